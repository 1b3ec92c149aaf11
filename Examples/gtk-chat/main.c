/* The window: a conversation, a field to type in, and a search bar. */

#include "chat.h"

void chat_name(GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void chat_set_dark(Chat *chat, bool is_dark)
{
  g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", (gboolean)is_dark, NULL);
  model_set_theme(chat, is_dark ? BUBBLE_THEME_DARK : BUBBLE_THEME_LIGHT);
  if (!chat->area) return;
  composer_changed(chat);
  view_invalidate(chat);
}

static void on_dark(GtkToggleButton *button, gpointer data) { chat_set_dark(data, gtk_toggle_button_get_active(button)); }

static void on_find(GtkButton *button, gpointer data)
{
  (void)button;
  find_toggle(data);
}

static GtkWidget *header(Chat *chat)
{
  GtkWidget *bar = gtk_header_bar_new(), *dark = chat->dark = gtk_toggle_button_new_with_label("Dark");
  GtkWidget *find = gtk_button_new_from_icon_name("edit-find-symbolic");
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(dark), chat->options.dark);
  gtk_widget_set_tooltip_text(find, "Find (Ctrl+F)");
  chat_name(find, "Find");
  g_signal_connect(dark, "toggled", G_CALLBACK(on_dark), chat);
  g_signal_connect(find, "clicked", G_CALLBACK(on_find), chat);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), dark);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), find);
  return bar;
}

/* Handles keys that work in every widget of the window. */
static gboolean on_key(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer data)
{
  Chat *chat = data;
  (void)controller, (void)code;
  if (!(state & GDK_CONTROL_MASK)) return FALSE;
  if (key == GDK_KEY_f) {
    find_toggle(chat);
    return TRUE;
  }
  if (key == GDK_KEY_c && chat->selection.is_set && !gtk_widget_has_focus(chat->composer.area)) {
    select_copy(chat);
    return TRUE;
  }
  return FALSE;
}

static GtkWidget *content(Chat *chat)
{
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  chat->area = view_new(chat);
  gtk_box_append(GTK_BOX(line), chat->area);
  gtk_box_append(GTK_BOX(line), scroll_bar(chat));
  gtk_box_append(GTK_BOX(box), find_bar(chat));
  gtk_box_append(GTK_BOX(box), line);
  gtk_box_append(GTK_BOX(box), composer_new(chat));
  scroll_attach(chat);
  pointer_attach(chat);
  hover_attach(chat);
  keys_attach(chat);
  menu_attach(chat);
  return box;
}

static void open_window(Chat *chat)
{
  chat->window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(chat->window), "Bubble Layout");
  gtk_window_set_default_size(GTK_WINDOW(chat->window), chat->options.width, chat->options.height);
  gtk_window_set_titlebar(GTK_WINDOW(chat->window), header(chat));
  gtk_window_set_child(GTK_WINDOW(chat->window), content(chat));
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), chat);
  gtk_widget_add_controller(chat->window, keys);
  gtk_widget_realize(chat->window);
  measure_attach(chat);
  gtk_window_present(GTK_WINDOW(chat->window));
  gtk_widget_grab_focus(chat->composer.area);
}

static gboolean on_close(GtkWindow *window, gpointer loop)
{
  (void)window;
  g_main_loop_quit(loop);
  return TRUE;
}

static void close_window(Chat *chat)
{
  if (chat->idle) g_source_remove(chat->idle);
  access_close(chat);
  composer_detach(chat);
  if (chat->stream_timer) g_source_remove(chat->stream_timer);
  gtk_window_destroy(GTK_WINDOW(chat->window));
}

int main(int count, char **arguments)
{
  Chat chat = {0};
  if (!options_read(&chat.options, &count, &arguments)) return 2;
  if (!gtk_init_check()) {
    g_printerr("gtk-chat: there is no display to open a window on\n");
    return 1;
  }
  if (chat.options.right_to_left) gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
  if (!model_open(&chat, &chat.options)) return 1;
  chat.faces = faces_new();
  chat.emoji = emoji_new(chat.model.engine);
  chat.drawings = drawings_new();
  chat_set_dark(&chat, chat.options.dark);
  open_window(&chat);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_signal_connect(chat.window, "close-request", G_CALLBACK(on_close), loop);
  if (chat.options.commands) commands_attach(&chat);
  g_main_loop_run(loop);
  if (chat.options.measure) measure_print(&chat);
  opening_close(&chat);
  resize_close(&chat);
  close_window(&chat);
  find_close(&chat);
  hover_close(&chat);
  menu_close(&chat);
  composer_close(&chat);
  drawings_free(chat.drawings);
  emoji_free(chat.emoji);
  faces_free(chat.faces);
  model_close(&chat);
  g_main_loop_unref(loop);
  return 0;
}
