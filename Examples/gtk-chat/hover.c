/* The thing under the pointer: the pointer's shape, a colour behind what a press would follow, and the address of a link. */

#include "chat.h"

static const char *target_name(const bubble_hit *hit)
{
  switch (hit->target) {
  case BUBBLE_HIT_TEXT: return "text";
  case BUBBLE_HIT_QUOTE: return "quote";
  case BUBBLE_HIT_READ_MORE: return "more";
  case BUBBLE_HIT_FOOTNOTE: return "link";
  case BUBBLE_HIT_DATA:
  case BUBBLE_HIT_LINK: return pointer_follows(hit) ? "link" : "text";
  case BUBBLE_HIT_CARD: return pointer_follows(hit) ? "link" : "";
  default: return "";
  }
}

static void add_rect(Hover *hover, const bubble_rect *rect) { g_array_append_val(hover->rects, *rect); }

/* Whether a press at a part of a row means what a press at a hit means. */
static bool is_same(const bubble_part *part, const bubble_hit *hit)
{
  switch (hit->target) {
  case BUBBLE_HIT_QUOTE: return part->kind == BUBBLE_PART_BOX && part->role == BUBBLE_BOX_QUOTE;
  case BUBBLE_HIT_CARD: return part->kind == BUBBLE_PART_BOX && part->role == BUBBLE_BOX_LINK && part->index == hit->index;
  default: return part->kind == BUBBLE_PART_LABEL && part->role == BUBBLE_LABEL_READ_MORE;
  }
}

/* Adds the frame of the whole quote or card, or of the label that expands a message, in coordinates of the transcript. */
static void add_part(Chat *chat, const bubble_hit *hit)
{
  const bubble_rows_view *view = &chat->model.view;
  const bubble_row *row = view_row(chat, &hit->id);
  for (uint32_t p = 0; row && p < row->parts.count; p++) {
    const bubble_part *part = &view->parts[row->parts.first + p];
    if (!is_same(part, hit)) continue;
    bubble_rect place = {row->frame.x + part->frame.x, row->frame.y + part->frame.y, part->frame.width, part->frame.height};
    add_rect(&chat->hover, &place);
    return;
  }
}

static void add_range(Chat *chat, const bubble_hit *hit)
{
  bubble_match range = {hit->id, hit->path, hit->span_range};
  bubble_rects rects;
  BUBBLE_INIT(rects);
  if (bubble_transcript_range_rects(chat->model.shown, &range, chat->model.buffer, &rects, NULL) == BUBBLE_OK)
    for (size_t r = 0; r < rects.count; r++) add_rect(&chat->hover, &rects.rects[r]);
}

void hover_update(Chat *chat)
{
  Hover *hover = &chat->hover;
  bubble_hit hit;
  char *address = NULL;
  bool had = hover->rects->len > 0;
  hover->name = "";
  g_array_set_size(hover->rects, 0);
  /* While the rows scroll, the reader does not point at what passes under the pointer. */
  bool moves = chat->scroll.velocity != 0 || chat->scroll.pending != 0;
  if (hover->is_inside && !moves && pointer_hit(chat, hover->x, hover->y, &hit)) {
    hover->name = target_name(&hit);
    if (pointer_follows(&hit)) {
      address = pointer_address(&hit);
      if (hit.span_range.start != BUBBLE_NONE) add_range(chat, &hit);
      else add_part(chat, &hit);
    }
  }
  hover->cursor = *hover->name == 0 ? "default" : strcmp(hover->name, "text") == 0 ? "text" : "pointer";
  gtk_widget_set_cursor_from_name(chat->area, hover->cursor);
  gtk_widget_set_tooltip_text(chat->area, address);
  g_free(address);
  if (had || hover->rects->len > 0) gtk_widget_queue_draw(chat->area);
}

void hover_snapshot(Chat *chat, GtkSnapshot *snapshot)
{
  Hover *hover = &chat->hover;
  GdkRGBA color = chat_color(chat->model.colors[chat->model.selection_role], 0.25);
  for (guint r = 0; r < hover->rects->len; r++) {
    const bubble_rect *rect = &g_array_index(hover->rects, bubble_rect, r);
    graphene_rect_t place;
    graphene_rect_init(&place, (float)rect->x, (float)(rect->y - chat->y), (float)rect->width, (float)rect->height);
    gtk_snapshot_append_color(snapshot, &color, &place);
  }
}

static void on_motion(GtkEventControllerMotion *controller, double x, double y, gpointer data)
{
  Chat *chat = data;
  (void)controller;
  chat->hover.is_inside = true;
  chat->hover.x = x;
  chat->hover.y = y;
  hover_update(chat);
}

static void on_leave(GtkEventControllerMotion *controller, gpointer data)
{
  Chat *chat = data;
  (void)controller;
  chat->hover.is_inside = false;
  hover_update(chat);
}

void hover_attach(Chat *chat)
{
  GtkEventController *motion = gtk_event_controller_motion_new();
  chat->hover.rects = g_array_new(FALSE, FALSE, sizeof(bubble_rect));
  chat->hover.name = "";
  chat->hover.cursor = "default";
  g_signal_connect(motion, "enter", G_CALLBACK(on_motion), chat);
  g_signal_connect(motion, "motion", G_CALLBACK(on_motion), chat);
  g_signal_connect(motion, "leave", G_CALLBACK(on_leave), chat);
  gtk_widget_add_controller(chat->area, motion);
}

void hover_close(Chat *chat) { g_array_unref(chat->hover.rects); }
