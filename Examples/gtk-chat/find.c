/* Searches all texts of the messages: highlights the matches; Enter goes to the next match above, Ctrl+G to the next below. */

#include "chat.h"

static void forget(Chat *chat)
{
  Find *find = &chat->find;
  search_stop(chat);
  matches_forget(&find->matches);
  matches_clear(&find->current);
  find->has_current = false;
  g_clear_pointer(&find->text, g_free);
}

static void show_current(Chat *chat)
{
  Find *find = &chat->find;
  bubble_rects rects;
  bubble_rect rect;
  BUBBLE_INIT(rects);
  gtk_label_set_text(GTK_LABEL(find->label), find->has_current || !*find->text ? "" : "Nothing found");
  view_invalidate(chat);
  if (!find->has_current || bubble_transcript_frame(chat->model.transcript, &find->current.id, &rect, NULL) != BUBBLE_OK) return;
  view_show(chat, &find->current.id, &rect);
  /* If the match is in the hidden part of a long message, the message is expanded. */
  if (bubble_transcript_range_rects(chat->model.shown, &find->current, chat->model.buffer, &rects, NULL) == BUBBLE_OK &&
    rects.count == 0)
    model_expand(chat, &find->current.id, true);
}

static void look(Chat *chat, const bubble_match *after, bool is_up)
{
  Find *find = &chat->find;
  search_start(chat, after, is_up);
  if (find->search.idle) gtk_label_set_text(GTK_LABEL(find->label), "Looking…");
}

/* Searches upwards from the newest message. */
void find_start(Chat *chat, const char *text)
{
  Find *find = &chat->find;
  forget(chat);
  find->text = g_strdup(text);
  if (*text) look(chat, NULL, true);
  else show_current(chat);
  view_invalidate(chat);
}

void find_step(Chat *chat, bool is_up)
{
  Find *find = &chat->find;
  if (find->has_current && !find->search.idle) look(chat, &find->current, is_up);
}

void find_found(Chat *chat, const bubble_match *match, size_t index)
{
  Find *find = &chat->find;
  bubble_match copy = {0};
  if (match) matches_copy(&copy, match);
  matches_clear(&find->current);
  find->current = copy;
  find->has_current = match != NULL;
  find->index = index;
  show_current(chat);
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

/* The bar closes by itself when Escape is pressed. */
static void on_mode(GtkSearchBar *bar, GParamSpec *parameter, gpointer data)
{
  Chat *chat = data;
  (void)parameter;
  if (gtk_search_bar_get_search_mode(bar)) {
    gtk_widget_grab_focus(chat->find.entry);
    return;
  }
  forget(chat);
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
  find->matches.found = g_array_new(FALSE, TRUE, sizeof(bubble_match));
  find->bar = gtk_search_bar_new();
  find->entry = gtk_search_entry_new();
  find->label = gtk_label_new("");
  gtk_widget_set_hexpand(find->entry, TRUE);
  chat_name(find->entry, "Find in the conversation");
  chat_name(up, "Previous match");
  chat_name(down, "Next match");
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
  forget(chat);
  g_array_unref(chat->find.matches.found);
  if (chat->find.timer) g_source_remove(chat->find.timer);
}
