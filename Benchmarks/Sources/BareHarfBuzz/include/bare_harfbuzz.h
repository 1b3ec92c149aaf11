// HarfBuzz alone, with which the layout engine is compared.
#ifndef BARE_HARFBUZZ_H
#define BARE_HARFBUZZ_H

#include <stdint.h>

typedef struct bare_font bare_font;
typedef struct bare_buffer bare_buffer;

// Opens a face of a font file at a size in 1/65536 point; returns null if that fails.
bare_font *bare_font_open(const char *path, unsigned int face, int32_t size);
void bare_font_close(bare_font *font);

bare_buffer *bare_buffer_create(void);
void bare_buffer_destroy(bare_buffer *buffer);

// Shapes a range of the paragraph with one font and returns the sum of its advances.
int64_t bare_shape(bare_buffer *buffer, const bare_font *font, const uint16_t *text, int32_t length,
                   uint32_t start, int32_t count, int right_to_left);

#endif
