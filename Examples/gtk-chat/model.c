/* The conversation: opening it, and editing it while the reader's place stays the same. */

#include "chat.h"

/* The default style: long messages are shortened, and emoticons are shown as pictures. */
static const char usual_style[] =
  "{\"preset\":\"merged\",\"text\":{\"collapse\":{\"graphemes\":400,\"newlines\":12}},"
  "\"emoticons\":{\":)\":\"😄\",\":(\":\"😔\",\";-)\":\"😉\",\":-x\":\"😘\"}}";

bool model_check(bubble_status status, const bubble_error *error)
{
  if (status == BUBBLE_OK) return true;
  g_printerr("gtk-chat: %s\n", error->message);
  return false;
}

static bool open_style(Model *model, const char *style)
{
  bubble_error error;
  BUBBLE_INIT(error);
  if (!style) style = usual_style;
  return model_check(style[0] == '{' ? bubble_style_open(style, BUBBLE_NUL, &model->style, &error)
                                     : bubble_style_preset(style, &model->style, &error),
    &error);
}

static void set_options(Model *model, const Options *options)
{
  bubble_transcript_options *how = &model->how;
  BUBBLE_INIT(*how);
  /* The approximate width of the frame and the scroll bar. If it differs, the first layout corrects the width. */
  how->width = MAX(0, options->width - 24);
  how->flags = BUBBLE_TRANSCRIPT_DATES | BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM | BUBBLE_TRANSCRIPT_KEEPS_BOTTOM | BUBBLE_TRANSCRIPT_ESTIMATED | BUBBLE_TRANSCRIPT_UTF8_OFFSETS;
  if (options->right_to_left) how->flags |= BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT;
  how->me = model->me;
  how->locale = options->locale;
}

static void find_roles(Model *model)
{
  for (uint32_t role = 0; role < bubble_color_role_count(); role++) {
    if (strcmp(bubble_color_role_name(role), "accent") == 0) model->accent_role = role;
    else if (strcmp(bubble_color_role_name(role), "selection") == 0) model->selection_role = role;
  }
}

bool model_open(Chat *chat, const Options *options)
{
  Model *model = &chat->model;
  bubble_error error;
  char *content = NULL;
  gsize length = 0;
  GError *problem = NULL;
  BUBBLE_INIT(error);
  model->me = g_strdup(options->me);
  model->arabic = options->arabic;
  BUBBLE_INIT(model->view);
  if (!model_check(bubble_engine_open(NULL, &model->engine, &error), &error)) return false;
  if (!open_style(model, options->style)) return false;
  if (!model_check(bubble_rows_open(&model->rows, &error), &error)) return false;
  if (!model_check(bubble_buffer_open(&model->buffer, &error), &error)) return false;
  find_roles(model);
  if (options->transcript) {
    if (!g_file_get_contents(options->transcript, &content, &length, &problem)) {
      g_printerr("gtk-chat: %s\n", problem->message);
      g_error_free(problem);
      return false;
    }
  } else {
    GString *made = generate_messages(0, (size_t)options->messages, options->arabic);
    length = made->len;
    content = g_string_free(made, FALSE);
  }
  model->next_id = options->messages;
  set_options(model, options);
  model->expanded = g_array_new(FALSE, TRUE, sizeof(bubble_id));
  return opening_start(chat, content, length, !options->transcript || g_str_has_suffix(options->transcript, ".jsonl"));
}

void model_close(Chat *chat)
{
  Model *model = &chat->model;
  for (guint e = 0; e < model->expanded->len; e++) identity_clear(&g_array_index(model->expanded, bubble_id, e));
  g_array_unref(model->expanded);
  bubble_buffer_free(model->buffer);
  bubble_rows_free(model->rows);
  bubble_transcript_free(model->transcript);
  bubble_style_free(model->style);
  bubble_engine_free(model->engine);
  g_free(model->me);
}

void model_set_theme(Chat *chat, uint32_t theme)
{
  bubble_error error;
  BUBBLE_INIT(error);
  chat->theme = theme;
  model_check(
    bubble_style_colors(chat->model.style, theme, chat->model.colors, G_N_ELEMENTS(chat->model.colors), &error), &error);
}

size_t model_count(Chat *chat)
{
  bubble_metrics metrics;
  BUBBLE_INIT(metrics);
  bubble_transcript_metrics(chat->model.transcript, &metrics, NULL);
  return metrics.count;
}

void model_begin(Chat *chat)
{
  resize_finish(chat);
  chat->model.edits++;
  bubble_transcript_hold(chat->model.transcript, chat->y, chat->height,
    scroll_at_end(chat) ? BUBBLE_EDGE_BOTTOM : BUBBLE_EDGE_TOP, NULL);
}

void model_end(Chat *chat)
{
  bubble_transcript_held(chat->model.transcript, chat->height, &chat->y, NULL);
  view_invalidate(chat);
}

void model_append(Chat *chat, const char *json)
{
  bubble_error error;
  BUBBLE_INIT(error);
  model_begin(chat);
  model_check(bubble_transcript_append(chat->model.transcript, json, BUBBLE_NUL, NULL, NULL, &error), &error);
  model_end(chat);
}

void model_prepend(Chat *chat, size_t count)
{
  Model *model = &chat->model;
  bubble_error error;
  BUBBLE_INIT(error);
  model->oldest_id -= (int64_t)count;
  GString *json = generate_messages(model->oldest_id, count, model->arabic);
  model_begin(chat);
  model_check(bubble_transcript_prepend(model->transcript, json->str, json->len, NULL, NULL, &error), &error);
  model_end(chat);
  g_string_free(json, TRUE);
}

void model_append_text(Chat *chat, const bubble_id *id, const char *text)
{
  bubble_error error;
  BUBBLE_INIT(error);
  model_begin(chat);
  model_check(bubble_transcript_append_text(chat->model.transcript, id, text, BUBBLE_NUL, NULL, &error), &error);
  model_end(chat);
}

/* Marks a streaming message as complete. */
void model_finish(Chat *chat, const bubble_id *id)
{
  bubble_error error;
  BUBBLE_INIT(error);
  model_begin(chat);
  model_check(bubble_transcript_finish(chat->model.transcript, id, NULL, &error), &error);
  model_end(chat);
}

/* Updates the list of expanded messages. */
static void note_expanded(GArray *expanded, const bubble_id *id, bool is_expanded)
{
  bubble_id copy = {0};
  for (guint e = 0; e < expanded->len; e++) {
    bubble_id *its = &g_array_index(expanded, bubble_id, e);
    if (!identity_equal(its, id)) continue;
    identity_clear(its);
    g_array_remove_index_fast(expanded, e--);
  }
  if (!is_expanded) return;
  identity_copy(&copy, id);
  g_array_append_val(expanded, copy);
}

bool model_is_expanded(Chat *chat, const bubble_id *id)
{
  for (guint e = 0; e < chat->model.expanded->len; e++)
    if (identity_equal(&g_array_index(chat->model.expanded, bubble_id, e), id)) return true;
  return false;
}

void model_expand(Chat *chat, const bubble_id *id, bool is_expanded)
{
  bubble_error error;
  BUBBLE_INIT(error);
  resize_finish(chat);
  chat->model.edits++;
  note_expanded(chat->model.expanded, id, is_expanded);
  /* The pressed label stays under the pointer. */
  bubble_transcript_hold(chat->model.transcript, chat->y, chat->height, BUBBLE_EDGE_TOP, NULL);
  model_check(bubble_transcript_set_expanded(chat->model.transcript, id, is_expanded, NULL, &error), &error);
  model_end(chat);
}

typedef struct Sent {
  Chat *chat;
  char *json;
} Sent;

/* Shows that a message was delivered. */
static gboolean deliver(gpointer data)
{
  Sent *sent = data;
  bubble_error error;
  BUBBLE_INIT(error);
  model_begin(sent->chat);
  model_check(bubble_transcript_replace(sent->chat->model.transcript, sent->json, BUBBLE_NUL, NULL, NULL, &error), &error);
  model_end(sent->chat);
  g_free(sent->json);
  g_free(sent);
  return G_SOURCE_REMOVE;
}

void model_send(Chat *chat, const char *text, const char *quote_sender, const char *quote_text)
{
  Model *model = &chat->model;
  GString *json = g_string_new(NULL);
  g_string_append_printf(json, "{\"id\":%" G_GINT64_FORMAT ",\"timestamp\":%" G_GINT64_FORMAT ",\"sender\":", model->next_id++,
    g_get_real_time() / 1000);
  generate_quoted(json, model->me);
  g_string_append(json, ",\"text\":");
  generate_quoted(json, text);
  if (quote_text) {
    g_string_append(json, ",\"quote\":{\"sender\":");
    generate_quoted(json, quote_sender ? quote_sender : "");
    g_string_append(json, ",\"text\":");
    generate_quoted(json, quote_text);
    g_string_append_c(json, '}');
  }
  char *sending = g_strconcat(json->str, ",\"delivery\":\"sending\"}\n", NULL);
  scroll_to_end(chat, true);
  model_append(chat, sending);
  scroll_to_end(chat, true);
  Sent *sent = g_new(Sent, 1);
  *sent = (Sent){chat, g_strconcat(json->str, ",\"delivery\":\"sent\"}\n", NULL)};
  g_timeout_add(400, deliver, sent);
  g_free(sending);
  g_string_free(json, TRUE);
}
