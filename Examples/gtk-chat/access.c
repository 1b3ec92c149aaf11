/* Screen readers: each visible message is an item of the list, with a name. The current message has the keyboard focus, so that
 * screen readers read it when the reader goes to it. */

#include "chat.h"

/* How long the list must stay unchanged before screen readers are told about it, in milliseconds. */
#define PAUSE 250

/* An invisible widget for a row: it gives screen readers the row's role, name and place. */
typedef struct Item {
  GtkWidget *widget;
  uint32_t role;
  bubble_id id;
  bubble_rect frame;
  char *name;
} Item;

static bool is_message(uint32_t role) { return role == BUBBLE_ELEMENT_MESSAGE || role == BUBBLE_ELEMENT_NOTICE; }

static GtkAccessibleRole role_of(uint32_t role)
{
  switch (role) {
  case BUBBLE_ELEMENT_HEADING: return GTK_ACCESSIBLE_ROLE_HEADING;
  case BUBBLE_ELEMENT_SEPARATOR: return GTK_ACCESSIBLE_ROLE_SEPARATOR;
  case BUBBLE_ELEMENT_STATUS: return GTK_ACCESSIBLE_ROLE_STATUS;
  default: return GTK_ACCESSIBLE_ROLE_LIST_ITEM;
  }
}

static bubble_id identity_of_element(const bubble_accessibility *told, const bubble_element *element)
{
  bubble_id id = {NULL, 0, element->id_number};
  if (element->id_text.first != BUBBLE_NONE) {
    id.text = told->strings + element->id_text.first;
    id.length = element->id_text.count;
  }
  return id;
}

/* -- Items. */

static void free_item(gpointer data)
{
  Item *item = data;
  if (item->widget) gtk_widget_unparent(item->widget);
  identity_clear(&item->id);
  g_free(item->name);
  g_free(item);
}

/* Takes the item of a row from the old items, or makes a new one. */
static Item *take_item(GPtrArray *old, uint32_t role, const bubble_id *id)
{
  for (guint i = 0; i < old->len; i++) {
    Item *item = old->pdata[i];
    if (item->role == role && identity_equal(&item->id, id)) return g_ptr_array_steal_index(old, i);
  }
  Item *item = g_new0(Item, 1);
  item->role = role;
  identity_copy(&item->id, id);
  item->widget = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", role_of(role), NULL);
  gtk_widget_set_can_target(item->widget, FALSE);
  gtk_widget_set_focusable(item->widget, is_message(role));
  return item;
}

/* Adds an item for each row, with the library's texts in the locale's language. */
static void add_rows(Access *access, GPtrArray *old, const bubble_accessibility *told)
{
  for (size_t e = 0; e < told->element_count; e++) {
    const bubble_element *element = &told->elements[e];
    if (element->depth > 0) continue;
    bubble_id id = identity_of_element(told, element);
    Item *item = take_item(old, element->role, &id);
    char *name = g_strndup(told->strings + element->label.first, element->label.count);
    item->frame = element->frame;
    /* A name is only set if it is new, so that screen readers do not repeat it. */
    if (g_strcmp0(name, item->name) != 0) chat_name(item->widget, name);
    g_free(item->name);
    item->name = name;
    g_ptr_array_add(access->items, item);
  }
}

/* Adds the item of the current message if that is not visible, because the item has the keyboard focus. */
static void add_current(Chat *chat, GPtrArray *old)
{
  bubble_accessibility told;
  BUBBLE_INIT(told);
  if (bubble_transcript_message_accessibility(chat->model.transcript, &chat->current, chat->model.buffer, &told, NULL) == BUBBLE_OK)
    add_rows(&chat->access, old, &told);
}

static void tell(Chat *chat)
{
  Access *access = &chat->access;
  GPtrArray *old = access->items;
  bubble_accessibility told;
  bubble_rect frame;
  BUBBLE_INIT(told);
  access->items = g_ptr_array_new_with_free_func(free_item);
  bool is_apart = chat->has_current && !view_row(chat, &chat->current) && !chat->resize.is_active &&
    bubble_transcript_frame(chat->model.transcript, &chat->current, &frame, NULL) == BUBBLE_OK;
  if (is_apart && frame.y < chat->y) add_current(chat, old);
  if (bubble_transcript_accessibility(chat->model.shown, chat->y, chat->height, chat->model.buffer, &told, NULL) == BUBBLE_OK)
    add_rows(access, old, &told);
  if (is_apart && frame.y >= chat->y) add_current(chat, old);
  for (guint i = 0; i < old->len; i++)
    if (gtk_widget_has_focus(((Item *)old->pdata[i])->widget)) gtk_widget_grab_focus(chat->area);
  g_ptr_array_unref(old);
  /* The widgets get the order of the rows. */
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
    if (!is_message(item->role) || !identity_equal(&item->id, &chat->current)) continue;
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

void access_attach(Chat *chat) { chat->access.items = g_ptr_array_new_with_free_func(free_item); }

void access_close(Chat *chat)
{
  if (chat->access.timer) g_source_remove(chat->access.timer);
  chat->access.timer = 0;
  g_ptr_array_set_size(chat->access.items, 0);
}
