/* Which matches there are around what can be seen, without going through a million messages for each frame.
 *
 * A stretch of messages is known, with all the matches in it. It grows as the reader scrolls: the next match beyond it says that
 * there is none up to there. */

#include "chat.h"

void matches_forget(Matches *matches)
{
  for (guint m = 0; matches->found && m < matches->found->len; m++)
    identity_clear(&g_array_index(matches->found, bubble_match, m).id);
  if (matches->found) g_array_set_size(matches->found, 0);
  matches->first = matches->end = 0;
}

void matches_copy(bubble_match *to, const bubble_match *from)
{
  identity_copy(&to->id, &from->id);
  to->range = from->range;
}

bool matches_next(Chat *chat, const bubble_match *after, bool is_up, bubble_match *next, size_t *index)
{
  Model *model = &chat->model;
  bubble_matches found;
  BUBBLE_INIT(found);
  if (bubble_transcript_find_next(model->transcript, chat->find.text, BUBBLE_NUL, is_up ? BUBBLE_FIND_UP : 0, after,
        model->buffer, &found, NULL) != BUBBLE_OK ||
    found.count == 0)
    return false;
  bubble_match copy = {{NULL, 0, 0}, {0, 0}};
  matches_copy(&copy, &found.matches[0]);
  identity_clear(&next->id);
  *next = copy;
  return bubble_transcript_index(model->transcript, &next->id, index, NULL) == BUBBLE_OK;
}

/* Adds the matches of the nearest message beyond the known stretch, and all up to the one after that. */
static void grow(Chat *chat, bool is_up, size_t count)
{
  Matches *matches = &chat->find.matches;
  size_t from = is_up ? matches->first : matches->end, place = 0, at = SIZE_MAX;
  bubble_match match = {{NULL, 0, 0}, {0, 0}};
  bubble_id id;
  if (bubble_transcript_id(chat->model.transcript, from, chat->model.buffer, &id, NULL) == BUBBLE_OK) identity_copy(&match.id, &id);
  /* From the beginning of the message at the edge: up to those above it, or down to those in it and below. */
  while (matches_next(chat, &match, is_up, &match, &place)) {
    bool is_beyond = is_up ? place < from : place >= from;
    if (!is_beyond) break;
    if (at != SIZE_MAX && place != at) {
      if (is_up) matches->first = place + 1;
      else matches->end = place;
      identity_clear(&match.id);
      return;
    }
    /* Around the end, and back where it began. */
    bubble_match *other = matches->found->len == 0 ? NULL : &g_array_index(matches->found, bubble_match, matches->found->len - 1);
    if (at != SIZE_MAX && other &&
      (is_up ? match.range.start >= other->range.start : match.range.start <= other->range.start))
      break;
    bubble_match kept = {{NULL, 0, 0}, {0, 0}};
    matches_copy(&kept, &match);
    g_array_append_val(matches->found, kept);
    at = place;
  }
  identity_clear(&match.id);
  if (is_up) matches->first = 0;
  else matches->end = count;
}

void matches_update(Chat *chat)
{
  Matches *matches = &chat->find.matches;
  const bubble_rows_view *view = &chat->model.view;
  size_t first = SIZE_MAX, last = 0, count = model_count(chat);
  if (!chat->find.text || !*chat->find.text || chat->resize.is_active) return;
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind != BUBBLE_ROW_MESSAGE) continue;
    first = MIN(first, view->rows[r].index);
    last = MAX(last, view->rows[r].index);
  }
  if (first == SIZE_MAX) return;
  /* Not anew for each piece that streams in. */
  if (chat->stream_left > 0 && matches->edits != chat->model.edits) return;
  if (matches->edits != chat->model.edits || last + 2000 < matches->first || first > matches->end + 2000) {
    matches_forget(matches);
    matches->edits = chat->model.edits;
    matches->first = matches->end = first;
  }
  while (matches->end <= last && matches->end < count) grow(chat, false, count);
  while (matches->first > first) grow(chat, true, count);
}
