/* Lists to choose from: whom to mention, after an @, and emoticons. */

#include "chat.h"

/* Those who wrote what can be seen, and "everybody". */
static GPtrArray *names(Chat *chat)
{
  const bubble_rows_view *view = &chat->model.view;
  GPtrArray *found = g_ptr_array_new_with_free_func(g_free);
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].sender.first == BUBBLE_NONE) continue;
    const char *name = view->strings + view->rows[r].sender.first;
    if (strcmp(name, chat->model.me) != 0 && !g_ptr_array_find_with_equal_func(found, name, g_str_equal, NULL))
      g_ptr_array_add(found, g_strdup(name));
  }
  g_ptr_array_sort(found, (GCompareFunc)(void (*)(void))g_strcmp0);
  g_ptr_array_add(found, g_strdup("everybody"));
  return found;
}

static void on_name(GtkListBox *list, GtkListBoxRow *row, gpointer data)
{
  Chat *chat = data;
  Composer *composer = &chat->composer;
  const char *name = gtk_label_get_text(GTK_LABEL(gtk_list_box_row_get_child(row)));
  (void)list;
  /* The mention takes the place of the @. */
  bubble_composer_delete(composer->handle, 0, NULL);
  char *shown = g_strconcat("@", name, NULL);
  bubble_composer_mention(composer->handle, name, shown, NULL);
  bubble_composer_insert(composer->handle, " ", 1, NULL);
  g_free(shown);
  gtk_popover_popdown(GTK_POPOVER(composer->popover));
  gtk_widget_grab_focus(composer->area);
  composer_changed(chat);
}

static gboolean unparent(gpointer popover)
{
  gtk_widget_unparent(popover);
  g_object_unref(popover);
  return G_SOURCE_REMOVE;
}

static void on_closed(GtkPopover *popover, gpointer data)
{
  ((Chat *)data)->composer.popover = NULL;
  /* Not while it is being closed. */
  g_idle_add(unparent, g_object_ref(popover));
}

void mentions_open(Chat *chat)
{
  Composer *composer = &chat->composer;
  if (composer->popover) return;
  GtkWidget *list = gtk_list_box_new();
  GPtrArray *found = names(chat);
  for (guint n = 0; n < found->len; n++) gtk_list_box_append(GTK_LIST_BOX(list), gtk_label_new(found->pdata[n]));
  g_ptr_array_unref(found);
  composer->popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(composer->popover), list);
  gtk_popover_set_position(GTK_POPOVER(composer->popover), GTK_POS_TOP);
  gtk_widget_set_parent(composer->popover, gtk_widget_get_parent(composer->area));
  const bubble_rect *caret = &composer->layout.caret;
  gtk_popover_set_pointing_to(
    GTK_POPOVER(composer->popover), &(GdkRectangle){(int)caret->x, (int)(caret->y - composer->layout.scroll), 1, 1});
  g_signal_connect(list, "row-activated", G_CALLBACK(on_name), chat);
  g_signal_connect(composer->popover, "closed", G_CALLBACK(on_closed), chat);
  gtk_popover_popup(GTK_POPOVER(composer->popover));
  gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD);
}

static const char *const emoticons[] = {":)", ":(", ";-)", ":-x"};

static void on_emoticon(GtkButton *button, gpointer data)
{
  Chat *chat = data;
  gtk_popover_popdown(GTK_POPOVER(gtk_widget_get_ancestor(GTK_WIDGET(button), GTK_TYPE_POPOVER)));
  bubble_composer_emoticon(chat->composer.handle, gtk_widget_get_name(GTK_WIDGET(button)), NULL);
  gtk_widget_grab_focus(chat->composer.area);
  composer_changed(chat);
}

GtkWidget *mentions_emoticons(Chat *chat)
{
  GtkWidget *button = gtk_menu_button_new(), *popover = gtk_popover_new(), *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  for (guint e = 0; e < G_N_ELEMENTS(emoticons); e++) {
    GtkWidget *choice = gtk_button_new_with_label(emoticons[e]);
    gtk_widget_set_name(choice, emoticons[e]);
    gtk_widget_add_css_class(choice, "flat");
    g_signal_connect(choice, "clicked", G_CALLBACK(on_emoticon), chat);
    gtk_box_append(GTK_BOX(box), choice);
  }
  gtk_popover_set_child(GTK_POPOVER(popover), box);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), popover);
  gtk_menu_button_set_label(GTK_MENU_BUTTON(button), ":)");
  gtk_widget_set_valign(button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text(button, "Emoticons");
  return button;
}
