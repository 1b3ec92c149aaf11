/* Selects text across messages. */

#include "chat.h"

/* The texts that can be selected: messages' own texts, and code. */
#define SELECTED (BUBBLE_SCOPE_OWN | BUBBLE_SCOPE_CODE)

static void copy_position(bubble_position *to, const bubble_position *from)
{
  identity_copy(&to->id, &from->id);
  path_copy(&to->path, &from->path);
  to->size = sizeof *to;
  to->offset = from->offset;
  to->affinity = from->affinity;
}

static bool position_at(Chat *chat, double x, double y, bubble_position *position)
{
  BUBBLE_INIT(*position);
  return bubble_transcript_position(chat->model.shown, x, y + chat->y, SELECTED, chat->model.buffer, position, NULL) == BUBBLE_OK;
}

void select_begin(Chat *chat, double x, double y)
{
  bubble_position position;
  select_clear(chat);
  if (!position_at(chat, x, y, &position)) return;
  copy_position(&chat->selection.anchor, &position);
  copy_position(&chat->selection.focus, &position);
}

void select_extend(Chat *chat, double x, double y)
{
  bubble_position position;
  if (chat->selection.anchor.size == 0 || !position_at(chat, x, y, &position)) return;
  copy_position(&chat->selection.focus, &position);
  chat->selection.is_set = true;
  gtk_widget_queue_draw(chat->area);
}

void select_clear(Chat *chat)
{
  identity_clear(&chat->selection.anchor.id);
  identity_clear(&chat->selection.focus.id);
  path_clear(&chat->selection.anchor.path);
  path_clear(&chat->selection.focus.path);
  memset(&chat->selection, 0, sizeof chat->selection);
  gtk_widget_queue_draw(chat->area);
}

char *select_text(Chat *chat)
{
  bubble_text text;
  BUBBLE_INIT(text);
  if (!chat->selection.is_set ||
    bubble_transcript_selected_text(chat->model.transcript, &chat->selection.anchor, &chat->selection.focus, SELECTED,
      chat->model.buffer, &text, NULL) != BUBBLE_OK)
    return NULL;
  return g_strndup(text.bytes, text.length);
}

void select_copy(Chat *chat)
{
  char *text = select_text(chat);
  if (text) gdk_clipboard_set_text(gtk_widget_get_clipboard(chat->area), text);
  g_free(text);
}

void select_snapshot(Chat *chat, GtkSnapshot *snapshot)
{
  bubble_rects rects;
  BUBBLE_INIT(rects);
  if (!chat->selection.is_set ||
    bubble_transcript_selection_rects(chat->model.shown, &chat->selection.anchor, &chat->selection.focus, SELECTED, chat->y,
      chat->height, chat->model.buffer, &rects, NULL) != BUBBLE_OK)
    return;
  GdkRGBA color = chat_color(chat->model.colors[chat->model.selection_role], 0.35);
  for (size_t r = 0; r < rects.count; r++) {
    const bubble_rect *rect = &rects.rects[r];
    graphene_rect_t place;
    graphene_rect_init(&place, (float)rect->x, (float)(rect->y - chat->y), (float)rect->width, (float)rect->height);
    gtk_snapshot_append_color(snapshot, &color, &place);
  }
}
