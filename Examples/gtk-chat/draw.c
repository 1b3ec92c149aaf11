/* Draws the library's operations, and nothing else: fills and strokes paths, and shows glyphs. */

#include "chat.h"

static void set_color(cairo_t *cr, uint32_t color)
{
  cairo_set_source_rgba(cr, (color >> 24) / 255.0, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void add_path(cairo_t *cr, const bubble_rows_view *view, uint32_t number)
{
  if (number >= view->path_count) return;
  const bubble_path *path = &view->paths[number];
  const bubble_point *p = view->points + path->points.first;
  for (uint32_t v = path->verbs.first; v < path->verbs.first + path->verbs.count; v++) {
    switch (view->verbs[v]) {
    case BUBBLE_VERB_MOVE:
      cairo_move_to(cr, p[0].x, p[0].y);
      p += 1;
      break;
    case BUBBLE_VERB_LINE_TO:
      cairo_line_to(cr, p[0].x, p[0].y);
      p += 1;
      break;
    case BUBBLE_VERB_QUADRATIC: {
      double x, y;
      cairo_get_current_point(cr, &x, &y);
      cairo_curve_to(cr, x + (p[0].x - x) * 2 / 3, y + (p[0].y - y) * 2 / 3, p[1].x + (p[0].x - p[1].x) * 2 / 3,
        p[1].y + (p[0].y - p[1].y) * 2 / 3, p[1].x, p[1].y);
      p += 2;
      break;
    }
    case BUBBLE_VERB_CUBIC:
      cairo_curve_to(cr, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
      p += 3;
      break;
    default: cairo_close_path(cr);
    }
  }
}

static void set_paint(cairo_t *cr, const bubble_rows_view *view, const bubble_operation *operation)
{
  if (operation->stops.count == 0) {
    set_color(cr, operation->color);
    return;
  }
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, operation->top, 0, operation->bottom);
  for (uint32_t s = operation->stops.first; s < operation->stops.first + operation->stops.count; s++) {
    uint32_t color = view->stops[s].color;
    cairo_pattern_add_color_stop_rgba(gradient, view->stops[s].offset, (color >> 24) / 255.0, (color >> 16 & 255) / 255.0,
      (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
  }
  cairo_set_source(cr, gradient);
  cairo_pattern_destroy(gradient);
}

static void draw_glyphs(Chat *chat, cairo_t *cr, const bubble_rows_view *view, const bubble_operation *operation)
{
  const bubble_font *font = &view->fonts[operation->font];
  const bubble_glyph *glyphs = view->glyphs + operation->glyphs.first;
  if (font->flags & BUBBLE_FONT_COLOR) {
    for (uint32_t g = 0; g < operation->glyphs.count; g++) emoji_draw(chat->emoji, cr, font, &glyphs[g]);
    return;
  }
  cairo_scaled_font_t *scaled = faces_font(chat->faces, view, font);
  if (!scaled || operation->glyphs.count == 0) return;
  _Static_assert(sizeof(bubble_glyph) == sizeof(cairo_glyph_t), "glyphs are read in place");
  cairo_set_font_face(cr, cairo_scaled_font_get_font_face(scaled));
  cairo_matrix_t matrix;
  cairo_scaled_font_get_font_matrix(scaled, &matrix);
  cairo_set_font_matrix(cr, &matrix);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_scaled_font_get_font_options(scaled, options);
  cairo_set_font_options(cr, options);
  cairo_font_options_destroy(options);
  set_paint(cr, view, operation);
  cairo_show_glyphs(cr, (const cairo_glyph_t *)glyphs, (int)operation->glyphs.count);
}

static void draw_operation(Chat *chat, cairo_t *cr, const bubble_rows_view *view, const bubble_operation *operation)
{
  cairo_save(cr);
  cairo_new_path(cr);
  if (operation->clip != BUBBLE_NONE) {
    add_path(cr, view, operation->clip);
    cairo_clip(cr);
  }
  switch (operation->kind) {
  case BUBBLE_OPERATION_FILL:
    add_path(cr, view, operation->path);
    set_paint(cr, view, operation);
    cairo_fill(cr);
    break;
  case BUBBLE_OPERATION_STROKE:
    add_path(cr, view, operation->path);
    set_paint(cr, view, operation);
    cairo_set_line_width(cr, operation->width);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cr);
    break;
  case BUBBLE_OPERATION_GLYPHS: draw_glyphs(chat, cr, view, operation); break;
  /* This window has no pictures; it draws the placeholders that follow. */
  default: break;
  }
  cairo_restore(cr);
}

void draw_operations(Chat *chat, cairo_t *cr, const bubble_rows_view *view, bubble_range operations)
{
  for (uint32_t o = operations.first; o < operations.first + operations.count && o < view->operation_count; o++)
    draw_operation(chat, cr, view, &view->operations[o]);
}
