/* The keyboard in the list: scrolling, and moving from message to message. */

#include "chat.h"

/* Makes the message above (-1) or below (1) the current one; without a current message, the lowest visible one. */
static void step(Chat *chat, int direction)
{
  Model *model = &chat->model;
  const bubble_rows_view *view = &model->view;
  size_t index = 0;
  bubble_id id;
  bubble_rect frame;
  if (!chat->has_current || bubble_transcript_index(model->transcript, &chat->current, &index, NULL) != BUBBLE_OK) {
    for (size_t r = 0; r < view->row_count; r++)
      if (view->rows[r].kind == BUBBLE_ROW_MESSAGE) index = view->rows[r].index;
  } else if ((direction < 0 && index == 0) || bubble_transcript_id(model->transcript, index + (size_t)direction, model->buffer, &id, NULL) != BUBBLE_OK) {
    return;
  } else {
    index += (size_t)direction;
  }
  if (bubble_transcript_id(model->transcript, index, model->buffer, &id, NULL) != BUBBLE_OK) return;
  identity_copy(&chat->current, &id);
  chat->has_current = true;
  if (bubble_transcript_frame(model->transcript, &chat->current, &frame, NULL) != BUBBLE_OK) return;
  access_focus(chat);
  if (frame.y < chat->y) scroll_by(chat, frame.y - chat->y - 8);
  else if (frame.y + frame.height > chat->y + chat->height) scroll_by(chat, frame.y + frame.height - chat->y - chat->height + 8);
  view_invalidate(chat);
}

/* Returns what a press that performs an action would hit. Its texts are those of the list of actions. */
static bubble_hit hit_of(const bubble_accessibility *told, size_t number, const bubble_id *id)
{
  const bubble_action *action = &told->actions[number];
  const bubble_action_target *target = &told->targets[number];
  bubble_hit hit;
  BUBBLE_INIT(hit);
  hit.id = *id;
  hit.target = action->target;
  hit.index = action->index;
  hit.card = action->card;
  hit.span_kind = action->span_kind;
  hit.span_range = action->span_range;
  if (target->href.first != BUBBLE_NONE) {
    hit.href = told->strings + target->href.first;
    hit.href_length = target->href.count;
  }
  if (target->footnote.first != BUBBLE_NONE) {
    hit.footnote = told->strings + target->footnote.first;
    hit.footnote_length = target->footnote.count;
  }
  return hit;
}

/* Follows the first link of the current message, or expands it, or goes to the message that it quotes: what a screen reader offers, in
 * this order. The menu has other links. */
static void activate(Chat *chat)
{
  static const uint32_t kinds[] = {BUBBLE_ACTION_OPEN, BUBBLE_ACTION_EXPAND, BUBBLE_ACTION_SHOW_QUOTED};
  bubble_accessibility told;
  BUBBLE_INIT(told);
  if (!chat->has_current || !view_row(chat, &chat->current)) return;
  if (bubble_transcript_message_accessibility(chat->model.transcript, &chat->current, chat->model.buffer, &told, NULL) != BUBBLE_OK) return;
  for (size_t k = 0; k < G_N_ELEMENTS(kinds); k++) {
    for (size_t a = 0; a < told.action_count; a++) {
      bubble_hit hit = hit_of(&told, a, &chat->current);
      if (told.actions[a].kind != kinds[k] || !pointer_follows(&hit)) continue;
      pointer_activate(chat, &hit);
      return;
    }
  }
}

static void menu_at_current(Chat *chat)
{
  const bubble_row *row = chat->has_current ? view_row(chat, &chat->current) : NULL;
  bubble_hit hit;
  BUBBLE_INIT(hit);
  if (!row) return;
  hit.id = chat->current;
  menu_open(chat, &hit, row->frame.x + row->frame.width / 2, row->frame.y + row->frame.height / 2 - chat->y);
}

static gboolean on_key(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer data)
{
  Chat *chat = data;
  bool is_control = (state & GDK_CONTROL_MASK) != 0;
  (void)controller, (void)code;
  switch (key) {
  case GDK_KEY_Up: is_control ? scroll_by(chat, -60) : step(chat, -1); return TRUE;
  case GDK_KEY_Down: is_control ? scroll_by(chat, 60) : step(chat, 1); return TRUE;
  case GDK_KEY_Page_Up: scroll_by(chat, -0.9 * chat->height); return TRUE;
  case GDK_KEY_Page_Down: scroll_by(chat, 0.9 * chat->height); return TRUE;
  case GDK_KEY_Home: scroll_to_end(chat, false); return TRUE;
  case GDK_KEY_End: scroll_to_end(chat, true); return TRUE;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter: activate(chat); return TRUE;
  case GDK_KEY_Menu: menu_at_current(chat); return TRUE;
  case GDK_KEY_F10:
    if (!(state & GDK_SHIFT_MASK)) return FALSE;
    menu_at_current(chat);
    return TRUE;
  case GDK_KEY_Escape:
    select_clear(chat);
    chat->has_current = false;
    gtk_widget_grab_focus(chat->area);
    view_invalidate(chat);
    return TRUE;
  default: return FALSE;
  }
}

void keys_attach(Chat *chat)
{
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), chat);
  gtk_widget_add_controller(chat->area, keys);
}

/* Draws a line at the side of the current message. */
void keys_snapshot(Chat *chat, GtkSnapshot *snapshot)
{
  const bubble_row *row = chat->has_current ? view_row(chat, &chat->current) : NULL;
  if (!row) return;
  GdkRGBA color = chat_color(chat->model.colors[chat->model.selection_role], 1);
  graphene_rect_t place;
  graphene_rect_init(&place, 0, (float)(row->frame.y - chat->y), 3, (float)row->frame.height);
  gtk_snapshot_append_color(snapshot, &color, &place);
}
