/* Tests the memory cost of calls that windows make in each frame: frames. It counts bytes instead of measuring time: both the requested
 * bytes and those that are still allocated. Scanning a text again for each match, making a row again, or an answer that grows would
 * allocate more.
 *
 * Needs glibc, because the counting functions call its own allocation functions. */

#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "bubble_layout.h"

void *__libc_malloc(size_t size);
void *__libc_realloc(void *memory, size_t size);

static size_t asked_for;

void *malloc(size_t size)
{
  asked_for += size;
  return __libc_malloc(size);
}

void *realloc(void *memory, size_t size)
{
  asked_for += size;
  return __libc_realloc(memory, size);
}

static size_t in_use(void)
{
  struct mallinfo2 found = mallinfo2();
  return found.uordblks + found.hblkhd;
}

static bubble_engine *engine;
static bubble_style *style;
static bubble_rows *rows;
static bubble_buffer *buffer;
static bubble_rows_view view;
static bubble_error error;
static int failures;

static void failed(const char *format, ...)
{
  va_list values;
  va_start(values, format);
  fprintf(stderr, "frames: ");
  vfprintf(stderr, format, values);
  fprintf(stderr, "\n");
  va_end(values);
  failures++;
}

static void check(bubble_status status)
{
  if (status == BUBBLE_OK) return;
  fprintf(stderr, "frames: %s\n", error.message);
  exit(1);
}

static bubble_transcript *opened(const char *messages, uint32_t flags)
{
  bubble_transcript *transcript = NULL;
  bubble_transcript_options options;
  BUBBLE_INIT(options);
  options.width = 300;
  options.me = "you";
  options.flags = flags;
  check(bubble_transcript_open(engine, style, &options, messages, BUBBLE_NUL, &transcript, NULL, &error));
  return transcript;
}

/* Returns a transcript of one message that repeats a text many times. */
static bubble_transcript *repeated(const char *text, size_t times, uint32_t flags)
{
  static const char before[] = "{\"id\":1,\"sender\":\"ann\",\"text\":\"", after[] = "\"}";
  size_t length = strlen(text), i;
  char *message = (char *)malloc(sizeof before + sizeof after + times * length), *end = message + sizeof before - 1;
  bubble_transcript *transcript;
  if (!message) exit(1);
  memcpy(message, before, sizeof before);
  for (i = 0; i < times; i++, end += length) memcpy(end, text, length);
  memcpy(end, after, sizeof after);
  transcript = opened(message, flags);
  free(message);
  return transcript;
}

static void ask(bubble_transcript *transcript, bubble_rows *into, uint32_t flags)
{
  bubble_rows_request request;
  BUBBLE_INIT(request);
  request.height = 4000;
  request.flags = flags;
  check(bubble_transcript_rows(transcript, &request, into, &view, &error));
}

static const char conversation[] =
    "{\"id\":1,\"sender\":\"ann\",\"text\":\"To the caf\xc3\xa9 \xf0\x9f\x98\x80, \xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d\"}\n"
    "{\"id\":2,\"sender\":\"you\",\"text\":\"Which **one**?\",\"timestamp\":\"2026-01-01T08:00:00Z\"}\n"
    "{\"id\":3,\"sender\":\"bob\",\"text\":\"https://example.org\",\"reactions\":[{\"symbol\":\"+\",\"count\":2}]}";

/* Tests that results for unchanged rows do not grow from frame to frame. */
static void answers(void)
{
  bubble_transcript *transcript = opened(conversation, BUBBLE_TRANSCRIPT_DATES);
  size_t strings, fonts, i;
  char *texts;
  uint32_t last;
  ask(transcript, rows, BUBBLE_ROWS_GLYPHS | BUBBLE_ROWS_DRAWING);
  strings = view.string_count;
  fonts = view.font_count;
  last = view.fonts[fonts - 1].style.first;
  texts = (char *)malloc(strings);
  if (!texts) exit(1);
  memcpy(texts, view.strings, strings);
  for (i = 0; i < 1000; i++) ask(transcript, rows, BUBBLE_ROWS_GLYPHS | BUBBLE_ROWS_DRAWING);
  if (view.string_count != strings || view.font_count != fonts)
    failed("%zu bytes of texts and %zu fonts become %zu and %zu in 1,000 frames", strings, fonts, view.string_count, view.font_count);
  else if (memcmp(view.strings, texts, strings) != 0 || view.fonts[fonts - 1].style.first != last)
    failed("rows that are copied have other texts");
  free(texts);
  bubble_transcript_free(transcript);
}

/* Tests that the engine knows the ids of all fonts in rows, also after it has renumbered its fonts. */
static void fonts(void)
{
  bubble_transcript *transcript = opened(conversation, 0), *other = opened(conversation, 0);
  bubble_transcript_options options;
  bubble_outline outline;
  bubble_rows *more = NULL;
  uint32_t first;
  size_t font, i;
  BUBBLE_INIT(options);
  BUBBLE_INIT(outline);
  check(bubble_rows_open(&more, &error));
  ask(transcript, rows, BUBBLE_ROWS_GLYPHS);
  first = view.fonts[0].id;
  for (i = 0; i < 4096; i++) {
    options.font_scale = 0.5 + (double)i / 1024;
    check(bubble_transcript_set_options(other, &options, &error));
    ask(other, more, BUBBLE_ROWS_GLYPHS);
    if (bubble_engine_glyph_outline(engine, first, 0, buffer, &outline, &error) != BUBBLE_OK) break;
  }
  if (i == 4096) failed("the engine keeps all fonts of 4,096 scales");
  for (i = 0; i < 16; i++) {
    ask(transcript, rows, BUBBLE_ROWS_GLYPHS);
    for (font = 0; font < view.font_count; font++)
      if (bubble_engine_glyph_outline(engine, view.fonts[font].id, 0, buffer, &outline, &error) != BUBBLE_OK) {
        failed("rows name a font that is forgotten: %s", error.message);
        i = 16;
        break;
      }
  }
  bubble_rows_free(more);
  bubble_transcript_free(other);
  bubble_transcript_free(transcript);
}

/* Tests that a very long message is stored once, and not as long as other messages. */
static void books(void)
{
  bubble_transcript *transcript = repeated("Words of a book ", 20000, 0), *small = opened(conversation, 0);
  bubble_rows *own = NULL;
  size_t before, page, i;
  check(bubble_rows_open(&own, &error));
  ask(transcript, own, BUBBLE_ROWS_GLYPHS);
  ask(transcript, own, BUBBLE_ROWS_GLYPHS);
  page = view.glyph_count * (sizeof *view.glyphs + sizeof *view.clusters);
  before = in_use();
  for (i = 0; i < 12; i++) ask(transcript, own, BUBBLE_ROWS_GLYPHS);
  if (in_use() > before + page) failed("%zu bytes of glyphs: 12 frames keep %zu more", page, in_use() - before);
  for (i = 0; i < 24; i++) ask(i % 2 ? transcript : small, own, BUBBLE_ROWS_GLYPHS);
  if (in_use() > before + page) failed("%zu bytes of glyphs: turning to others keeps %zu more", page, in_use() - before);
  ask(small, own, BUBBLE_ROWS_GLYPHS);
  if (in_use() + page / 2 > before) failed("%zu bytes of glyphs are kept when they are out of sight", page);
  bubble_rows_free(own);
  bubble_transcript_free(small);
  bubble_transcript_free(transcript);
}

/* Returns the number of bytes that 50 frames request. */
static size_t frames(bubble_transcript *transcript, int takes)
{
  size_t before, i;
  double y = 0;
  ask(transcript, rows, BUBBLE_ROWS_GLYPHS);
  before = asked_for;
  for (i = 0; i < 50; i++) {
    if (takes) check(bubble_transcript_take_changes(transcript, buffer, &error));
    if (takes) check(bubble_transcript_settle(transcript, &y, 4000, BUBBLE_EDGE_TOP, 0, &error));
    ask(transcript, rows, BUBBLE_ROWS_GLYPHS);
  }
  return asked_for - before;
}

/* Tests that requesting the changes does not affect the rows: they are copied as before. */
static void changes(void)
{
  bubble_transcript *transcript = repeated("a\\nb ", 100, 0);
  size_t plain, taken;
  check(bubble_transcript_start_changes(transcript, &error));
  plain = (frames(transcript, 0), frames(transcript, 0));
  taken = frames(transcript, 1);
  printf("frames: 50 frames ask for %zu bytes, with changes taken %zu\n", plain, taken);
  if (taken > plain + plain / 2) failed("50 frames ask for %zu bytes, and for %zu where changes are taken in each", plain, taken);
  bubble_transcript_free(transcript);
}

enum { FIND, HIGHLIGHT, FOUND_ROWS, TELL, WAYS };
static const char *const ways[] = {"finding", "highlighting", "rows with highlights", "telling screen readers"};

/* Tests that links have the right offsets in the label that contains them. */
static void links(const bubble_accessibility *told, size_t times, uint32_t flags)
{
  size_t found = 0, i;
  for (i = 0; i < told->element_count; i++) {
    const bubble_element *element = &told->elements[i], *parent;
    uint32_t start = (flags & BUBBLE_TRANSCRIPT_UTF8_OFFSETS ? 11 : 10) * (uint32_t)found;
    if (element->role != BUBBLE_ELEMENT_LINK) continue;
    parent = &told->elements[element->parent];
    start += flags & BUBBLE_TRANSCRIPT_UTF8_OFFSETS ? 3 : 2;
    if (element->range.start != start || element->range.end != start + 7 ||
        ((flags & BUBBLE_TRANSCRIPT_UTF8_OFFSETS) &&
         memcmp(told->strings + parent->label.first + start, told->strings + element->label.first, 7) != 0)) {
      failed("link %zu is at %u to %u, not at %u", found, element->range.start, element->range.end, start);
      return;
    }
    found++;
  }
  if (found != times) failed("%zu elements for %zu links", found, times);
}

/* Counts the bytes that each way of requesting all matches or links of a text allocates. */
static void count(size_t times, uint32_t flags, size_t asked[WAYS])
{
  bubble_transcript *transcript = repeated("\xc3\xa9 a@b.org ", times, flags);
  bubble_matches matches;
  bubble_accessibility told;
  BUBBLE_INIT(matches);
  BUBBLE_INIT(told);
  ask(transcript, rows, BUBBLE_ROWS_GLYPHS);
  asked_for = 0;
  check(bubble_transcript_find(transcript, "org", 3, 0, BUBBLE_SCOPE_ALL, SIZE_MAX, buffer, &matches, &error));
  asked[FIND] = asked_for;
  if (matches.count != times || (times > 1 && matches.matches[1].range.start - matches.matches[0].range.start !=
      (flags & BUBBLE_TRANSCRIPT_UTF8_OFFSETS ? 11u : 10u))) failed("%zu matches of %zu, or at other places", matches.count, times);
  asked_for = 0;
  check(bubble_transcript_highlight(transcript, matches.matches, matches.count, 1, &error));
  asked[HIGHLIGHT] = asked_for;
  asked_for = 0;
  ask(transcript, rows, BUBBLE_ROWS_LINES);
  asked[FOUND_ROWS] = asked_for;
  asked_for = 0;
  check(bubble_transcript_accessibility(transcript, 0, 1e6, buffer, &told, &error));
  asked[TELL] = asked_for;
  links(&told, times, flags);
  bubble_transcript_free(transcript);
}

/* Tests that four times as many matches, in a text that is four times as long, cost about four times as much. */
static void lengths(uint32_t flags, const char *kind)
{
  size_t some[WAYS], more[WAYS];
  int way;
  count(1, flags, some);
  count(400, flags, some);
  count(1600, flags, more);
  for (way = 0; way < WAYS; way++) {
    printf("frames: %s, %s: %zu bytes for 400, %zu for 1,600\n", kind, ways[way], some[way], more[way]);
    if (more[way] > 6 * some[way] + 65536)
      failed("%s, %s: %zu bytes for 400 places, %zu for 1,600", kind, ways[way], some[way], more[way]);
  }
}

int main(void)
{
  BUBBLE_INIT(view);
  BUBBLE_INIT(error);
  check(bubble_engine_open(NULL, &engine, &error));
  check(bubble_style_preset("merged", &style, &error));
  check(bubble_rows_open(&rows, &error));
  check(bubble_buffer_open(&buffer, &error));
  answers();
  fonts();
  books();
  changes();
  lengths(0, "UTF-16");
  lengths(BUBBLE_TRANSCRIPT_UTF8_OFFSETS, "UTF-8");
  bubble_buffer_free(buffer);
  bubble_rows_free(rows);
  bubble_style_free(style);
  bubble_engine_free(engine);
  if (failures) return 1;
  printf("frames: what a frame costs stays\n");
  return 0;
}
