/* The list: a widget that shows the rows in a viewport. */

#include <math.h>

#include "chat.h"

#define CHAT_TYPE_AREA (chat_area_get_type())
G_DECLARE_FINAL_TYPE(ChatArea, chat_area, CHAT, AREA, GtkWidget)

struct _ChatArea {
  GtkWidget parent;
  Chat *chat;
};

G_DEFINE_TYPE(ChatArea, chat_area, GTK_TYPE_WIDGET)

GdkRGBA chat_color(uint32_t color, double alpha)
{
  return (GdkRGBA){(float)(color >> 24) / 255, (float)(color >> 16 & 255) / 255, (float)(color >> 8 & 255) / 255,
    (float)((color & 255) / 255.0 * alpha)};
}

/* Returns the edge at which rows stay in place: new rows appear at the other one. */
static uint32_t held_edge(Chat *chat)
{
  return chat->scroll.is_upward || scroll_at_end(chat) ? BUBBLE_EDGE_BOTTOM : BUBBLE_EDGE_TOP;
}

void view_layout(Chat *chat)
{
  Model *model = &chat->model;
  bubble_rows_request request;
  bubble_error error;
  BUBBLE_INIT(request);
  BUBBLE_INIT(error);
  if (chat->width <= 0 || chat->height <= 0) return;
  gint64 start = g_get_monotonic_time();
  if (chat->width != chat->laid_out_width) resize_width(chat);
  double lowest = 0, highest = 0;
  bubble_transcript_settle(model->shown, &chat->y, chat->height, held_edge(chat), 0, &error);
  bubble_transcript_scroll_range(model->shown, chat->height, &lowest, &highest, NULL);
  chat->y = CLAMP(chat->y, lowest, highest);
  request.y = chat->y;
  request.height = chat->height;
  request.flags = BUBBLE_ROWS_DRAWING | BUBBLE_ROWS_OVERLAY;
  request.theme = chat->theme;
  model_check(bubble_transcript_rows(model->shown, &request, model->rows, &model->view, &error), &error);
  if (matches_update(chat))
    model_check(bubble_transcript_rows(model->shown, &request, model->rows, &model->view, &error), &error);
  chat->is_dirty = false;
  measure_layout(chat, start);
  settle_later(chat);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Chat *chat = data;
  bool moves = scroll_advance(chat, gdk_frame_clock_get_frame_time(clock));
  if (moves || chat->is_dirty) view_layout(chat);
  hover_update(chat);
  scroll_adjust(chat);
  access_update(chat);
  gtk_widget_queue_draw(widget);
  if (moves || chat->is_dirty) return G_SOURCE_CONTINUE;
  chat->tick = 0;
  return G_SOURCE_REMOVE;
}

void view_invalidate(Chat *chat)
{
  chat->is_dirty = true;
  if (chat->tick == 0 && chat->area) chat->tick = gtk_widget_add_tick_callback(chat->area, on_tick, chat, NULL);
}

const bubble_row *view_row(Chat *chat, const bubble_id *id)
{
  const bubble_rows_view *view = &chat->model.view;
  for (size_t r = 0; r < view->row_count; r++) {
    if (view->rows[r].kind != BUBBLE_ROW_MESSAGE) continue;
    bubble_id its = identity_of_row(view, &view->rows[r]);
    if (identity_equal(&its, id)) return &view->rows[r];
  }
  return NULL;
}

void view_show(Chat *chat, const bubble_id *id, const bubble_rect *rect)
{
  Model *model = &chat->model;
  resize_finish(chat);
  if (rect->y >= chat->y && rect->y + rect->height <= chat->y + chat->height) return;
  chat->scroll.pending = chat->scroll.velocity = 0;
  bubble_rect before, after;
  /* The heights there may be estimates. When they become exact, the message may have moved. */
  for (int pass = 0; pass < 3; pass++) {
    if (bubble_transcript_frame(model->transcript, id, &before, NULL) != BUBBLE_OK) return;
    chat->y = before.y + (pass == 2 ? rect->y - before.y : 0) - chat->height / 3;
    view_layout(chat);
    if (bubble_transcript_frame(model->transcript, id, &after, NULL) != BUBBLE_OK) return;
    if (fabs(after.y - before.y) < 1) break;
  }
  view_invalidate(chat);
}

/* -- The widget. */

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
  int *natural_baseline)
{
  (void)widget, (void)for_size;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 100;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 640;
  *minimum_baseline = *natural_baseline = -1;
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
  Chat *chat = CHAT_AREA(widget)->chat;
  (void)baseline;
  if (chat->width != width || chat->height != height) {
    /* A list at its end stays there, even when a search bar or a longer composer makes it shorter. */
    bool is_first = chat->height <= 0;
    bool was_at_end = !is_first && scroll_at_end(chat);
    if (is_first) chat->laid_out_width = chat->model.how.width;
    chat->width = width;
    chat->height = height;
    if (is_first || was_at_end) scroll_keep_end(chat);
    view_layout(chat);
    view_invalidate(chat);
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_POPOVER(child)) gtk_popover_present(GTK_POPOVER(child));
  }
  access_allocate(chat);
}

static void snapshot_row(Chat *chat, GtkSnapshot *snapshot, const bubble_row *row)
{
  int scale = gtk_widget_get_scale_factor(chat->area);
  if (row->operations.count == 0) return;
  GdkTexture *texture = drawings_texture(chat, &chat->model.view, row, scale);
  /* Rows begin at whole pixels, so that their drawings need no scaling. */
  double x = round(row->frame.x * scale) / scale, y = round((row->frame.y - chat->y) * scale) / scale;
  graphene_rect_t place;
  graphene_rect_init(&place, (float)(x - DRAWING_MARGIN), (float)(y - DRAWING_MARGIN),
    (float)gdk_texture_get_width(texture) / (float)scale, (float)gdk_texture_get_height(texture) / (float)scale);
  gtk_snapshot_append_texture(snapshot, texture, &place);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
  Chat *chat = CHAT_AREA(widget)->chat;
  const bubble_rows_view *view = &chat->model.view;
  graphene_rect_t bounds;
  graphene_rect_init(&bounds, 0, 0, (float)chat->width, (float)chat->height);
  GdkRGBA background = chat_color(view->background, 1);
  gtk_snapshot_push_clip(snapshot, &bounds);
  gtk_snapshot_append_color(snapshot, &background, &bounds);
  for (size_t r = 0; r < view->row_count; r++)
    if (view->rows[r].kind != BUBBLE_ROW_FLOATING) snapshot_row(chat, snapshot, &view->rows[r]);
  hover_snapshot(chat, snapshot);
  select_snapshot(chat, snapshot);
  keys_snapshot(chat, snapshot);
  for (size_t r = 0; r < view->row_count; r++)
    if (view->rows[r].kind == BUBBLE_ROW_FLOATING) snapshot_row(chat, snapshot, &view->rows[r]);
  gtk_snapshot_pop(snapshot);
}

/* Tab moves the focus to the list and out of it; arrow keys move from message to message (keys.c). */
static gboolean focus(GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child(widget);
  /* In the menu, arrow keys move from entry to entry. */
  if (child && GTK_IS_POPOVER(child)) return gtk_widget_child_focus(child, direction);
  if (gtk_widget_has_focus(widget) || child) return FALSE;
  access_focus(CHAT_AREA(widget)->chat);
  return TRUE;
}

static void dispose(GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(chat_area_parent_class)->dispose(object);
}

static void chat_area_class_init(ChatAreaClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  widget->snapshot = snapshot;
  widget->focus = focus;
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_LIST);
}

static void chat_area_init(ChatArea *area)
{
  gtk_widget_set_focusable(GTK_WIDGET(area), TRUE);
  gtk_widget_set_hexpand(GTK_WIDGET(area), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(area), TRUE);
}

GtkWidget *view_new(Chat *chat)
{
  ChatArea *area = g_object_new(CHAT_TYPE_AREA, NULL);
  area->chat = chat;
  access_attach(chat);
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_LABEL, "Messages", -1);
  return GTK_WIDGET(area);
}
