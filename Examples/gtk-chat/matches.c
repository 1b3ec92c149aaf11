/* The matches in and around the visible messages, found without searching a million messages in each frame, and their
 * highlights. */

#include "chat.h"

/* How many messages before and after the visible ones are searched, and how many of their matches are shown. */
#define AROUND 100
#define MOST 10000

void matches_forget(Matches *matches)
{
  for (guint m = 0; matches->found && m < matches->found->len; m++)
    matches_clear(&g_array_index(matches->found, bubble_match, m));
  if (matches->found) g_array_set_size(matches->found, 0);
  matches->first = matches->end = 0;
  matches->is_new = true;
}

void matches_clear(bubble_match *match)
{
  identity_clear(&match->id);
  path_clear(&match->path);
}

void matches_copy(bubble_match *to, const bubble_match *from)
{
  identity_copy(&to->id, &from->id);
  path_copy(&to->path, &from->path);
  to->range = from->range;
}

/* Returns whether two matches are the same. */
static bool is_same(const bubble_match *one, const bubble_match *other)
{
  return identity_equal(&one->id, &other->id) && path_equal(&one->path, &other->path) && one->range.start == other->range.start;
}

/* Searches a range of messages and the messages around it. */
static void look(Chat *chat, size_t first, size_t last)
{
  Matches *matches = &chat->find.matches;
  size_t from = first > AROUND ? first - AROUND : 0, count = last + 1 + AROUND - from;
  bubble_matches found;
  BUBBLE_INIT(found);
  matches_forget(matches);
  matches->first = from;
  matches->end = from + count;
  matches->edits = chat->model.edits;
  if (bubble_transcript_find_in(chat->model.transcript, chat->find.text, BUBBLE_NUL, 0, BUBBLE_SCOPE_ALL, from, count, MOST,
        chat->model.buffer, &found, NULL) != BUBBLE_OK)
    return;
  for (size_t m = 0; m < found.count; m++) {
    bubble_match kept = {0};
    matches_copy(&kept, &found.matches[m]);
    g_array_append_val(matches->found, kept);
  }
}

/* Highlights the matches; returns whether the highlights have changed. */
static bool highlight(Chat *chat)
{
  Matches *matches = &chat->find.matches;
  const Find *find = &chat->find;
  size_t current = SIZE_MAX;
  for (guint m = 0; find->has_current && m < matches->found->len; m++) {
    if (is_same(&g_array_index(matches->found, bubble_match, m), &find->current)) current = m;
  }
  if (!matches->is_new && matches->current == current && matches->shown == chat->model.shown) return false;
  bubble_transcript_highlight(
    chat->model.shown, (const bubble_match *)(void *)matches->found->data, matches->found->len, current, NULL);
  matches->is_new = false;
  matches->current = current;
  matches->shown = chat->model.shown;
  return true;
}

bool matches_update(Chat *chat)
{
  Matches *matches = &chat->find.matches;
  const bubble_rows_view *view = &chat->model.view;
  size_t first = SIZE_MAX, last = 0;
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind != BUBBLE_ROW_MESSAGE) continue;
    first = MIN(first, view->rows[r].index);
    last = MAX(last, view->rows[r].index);
  }
  bool is_known = matches->edits == chat->model.edits && matches->first <= first && last < matches->end;
  /* A streaming answer is not searched again for each piece. A slice has other indices than the whole conversation. */
  bool waits = chat->resize.is_active || (chat->stream_left > 0 && matches->edits != chat->model.edits);
  if (chat->find.text && *chat->find.text && first != SIZE_MAX && !is_known && !waits) look(chat, first, last);
  return highlight(chat);
}
