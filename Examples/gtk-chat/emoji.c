/* Coloured glyphs, which are pictures. */

#include "chat.h"

typedef struct Picture {
  /* NULL for a glyph that is an outline. */
  cairo_surface_t *surface;
  /* In font units. */
  double left, top, width, height, units_per_em;
} Picture;

struct Emoji {
  bubble_engine *engine;
  bubble_buffer *buffer;
  GHashTable *pictures;
};

static void free_picture(gpointer data)
{
  Picture *picture = data;
  if (picture->surface) cairo_surface_destroy(picture->surface);
  g_free(picture);
}

Emoji *emoji_new(bubble_engine *engine)
{
  Emoji *emoji = g_new0(Emoji, 1);
  emoji->engine = engine;
  emoji->pictures = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, free_picture);
  bubble_buffer_open(&emoji->buffer, NULL);
  return emoji;
}

void emoji_free(Emoji *emoji)
{
  if (!emoji) return;
  g_hash_table_unref(emoji->pictures);
  bubble_buffer_free(emoji->buffer);
  g_free(emoji);
}

typedef struct Reader {
  const uint8_t *bytes;
  size_t left;
} Reader;

static cairo_status_t read_png(void *data, unsigned char *to, unsigned int length)
{
  Reader *reader = data;
  if (length > reader->left) return CAIRO_STATUS_READ_ERROR;
  memcpy(to, reader->bytes, length);
  reader->bytes += length;
  reader->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static Picture *open_picture(Emoji *emoji, uint32_t font, uint32_t glyph)
{
  Picture *picture = g_new0(Picture, 1);
  bubble_image image;
  BUBBLE_INIT(image);
  if (bubble_engine_glyph_image(emoji->engine, font, glyph, emoji->buffer, &image, NULL) != BUBBLE_OK || !image.png)
    return picture;
  Reader reader = {image.png, image.length};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(read_png, &reader);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) picture->surface = surface;
  else cairo_surface_destroy(surface);
  picture->left = image.left;
  picture->top = image.top;
  picture->width = image.width;
  picture->height = image.height;
  picture->units_per_em = image.units_per_em;
  return picture;
}

void emoji_draw(Emoji *emoji, cairo_t *cr, const bubble_font *font, const bubble_glyph *glyph)
{
  gint64 key = (gint64)font->id << 32 | (gint64)(uint32_t)glyph->id;
  Picture *picture = g_hash_table_lookup(emoji->pictures, &key);
  if (!picture) {
    picture = open_picture(emoji, font->id, (uint32_t)glyph->id);
    g_hash_table_insert(emoji->pictures, g_memdup2(&key, sizeof key), picture);
  }
  if (!picture->surface || picture->units_per_em <= 0) return;
  double scale = font->point_size / picture->units_per_em;
  cairo_save(cr);
  cairo_translate(cr, glyph->x + picture->left * scale, glyph->y - picture->top * scale);
  cairo_scale(cr, picture->width * scale / cairo_image_surface_get_width(picture->surface),
    picture->height * scale / cairo_image_surface_get_height(picture->surface));
  cairo_set_source_surface(cr, picture->surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD);
  cairo_paint(cr);
  cairo_restore(cr);
}
