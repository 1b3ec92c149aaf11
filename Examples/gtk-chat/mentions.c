/* Lists to choose from: people to mention, while a name is typed after an @, and emoticons. */

#include "chat.h"

/* The longest name that the list looks for, in bytes. */
#define LONGEST 60

/* -- Mentions. The keyboard focus stays in the field: letters narrow the list, arrow keys and Enter choose a name. */

static gint by_name(gconstpointer one, gconstpointer other)
{
  return g_utf8_collate(*(const char *const *)one, *(const char *const *)other);
}

/* Returns the senders of the visible messages, and "everybody", whose names begin with the typed letters. */
static GPtrArray *names(Chat *chat, const char *typed)
{
  const bubble_rows_view *view = &chat->model.view;
  GPtrArray *found = g_ptr_array_new_with_free_func(g_free);
  char *beginning = g_utf8_casefold(typed, -1);
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].sender.first == BUBBLE_NONE) continue;
    const char *name = view->strings + view->rows[r].sender.first;
    char *folded = g_utf8_casefold(name, -1);
    if (g_str_has_prefix(folded, beginning) && strcmp(name, chat->model.me) != 0 &&
      !g_ptr_array_find_with_equal_func(found, name, g_str_equal, NULL))
      g_ptr_array_add(found, g_strdup(name));
    g_free(folded);
  }
  g_ptr_array_sort(found, by_name);
  if (g_str_has_prefix("everybody", beginning)) g_ptr_array_add(found, g_strdup("everybody"));
  g_free(beginning);
  return found;
}

/* Returns the typed part of a name, after the @ before the caret; NULL if no name is being typed. The caller frees the text. */
static char *typed_name(Chat *chat, uint32_t *start)
{
  bubble_composer_state state;
  BUBBLE_INIT(state);
  bubble_composer_read(chat->composer.handle, &state, NULL);
  char *text = composer_text(chat), *name = NULL;
  size_t end = MIN(state.selection.end, strlen(text));
  text[end] = 0;
  char *at = strrchr(text, '@');
  bool is_name = at && state.selection.start == state.selection.end && text + end - at <= LONGEST;
  /* An @ in the middle of a word belongs to an address. */
  if (is_name && at > text && !g_unichar_isspace(g_utf8_get_char(g_utf8_prev_char(at)))) is_name = false;
  if (is_name && !strpbrk(at, " \t\n") && !strstr(at, "\xef\xbf\xbc")) {
    *start = (uint32_t)(at - text);
    name = g_strdup(at + 1);
  }
  g_free(text);
  return name;
}

static const char *chosen(Chat *chat)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row(GTK_LIST_BOX(chat->composer.names));
  return row ? gtk_label_get_text(GTK_LABEL(gtk_list_box_row_get_child(row))) : NULL;
}

bool mentions_are_open(Chat *chat) { return gtk_widget_get_visible(chat->composer.popover); }

const char *mentions_chosen(Chat *chat) { return mentions_are_open(chat) ? chosen(chat) : NULL; }

static const char *name_at(GtkListBox *list, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(list, (int)index);
  return row ? gtk_label_get_text(GTK_LABEL(gtk_list_box_row_get_child(row))) : NULL;
}

static void fill(Chat *chat, const GPtrArray *found)
{
  GtkListBox *list = GTK_LIST_BOX(chat->composer.names);
  GtkListBoxRow *row;
  guint same = 0;
  while (same < found->len && g_strcmp0(name_at(list, same), found->pdata[same]) == 0) same++;
  /* If the list is the same, its selection stays. */
  if (same == found->len && !name_at(list, same)) return;
  while ((row = gtk_list_box_get_row_at_index(list, 0))) gtk_list_box_remove(list, GTK_WIDGET(row));
  for (guint n = 0; n < found->len; n++) {
    gtk_list_box_append(list, gtk_label_new(found->pdata[n]));
    gtk_widget_set_focusable(GTK_WIDGET(gtk_list_box_get_row_at_index(list, (int)n)), FALSE);
  }
  gtk_list_box_select_row(list, gtk_list_box_get_row_at_index(list, 0));
}

void mentions_update(Chat *chat)
{
  Composer *composer = &chat->composer;
  uint32_t start = BUBBLE_NONE;
  char *typed = typed_name(chat, &start);
  GPtrArray *found = typed && start != composer->dismissed ? names(chat, typed) : NULL;
  if (!typed) composer->dismissed = BUBBLE_NONE;
  if (found && found->len > 0) {
    const bubble_rect *caret = &composer->layout.caret;
    fill(chat, found);
    gtk_popover_set_pointing_to(
      GTK_POPOVER(composer->popover), &(GdkRectangle){(int)caret->x, (int)(caret->y - composer->layout.scroll), 1, 1});
    if (mentions_are_open(chat)) {
      gtk_popover_present(GTK_POPOVER(composer->popover));
    } else {
      gtk_list_box_select_row(GTK_LIST_BOX(composer->names), gtk_list_box_get_row_at_index(GTK_LIST_BOX(composer->names), 0));
      gtk_popover_popup(GTK_POPOVER(composer->popover));
    }
  } else {
    gtk_popover_popdown(GTK_POPOVER(composer->popover));
  }
  if (found) g_ptr_array_unref(found);
  g_free(typed);
}

void mentions_dismiss(Chat *chat)
{
  uint32_t start = BUBBLE_NONE;
  g_free(typed_name(chat, &start));
  chat->composer.dismissed = start;
  if (chat->composer.popover) gtk_popover_popdown(GTK_POPOVER(chat->composer.popover));
}

/* Replaces the @ and the typed letters by the mention. */
static void choose(Chat *chat, const char *name)
{
  Composer *composer = &chat->composer;
  uint32_t start = 0;
  char *typed = typed_name(chat, &start), *copy = g_strdup(name), *shown = g_strconcat("@", name, NULL);
  if (typed) {
    bubble_composer_replace(composer->handle, start, start + 1 + (uint32_t)strlen(typed), "", 0, NULL);
    bubble_composer_mention(composer->handle, copy, shown, NULL);
    bubble_composer_insert(composer->handle, " ", 1, NULL);
  }
  g_free(typed);
  g_free(copy);
  g_free(shown);
  composer_changed(chat);
}

static void move(Chat *chat, int distance)
{
  GtkListBox *list = GTK_LIST_BOX(chat->composer.names);
  GtkListBoxRow *row = gtk_list_box_get_selected_row(list);
  GtkListBoxRow *next = gtk_list_box_get_row_at_index(list, row ? gtk_list_box_row_get_index(row) + distance : 0);
  if (next) gtk_list_box_select_row(list, next);
  composer_tell(chat);
}

bool mentions_key(Chat *chat, guint key)
{
  if (!mentions_are_open(chat)) return false;
  switch (key) {
  case GDK_KEY_Up: move(chat, -1); return true;
  case GDK_KEY_Down: move(chat, 1); return true;
  case GDK_KEY_Escape: mentions_dismiss(chat); return true;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_Tab:
    if (!chosen(chat)) return false;
    choose(chat, chosen(chat));
    return true;
  default: return false;
  }
}

static void on_name(GtkListBox *list, GtkListBoxRow *row, gpointer data)
{
  (void)list;
  choose(data, gtk_label_get_text(GTK_LABEL(gtk_list_box_row_get_child(row))));
}

void mentions_attach(Chat *chat)
{
  Composer *composer = &chat->composer;
  composer->dismissed = BUBBLE_NONE;
  composer->names = gtk_list_box_new();
  composer->popover = gtk_popover_new();
  gtk_popover_set_child(GTK_POPOVER(composer->popover), composer->names);
  gtk_popover_set_position(GTK_POPOVER(composer->popover), GTK_POS_TOP);
  gtk_popover_set_autohide(GTK_POPOVER(composer->popover), FALSE);
  gtk_widget_set_can_focus(composer->popover, FALSE);
  gtk_widget_set_parent(composer->popover, composer->area);
  g_signal_connect(composer->names, "row-activated", G_CALLBACK(on_name), chat);
}

/* -- Emoticons. */

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
    if (e == 0) chat->composer.first_emoticon = choice;
  }
  gtk_popover_set_child(GTK_POPOVER(popover), box);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), popover);
  gtk_menu_button_set_label(GTK_MENU_BUTTON(button), ":)");
  gtk_menu_button_set_direction(GTK_MENU_BUTTON(button), GTK_ARROW_UP);
  gtk_widget_set_valign(button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text(button, "Emoticons");
  /* The inner button has the keyboard focus, and screen readers would read the emoji that it shows. */
  GtkWidget *within = gtk_widget_get_first_child(button);
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(within), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  chat_name(within, "Emoticons");
  chat_name(button, "Emoticons");
  return button;
}
