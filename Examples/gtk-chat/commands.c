/* Commands on standard input, one on each line, each answered by a line of JSON. They are for tests, which use the keyboard and the
 * pointer for everything else. */

#include <math.h>
#include <stdlib.h>

#include "chat.h"

/* Stands for the movement of a message that is no longer visible. */
#define OUT_OF_SIGHT 1e6

typedef struct Prepending {
  Chat *chat;
  int left;
  size_t count;
  bubble_id anchor;
  double place, moved;
} Prepending;

static void say_string(const char *name, const char *text)
{
  GString *quoted = g_string_new(NULL);
  generate_quoted(quoted, text ? text : "");
  g_print(",\"%s\":%s", name, quoted->str);
  g_string_free(quoted, TRUE);
}

/* Writes the entries of the menu, if it is open. */
static void say_menu(Chat *chat)
{
  int count = gtk_widget_get_visible(chat->menu) ? g_menu_model_get_n_items(chat->menu_model) : 0;
  g_print(",\"menu\":[");
  for (int i = 0; i < count; i++) {
    char *label = NULL;
    GString *quoted = g_string_new(i > 0 ? "," : "");
    g_menu_model_get_item_attribute(chat->menu_model, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
    generate_quoted(quoted, label ? label : "");
    g_print("%s", quoted->str);
    g_string_free(quoted, TRUE);
    g_free(label);
  }
  g_print("]");
}

static void say_state(Chat *chat)
{
  bubble_metrics metrics;
  BUBBLE_INIT(metrics);
  bubble_transcript_metrics(chat->model.transcript, &metrics, NULL);
  bubble_composer_state field;
  bubble_id id;
  BUBBLE_INIT(field);
  bubble_composer_read(chat->composer.handle, &field, NULL);
  char *last = metrics.count > 0 &&
      bubble_transcript_id(chat->model.transcript, metrics.count - 1, chat->model.buffer, &id, NULL) == BUBBLE_OK
    ? identity_text(&id)
    : NULL;
  char *selected = select_text(chat), *typed = composer_text(chat), *current = identity_text(&chat->current);
  g_print("{\"y\":%.3f,\"width\":%g,\"height\":%g,\"count\":%zu,\"unsettled\":%zu,\"total\":%.3f,\"atEnd\":%s,\"moves\":%s,\"matches\":%u,"
          "\"match\":[%zu,%u],\"streams\":%d,\"opens\":%s",
    chat->y, chat->width, chat->height, metrics.count, metrics.unsettled, metrics.height, scroll_at_end(chat) ? "true" : "false",
    chat->scroll.velocity != 0 || chat->scroll.pending != 0 ? "true" : "false", chat->find.matches.found->len, chat->find.has_current ? chat->find.index : SIZE_MAX, chat->find.current.range.start,
    chat->stream_left, chat->opening.worker || chat->resize.is_active ? "true" : "false");
  g_print(",\"searches\":%s,\"slices\":%zu", chat->find.search.idle ? "true" : "false", chat->find.search.slices);
  say_string("selected", selected);
  say_string("typed", typed);
  char *marked = field.marked.start == BUBBLE_NONE ? NULL : g_strndup(typed + field.marked.start, field.marked.end - field.marked.start);
  say_string("marked", marked);
  say_string("last", last);
  g_print(",\"finds\":%s", gtk_search_bar_get_search_mode(GTK_SEARCH_BAR(chat->find.bar)) ? "true" : "false");
  g_free(marked);
  g_free(last);
  say_string("query", chat->find.text);
  say_string("current", chat->has_current ? current : "");
  say_string("hover", chat->hover.name);
  say_string("cursor", chat->hover.cursor);
  say_string("name", mentions_chosen(chat));
  say_menu(chat);
  g_print(",\"background\":\"%08x\"}\n", chat->model.view.background);
  g_free(selected);
  g_free(typed);
  g_free(current);
}

/* Writes a place of the transcript in coordinates of the window. */
static void say_place(Chat *chat, const char **separator, const char *kind, const bubble_row *row, double x, double y, double width)
{
  graphene_point_t to, from = GRAPHENE_POINT_INIT((float)x, (float)(y - chat->y));
  double left, top;
  if (y < chat->y + 4 || y > chat->y + chat->height - 4) return;
  if (!gtk_widget_compute_point(chat->area, chat->window, &from, &to)) return;
  gtk_native_get_surface_transform(GTK_NATIVE(chat->window), &left, &top);
  bubble_id id = identity_of_row(&chat->model.view, row);
  char *text = identity_text(&id);
  g_print("%s{\"kind\":\"%s\",\"x\":%.0f,\"y\":%.0f,\"width\":%.0f", *separator, kind, to.x + left, to.y + top, width);
  say_string("id", text);
  g_print("}");
  *separator = ",";
  g_free(text);
}

/* Returns the kind of a span for say_places; NULL for one that a press does not follow. */
static const char *span_place(const bubble_span *span)
{
  if (span->kind == BUBBLE_SPAN_LINK) return "link";
  if (span->kind != BUBBLE_SPAN_STYLED) return NULL;
  return span->href.first != BUBBLE_NONE ? "named" : span->footnote.first != BUBBLE_NONE ? "footnote" : NULL;
}

static void say_spans(Chat *chat, const char **separator, const bubble_row *row, const bubble_part *part, bubble_range spans)
{
  const bubble_rows_view *view = &chat->model.view;
  for (uint32_t s = spans.first; s < spans.first + spans.count; s++) {
    bubble_rects rects;
    BUBBLE_INIT(rects);
    bubble_match range = {identity_of_row(view, row), {view->strings + part->path.first, part->path.count}, view->spans[s].range};
    const char *kind = span_place(&view->spans[s]);
    if (!kind || bubble_transcript_range_rects(chat->model.transcript, &range, chat->model.buffer, &rects, NULL) != BUBBLE_OK ||
      rects.count == 0)
      continue;
    const bubble_rect *rect = &rects.rects[0];
    say_place(chat, separator, kind, row, rect->x + rect->width / 2, rect->y + rect->height / 2, rect->width);
  }
}

static void say_places(Chat *chat)
{
  const bubble_rows_view *view = &chat->model.view;
  const char *separator = "";
  g_print("{\"places\":[");
  for (size_t r = 0; r < view->row_count; r++) {
    const bubble_row *row = &view->rows[r];
    if (row->kind == BUBBLE_ROW_MESSAGE) say_place(chat, &separator, "row", row, row->frame.x, row->frame.y, row->frame.width);
    for (uint32_t p = row->parts.first; row->kind == BUBBLE_ROW_MESSAGE && p < row->parts.first + row->parts.count; p++) {
      const bubble_part *part = &view->parts[p];
      double x = row->frame.x + part->frame.x, y = row->frame.y + part->frame.y + part->frame.height / 2;
      if (part->kind == BUBBLE_PART_TEXT) say_place(chat, &separator, "text", row, x, y, part->frame.width);
      if (part->kind == BUBBLE_PART_LABEL && part->role == BUBBLE_LABEL_READ_MORE)
        say_place(chat, &separator, "more", row, x + 4, y, part->frame.width);
      if (part->kind == BUBBLE_PART_LABEL && part->role == BUBBLE_LABEL_QUOTE_TEXT)
        say_place(chat, &separator, "quote", row, x + 4, y, part->frame.width);
      if (part->kind != BUBBLE_PART_TEXT) continue;
      say_spans(chat, &separator, row, part, part->detected);
      say_spans(chat, &separator, row, part, part->spans);
    }
  }
  g_print("]}\n");
}

/* Writes the middle of a widget in coordinates of the window. */
static void say_widget(const char *name, GtkWidget *widget)
{
  graphene_rect_t bounds;
  double left, top;
  GtkNative *native = widget && gtk_widget_get_mapped(widget) ? gtk_widget_get_native(widget) : NULL;
  if (!native || !gtk_widget_compute_bounds(widget, GTK_WIDGET(native), &bounds)) return;
  gtk_native_get_surface_transform(native, &left, &top);
  GdkSurface *surface = gtk_native_get_surface(native);
  if (GDK_IS_POPUP(surface)) {
    left += gdk_popup_get_position_x(GDK_POPUP(surface));
    top += gdk_popup_get_position_y(GDK_POPUP(surface));
  }
  g_print(",\"%s\":[%.0f,%.0f]", name, left + bounds.origin.x + bounds.size.width / 2, top + bounds.origin.y + bounds.size.height / 2);
}

static void say_widgets(Chat *chat)
{
  double left, top;
  gtk_native_get_surface_transform(GTK_NATIVE(chat->window), &left, &top);
  g_print("{\"origin\":[%.0f,%.0f]", left, top);
  say_widget("dark", chat->dark);
  say_widget("list", chat->area);
  say_widget("find", chat->find.entry);
  say_widget("emoticons", chat->composer.emoticons);
  say_widget("field", chat->composer.area);
  say_widget("name", GTK_WIDGET(gtk_list_box_get_row_at_index(GTK_LIST_BOX(chat->composer.names), 0)));
  say_widget("emoticon", chat->composer.first_emoticon);
  g_print("}\n");
}

/* Writes the JSON of a message whose id is a number. */
static void say_message(Chat *chat, const char *number)
{
  bubble_id id = {NULL, 0, g_ascii_strtoll(number, NULL, 10)};
  bubble_text text;
  BUBBLE_INIT(text);
  if (bubble_transcript_message(chat->model.transcript, &id, chat->model.buffer, &text, NULL) != BUBBLE_OK) text.bytes = "{}";
  g_print("%s\n", text.bytes);
}

/* -- Prepends messages many times, once in each frame, and compares the places of the anchored message on the screen */

static bool shown_at(Chat *chat, const bubble_id *id, double *place)
{
  const bubble_row *row = view_row(chat, id);
  /* Whole pixels, because rows are drawn at whole pixels. */
  if (row) *place = round(row->frame.y - chat->y);
  return row != NULL;
}

static gboolean prepend_step(GtkWidget *area, GdkFrameClock *clock, gpointer data)
{
  Prepending *work = data;
  double now = 0;
  (void)area, (void)clock;
  /* Heights that became exact since the last frame are laid out now, as they are before each drawing. */
  if (work->chat->is_dirty) view_layout(work->chat);
  if (!shown_at(work->chat, &work->anchor, &now)) work->moved = OUT_OF_SIGHT;
  else work->moved = MAX(work->moved, fabs(now - work->place));
  if (work->left-- > 0) {
    model_prepend(work->chat, work->count);
    return G_SOURCE_CONTINUE;
  }
  g_print("{\"moved\":%g,\"count\":%zu}\n", work->moved, model_count(work->chat));
  identity_clear(&work->anchor);
  g_free(work);
  return G_SOURCE_REMOVE;
}

static void prepend(Chat *chat, int times, size_t count)
{
  const bubble_rows_view *view = &chat->model.view;
  Prepending *work = g_new0(Prepending, 1);
  *work = (Prepending){.chat = chat, .left = times, .count = count};
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind != BUBBLE_ROW_MESSAGE || view->rows[r].frame.y < chat->y + chat->height / 3) continue;
    bubble_id id = identity_of_row(view, &view->rows[r]);
    identity_copy(&work->anchor, &id);
    break;
  }
  shown_at(chat, &work->anchor, &work->place);
  gtk_widget_add_tick_callback(chat->area, prepend_step, work, NULL);
}

static void run(Chat *chat, char **words)
{
  const char *name = words[0], *first = name && words[1] ? words[1] : "", *second = *first && words[2] ? words[2] : "";
  if (!name) return;
  /* Rows may have moved since the last frame. */
  if (chat->is_dirty) view_layout(chat);
  if (strcmp(name, "state") == 0) {
    say_state(chat);
  } else if (strcmp(name, "places") == 0) {
    say_places(chat);
  } else if (strcmp(name, "widgets") == 0) {
    say_widgets(chat);
  } else if (strcmp(name, "message") == 0) {
    say_message(chat, first);
  } else if (strcmp(name, "measure") == 0) {
    measure_print(chat);
    measure_forget(chat);
  } else if (strcmp(name, "prepend") == 0) {
    prepend(chat, atoi(first), (size_t)MAX(1, atoi(second)));
  } else {
    bool is_known = true;
    if (strcmp(name, "fling") == 0) scroll_fling(chat, atof(first));
    else if (strcmp(name, "to") == 0) scroll_to(chat, atof(first));
    else if (strcmp(name, "middle") == 0) scroll_to(chat, chat->y * atof(first));
    else if (strcmp(name, "resize") == 0) gtk_window_set_default_size(GTK_WINDOW(chat->window), atoi(first), atoi(second));
    else if (strcmp(name, "dark") == 0) chat_set_dark(chat, atoi(first) != 0);
    else if (strcmp(name, "stream") == 0) stream_start(chat, atoi(first));
    else if (strcmp(name, "shot") == 0) is_known = screenshot_save(chat, first);
    else if (strcmp(name, "quit") == 0) gtk_window_close(GTK_WINDOW(chat->window));
    else is_known = false;
    g_print("{\"done\":%s}\n", is_known ? "true" : "false");
  }
}

static gboolean on_line(GIOChannel *channel, GIOCondition condition, gpointer data)
{
  char *line = NULL;
  (void)condition;
  if (g_io_channel_read_line(channel, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) {
    gtk_window_close(GTK_WINDOW(((Chat *)data)->window));
    return G_SOURCE_REMOVE;
  }
  char **words = g_strsplit(g_strstrip(line), " ", 3);
  run(data, words);
  fflush(stdout);
  g_strfreev(words);
  g_free(line);
  return G_SOURCE_CONTINUE;
}

void commands_attach(Chat *chat)
{
  GIOChannel *channel = g_io_channel_unix_new(0);
  g_io_add_watch(channel, G_IO_IN | G_IO_HUP, on_line, chat);
  g_io_channel_unref(channel);
}
