/* Frame times: the time that the layout took in a frame, and the time of the whole frame, from its beginning until it was painted. */

#include "chat.h"

static const char *const names[PHASE_COUNT] = {"other", "fling", "resize", "stream"};

static void on_before(GdkFrameClock *clock, gpointer data)
{
  Chat *chat = data;
  (void)clock;
  chat->measure.frame_start = g_get_monotonic_time();
  chat->measure.layout = 0;
  chat->measure.has_layout = false;
  chat->measure.phase = chat->stream_left > 0 ? PHASE_STREAM : PHASE_OTHER;
}

static gboolean end_screenshot(gpointer data)
{
  Chat *chat = data;
  bool is_saved = screenshot_save(chat, chat->options.screenshot);
  /* There is no picture while the window is being laid out. */
  if (!is_saved && ++chat->measure.tries < 20) return G_SOURCE_CONTINUE;
  if (is_saved) g_print("picture: %s\n", chat->options.screenshot);
  else g_printerr("gtk-chat: %s cannot be written\n", chat->options.screenshot);
  gtk_window_close(GTK_WINDOW(chat->window));
  return G_SOURCE_REMOVE;
}

static void on_after(GdkFrameClock *clock, gpointer data)
{
  Chat *chat = data;
  Measure *measure = &chat->measure;
  gint64 now = g_get_monotonic_time();
  (void)clock;
  if (!measure->has_layout || measure->frame_start == 0) return;
  double total = (double)(now - measure->frame_start) / 1000;
  if (measure->first_frame == 0) {
    measure->first_frame = (double)(now - measure->opened) / 1e6;
    if (chat->options.screenshot) g_timeout_add(300, end_screenshot, chat);
    return;
  }
  g_array_append_val(measure->layouts[measure->phase], measure->layout);
  g_array_append_val(measure->totals[measure->phase], total);
}

void measure_attach(Chat *chat)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock(chat->window);
  for (int p = 0; p < PHASE_COUNT; p++) {
    chat->measure.layouts[p] = g_array_new(FALSE, FALSE, sizeof(double));
    chat->measure.totals[p] = g_array_new(FALSE, FALSE, sizeof(double));
  }
  g_signal_connect(clock, "before-paint", G_CALLBACK(on_before), chat);
  g_signal_connect(clock, "after-paint", G_CALLBACK(on_after), chat);
}

void measure_layout(Chat *chat, gint64 start)
{
  chat->measure.layout += (double)(g_get_monotonic_time() - start) / 1000;
  chat->measure.has_layout = true;
}

void measure_forget(Chat *chat)
{
  for (int p = 0; p < PHASE_COUNT; p++) {
    g_array_set_size(chat->measure.layouts[p], 0);
    g_array_set_size(chat->measure.totals[p], 0);
  }
}

static int compare(const void *one, const void *other)
{
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

static double percentile(GArray *sorted, double part)
{
  guint place = (guint)(part * (double)sorted->len);
  return g_array_index(sorted, double, MIN(place, sorted->len - 1));
}

static void print_times(const char *what, GArray *times)
{
  g_array_sort(times, compare);
  g_print(",\"%s\":{\"p50\":%.2f,\"p90\":%.2f,\"p99\":%.2f,\"max\":%.2f}", what, percentile(times, 0.5), percentile(times, 0.9),
    percentile(times, 0.99), percentile(times, 1));
}

/* Prints one line of JSON; times are in milliseconds. */
void measure_print(Chat *chat)
{
  const Measure *measure = &chat->measure;
  g_print("{\"messages\":%zu,\"firstFrameSeconds\":%.3f,\"allSeconds\":%.3f,\"openSeconds\":%.3f,\"frames\":{", model_count(chat),
    measure->first_frame, measure->all, chat->model.opening_seconds);
  const char *separator = "";
  for (int p = 0; p < PHASE_COUNT; p++) {
    if (measure->layouts[p]->len == 0) continue;
    g_print("%s\"%s\":{\"count\":%u", separator, names[p], measure->layouts[p]->len);
    print_times("layout", measure->layouts[p]);
    print_times("total", measure->totals[p]);
    g_print("}");
    separator = ",";
  }
  g_print("}}\n");
}
