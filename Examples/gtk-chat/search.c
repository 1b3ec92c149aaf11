/* Searches for the next match in slices of messages, in idle time, so that a word without a match in a million messages delays no frame. */

#include "chat.h"

/* The number of messages in a slice: it takes about a millisecond to search them. */
#define SLICE 500
/* A limit for matches that no slice reaches. */
#define MOST ((size_t)1 << 20)

static bool is_same(const bubble_match *one, const bubble_match *other)
{
  return identity_equal(&one->id, &other->id) && path_equal(&one->path, &other->path) && one->range.start == other->range.start;
}

void search_stop(Chat *chat)
{
  Search *search = &chat->find.search;
  if (search->idle) g_source_remove(search->idle);
  search->idle = 0;
  identity_clear(&search->edge);
  search->has_edge = false;
}

/* Ends the search, with a match or without. */
static void finish(Chat *chat, const bubble_match *match, size_t index)
{
  search_stop(chat);
  find_found(chat, match, index);
}

/* Returns the matches in some messages; they are in the model's buffer. */
static bubble_matches matches_in(Chat *chat, size_t first, size_t count)
{
  bubble_matches found;
  BUBBLE_INIT(found);
  if (bubble_transcript_find_in(chat->model.transcript, chat->find.text, BUBBLE_NUL, 0, BUBBLE_SCOPE_ALL, first, count, MOST,
        chat->model.buffer, &found, NULL) != BUBBLE_OK)
    found.count = 0;
  return found;
}

/* Ends the search with a match. */
static void take(Chat *chat, const bubble_match *match)
{
  size_t index = 0;
  bubble_match copy = {0};
  matches_copy(&copy, match);
  if (bubble_transcript_index(chat->model.transcript, &copy.id, &index, NULL) == BUBBLE_OK) finish(chat, &copy, index);
  else finish(chat, NULL, 0);
  matches_clear(&copy);
}

/* Edits change the indices of messages, so the search finds its place again by the message's id. */
static void keep_place(Chat *chat, size_t count)
{
  Search *search = &chat->find.search;
  size_t index;
  if (search->edits != chat->model.edits && search->has_edge &&
    bubble_transcript_index(chat->model.transcript, &search->edge, &index, NULL) == BUBBLE_OK)
    search->place = index;
  search->edits = chat->model.edits;
  search->place = MIN(search->place, count);
}

static void note_place(Chat *chat, size_t count)
{
  Search *search = &chat->find.search;
  bubble_id id;
  identity_clear(&search->edge);
  search->has_edge = search->place < count &&
    bubble_transcript_id(chat->model.transcript, search->place, chat->model.buffer, &id, NULL) == BUBBLE_OK;
  if (search->has_edge) identity_copy(&search->edge, &id);
}

/* Searches a slice; returns whether there is more to search. */
static bool step(Chat *chat)
{
  Search *search = &chat->find.search;
  size_t count = model_count(chat), first, size;
  keep_place(chat, count);
  if (count == 0 || search->left == 0) return finish(chat, NULL, 0), false;
  /* The search continues at the other end. */
  if (search->is_up && search->place == 0) search->place = count;
  if (!search->is_up && search->place >= count) search->place = 0;
  size = MIN(MIN((size_t)SLICE, search->left), search->is_up ? search->place : count - search->place);
  first = search->is_up ? search->place - size : search->place;
  bubble_matches found = matches_in(chat, first, size);
  search->slices++;
  if (found.count > 0) return take(chat, &found.matches[search->is_up ? found.count - 1 : 0]), false;
  search->place = search->is_up ? first : first + size;
  search->left -= size;
  note_place(chat, count);
  return true;
}

static gboolean on_idle(gpointer data)
{
  Chat *chat = data;
  if (step(chat)) return G_SOURCE_CONTINUE;
  /* The end of the search has already removed the idle source. */
  return G_SOURCE_REMOVE;
}

/* Returns the next match in the same message as another; NULL for none. */
static const bubble_match *beside(Chat *chat, const bubble_match *after, size_t index, bool is_up)
{
  bubble_matches found = matches_in(chat, index, 1);
  for (size_t m = 0; m < found.count; m++) {
    if (!is_same(&found.matches[m], after)) continue;
    if (is_up) return m > 0 ? &found.matches[m - 1] : NULL;
    return m + 1 < found.count ? &found.matches[m + 1] : NULL;
  }
  return NULL;
}

void search_start(Chat *chat, const bubble_match *after, bool is_up)
{
  Search *search = &chat->find.search;
  size_t count = model_count(chat), index = 0;
  search_stop(chat);
  search->is_up = is_up;
  search->edits = chat->model.edits;
  search->left = count;
  search->slices = 0;
  search->place = is_up ? count : 0;
  if (after && bubble_transcript_index(chat->model.transcript, &after->id, &index, NULL) == BUBBLE_OK) {
    const bubble_match *next = beside(chat, after, index, is_up);
    if (next) {
      take(chat, next);
      return;
    }
    search->place = is_up ? index : index + 1;
  }
  /* The next match is mostly near, so the first slice is searched at once. */
  if (step(chat)) search->idle = g_idle_add(on_idle, chat);
}
