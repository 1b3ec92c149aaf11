/* Goes from a reply to the quoted message. */

#include "chat.h"

/* Returns the text of the quote in a visible row; NULL for none. */
static char *quoted_text(Chat *chat, const bubble_id *id)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = view_row(chat, id);
  if (!row) return NULL;
  for (uint32_t p = row->parts.first; p < row->parts.first + row->parts.count; p++) {
    const bubble_part *part = &view->parts[p];
    if (part->kind != BUBBLE_PART_LABEL || part->role != BUBBLE_LABEL_QUOTE_TEXT) continue;
    bubble_range text = part->whole_text.first != BUBBLE_NONE && part->whole_text.count > 0 ? part->whole_text : part->text;
    return g_strndup(view->strings + text.first, text.count);
  }
  return NULL;
}

/* Goes to the quoted message. A quote has a text but no id, so this is the nearest message above with that text. */
void jump_to_quoted(Chat *chat, const bubble_id *id)
{
  Model *model = &chat->model;
  char *text = quoted_text(chat, id);
  bubble_match from = {*id, {0}, {0, 0}};
  bubble_matches found;
  BUBBLE_INIT(found);
  if (text && *text &&
    bubble_transcript_find_next(model->transcript, text, BUBBLE_NUL, BUBBLE_FIND_CASE | BUBBLE_FIND_MARKS | BUBBLE_FIND_UP,
      BUBBLE_SCOPE_OWN, &from, model->buffer, &found, NULL) == BUBBLE_OK &&
    found.count > 0) {
    bubble_id place = {0};
    bubble_rect frame;
    identity_copy(&place, &found.matches[0].id);
    if (bubble_transcript_frame(model->transcript, &place, &frame, NULL) == BUBBLE_OK) {
      identity_copy(&chat->current, &place);
      chat->has_current = true;
      view_show(chat, &place, &frame);
      view_invalidate(chat);
      /* Screen readers read the message that the list has jumped to. */
      access_focus(chat);
    }
    identity_clear(&place);
  }
  g_free(text);
}
