/* The input of the composer: keys, input methods, the pointer and the clipboard. */

#include "chat.h"

static bubble_offsets selection(Composer *composer)
{
  bubble_composer_state state;
  BUBBLE_INIT(state);
  bubble_composer_read(composer->handle, &state, NULL);
  return state.selection;
}

static void insert(Chat *chat, const char *text)
{
  bubble_composer_insert(chat->composer.handle, text, BUBBLE_NUL, NULL);
  composer_changed(chat);
}

/* -- Input methods. */

static void on_commit(GtkIMContext *context, const char *text, gpointer data)
{
  Chat *chat = data;
  (void)context;
  /* The marked text is replaced by the committed text. */
  bubble_composer_mark(chat->composer.handle, "", 0, 0, 0, NULL);
  insert(chat, text);
}

static void on_preedit(GtkIMContext *context, gpointer data)
{
  Chat *chat = data;
  char *text;
  int caret;
  gtk_im_context_get_preedit_string(context, &text, NULL, &caret);
  uint32_t place = (uint32_t)(g_utf8_offset_to_pointer(text, caret) - text);
  bubble_composer_mark(chat->composer.handle, text, BUBBLE_NUL, place, place, NULL);
  g_free(text);
  composer_changed(chat);
}

static gboolean on_surrounding(GtkIMContext *context, gpointer data)
{
  Chat *chat = data;
  char *text = composer_text(chat);
  bubble_offsets selected = selection(&chat->composer);
  gtk_im_context_set_surrounding_with_selection(context, text, -1, (int)selected.end, (int)selected.start);
  g_free(text);
  return TRUE;
}

static gboolean on_delete_surrounding(GtkIMContext *context, int offset, int count, gpointer data)
{
  Chat *chat = data;
  char *text = composer_text(chat);
  char *from = text + selection(&chat->composer).end;
  (void)context;
  from = g_utf8_offset_to_pointer(text, CLAMP(g_utf8_pointer_to_offset(text, from) + offset, 0, g_utf8_strlen(text, -1)));
  char *to = from;
  while (count-- > 0 && *to) to = g_utf8_next_char(to);
  bubble_composer_replace(chat->composer.handle, (uint32_t)(from - text), (uint32_t)(to - text), "", 0, NULL);
  g_free(text);
  composer_changed(chat);
  return TRUE;
}

/* -- The caret. */

/* Returns the place one grapheme cluster, mention or word before or after another place. */
static uint32_t neighbour(Chat *chat, uint32_t from, bool is_forward, bool is_word)
{
  uint32_t movement = is_word ? BUBBLE_MOVE_WORD_BACKWARD : BUBBLE_MOVE_CHARACTER_BACKWARD;
  bubble_composer_offset(chat->composer.handle, from, is_forward ? movement + 1 : movement, &from, NULL);
  return from;
}

static void move(Chat *chat, uint32_t to, bool extends)
{
  Composer *composer = &chat->composer;
  bubble_offsets selected = selection(composer);
  uint32_t other = composer->caret == selected.end ? selected.start : selected.end;
  composer->caret = to;
  if (extends) bubble_composer_select(composer->handle, MIN(other, to), MAX(other, to), NULL);
  else bubble_composer_select(composer->handle, to, to, NULL);
  composer_changed(chat);
}

/* Returns the place one line above or below. */
static uint32_t line(Chat *chat, int direction)
{
  Composer *composer = &chat->composer;
  const bubble_rect *caret = &composer->layout.caret;
  uint32_t offset = composer->caret;
  bubble_composer_position(composer->handle, composer->layout.width, caret->x,
    caret->y + caret->height * (0.5 + direction), &offset, NULL);
  return offset;
}

static void on_clipboard(GObject *clipboard, GAsyncResult *result, gpointer data)
{
  char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);
  if (text) insert(data, text);
  g_free(text);
}

static bool on_command(Chat *chat, guint key)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard(chat->composer.area);
  bubble_offsets selected = selection(&chat->composer);
  char *text = composer_text(chat);
  bool is_known = true;
  switch (key) {
  case GDK_KEY_a: bubble_composer_select(chat->composer.handle, 0, (uint32_t)strlen(text), NULL); break;
  case GDK_KEY_v: gdk_clipboard_read_text_async(clipboard, NULL, on_clipboard, chat); break;
  case GDK_KEY_c:
  case GDK_KEY_x:
    if (selected.end > selected.start) {
      text[selected.end] = 0;
      gdk_clipboard_set_text(clipboard, text + selected.start);
      if (key == GDK_KEY_x) bubble_composer_delete(chat->composer.handle, 0, NULL);
    }
    break;
  default: is_known = false;
  }
  g_free(text);
  if (is_known) composer_changed(chat);
  return is_known;
}

static gboolean on_key(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer data)
{
  Chat *chat = data;
  Composer *composer = &chat->composer;
  bool extends = (state & GDK_SHIFT_MASK) != 0, is_control = (state & GDK_CONTROL_MASK) != 0;
  bubble_offsets selected = selection(composer);
  (void)controller, (void)code;
  if (composer->caret != selected.start) composer->caret = selected.end;
  if (is_control && on_command(chat, key)) return TRUE;
  if (mentions_key(chat, key)) return TRUE;
  switch (key) {
  case GDK_KEY_Left: move(chat, neighbour(chat, composer->caret, false, is_control), extends); return TRUE;
  case GDK_KEY_Right: move(chat, neighbour(chat, composer->caret, true, is_control), extends); return TRUE;
  case GDK_KEY_Up: move(chat, line(chat, -1), extends); return TRUE;
  case GDK_KEY_Down: move(chat, line(chat, 1), extends); return TRUE;
  case GDK_KEY_Home: move(chat, 0, extends); return TRUE;
  case GDK_KEY_End: move(chat, UINT32_MAX, extends); return TRUE;
  case GDK_KEY_BackSpace: bubble_composer_delete(composer->handle, 0, NULL); break;
  case GDK_KEY_Delete: bubble_composer_delete(composer->handle, 1, NULL); break;
  case GDK_KEY_Page_Up:
  case GDK_KEY_Page_Down: scroll_by(chat, (key == GDK_KEY_Page_Up ? -0.9 : 0.9) * chat->height); return TRUE;
  case GDK_KEY_Escape: composer_reply(chat, NULL, NULL); return TRUE;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
    if (extends) insert(chat, "\n");
    else composer_send(chat);
    return TRUE;
  default: return FALSE;
  }
  composer_changed(chat);
  return TRUE;
}

/* -- The pointer. */

static uint32_t place_at(Chat *chat, double x, double y)
{
  Composer *composer = &chat->composer;
  uint32_t offset = 0;
  bubble_composer_position(composer->handle, composer->layout.width, x, y + composer->layout.scroll, &offset, NULL);
  return offset;
}

static void on_press(GtkGestureDrag *gesture, double x, double y, gpointer data)
{
  Chat *chat = data;
  (void)gesture;
  gtk_widget_grab_focus(chat->composer.area);
  /* Commits the marked text of an input method. */
  bubble_composer_commit(chat->composer.handle, NULL);
  gtk_im_context_reset(chat->composer.input);
  move(chat, place_at(chat, x, y), false);
}

static void on_drag(GtkGestureDrag *gesture, double dx, double dy, gpointer data)
{
  Chat *chat = data;
  double x, y;
  gtk_gesture_drag_get_start_point(gesture, &x, &y);
  uint32_t from = place_at(chat, x, y), to = place_at(chat, x + dx, y + dy);
  bubble_composer_select(chat->composer.handle, MIN(from, to), MAX(from, to), NULL);
  composer_changed(chat);
}

static void on_focus(GtkEventControllerFocus *controller, gpointer data)
{
  Chat *chat = data;
  (void)controller;
  if (gtk_widget_has_focus(chat->composer.area)) gtk_im_context_focus_in(chat->composer.input);
  else {
    gtk_im_context_focus_out(chat->composer.input);
    mentions_dismiss(chat);
  }
  gtk_widget_queue_draw(chat->composer.area);
}

static void on_realize(GtkWidget *area, gpointer data)
{
  gtk_im_context_set_client_widget(((Chat *)data)->composer.input, area);
}

void composer_input_attach(Chat *chat)
{
  Composer *composer = &chat->composer;
  GtkEventController *keys = gtk_event_controller_key_new(), *focus = gtk_event_controller_focus_new();
  GtkGesture *drag = gtk_gesture_drag_new();
  composer->input = gtk_im_multicontext_new();
  g_signal_connect(composer->input, "commit", G_CALLBACK(on_commit), chat);
  g_signal_connect(composer->input, "preedit-changed", G_CALLBACK(on_preedit), chat);
  g_signal_connect(composer->input, "retrieve-surrounding", G_CALLBACK(on_surrounding), chat);
  g_signal_connect(composer->input, "delete-surrounding", G_CALLBACK(on_delete_surrounding), chat);
  gtk_event_controller_key_set_im_context(GTK_EVENT_CONTROLLER_KEY(keys), composer->input);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), chat);
  g_signal_connect(focus, "enter", G_CALLBACK(on_focus), chat);
  g_signal_connect(focus, "leave", G_CALLBACK(on_focus), chat);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_press), chat);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag), chat);
  g_signal_connect(composer->area, "realize", G_CALLBACK(on_realize), chat);
  gtk_widget_add_controller(composer->area, keys);
  gtk_widget_add_controller(composer->area, focus);
  gtk_widget_add_controller(composer->area, GTK_EVENT_CONTROLLER(drag));
}
