/* Scrolling with the wheel, flings, the scroll bar and keys. */

#include <math.h>

#include "chat.h"

/* The distance of one step of the wheel, in points. */
#define WHEEL_STEP 90.0
/* The share of a fling's speed that is left after a second. */
#define FRICTION 0.08
/* The share of the wheel's remaining distance that is left after a second. */
#define WHEEL_SLACK 1e-7

static void range(Chat *chat, double *lowest, double *highest)
{
  *lowest = *highest = 0;
  bubble_transcript_scroll_range(chat->model.shown, chat->height, lowest, highest, NULL);
}

bool scroll_at_end(Chat *chat)
{
  double lowest, highest;
  range(chat, &lowest, &highest);
  return chat->y >= highest - 0.5;
}

void scroll_by(Chat *chat, double distance)
{
  resize_finish(chat);
  chat->scroll.velocity = 0;
  chat->scroll.pending += distance;
  view_invalidate(chat);
}

void scroll_fling(Chat *chat, double velocity)
{
  resize_finish(chat);
  chat->scroll.pending = 0;
  chat->scroll.velocity = velocity;
  view_invalidate(chat);
}

void scroll_to(Chat *chat, double y)
{
  resize_finish(chat);
  chat->scroll.is_upward = y < chat->y;
  chat->scroll.pending = chat->scroll.velocity = 0;
  chat->y = y;
  view_invalidate(chat);
}

void scroll_to_end(Chat *chat, bool is_end)
{
  double lowest, highest;
  resize_finish(chat);
  range(chat, &lowest, &highest);
  scroll_to(chat, is_end ? highest : lowest);
  /* Rows that become exact must not move the first or the last row away from its edge. */
  chat->scroll.is_upward = is_end;
}

void scroll_keep_end(Chat *chat)
{
  double lowest;
  range(chat, &lowest, &chat->y);
}

bool scroll_advance(Chat *chat, gint64 time)
{
  ScrollState *scroll = &chat->scroll;
  double seconds = scroll->last_time == 0 ? 0.016 : CLAMP((double)(time - scroll->last_time) / 1e6, 0.001, 0.05);
  scroll->last_time = time;
  if (scroll->pending == 0 && scroll->velocity == 0) {
    scroll->last_time = 0;
    return false;
  }
  double distance;
  if (scroll->velocity != 0) {
    distance = scroll->velocity * seconds;
    scroll->velocity *= pow(FRICTION, seconds);
    if (fabs(scroll->velocity) < 20) scroll->velocity = 0;
    chat->measure.phase = PHASE_FLING;
  } else {
    distance = scroll->pending * (1 - pow(WHEEL_SLACK, seconds));
    if (fabs(scroll->pending) < 0.5) distance = scroll->pending;
    scroll->pending -= distance;
  }
  double lowest, highest;
  range(chat, &lowest, &highest);
  scroll->is_upward = distance < 0;
  chat->y = CLAMP(chat->y + distance, lowest, highest);
  bool is_stuck = distance < 0 ? chat->y <= lowest : chat->y >= highest;
  if (is_stuck) scroll->pending = scroll->velocity = 0;
  return true;
}

void scroll_adjust(Chat *chat)
{
  ScrollState *scroll = &chat->scroll;
  double lowest, highest;
  /* A slice has another range than the whole conversation. */
  if (chat->resize.is_active) return;
  range(chat, &lowest, &highest);
  scroll->adjusts = true;
  gtk_adjustment_configure(
    scroll->adjustment, chat->y, lowest, highest + chat->height, WHEEL_STEP, chat->height * 0.9, chat->height);
  scroll->adjusts = false;
}

static gboolean on_scroll(GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  Chat *chat = data;
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(controller));
  bool is_smooth = event && gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH;
  GdkDevice *device = event ? gdk_event_get_device(event) : NULL;
  bool is_pad = is_smooth && device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD;
  (void)dx;
  scroll_by(chat, dy * (is_pad ? 10 : WHEEL_STEP));
  return TRUE;
}

static void on_decelerate(GtkEventControllerScroll *controller, double vx, double vy, gpointer data)
{
  (void)controller, (void)vx;
  scroll_fling(data, vy * 10);
}

static void on_bar(GtkAdjustment *adjustment, gpointer data)
{
  Chat *chat = data;
  if (!chat->scroll.adjusts) scroll_to(chat, gtk_adjustment_get_value(adjustment));
}

GtkWidget *scroll_bar(Chat *chat)
{
  chat->scroll.adjustment = gtk_adjustment_new(0, 0, 1, 1, 1, 1);
  g_signal_connect(chat->scroll.adjustment, "value-changed", G_CALLBACK(on_bar), chat);
  GtkWidget *bar = gtk_scrollbar_new(GTK_ORIENTATION_VERTICAL, chat->scroll.adjustment);
  chat_name(bar, "Messages");
  return bar;
}

void scroll_attach(Chat *chat)
{
  GtkEventController *controller =
    gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  g_signal_connect(controller, "scroll", G_CALLBACK(on_scroll), chat);
  g_signal_connect(controller, "decelerate", G_CALLBACK(on_decelerate), chat);
  gtk_widget_add_controller(chat->area, controller);
}
