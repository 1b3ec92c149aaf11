/* An answer that arrives piece by piece, as from a language model or a slow typist. */

#include "chat.h"

static const char *const pieces[] = {"The ", "**lake** ", "is ", "about ", "forty ", "minutes ", "from ", "the ", "station, ",
  "and ", "the ", "path ", "goes ", "through ", "the ", "woods.\n\n", "- Take ", "the ", "train ", "at ", "07:45 ", "🚆\n", "- and ",
  "sit ", "on ", "the ", "*left*.\n\n"};

static gboolean on_piece(gpointer data)
{
  Chat *chat = data;
  if (chat->stream_left <= 0) {
    chat->stream_timer = 0;
    model_finish(chat, &chat->stream_id);
    return G_SOURCE_REMOVE;
  }
  model_append_text(chat, &chat->stream_id, pieces[(guint)(chat->stream_count - chat->stream_left) % G_N_ELEMENTS(pieces)]);
  chat->stream_left--;
  return G_SOURCE_CONTINUE;
}

void stream_start(Chat *chat, int count)
{
  Model *model = &chat->model;
  chat->stream_id = (bubble_id){NULL, 0, model->next_id++};
  chat->stream_left = chat->stream_count = count;
  char *json = g_strdup_printf("{\"id\":%" G_GINT64_FORMAT ",\"sender\":\"Ann\",\"timestamp\":%" G_GINT64_FORMAT ",\"text\":\"\",\"format\":\"markdown\",\"streaming\":true}\n",
    chat->stream_id.number, g_get_real_time() / 1000);
  model_append(chat, json);
  /* A growing answer is expanded, because it is being read. */
  model_expand(chat, &chat->stream_id, true);
  g_free(json);
  if (chat->stream_timer == 0) chat->stream_timer = g_timeout_add(30, on_piece, chat);
}
