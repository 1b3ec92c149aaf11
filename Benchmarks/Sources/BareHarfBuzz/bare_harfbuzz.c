#include "bare_harfbuzz.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct bare_font {
  hb_font_t *font;
};

struct bare_buffer {
  hb_buffer_t *buffer;
};

bare_font *bare_font_open(const char *path, unsigned int index, int32_t size) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return NULL;
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  bare_font *font = malloc(sizeof *font);
  if (font != NULL) {
    font->font = hb_font_create(face);
    hb_font_set_scale(font->font, size, size);
    hb_font_make_immutable(font->font);
  }
  hb_face_destroy(face);
  return font;
}

void bare_font_close(bare_font *font) {
  if (font == NULL) return;
  hb_font_destroy(font->font);
  free(font);
}

bare_buffer *bare_buffer_create(void) {
  bare_buffer *buffer = malloc(sizeof *buffer);
  if (buffer != NULL) buffer->buffer = hb_buffer_create();
  return buffer;
}

void bare_buffer_destroy(bare_buffer *buffer) {
  if (buffer == NULL) return;
  hb_buffer_destroy(buffer->buffer);
  free(buffer);
}

int64_t bare_shape(bare_buffer *buffer, const bare_font *font, const uint16_t *text, int32_t length,
                   uint32_t start, int32_t count, int right_to_left) {
  hb_buffer_t *glyphs = buffer->buffer;
  hb_buffer_clear_contents(glyphs);
  hb_buffer_add_utf16(glyphs, text, length, start, count);
  hb_buffer_set_direction(glyphs, right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_guess_segment_properties(glyphs);
  hb_shape(font->font, glyphs, NULL, 0);
  unsigned int glyph_count = 0;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(glyphs, &glyph_count);
  int64_t width = 0;
  for (unsigned int index = 0; index < glyph_count; index++) width += positions[index].x_advance;
  return width;
}
