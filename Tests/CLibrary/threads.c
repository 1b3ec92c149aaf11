/* Tests that eight threads with one engine give the same results as one thread: threads MESSAGES [ROUNDS]. Built with ThreadSanitizer, it
 * also finds data races. */

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bubble_layout.h"

enum { THREADS = 8 };

static bubble_engine *engine;
static bubble_paragraph *paragraph;
static bubble_style *styles[6];
static char *messages;
static size_t length;
static int rounds = 3;

struct work {
  uint64_t sum;
  bubble_status status;
};

static uint64_t mixed(uint64_t sum, const void *bytes, size_t count)
{
  const unsigned char *byte = (const unsigned char *)bytes;
  size_t i;
  for (i = 0; i < count; i++) sum = (sum ^ byte[i]) * 1099511628211u;
  return sum;
}

/* Returns a checksum of a layout. The ids of fonts are left out, because they depend on the order of first use. */
static uint64_t summed(uint64_t sum, const bubble_rows_view *view)
{
  size_t i;
  for (i = 0; i < view->row_count; i++) sum = mixed(sum, &view->rows[i].frame, sizeof(bubble_rect));
  for (i = 0; i < view->part_count; i++) sum = mixed(sum, &view->parts[i].frame, sizeof(bubble_rect));
  for (i = 0; i < view->cell_element_count; i++) sum = mixed(sum, &view->cell_elements[i].frame, sizeof(bubble_rect));
  sum = mixed(sum, view->lines, view->line_count * sizeof *view->lines);
  sum = mixed(sum, view->glyphs, view->glyph_count * sizeof *view->glyphs);
  return mixed(sum, view->points, view->point_count * sizeof *view->points);
}

/* Measures single texts, one of which all threads share, and requests the frames of a transcript. */
static bubble_status measure(bubble_transcript *transcript, bubble_buffer *buffer, int round, uint64_t *sum)
{
  static const double widths[] = {60, 200};
  bubble_source_text sources[2];
  bubble_measures measures;
  bubble_rects rects;
  bubble_rect frames[64];
  size_t count = 0;
  bubble_status status;
  int i;
  BUBBLE_INIT(measures);
  BUBBLE_INIT(rects);
  memset(sources, 0, sizeof sources);
  for (i = 0; i < 2; i++) sources[i].text = messages + 100 * (round + i), sources[i].length = 300;
  status = bubble_measure_texts(engine, NULL, sources, 2, widths, 2, buffer, &measures, NULL);
  if (status == BUBBLE_OK) *sum = mixed(*sum, measures.measures, measures.count * sizeof *measures.measures);
  if (status == BUBBLE_OK) status = bubble_paragraph_lines(paragraph, 80 + 10 * round, buffer, &measures, NULL);
  if (status == BUBBLE_OK) *sum = mixed(*sum, measures.lines, measures.line_count * sizeof *measures.lines);
  if (status == BUBBLE_OK) status = bubble_paragraph_range_rects(paragraph, 80, 5, 100, buffer, &rects, NULL);
  if (status == BUBBLE_OK) *sum = mixed(*sum, rects.rects, rects.count * sizeof *rects.rects);
  if (status == BUBBLE_OK) status = bubble_transcript_frames(transcript, 0, 64, frames, &count, NULL);
  if (status == BUBBLE_OK) *sum = mixed(*sum, frames, count * sizeof *frames);
  return status;
}

static bubble_status open_engine(bubble_error *error)
{
  bubble_source_text source;
  bubble_status status = bubble_engine_open(NULL, &engine, error);
  memset(&source, 0, sizeof source);
  source.text = messages;
  source.length = 400;
  return status == BUBBLE_OK ? bubble_paragraph_create(engine, NULL, &source, &paragraph, error) : status;
}

static void close_engine(void)
{
  bubble_paragraph_destroy(paragraph);
  bubble_engine_free(engine);
}

static void *lay_out(void *argument)
{
  struct work *work = (struct work *)argument;
  bubble_rows *rows = NULL;
  bubble_buffer *buffer = NULL;
  int round, style;
  work->sum = 14695981039346656037u;
  work->status = bubble_rows_open(&rows, NULL);
  if (work->status == BUBBLE_OK) work->status = bubble_buffer_open(&buffer, NULL);
  for (round = 0; round < rounds && work->status == BUBBLE_OK; round++)
    for (style = 0; style < 6 && work->status == BUBBLE_OK; style++) {
      bubble_transcript *transcript = NULL;
      bubble_transcript_options options;
      bubble_rows_request request;
      bubble_rows_view view;
      bubble_matches matches;
      bubble_outline outline;
      bubble_position anchor, focus;
      bubble_text text;
      BUBBLE_INIT(anchor);
      BUBBLE_INIT(focus);
      BUBBLE_INIT(text);
      BUBBLE_INIT(options);
      BUBBLE_INIT(request);
      BUBBLE_INIT(view);
      BUBBLE_INIT(matches);
      BUBBLE_INIT(outline);
      options.width = 240 + 40 * round;
      options.me = "you";
      options.flags = BUBBLE_TRANSCRIPT_DATES;
      request.height = 4000;
      request.flags = BUBBLE_ROWS_GLYPHS | BUBBLE_ROWS_DRAWING | BUBBLE_ROWS_ELEMENTS;
      work->status = bubble_transcript_open(engine, styles[style], &options, messages, length, &transcript, NULL, NULL);
      if (work->status == BUBBLE_OK) work->status = bubble_transcript_rows(transcript, &request, rows, &view, NULL);
      if (work->status == BUBBLE_OK) work->sum = summed(work->sum, &view);
      if (work->status == BUBBLE_OK && view.font_count)
        work->status = bubble_engine_glyph_outline(engine, view.fonts[0].id, 40, buffer, &outline, NULL);
      if (work->status == BUBBLE_OK) work->sum = mixed(work->sum, outline.points, outline.point_count * sizeof(bubble_point));
      if (work->status == BUBBLE_OK) work->status = measure(transcript, buffer, round, &work->sum);
      if (work->status == BUBBLE_OK) work->status = bubble_transcript_find(transcript, "e", 1, 0, BUBBLE_SCOPE_ALL, 1000, buffer, &matches, NULL);
      if (work->status == BUBBLE_OK) work->sum = mixed(work->sum, &matches.count, sizeof matches.count);
      if (work->status == BUBBLE_OK) work->status = bubble_transcript_highlight(transcript, matches.matches, matches.count, 0, NULL);
      if (work->status == BUBBLE_OK) work->status = bubble_transcript_select_all(transcript, BUBBLE_SCOPE_ALL, buffer, &anchor, &focus, NULL);
      if (work->status == BUBBLE_OK)
        work->status = bubble_transcript_selected_text(transcript, &anchor, &focus, BUBBLE_SCOPE_ALL, buffer, &text, NULL);
      if (work->status == BUBBLE_OK) work->sum = mixed(work->sum, text.bytes, text.length);
      bubble_transcript_free(transcript);
    }
  bubble_rows_free(rows);
  bubble_buffer_free(buffer);
  return NULL;
}

int main(int count, char **arguments)
{
  struct work alone, works[THREADS];
  pthread_t threads[THREADS];
  bubble_error error;
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
  int i;
  BUBBLE_INIT(error);
  if (!file || !(messages = (char *)malloc(1 << 20))) return fprintf(stderr, "usage: threads MESSAGES [ROUNDS]\n"), 2;
  length = fread(messages, 1, 1 << 20, file);
  fclose(file);
  if (count > 2) rounds = atoi(arguments[2]);
  for (i = 0; i < 6; i++)
    if (bubble_style_preset(bubble_preset_name((uint32_t)i), &styles[i], &error) != BUBBLE_OK)
      return fprintf(stderr, "threads: %s\n", error.message), 1;
  /* The threads run first, so that they share an engine whose caches are empty. */
  if (open_engine(&error) != BUBBLE_OK) return fprintf(stderr, "threads: %s\n", error.message), 1;
  for (i = 0; i < THREADS; i++)
    if (pthread_create(&threads[i], NULL, lay_out, &works[i]) != 0) return 1;
  for (i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  close_engine();
  if (open_engine(&error) != BUBBLE_OK) return 1;
  lay_out(&alone);
  for (i = 0; i < THREADS; i++)
    if (works[i].status != BUBBLE_OK || alone.status != BUBBLE_OK || works[i].sum != alone.sum)
      return fprintf(stderr, "threads: thread %d has %llx, status %d; one alone has %llx\n", i, (unsigned long long)works[i].sum,
                     (int)works[i].status, (unsigned long long)alone.sum), 1;
  for (i = 0; i < 6; i++) bubble_style_free(styles[i]);
  close_engine();
  free(messages);
  printf("threads: %d threads on one engine and one paragraph, %d layouts each, all as one alone: %llx\n", THREADS, 6 * rounds, (unsigned long long)alone.sum);
  return 0;
}
