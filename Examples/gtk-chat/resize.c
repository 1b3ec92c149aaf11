/* Live resize of a conversation of any length.
 *
 * A new width costs a comparison for each of a million rows, which takes longer than a frame. So while the width changes, the visible
 * messages and some around them are laid out in a small transcript of their own, the slice, which is made in idle time beforehand.
 * When the width has stayed the same for a moment, another thread lays out the whole conversation, and the window returns to it. */

#include "chat.h"

/* Conversations with fewer messages are laid out without a slice. */
#define SHORT 4000
/* How many messages before and after the visible ones are in the slice. */
#define BEYOND 20
/* How long the width must stay the same before the whole conversation is laid out, in milliseconds. */
#define PAUSE 200

static bool visible(Chat *chat, size_t *first, size_t *last)
{
  const bubble_rows_view *view = &chat->model.view;
  *first = SIZE_MAX;
  *last = 0;
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind != BUBBLE_ROW_MESSAGE) continue;
    *first = MIN(*first, view->rows[r].index);
    *last = MAX(*last, view->rows[r].index);
  }
  return *first != SIZE_MAX;
}

static void add_message(Chat *chat, GString *to, size_t index)
{
  Model *model = &chat->model;
  bubble_id id, copy = {0};
  bubble_text text;
  BUBBLE_INIT(text);
  if (bubble_transcript_id(model->transcript, index, model->buffer, &id, NULL) != BUBBLE_OK) return;
  identity_copy(&copy, &id);
  if (bubble_transcript_message(model->transcript, &copy, model->buffer, &text, NULL) == BUBBLE_OK) {
    g_string_append_len(to, text.bytes, (gssize)text.length);
    g_string_append_c(to, '\n');
  }
  identity_clear(&copy);
}

void resize_prepare(Chat *chat)
{
  Resize *resize = &chat->resize;
  Model *model = &chat->model;
  size_t first, last, count = model_count(chat);
  if (resize->is_active || count < SHORT || !visible(chat, &first, &last)) return;
  size_t from = first > BEYOND ? first - BEYOND : 0, to = MIN(count, last + 1 + BEYOND);
  if (resize->slice && resize->edits == model->edits && resize->first <= first && last < resize->end &&
    (resize->first == 0 || resize->first + BEYOND / 2 <= first) && (resize->end == count || last + BEYOND / 2 < resize->end))
    return;
  GString *messages = g_string_new(NULL);
  for (size_t index = from; index < to; index++) add_message(chat, messages, index);
  bubble_transcript_options how = model->how;
  how.width = chat->laid_out_width;
  how.flags &= ~(uint32_t)BUBBLE_TRANSCRIPT_ESTIMATED;
  bubble_transcript_free(resize->slice);
  resize->slice = NULL;
  bubble_transcript_open(model->engine, model->style, &how, messages->str, messages->len, &resize->slice, NULL, NULL);
  for (guint e = 0; resize->slice && e < model->expanded->len; e++)
    bubble_transcript_set_expanded(resize->slice, &g_array_index(model->expanded, bubble_id, e), 1, NULL, NULL);
  g_string_free(messages, TRUE);
  resize->first = from;
  resize->end = to;
  resize->edits = model->edits;
}

/* Finds the corresponding place in the other transcript by a visible row. */
void resize_move_place(Chat *chat, bubble_transcript *from, bubble_transcript *to)
{
  const bubble_rows_view *view = &chat->model.view;
  double lowest, highest;
  bool is_at_end = scroll_at_end(chat);
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind != BUBBLE_ROW_MESSAGE) continue;
    bubble_id id = identity_of_row(view, &view->rows[r]);
    bubble_rect before, after;
    if (bubble_transcript_frame(from, &id, &before, NULL) != BUBBLE_OK || bubble_transcript_frame(to, &id, &after, NULL) != BUBBLE_OK)
      continue;
    chat->y += after.y - before.y;
    break;
  }
  if (is_at_end && bubble_transcript_scroll_range(to, chat->height, &lowest, &highest, NULL) == BUBBLE_OK &&
    (to != chat->resize.slice || chat->resize.end == model_count(chat)))
    chat->y = highest;
  chat->model.shown = to;
}

static void set_width(Chat *chat)
{
  bubble_transcript *shown = chat->model.shown;
  bubble_transcript_hold(shown, chat->y, chat->height, scroll_at_end(chat) ? BUBBLE_EDGE_BOTTOM : BUBBLE_EDGE_TOP, NULL);
  bubble_transcript_set_width(shown, chat->width, NULL);
  bubble_transcript_held(shown, chat->height, &chat->y, NULL);
  chat->laid_out_width = chat->width;
  chat->measure.phase = PHASE_RESIZE;
}

/* -- The return to the whole conversation. */

static void end(Chat *chat)
{
  Resize *resize = &chat->resize;
  resize_move_place(chat, resize->slice, chat->model.transcript);
  resize->is_active = false;
  view_invalidate(chat);
}

static gboolean on_done(gpointer data)
{
  Chat *chat = data;
  Resize *resize = &chat->resize;
  /* There is no worker if `resize_finish` has waited for it. */
  if (!resize->worker) return G_SOURCE_REMOVE;
  g_thread_join(resize->worker);
  resize->worker = NULL;
  /* Otherwise the width has changed again in the meantime, and the timer is running. */
  if (resize->is_active && resize->working_width == chat->width) end(chat);
  return G_SOURCE_REMOVE;
}

static gpointer work(gpointer data)
{
  Chat *chat = data;
  bubble_transcript_set_width(chat->model.transcript, chat->resize.working_width, NULL);
  g_idle_add(on_done, chat);
  return NULL;
}

static gboolean on_pause(gpointer data)
{
  Chat *chat = data;
  Resize *resize = &chat->resize;
  if (resize->worker) return G_SOURCE_CONTINUE;
  resize->timer = 0;
  resize->working_width = chat->width;
  resize->worker = g_thread_new("width", work, chat);
  return G_SOURCE_REMOVE;
}

void resize_finish(Chat *chat)
{
  Resize *resize = &chat->resize;
  if (resize->timer) g_source_remove(resize->timer);
  resize->timer = 0;
  if (resize->worker) g_thread_join(resize->worker);
  resize->worker = NULL;
  if (!resize->is_active) return;
  bubble_transcript_set_width(chat->model.transcript, chat->laid_out_width, NULL);
  end(chat);
}

/* -- A new width. */

void resize_width(Chat *chat)
{
  Resize *resize = &chat->resize;
  if (!resize->is_active) {
    resize_prepare(chat);
    if (!resize->slice || resize->edits != chat->model.edits || model_count(chat) < SHORT) {
      set_width(chat);
      return;
    }
    /* The slice may be from before another resize, with its width. */
    bubble_transcript_set_width(resize->slice, chat->laid_out_width, NULL);
    resize_move_place(chat, chat->model.transcript, resize->slice);
    resize->is_active = true;
  }
  set_width(chat);
  if (resize->timer) g_source_remove(resize->timer);
  resize->timer = g_timeout_add(PAUSE, on_pause, chat);
}

void resize_close(Chat *chat)
{
  resize_finish(chat);
  bubble_transcript_free(chat->resize.slice);
}
