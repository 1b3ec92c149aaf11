/* Makes estimated heights exact in idle time, around the visible rows.
 *
 * Not all of a million rows are made exact: at a new width, an estimated row costs a comparison, and an exact one
 * half a microsecond. */

#include "chat.h"

/* How many rows around the visible ones are made exact. */
#define NEAR 3000
/* The longest time of a step, in seconds. */
#define STEP 0.002

static size_t settled(Chat *chat, size_t *unsettled)
{
  bubble_metrics metrics;
  BUBBLE_INIT(metrics);
  bubble_transcript_metrics(chat->model.transcript, &metrics, NULL);
  *unsettled = metrics.unsettled;
  return metrics.count - metrics.unsettled;
}

static gboolean on_idle(gpointer data)
{
  Chat *chat = data;
  size_t unsettled;
  bool moves = chat->scroll.velocity != 0 || chat->scroll.pending != 0;
  if (chat->resize.is_active) moves = true;
  if (!moves && settled(chat, &unsettled) < NEAR && unsettled > 0) {
    uint32_t edge = scroll_at_end(chat) ? BUBBLE_EDGE_BOTTOM : BUBBLE_EDGE_TOP;
    double before = chat->y;
    bubble_transcript_settle(chat->model.transcript, &chat->y, chat->height, edge, STEP, NULL);
    /* Rows have moved, even if they look the same. */
    if (chat->y != before) view_invalidate(chat);
    return G_SOURCE_CONTINUE;
  }
  /* The reader may resize the window next. */
  if (!moves) resize_prepare(chat);
  chat->idle = 0;
  return G_SOURCE_REMOVE;
}

void settle_later(Chat *chat)
{
  if (chat->idle == 0) chat->idle = g_idle_add_full(G_PRIORITY_LOW, on_idle, chat, NULL);
}
