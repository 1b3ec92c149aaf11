// The driver of Pango: one layout for each text, one context for each language, on FreeType fonts without hinting.
//
// Pango finds fonts through fontconfig; FONTCONFIG_FILE is a configuration that has only the folder of the fonts.
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include "peer.h"

static PangoFontMap *font_map;
static PangoFontDescription *font;
static PangoAttrList *attributes;
static GHashTable *contexts;
static PangoLayout **layouts;

static PangoContext *context_of(const char *language) {
  PangoContext *context = g_hash_table_lookup(contexts, language);
  if (context != NULL) return context;
  context = pango_font_map_create_context(font_map);
  pango_context_set_language(context, pango_language_from_string(language));
  pango_context_set_font_description(context, font);
  // Glyph positions are exact and not rounded to whole pixels.
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  g_hash_table_insert(contexts, g_strdup(language), context);
  return context;
}

static volatile int heights;

static void relayout(const peer_input *input, size_t text, double width) {
  (void)input;
  int height;
  pango_layout_set_width(layouts[text], (int)(width * PANGO_SCALE));
  pango_layout_get_size(layouts[text], NULL, &height);
  heights += height;
}

static void lay_out(const peer_input *input, size_t text, double width) {
  const peer_text *own = &input->texts[text];
  PangoLayout *layout = pango_layout_new(context_of(own->language));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_text(layout, own->text, (int)own->length);
  layouts[text] = layout;
  relayout(input, text, width);
}

static size_t line_count(const peer_input *input, size_t text) {
  (void)input;
  return (size_t)pango_layout_get_line_count(layouts[text]);
}

static void drop(size_t text) { g_clear_object(&layouts[text]); }

int main(int argc, char **argv) {
  peer_input input = peer_read(argc, argv);
  layouts = peer_array(input.text_count, sizeof *layouts);
  font_map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(font_map), FcInitLoadConfigAndFonts());
  GString *families = g_string_new(NULL);
  for (size_t index = 0; index < input.font_count; index++)
    g_string_append_printf(families, "%s%s", index ? "," : "", input.fonts[index].family);
  font = pango_font_description_new();
  pango_font_description_set_family(font, families->str);
  pango_font_description_set_absolute_size(font, input.size * PANGO_SCALE);
  // A word that is too long is broken without a hyphen, as in the other engines.
  attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  contexts = g_hash_table_new(g_str_hash, g_str_equal);
  char version[64];
  snprintf(version, sizeof version, "Pango %s", pango_version_string());
  peer_answer(&input, &(peer_engine){version, lay_out, relayout, line_count, drop});
  return 0;
}
