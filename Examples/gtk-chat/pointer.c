/* The pointer: presses, and selecting by dragging. */

#include "chat.h"

bool pointer_hit(Chat *chat, double x, double y, bubble_hit *hit)
{
  BUBBLE_INIT(*hit);
  return bubble_transcript_hit(chat->model.shown, x, y + chat->y, chat->model.buffer, hit, NULL) == BUBBLE_OK;
}

char *pointer_address(const bubble_hit *hit) { return hit->href ? g_strndup(hit->href, hit->href_length) : NULL; }

/* An address comes from a message. Only these are opened: other schemes could start programs or run code. */
static bool is_opened(const bubble_hit *hit)
{
  static const char *const schemes[] = {"https://", "http://", "ftp://", "mailto:", "tel:"};
  for (size_t s = 0; hit->href && s < G_N_ELEMENTS(schemes); s++) {
    size_t length = strlen(schemes[s]);
    if (hit->href_length > length && g_ascii_strncasecmp(hit->href, schemes[s], length) == 0) return true;
  }
  return false;
}

bool pointer_follows(const bubble_hit *hit)
{
  switch (hit->target) {
  case BUBBLE_HIT_QUOTE:
  case BUBBLE_HIT_READ_MORE:
  case BUBBLE_HIT_FOOTNOTE: return true;
  case BUBBLE_HIT_CARD: return hit->card == BUBBLE_CARD_LINK && is_opened(hit);
  case BUBBLE_HIT_DATA:
  case BUBBLE_HIT_LINK: return is_opened(hit);
  default: return false;
  }
}

static void open_address(Chat *chat, const bubble_hit *hit)
{
  char *address = is_opened(hit) ? pointer_address(hit) : NULL;
  if (!address) return;
  g_print("open: %s\n", address);
  /* Tests do not open addresses: they may run where no browser is installed. */
  if (!chat->options.commands) gtk_show_uri(GTK_WINDOW(chat->window), address, GDK_CURRENT_TIME);
  g_free(address);
}

/* Whether a part is the number before a footnote with a label. Its text is the label and a full stop. */
static bool is_number_of(const bubble_rows_view *view, const bubble_part *part, const char *label)
{
  size_t length = strlen(label);
  return part->kind == BUBBLE_PART_TEXT && part->role == BUBBLE_TEXT_MARKER && part->text.count == length + 1 &&
    memcmp(view->strings + part->text.first, label, length) == 0 && view->strings[part->text.first + length] == '.';
}

/* Scrolls to a footnote. Footnotes are below the text, so the last marker with the label is the footnote's. */
static void show_footnote(Chat *chat, const bubble_id *id, const char *label)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = view_row(chat, id);
  g_print("footnote: %s\n", label);
  for (uint32_t p = row ? row->parts.count : 0; p-- > 0;) {
    const bubble_part *part = &view->parts[row->parts.first + p];
    if (!is_number_of(view, part, label)) continue;
    bubble_rect place = {row->frame.x + part->frame.x, row->frame.y + part->frame.y, part->frame.width, part->frame.height};
    view_show(chat, id, &place);
    view_invalidate(chat);
    return;
  }
}

void pointer_activate(Chat *chat, const bubble_hit *hit)
{
  bubble_id id = {0};
  /* The texts of the hit are in a buffer that the calls below may fill. */
  char *label = hit->footnote ? g_strndup(hit->footnote, hit->footnote_length) : NULL;
  identity_copy(&id, &hit->id);
  switch (hit->target) {
  case BUBBLE_HIT_CARD:
  case BUBBLE_HIT_DATA:
  case BUBBLE_HIT_LINK: open_address(chat, hit); break;
  case BUBBLE_HIT_FOOTNOTE: show_footnote(chat, &id, label); break;
  case BUBBLE_HIT_READ_MORE: model_expand(chat, &id, true); break;
  case BUBBLE_HIT_QUOTE: jump_to_quoted(chat, &id); break;
  default: break;
  }
  g_free(label);
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
