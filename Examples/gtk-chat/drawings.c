/* The drawings of rows, kept while the rows are visible and a little longer.
 *
 * The key of a drawing is a hash of everything that is drawn. So a row that looks different has another drawing, and none must be
 * removed when the conversation, the width or the colours change. */

#include <math.h>

#include "chat.h"

typedef struct Drawing {
  guint64 key;
  GdkTexture *texture;
  guint64 last_use;
} Drawing;

struct Drawings {
  GHashTable *drawings;
  guint64 uses;
};

/* The largest number of kept drawings: more than the rows of two windows. */
#define KEPT 160

static void free_drawing(gpointer data)
{
  Drawing *drawing = data;
  g_object_unref(drawing->texture);
  g_free(drawing);
}

Drawings *drawings_new(void)
{
  Drawings *drawings = g_new0(Drawings, 1);
  drawings->drawings = g_hash_table_new_full(g_int64_hash, g_int64_equal, NULL, free_drawing);
  return drawings;
}

void drawings_free(Drawings *drawings)
{
  if (!drawings) return;
  g_hash_table_unref(drawings->drawings);
  g_free(drawings);
}

static guint64 add(guint64 hash, guint64 value)
{
  hash = (hash ^ value) * 0x9fb21c651e98df25u;
  return hash ^ (hash >> 28);
}

static guint64 add_bytes(guint64 hash, const void *bytes, size_t length)
{
  const char *from = bytes;
  for (; length >= 8; length -= 8, from += 8) {
    guint64 word;
    memcpy(&word, from, 8);
    hash = add(hash, word);
  }
  guint64 rest = 0;
  if (length > 0) memcpy(&rest, from, length);
  return add(hash, rest ^ (guint64)length << 56);
}

static guint64 add_path(guint64 hash, const bubble_rows_view *view, uint32_t number)
{
  if (number >= view->path_count) return add(hash, 1);
  const bubble_path *path = &view->paths[number];
  hash = add_bytes(hash, view->verbs + path->verbs.first, path->verbs.count);
  return add_bytes(hash, view->points + path->points.first, path->points.count * sizeof(bubble_point));
}

/* Adds everything that an operation draws to a hash, but not the positions in the arrays. */
static guint64 add_operation(guint64 hash, const bubble_rows_view *view, const bubble_operation *operation)
{
  double numbers[] = {operation->width, operation->top, operation->bottom};
  hash = add(hash, (guint64)operation->kind << 32 | operation->color);
  hash = add_bytes(hash, numbers, sizeof numbers);
  hash = add_path(hash, view, operation->path);
  hash = add_path(hash, view, operation->clip);
  if (operation->font < view->font_count) hash = add(hash, view->fonts[operation->font].id);
  hash = add_bytes(hash, view->glyphs + operation->glyphs.first, operation->glyphs.count * sizeof(bubble_glyph));
  return add_bytes(hash, view->stops + operation->stops.first, operation->stops.count * sizeof(bubble_stop));
}

static GdkTexture *make(Chat *chat, const bubble_rows_view *view, const bubble_row *row, int scale)
{
  int width = ((int)ceil(row->frame.width) + 2 * DRAWING_MARGIN) * scale;
  int height = ((int)ceil(row->frame.height) + 2 * DRAWING_MARGIN) * scale;
  /* Cairo's surfaces have at most about this size. */
  width = CLAMP(width, 1, 32000);
  height = CLAMP(height, 1, 32000);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, DRAWING_MARGIN, DRAWING_MARGIN);
  draw_operations(chat, cr, view, row->operations);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  gsize stride = (gsize)cairo_image_surface_get_stride(surface);
  GBytes *bytes = g_bytes_new_with_free_func(cairo_image_surface_get_data(surface), stride * (gsize)height,
    (GDestroyNotify)cairo_surface_destroy, surface);
  GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_bytes_unref(bytes);
  return texture;
}

static gboolean is_old(gpointer key, gpointer value, gpointer data)
{
  (void)key;
  return ((Drawing *)value)->last_use < *(guint64 *)data;
}

GdkTexture *drawings_texture(Chat *chat, const bubble_rows_view *view, const bubble_row *row, int scale)
{
  Drawings *drawings = chat->drawings;
  double size[] = {row->frame.width, row->frame.height};
  guint64 key = add_bytes((guint64)scale, size, sizeof size);
  for (uint32_t o = row->operations.first; o < row->operations.first + row->operations.count; o++)
    key = add_operation(key, view, &view->operations[o]);
  Drawing *drawing = g_hash_table_lookup(drawings->drawings, &key);
  if (!drawing) {
    if (g_hash_table_size(drawings->drawings) > KEPT) {
      guint64 oldest = drawings->uses - KEPT / 2;
      g_hash_table_foreach_remove(drawings->drawings, is_old, &oldest);
    }
    drawing = g_new(Drawing, 1);
    drawing->key = key;
    drawing->texture = make(chat, view, row, scale);
    g_hash_table_insert(drawings->drawings, &drawing->key, drawing);
  }
  drawing->last_use = drawings->uses++;
  return drawing->texture;
}
