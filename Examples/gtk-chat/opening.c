/* Opens a long conversation: the newest messages are shown at once, while another thread reads and opens all of them. */

#include <math.h>

#include "chat.h"

/* How many messages are shown at once, and the size of a file, in bytes, from which this is worth the effort. */
#define NEWEST 200
#define LONG (1 << 20)

/* Returns the offset of the newest messages in JSON Lines. */
static size_t newest(const char *messages, size_t length)
{
  size_t lines = 0;
  for (size_t place = length; place > 1; place--)
    if (messages[place - 2] == '\n' && ++lines >= NEWEST) return place - 1;
  return 0;
}

static gboolean on_opened(gpointer data);

static gpointer work(gpointer data)
{
  Chat *chat = data;
  Opening *opening = &chat->opening;
  bubble_error error;
  BUBBLE_INIT(error);
  if (!opening->transcript) {
    gint64 start = g_get_monotonic_time();
    model_check(bubble_transcript_open(chat->model.engine, chat->model.style, &opening->how, opening->messages, opening->length,
                  &opening->transcript, NULL, &error),
      &error);
    chat->model.opening_seconds = (double)(g_get_monotonic_time() - start) / 1e6;
    g_free(opening->messages);
    opening->messages = NULL;
  } else {
    bubble_transcript_set_width(opening->transcript, opening->how.width, NULL);
  }
  g_idle_add(on_opened, chat);
  return NULL;
}

/* Adds the messages that were written in the meantime to the whole conversation. */
static void add_new(Chat *chat)
{
  Model *model = &chat->model;
  bubble_id id, copy = {0};
  bubble_text text;
  for (size_t index = chat->opening.count; bubble_transcript_id(model->transcript, index, model->buffer, &id, NULL) == BUBBLE_OK; index++) {
    identity_copy(&copy, &id);
    BUBBLE_INIT(text);
    if (bubble_transcript_message(model->transcript, &copy, model->buffer, &text, NULL) != BUBBLE_OK) continue;
    bubble_transcript_append(chat->opening.transcript, text.bytes, text.length, NULL, NULL, NULL);
  }
  identity_clear(&copy);
}

static gboolean on_opened(gpointer data)
{
  Chat *chat = data;
  Opening *opening = &chat->opening;
  Model *model = &chat->model;
  g_thread_join(opening->worker);
  opening->worker = NULL;
  if (!opening->transcript) return G_SOURCE_REMOVE;
  if (chat->laid_out_width != opening->how.width) {
    opening->how.width = chat->laid_out_width;
    opening->worker = g_thread_new("opening", work, chat);
    return G_SOURCE_REMOVE;
  }
  add_new(chat);
  for (guint e = 0; e < model->expanded->len; e++)
    bubble_transcript_set_expanded(opening->transcript, &g_array_index(model->expanded, bubble_id, e), 1, NULL, NULL);
  resize_move_place(chat, model->transcript, opening->transcript);
  bubble_transcript_free(model->transcript);
  model->transcript = opening->transcript;
  opening->transcript = NULL;
  model->edits++;
  chat->measure.all = (double)(g_get_monotonic_time() - chat->measure.opened) / 1e6;
  view_invalidate(chat);
  return G_SOURCE_REMOVE;
}

bool opening_start(Chat *chat, char *messages, size_t length, bool is_lines)
{
  Opening *opening = &chat->opening;
  Model *model = &chat->model;
  bubble_error error;
  bubble_reading reading;
  BUBBLE_INIT(error);
  BUBBLE_INIT(reading);
  bool is_long = is_lines && length > LONG;
  size_t from = is_long ? newest(messages, length) : 0;
  chat->measure.opened = g_get_monotonic_time();
  if (!model_check(bubble_transcript_open(model->engine, model->style, &model->how, messages + from, length - from,
                     &model->transcript, &reading, &error),
        &error)) {
    g_free(messages);
    return false;
  }
  if (reading.problem[0]) g_printerr("gtk-chat: %s\n", reading.problem);
  model->shown = model->transcript;
  if (!is_long) {
    g_free(messages);
    return true;
  }
  *opening = (Opening){.messages = messages, .length = length, .how = model->how, .count = model_count(chat)};
  opening->worker = g_thread_new("opening", work, chat);
  return true;
}

void opening_close(Chat *chat)
{
  if (chat->opening.worker) g_thread_join(chat->opening.worker);
  bubble_transcript_free(chat->opening.transcript);
}
