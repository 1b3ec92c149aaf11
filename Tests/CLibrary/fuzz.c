/* Calls the functions of the library in random order with random arguments: fuzz CALLS [SEED [LOG]]. If it is compiled with LIBFUZZER, the
 * bytes from libFuzzer replace the random numbers (`make fuzz TARGET=c`).
 *
 * The arguments are handles that are open, freed, of the wrong kind or invented; NULL and misaligned pointers; structures of wrong sizes;
 * NaN and infinite numbers; texts that are not UTF-8 or end too early. Valid pointers always have the memory that their size states, because
 * the library cannot check that. LOG contains the last calls, to find the one that crashed. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bubble_layout.h"

#ifdef LIBFUZZER
#define KEPT 3 /* An input's bytes are for calls rather than for handles. */
#else
#define KEPT 12
#endif
enum { ENGINE, STYLE, TRANSCRIPT, ROWS, COMPOSER, PARAGRAPH, BUFFER, KINDS };

static void *handles[KINDS][KEPT];
static uint64_t state = 1;
static unsigned long statuses[16];
static bubble_error error;
static FILE *trace;

#ifdef LIBFUZZER
/* The remaining bytes of the input; after its end all values are zero. */
static const uint8_t *bytes_left;
static size_t bytes_count;

static uint32_t draw(uint32_t below)
{
  uint32_t value = 0;
  int i;
  if (below < 2) return 0;
  for (i = 0; i < (below <= 256 ? 1 : 4) && bytes_count; i++, bytes_count--) value = value << 8 | *bytes_left++;
  return value % below;
}
#else
static uint32_t draw(uint32_t below)
{
  state = state * 6364136223846793005u + 1442695040888963407u;
  return below ? (uint32_t)(state >> 33) % below : 0;
}
#endif

/* Returns a handle, mostly of the requested kind. */
static void *handle(int kind)
{
  int tries;
  switch (draw(90)) {
  case 0: return NULL;
  case 1: return handles[draw(KINDS)][draw(KEPT)];
  case 2: return (void *)(uintptr_t)((uint64_t)draw(UINT32_MAX) << 32 | draw(UINT32_MAX));
  case 3: return &state;
  default:
    for (tries = 0; tries < 2 * KEPT; tries++) {
      void *found = handles[kind][draw(KEPT)];
      if (found) return found;
    }
    return NULL;
  }
}

static double number(void)
{
  static const double odd[] = {0, -1, 1e300, -1e300, NAN, INFINITY, -INFINITY, 1e-300, 0.5};
  return draw(6) ? draw(2000) / 2.0 : odd[draw(9)];
}

static uint32_t offset(void) { return draw(8) ? draw(40) : draw(2) ? UINT32_MAX : draw(UINT32_MAX); }
static size_t count(void) { return draw(8) ? draw(30) : draw(2) ? SIZE_MAX : (size_t)draw(UINT32_MAX) << draw(33); }
/* Returns a mask of texts, sometimes with invalid bits. */
static uint32_t scope(void) { return draw(40) ? draw(128) : draw(UINT32_MAX); }
static uint32_t flags(void) { return draw(5) ? draw(512) : draw(UINT32_MAX); }
static uint32_t find_flags(void) { return draw(9) ? draw(8) : flags(); }
static double font_scale(void) { return draw(3) ? (double)draw(5) : number(); }

static const char *const texts[] = {
    "", "a", "{\"id\":1,\"text\":\"Hello\"}", "{\"id\":2,\"sender\":\"ann\",\"text\":\"https://example.org :)\"}",
    "{\"id\":\"x\",\"sender\":\"you\",\"text\":\"\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xf0\x9f\x91\x8d\",\"timestamp\":\"2026-01-01T08:00:00Z\"}",
    "[{\"id\":3,\"text\":\"a b c\",\"reactions\":[{\"symbol\":\"+\",\"count\":2}]},{\"id\":4,\"text\":\"\"}]", "{\"preset\":\"merged\"}",
    "merged", "tailed", "{\"preset\":\"none\"}", "[", "{\"id\":", "\xff\xfe\x80", "\xf0\x9f\x91", "e\xcc\x81 \xe0\xb8\x81\xe0\xb8\xb3", ":)",
    "{\"id\":5,\"text\":\"\",\"attachments\":[{\"type\":\"image\",\"width\":40,\"height\":30}]}", "en_US", "ar", "GMT", "Europe/Berlin",
    "{\"id\":6,\"sender\":\"ann\",\"text\":\"\",\"attachments\":[{\"type\":\"custom\",\"name\":\"form\",\"alt\":\"A form\"}]}",
    "{\"id\":7,\"text\":\"see :party: and @ann \\nb\",\"spans\":[{\"start\":4,\"end\":11,\"object\":{\"id\":\"party\"}},{\"start\":16,\"end\":20,"
    "\"object\":{\"kind\":\"mention\",\"id\":\"7\"}}]}", "form",
    "{\"id\":0,\"sender\":\"ann\",\"text\":\"\",\"blocks\":[{\"type\":\"list\",\"items\":[{\"blocks\":[{\"type\":\"paragraph\",\"id\":\"7\",\"text\":\"a \xf0\x9f\x91\x8d b\"}]}]},"
    "{\"type\":\"table\",\"rows\":[[{\"text\":\"a\"},{\"text\":\"e\"}]]},{\"type\":\"paragraph\",\"text\":\"see e\",\"spans\":[{\"start\":0,\"end\":3,"
    "\"looks\":[\"bold\",\"sup\"],\"href\":\"https://e.org\",\"color\":\"#102030\"}]}]}",
    "{\"id\":2,\"sender\":\"you\",\"text\":\"a\",\"quote\":{\"sender\":\"ann\",\"text\":\"e a\"},\"buttons\":[[\"a\"]],\"attachments\":[{\"type\":\"poll\","
    "\"question\":\"a?\",\"options\":[\"a\",\"\xc3\xa9 a\"]},{\"type\":\"code\",\"text\":\"a\\na\"}]}",
    "\n\n", "<?xml version=\"1.0\"?><chat><message id=\"9\"><user>u</user><text>t</text></message></chat>", "{\"records\":[]}"};

static const char *text(void) { return draw(16) ? texts[draw(sizeof texts / sizeof *texts)] : NULL; }

/* Returns the length of a text, a smaller one, or an invalid one. */
static size_t length(const char *bytes)
{
  if (draw(40) == 0) return bytes ? (BUBBLE_LENGTH_LIMIT + 1) << draw(30) : count();
  return draw(3) || !bytes ? BUBBLE_NUL : draw((uint32_t)strlen(bytes) + 1);
}

static bubble_id id(void)
{
  bubble_id found;
  found.number = (int64_t)draw(8) - 1;
  found.text = draw(3) ? NULL : draw(2) ? "x" : text();
  found.length = length(found.text);
  return found;
}

/* Returns a path to a text, to nothing, or an invalid one. */
static bubble_content_path path(void)
{
  static const char *const paths[] = {
      "/text", "/quote/text", "/attachments/0/options/1", "/attachments/0/question", "/attachments/1/text", "/buttons/0/0", "/blocks/2",
      "/blocks/0/items/0/blocks/7", "/blocks/1/rows/0/1", "/blocks/0/items/0/blocks/0", "", "/", "text", "/~", "/~2", "/a~1b~0",
      "/blocks/99999999999999999999", "/attachments/-1/text", "/blocks/\xff/items", "/blocks/0/items/1/blocks/0/blocks/0/rows/1"};
  bubble_content_path found;
  found.text = draw(3) ? draw(20) ? paths[draw(sizeof paths / sizeof *paths)] : text() : NULL;
  found.length = length(found.text);
  return found;
}

static bubble_match match(void)
{
  bubble_match found;
  found.id = id();
  found.path = path();
  found.range.start = offset();
  found.range.end = offset();
  return found;
}

static size_t sized(size_t size)
{
  switch (draw(80)) {
  case 0: return 0;
  case 1: return count();
  case 2: return size - 8;
  default: return size;
  }
}

#define SIZED(kind, name) kind name; BUBBLE_INIT(name); name.size = sized(sizeof name)
/* The memory for a result; sometimes NULL or misaligned. It is large enough for a misaligned result too. */
#define PLACE(kind, name) union { kind value; char room[sizeof(kind) + 16]; } name##_room; memset(&name##_room, 0, sizeof name##_room); \
  kind *name = draw(60) ? &name##_room.value : draw(2) ? NULL : (kind *)(void *)(name##_room.room + 1 + draw(7))
#define SIZED_PLACE(kind, name) PLACE(kind, name); if (name == &name##_room.value) name->size = sized(sizeof *name); \
  else if (name) memset(name##_room.room, 0, sizeof name##_room.room)
#define BUF ((bubble_buffer *)handle(BUFFER))
#define TR ((bubble_transcript *)handle(TRANSCRIPT))
#define CO ((bubble_composer *)handle(COMPOSER))
#define PA ((bubble_paragraph *)handle(PARAGRAPH))

static void release(int kind, void *which)
{
  switch (kind) {
  case ENGINE: bubble_engine_free((bubble_engine *)which); break;
  case STYLE: bubble_style_free((bubble_style *)which); break;
  case TRANSCRIPT: bubble_transcript_free((bubble_transcript *)which); break;
  case ROWS: bubble_rows_free((bubble_rows *)which); break;
  case COMPOSER: bubble_composer_free((bubble_composer *)which); break;
  case PARAGRAPH: bubble_paragraph_destroy((bubble_paragraph *)which); break;
  default: bubble_buffer_free((bubble_buffer *)which);
  }
}

/* Returns random sizes of custom parts, and makes calls that are not allowed in a size function. */
static int32_t sizing(void *data, const bubble_custom_part *part, double available, double *width, double *height)
{
  bubble_metrics metrics;
  bubble_transcript *busy = (bubble_transcript *)handle(TRANSCRIPT);
  BUBBLE_INIT(metrics);
  /* A size that ends before `data` leaves `data` out. */
  if ((data && data != &state) || part->size != sizeof *part || strlen(part->name) > part->name_length || available < 0) abort();
  if (busy) bubble_transcript_metrics(busy, &metrics, NULL);
  if (draw(4) == 0) return 0;
  *width = number();
  *height = number();
  return (int32_t)draw(3) - 1;
}

static bubble_source_text source_text(void)
{
  bubble_source_text found;
  memset(&found, 0, sizeof found);
  found.text = text();
  found.length = length(found.text);
  found.language = draw(3) ? NULL : text();
  found.direction = draw(20) ? draw(3) : draw(UINT32_MAX);
  return found;
}

/* Returns a value of an enumeration, sometimes an invalid one. */
static uint32_t chosen(uint32_t count) { return draw(60) ? draw(count) : draw(UINT32_MAX); }

static const bubble_feature features[] = {{0x6c696761, 0}, {0x736d6370, 1}, {0, UINT32_MAX}, {0xffffffff, 7}};
static const bubble_variation variations[] = {{0x77676874, 700}, {0x77647468, 80}, {0, 1e30f}, {0x77676874, -1e30f}};
static const double stops[] = {10, 80, -5, 1e5, 1e300};

static bubble_measure_options measure_options(void)
{
  SIZED(bubble_measure_options, options);
  options.font_size = draw(3) ? draw(60) : number();
  options.family = draw(3) ? NULL : text();
  options.weight = draw(3) ? 100 * draw(11) : draw(UINT32_MAX);
  options.flags = draw(9) ? draw(16) | draw(2) << 8 : flags();
  options.letter_spacing = draw(3) ? 0 : number();
  options.word_spacing = draw(3) ? 0 : number();
  options.features = draw(4) ? features : NULL;
  options.feature_count = draw(20) ? draw(5) : count() | 128;
  options.variations = draw(4) ? variations : NULL;
  options.variation_count = draw(20) ? draw(5) : count() | 128;
  options.policy = chosen(2);
  options.line_break = chosen(5);
  options.word_break = chosen(3);
  options.white_space = chosen(6);
  options.autospace = chosen(2);
  options.wrap = chosen(3);
  options.alignment = chosen(6);
  options.maximum_lines = draw(2) ? draw(4) : offset();
  options.truncation = chosen(4);
  options.line_height_rule = chosen(5);
  options.line_height = draw(3) ? draw(40) : number();
  options.tab_size = draw(3) ? draw(20) : offset();
  options.tab_stops = draw(4) ? stops : NULL;
  options.tab_stop_count = draw(20) ? draw(5) : count() | 2048;
  return options;
}

/* Makes a handle. It mostly replaces a handle, which is freed first. */
static bubble_status make(int kind)
{
  void *made = NULL;
  void *place = draw(20) ? (void *)&made : NULL;
  const char *given = text();
  bubble_status status = BUBBLE_OK;
  int which = (int)draw(KEPT);
  release(kind, handles[kind][which]);
  switch (kind) {
  case ENGINE: {
    SIZED(bubble_engine_options, options);
    options.fonts = draw(12) ? 0 : draw(5) == 1 ? 2 : draw(6);
    if (options.fonts == 1) options.fonts = 0; /* What is installed is another machine's matter. */
    options.folder = draw(2) ? "/nowhere" : NULL;
    options.sizing = draw(2) ? sizing : NULL;
    options.sizing_data = &state;
    status = bubble_engine_open(draw(2) ? &options : NULL, (bubble_engine **)place, &error);
    break;
  }
  case STYLE:
    status = draw(2) ? bubble_style_preset(given, (bubble_style **)place, &error)
                     : bubble_style_open(given, length(given), (bubble_style **)place, &error);
    break;
  case TRANSCRIPT: {
    SIZED(bubble_transcript_options, options);
    SIZED_PLACE(bubble_reading, reading);
    bubble_id unread = id();
    options.width = number();
    options.flags = flags();
    options.me = text();
    options.locale = draw(20) ? NULL : text();
    options.time_zone = draw(20) ? NULL : text();
    options.scale = draw(2) ? 0 : number();
    options.font_scale = font_scale();
    options.unread = draw(3) ? NULL : &unread;
    options.unread_text = text();
    status = bubble_transcript_open(
        (bubble_engine *)handle(ENGINE), (bubble_style *)handle(STYLE), draw(4) ? &options : NULL, given, length(given),
        (bubble_transcript **)place, reading, &error);
    break;
  }
  case ROWS: status = bubble_rows_open((bubble_rows **)place, &error); break;
  case COMPOSER: {
    SIZED(bubble_composer_options, options);
    options.family = draw(3) ? NULL : text();
    options.font_size = draw(3) ? draw(60) : number();
    options.inset_left = number();
    options.maximum_height = number();
    options.maximum_count = count();
    options.placeholder = text();
    options.style = draw(2) ? NULL : (bubble_style *)handle(STYLE);
    options.flags = draw(9) ? draw(2) | draw(2) << 8 : flags();
    status = bubble_composer_open((bubble_engine *)handle(ENGINE), draw(3) ? &options : NULL, (bubble_composer **)place, &error);
    break;
  }
  case PARAGRAPH: {
    bubble_measure_options options = measure_options();
    bubble_source_text source = source_text();
    status = bubble_paragraph_create(
        (bubble_engine *)handle(ENGINE), draw(3) ? &options : NULL, draw(40) ? &source : NULL, (bubble_paragraph **)place, &error);
    break;
  }
  default: status = bubble_buffer_open((bubble_buffer **)place, &error);
  }
  if (made) handles[kind][which] = made;
  return status;
}

static bubble_position position(void)
{
  SIZED(bubble_position, found);
  found.id = id();
  found.path = path();
  found.offset = offset();
  found.affinity = draw(3);
  return found;
}

static bubble_status call(uint32_t which)
{
  const char *given = text();
  size_t long_as = length(given);
  bubble_id name = id();
  const bubble_id *named = draw(60) ? &name : NULL;
  bubble_position one = position(), other = position();
  bubble_buffer *changes = draw(2) ? NULL : BUF;
  bubble_style *style = (bubble_style *)handle(STYLE);
  bubble_engine *engine = (bubble_engine *)handle(ENGINE);
  bubble_rows *rows = (bubble_rows *)handle(ROWS);
  SIZED_PLACE(bubble_text, answer);
  SIZED_PLACE(bubble_rects, rects);
  SIZED_PLACE(bubble_reading, reading);
  PLACE(double, y);
  PLACE(double, z);
  PLACE(uint32_t, word);
  PLACE(size_t, size);
  PLACE(bubble_rect, rect);
  switch (which) {
  case 0: return make(draw(24) ? 1 + (int)draw(KINDS - 1) : ENGINE);
  case 1: { int kind = (int)draw(KINDS); if (kind == ENGINE && draw(200)) return BUBBLE_OK; release(kind, handle(kind)); return BUBBLE_OK; }
  case 2: return bubble_style_json(style, BUF, answer, &error);
  case 3: { uint32_t colors[200]; return bubble_style_colors(style, draw(4), draw(9) ? colors : NULL, draw(200), &error); }
  case 4: { SIZED_PLACE(bubble_metrics, metrics); return bubble_transcript_metrics(TR, metrics, &error); }
  case 5: return bubble_transcript_set_width(TR, number(), &error);
  case 6: return draw(3) ? BUBBLE_OK : bubble_transcript_set_style(TR, style, &error);
  case 7: { SIZED(bubble_transcript_options, options); options.flags = flags(); options.me = text(); options.font_scale = font_scale();
    return bubble_transcript_set_options(TR, draw(5) ? &options : NULL, &error); }
  case 8: return bubble_transcript_insert(TR, count(), given, long_as, changes, draw(2) ? NULL : reading, &error);
  case 9: return bubble_transcript_append(TR, given, long_as, changes, draw(2) ? NULL : reading, &error);
  case 10: return bubble_transcript_prepend(TR, given, long_as, changes, draw(2) ? NULL : reading, &error);
  case 11: return bubble_transcript_replace(TR, given, long_as, changes, draw(2) ? NULL : reading, &error);
  case 12: return bubble_transcript_remove(TR, named, changes, &error);
  case 13: return bubble_transcript_move(TR, named, count(), changes, &error);
  case 14: return draw(4) ? BUBBLE_OK : bubble_transcript_append_text(TR, named, given, long_as, changes, &error);
  case 15:
    if (draw(2)) return bubble_transcript_finish(TR, named, changes, &error);
    if (draw(3) == 0) {
      PLACE(bubble_content_path, place);
      return bubble_transcript_scroll(TR, named, place, (double)draw(400), (double)draw(400), changes, &error);
    }
    if (draw(2)) { PLACE(bubble_content_path, place); return bubble_transcript_toggle_details(TR, named, place, changes, &error); }
    if (draw(2)) {
      PLACE(bubble_content_path, place);
      return bubble_transcript_set_uncovered(TR, named, draw(2) ? place : NULL, (int32_t)draw(3) - 1, changes, &error);
    }
    return bubble_transcript_set_expanded(TR, named, (int32_t)draw(3) - 1, changes, &error);
  case 16: return bubble_transcript_hold(TR, number(), number(), draw(3), &error);
  case 17: return bubble_transcript_held(TR, number(), y, &error);
  case 18: return bubble_transcript_scroll_range(TR, number(), y, z, &error);
  case 19: if (y == &y_room.value) *y = number(); return bubble_transcript_settle(TR, y, number(), draw(3), draw(2) ? NAN : 0.0001, &error);
  case 20: return bubble_transcript_index(TR, named, size, &error);
  case 21: { PLACE(bubble_id, found); return bubble_transcript_id(TR, count(), BUF, found, &error); }
  case 22: return bubble_transcript_frame(TR, named, rect, &error);
  case 23: return draw(2) ? bubble_transcript_message(TR, named, BUF, answer, &error) : bubble_transcript_people(TR, BUF, answer, &error);
  case 24: return draw(4) ? BUBBLE_OK : bubble_transcript_json(TR, (int32_t)draw(2), BUF, answer, &error);
  case 25: { SIZED(bubble_rows_request, request); SIZED_PLACE(bubble_rows_view, view); request.y = number(); request.height = number();
    request.overscan = number(); request.flags = draw(9) ? draw(32) : flags(); request.theme = draw(9) ? draw(2) : flags();
    return bubble_transcript_rows(TR, draw(4) ? &request : NULL, rows, view, &error); }
  case 26: { SIZED_PLACE(bubble_outline, outline); return bubble_engine_glyph_outline(engine, draw(20), draw(2) ? draw(3000) : offset(), BUF, outline, &error); }
  case 27: { SIZED_PLACE(bubble_image, image); return bubble_engine_glyph_image(engine, draw(20), draw(2) ? draw(3000) : offset(), BUF, image, &error); }
  case 28: { SIZED_PLACE(bubble_hit, hit); return bubble_transcript_hit(TR, number(), number(), BUF, hit, &error); }
  case 29: { SIZED_PLACE(bubble_position, place); return bubble_transcript_position(TR, number(), number(), scope(), BUF, place, &error); }
  case 30: return bubble_transcript_caret(TR, &one, rect, &error);
  case 31: { bubble_match range = match(); return bubble_transcript_range_rects(TR, draw(60) ? &range : NULL, BUF, rects, &error); }
  case 32: return bubble_transcript_selection_rects(TR, &one, draw(9) ? &other : NULL, scope(), number(), number(), BUF, rects, &error);
  case 33: return bubble_transcript_selected_text(TR, &one, &other, scope(), BUF, answer, &error);
  case 34: { SIZED_PLACE(bubble_matches, matches); return bubble_transcript_find(TR, given, long_as, find_flags(), scope(), count(), BUF, matches, &error); }
  case 35: { SIZED_PLACE(bubble_matches, matches); bubble_match after = match();
    return bubble_transcript_find_next(TR, given, long_as, find_flags(), scope(), draw(2) ? &after : NULL, BUF, matches, &error); }
  case 36: { SIZED_PLACE(bubble_changes, found); return bubble_changes_read(BUF, found, &error); }
  case 37: return bubble_composer_insert(CO, given, long_as, &error);
  case 38: return bubble_composer_replace(CO, offset(), offset(), given, long_as, &error);
  case 39: return bubble_composer_delete(CO, (int32_t)draw(2), &error);
  case 40: return bubble_composer_select(CO, offset(), offset(), &error);
  case 41: return bubble_composer_mark(CO, given, long_as, offset(), offset(), &error);
  case 42: return bubble_composer_commit(CO, &error);
  case 43: return bubble_composer_mention(CO, given, text(), &error);
  case 44: return bubble_composer_emoticon(CO, given, &error);
  case 45: return bubble_composer_clear(CO, &error);
  case 46: { SIZED_PLACE(bubble_text, mentions); return bubble_composer_send(CO, BUF, answer, mentions, &error); }
  case 47: { SIZED_PLACE(bubble_composer_state, found); return bubble_composer_read(CO, found, &error); }
  case 48: return bubble_composer_text(CO, BUF, answer, &error);
  case 49: { SIZED_PLACE(bubble_rows_view, view); SIZED_PLACE(bubble_composer_layout, layout);
    return bubble_composer_rows(CO, number(), style, draw(3), rows, view, layout, &error); }
  case 50: return bubble_composer_position(CO, number(), number(), number(), word, &error);
  case 51: return bubble_composer_range_rects(CO, number(), offset(), offset(), BUF, rects, &error);
  case 52: { SIZED_PLACE(bubble_accessibility, told); return bubble_transcript_accessibility(TR, number(), number(), BUF, told, &error); }
  case 53: { SIZED_PLACE(bubble_accessibility, told); return bubble_transcript_message_accessibility(TR, named, BUF, told, &error); }
  case 54: { SIZED_PLACE(bubble_matches, matches);
    return bubble_transcript_find_in(TR, given, long_as, find_flags(), scope(), count(), count(), count(), BUF, matches, &error); }
  case 55: { bubble_match places[3]; int i; for (i = 0; i < 3; i++) places[i] = match();
    return bubble_transcript_highlight(TR, draw(9) ? places : NULL, draw(9) ? draw(4) : (size_t)-1 - draw(3), draw(2) ? draw(4) : count(), &error); }
  case 56: return bubble_transcript_start_changes(TR, &error);
  case 57: return bubble_transcript_take_changes(TR, changes, &error);
  case 58: return bubble_composer_offset(CO, offset(), draw(7), word, &error);
  case 59: { SIZED_PLACE(bubble_position, anchor); SIZED_PLACE(bubble_position, focus);
    bubble_status status = bubble_transcript_select_all(TR, scope(), BUF, anchor, focus, &error);
    /* The result of selecting everything must be a valid selection. */
    if (status == BUBBLE_OK && anchor == &anchor_room.value && anchor->size == sizeof *anchor && focus->size == sizeof *focus)
      bubble_transcript_selected_text(TR, anchor, focus, scope(), BUF, answer, NULL);
    return status; }
  /* Each match is used to search again, to measure and to highlight. */
  case 60: { bubble_matches found; bubble_match first; uint32_t texts_of = draw(128); bubble_transcript *transcript = TR; bubble_buffer *buffer = BUF;
    bubble_status status; BUBBLE_INIT(found);
    status = bubble_transcript_find(transcript, draw(2) ? "a" : "e", 1, find_flags(), texts_of, 20, buffer, &found, &error);
    if (status != BUBBLE_OK || found.count == 0) return status;
    bubble_transcript_highlight(transcript, found.matches, found.count, draw(4), NULL);
    first = found.matches[draw((uint32_t)found.count)];
    if (draw(2)) return bubble_transcript_range_rects(transcript, &first, buffer, rects, &error);
    return bubble_transcript_find_next(transcript, "a", 1, find_flags(), texts_of, &first, buffer, &found, &error); }
  case 61: {
    static const char *const edits[] = {
        "{\"insert\":\"Hi @a\"}", "{\"undo\":true}", "{\"redo\":true}", "{\"move\":\"left\",\"extend\":true}",
        "{\"move\":\"up\"}", "{\"toggle\":\"bold\"}", "{\"tap\":[50,1e5]}", "{\"markdown\":true}",
        "{\"reply\":{\"text\":\"a\"}}", "{\"attachments\":[{\"type\":\"image\"}]}", "{\"accept\":0}",
        "{\"candidates\":[{\"id\":\"1\",\"title\":\"ann\"}]}", "{\"send\":true}", "{\"fontScale\":4}"};
    const char *edit = edits[draw(14)];
    return draw(9) ? bubble_composer_run(CO, edit, strlen(edit), number(), BUF, answer, &error)
                   : bubble_composer_run(CO, given, long_as, number(), BUF, answer, &error); }
  case 62: { bubble_source_text sources[4]; double widths[4]; int i; bubble_measure_options options = measure_options();
    SIZED_PLACE(bubble_measures, measures);
    for (i = 0; i < 4; i++) sources[i] = source_text(), widths[i] = number();
    return bubble_measure_texts(
        engine, draw(3) ? &options : NULL, draw(20) ? sources : NULL, draw(9) ? draw(5) : (size_t)-1 - draw(9),
        draw(20) ? widths : NULL, draw(9) ? draw(5) : (size_t)-1 - draw(9), BUF, measures, &error); }
  case 63: { double widths[3]; int i; SIZED_PLACE(bubble_measures, measures); for (i = 0; i < 3; i++) widths[i] = number();
    if (draw(2)) return bubble_paragraph_lines(PA, number(), BUF, measures, &error);
    return bubble_paragraph_measure(PA, draw(20) ? widths : NULL, draw(9) ? draw(4) : (size_t)1 << (25 + draw(39)), BUF, measures, &error); }
  case 64: { bubble_text_position places[3]; int i; SIZED_PLACE(bubble_carets, carets);
    for (i = 0; i < 3; i++) places[i].offset = offset(), places[i].affinity = draw(20) ? draw(2) : draw(UINT32_MAX);
    return bubble_paragraph_carets(
        PA, number(), draw(20) ? places : NULL, draw(9) ? draw(4) : (size_t)-1 - draw(9), BUF, carets, &error); }
  case 65: { PLACE(bubble_text_position, found); return bubble_paragraph_position(PA, number(), number(), number(), found, &error); }
  case 66: return bubble_paragraph_range_rects(PA, number(), offset(), offset(), BUF, rects, &error);
  case 67: { bubble_rect frames[8]; double heights[8]; size_t room = draw(9) ? draw(9) : (size_t)-1 - draw(9);
    /* Valid counts fit into the memory; other counts are refused. */
    if (draw(2)) return bubble_transcript_heights(TR, count(), room, draw(20) ? heights : NULL, size, &error);
    return bubble_transcript_frames(TR, count(), room, draw(20) ? frames : NULL, size, &error); }
  default: return bubble_preset_name(offset()) || bubble_color_role_name(offset()) ? BUBBLE_OK : BUBBLE_OK;
  }
}

static void fill(void)
{
  int kind, i;
  for (kind = 0; kind < KINDS; kind++)
    for (i = 0; i < (kind == ENGINE ? 3 : KEPT); i++)
      if (!handles[kind][i]) make(kind);
}

static void empty(int first)
{
  int kind, i;
  for (kind = first; kind < KINDS; kind++)
    for (i = 0; i < KEPT; i++) release(kind, handles[kind][i]), handles[kind][i] = NULL;
}

/* Makes one call. Its status must be valid, and a failure must have a message. */
static int step(unsigned long number_of_call)
{
  uint32_t which = draw(69);
  bubble_status status;
  error.size = draw(30) ? sizeof error : sized(sizeof error);
  if (trace) fprintf(trace, "%lu %u\n", number_of_call, which), fflush(trace);
  status = call(which);
  if ((unsigned)status > BUBBLE_ERROR_LIMIT) return fprintf(stderr, "fuzz: status %d of call %lu\n", (int)status, number_of_call), 1;
  if (status != BUBBLE_OK && error.size == sizeof error && error.message[0] == 0)
    return fprintf(stderr, "fuzz: function %u failed without a word\n", which), 1;
  statuses[status]++;
  return 0;
}

#ifdef LIBFUZZER
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
  unsigned long done;
  bytes_left = bytes;
  bytes_count = size;
  BUBBLE_INIT(error);
  fill();
  for (done = 0; bytes_count && done < 60; done++)
    if (step(done)) abort();
  /* Engines are kept, because opening one reads fonts. */
  empty(STYLE);
  return 0;
}
#else
int main(int argument_count, char **arguments)
{
  unsigned long calls = argument_count > 1 ? strtoul(arguments[1], NULL, 10) : 10000, done;
  state = argument_count > 2 ? strtoul(arguments[2], NULL, 10) : 1;
  trace = argument_count > 3 ? fopen(arguments[3], "w") : NULL;
  BUBBLE_INIT(error);
  fill();
  for (done = 0; done < calls; done++) {
    if (step(done)) return 1;
    /* Texts are kept short, so that there is time for many calls. */
    if (done % 300 == 299) empty(done % 3000 == 2999 ? ENGINE : STYLE), fill();
  }
  empty(ENGINE);
  printf("fuzz: %lu calls, %lu did what was asked, refused as argument %lu, handle %lu, fonts %lu, style %lu, messages %lu, not found %lu, composer %lu, limit %lu\n",
         calls, statuses[0], statuses[1], statuses[2], statuses[3], statuses[4], statuses[5], statuses[6], statuses[7], statuses[8]);
  return 0;
}
#endif
