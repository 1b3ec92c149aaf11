/* What screen readers say: each message that can be seen is an item of the list, with a name. */

#include "chat.h"

/* How long the list has to stand still before it is told, in milliseconds. */
#define PAUSE 250

static void add(GString *name, const char *text)
{
  if (name->len > 0) g_string_append(name, ", ");
  g_string_append(name, text);
}

/* Sender, then all texts in the order of the row: quote, message, time. */
static char *row_name(const bubble_rows_view *view, const bubble_row *row)
{
  GString *name = g_string_new(NULL);
  if (row->sender.first != BUBBLE_NONE) add(name, view->strings + row->sender.first);
  for (uint32_t p = row->parts.first; p < row->parts.first + row->parts.count; p++) {
    const bubble_part *part = &view->parts[p];
    bool is_said = part->kind == BUBBLE_PART_TEXT ||
      (part->kind == BUBBLE_PART_LABEL && part->role != BUBBLE_LABEL_INITIALS && part->role != BUBBLE_LABEL_SENDER);
    if (is_said && part->text.first != BUBBLE_NONE) add(name, view->strings + part->text.first);
  }
  return g_string_free(name, FALSE);
}

static GtkWidget *new_item(Chat *chat)
{
  GtkWidget *item = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  gtk_widget_set_can_target(item, FALSE);
  gtk_widget_set_parent(item, chat->area);
  return item;
}

static gboolean on_pause(gpointer data)
{
  Chat *chat = data;
  const bubble_rows_view *view = &chat->model.view;
  GtkWidget *item = gtk_widget_get_first_child(chat->area);
  chat->access_timer = 0;
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind == BUBBLE_ROW_FLOATING) continue;
    while (item && !GTK_IS_DRAWING_AREA(item)) item = gtk_widget_get_next_sibling(item);
    GtkWidget *its = item ? item : new_item(chat);
    char *name = row_name(view, &view->rows[r]);
    gtk_accessible_update_property(GTK_ACCESSIBLE(its), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    gtk_widget_set_visible(its, TRUE);
    g_free(name);
    if (item) item = gtk_widget_get_next_sibling(item);
  }
  for (; item; item = gtk_widget_get_next_sibling(item))
    if (GTK_IS_DRAWING_AREA(item)) gtk_widget_set_visible(item, FALSE);
  return G_SOURCE_REMOVE;
}

void access_update(Chat *chat)
{
  if (chat->access_timer) g_source_remove(chat->access_timer);
  chat->access_timer = g_timeout_add(PAUSE, on_pause, chat);
}

void access_allocate(Chat *chat)
{
  const bubble_rows_view *view = &chat->model.view;
  size_t r = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(chat->area); child; child = gtk_widget_get_next_sibling(child)) {
    if (!GTK_IS_DRAWING_AREA(child)) continue;
    GtkAllocation place = {0, 0, (int)chat->width, 1};
    if (r < view->row_count) {
      place.y = (int)(view->rows[r].frame.y - chat->y);
      place.height = MAX(1, (int)view->rows[r].frame.height);
    }
    gtk_widget_size_allocate(child, &place, -1);
    r++;
  }
}
