/*
 * bubble_layout.h - BubbleLayout for C and for every language that can call C.
 *
 * The engine computes where every glyph, line, bubble, label and cell of a conversation goes; you draw it. One call returns everything that
 * is visible of a transcript as flat arrays, which you read in place.
 *
 * Conventions
 *
 * - Lengths are in points, exact to 1/64. x goes to the right, y downwards. Frames of rows are in the transcript; everything inside
 *   a row is relative to the row's top left corner. A width may be any number: negative ones and NaN count as 0, and INFINITY makes each
 *   cell as wide as its content.
 * - Texts are UTF-8. A text is given as a pointer and a length in bytes, or BUBBLE_NUL for one that ends in a NUL. Bytes that are
 *   not UTF-8 are read as U+FFFD. Texts that the library returns have a length and are followed by a NUL.
 * - Text offsets count UTF-16 code units, or UTF-8 bytes if the flags ask for it (BUBBLE_TRANSCRIPT_UTF8_OFFSETS and the like), in the text
 *   that they belong to. Ends are exclusive.
 * - A path says where a text stands in its message. It is a JSON Pointer (RFC 6901) into the JSON of the message: "/text", "/quote/text",
 *   "/attachments/2/options/0", "/blocks/3/items/1/blocks/0". It stays the same while the message around it changes.
 * - Functions return BUBBLE_OK (0) or another bubble_status. If they fail, nothing is changed, and the bubble_error that the
 *   caller passes says what was wrong and where; it may be NULL. The library keeps no other state about errors.
 * - Structures that callers make begin with their size in bytes, `size`, so the library knows which version the caller was compiled
 *   with. In later versions structures grow at their ends; a smaller one is read and filled as far as it goes. Structures in
 *   arrays never grow; new data comes in new arrays.
 *   A 0 in a field of options means the default. BUBBLE_INIT makes all fields 0 and sets the size.
 * - Handles are opaque numbers, typed as pointers. The library looks each of them up: one that was freed, or never existed, gives
 *   BUBBLE_ERROR_HANDLE. Free what you open and destroy what you create, each once and in any order: objects that depend on it keep what
 *   they need. Freeing NULL does nothing.
 * - Masks with undefined bits, undefined numbers of enumerations, and numbers out of the stated range are BUBBLE_ERROR_ARGUMENT, with the
 *   argument's name. Widths and positions may be any numbers.
 * - Nothing ends the process: not NULL, a wrong size, a dead handle, or a number out of range. The library cannot detect only two things:
 *   pointers to invalid memory, and lengths beyond the end of the data.
 *
 * Threads
 *
 * - Any functions may run in parallel on different handles, and on the same engine and style, which never change.
 * - Calls on the same transcript, rows, composer or buffer wait for each other. The arrays that a call returned are valid until
 *   the next call that fills the same bubble_rows or bubble_buffer, or frees it. You must ensure that no thread reads them longer.
 */

#ifndef BUBBLE_LAYOUT_H
#define BUBBLE_LAYOUT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions ------------------------------------------------------------------------------------------------------------ */

/* The binary interface that this header describes. A library with the same number works with programs compiled with it.
 *
 * 2: A position may be in any text of a message: bubble_content_path in bubble_position, bubble_match and bubble_hit, paths in bubble_part
 *    and bubble_highlight; a bubble_text_scope says which texts to search or select. bubble_transcript_range_rects takes a
 *    bubble_match. bubble_span has a mask of looks, and the data of a named link, a footnote or a colour; one kind, BUBBLE_SPAN_STYLED,
 *    replaces BUBBLE_SPAN_BOLD and the like. In bubble_hit, span_kind and span_range replace `span`. Texts in parts have a
 *    bubble_text_role. New: bubble_transcript_select_all, the elements of cells (BUBBLE_ROWS_ELEMENTS), and
 *    bubble_transcript_scroll for elements that scroll.
 * 1: The first. */
#define BUBBLE_ABI 2

/* The version of this header, which a program is compiled with; bubble_version gives the library's version at run time. */
#define BUBBLE_VERSION_MAJOR 0
#define BUBBLE_VERSION_MINOR 4
#define BUBBLE_VERSION_PATCH 0
/* A version as an increasing number: #if BUBBLE_VERSION >= BUBBLE_VERSION_NUMBER(0, 2, 0). */
#define BUBBLE_VERSION_NUMBER(major, minor, patch) ((major) * 1000000 + (minor) * 1000 + (patch))
#define BUBBLE_VERSION BUBBLE_VERSION_NUMBER(BUBBLE_VERSION_MAJOR, BUBBLE_VERSION_MINOR, BUBBLE_VERSION_PATCH)

/* Precedes each function of the library. Define it yourself before including the header to change it. */
#ifndef BUBBLE_API
#if defined(_WIN32)
#define BUBBLE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define BUBBLE_API __attribute__((visibility("default")))
#else
#define BUBBLE_API
#endif
#endif

/* Marks deprecated names. If a program defines BUBBLE_WARN_DEPRECATED, its compiler warns and names the replacement. */
#ifndef BUBBLE_DEPRECATED
#if defined(BUBBLE_WARN_DEPRECATED) && defined(__GNUC__)
#define BUBBLE_DEPRECATED(successor) __attribute__((deprecated("use " successor)))
#else
#define BUBBLE_DEPRECATED(successor)
#endif
#endif

/* The version of the library, such as "0.4.0". Never NULL, never freed. */
BUBBLE_API const char *bubble_version(void);
/* The library's own BUBBLE_VERSION. */
BUBBLE_API uint32_t bubble_version_number(void);
/* The library's own BUBBLE_ABI. */
BUBBLE_API uint32_t bubble_abi(void);

/* ---- Errors -------------------------------------------------------------------------------------------------------------- */

/* The result of a call. */
typedef enum bubble_status {
  BUBBLE_OK = 0,
  /* An argument is NULL, out of range, of a wrong size or not aligned. */
  BUBBLE_ERROR_ARGUMENT = 1,
  /* A handle was freed, never existed, or is of another kind. */
  BUBBLE_ERROR_HANDLE = 2,
  /* A font file cannot be used, or the bundled fonts are not found. */
  BUBBLE_ERROR_FONTS = 3,
  /* A style has a field that is unknown, missing or wrong, or there is no preset of that name. */
  BUBBLE_ERROR_STYLE = 4,
  /* The messages are in no known format. */
  BUBBLE_ERROR_MESSAGES = 5,
  /* There is no message, font or glyph of that number or id. */
  BUBBLE_ERROR_NOT_FOUND = 6,
  /* A composer has nothing to send, or its text is full. */
  BUBBLE_ERROR_COMPOSER = 7,
  /* There are too many handles, or something is too large. */
  BUBBLE_ERROR_LIMIT = 8
} bubble_status;

#define BUBBLE_MESSAGE_SIZE 496
#define BUBBLE_PLACE_SIZE 248

/* Why a call failed. The caller owns it and sets `size`. */
typedef struct bubble_error {
  size_t size;
  uint32_t status;
  uint32_t reserved;
  /* In English; names the argument, the file, the line or the field; ends in a NUL. */
  char message[BUBBLE_MESSAGE_SIZE];
  /* The same place in separate fields. The line of the messages or of the file, from 1; 0 for none. */
  uint64_t line;
  /* The file, or "messages" for the messages passed to the call; empty for none. */
  char file[BUBBLE_PLACE_SIZE];
  /* The field of the style ("sent.fill"), or the argument ("options->locale"); empty for none. */
  char field[BUBBLE_PLACE_SIZE];
} bubble_error;

/* ---- Small things -------------------------------------------------------------------------------------------------------- */

/* Makes all fields of a structure 0, and sets its size: bubble_error error; BUBBLE_INIT(error); */
#define BUBBLE_INIT(structure) (memset(&(structure), 0, sizeof(structure)), (structure).size = sizeof(structure))

/* The length of a text that ends in a NUL. */
#define BUBBLE_NUL ((size_t)-1)
/* The longest accepted text and the largest accepted count. */
#define BUBBLE_LENGTH_LIMIT ((size_t)1 << 30)
/* No index, no string, no role. */
#define BUBBLE_NONE UINT32_MAX

typedef struct bubble_point {
  double x, y;
} bubble_point;

typedef struct bubble_rect {
  double x, y, width, height;
} bubble_rect;

/* Some elements of an array, or some bytes of `strings`; a missing string begins at BUBBLE_NONE. */
typedef struct bubble_range {
  uint32_t first, count;
} bubble_range;

/* Offsets in a text; the end is exclusive. */
typedef struct bubble_offsets {
  uint32_t start, end;
} bubble_offsets;

/* A message's id: a text if `text` is not NULL, otherwise a number. 7 and "7" are two ids. */
typedef struct bubble_id {
  const char *text;
  /* Of the text, in bytes, or BUBBLE_NUL. */
  size_t length;
  int64_t number;
} bubble_id;

/* Where something stands in a message: a JSON Pointer (RFC 6901), in whose names "~0" is a tilde and "~1" a slash. NULL stands for the
 * message's own text, or for the first of the texts that it has instead. If a block has an `id`, the path contains the id, otherwise the
 * block's index.
 *
 * An invalid JSON Pointer is BUBBLE_ERROR_ARGUMENT; a path to no text is a position that is not shown. */
typedef struct bubble_content_path {
  const char *text;
  /* Of the text, in bytes, or BUBBLE_NUL. */
  size_t length;
} bubble_content_path;

/* Which texts of a message to search, select or copy. 0 means the message's own. */
typedef enum bubble_text_scope {
  /* The message's text, or those of its blocks. */
  BUBBLE_SCOPE_OWN = 1 << 0,
  /* What is quoted of another message. */
  BUBBLE_SCOPE_QUOTE = 1 << 1,
  /* Code that is attached. */
  BUBBLE_SCOPE_CODE = 1 << 2,
  /* The titles, summaries and addresses of link previews. */
  BUBBLE_SCOPE_LINKS = 1 << 3,
  /* The names of files, contacts and places. */
  BUBBLE_SCOPE_CARDS = 1 << 4,
  /* The questions and answers of polls. */
  BUBBLE_SCOPE_POLLS = 1 << 5,
  /* The titles of buttons. */
  BUBBLE_SCOPE_BUTTONS = 1 << 6,
  /* Every text of a message. */
  BUBBLE_SCOPE_ALL = 127
} bubble_text_scope;

/* ---- Handles ------------------------------------------------------------------------------------------------------------- */

/* Fonts, and cached data about texts shaped with them. Create one and share it between threads. */
typedef struct bubble_engine bubble_engine;
/* How a conversation looks. It never changes. */
typedef struct bubble_style bubble_style;
/* A conversation laid out, which can be edited. */
typedef struct bubble_transcript bubble_transcript;
/* Holds the arrays of rows. Create one for each window and use it for every frame: rows from recent calls are then not made again. */
typedef struct bubble_rows bubble_rows;
/* The field in which a message is typed. */
typedef struct bubble_composer bubble_composer;
/* A single text, shaped, that can be broken into lines at any width. It never changes. */
typedef struct bubble_paragraph bubble_paragraph;
/* Holds answers of any length: texts, rectangles, matches, changes, outlines. Each answer replaces the previous one. */
typedef struct bubble_buffer bubble_buffer;

BUBBLE_API bubble_status bubble_buffer_open(bubble_buffer **buffer, bubble_error *error);
BUBBLE_API void bubble_buffer_free(bubble_buffer *buffer);

BUBBLE_API bubble_status bubble_rows_open(bubble_rows **rows, bubble_error *error);
BUBBLE_API void bubble_rows_free(bubble_rows *rows);

/* An answer that is a text. */
typedef struct bubble_text {
  size_t size;
  const char *bytes;
  size_t length;
} bubble_text;

/* An answer that is a list of rectangles. */
typedef struct bubble_rects {
  size_t size;
  const bubble_rect *rects;
  size_t count;
} bubble_rects;

/* ---- Engine -------------------------------------------------------------------------------------------------------------- */

typedef enum bubble_fonts {
  /* The Noto fonts that come with the library. */
  BUBBLE_FONTS_BUNDLED = 0,
  /* The fonts that fontconfig finds, with the bundled ones as fallback. */
  BUBBLE_FONTS_SYSTEM = 1,
  /* A folder and its subfolders, in the order of its stack.txt or by path. */
  BUBBLE_FONTS_FOLDER = 2,
  /* Files, in fallback order. */
  BUBBLE_FONTS_FILES = 3
} bubble_fonts;

/* A part that the application draws itself (an attachment "custom"), whose size the library asks for. The texts end in NULs, live until
 * the size function returns, and are NULL if the message has none. */
typedef struct bubble_custom_part {
  size_t size;
  /* The application's name of the part, and any data that it keeps with it. */
  const char *name;
  size_t name_length;
  const char *data;
  size_t data_length;
  /* What it shows, in words. */
  const char *alternative;
  size_t alternative_length;
  /* The values in the message, in points, and the width divided by the height; negative if the message has none. */
  double width, height, aspect;
} bubble_custom_part;

/* Returns the size of a part that the application draws itself.
 *
 * It is called in functions that measure messages (opening, edits, widths, rows, settling), on the thread that calls them, so
 * several threads may be in it at once. It is called as often as the library likes, and must give the same answer to the same question.
 * Meanwhile the transcript is busy: calls on any transcript of the engine from within it give BUBBLE_ERROR_ARGUMENT. It must not
 * wait for another thread that uses a transcript of the engine, because that thread may be waiting for this one. It must not call
 * transcripts of other engines whose size functions call transcripts in turn, because two threads could then wait for each other forever.
 * It must return: no longjmp, and no exception of another language.
 *
 * user_data: The `sizing_data` of the options.
 * available_width: The available room, in points; INFINITY if rows have no width.
 * width, height: Write the answer here, in points. Widths are cut to the available room, and all lengths to 65536; negative ones and
 *   NaN count as 0.
 *
 * Returns whether it knows the size: 0 uses the size in the message. */
typedef int32_t (*bubble_sizing)(
    void *user_data, const bubble_custom_part *part, double available_width, double *width, double *height);

typedef struct bubble_engine_options {
  size_t size;
  /* A bubble_fonts. */
  uint32_t fonts;
  uint32_t reserved;
  /* The folder. */
  const char *folder;
  /* The files, each a path. */
  const char *const *files;
  size_t file_count;
  /* Gives the sizes of parts that the application draws; NULL to use the sizes in messages. It and `sizing_data` must exist until the
   * engine and all transcripts opened with it are freed. */
  bubble_sizing sizing;
  void *sizing_data;
  /* 1: formulas are shown as their source, unless `sizing` knows a size for them. 0: the library lays them out. */
  uint32_t plain_formulas;
  uint32_t reserved2;
} bubble_engine_options;

/* Opens fonts. The bundled ones are looked for in the folder that the environment variable BUBBLE_LAYOUT_FONTS names, beside the library,
 * in ../share/bubblelayout/fonts or ../../share/bubblelayout/fonts from there, and, in builds that are not meant for other machines, in
 * the sources that the library was built from.
 *
 * options: NULL for the bundled fonts. */
BUBBLE_API bubble_status bubble_engine_open(const bubble_engine_options *options, bubble_engine **engine, bubble_error *error);
BUBBLE_API void bubble_engine_free(bubble_engine *engine);

/* ---- Styles and colours -------------------------------------------------------------------------------------------------- */

/* The style of a preset: "balloon", "padded", "tailed", "rows", "clustered", "merged". */
BUBBLE_API bubble_status bubble_style_preset(const char *name, bubble_style **style, bubble_error *error);
/* A style from its JSON, as `bubble styles` prints it; it may override fields of a preset: {"preset": "merged", ...}. */
BUBBLE_API bubble_status bubble_style_open(const char *json, size_t length, bubble_style **style, bubble_error *error);
BUBBLE_API void bubble_style_free(bubble_style *style);
/* The whole style as JSON. */
BUBBLE_API bubble_status bubble_style_json(const bubble_style *style, bubble_buffer *buffer, bubble_text *text, bubble_error *error);

/* The number of presets and the name of one; NULL beyond the last. Never freed. */
BUBBLE_API uint32_t bubble_preset_count(void);
BUBBLE_API const char *bubble_preset_name(uint32_t index);

typedef enum bubble_theme { BUBBLE_THEME_LIGHT = 0, BUBBLE_THEME_DARK = 1 } bubble_theme;

/* The number of roles of colours and the name of one, such as "sent.text"; NULL beyond the last. Never freed. */
BUBBLE_API uint32_t bubble_color_role_count(void);
BUBBLE_API const char *bubble_color_role_name(uint32_t role);

/* The colours of a style by role, each 0xRRGGBBAA (the alpha is not multiplied in).
 *
 * colors: Room for `count` colours; at most as many are written as there are roles. */
BUBBLE_API bubble_status bubble_style_colors(
    const bubble_style *style, uint32_t theme, uint32_t *colors, size_t count, bubble_error *error);

/* ---- Transcript ---------------------------------------------------------------------------------------------------------- */

typedef enum bubble_transcript_flags {
  /* The interface runs from right to left. */
  BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT = 1 << 0,
  /* The reader is selecting messages: styles that have one show a selection mark. */
  BUBBLE_TRANSCRIPT_SELECTING = 1 << 1,
  /* A conversation of two people: without names and avatars. */
  BUBBLE_TRANSCRIPT_PRIVATE = 1 << 2,
  /* A date above the first message of each day. */
  BUBBLE_TRANSCRIPT_DATES = 1 << 3,
  /* A row that shows that somebody is typing. */
  BUBBLE_TRANSCRIPT_TYPING = 1 << 4,
  /* A transcript shorter than the viewport stands at its lower edge. */
  BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM = 1 << 5,
  /* A viewport at the end stays there when the transcript changes. */
  BUBBLE_TRANSCRIPT_KEEPS_BOTTOM = 1 << 6,
  /* Heights are estimated when the transcript is opened (bubble_transcript_settle). Only bubble_transcript_open uses this. */
  BUBBLE_TRANSCRIPT_ESTIMATED = 1 << 7,
  /* Text offsets, given and received, count UTF-8 bytes. Only bubble_transcript_open uses this. */
  BUBBLE_TRANSCRIPT_UTF8_OFFSETS = 1 << 8
} bubble_transcript_flags;

/* Who reads a conversation, where, and how. */
typedef struct bubble_transcript_options {
  size_t size;
  /* In points; only bubble_transcript_open uses it. */
  double width;
  /* bubble_transcript_flags. */
  uint32_t flags;
  uint32_t reserved;
  /* The sender of the reader's own messages; NULL for a reader who takes no part. */
  const char *me;
  /* Decides how dates and times are written, and the language of added words; NULL for "en_US". */
  const char *locale;
  /* The time zone of displayed times, such as "Europe/Berlin"; NULL for "GMT". */
  const char *time_zone;
  /* Device pixels in a point, from 1/64 to 1024, to which measured sizes are rounded up; 0 for no rounding. */
  double scale;
  /* The factor by which fonts are enlarged, from 0.5 to 4; 0 for 1. */
  double font_scale;
  /* The message below the unread line; NULL for no line. */
  const bubble_id *unread;
  /* The text of the unread line; NULL for the locale's words. */
  const char *unread_text;
  /* Who takes part, in the order in which they joined: a JSON object of people by the `sender` of their messages, {"u1": {"name": "Ann",
   * "color": "#8a2be2", "initials": "A", "picture": "ann.png"}}. NULL for the people in a document of messages, if it has any. */
  const char *people;
  /* The moment, in ISO 8601, that decides which days are called today, yesterday and by their weekday; NULL for dates only. The library
   * reads no clock. */
  const char *now;
  /* Texts above the first message of a day, instead of its name or date: a JSON object of texts by dates in the zone,
   * {"2025-12-25": "Christmas"}; NULL for none. */
  const char *day_texts;
  /* Who is typing, by the `sender` of their messages: a JSON array, ["u1", "u2"]. Their avatars stand in the typing row, which is then
   * shown even without BUBBLE_TRANSCRIPT_TYPING. NULL or empty if it is not known who is typing. */
  const char *typists;
} bubble_transcript_options;

/* What a call has read. */
typedef struct bubble_reading {
  size_t size;
  /* How many messages were added. */
  size_t messages;
  /* How many were left out, and how many were repaired. */
  size_t skipped, repaired;
  /* How many were left out because their id already exists. */
  size_t duplicates;
  /* The first problem: "messages:7: field \"delivery\": ... (repaired)"; empty for none. */
  char problem[256];
  /* How many seconds of the call were spent reading the messages, before any layout. */
  double seconds_reading;
} bubble_reading;

/* Lays out messages.
 *
 * options: NULL for a width of 320 and the defaults.
 * messages: JSON Lines, a JSON array, {"messages": [...]}, or another format that `bubble layout` reads; NULL for none.
 * reading: Receives what was read; may be NULL. */
BUBBLE_API bubble_status bubble_transcript_open(
    const bubble_engine *engine, const bubble_style *style, const bubble_transcript_options *options, const char *messages,
    size_t length, bubble_transcript **transcript, bubble_reading *reading, bubble_error *error);
BUBBLE_API void bubble_transcript_free(bubble_transcript *transcript);

/* The size of a transcript. */
typedef struct bubble_metrics {
  size_t size;
  /* How many messages there are. */
  size_t count;
  /* How many of them have an estimated height. */
  size_t unsettled;
  /* The width of the widest row, and the height of all rows. */
  double width, height;
} bubble_metrics;

BUBBLE_API bubble_status bubble_transcript_metrics(const bubble_transcript *transcript, bubble_metrics *metrics, bubble_error *error);

/* Changes the width. Lines are broken again; no text is shaped. */
BUBBLE_API bubble_status bubble_transcript_set_width(bubble_transcript *transcript, double width, bubble_error *error);
BUBBLE_API bubble_status bubble_transcript_set_style(bubble_transcript *transcript, const bubble_style *style, bubble_error *error);
/* Changes everything in the options except the width, the kind of offsets and whether heights were estimated. Expanded messages
 * stay expanded. */
BUBBLE_API bubble_status bubble_transcript_set_options(
    bubble_transcript *transcript, const bubble_transcript_options *options, bubble_error *error);

/* -- Edits. `changes` receives what the edit did to the rows (bubble_changes_read); it may be NULL. */

/* Adds messages before the one at an index; SIZE_MAX, or any index beyond the end, is the end. */
BUBBLE_API bubble_status bubble_transcript_insert(
    bubble_transcript *transcript, size_t index, const char *messages, size_t length, bubble_buffer *changes,
    bubble_reading *reading, bubble_error *error);
/* Adds messages below all others. */
BUBBLE_API bubble_status bubble_transcript_append(
    bubble_transcript *transcript, const char *messages, size_t length, bubble_buffer *changes, bubble_reading *reading,
    bubble_error *error);
/* Adds messages above all others, in their order. */
BUBBLE_API bubble_status bubble_transcript_prepend(
    bubble_transcript *transcript, const char *messages, size_t length, bubble_buffer *changes, bubble_reading *reading,
    bubble_error *error);
/* Replaces the messages that have the same ids. `reading` counts messages whose id was not found as duplicates. */
BUBBLE_API bubble_status bubble_transcript_replace(
    bubble_transcript *transcript, const char *messages, size_t length, bubble_buffer *changes, bubble_reading *reading,
    bubble_error *error);
BUBBLE_API bubble_status bubble_transcript_remove(
    bubble_transcript *transcript, const bubble_id *id, bubble_buffer *changes, bubble_error *error);
/* Moves a message so that it has an index afterwards. */
BUBBLE_API bubble_status bubble_transcript_move(
    bubble_transcript *transcript, const bubble_id *id, size_t index, bubble_buffer *changes, bubble_error *error);
/* Adds to the end of a message's text, as answers arrive token by token. */
BUBBLE_API bubble_status bubble_transcript_append_text(
    bubble_transcript *transcript, const bubble_id *id, const char *text, size_t length, bubble_buffer *changes,
    bubble_error *error);
/* Ends a message that is streaming: unfinished markup is from now on read as if the whole text had come at once. */
BUBBLE_API bubble_status bubble_transcript_finish(
    bubble_transcript *transcript, const bubble_id *id, bubble_buffer *changes, bubble_error *error);
/* Opens details that are closed, and closes those that are open; shows all of an expandable quote, or folds it again. `path` is the path of
 * the details, or of their summary, which a hit returns. */
BUBBLE_API bubble_status bubble_transcript_toggle_details(
    bubble_transcript *transcript, const bubble_id *id, const bubble_content_path *path, bubble_buffer *changes,
    bubble_error *error);
/* Scrolls a table or lines of code, named by the path of their block, to a position in points from their beginning. Hits, carets, rectangles
 * and drawings follow it; nothing is measured. */
BUBBLE_API bubble_status bubble_transcript_scroll(
    bubble_transcript *transcript, const bubble_id *id, const bubble_content_path *path, double x, double y,
    bubble_buffer *changes, bubble_error *error);
/* Shows a long message whole (1) or shortened again (0). */
BUBBLE_API bubble_status bubble_transcript_set_expanded(
    bubble_transcript *transcript, const bubble_id *id, int32_t is_expanded, bubble_buffer *changes, bubble_error *error);

/* Begins to record what edits do, for bubble_transcript_take_changes. Several edits whose changes are wanted together then need no buffers
 * of their own. The record takes memory for each message that is touched, so take the changes now and then. */
BUBBLE_API bubble_status bubble_transcript_start_changes(bubble_transcript *transcript, bubble_error *error);
/* Returns what edits did since the record began or was last taken; read the buffer with bubble_changes_read. Without a record, it begins
 * one, and everything may look different. */
BUBBLE_API bubble_status bubble_transcript_take_changes(bubble_transcript *transcript, bubble_buffer *changes, bubble_error *error);

/* -- The reader's position */

typedef enum bubble_edge { BUBBLE_EDGE_TOP = 0, BUBBLE_EDGE_BOTTOM = 1 } bubble_edge;

/* Records what the reader sees before any kind of change. The transcript keeps one such position.
 *
 * y, height: The viewport. edge: A bubble_edge, at which rows stay in place. */
BUBBLE_API bubble_status bubble_transcript_hold(
    bubble_transcript *transcript, double y, double height, uint32_t edge, bubble_error *error);
/* Where the viewport has to begin so that the reader sees the same rows. May be called again for the same position. */
BUBBLE_API bubble_status bubble_transcript_held(bubble_transcript *transcript, double height, double *y, bubble_error *error);
/* The values of y at which a viewport of this height may begin. */
BUBBLE_API bubble_status bubble_transcript_scroll_range(
    const bubble_transcript *transcript, double height, double *lowest, double *highest, bubble_error *error);
/* Makes estimated heights exact: those in the viewport at once, others for as many seconds as `seconds` says.
 *
 * y: The viewport's upper edge, which is moved so that the row at `edge` stays where it is. */
BUBBLE_API bubble_status bubble_transcript_settle(
    bubble_transcript *transcript, double *y, double height, uint32_t edge, double seconds, bubble_error *error);

/* -- Messages */

/* The index of a message. */
BUBBLE_API bubble_status bubble_transcript_index(
    const bubble_transcript *transcript, const bubble_id *id, size_t *index, bubble_error *error);
/* The id of the message at an index; its text is in the buffer. */
BUBBLE_API bubble_status bubble_transcript_id(
    const bubble_transcript *transcript, size_t index, bubble_buffer *buffer, bubble_id *id, bubble_error *error);
/* The frame of a message's cell. */
BUBBLE_API bubble_status bubble_transcript_frame(
    const bubble_transcript *transcript, const bubble_id *id, bubble_rect *frame, bubble_error *error);
/* The frames of the cells of `count` messages from the index `first` on, in the transcript. The result is that of bubble_transcript_frame
 * for each, at a small part of its cost. No row is made, unless the width is infinite. Estimated heights are returned as they are
 * (bubble_metrics.unsettled).
 *
 * frames: Room for `count` frames; NULL if `count` is 0.
 * written: The number of frames written: messages beyond the last are left out. */
BUBBLE_API bubble_status bubble_transcript_frames(
    const bubble_transcript *transcript, size_t first, size_t count, bubble_rect *frames, size_t *written, bubble_error *error);
/* Only the heights of those cells, in points. No row is made at any width. */
BUBBLE_API bubble_status bubble_transcript_heights(
    const bubble_transcript *transcript, size_t first, size_t count, double *heights, size_t *written, bubble_error *error);
/* A message as JSON. */
BUBBLE_API bubble_status bubble_transcript_message(
    const bubble_transcript *transcript, const bubble_id *id, bubble_buffer *buffer, bubble_text *text, bubble_error *error);
/* The whole layout as `bubble layout --format json` writes it.
 *
 * glyphs: Whether lines list their glyphs. */
BUBBLE_API bubble_status bubble_transcript_json(
    const bubble_transcript *transcript, int32_t glyphs, bubble_buffer *buffer, bubble_text *text, bubble_error *error);

/* ---- Rows ---------------------------------------------------------------------------------------------------------------- */

typedef enum bubble_row_kind {
  BUBBLE_ROW_MESSAGE = 0,
  BUBBLE_ROW_DATE = 1,
  BUBBLE_ROW_UNREAD = 2,
  BUBBLE_ROW_TYPING = 3,
  /* Something that floats over the rows (BUBBLE_ROWS_OVERLAY), after all others: a date or an avatar. A date's frame is the date's own;
   * an avatar's frame reaches from the beginning of its row to the avatar's lower right corner. */
  BUBBLE_ROW_FLOATING = 4,
  /* A composer's text. */
  BUBBLE_ROW_COMPOSER = 5
} bubble_row_kind;

typedef enum bubble_message_role { BUBBLE_ROLE_SENT = 0, BUBBLE_ROLE_RECEIVED = 1, BUBBLE_ROLE_NOTICE = 2 } bubble_message_role;
typedef enum bubble_side { BUBBLE_SIDE_LEFT = 0, BUBBLE_SIDE_RIGHT = 1 } bubble_side;

/* A row: a message, or something between messages. */
typedef struct bubble_row {
  /* A bubble_row_kind. */
  uint32_t kind;
  /* A bubble_message_role, and the bubble_side that the message stands on; BUBBLE_NONE for other rows. */
  uint32_t role, side;
  /* An index in `bubbles`; BUBBLE_NONE for a row without one. */
  uint32_t bubble;
  /* The id of the message, or of the message below a separator: a text if `id_text` exists, otherwise a number. */
  bubble_range id_text;
  int64_t id_number;
  /* The message's index; SIZE_MAX for the typing row. */
  size_t index;
  /* The sender, and the name shown for them: the same, unless the message or the people give another. */
  bubble_range sender, sender_name;
  /* In `parts`, in `operations` if a drawing was requested, and in `cell_elements` if elements were. */
  bubble_range parts, operations, elements;
  /* In the transcript. */
  bubble_rect frame;
} bubble_row;

/* The shape behind a message: a picture that is stretched, or a path. Relative to the row. */
typedef struct bubble_bubble {
  bubble_rect frame;
  /* The radii of the corners, clockwise from the top left one; 0 for a picture. */
  double corners[4];
  /* The parts of the picture that keep their size: top, left, bottom, right. */
  double caps[4];
  /* The width of the line around it, which lies inside the frame. */
  double border;
  /* Roles of the colours it is filled with and of the line around it. */
  uint32_t ground, ink;
  /* The bubble_side that the tail points to; BUBBLE_NONE for none. */
  uint32_t tail;
  /* Whether the picture is tiled, and whether it is shown as its mirror image. */
  uint32_t is_tiled, is_mirrored;
  /* In `paths`: what to fill, and what to stroke for the border; BUBBLE_NONE for a picture, or no border. */
  uint32_t outline, border_outline;
  /* The name of the picture; empty for a path. The colour that the style gives, such as "#70da39". */
  bubble_range asset, fill;
  /* The pieces of the picture, in `patches`. */
  bubble_range patches;
} bubble_bubble;

/* A piece of a bubble's picture, and where it goes. */
typedef struct bubble_patch {
  /* In points of the stored picture; a mirrored picture's pieces are drawn mirrored. */
  bubble_rect source;
  bubble_rect destination;
  /* The size at which the piece is repeated; 0 if it is stretched. */
  double tile_width, tile_height;
} bubble_patch;

typedef enum bubble_part_kind {
  BUBBLE_PART_TEXT = 0,
  BUBBLE_PART_LABEL = 1,
  BUBBLE_PART_AVATAR = 2,
  BUBBLE_PART_STATUS = 3,
  BUBBLE_PART_MEDIA = 4,
  BUBBLE_PART_BOX = 5,
  /* A formula, or a piece of one, over the room that its text reserves for it. `index` is the number of its object in the text at `path`,
   * `text` its source, `name` the notation of the source ("tex", "mathml"), `alternative` what a screen reader says in English, `origin` the
   * top left corner. If lines were requested, it has one, whose runs are all its glyphs; its other marks are in `rules`. */
  BUBBLE_PART_FORMULA = 6
} bubble_part_kind;

/* The role of a text. */
typedef enum bubble_text_role {
  /* The text of a message that has no blocks. */
  BUBBLE_TEXT_MESSAGE = 0,
  BUBBLE_TEXT_PARAGRAPH = 1,
  /* A heading, whose level is in `level`. */
  BUBBLE_TEXT_HEADING = 2,
  /* A paragraph of an item of a list. */
  BUBBLE_TEXT_ITEM = 3,
  /* The number or the bullet of an item: part of the interface, not a text of the message. */
  BUBBLE_TEXT_MARKER = 4,
  BUBBLE_TEXT_CODE = 5,
  /* A cell of a table. */
  BUBBLE_TEXT_CELL = 6,
  /* The part of details that is always shown. */
  BUBBLE_TEXT_SUMMARY = 7,
  /* The title of an alert. */
  BUBBLE_TEXT_TITLE = 8,
  BUBBLE_TEXT_FORMULA = 9,
  /* Markup that the parser does not understand. */
  BUBBLE_TEXT_HTML = 10,
  /* What stands below a table. */
  BUBBLE_TEXT_CAPTION = 11
} bubble_text_role;

/* What a label is for. */
typedef enum bubble_label_role {
  BUBBLE_LABEL_SENDER = 0,
  BUBBLE_LABEL_TIME = 1,
  BUBBLE_LABEL_SENDER_AND_TIME = 2,
  BUBBLE_LABEL_EDITED = 3,
  BUBBLE_LABEL_QUOTE_SENDER = 4,
  BUBBLE_LABEL_QUOTE_TEXT = 5,
  BUBBLE_LABEL_TITLE = 6,
  BUBBLE_LABEL_DETAIL = 7,
  BUBBLE_LABEL_OPTION = 8,
  BUBBLE_LABEL_CODE = 9,
  BUBBLE_LABEL_BUTTON = 10,
  BUBBLE_LABEL_REACTION = 11,
  BUBBLE_LABEL_READ_MORE = 12,
  BUBBLE_LABEL_HIDDEN_COUNT = 13,
  BUBBLE_LABEL_COUNT = 14,
  BUBBLE_LABEL_DURATION = 15,
  BUBBLE_LABEL_INITIALS = 16,
  /* The name in the chip of a mention. */
  BUBBLE_LABEL_CHIP = 17,
  /* The language of code, above it, and the numbers of its lines. */
  BUBBLE_LABEL_LANGUAGE = 18,
  BUBBLE_LABEL_LINE_NUMBER = 19,
  /* A repeated column header in a card of a table. */
  BUBBLE_LABEL_COLUMN_TITLE = 20,
  /* Below a quote: shows its folded lines, or folds them again. */
  BUBBLE_LABEL_UNFOLD = 21,
  /* Below a long message that is shown whole: shortens it again. */
  BUBBLE_LABEL_READ_LESS = 22,
  /* The number at the side of a formula. */
  BUBBLE_LABEL_FORMULA_NUMBER = 23,
  /* In a composer: a mention, and the placeholder of an empty one. */
  BUBBLE_LABEL_MENTION = 64,
  BUBBLE_LABEL_PLACEHOLDER = 65
} bubble_label_role;

/* What a box is for. */
typedef enum bubble_box_role {
  BUBBLE_BOX_QUOTE = 0,
  BUBBLE_BOX_QUOTE_BAR = 1,
  BUBBLE_BOX_QUOTE_PICTURE = 2,
  BUBBLE_BOX_LINK = 3,
  BUBBLE_BOX_LINK_PICTURE = 4,
  BUBBLE_BOX_VOICE = 5,
  BUBBLE_BOX_FILE = 6,
  BUBBLE_BOX_CONTACT = 7,
  BUBBLE_BOX_LOCATION = 8,
  BUBBLE_BOX_POLL = 9,
  BUBBLE_BOX_ICON = 10,
  BUBBLE_BOX_OPTION = 11,
  BUBBLE_BOX_WAVEFORM = 12,
  BUBBLE_BOX_TRACK = 13,
  BUBBLE_BOX_SHARE = 14,
  BUBBLE_BOX_CODE = 15,
  BUBBLE_BOX_BUTTON = 16,
  BUBBLE_BOX_REACTION = 17,
  BUBBLE_BOX_CAPSULE = 18,
  BUBBLE_BOX_PLAY = 19,
  BUBBLE_BOX_PILL = 20,
  BUBBLE_BOX_LINE = 21,
  BUBBLE_BOX_SELECTION = 22,
  /* Not visible until a swipe uncovers it. */
  BUBBLE_BOX_SWIPE = 23,
  /* Where the application draws a part of its own. */
  BUBBLE_BOX_CUSTOM = 24,
  /* The application's own emoji in the text. */
  BUBBLE_BOX_EMOJI = 25,
  /* Behind a mention in the text. */
  BUBBLE_BOX_MENTION = 26,
  /* The bar beside a quoting block. */
  BUBBLE_BOX_BAR = 27,
  /* A line across a message, or between the cells of a table. */
  BUBBLE_BOX_RULE = 28,
  /* Around a table, and around a cell of it. */
  BUBBLE_BOX_TABLE = 29,
  BUBBLE_BOX_CELL = 30,
  /* The box of a task, ticked if it is done. */
  BUBBLE_BOX_TASK = 31,
  /* The sign that copies code. */
  BUBBLE_BOX_COPY = 32,
  /* A sign by itself. In the footer it means that the message is pinned, disappears, or was seen by this many people; in a button, what a
   * press does; in the text, that the message was deleted. */
  BUBBLE_BOX_SIGN = 33,
  BUBBLE_BOX_CALL = 34
} bubble_box_role;

/* The sign in the middle of a box. */
typedef enum bubble_sign {
  BUBBLE_SIGN_PLAY = 0,
  BUBBLE_SIGN_FILE = 1,
  BUBBLE_SIGN_PERSON = 2,
  BUBBLE_SIGN_PLACE = 3,
  BUBBLE_SIGN_PICTURE = 4,
  BUBBLE_SIGN_CHECK = 5,
  BUBBLE_SIGN_REPLY = 6,
  BUBBLE_SIGN_COPY = 7,
  /* The message is pinned. */
  BUBBLE_SIGN_PIN = 8,
  /* How many people have seen the message. */
  BUBBLE_SIGN_EYE = 9,
  /* The message disappears. */
  BUBBLE_SIGN_TIMER = 10,
  /* Something is being fetched. */
  BUBBLE_SIGN_LOADING = 11,
  /* A press fetches something. */
  BUBBLE_SIGN_DOWNLOAD = 12,
  /* Something is gone. */
  BUBBLE_SIGN_MISSING = 13,
  /* Something could not be fetched or sent. */
  BUBBLE_SIGN_FAILED = 14,
  /* A call, a video call, and a call that nobody took. */
  BUBBLE_SIGN_PHONE = 15,
  BUBBLE_SIGN_CAMERA = 16,
  BUBBLE_SIGN_MISSED_CALL = 17,
  /* A press opens an address. */
  BUBBLE_SIGN_OPEN = 18,
  /* The message was deleted. */
  BUBBLE_SIGN_DELETED = 19,
  /* Something is being sent. */
  BUBBLE_SIGN_UPLOADING = 20
} bubble_sign;

typedef enum bubble_delivery {
  BUBBLE_DELIVERY_SENDING = 0,
  BUBBLE_DELIVERY_SENT = 1,
  BUBBLE_DELIVERY_DELIVERED = 2,
  BUBBLE_DELIVERY_READ = 3,
  BUBBLE_DELIVERY_FAILED = 4
} bubble_delivery;

typedef enum bubble_media_kind {
  BUBBLE_MEDIA_IMAGE = 0,
  BUBBLE_MEDIA_VIDEO = 1,
  BUBBLE_MEDIA_ANIMATION = 2,
  BUBBLE_MEDIA_STICKER = 3,
  BUBBLE_MEDIA_VIDEO_NOTE = 4
} bubble_media_kind;

/* Whether a picture or a file is available. */
typedef enum bubble_media_state {
  BUBBLE_MEDIA_READY = 0,
  BUBBLE_MEDIA_LOADING = 1,
  BUBBLE_MEDIA_MISSING = 2,
  BUBBLE_MEDIA_FAILED = 3,
  /* Being sent. */
  BUBBLE_MEDIA_UPLOADING = 4,
  /* Not here yet: fetched when the reader asks for it. */
  BUBBLE_MEDIA_REMOTE = 5
} bubble_media_state;

typedef enum bubble_alignment {
  BUBBLE_ALIGN_START = 0,
  BUBBLE_ALIGN_END = 1,
  BUBBLE_ALIGN_LEFT = 2,
  BUBBLE_ALIGN_RIGHT = 3,
  BUBBLE_ALIGN_CENTER = 4,
  BUBBLE_ALIGN_JUSTIFY = 5
} bubble_alignment;

typedef enum bubble_part_flags {
  /* A picture that is cropped to the shape of the bubble, tail included. */
  BUBBLE_PART_MASKED = 1 << 0,
  /* A dimmed picture, under the number of pictures that are not shown. */
  BUBBLE_PART_VEILED = 1 << 1,
  /* The mark or the bar of an answer that the reader has chosen. */
  BUBBLE_PART_CHOSEN = 1 << 2,
  /* A box that is not visible until a swipe uncovers it. */
  BUBBLE_PART_HIDDEN = 1 << 3,
  /* Its corners have radii of their own. */
  BUBBLE_PART_CORNERS = 1 << 4,
  /* A formula in display style, as on lines of its own. */
  BUBBLE_PART_DISPLAY = 1 << 5
} bubble_part_flags;

/* A part of a row; parts are listed from back to front. Fields that do not apply to its kind are 0, BUBBLE_NONE or empty. */
typedef struct bubble_part {
  /* A bubble_part_kind. */
  uint32_t kind;
  /* Of a text a bubble_text_role, of a label a bubble_label_role, of a box a bubble_box_role. */
  uint32_t role;
  /* The number of its attachment, button, reaction or answer; BUBBLE_NONE if there can be only one. */
  uint32_t index;
  /* bubble_part_flags. */
  uint32_t flags;
  /* Roles of the colours: of the text, sign or line, and of the background. */
  uint32_t ink, ground;
  /* Of a box a bubble_sign, of a status a bubble_delivery, of media a bubble_media_state; BUBBLE_NONE for none. */
  uint32_t sign;
  /* Of media, a bubble_media_kind. */
  uint32_t media;
  /* Of a label, a bubble_alignment. */
  uint32_t alignment;
  /* The role of the colour that dims a picture; BUBBLE_NONE for one that is not dimmed. */
  uint32_t veil;
  /* Of a heading, its level, from 1 to 6. */
  uint32_t level;
  /* Of media and of the icon of a file, how much of it has been fetched or sent, in thousandths; BUBBLE_NONE for unknown. */
  uint32_t progress;
  /* Relative to the row. */
  bubble_rect frame;
  /* Of media, the frame of the whole picture, which `frame` may crop. */
  bubble_rect picture;
  /* The radii of the corners, clockwise from the top left one. */
  double corners[4];
  /* Of an avatar, the width of the line around it. */
  double border;
  /* The top left corner of the lines. */
  bubble_point origin;
  /* The text of a text or a label. Offsets in lines are offsets in it. */
  bubble_range text;
  /* Where that text stands in the message (bubble_content_path); empty for times, names and other words of the interface. */
  bubble_range path;
  /* The whole text, if `text` is only its beginning. */
  bubble_range whole_text;
  /* The colour that the style gives the text or an avatar's line, such as "#000000". */
  bubble_range color;
  /* In `lines`, if they were requested. */
  bubble_range lines;
  /* Links, mentions and the like, and formatted ranges, both in `spans`. */
  bubble_range detected, spans;
  /* The bars of a waveform, in `bars`. */
  bubble_range bars;
  /* Of a box, the application's name of its own part, its emoji, its button or the person mentioned; of an avatar that is not the sender's,
   * the person it belongs to. */
  bubble_range name;
  /* What a picture or the application's own part shows, in words. */
  bubble_range alternative;
  /* A person's own colour, such as "#8a2be2", the same in both themes. It replaces `ink` for a label, and `ground` for a box or an
   * avatar. */
  bubble_range tint;
  /* Of an avatar, the address of the person's picture, from the people. */
  bubble_range address;
} bubble_part;

/* The kind of a span. */
typedef enum bubble_span_kind {
  BUBBLE_SPAN_LINK = 0,
  BUBBLE_SPAN_MAIL = 1,
  BUBBLE_SPAN_PHONE = 2,
  BUBBLE_SPAN_MENTION = 3,
  BUBBLE_SPAN_TAG = 4,
  BUBBLE_SPAN_DATE = 5,
  BUBBLE_SPAN_ADDRESS = 6,
  /* A range that is formatted, links somewhere or has a tag: `looks` and the fields after it describe it. */
  BUBBLE_SPAN_STYLED = 16
} bubble_span_kind;

/* The formatting of a range of a text. Values combine. */
typedef enum bubble_look {
  BUBBLE_LOOK_BOLD = 1 << 0,
  BUBBLE_LOOK_ITALIC = 1 << 1,
  /* In the font of code. */
  BUBBLE_LOOK_CODE = 1 << 2,
  BUBBLE_LOOK_UNDERLINE = 1 << 3,
  /* With a line through it. */
  BUBBLE_LOOK_STRIKE = 1 << 4,
  /* Covered until the reader asks for it. */
  BUBBLE_LOOK_SPOILER = 1 << 5,
  /* Highlighted, as with a marker pen. */
  BUBBLE_LOOK_MARK = 1 << 6,
  /* Smaller, and lower or higher. */
  BUBBLE_LOOK_SUB = 1 << 7,
  BUBBLE_LOOK_SUP = 1 << 8
} bubble_look;

/* A range of a text that has a meaning or is formatted. Spans may overlap: their formatting combines. */
typedef struct bubble_span {
  /* A bubble_span_kind. */
  uint32_t kind;
  bubble_offsets range;
  /* The role of the colour of the text, or behind it; BUBBLE_NONE for none. */
  uint32_t ink, ground;
  /* A mask of bubble_look; 0 for none. */
  uint32_t looks;
  /* The application's name for the range. */
  bubble_range tag;
  /* The address that the range links to, and its description. */
  bubble_range href, title;
  /* The label of the footnote that it refers to. */
  bubble_range footnote;
  /* The colours that the message gives the text and its background, such as "#0a84ff". */
  bubble_range color, background;
} bubble_span;

/* Why a line ends. */
typedef enum bubble_line_ending {
  BUBBLE_ENDING_TEXT = 0,
  BUBBLE_ENDING_HARD = 1,
  BUBBLE_ENDING_SOFT = 2,
  /* A soft hyphen, which is shown. */
  BUBBLE_ENDING_HYPHEN = 3,
  /* Inside a word that is wider than the line. */
  BUBBLE_ENDING_EMERGENCY = 4,
  /* An ellipsis replaces the rest. */
  BUBBLE_ENDING_TRUNCATED = 5
} bubble_line_ending;

/* A line of text. */
typedef struct bubble_line {
  /* The whole line, including its trailing white space and line break, and the end of the visible text. */
  bubble_offsets range;
  uint32_t visible_end;
  /* A bubble_line_ending. */
  uint32_t ending;
  /* The text that an ellipsis replaces; BUBBLE_NONE if nothing is replaced. */
  bubble_offsets hidden;
  uint32_t is_right_to_left;
  /* How many of its characters no font has. */
  uint32_t missing;
  /* In `runs`, if glyphs were requested. */
  bubble_range runs;
  /* As wide as the visible text, and as tall as the line. */
  bubble_rect frame;
  /* The baseline's y, and how far the fonts reach above and below it. */
  double baseline, ascent, descent;
  /* The width of the white space that hangs beyond the line's end. */
  double hanging_width;
} bubble_line;

/* Glyphs of one font and direction, from left to right. */
typedef struct bubble_run {
  /* In `fonts`. */
  uint32_t font;
  uint32_t is_right_to_left;
  /* The text that the run shows. */
  bubble_offsets range;
  /* In `glyphs` and `clusters`. */
  bubble_range glyphs;
  /* OpenType features beyond the font's own, in `features`. */
  bubble_range features;
} bubble_run;

/* An OpenType feature. */
typedef struct bubble_feature {
  /* Four characters, such as 0x746e756d for "tnum". */
  uint32_t tag;
  /* 0 for off, 1 for on, more for the alternate of that number. */
  uint32_t value;
} bubble_feature;

/* A glyph and the position of its origin, with the memory layout of Cairo's cairo_glyph_t. */
typedef struct bubble_glyph {
  /* Its number in its font. */
  uint64_t id;
  double x, y;
} bubble_glyph;

typedef enum bubble_font_flags {
  /* Thicken strokes by a twenty-fourth of the size: the family has no bold. */
  BUBBLE_FONT_BOLD = 1 << 0,
  /* Slant letters to the right by one in four: the family has no italic. */
  BUBBLE_FONT_ITALIC = 1 << 1,
  /* Glyphs are coloured; most are pictures (bubble_engine_glyph_image). */
  BUBBLE_FONT_COLOR = 1 << 2
} bubble_font_flags;

/* A font at a size. */
typedef struct bubble_font {
  /* The same for the same font, size and settings in all rows of an engine, so a renderer can cache its own font by it. */
  uint32_t id;
  /* bubble_font_flags. */
  uint32_t flags;
  /* The em, in points. */
  double point_size;
  /* The face's index in the file, from 0; font units in an em; the distances from the baseline up and down, in font units. */
  uint32_t face_index, units_per_em;
  int32_t ascent, descent;
  /* The path of the file, the PostScript name, the family and the style. */
  bubble_range file, name, family, style;
  /* The settings of its axes, in `variations`. */
  bubble_range variations;
} bubble_font;

/* A setting of an axis of a variable font. */
typedef struct bubble_variation {
  /* Four characters, such as 0x77676874 for "wght". */
  uint32_t axis;
  float value;
} bubble_variation;

/* -- Drawing: operations that draw the rows without any knowledge of parts. Operations of a row refer to nothing in other rows, so the
 * drawing of a row can be cached and drawn elsewhere. */

typedef enum bubble_operation_kind {
  /* Fills a path by the non-zero rule. */
  BUBBLE_OPERATION_FILL = 0,
  /* Draws a line along a path, with round ends and corners. */
  BUBBLE_OPERATION_STROKE = 1,
  /* Draws glyphs of a font. Coloured ones have their own colours. */
  BUBBLE_OPERATION_GLYPHS = 2,
  /* Draw the picture of a subject, if you have it, over `frame`, scaled to fill it and clipped to the path. Then skip the next
   * `placeholder_count` operations, which draw the placeholder. */
  BUBBLE_OPERATION_PICTURE = 3,
  /* Draw nothing. If you have the picture of the subject, skip the next `placeholder_count` operations. */
  BUBBLE_OPERATION_PLACEHOLDER = 4
} bubble_operation_kind;

typedef struct bubble_operation {
  /* A bubble_operation_kind. */
  uint32_t kind;
  /* The role of the colour; BUBBLE_NONE for colours of a bubble's picture. */
  uint32_t role;
  /* 0xRRGGBBAA in the requested theme; the alpha is not multiplied in. */
  uint32_t color;
  /* In `paths`; BUBBLE_NONE for none. Everything is clipped to `clip`. */
  uint32_t path, clip;
  /* Of glyphs, in `fonts`, and in `glyphs`. */
  uint32_t font;
  bubble_range glyphs;
  /* Of a gradient from `top` to `bottom`, in `stops`; empty for a single colour. */
  bubble_range stops;
  /* Of a picture, in `subjects`, and the number of operations that draw its placeholder. */
  uint32_t subject, placeholder_count;
  /* Of a stroke. */
  double width;
  double top, bottom;
  /* Of a picture. */
  bubble_rect frame;
} bubble_operation;

/* A step of a path, and how many points it takes. */
typedef enum bubble_verb {
  BUBBLE_VERB_MOVE = 0,      /* 1 */
  BUBBLE_VERB_LINE_TO = 1,   /* 1 */
  BUBBLE_VERB_QUADRATIC = 2, /* 2: control point, end */
  BUBBLE_VERB_CUBIC = 3,     /* 3: two control points, end */
  BUBBLE_VERB_CLOSE = 4      /* 0 */
} bubble_verb;

/* A path: in `verbs` and `points`. */
typedef struct bubble_path {
  bubble_range verbs, points;
} bubble_path;

/* A colour of a gradient. */
typedef struct bubble_stop {
  /* From 0, the top, to 1. */
  double offset;
  /* 0xRRGGBBAA. */
  uint32_t color;
  uint32_t reserved;
} bubble_stop;

typedef enum bubble_subject_kind {
  BUBBLE_SUBJECT_AVATAR = 0,
  BUBBLE_SUBJECT_ATTACHMENT = 1,
  BUBBLE_SUBJECT_QUOTE = 2,
  BUBBLE_SUBJECT_EMOJI = 3
} bubble_subject_kind;

/* The subject of a picture: a sender, an attachment of a message, the picture of a quote, or an emoji of the application. */
typedef struct bubble_subject {
  /* A bubble_subject_kind. */
  uint32_t kind;
  /* Of an attachment. */
  uint32_t index;
  bubble_range sender;
  bubble_range id_text;
  int64_t id_number;
  /* The application's name of its emoji. */
  bubble_range emoji;
} bubble_subject;

/* The kind of an object in a text. */
typedef enum bubble_object_kind {
  BUBBLE_OBJECT_EMOJI = 0,
  BUBBLE_OBJECT_MENTION = 1,
  BUBBLE_OBJECT_FORMULA = 2,
  BUBBLE_OBJECT_IMAGE = 3,
  BUBBLE_OBJECT_CITATION = 4
} bubble_object_kind;

/* Something that replaces words in a message's text: an emoji of the application, a picture, a formula, or a mention or a citation in a
 * chip. Its frame is that of the box of the role BUBBLE_BOX_EMOJI or BUBBLE_BOX_MENTION (chips) with the same index. */
typedef struct bubble_object {
  /* The part with the text, in `parts`. */
  uint32_t part;
  /* A bubble_object_kind. */
  uint32_t kind;
  /* Its number in the text, and where its U+FFFC is. */
  uint32_t index, offset;
  /* The application's name of the emoji or of the person. */
  bubble_range name;
  /* The words that it stands for, which are copied, found and read aloud. */
  bubble_range text;
} bubble_object;

/* The shapes of the rules of formulas. */
typedef enum bubble_rule_shape {
  /* All of the frame is filled. */
  BUBBLE_RULE_FILLED = 0,
  /* A line along the frame's edges, inside. */
  BUBBLE_RULE_BOX = 1,
  /* A line from the bottom left corner to the top right one, or from the top left corner to the bottom right one. */
  BUBBLE_RULE_UP_DIAGONAL = 2,
  BUBBLE_RULE_DOWN_DIAGONAL = 3
} bubble_rule_shape;

/* A mark of a formula that is not a glyph: the bar of a fraction, a line of a table. Drawings include it. */
typedef struct bubble_rule {
  /* The part with the formula, in `parts`. */
  uint32_t part;
  /* A bubble_rule_shape. */
  uint32_t shape;
  /* A colour of its own, 0xRRGGBBAA; if `has_color` is 0, the part's ink. */
  uint32_t color, has_color;
  /* Whether it lies behind the glyphs. */
  uint32_t is_behind;
  uint32_t reserved;
  /* Relative to the row. */
  bubble_rect frame;
  /* The thickness of its lines. */
  double thickness;
} bubble_rule;

/* A run of a formula with a colour of its own. */
typedef struct bubble_colored_run {
  /* In `runs`. */
  uint32_t run;
  /* 0xRRGGBBAA. */
  uint32_t color;
} bubble_colored_run;

/* A range of one of a message's texts with a colour behind it. Drawings include it. */
typedef struct bubble_highlight {
  /* In `rows`. */
  uint32_t row;
  /* The role of the colour. */
  uint32_t role;
  /* Which text, in `strings` (bubble_content_path). */
  bubble_range path;
  bubble_offsets range;
  /* In `highlight_rects`, relative to the row. */
  bubble_range rects;
} bubble_highlight;

/* The kind of an element of a cell. */
typedef enum bubble_cell_element_kind {
  /* The sender's name in the bubble. */
  BUBBLE_CELL_NAME = 0,
  /* The message's text. */
  BUBBLE_CELL_TEXT = 1,
  /* The quote of the message that this one replies to. */
  BUBBLE_CELL_QUOTE = 2,
  /* The pictures and videos; each is a picture. */
  BUBBLE_CELL_MEDIA = 3,
  BUBBLE_CELL_PICTURE = 4,
  /* A link preview. */
  BUBBLE_CELL_LINK = 5,
  /* A voice message, a file, a contact, a place, or a part that the application draws. */
  BUBBLE_CELL_CARD = 6,
  /* A poll; each of its answers is an option. */
  BUBBLE_CELL_POLL = 7,
  BUBBLE_CELL_OPTION = 8,
  /* An attached code block. */
  BUBBLE_CELL_CODE = 9,
  BUBBLE_CELL_REACTIONS = 10,
  BUBBLE_CELL_REACTION = 11,
  BUBBLE_CELL_BUTTONS = 12,
  BUBBLE_CELL_BUTTON = 13,
  /* The mark of an edited message, the time and the delivery state in the bubble. */
  BUBBLE_CELL_FOOTER = 14,
  /* A label outside the bubble. */
  BUBBLE_CELL_LABEL = 15,
  BUBBLE_CELL_AVATAR = 16,
  /* The delivery state outside the bubble. */
  BUBBLE_CELL_STATUS = 17,
  /* The mark that selects the message. */
  BUBBLE_CELL_SELECTION = 18,
  /* The sign that a swipe uncovers. */
  BUBBLE_CELL_SWIPE = 19,
  /* A block of a message that has blocks; `type` says which. */
  BUBBLE_CELL_BLOCK = 20,
  /* Who wrote a forwarded message first. */
  BUBBLE_CELL_FORWARDED = 21,
  /* The replies in a thread. */
  BUBBLE_CELL_THREAD = 22,
  /* Who has seen the message, below the bubble. */
  BUBBLE_CELL_SEEN_BY = 23
} bubble_cell_element_kind;

/* One thing in a row and the parts that show it: a quote, a picture, an answer of a poll, a block. Elements form a tree, listed in painting
 * order, each before the elements inside it; each part belongs to one of them. */
typedef struct bubble_cell_element {
  /* A bubble_cell_element_kind. */
  uint32_t kind;
  /* 0 for an element that is in no other, 1 for one inside that, and so on. */
  uint32_t depth;
  /* In `rows`. */
  uint32_t row;
  /* The element that contains it, in `cell_elements`; BUBBLE_NONE for none. */
  uint32_t parent;
  /* Of a block its type, as in messages: "list", "table"; "item" and "footnote" for the contents of lists and notes. Empty for others. */
  bubble_range type;
  /* Where it stands in the message (bubble_content_path). An element that shows no field of the message has a path of its own: "/footer". */
  bubble_range path;
  /* Its parts, in `parts`, including those of the elements inside it. */
  bubble_range parts;
  /* Relative to the row. For an element that scrolls, the visible area. */
  bubble_rect frame;
  /* The size of the content that shows through the frame; 0 if nothing scrolls. Parts are in their unscrolled positions. */
  double scroll_width, scroll_height;
  /* Whether scrolling content begins at the right of the frame, and extends beyond its left. */
  uint32_t scrolls_from_right;
  uint32_t reserved;
} bubble_cell_element;

typedef enum bubble_rows_flags {
  /* With the lines of texts and labels. */
  BUBBLE_ROWS_LINES = 1 << 0,
  /* With lines, their runs and glyphs. */
  BUBBLE_ROWS_GLYPHS = 1 << 1,
  /* With operations to draw them. */
  BUBBLE_ROWS_DRAWING = 1 << 2,
  /* With what floats over the rows, as further rows, which have only operations. */
  BUBBLE_ROWS_OVERLAY = 1 << 3,
  /* With the elements of messages. */
  BUBBLE_ROWS_ELEMENTS = 1 << 4
} bubble_rows_flags;

/* Which rows to return, and with which data. */
typedef struct bubble_rows_request {
  size_t size;
  /* The viewport, and how far beyond its edges rows are wanted. */
  double y, height, overscan;
  /* bubble_rows_flags. */
  uint32_t flags;
  /* The bubble_theme of the drawing's colours. */
  uint32_t theme;
} bubble_rows_request;

/* The arrays of rows. They lie in the bubble_rows and are valid until it is filled again or freed. */
typedef struct bubble_rows_view {
  size_t size;
  const bubble_row *rows;
  size_t row_count;
  const bubble_bubble *bubbles;
  size_t bubble_count;
  const bubble_patch *patches;
  size_t patch_count;
  const bubble_part *parts;
  size_t part_count;
  const bubble_span *spans;
  size_t span_count;
  const bubble_rect *bars;
  size_t bar_count;
  const bubble_line *lines;
  size_t line_count;
  const bubble_run *runs;
  size_t run_count;
  const bubble_glyph *glyphs;
  /* For each glyph, the offset of the text that it belongs to. */
  const uint32_t *clusters;
  size_t glyph_count;
  const bubble_feature *features;
  size_t feature_count;
  const bubble_font *fonts;
  size_t font_count;
  const bubble_variation *variations;
  size_t variation_count;
  const bubble_operation *operations;
  size_t operation_count;
  const bubble_path *paths;
  size_t path_count;
  const uint8_t *verbs;
  size_t verb_count;
  const bubble_point *points;
  size_t point_count;
  const bubble_stop *stops;
  size_t stop_count;
  const bubble_subject *subjects;
  size_t subject_count;
  /* UTF-8; every string is followed by a NUL. */
  const char *strings;
  size_t string_count;
  /* The colour of the page, 0xRRGGBBAA, if a drawing was requested. */
  uint32_t background;
  uint32_t reserved;
  /* The objects in texts, in the order of their parts. */
  const bubble_object *objects;
  size_t object_count;
  /* Highlighted ranges (bubble_transcript_highlight), in the order of the rows. */
  const bubble_highlight *highlights;
  size_t highlight_count;
  const bubble_rect *highlight_rects;
  size_t highlight_rect_count;
  /* The content of the rows as trees, if it was requested, in the order of the rows. */
  const bubble_cell_element *cell_elements;
  size_t cell_element_count;
  /* Of formulas, in the order of their parts. */
  const bubble_rule *rules;
  size_t rule_count;
  const bubble_colored_run *colored_runs;
  size_t colored_run_count;
} bubble_rows_view;

/* Returns the rows that reach into a viewport, from top to bottom.
 *
 * request: NULL for all rows, with their lines and glyphs. */
BUBBLE_API bubble_status bubble_transcript_rows(
    const bubble_transcript *transcript, const bubble_rows_request *request, bubble_rows *rows, bubble_rows_view *view,
    bubble_error *error);

/* ---- Glyphs -------------------------------------------------------------------------------------------------------------- */

/* The outline of a glyph in font units, y upwards; multiply by point_size / units_per_em. */
typedef struct bubble_outline {
  size_t size;
  const uint8_t *verbs;
  size_t verb_count;
  const bubble_point *points;
  size_t point_count;
  uint32_t units_per_em;
  uint32_t reserved;
} bubble_outline;

/* The outline of a glyph of a font whose id rows have named, emboldened and slanted as the font asks for. Glyphs without
 * ink, and those that are pictures, have no steps. */
BUBBLE_API bubble_status bubble_engine_glyph_outline(
    const bubble_engine *engine, uint32_t font, uint32_t glyph, bubble_buffer *buffer, bubble_outline *outline,
    bubble_error *error);

/* The picture of a coloured glyph, and its position. */
typedef struct bubble_image {
  size_t size;
  /* The content of a PNG file; NULL for a glyph that is an outline. */
  const uint8_t *png;
  size_t length;
  /* From the origin to the left and the top edge (upwards), and the size, in font units. */
  double left, top, width, height;
  uint32_t units_per_em;
  uint32_t reserved;
} bubble_image;

BUBBLE_API bubble_status bubble_engine_glyph_image(
    const bubble_engine *engine, uint32_t font, uint32_t glyph, bubble_buffer *buffer, bubble_image *image,
    bubble_error *error);

/* ---- Hit tests, selections, searches --------------------------------------------------------------------------------------- */

/* The target of a press. */
typedef enum bubble_target {
  BUBBLE_HIT_NOTHING = 0, /* Above, below or beside all rows. */
  BUBBLE_HIT_BACKGROUND = 1,
  BUBBLE_HIT_BUBBLE = 2,
  BUBBLE_HIT_TEXT = 3,
  BUBBLE_HIT_DATA = 4, /* A link, a mention or the like: `span_kind`. */
  BUBBLE_HIT_SENDER = 5,
  BUBBLE_HIT_AVATAR = 6,
  BUBBLE_HIT_FOOTER = 7,
  BUBBLE_HIT_QUOTE = 8,
  BUBBLE_HIT_MEDIA = 9,
  BUBBLE_HIT_CARD = 10, /* `card` says which. */
  BUBBLE_HIT_ANSWER = 11,
  BUBBLE_HIT_BUTTON = 12,
  BUBBLE_HIT_REACTION = 13,
  BUBBLE_HIT_READ_MORE = 14,
  BUBBLE_HIT_SELECTION = 15, /* The mark that selects the message. */
  BUBBLE_HIT_DATE = 16,
  BUBBLE_HIT_UNREAD = 17,
  BUBBLE_HIT_TYPING = 18,
  BUBBLE_HIT_OBJECT = 19, /* An emoji of the application or a mention: `index` is its number in the text. */
  BUBBLE_HIT_DETAILS = 20, /* The summary of details, by its path; the label below an expandable quote. */
  BUBBLE_HIT_TASK = 21, /* The box of a task. */
  BUBBLE_HIT_COPY = 22, /* The sign that copies code. */
  BUBBLE_HIT_FORWARDED = 23, /* Who wrote a forwarded message first. */
  BUBBLE_HIT_THREAD = 24, /* The replies in a thread. */
  BUBBLE_HIT_SEEN_BY = 25, /* Who has seen the message. */
  BUBBLE_HIT_READ_LESS = 26 /* The label below a long text that is shown whole. */
} bubble_target;

typedef enum bubble_card {
  BUBBLE_CARD_VOICE = 0,
  BUBBLE_CARD_FILE = 1,
  BUBBLE_CARD_CONTACT = 2,
  BUBBLE_CARD_LOCATION = 3,
  BUBBLE_CARD_POLL = 4,
  BUBBLE_CARD_LINK = 5,
  BUBBLE_CARD_CODE = 6,
  BUBBLE_CARD_CUSTOM = 7,
  BUBBLE_CARD_CALL = 8
} bubble_card;

/* Which of its two neighbours a position in a text belongs to: at a soft line break, and where the direction changes. */
typedef enum bubble_affinity { BUBBLE_AFFINITY_DOWNSTREAM = 0, BUBBLE_AFFINITY_UPSTREAM = 1 } bubble_affinity;

/* What is at a point. */
typedef struct bubble_hit {
  size_t size;
  /* A bubble_target. */
  uint32_t target;
  /* The number of the attachment, answer, button or reaction; BUBBLE_NONE for none. */
  uint32_t index;
  /* A bubble_card; BUBBLE_NONE for none. */
  uint32_t card;
  /* The number of the part in the row; BUBBLE_NONE for none. */
  uint32_t part;
  /* The position in the part's text, or the nearest one in the message's; BUBBLE_NONE for none. */
  uint32_t offset;
  /* A bubble_affinity. */
  uint32_t affinity;
  /* The bubble_span_kind of a pressed link or mention, and its range in the part's text; BUBBLE_NONE for others. */
  uint32_t span_kind;
  bubble_offsets span_range;
  /* The message; its text is in the buffer. */
  bubble_id id;
  /* The text that `offset` is in, in the buffer; NULL for a position in none of the message's texts, such as the time. */
  bubble_content_path path;
} bubble_hit;

BUBBLE_API bubble_status bubble_transcript_hit(
    const bubble_transcript *transcript, double x, double y, bubble_buffer *buffer, bubble_hit *hit, bubble_error *error);

/* A position in one of a message's texts as shown. */
typedef struct bubble_position {
  size_t size;
  bubble_id id;
  /* Which text. */
  bubble_content_path path;
  /* BUBBLE_NONE, or any offset beyond the text, is its end. */
  uint32_t offset;
  /* A bubble_affinity. */
  uint32_t affinity;
} bubble_position;

/* A range of one of a message's texts: a match, or a range to highlight or measure. */
typedef struct bubble_match {
  bubble_id id;
  /* Which text. */
  bubble_content_path path;
  /* In that text as shown; in a long text, as shown whole. */
  bubble_offsets range;
} bubble_match;

/* The position under a pointer while it selects: in the message at that height, or the nearest one. Its id and its path are in the buffer.
 *
 * scope: A mask of bubble_text_scope: which texts to include. In a message that has none of them, it is where one would begin. */
BUBBLE_API bubble_status bubble_transcript_position(
    const bubble_transcript *transcript, double x, double y, uint32_t scope, bubble_buffer *buffer, bubble_position *position,
    bubble_error *error);
/* The caret at a position, without width, in the transcript. BUBBLE_ERROR_NOT_FOUND for a text that is not shown. */
BUBBLE_API bubble_status bubble_transcript_caret(
    const bubble_transcript *transcript, const bubble_position *position, bubble_rect *caret, bubble_error *error);
/* The rectangles behind a range of a text, in the transcript; none for text that is not shown.
 *
 * range: It may lie in the buffer. */
BUBBLE_API bubble_status bubble_transcript_range_rects(
    const bubble_transcript *transcript, const bubble_match *range, bubble_buffer *buffer, bubble_rects *rects,
    bubble_error *error);
/* The two ends of a selection of all messages. Their ids and paths are in the buffer. BUBBLE_ERROR_NOT_FOUND for a transcript without
 * messages.
 *
 * scope: A mask of bubble_text_scope; pass the same one with the two ends. */
BUBBLE_API bubble_status bubble_transcript_select_all(
    const bubble_transcript *transcript, uint32_t scope, bubble_buffer *buffer, bubble_position *anchor, bubble_position *focus,
    bubble_error *error);
/* The rectangles behind the selected text between two positions, as far as they are in a viewport.
 *
 * anchor, focus: In either order. They may lie in the buffer.
 * scope: A mask of bubble_text_scope: which texts between the two to include, besides the kinds of texts that the two are in. */
BUBBLE_API bubble_status bubble_transcript_selection_rects(
    const bubble_transcript *transcript, const bubble_position *anchor, const bubble_position *focus, uint32_t scope, double y,
    double height, bubble_buffer *buffer, bubble_rects *rects, bubble_error *error);
/* The selected text between two positions, each of the texts on a line of its own.
 *
 * scope: As with bubble_transcript_selection_rects. */
BUBBLE_API bubble_status bubble_transcript_selected_text(
    const bubble_transcript *transcript, const bubble_position *anchor, const bubble_position *focus, uint32_t scope,
    bubble_buffer *buffer, bubble_text *text, bubble_error *error);

typedef enum bubble_find_flags {
  BUBBLE_FIND_CASE = 1 << 0,
  /* Letters with different marks differ: é is not e. */
  BUBBLE_FIND_MARKS = 1 << 1,
  /* Towards older messages (bubble_transcript_find_next). */
  BUBBLE_FIND_UP = 1 << 2
} bubble_find_flags;

/* Matches; ids and paths are in the buffer. */
typedef struct bubble_matches {
  size_t size;
  const bubble_match *matches;
  size_t count;
} bubble_matches;

/* All occurrences of a text, from the oldest message to the newest, and within a message in the order of its texts; at most `limit`.
 *
 * flags: A mask of bubble_find_flags.
 * scope: A mask of bubble_text_scope: which texts to search. */
BUBBLE_API bubble_status bubble_transcript_find(
    const bubble_transcript *transcript, const char *text, size_t length, uint32_t flags, uint32_t scope, size_t limit,
    bubble_buffer *buffer, bubble_matches *matches, bubble_error *error);
/* The next occurrence of a text, continuing at the other end of the transcript; no match if it occurs nowhere.
 *
 * after: The match to continue from; NULL for the first message, or going up for the last. It may lie in the buffer. */
BUBBLE_API bubble_status bubble_transcript_find_next(
    const bubble_transcript *transcript, const char *text, size_t length, uint32_t flags, uint32_t scope,
    const bubble_match *after, bubble_buffer *buffer, bubble_matches *matches, bubble_error *error);

/* Like bubble_transcript_find, in `count` messages from the index `first` on: for the visible messages, or for a million messages little by
 * little. Indices beyond the last message are left out. */
BUBBLE_API bubble_status bubble_transcript_find_in(
    const bubble_transcript *transcript, const char *text, size_t length, uint32_t flags, uint32_t scope, size_t first,
    size_t count, size_t limit, bubble_buffer *buffer, bubble_matches *matches, bubble_error *error);
/* Puts colours behind ranges of texts, replacing all earlier highlights. No layout changes: rows and drawings have them from now on.
 * Unknown messages and texts, and ranges beyond a text, are ignored.
 *
 * matches: `count` of them, which may lie in a buffer; NULL for none.
 * current: The index of the match that the reader is at, which has another colour; SIZE_MAX for none. */
BUBBLE_API bubble_status bubble_transcript_highlight(
    bubble_transcript *transcript, const bubble_match *matches, size_t count, size_t current, bubble_error *error);

/* ---- Accessibility ------------------------------------------------------------------------------------------------------- */

/* Kinds of elements for screen readers. */
typedef enum bubble_element_role {
  /* The row of a message. */
  BUBBLE_ELEMENT_MESSAGE = 0,
  /* The row of an event that the conversation itself reports. */
  BUBBLE_ELEMENT_NOTICE = 1,
  /* A date between messages. */
  BUBBLE_ELEMENT_HEADING = 2,
  /* The unread line. */
  BUBBLE_ELEMENT_SEPARATOR = 3,
  /* Something that changes by itself: who is typing, how far delivery has come. */
  BUBBLE_ELEMENT_STATUS = 4,
  BUBBLE_ELEMENT_TEXT = 5,
  BUBBLE_ELEMENT_LINK = 6,
  BUBBLE_ELEMENT_IMAGE = 7,
  BUBBLE_ELEMENT_BUTTON = 8,
  BUBBLE_ELEMENT_CHECKBOX = 9,
  /* Several pictures, or the answers of a poll. */
  BUBBLE_ELEMENT_LIST = 10,
  BUBBLE_ELEMENT_LIST_ITEM = 11
} bubble_element_role;

/* Transient states of an element. */
typedef enum bubble_element_flags {
  /* An answer that the reader has chosen. */
  BUBBLE_ELEMENT_STATE_SELECTED = 1 << 0,
  /* A long text that is shown only in part, and one that is shown whole because the reader asked for it. */
  BUBBLE_ELEMENT_STATE_COLLAPSED = 1 << 1,
  BUBBLE_ELEMENT_STATE_EXPANDED = 1 << 2,
  /* In progress: a message that is being sent, a picture that is being fetched. */
  BUBBLE_ELEMENT_STATE_BUSY = 1 << 3
} bubble_element_flags;

/* The actions of an element. */
typedef enum bubble_action_kind {
  BUBBLE_ACTION_PRESS = 0,
  BUBBLE_ACTION_OPEN = 1,
  BUBBLE_ACTION_PLAY = 2,
  /* Show the rest of a long text. */
  BUBBLE_ACTION_EXPAND = 3,
  /* Go to the quoted message. */
  BUBBLE_ACTION_SHOW_QUOTED = 4,
  /* Choose an answer of a poll. */
  BUBBLE_ACTION_CHOOSE = 5,
  /* Select the message. */
  BUBBLE_ACTION_SELECT = 6
} bubble_action_kind;

/* What a screen reader says about a row, or about something in it. */
typedef struct bubble_element {
  /* A bubble_element_role, and bubble_element_flags. */
  uint32_t role, states;
  /* 0 for a row, 1 for an element in it, 2 for an element in that. */
  uint32_t depth;
  /* The element that contains it, in `elements`; BUBBLE_NONE for a row. */
  uint32_t parent;
  /* The id of the row's message, as in bubble_row; the typing row's id is empty and its index SIZE_MAX. */
  bubble_range id_text;
  int64_t id_number;
  size_t index;
  /* The text to read: for a row, everything that its message says. */
  bubble_range label;
  /* Text that may change while the label stays, such as the votes for an answer; a description of what a press does. */
  bubble_range value, hint;
  /* Of a link or a mention in a text: offsets in the label of the text around it; BUBBLE_NONE for others. */
  bubble_offsets range;
  /* The numbers of the parts that it stands for, counted from the row's first part, in `parts`. */
  bubble_range parts;
  /* Its actions, in `actions`; a row has the actions of everything in it. */
  bubble_range actions;
  /* In the transcript. */
  bubble_rect frame;
} bubble_element;

/* An action, and the target that a press there would have, as in bubble_hit. */
typedef struct bubble_action {
  /* A bubble_action_kind. */
  uint32_t kind;
  /* The element it belongs to, in `elements`. */
  uint32_t element;
  /* Its name in the reader's language, for menus of actions. */
  bubble_range name;
  /* A bubble_target, its number, and a bubble_card; BUBBLE_NONE for none. */
  uint32_t target, index, card;
  /* The bubble_span_kind and the range of a link or a mention; BUBBLE_NONE for others. */
  uint32_t span_kind;
  bubble_offsets span_range;
  /* The text that contains a link, a mention or an object, in `strings` (bubble_content_path); empty for others. */
  bubble_range path;
} bubble_action;

/* An answer for screen readers. */
typedef struct bubble_accessibility {
  size_t size;
  /* Rows and the elements in them, in reading order. */
  const bubble_element *elements;
  size_t element_count;
  const bubble_action *actions;
  size_t action_count;
  const uint32_t *parts;
  size_t part_count;
  /* UTF-8; every string is followed by a NUL. */
  const char *strings;
  size_t string_count;
  /* The language of the words that the library adds (BCP 47), such as "de-DE"; ends in a NUL. */
  const char *language;
} bubble_accessibility;

/* What screen readers say about the rows that reach into a viewport, from top to bottom, in the words of the transcript's locale. */
BUBBLE_API bubble_status bubble_transcript_accessibility(
    const bubble_transcript *transcript, double y, double height, bubble_buffer *buffer, bubble_accessibility *accessibility,
    bubble_error *error);
/* What screen readers say about a message. */
BUBBLE_API bubble_status bubble_transcript_message_accessibility(
    const bubble_transcript *transcript, const bubble_id *id, bubble_buffer *buffer, bubble_accessibility *accessibility,
    bubble_error *error);

/* ---- Changes ------------------------------------------------------------------------------------------------------------- */

typedef enum bubble_change_kind {
  /* A row that has left its place. Removals come first, the lowest row first. */
  BUBBLE_CHANGE_REMOVED = 0,
  /* A row that has come to a new place, the highest first. */
  BUBBLE_CHANGE_INSERTED = 1,
  /* Rows that look different: the message itself, its place in its group (corners, tail, avatar), the date or the unread line
   * above it. */
  BUBBLE_CHANGE_CHANGED_MESSAGE = 2,
  BUBBLE_CHANGE_CHANGED_GROUP = 3,
  BUBBLE_CHANGE_CHANGED_SEPARATORS = 4
} bubble_change_kind;

/* What an edit did to a row: a message with the date and the unread line above it. */
typedef struct bubble_change {
  /* A bubble_change_kind. */
  uint32_t kind;
  /* Whether the row was moved: it is removed and inserted. */
  uint32_t is_move;
  bubble_id id;
  /* Before the edit for a removal, after it for others. */
  size_t index;
  /* Before and after; empty if it did not exist. */
  bubble_rect old_frame, frame;
} bubble_change;

typedef struct bubble_changes {
  size_t size;
  /* Apply them in their order. */
  const bubble_change *changes;
  size_t count;
  double old_height, height;
  /* Whether everything may look different; then there are no changes. */
  uint32_t changes_all;
  uint32_t reserved;
} bubble_changes;

/* What the edit that was given this buffer did. */
BUBBLE_API bubble_status bubble_changes_read(const bubble_buffer *buffer, bubble_changes *changes, bubble_error *error);

/* ---- Composer ------------------------------------------------------------------------------------------------------------ */

typedef enum bubble_composer_flags {
  /* An empty composer, and text without letters of either direction, runs from right to left. */
  BUBBLE_COMPOSER_RIGHT_TO_LEFT = 1 << 0,
  /* Text offsets, given and received, count UTF-8 bytes. */
  BUBBLE_COMPOSER_UTF8_OFFSETS = 1 << 8
} bubble_composer_flags;

typedef struct bubble_composer_options {
  size_t size;
  /* The family; NULL for the engine's first. */
  const char *family;
  /* In points, up to 10000; 0 for 14. */
  double font_size;
  /* The distances from the edges to the text; negative for 5. */
  double inset_top, inset_left, inset_bottom, inset_right;
  /* The height above which it scrolls; 0 for 160. */
  double maximum_height;
  /* The largest number of grapheme clusters; 0 for no limit. */
  size_t maximum_count;
  /* The text that an empty composer shows. */
  const char *placeholder;
  /* The style whose emoticons are substituted; NULL for none. */
  const bubble_style *style;
  /* A mask of bubble_composer_flags. */
  uint32_t flags;
  uint32_t reserved;
} bubble_composer_options;

BUBBLE_API bubble_status bubble_composer_open(
    const bubble_engine *engine, const bubble_composer_options *options, bubble_composer **composer, bubble_error *error);
BUBBLE_API void bubble_composer_free(bubble_composer *composer);

/* -- Edits. They fail with BUBBLE_ERROR_COMPOSER if a text does not fit; the part that fits is inserted. */

BUBBLE_API bubble_status bubble_composer_insert(bubble_composer *composer, const char *text, size_t length, bubble_error *error);
BUBBLE_API bubble_status bubble_composer_replace(
    bubble_composer *composer, uint32_t start, uint32_t end, const char *text, size_t length, bubble_error *error);
/* Deletes the selection, or the grapheme cluster or token before (0) or after (1) the caret. */
BUBBLE_API bubble_status bubble_composer_delete(bubble_composer *composer, int32_t forward, bubble_error *error);
/* Selects a range; if both ends are the same, puts the caret there. */
BUBBLE_API bubble_status bubble_composer_select(bubble_composer *composer, uint32_t start, uint32_t end, bubble_error *error);

/* How keys move the caret, in the order of the text. */
typedef enum bubble_movement {
  /* To the grapheme cluster or mention before, or past the one after. */
  BUBBLE_MOVE_CHARACTER_BACKWARD = 0,
  BUBBLE_MOVE_CHARACTER_FORWARD = 1,
  /* To the beginning of the previous word, or to the end of the next one (UAX #29, and dictionaries for Thai and the like). */
  BUBBLE_MOVE_WORD_BACKWARD = 2,
  BUBBLE_MOVE_WORD_FORWARD = 3,
  /* To the beginning or the end of the paragraph, or of the neighbouring one if the caret is there already. */
  BUBBLE_MOVE_PARAGRAPH_BACKWARD = 4,
  BUBBLE_MOVE_PARAGRAPH_FORWARD = 5
} bubble_movement;

/* The position that a movement leads to. Nothing moves: call bubble_composer_select, which can move either end of a selection.
 *
 * from: An offset in the text; one beyond the end counts as the end, one inside a grapheme cluster as its beginning.
 * movement: A bubble_movement. */
BUBBLE_API bubble_status bubble_composer_offset(
    const bubble_composer *composer, uint32_t from, uint32_t movement, uint32_t *offset, bubble_error *error);

/* Shows text that an input method has not committed yet; the range is the input method's selection in it. */
BUBBLE_API bubble_status bubble_composer_mark(
    bubble_composer *composer, const char *text, size_t length, uint32_t start, uint32_t end, bubble_error *error);
BUBBLE_API bubble_status bubble_composer_commit(bubble_composer *composer, bubble_error *error);
BUBBLE_API bubble_status bubble_composer_mention(
    bubble_composer *composer, const char *user_id, const char *name, bubble_error *error);
/* Inserts what the style shows for an emoticon, such as ":)". */
BUBBLE_API bubble_status bubble_composer_emoticon(bubble_composer *composer, const char *emoticon, bubble_error *error);
BUBBLE_API bubble_status bubble_composer_clear(bubble_composer *composer, bubble_error *error);
/* Returns the message to send and empties the composer.
 *
 * text: The message. mentions: The ids of those mentioned, with commas between; may be NULL. Both lie in the buffer. */
BUBBLE_API bubble_status bubble_composer_send(
    bubble_composer *composer, bubble_buffer *buffer, bubble_text *text, bubble_text *mentions, bubble_error *error);

/* Makes one edit of a script, as `bubble compose` reads it, and returns the step that it writes: the text with its formatting, tokens,
 * selection and lines, the bar around it, and the sent message. Everything that a composer can do is an edit:
 * {"move":"left","extend":true}, {"undo":true}, {"toggle":"bold"}, {"reply":{"id":7,"sender":"ann","text":"Hi"}}, {"candidates":[…]}.
 *
 * edit: A JSON object; offsets in it and in the step count UTF-16 code units, whatever the flags say.
 * width: In points, for keys such as up and down, and for the layout; if there is a bar around the text, the width of the bar.
 * step: A JSON object, in the buffer. Its "done" is false if not all of the edit could be made; the call succeeds then too. It has
 * "fonts" when a font is used for the first time. */
BUBBLE_API bubble_status bubble_composer_run(
    bubble_composer *composer, const char *edit, size_t length, double width, bubble_buffer *buffer, bubble_text *step,
    bubble_error *error);

typedef struct bubble_composer_state {
  size_t size;
  /* The length of the text, and its number of grapheme clusters; tokens count as one. */
  size_t length, count;
  /* The selection, and the text that an input method has marked; BUBBLE_NONE for none. */
  bubble_offsets selection, marked;
} bubble_composer_state;

BUBBLE_API bubble_status bubble_composer_read(
    const bubble_composer *composer, bubble_composer_state *state, bubble_error *error);
/* The text, with a U+FFFC for each mention. */
BUBBLE_API bubble_status bubble_composer_text(
    const bubble_composer *composer, bubble_buffer *buffer, bubble_text *text, bubble_error *error);

typedef struct bubble_composer_layout {
  size_t size;
  /* The size of the composer, and the height of the content that scrolls in it. */
  double width, height, content_height;
  /* How far to scroll to show the caret; read as the current position, and changed as little as possible. */
  double scroll;
  /* Relative to the content, without width. */
  bubble_rect caret;
  uint32_t scrolls;
  uint32_t reserved;
} bubble_composer_layout;

/* Lays the text out at a width. The rows are one row: a part for the text, a label for each mention and for the
 * placeholder, relative to the content, with operations in the colours of `style`.
 *
 * layout: Its `scroll` is read before it is written: set it to 0, or to its last value. */
BUBBLE_API bubble_status bubble_composer_rows(
    const bubble_composer *composer, double width, const bubble_style *style, uint32_t theme, bubble_rows *rows,
    bubble_rows_view *view, bubble_composer_layout *layout, bubble_error *error);
/* The position in the text at a point of the content, and the rectangles behind a range. */
BUBBLE_API bubble_status bubble_composer_position(
    const bubble_composer *composer, double width, double x, double y, uint32_t *offset, bubble_error *error);
BUBBLE_API bubble_status bubble_composer_range_rects(
    const bubble_composer *composer, double width, uint32_t start, uint32_t end, bubble_buffer *buffer, bubble_rects *rects,
    bubble_error *error);

/* ---- Texts by themselves --------------------------------------------------------------------------------------------------- */

/* These functions do what `bubble measure` does: they break texts into lines, without messages and bubbles. White space is kept, trailing
 * spaces hang (they count in the range of a line but not in its width), and a word that is wider than the line is broken between grapheme
 * clusters, unless the options say otherwise. Any number is a valid width: negative ones and NaN count as 0, INFINITY is no limit. */

typedef enum bubble_measure_flags {
  /* Italic, if the family has it. */
  BUBBLE_MEASURE_ITALIC = 1 << 0,
  /* Lines about equally long: the narrowest width with the same number of them. */
  BUBBLE_MEASURE_BALANCED = 1 << 1,
  /* A word that is wider than the line reaches beyond it, and is not broken (CSS overflow-wrap: normal). */
  BUBBLE_MEASURE_KEEP_WORDS = 1 << 2,
  /* The lines of each text are listed. */
  BUBBLE_MEASURE_LINES = 1 << 3,
  /* Text offsets, given and received, count UTF-8 bytes. */
  BUBBLE_MEASURE_UTF8_OFFSETS = 1 << 8
} bubble_measure_flags;

/* Where lines may break, which fonts emoji come from, and how wide they are. */
typedef enum bubble_policy {
  /* Follows UAX #14. */
  BUBBLE_POLICY_UNICODE = 0,
  /* Follows Chromium. */
  BUBBLE_POLICY_BROWSER = 1
} bubble_policy;

/* CSS line-break. */
typedef enum bubble_line_break {
  BUBBLE_LINE_BREAK_AUTO = 0,
  BUBBLE_LINE_BREAK_LOOSE = 1,
  BUBBLE_LINE_BREAK_NORMAL = 2,
  BUBBLE_LINE_BREAK_STRICT = 3,
  BUBBLE_LINE_BREAK_ANYWHERE = 4
} bubble_line_break;

/* CSS word-break. */
typedef enum bubble_word_break {
  BUBBLE_WORD_BREAK_NORMAL = 0,
  BUBBLE_WORD_BREAK_KEEP_ALL = 1,
  BUBBLE_WORD_BREAK_BREAK_ALL = 2
} bubble_word_break;

/* CSS white-space. */
typedef enum bubble_white_space {
  BUBBLE_WHITE_SPACE_PRE_WRAP = 0,
  BUBBLE_WHITE_SPACE_NORMAL = 1,
  BUBBLE_WHITE_SPACE_PRE = 2,
  BUBBLE_WHITE_SPACE_BREAK_SPACES = 3,
  BUBBLE_WHITE_SPACE_PRE_LINE = 4,
  BUBBLE_WHITE_SPACE_NOWRAP = 5
} bubble_white_space;

/* CSS text-autospace: whether ideographs stand apart from letters and digits. */
typedef enum bubble_autospace {
  BUBBLE_AUTOSPACE_NONE = 0,
  BUBBLE_AUTOSPACE_NORMAL = 1
} bubble_autospace;

/* Where lines may end besides hard breaks. */
typedef enum bubble_wrap {
  /* At break opportunities. */
  BUBBLE_WRAP_WORDS = 0,
  /* Between any two grapheme clusters. */
  BUBBLE_WRAP_CHARACTERS = 1,
  /* Nowhere. */
  BUBBLE_WRAP_NONE = 2
} bubble_wrap;

/* Which part of a text with too many lines is cut off. */
typedef enum bubble_truncation {
  /* The end of the last line, with an ellipsis in its place. */
  BUBBLE_TRUNCATE_TAIL = 0,
  /* The middle of the last line, and everything after it except the end of the text. */
  BUBBLE_TRUNCATE_MIDDLE = 1,
  /* The beginning of the last line, which shows the end of the text. */
  BUBBLE_TRUNCATE_HEAD = 2,
  /* The lines that are too many, without an ellipsis. */
  BUBBLE_TRUNCATE_CLIP = 3
} bubble_truncation;

/* How tall a line is. */
typedef enum bubble_line_height {
  /* As tall as its fonts. */
  BUBBLE_LINE_HEIGHT_NATURAL = 0,
  /* A multiple of that. */
  BUBBLE_LINE_HEIGHT_MULTIPLE = 1,
  /* A fixed number of points. */
  BUBBLE_LINE_HEIGHT_FIXED = 2,
  /* As tall as its fonts, but at least this many points. */
  BUBBLE_LINE_HEIGHT_MINIMUM = 3,
  /* As tall as its fonts, but at most this multiple of the first font's height. */
  BUBBLE_LINE_HEIGHT_LIMITED = 4
} bubble_line_height;

/* The base direction of a text. */
typedef enum bubble_direction {
  /* By the first strong character. */
  BUBBLE_DIRECTION_AUTO = 0,
  BUBBLE_DIRECTION_LEFT_TO_RIGHT = 1,
  BUBBLE_DIRECTION_RIGHT_TO_LEFT = 2
} bubble_direction;

/* How texts are set and broken into lines: all options of `bubble measure`. */
typedef struct bubble_measure_options {
  size_t size;
  /* In points, up to 10000; 0 for 16. */
  double font_size;
  /* The family to try first; NULL for the engine's first. */
  const char *family;
  /* From 1 to 1000: 700 is bold; 0 for 400. */
  uint32_t weight;
  /* A mask of bubble_measure_flags. */
  uint32_t flags;
  /* Added after each character, and to each space, in points, from -10000 to 10000. */
  double letter_spacing, word_spacing;
  /* OpenType features to switch on or off, and settings of variable fonts; at most 64 of each. */
  const bubble_feature *features;
  size_t feature_count;
  const bubble_variation *variations;
  size_t variation_count;
  /* A bubble_policy, a bubble_line_break, a bubble_word_break, a bubble_white_space, a bubble_autospace, a bubble_wrap. */
  uint32_t policy, line_break, word_break, white_space, autospace, wrap;
  /* A bubble_alignment of the lines in the block. */
  uint32_t alignment;
  /* The largest number of lines, and a bubble_truncation for a text that has more; 0 for no limit. */
  uint32_t maximum_lines, truncation;
  /* A bubble_line_height, and its number: a factor, or points up to 10000. */
  uint32_t line_height_rule;
  double line_height;
  /* The distance of tab stops, in spaces, up to 10000; 0 for 8, BUBBLE_NONE for tabs without a width. */
  uint32_t tab_size;
  uint32_t reserved;
  /* Explicit tab stops before those, in points from a line's start; at most 1024. */
  const double *tab_stops;
  size_t tab_stop_count;
} bubble_measure_options;

/* A text to measure. */
typedef struct bubble_source_text {
  const char *text;
  /* Of the text, in bytes, or BUBBLE_NUL. */
  size_t length;
  /* BCP 47, ends in a NUL: it affects glyphs and line breaks; NULL for unknown. */
  const char *language;
  /* A bubble_direction. */
  uint32_t direction;
  uint32_t reserved;
} bubble_source_text;

/* A text at a width. */
typedef struct bubble_measure {
  /* The width of the widest line, and the height of all lines. */
  double width, height;
  /* The widths that give the same lines: from the first up to but not including the second, which may be INFINITY. */
  double narrowest, widest;
  /* The last line: where it begins and how wide it is, its upper edge and its baseline. Anything placed beside a text begins where it ends. */
  double last_x, last_width, last_top, last_baseline;
  /* Never 0: an empty text has one empty line. */
  uint32_t line_count;
  uint32_t reserved;
  /* In `lines`; empty if they were not requested. */
  bubble_range lines;
} bubble_measure;

/* The measures of texts, in a bubble_buffer. */
typedef struct bubble_measures {
  size_t size;
  /* The measures of the first text at all widths, in their order, then of the second, and so on. */
  const bubble_measure *measures;
  size_t count;
  /* The lines of all texts, one after the other, relative to the top left corner of their text. They have no runs. */
  const bubble_line *lines;
  size_t line_count;
} bubble_measures;

/* Measures texts at several widths. Each text is analysed and shaped once; the result is that of `bubble measure`.
 *
 * options: NULL for the defaults.
 * texts: `count` of them; a NULL text is an empty one.
 * widths: `width_count` of them, in points. There may be 2^24 measures in all, and as many lines; more are
 *   BUBBLE_ERROR_LIMIT. If there are too many lines, the buffer is then empty.
 *
 * Linear in the texts for each width. */
BUBBLE_API bubble_status bubble_measure_texts(
    const bubble_engine *engine, const bubble_measure_options *options, const bubble_source_text *texts, size_t count,
    const double *widths, size_t width_count, bubble_buffer *buffer, bubble_measures *measures, bubble_error *error);

/* Analyses and shapes a text, to be broken into lines at any width.
 *
 * options: NULL for the defaults. */
BUBBLE_API bubble_status bubble_paragraph_create(
    const bubble_engine *engine, const bubble_measure_options *options, const bubble_source_text *text,
    bubble_paragraph **paragraph, bubble_error *error);
BUBBLE_API void bubble_paragraph_destroy(bubble_paragraph *paragraph);

/* The text at several widths; with its lines if the options have BUBBLE_MEASURE_LINES. */
BUBBLE_API bubble_status bubble_paragraph_measure(
    const bubble_paragraph *paragraph, const double *widths, size_t width_count, bubble_buffer *buffer, bubble_measures *measures,
    bubble_error *error);
/* The text at a width, with its lines. */
BUBBLE_API bubble_status bubble_paragraph_lines(
    const bubble_paragraph *paragraph, double width, bubble_buffer *buffer, bubble_measures *measures, bubble_error *error);

/* A position in a text, and which of its two neighbours it belongs to. */
typedef struct bubble_text_position {
  /* Any offset beyond the text is its end. */
  uint32_t offset;
  /* A bubble_affinity. */
  uint32_t affinity;
} bubble_text_position;

/* The place of a caret. */
typedef struct bubble_caret {
  /* Without width, relative to the top left corner of the text. */
  bubble_rect frame;
  uint32_t line;
  uint32_t is_right_to_left;
} bubble_caret;

/* An answer that is a list of carets. */
typedef struct bubble_carets {
  size_t size;
  const bubble_caret *carets;
  size_t count;
} bubble_carets;

/* The carets at some positions in a text at a width.
 *
 * positions: `count` of them. */
BUBBLE_API bubble_status bubble_paragraph_carets(
    const bubble_paragraph *paragraph, double width, const bubble_text_position *positions, size_t count, bubble_buffer *buffer,
    bubble_carets *carets, bubble_error *error);
/* The position at a point of a text at a width: the nearest edge of a grapheme cluster on the nearest line. */
BUBBLE_API bubble_status bubble_paragraph_position(
    const bubble_paragraph *paragraph, double width, double x, double y, bubble_text_position *position, bubble_error *error);
/* The rectangles behind a range of a text at a width, from the first line to the last. */
BUBBLE_API bubble_status bubble_paragraph_range_rects(
    const bubble_paragraph *paragraph, double width, uint32_t start, uint32_t end, bubble_buffer *buffer, bubble_rects *rects,
    bubble_error *error);

/* ---- Older names --------------------------------------------------------------------------------------------------------- */

/* The names that constants had before each enumeration had one prefix. They still work. */
enum {
  BUBBLE_LIGHT BUBBLE_DEPRECATED("BUBBLE_THEME_LIGHT") = BUBBLE_THEME_LIGHT,
  BUBBLE_DARK BUBBLE_DEPRECATED("BUBBLE_THEME_DARK") = BUBBLE_THEME_DARK,
  BUBBLE_RIGHT_TO_LEFT BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT") = BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT,
  BUBBLE_SELECTING BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_SELECTING") = BUBBLE_TRANSCRIPT_SELECTING,
  BUBBLE_PRIVATE BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_PRIVATE") = BUBBLE_TRANSCRIPT_PRIVATE,
  BUBBLE_DATES BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_DATES") = BUBBLE_TRANSCRIPT_DATES,
  BUBBLE_TYPING BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_TYPING") = BUBBLE_TRANSCRIPT_TYPING,
  BUBBLE_SHORT_AT_BOTTOM BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM") = BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM,
  BUBBLE_KEEPS_BOTTOM BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_KEEPS_BOTTOM") = BUBBLE_TRANSCRIPT_KEEPS_BOTTOM,
  BUBBLE_ESTIMATED BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_ESTIMATED") = BUBBLE_TRANSCRIPT_ESTIMATED,
  BUBBLE_UTF8_OFFSETS BUBBLE_DEPRECATED("BUBBLE_TRANSCRIPT_UTF8_OFFSETS") = BUBBLE_TRANSCRIPT_UTF8_OFFSETS,
  BUBBLE_SENT BUBBLE_DEPRECATED("BUBBLE_ROLE_SENT") = BUBBLE_ROLE_SENT,
  BUBBLE_RECEIVED BUBBLE_DEPRECATED("BUBBLE_ROLE_RECEIVED") = BUBBLE_ROLE_RECEIVED,
  BUBBLE_NOTICE BUBBLE_DEPRECATED("BUBBLE_ROLE_NOTICE") = BUBBLE_ROLE_NOTICE,
  BUBBLE_LEFT BUBBLE_DEPRECATED("BUBBLE_SIDE_LEFT") = BUBBLE_SIDE_LEFT,
  BUBBLE_RIGHT BUBBLE_DEPRECATED("BUBBLE_SIDE_RIGHT") = BUBBLE_SIDE_RIGHT,
  BUBBLE_SENDING BUBBLE_DEPRECATED("BUBBLE_DELIVERY_SENDING") = BUBBLE_DELIVERY_SENDING,
  BUBBLE_DELIVERED BUBBLE_DEPRECATED("BUBBLE_DELIVERY_DELIVERED") = BUBBLE_DELIVERY_DELIVERED,
  BUBBLE_READ BUBBLE_DEPRECATED("BUBBLE_DELIVERY_READ") = BUBBLE_DELIVERY_READ,
  BUBBLE_FAILED BUBBLE_DEPRECATED("BUBBLE_DELIVERY_FAILED") = BUBBLE_DELIVERY_FAILED,
  BUBBLE_FILL BUBBLE_DEPRECATED("BUBBLE_OPERATION_FILL") = BUBBLE_OPERATION_FILL,
  BUBBLE_STROKE BUBBLE_DEPRECATED("BUBBLE_OPERATION_STROKE") = BUBBLE_OPERATION_STROKE,
  BUBBLE_GLYPHS BUBBLE_DEPRECATED("BUBBLE_OPERATION_GLYPHS") = BUBBLE_OPERATION_GLYPHS,
  BUBBLE_PICTURE BUBBLE_DEPRECATED("BUBBLE_OPERATION_PICTURE") = BUBBLE_OPERATION_PICTURE,
  BUBBLE_PLACEHOLDER BUBBLE_DEPRECATED("BUBBLE_OPERATION_PLACEHOLDER") = BUBBLE_OPERATION_PLACEHOLDER,
  BUBBLE_MOVE BUBBLE_DEPRECATED("BUBBLE_VERB_MOVE") = BUBBLE_VERB_MOVE,
  BUBBLE_LINE_TO BUBBLE_DEPRECATED("BUBBLE_VERB_LINE_TO") = BUBBLE_VERB_LINE_TO,
  BUBBLE_QUADRATIC BUBBLE_DEPRECATED("BUBBLE_VERB_QUADRATIC") = BUBBLE_VERB_QUADRATIC,
  BUBBLE_CUBIC BUBBLE_DEPRECATED("BUBBLE_VERB_CUBIC") = BUBBLE_VERB_CUBIC,
  BUBBLE_CLOSE BUBBLE_DEPRECATED("BUBBLE_VERB_CLOSE") = BUBBLE_VERB_CLOSE,
  BUBBLE_DOWNSTREAM BUBBLE_DEPRECATED("BUBBLE_AFFINITY_DOWNSTREAM") = BUBBLE_AFFINITY_DOWNSTREAM,
  BUBBLE_UPSTREAM BUBBLE_DEPRECATED("BUBBLE_AFFINITY_UPSTREAM") = BUBBLE_AFFINITY_UPSTREAM,
  BUBBLE_REMOVED BUBBLE_DEPRECATED("BUBBLE_CHANGE_REMOVED") = BUBBLE_CHANGE_REMOVED,
  BUBBLE_INSERTED BUBBLE_DEPRECATED("BUBBLE_CHANGE_INSERTED") = BUBBLE_CHANGE_INSERTED,
  BUBBLE_CHANGED_MESSAGE BUBBLE_DEPRECATED("BUBBLE_CHANGE_CHANGED_MESSAGE") = BUBBLE_CHANGE_CHANGED_MESSAGE,
  BUBBLE_CHANGED_GROUP BUBBLE_DEPRECATED("BUBBLE_CHANGE_CHANGED_GROUP") = BUBBLE_CHANGE_CHANGED_GROUP,
  BUBBLE_CHANGED_SEPARATORS BUBBLE_DEPRECATED("BUBBLE_CHANGE_CHANGED_SEPARATORS") = BUBBLE_CHANGE_CHANGED_SEPARATORS,
  BUBBLE_ELEMENT_SELECTED BUBBLE_DEPRECATED("BUBBLE_ELEMENT_STATE_SELECTED") = BUBBLE_ELEMENT_STATE_SELECTED,
  BUBBLE_ELEMENT_COLLAPSED BUBBLE_DEPRECATED("BUBBLE_ELEMENT_STATE_COLLAPSED") = BUBBLE_ELEMENT_STATE_COLLAPSED,
  BUBBLE_ELEMENT_EXPANDED BUBBLE_DEPRECATED("BUBBLE_ELEMENT_STATE_EXPANDED") = BUBBLE_ELEMENT_STATE_EXPANDED,
  BUBBLE_ELEMENT_BUSY BUBBLE_DEPRECATED("BUBBLE_ELEMENT_STATE_BUSY") = BUBBLE_ELEMENT_STATE_BUSY
};

#ifdef __cplusplus
}
#endif

#endif
