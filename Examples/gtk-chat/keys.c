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

/* Whether a press on a part follows a link (what = 0), expands a long text (1) or goes to a quoted message (2); fills `hit`. */
static bool means(const bubble_rows_view *view, const bubble_part *part, int what, bubble_hit *hit)
{
  if (what > 0) {
    hit->target = what == 1 ? BUBBLE_HIT_READ_MORE : BUBBLE_HIT_QUOTE;
    return part->kind == BUBBLE_PART_LABEL && part->role == (what == 1 ? BUBBLE_LABEL_READ_MORE : BUBBLE_LABEL_QUOTE_TEXT);
  }
  hit->target = BUBBLE_HIT_DATA;
  for (uint32_t d = 0; part->kind == BUBBLE_PART_TEXT && d < part->detected.count; d++) {
    const bubble_span *span = &view->spans[part->detected.first + d];
    hit->span_kind = span->kind;
    hit->span_range = span->range;
    if (pointer_follows(hit)) return true;
  }
  return false;
}

/* Follows the first link of the current message, or expands it, or goes to the message that it quotes. The menu has other links. */
static void activate(Chat *chat)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = chat->has_current ? view_row(chat, &chat->current) : NULL;
  for (int what = 0; row && what < 3; what++) {
    for (uint32_t p = 0; p < row->parts.count; p++) {
      bubble_hit hit;
      BUBBLE_INIT(hit);
      hit.id = chat->current;
      hit.part = p;
      if (!means(view, &view->parts[row->parts.first + p], what, &hit)) continue;
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
