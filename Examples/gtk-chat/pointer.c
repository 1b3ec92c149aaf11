/* The pointer: presses, and selecting by dragging. */

#include "chat.h"

bool pointer_hit(Chat *chat, double x, double y, bubble_hit *hit)
{
  BUBBLE_INIT(*hit);
  return bubble_transcript_hit(chat->model.shown, x, y + chat->y, chat->model.buffer, hit, NULL) == BUBBLE_OK;
}

char *pointer_address(Chat *chat, const bubble_hit *hit)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = view_row(chat, &hit->id);
  if (!row || hit->target != BUBBLE_HIT_DATA || hit->part >= row->parts.count) return NULL;
  const bubble_part *part = &view->parts[row->parts.first + hit->part];
  bubble_range text = part->text;
  if (hit->span_range.end > text.count && part->whole_text.first != BUBBLE_NONE) text = part->whole_text;
  if (hit->span_range.end > text.count || hit->span_range.start > hit->span_range.end) return NULL;
  return g_strndup(view->strings + text.first + hit->span_range.start, hit->span_range.end - hit->span_range.start);
}

static void open_address(Chat *chat, const bubble_hit *hit)
{
  char *address = pointer_address(chat, hit);
  if (!address) return;
  g_print("open: %s\n", address);
  const char *scheme = hit->span_kind == BUBBLE_SPAN_MAIL ? "mailto:" : hit->span_kind == BUBBLE_SPAN_PHONE ? "tel:" : "";
  char *whole = g_strconcat(strncmp(address, scheme, strlen(scheme)) == 0 ? "" : scheme, address, NULL);
  /* Tests do not open addresses: they may run where no browser is installed. */
  if (!chat->options.commands && pointer_follows(hit)) gtk_show_uri(GTK_WINDOW(chat->window), whole, GDK_CURRENT_TIME);
  g_free(whole);
  g_free(address);
}

void pointer_activate(Chat *chat, const bubble_hit *hit)
{
  bubble_id id = {0};
  identity_copy(&id, &hit->id);
  switch (hit->target) {
  case BUBBLE_HIT_DATA: open_address(chat, hit); break;
  case BUBBLE_HIT_READ_MORE: model_expand(chat, &id, true); break;
  case BUBBLE_HIT_QUOTE: jump_to_quoted(chat, &id); break;
  default: break;
  }
  identity_clear(&id);
}

static void on_drag_begin(GtkGestureDrag *gesture, double x, double y, gpointer data)
{
  (void)gesture;
  gtk_widget_grab_focus(((Chat *)data)->area);
  ((Chat *)data)->scroll.velocity = 0;
  select_begin(data, x, y);
}

static void on_drag_update(GtkGestureDrag *gesture, double dx, double dy, gpointer data)
{
  Chat *chat = data;
  double x, y;
  if (ABS(dx) + ABS(dy) < 4 && !chat->selection.is_set) return;
  gtk_gesture_drag_get_start_point(gesture, &x, &y);
  select_extend(chat, x + dx, y + dy);
  /* If the pointer is beyond an edge, the list scrolls. */
  if (y + dy < 0) scroll_by(chat, -20);
  if (y + dy > chat->height) scroll_by(chat, 20);
}

static void on_drag_end(GtkGestureDrag *gesture, double dx, double dy, gpointer data)
{
  Chat *chat = data;
  double x, y;
  bubble_hit hit;
  if (chat->selection.is_set) return;
  gtk_gesture_drag_get_start_point(gesture, &x, &y);
  if (pointer_hit(chat, x + dx, y + dy, &hit)) pointer_activate(chat, &hit);
}

void pointer_attach(Chat *chat)
{
  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), chat);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag_update), chat);
  g_signal_connect(drag, "drag-end", G_CALLBACK(on_drag_end), chat);
  gtk_widget_add_controller(chat->area, GTK_EVENT_CONTROLLER(drag));
}
