/* Finding a text in the conversation: matches are highlighted, Enter goes to the next one above, Ctrl+G to the one below. */

#include "chat.h"

/* No more are highlighted. Going from one to the next goes through all there are. */
#define LIMIT 10000

static void forget(Find *find)
{
  for (guint m = 0; find->matches && m < find->matches->len; m++)
    identity_clear(&g_array_index(find->matches, bubble_match, m).id);
  if (find->matches) g_array_set_size(find->matches, 0);
  find->current = -1;
}

static void show_count(Find *find)
{
  char *text = !find->text || !*find->text ? g_strdup("")
    : find->matches->len == 0              ? g_strdup("Nothing found")
                                           : g_strdup_printf("%d of %u%s", find->current + 1, find->matches->len,
                                             find->matches->len == LIMIT ? "+" : "");
  gtk_label_set_text(GTK_LABEL(find->label), text);
  g_free(text);
}

static void show_current(Chat *chat)
{
  Find *find = &chat->find;
  bubble_rects rects;
  BUBBLE_INIT(rects);
  show_count(find);
  if (find->current < 0) return;
  bubble_match *match = &g_array_index(find->matches, bubble_match, find->current);
  bubble_rect rect;
  if (bubble_transcript_frame(chat->model.transcript, &match->id, &rect, NULL) != BUBBLE_OK) return;
  view_show(chat, &match->id, &rect);
  /* A place in the part of a long message that is not shown: the whole message is. */
  if (bubble_transcript_range_rects(chat->model.shown, &match->id, match->range.start, match->range.end, chat->model.buffer,
        &rects, NULL) == BUBBLE_OK &&
    rects.count == 0)
    model_expand(chat, &match->id, true);
  view_invalidate(chat);
}

void find_start(Chat *chat, const char *text)
{
  Find *find = &chat->find;
  bubble_matches found;
  bubble_error error;
  BUBBLE_INIT(found);
  BUBBLE_INIT(error);
  forget(find);
  g_free(find->text);
  find->text = g_strdup(text);
  if (*text &&
    model_check(
      bubble_transcript_find(chat->model.transcript, text, BUBBLE_NUL, 0, LIMIT, chat->model.buffer, &found, &error), &error)) {
    for (size_t m = 0; m < found.count; m++) {
      bubble_match match = {{NULL, 0, 0}, found.matches[m].range};
      identity_copy(&match.id, &found.matches[m].id);
      g_array_append_val(find->matches, match);
    }
    find->current = (int)find->matches->len - 1;
  }
  show_current(chat);
  view_invalidate(chat);
}

void find_step(Chat *chat, bool is_up)
{
  Find *find = &chat->find;
  int count = (int)find->matches->len;
  if (count == 0) return;
  find->current = (find->current + (is_up ? count - 1 : 1)) % count;
  show_current(chat);
}

void find_snapshot(Chat *chat, GtkSnapshot *snapshot)
{
  Find *find = &chat->find;
  bubble_rects rects;
  if (!find->matches || find->matches->len == 0) return;
  for (guint m = 0; m < find->matches->len; m++) {
    const bubble_match *match = &g_array_index(find->matches, bubble_match, m);
    if (!view_row(chat, &match->id)) continue;
    BUBBLE_INIT(rects);
    if (bubble_transcript_range_rects(chat->model.shown, &match->id, match->range.start, match->range.end,
          chat->model.buffer, &rects, NULL) != BUBBLE_OK)
      continue;
    GdkRGBA color = chat_color(chat->model.colors[chat->model.accent_role], (int)m == find->current ? 0.6 : 0.3);
    for (size_t r = 0; r < rects.count; r++) {
      graphene_rect_t place;
      graphene_rect_init(&place, (float)rects.rects[r].x, (float)(rects.rects[r].y - chat->y), (float)rects.rects[r].width,
        (float)rects.rects[r].height);
      gtk_snapshot_append_color(snapshot, &color, &place);
    }
  }
}

static gboolean on_pause(gpointer data)
{
  Chat *chat = data;
  chat->find.timer = 0;
  find_start(chat, gtk_editable_get_text(GTK_EDITABLE(chat->find.entry)));
  return G_SOURCE_REMOVE;
}

static void on_changed(GtkSearchEntry *entry, gpointer data)
{
  Chat *chat = data;
  (void)entry;
  if (chat->find.timer) g_source_remove(chat->find.timer);
  chat->find.timer = g_timeout_add(150, on_pause, chat);
}

static void flush(Chat *chat)
{
  if (!chat->find.timer) return;
  g_source_remove(chat->find.timer);
  on_pause(chat);
}

static void on_up(GtkWidget *widget, gpointer data)
{
  (void)widget;
  if (((Chat *)data)->find.timer) flush(data);
  else find_step(data, true);
}

static void on_down(GtkWidget *widget, gpointer data)
{
  (void)widget;
  flush(data);
  find_step(data, false);
}

/* The bar closes itself at Escape. */
static void on_mode(GtkSearchBar *bar, GParamSpec *parameter, gpointer data)
{
  Chat *chat = data;
  (void)parameter;
  if (gtk_search_bar_get_search_mode(bar)) {
    gtk_widget_grab_focus(chat->find.entry);
    return;
  }
  forget(&chat->find);
  gtk_widget_grab_focus(chat->area);
  view_invalidate(chat);
}

void find_toggle(Chat *chat)
{
  GtkSearchBar *bar = GTK_SEARCH_BAR(chat->find.bar);
  gtk_search_bar_set_search_mode(bar, !gtk_search_bar_get_search_mode(bar));
}

GtkWidget *find_bar(Chat *chat)
{
  Find *find = &chat->find;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *up = gtk_button_new_from_icon_name("go-up-symbolic"), *down = gtk_button_new_from_icon_name("go-down-symbolic");
  find->matches = g_array_new(FALSE, TRUE, sizeof(bubble_match));
  find->current = -1;
  find->bar = gtk_search_bar_new();
  find->entry = gtk_search_entry_new();
  find->label = gtk_label_new("");
  gtk_widget_set_hexpand(find->entry, TRUE);
  gtk_widget_set_tooltip_text(up, "Previous match (Enter)");
  gtk_widget_set_tooltip_text(down, "Next match (Ctrl+G)");
  gtk_box_append(GTK_BOX(box), find->entry);
  gtk_box_append(GTK_BOX(box), find->label);
  gtk_box_append(GTK_BOX(box), up);
  gtk_box_append(GTK_BOX(box), down);
  gtk_search_bar_set_child(GTK_SEARCH_BAR(find->bar), box);
  gtk_search_bar_connect_entry(GTK_SEARCH_BAR(find->bar), GTK_EDITABLE(find->entry));
  g_signal_connect(find->entry, "changed", G_CALLBACK(on_changed), chat);
  g_signal_connect(find->entry, "activate", G_CALLBACK(on_up), chat);
  g_signal_connect(find->entry, "next-match", G_CALLBACK(on_down), chat);
  g_signal_connect(find->entry, "previous-match", G_CALLBACK(on_up), chat);
  g_signal_connect(find->bar, "notify::search-mode-enabled", G_CALLBACK(on_mode), chat);
  g_signal_connect(up, "clicked", G_CALLBACK(on_up), chat);
  g_signal_connect(down, "clicked", G_CALLBACK(on_down), chat);
  return find->bar;
}

void find_close(Chat *chat)
{
  forget(&chat->find);
  if (chat->find.matches) g_array_unref(chat->find.matches);
  if (chat->find.timer) g_source_remove(chat->find.timer);
  g_free(chat->find.text);
}
