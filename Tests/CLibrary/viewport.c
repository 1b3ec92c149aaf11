/* Requests the visible rows of a transcript, page by page: viewport MESSAGES [FLAGS [ROUNDS]]. Callgrind compares the instructions of
 * bubble_transcript_rows with those of the Swift program in Viewports. */

#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bubble_layout.h"

static double microseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

int main(int count, char **arguments)
{
  bubble_engine *engine = NULL;
  bubble_style *style = NULL;
  bubble_transcript *transcript = NULL;
  bubble_rows *rows = NULL;
  bubble_transcript_options options;
  bubble_rows_request request;
  bubble_rows_view view;
  bubble_metrics metrics;
  bubble_error error;
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
  char *messages = (char *)malloc(1 << 22);
  size_t length, glyphs = 0, pages = 0;
  int rounds = count > 3 ? atoi(arguments[3]) : 1, round;
  if (!file || !messages) return 2;
  length = fread(messages, 1, 1 << 22, file);
  fclose(file);
  BUBBLE_INIT(options);
  BUBBLE_INIT(request);
  BUBBLE_INIT(view);
  BUBBLE_INIT(metrics);
  BUBBLE_INIT(error);
  options.width = 300;
  options.me = "you";
  request.height = 900;
  request.flags = count > 2 ? (uint32_t)atoi(arguments[2]) : BUBBLE_ROWS_GLYPHS;
  if (bubble_engine_open(NULL, &engine, &error) || bubble_style_preset("merged", &style, &error) ||
      bubble_transcript_open(engine, style, &options, messages, length, &transcript, NULL, &error) ||
      bubble_rows_open(&rows, &error) || bubble_transcript_metrics(transcript, &metrics, &error))
    return fprintf(stderr, "viewport: %s\n", error.message), 1;
  /* Each of two widths has two rounds: in the first, rows are laid out again; in the second, they are cached. */
  for (round = 0; round < 4 * rounds; round++) {
    double spent = 0;
    size_t seen = pages;
    if (bubble_transcript_set_width(transcript, round / 2 % 2 ? 360 : 300, &error) || bubble_transcript_metrics(transcript, &metrics, &error)) return 1;
    for (request.y = 0; request.y < metrics.height && request.y < 900 * 40; request.y += 900, pages++) {
      double start = microseconds();
      if (bubble_transcript_rows(transcript, &request, rows, &view, &error)) return 1;
      spent += microseconds() - start;
      glyphs += view.glyph_count;
    }
    printf("round %d: %zu pages, %.1f µs\n", round, pages - seen, spent);
  }
  printf("viewport: %zu viewports of 900 pt, %zu glyphs\n", pages, glyphs);
  bubble_rows_free(rows);
  bubble_transcript_free(transcript);
  bubble_style_free(style);
  bubble_engine_free(engine);
  free(messages);
  return 0;
}
