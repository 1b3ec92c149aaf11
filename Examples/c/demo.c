/* Prints the frames and glyphs of a conversation: demo TRANSCRIPT [STYLE [WIDTH]]. */

#include <stdio.h>
#include <stdlib.h>

#include "bubble_layout.h"

static bubble_error error;

/* Ends the program if a call has failed. */
static void check(bubble_status status)
{
  if (status == BUBBLE_OK) return;
  fprintf(stderr, "demo: %s\n", error.message);
  exit(1);
}

/* Returns the contents of a file, which the caller frees. */
static char *content(const char *path, size_t *length)
{
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  long end;
  if (file && fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) >= 0 && (bytes = (char *)malloc((size_t)end + 1))) {
    rewind(file);
    *length = fread(bytes, 1, (size_t)end, file);
  }
  if (file) fclose(file);
  if (!bytes) fprintf(stderr, "demo: %s cannot be read\n", path);
  return bytes;
}

static void print_lines(const bubble_rows_view *view, bubble_range range)
{
  uint32_t l, r, g;
  for (l = range.first; l < range.first + range.count; l++) {
    const bubble_line *line = &view->lines[l];
    printf("    line %u..%u at %g, baseline %g\n", line->range.start, line->range.end, line->frame.x, line->baseline);
    for (r = line->runs.first; r < line->runs.first + line->runs.count; r++) {
      const bubble_run *run = &view->runs[r];
      const bubble_font *font = &view->fonts[run->font];
      printf("      %s %g:", view->strings + font->name.first, font->point_size);
      for (g = run->glyphs.first; g < run->glyphs.first + run->glyphs.count; g++)
        printf(" %u@%g", (unsigned)view->glyphs[g].id, view->glyphs[g].x);
      printf("\n");
    }
  }
}

static void print_rows(const bubble_rows_view *view)
{
  static const char *const kinds[] = {"text", "label", "avatar", "status", "media", "box"};
  size_t i;
  uint32_t p;
  for (i = 0; i < view->row_count; i++) {
    const bubble_row *row = &view->rows[i];
    printf("row %zu: %g %g %g %g\n", row->index, row->frame.x, row->frame.y, row->frame.width, row->frame.height);
    for (p = row->parts.first; p < row->parts.first + row->parts.count; p++) {
      const bubble_part *part = &view->parts[p];
      printf("  %s: %g %g %g %g\n", kinds[part->kind], part->frame.x, part->frame.y, part->frame.width, part->frame.height);
      print_lines(view, part->lines);
    }
  }
}

int main(int count, char **arguments)
{
  bubble_engine *engine = NULL;
  bubble_style *style = NULL;
  bubble_transcript *transcript = NULL;
  bubble_rows *rows = NULL;
  bubble_transcript_options options;
  bubble_rows_view view;
  size_t length = 0;
  char *messages = count > 1 ? content(arguments[1], &length) : NULL;

  if (!messages) return 2;
  BUBBLE_INIT(error);
  BUBBLE_INIT(options);
  BUBBLE_INIT(view);
  options.width = count > 3 ? atof(arguments[3]) : 320;
  options.me = "you";

  check(bubble_engine_open(NULL, &engine, &error));
  check(bubble_style_preset(count > 2 ? arguments[2] : "merged", &style, &error));
  check(bubble_transcript_open(engine, style, &options, messages, length, &transcript, NULL, &error));
  check(bubble_rows_open(&rows, &error));
  check(bubble_transcript_rows(transcript, NULL, rows, &view, &error));
  print_rows(&view);

  bubble_rows_free(rows);
  bubble_transcript_free(transcript);
  bubble_style_free(style);
  bubble_engine_free(engine);
  free(messages);
  return 0;
}
