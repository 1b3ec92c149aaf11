/* What screen readers say: each message that can be seen is an item of the list, with a name, and the message that the keyboard is
 * at has the keyboard's focus, so that it is read when it is gone to. */

#include "chat.h"

/* How long the list has to stand still before it is told, in milliseconds. */
#define PAUSE 250

/* A widget without a look for a row: it is there for its role, its name and its place. */
typedef struct Item {
  GtkWidget *widget;
  uint32_t kind;
  bubble_id id;
  size_t index;
  bubble_rect frame;
  char *name;
} Item;

/* -- Names */

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

static GtkAccessibleRole role_of(uint32_t kind)
{
  switch (kind) {
  case BUBBLE_ROW_DATE: return GTK_ACCESSIBLE_ROLE_HEADING;
  case BUBBLE_ROW_UNREAD: return GTK_ACCESSIBLE_ROLE_SEPARATOR;
  case BUBBLE_ROW_TYPING: return GTK_ACCESSIBLE_ROLE_STATUS;
  default: return GTK_ACCESSIBLE_ROLE_LIST_ITEM;
  }
}

/* -- Items */

static void free_item(gpointer data)
{
  Item *item = data;
  if (item->widget) gtk_widget_unparent(item->widget);
  identity_clear(&item->id);
  g_free(item->name);
  g_free(item);
}

/* Takes the item of a row out of those that were, or makes one. */
static Item *take_item(GPtrArray *old, const bubble_row *row, const bubble_id *id)
{
  for (guint i = 0; i < old->len; i++) {
    Item *item = old->pdata[i];
    if (item->kind == row->kind && identity_equal(&item->id, id)) return g_ptr_array_steal_index(old, i);
  }
  Item *item = g_new0(Item, 1);
  item->kind = row->kind;
  identity_copy(&item->id, id);
  item->widget = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", role_of(row->kind), NULL);
  gtk_widget_set_can_target(item->widget, FALSE);
  gtk_widget_set_focusable(item->widget, row->kind == BUBBLE_ROW_MESSAGE);
  return item;
}

static void add_row(Access *access, GPtrArray *old, const bubble_rows_view *view, const bubble_row *row)
{
  bubble_id id = identity_of_row(view, row);
  Item *item = take_item(old, row, &id);
  char *name = row_name(view, row);
  item->frame = row->frame;
  item->index = row->index;
  /* Those who listen are told only what is new. */
  if (g_strcmp0(name, item->name) != 0) gtk_accessible_update_property(GTK_ACCESSIBLE(item->widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free(item->name);
  item->name = name;
  g_ptr_array_add(access->items, item);
}

/* The current message where it cannot be seen: it keeps its item, as it has the keyboard. */
static void add_current(Chat *chat, GPtrArray *old, const bubble_rect *frame)
{
  Access *access = &chat->access;
  bubble_rows_request request;
  bubble_rows_view view;
  BUBBLE_INIT(request);
  BUBBLE_INIT(view);
  request.y = frame->y;
  request.height = frame->height;
  if (bubble_transcript_rows(chat->model.transcript, &request, access->rows, &view, NULL) != BUBBLE_OK) return;
  for (size_t r = 0; r < view.row_count; r++) {
    bubble_id id = identity_of_row(&view, &view.rows[r]);
    if (view.rows[r].kind == BUBBLE_ROW_MESSAGE && identity_equal(&id, &chat->current)) add_row(access, old, &view, &view.rows[r]);
  }
}

static void tell(Chat *chat)
{
  Access *access = &chat->access;
  const bubble_rows_view *view = &chat->model.view;
  GPtrArray *old = access->items;
  bubble_rect frame;
  access->items = g_ptr_array_new_with_free_func(free_item);
  bool is_apart = chat->has_current && !view_row(chat, &chat->current) && !chat->resize.is_active &&
    bubble_transcript_frame(chat->model.transcript, &chat->current, &frame, NULL) == BUBBLE_OK;
  if (is_apart && frame.y < chat->y) add_current(chat, old, &frame);
  for (size_t r = 0; r < view->row_count; r++)
    if (view->rows[r].kind != BUBBLE_ROW_FLOATING) add_row(access, old, view, &view->rows[r]);
  if (is_apart && frame.y >= chat->y) add_current(chat, old, &frame);
  for (guint i = 0; i < old->len; i++)
    if (gtk_widget_has_focus(((Item *)old->pdata[i])->widget)) gtk_widget_grab_focus(chat->area);
  g_ptr_array_unref(old);
  /* In the order of the rows. */
  GtkWidget *next = NULL;
  for (guint i = access->items->len; i-- > 0;) {
    Item *item = access->items->pdata[i];
    if (!gtk_widget_get_parent(item->widget)) gtk_widget_insert_before(item->widget, chat->area, next);
    next = item->widget;
  }
  gtk_widget_queue_allocate(chat->area);
}

static gboolean on_pause(gpointer data)
{
  Chat *chat = data;
  chat->access.timer = 0;
  tell(chat);
  return G_SOURCE_REMOVE;
}

void access_update(Chat *chat)
{
  if (chat->access.timer) g_source_remove(chat->access.timer);
  chat->access.timer = g_timeout_add(PAUSE, on_pause, chat);
}

void access_focus(Chat *chat)
{
  if (chat->has_current) tell(chat);
  for (guint i = 0; chat->has_current && i < chat->access.items->len; i++) {
    Item *item = chat->access.items->pdata[i];
    if (item->kind != BUBBLE_ROW_MESSAGE || !identity_equal(&item->id, &chat->current)) continue;
    gtk_widget_grab_focus(item->widget);
    return;
  }
  gtk_widget_grab_focus(chat->area);
}

void access_allocate(Chat *chat)
{
  for (guint i = 0; i < chat->access.items->len; i++) {
    const Item *item = chat->access.items->pdata[i];
    GtkAllocation place = {
      (int)item->frame.x, (int)(item->frame.y - chat->y), MAX(1, (int)item->frame.width), MAX(1, (int)item->frame.height)};
    int minimum;
    gtk_widget_measure(item->widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    gtk_widget_size_allocate(item->widget, &place, -1);
  }
}

void access_attach(Chat *chat)
{
  chat->access.items = g_ptr_array_new_with_free_func(free_item);
  bubble_rows_open(&chat->access.rows, NULL);
}

void access_close(Chat *chat)
{
  if (chat->access.timer) g_source_remove(chat->access.timer);
  chat->access.timer = 0;
  g_ptr_array_set_size(chat->access.items, 0);
  bubble_rows_free(chat->access.rows);
}
