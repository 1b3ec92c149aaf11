/* The fonts of rows, as Cairo fonts. */

#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H

#include "chat.h"

struct Faces {
  FT_Library library;
  /* Fonts (cairo_scaled_font_t) by the id of the library's font. */
  GHashTable *fonts;
};

Faces *faces_new(void)
{
  Faces *faces = g_new0(Faces, 1);
  faces->fonts = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)cairo_scaled_font_destroy);
  if (FT_Init_FreeType(&faces->library) != 0) faces->library = NULL;
  return faces;
}

void faces_free(Faces *faces)
{
  if (!faces) return;
  /* FreeType is not closed, because Cairo keeps fonts that were used recently. */
  g_hash_table_unref(faces->fonts);
  g_free(faces);
}

static void set_axes(Faces *faces, FT_Face face, const bubble_rows_view *view, const bubble_font *font)
{
  FT_MM_Var *axes = NULL;
  if (font->variations.count == 0 || FT_Get_MM_Var(face, &axes) != 0) return;
  FT_Fixed *values = g_new(FT_Fixed, axes->num_axis);
  for (FT_UInt a = 0; a < axes->num_axis; a++) {
    values[a] = axes->axis[a].def;
    for (uint32_t v = 0; v < font->variations.count; v++) {
      const bubble_variation *variation = &view->variations[font->variations.first + v];
      if (variation->axis == axes->axis[a].tag) values[a] = (FT_Fixed)(variation->value * 65536);
    }
  }
  FT_Set_Var_Design_Coordinates(face, axes->num_axis, values);
  g_free(values);
  FT_Done_MM_Var(faces->library, axes);
}

static void free_face(void *face) { FT_Done_Face(face); }

static cairo_font_face_t *open_face(Faces *faces, const bubble_rows_view *view, const bubble_font *font)
{
  static const cairo_user_data_key_t key;
  FT_Face face;
  if (!faces->library || FT_New_Face(faces->library, view->strings + font->file.first, (FT_Long)font->face_index, &face) != 0)
    return NULL;
  set_axes(faces, face, view, font);
  cairo_font_face_t *opened = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  if (font->flags & BUBBLE_FONT_BOLD) cairo_ft_font_face_set_synthesize(opened, CAIRO_FT_SYNTHESIZE_BOLD);
  if (cairo_font_face_set_user_data(opened, &key, face, free_face) != CAIRO_STATUS_SUCCESS) FT_Done_Face(face);
  return opened;
}

cairo_scaled_font_t *faces_font(Faces *faces, const bubble_rows_view *view, const bubble_font *font)
{
  gpointer key = GUINT_TO_POINTER(font->id + 1);
  cairo_scaled_font_t *scaled = g_hash_table_lookup(faces->fonts, key);
  if (scaled) return scaled;
  cairo_font_face_t *face = open_face(faces, view, font);
  if (!face) return NULL;
  cairo_matrix_t size, identity;
  cairo_matrix_init_scale(&size, font->point_size, font->point_size);
  /* The font has no italic, so its letters are slanted to the right by one in four. */
  if (font->flags & BUBBLE_FONT_ITALIC) size.xy = -0.25 * font->point_size;
  cairo_matrix_init_identity(&identity);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  scaled = cairo_scaled_font_create(face, &size, &identity, options);
  cairo_font_options_destroy(options);
  cairo_font_face_destroy(face);
  g_hash_table_insert(faces->fonts, key, scaled);
  return scaled;
}
