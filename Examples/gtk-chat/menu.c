/* The menu of a message. */

#include "chat.h"

static bool has_label(Chat *chat, const bubble_id *id, uint32_t role)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = view_row(chat, id);
  for (uint32_t p = 0; row && p < row->parts.count; p++) {
    const bubble_part *part = &view->parts[row->parts.first + p];
    if (part->kind == BUBBLE_PART_LABEL && part->role == role) return true;
  }
  return false;
}

/* Returns the shown text of a message, and its sender; the caller frees both. */
static char *message_text(Chat *chat, const bubble_id *id, char **sender)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = view_row(chat, id);
  *sender = NULL;
  if (!row) return NULL;
  if (row->sender.first != BUBBLE_NONE) *sender = g_strndup(view->strings + row->sender.first, row->sender.count);
  for (uint32_t p = 0; p < row->parts.count; p++) {
    const bubble_part *part = &view->parts[row->parts.first + p];
    if (part->kind != BUBBLE_PART_TEXT) continue;
    bubble_range text = part->whole_text.first != BUBBLE_NONE && part->whole_text.count > 0 ? part->whole_text : part->text;
    return g_strndup(view->strings + text.first, text.count);
  }
  return NULL;
}

static void copy(GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Chat *chat = data;
  char *sender, *text = chat->selection.is_set ? select_text(chat) : NULL;
  (void)action, (void)parameter;
  if (!text) {
    text = message_text(chat, &chat->menu_id, &sender);
    g_free(sender);
  }
  if (text) gdk_clipboard_set_text(gtk_widget_get_clipboard(chat->area), text);
  g_free(text);
}

static void copy_address(GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Chat *chat = data;
  (void)action, (void)parameter;
  if (chat->menu_address) gdk_clipboard_set_text(gtk_widget_get_clipboard(chat->area), chat->menu_address);
}

static void reply(GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Chat *chat = data;
  char *sender, *text = message_text(chat, &chat->menu_id, &sender);
  (void)action, (void)parameter;
  composer_reply(chat, sender, text);
  g_free(sender);
  g_free(text);
}

static void jump(GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Chat *chat = data;
  (void)action, (void)parameter;
  jump_to_quoted(chat, &chat->menu_id);
}

static void expand(GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Chat *chat = data;
  (void)action, (void)parameter;
  model_expand(chat, &chat->menu_id, true);
}

static void collapse(GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Chat *chat = data;
  (void)action, (void)parameter;
  model_expand(chat, &chat->menu_id, false);
}

void menu_open(Chat *chat, const bubble_hit *hit, double x, double y)
{
  GMenu *menu = g_menu_new();
  g_free(chat->menu_address);
  chat->menu_address = pointer_address(hit);
  identity_copy(&chat->menu_id, &hit->id);
  g_menu_append(menu, "Reply", "message.reply");
  g_menu_append(menu, chat->selection.is_set ? "Copy Selection" : "Copy Text", "message.copy");
  if (chat->menu_address) g_menu_append(menu, "Copy Address", "message.copy-address");
  if (has_label(chat, &hit->id, BUBBLE_LABEL_QUOTE_TEXT)) g_menu_append(menu, "Go to Quoted Message", "message.jump");
  if (has_label(chat, &hit->id, BUBBLE_LABEL_READ_MORE)) g_menu_append(menu, "Show All", "message.expand");
  else if (model_is_expanded(chat, &hit->id)) g_menu_append(menu, "Shorten", "message.collapse");
  gtk_popover_menu_set_menu_model(GTK_POPOVER_MENU(chat->menu), G_MENU_MODEL(menu));
  gtk_popover_set_pointing_to(GTK_POPOVER(chat->menu), &(GdkRectangle){(int)x, (int)y, 1, 1});
  gtk_popover_popup(GTK_POPOVER(chat->menu));
  g_set_object(&chat->menu_model, G_MENU_MODEL(menu));
  g_object_unref(menu);
}

static void on_press(GtkGestureClick *gesture, int count, double x, double y, gpointer data)
{
  Chat *chat = data;
  bubble_hit hit;
  (void)gesture, (void)count;
  if (!pointer_hit(chat, x, y, &hit) || hit.target == BUBBLE_HIT_NOTHING) return;
  bubble_id id = {0};
  identity_copy(&id, &hit.id);
  hit.id = id;
  menu_open(chat, &hit, x, y);
  identity_clear(&id);
}

void menu_attach(Chat *chat)
{
  static const GActionEntry entries[] = {{.name = "copy", .activate = copy}, {.name = "copy-address", .activate = copy_address},
    {.name = "reply", .activate = reply}, {.name = "jump", .activate = jump}, {.name = "expand", .activate = expand},
    {.name = "collapse", .activate = collapse}};
  GSimpleActionGroup *actions = g_simple_action_group_new();
  g_action_map_add_action_entries(G_ACTION_MAP(actions), entries, G_N_ELEMENTS(entries), chat);
  gtk_widget_insert_action_group(chat->area, "message", G_ACTION_GROUP(actions));
  g_object_unref(actions);
  chat->menu = gtk_popover_menu_new_from_model(NULL);
  gtk_popover_set_has_arrow(GTK_POPOVER(chat->menu), FALSE);
  gtk_widget_set_halign(chat->menu, GTK_ALIGN_START);
  gtk_widget_set_parent(chat->menu, chat->area);
  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), GDK_BUTTON_SECONDARY);
  g_signal_connect(click, "pressed", G_CALLBACK(on_press), chat);
  gtk_widget_add_controller(chat->area, GTK_EVENT_CONTROLLER(click));
}

void menu_close(Chat *chat)
{
  g_clear_object(&chat->menu_model);
  g_free(chat->menu_address);
  identity_clear(&chat->menu_id);
}
