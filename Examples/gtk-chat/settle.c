/* Settling: while nothing else is to do, the heights around what can be seen become exact.
 *
 * Not all of a million: a new width costs a comparison for each estimated row, and half a microsecond for each exact one. */

#include "chat.h"

/* How many rows are made exact beyond those that were seen. */
#define NEAR 3000
/* How long a step may take, in seconds. */
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
    /* Rows have other places now, even where they look the same. */
    if (chat->y != before) view_invalidate(chat);
    return G_SOURCE_CONTINUE;
  }
  /* A resize may come next. */
  if (!moves) resize_prepare(chat);
  chat->idle = 0;
  return G_SOURCE_REMOVE;
}

void settle_later(Chat *chat)
{
  if (chat->idle == 0) chat->idle = g_idle_add_full(G_PRIORITY_LOW, on_idle, chat, NULL);
}
