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
 * - Text offsets count UTF-16 code units, or UTF-8 bytes if the flags request it (BUBBLE_TRANSCRIPT_UTF8_OFFSETS and the like), in the text
 *   that they belong to. Ends are exclusive.
 * - A path names a text within its message. It is a JSON Pointer (RFC 6901) into the JSON of the message: "/text", "/quote/text",
 *   "/attachments/2/options/0", "/blocks/3/items/1/blocks/0". It stays the same while the message around it changes.
 * - Functions return BUBBLE_OK (0) or another bubble_status. If they fail, nothing is changed, and the bubble_error that the
 *   caller passes says what was wrong and where; it may be NULL. The library keeps no other state about errors.
 * - Options and results begin with their size in bytes, `size`, so the library knows which version the caller was compiled with. In later
 *   versions they grow at their ends; a smaller one is read and filled as far as it goes. Small structures that are passed or kept in
 *   arrays, such as bubble_id, bubble_content_path, bubble_match and bubble_source_text, have no size and never grow; new data comes in new
 *   arrays.
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

/* Returns the version of the library, such as "0.4.0". It is never NULL, and must not be freed. */
BUBBLE_API const char *bubble_version(void);
/* Returns the version of the library as a number, in the form of BUBBLE_VERSION. */
BUBBLE_API uint32_t bubble_version_number(void);
/* Returns the BUBBLE_ABI that the library was built with. */
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
  /* The message in English, which names the argument, the file, the line or the field. It ends in a NUL. */
  char message[BUBBLE_MESSAGE_SIZE];
  /* The number of the line in the messages or in the file, from 1; 0 for none. This field and the next two contain the place that the
   * message names. */
  uint64_t line;
  /* The file, or "messages" for the messages passed to the call; empty for none. */
  char file[BUBBLE_PLACE_SIZE];
  /* The field of the style ("sent.fill"), or the argument ("options->locale"); empty for none. */
  char field[BUBBLE_PLACE_SIZE];
} bubble_error;

/* ---- Small things -------------------------------------------------------------------------------------------------------- */

/* Sets all fields of a structure to 0, and sets its size: bubble_error error; BUBBLE_INIT(error); */
#define BUBBLE_INIT(structure) (memset(&(structure), 0, sizeof(structure)), (structure).size = sizeof(structure))

/* The length of a text that ends in a NUL. */
#define BUBBLE_NUL ((size_t)-1)
/* The maximum length of a text in bytes, and the maximum count, that calls accept. */
#define BUBBLE_LENGTH_LIMIT ((size_t)1 << 30)
/* The value that means that there is no index, no string or no role. */
#define BUBBLE_NONE UINT32_MAX

typedef struct bubble_point {
  double x, y;
} bubble_point;

typedef struct bubble_rect {
  double x, y, width, height;
} bubble_rect;

/* A range of elements of an array, or of bytes in `strings`. A missing string begins at BUBBLE_NONE. */
typedef struct bubble_range {
  uint32_t first, count;
} bubble_range;

/* A range of offsets in a text; the end is exclusive. */
typedef struct bubble_offsets {
  uint32_t start, end;
} bubble_offsets;

/* A message's id: a text if `text` is not NULL, otherwise a number. 7 and "7" are different ids. */
typedef struct bubble_id {
  const char *text;
  /* The length of the text, in bytes, or BUBBLE_NUL. */
  size_t length;
  int64_t number;
} bubble_id;

/* The path of something in a message: a JSON Pointer (RFC 6901), in which "~0" stands for a tilde and "~1" for a slash. NULL means the
 * message's own text; for a message without one, the first text of its blocks, or else its first text of any kind. If a block has an `id`,
 * the path contains the id; otherwise it contains the block's index.
 *
 * An invalid JSON Pointer gives BUBBLE_ERROR_ARGUMENT. A valid path that leads to no text counts as a text that is not shown. */
typedef struct bubble_content_path {
  const char *text;
  /* The length of the text, in bytes, or BUBBLE_NUL. */
  size_t length;
} bubble_content_path;

/* Which texts of a message to search, select or copy. 0 means BUBBLE_SCOPE_OWN. */
typedef enum bubble_text_scope {
  /* The message's text, or the texts of its blocks. */
  BUBBLE_SCOPE_OWN = 1 << 0,
  /* The quoted text of another message. */
  BUBBLE_SCOPE_QUOTE = 1 << 1,
  /* Attached code. */
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
/* A laid-out conversation, which can be edited. */
typedef struct bubble_transcript bubble_transcript;
/* Holds the arrays of rows. Create one for each window and use it for every frame: rows from recent calls are then not made again. */
typedef struct bubble_rows bubble_rows;
/* The field in which a message is typed. */
typedef struct bubble_composer bubble_composer;
/* A single text, shaped, that can be broken into lines at any width. It never changes. */
typedef struct bubble_paragraph bubble_paragraph;
/* Holds results of any length: texts, rectangles, matches, changes, outlines. Each result replaces the previous one. */
typedef struct bubble_buffer bubble_buffer;

/* Creates an empty buffer. */
BUBBLE_API bubble_status bubble_buffer_open(bubble_buffer **buffer, bubble_error *error);
/* Frees a buffer and the results in it. */
BUBBLE_API void bubble_buffer_free(bubble_buffer *buffer);

/* Creates an empty holder of rows, which bubble_transcript_rows and bubble_composer_rows fill. */
BUBBLE_API bubble_status bubble_rows_open(bubble_rows **rows, bubble_error *error);
/* Frees the holder and its arrays. */
BUBBLE_API void bubble_rows_free(bubble_rows *rows);

/* A result that is a text. */
typedef struct bubble_text {
  size_t size;
  const char *bytes;
  size_t length;
} bubble_text;

/* A result that is a list of rectangles. */
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

/* A part that the application draws itself (an attachment of the type "custom"), and for which the library requests a size. The texts end
 * in NULs, are valid until the size function returns, and are NULL if the message has none. */
typedef struct bubble_custom_part {
  size_t size;
  /* The application's name for the part, and any data that the application stores with it. */
  const char *name;
  size_t name_length;
  const char *data;
  size_t data_length;
  /* A description of the part in words. */
  const char *alternative;
  size_t alternative_length;
  /* The width, the height and the aspect (the width divided by the height) in the message, in points; negative if the message has none. */
  double width, height, aspect;
} bubble_custom_part;

/* Returns the size of a part that the application draws itself.
 *
 * The library calls this function while it measures messages (when a transcript is opened, edited, settled or gets a new width, and when rows
 * are requested), on the thread that made the call. So several threads may run the function at once. It may be called any number of times for
 * the same part, and must always return the same size for the same arguments. The transcript is in use meanwhile: if the function calls a
 * transcript of the same engine, that call fails with BUBBLE_ERROR_ARGUMENT. The function must not wait for another thread that uses a
 * transcript of the engine, because that thread may be waiting for this one. It must not call transcripts of other engines whose size
 * functions call transcripts in turn, because two threads could then wait for each other forever. It must return normally, not by longjmp or
 * by an exception of another language.
 *
 * user_data: The `sizing_data` of the options.
 * available_width: The available width, in points; INFINITY if rows have no width.
 * width, height: The function writes the size here, in points. The width is limited to the available width, and both are limited to 65536.
 * Negative lengths and NaN count as 0.
 *
 * Returns nonzero if the function knows the size. After 0, the size in the message is used. */
typedef int32_t (*bubble_sizing)(
    void *user_data, const bubble_custom_part *part, double available_width, double *width, double *height);

typedef struct bubble_engine_options {
  size_t size;
  /* A bubble_fonts. */
  uint32_t fonts;
  uint32_t reserved;
  /* The path of the folder, for BUBBLE_FONTS_FOLDER. */
  const char *folder;
  /* The paths of the files, for BUBBLE_FONTS_FILES. */
  const char *const *files;
  size_t file_count;
  /* The function that returns the sizes of parts that the application draws; NULL to use the sizes in messages. The function and
   * `sizing_data` must exist until the engine and all transcripts opened with it are freed. */
  bubble_sizing sizing;
  void *sizing_data;
  /* 1: formulas are shown as their source, unless `sizing` knows a size for them. 0: the library lays them out. */
  uint32_t plain_formulas;
  uint32_t reserved2;
} bubble_engine_options;

/* Opens fonts. The bundled fonts are searched for in the folder that the environment variable BUBBLE_LAYOUT_FONTS names, then next to the
 * library, then in ../share/bubblelayout/fonts and ../../share/bubblelayout/fonts relative to the library's folder, and, in builds that are
 * not meant for other machines, in the sources that the library was built from.
 *
 * options: NULL for the bundled fonts. */
BUBBLE_API bubble_status bubble_engine_open(const bubble_engine_options *options, bubble_engine **engine, bubble_error *error);
/* Frees an engine. What was opened with it keeps what it needs. */
BUBBLE_API void bubble_engine_free(bubble_engine *engine);

/* ---- Styles and colours -------------------------------------------------------------------------------------------------- */

/* The style of a preset: "balloon", "padded", "tailed", "rows", "clustered", "merged". */
BUBBLE_API bubble_status bubble_style_preset(const char *name, bubble_style **style, bubble_error *error);
/* Opens a style from its JSON, as `bubble styles` prints it. The JSON may override fields of a preset: {"preset": "merged", ...}. */
BUBBLE_API bubble_status bubble_style_open(const char *json, size_t length, bubble_style **style, bubble_error *error);
/* Frees a style. What uses it keeps what it needs. */
BUBBLE_API void bubble_style_free(bubble_style *style);
/* The whole style as JSON. */
BUBBLE_API bubble_status bubble_style_json(const bubble_style *style, bubble_buffer *buffer, bubble_text *text, bubble_error *error);

/* The number of presets. */
BUBBLE_API uint32_t bubble_preset_count(void);
/* The name of a preset, which must not be freed; NULL for an index beyond the last. */
BUBBLE_API const char *bubble_preset_name(uint32_t index);

typedef enum bubble_theme { BUBBLE_THEME_LIGHT = 0, BUBBLE_THEME_DARK = 1 } bubble_theme;

/* The number of roles of colours. */
BUBBLE_API uint32_t bubble_color_role_count(void);
/* The name of a role, such as "sent.text", which must not be freed; NULL for a role beyond the last. */
BUBBLE_API const char *bubble_color_role_name(uint32_t role);

/* Writes the colours of a style by role, each as 0xRRGGBBAA, not premultiplied.
 *
 * colors: An array for `count` colours. At most one colour for each role is written. */
BUBBLE_API bubble_status bubble_style_colors(
    const bubble_style *style, uint32_t theme, uint32_t *colors, size_t count, bubble_error *error);

/* ---- Transcript ---------------------------------------------------------------------------------------------------------- */

typedef enum bubble_transcript_flags {
  /* The direction of the interface is from right to left. */
  BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT = 1 << 0,
  /* The reader is selecting messages. Styles with a selection mark show it. */
  BUBBLE_TRANSCRIPT_SELECTING = 1 << 1,
  /* The conversation is between two people, and is shown without names and avatars. */
  BUBBLE_TRANSCRIPT_PRIVATE = 1 << 2,
  /* Shows a date above the first message of each day. */
  BUBBLE_TRANSCRIPT_DATES = 1 << 3,
  /* Shows a row while somebody is typing. */
  BUBBLE_TRANSCRIPT_TYPING = 1 << 4,
  /* A transcript that is shorter than the viewport is placed at the viewport's lower edge. */
  BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM = 1 << 5,
  /* A viewport at the end stays there when the transcript changes. */
  BUBBLE_TRANSCRIPT_KEEPS_BOTTOM = 1 << 6,
  /* Heights are estimated when the transcript is opened (bubble_transcript_settle). Only bubble_transcript_open uses this. */
  BUBBLE_TRANSCRIPT_ESTIMATED = 1 << 7,
  /* Text offsets, given and received, count UTF-8 bytes. Only bubble_transcript_open uses this. */
  BUBBLE_TRANSCRIPT_UTF8_OFFSETS = 1 << 8
} bubble_transcript_flags;

/* The options of a transcript: its reader, their language and time zone, and how it is displayed. */
typedef struct bubble_transcript_options {
  size_t size;
  /* The width of the transcript, in points. Only bubble_transcript_open uses it. */
  double width;
  /* A mask of bubble_transcript_flags. */
  uint32_t flags;
  uint32_t reserved;
  /* The sender of the reader's own messages; NULL for a reader who takes no part. */
  const char *me;
  /* The locale, which determines the format of dates and times, and the language of words that the library adds; NULL for "en_US". */
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
  /* The people of the conversation, in the order in which they joined: a JSON object of people by the `sender` of their messages, {"u1":
   * {"name": "Ann", "color": "#8a2be2", "initials": "A", "picture": "ann.png"}}. NULL for the people in a document of messages, if it has
   * any. */
  const char *people;
  /* The current time, in ISO 8601. Days near it are called today, yesterday or by their weekday. NULL to show only dates. The library reads
   * no clock. */
  const char *now;
  /* Texts above the first message of a day, which replace the day's name or date: a JSON object of texts by date in the time zone,
   * {"2025-12-25": "Christmas"}; NULL for none. */
  const char *day_texts;
  /* The people who are typing, by the `sender` of their messages: a JSON array, ["u1", "u2"]. Their avatars are shown in the typing row,
   * which then appears even without BUBBLE_TRANSCRIPT_TYPING. NULL or empty if it is not known who is typing. */
  const char *typists;
} bubble_transcript_options;

/* The result of reading messages. */
typedef struct bubble_reading {
  size_t size;
  /* How many messages were added. */
  size_t messages;
  /* How many messages were left out, and how many were repaired. */
  size_t skipped, repaired;
  /* How many were left out because their id already exists. When messages are replaced: how many were left out because no message has their
   * id. */
  size_t duplicates;
  /* The first problem: "messages:7: field \"delivery\": ... (repaired)"; empty for none. */
  char problem[256];
  /* How many seconds of the call were spent reading the messages, before any layout. */
  double seconds_reading;
} bubble_reading;

/* Opens a transcript and lays out its messages.
 *
 * options: NULL for a width of 320 and the defaults.
 * messages: JSON Lines, a JSON array, {"messages": [...]}, or another format that `bubble layout` reads; NULL for none.
 * reading: Receives the counts of messages and problems; may be NULL. */
BUBBLE_API bubble_status bubble_transcript_open(
    const bubble_engine *engine, const bubble_style *style, const bubble_transcript_options *options, const char *messages,
    size_t length, bubble_transcript **transcript, bubble_reading *reading, bubble_error *error);
/* Frees a transcript. */
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

/* Reads the number of messages and the size of the rows. The time is constant. */
BUBBLE_API bubble_status bubble_transcript_metrics(const bubble_transcript *transcript, bubble_metrics *metrics, bubble_error *error);

/* Changes the width. Lines are broken again; no text is shaped. */
BUBBLE_API bubble_status bubble_transcript_set_width(bubble_transcript *transcript, double width, bubble_error *error);
/* Changes the style. All rows are laid out again. */
BUBBLE_API bubble_status bubble_transcript_set_style(bubble_transcript *transcript, const bubble_style *style, bubble_error *error);
/* Changes everything in the options except the width, the kind of offsets and whether heights were estimated. Expanded messages
 * stay expanded. */
BUBBLE_API bubble_status bubble_transcript_set_options(
    bubble_transcript *transcript, const bubble_transcript_options *options, bubble_error *error);

/* -- Edits. `changes` receives what the edit did to the rows (bubble_changes_read); it may be NULL. */

/* Inserts messages before the one at an index. An index beyond the last message, such as SIZE_MAX, means the end. */
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
/* Removes the message with an id. */
BUBBLE_API bubble_status bubble_transcript_remove(
    bubble_transcript *transcript, const bubble_id *id, bubble_buffer *changes, bubble_error *error);
/* Moves a message. `index` is its index after the move. */
BUBBLE_API bubble_status bubble_transcript_move(
    bubble_transcript *transcript, const bubble_id *id, size_t index, bubble_buffer *changes, bubble_error *error);
/* Appends to a message's text, for answers that arrive token by token. */
BUBBLE_API bubble_status bubble_transcript_append_text(
    bubble_transcript *transcript, const bubble_id *id, const char *text, size_t length, bubble_buffer *changes,
    bubble_error *error);
/* Ends the streaming of a message. Its markup is then read as if the whole text had arrived at once. */
BUBBLE_API bubble_status bubble_transcript_finish(
    bubble_transcript *transcript, const bubble_id *id, bubble_buffer *changes, bubble_error *error);
/* Opens details that are closed, and closes those that are open; shows all of an expandable quote, or folds it again. `path` is the path of
 * the details, or of their summary, which a hit returns. */
BUBBLE_API bubble_status bubble_transcript_toggle_details(
    bubble_transcript *transcript, const bubble_id *id, const bubble_content_path *path, bubble_buffer *changes,
    bubble_error *error);
/* Scrolls a table or lines of code, named by the path of their block, to a position in points from their beginning. Hit tests, carets,
 * rectangles and drawings use the new position. Nothing is measured again. */
BUBBLE_API bubble_status bubble_transcript_scroll(
    bubble_transcript *transcript, const bubble_id *id, const bubble_content_path *path, double x, double y,
    bubble_buffer *changes, bubble_error *error);
/* Shows a long message whole (1) or shortened again (0). */
BUBBLE_API bubble_status bubble_transcript_set_expanded(
    bubble_transcript *transcript, const bubble_id *id, int32_t is_expanded, bubble_buffer *changes, bubble_error *error);

/* Uncovers what spoilers cover (1), or covers it again (0). `path` is the path of a text, a block, an attachment or the quote of a message,
 * such as a hit on a spoiler returns; NULL means everything in the message. Frames and lines stay the same. */
BUBBLE_API bubble_status bubble_transcript_set_uncovered(
    bubble_transcript *transcript, const bubble_id *id, const bubble_content_path *path, int32_t is_uncovered, bubble_buffer *changes,
    bubble_error *error);

/* Starts recording the changes of edits, for bubble_transcript_take_changes. Then several edits need no buffers of their own, because their
 * changes are taken together. The record takes memory for each changed message, so take the changes regularly. */
BUBBLE_API bubble_status bubble_transcript_start_changes(bubble_transcript *transcript, bubble_error *error);
/* Returns the changes since recording started or since the last call; read them from the buffer with bubble_changes_read. If nothing was
 * being recorded, the call starts recording, and the changes say that everything may look different. */
BUBBLE_API bubble_status bubble_transcript_take_changes(bubble_transcript *transcript, bubble_buffer *changes, bubble_error *error);

/* -- The reader's position */

typedef enum bubble_edge { BUBBLE_EDGE_TOP = 0, BUBBLE_EDGE_BOTTOM = 1 } bubble_edge;

/* Records the reader's position before any kind of change. The transcript stores one such position.
 *
 * y, height: The viewport.
 * edge: A bubble_edge. The rows at this edge keep their place. */
BUBBLE_API bubble_status bubble_transcript_hold(
    bubble_transcript *transcript, double y, double height, uint32_t edge, bubble_error *error);
/* Returns the y at which the viewport has to begin so that the reader sees the same rows as at bubble_transcript_hold. It may be called
 * again for the same position. */
BUBBLE_API bubble_status bubble_transcript_held(bubble_transcript *transcript, double height, double *y, bubble_error *error);
/* Returns the lowest and the highest y at which a viewport of this height may begin. */
BUBBLE_API bubble_status bubble_transcript_scroll_range(
    const bubble_transcript *transcript, double height, double *lowest, double *highest, bubble_error *error);
/* Makes estimated heights exact: first those of the rows in the viewport, then others for at most `seconds` seconds.
 *
 * y: The viewport's upper edge. It is changed so that the row at `edge` keeps its place in the viewport. */
BUBBLE_API bubble_status bubble_transcript_settle(
    bubble_transcript *transcript, double *y, double height, uint32_t edge, double seconds, bubble_error *error);

/* -- Messages */

/* Returns the index of a message. */
BUBBLE_API bubble_status bubble_transcript_index(
    const bubble_transcript *transcript, const bubble_id *id, size_t *index, bubble_error *error);
/* Returns the id of the message at an index. The id's text is in the buffer. */
BUBBLE_API bubble_status bubble_transcript_id(
    const bubble_transcript *transcript, size_t index, bubble_buffer *buffer, bubble_id *id, bubble_error *error);
/* Returns the frame of a message's cell. */
BUBBLE_API bubble_status bubble_transcript_frame(
    const bubble_transcript *transcript, const bubble_id *id, bubble_rect *frame, bubble_error *error);
/* Returns the frames of the cells of `count` messages from the index `first` on, in the transcript. They are the same as those of
 * bubble_transcript_frame, but take much less time. No row is made, unless the width is infinite. Estimated heights are returned as they are
 * (bubble_metrics.unsettled).
 *
 * frames: An array for `count` frames; NULL if `count` is 0.
 * written: The number of frames that were written. It is smaller than `count` if there are fewer messages from `first` on. */
BUBBLE_API bubble_status bubble_transcript_frames(
    const bubble_transcript *transcript, size_t first, size_t count, bubble_rect *frames, size_t *written, bubble_error *error);
/* Returns the heights of the cells of `count` messages from the index `first` on, in points. No row is made, whatever the width. */
BUBBLE_API bubble_status bubble_transcript_heights(
    const bubble_transcript *transcript, size_t first, size_t count, double *heights, size_t *written, bubble_error *error);
/* Returns a message as JSON. */
BUBBLE_API bubble_status bubble_transcript_message(
    const bubble_transcript *transcript, const bubble_id *id, bubble_buffer *buffer, bubble_text *text, bubble_error *error);
/* Returns the people of the conversation as JSON, in the form of `people` in bubble_transcript_options: those that were given, then the others in the
 * order in which their messages arrived. Given to another transcript, the list gives everybody the same colours. */
BUBBLE_API bubble_status bubble_transcript_people(
    const bubble_transcript *transcript, bubble_buffer *buffer, bubble_text *text, bubble_error *error);
/* Returns the whole layout as `bubble layout --format json` writes it.
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
  /* A date or an avatar that floats over the rows (BUBBLE_ROWS_OVERLAY). Such rows come after all others. The frame of a date is the frame
   * of the floating date. The frame of an avatar extends from the top left corner of the avatar's row to the lower right corner of the
   * avatar. */
  BUBBLE_ROW_FLOATING = 4,
  /* The text of a composer. */
  BUBBLE_ROW_COMPOSER = 5
} bubble_row_kind;

typedef enum bubble_message_role { BUBBLE_ROLE_SENT = 0, BUBBLE_ROLE_RECEIVED = 1, BUBBLE_ROLE_NOTICE = 2 } bubble_message_role;
typedef enum bubble_side { BUBBLE_SIDE_LEFT = 0, BUBBLE_SIDE_RIGHT = 1 } bubble_side;

/* A row: a message, or something between messages. */
typedef struct bubble_row {
  /* A bubble_row_kind. */
  uint32_t kind;
  /* A bubble_message_role, and the bubble_side of the message; BUBBLE_NONE for other rows. */
  uint32_t role, side;
  /* The row's bubble, as an index in `bubbles`; BUBBLE_NONE for a row without one. */
  uint32_t bubble;
  /* The id of the message, or of the message below a separator: a text if `id_text` exists, otherwise a number. */
  bubble_range id_text;
  int64_t id_number;
  /* The message's index; SIZE_MAX for the typing row. */
  size_t index;
  /* The sender, and the name that is shown for them. The name is the same, unless the message or the people give another. */
  bubble_range sender, sender_name;
  /* The row's parts, in `parts`; its operations, in `operations`, if a drawing was requested; and its elements, in `cell_elements`, if they
   * were requested. */
  bubble_range parts, operations, elements;
  /* The row's frame in the transcript, in points. */
  bubble_rect frame;
} bubble_row;

/* The shape behind a message: a picture that is stretched, or a path. Relative to the row. */
typedef struct bubble_bubble {
  bubble_rect frame;
  /* The radii of the corners, clockwise from the top left one; 0 for a picture. */
  double corners[4];
  /* The parts of the picture that keep their size: top, left, bottom, right. */
  double caps[4];
  /* The width of the border, which is inside the frame. */
  double border;
  /* The roles of the colours that fill the bubble and draw its border. */
  uint32_t ground, ink;
  /* The bubble_side that the tail points to; BUBBLE_NONE for none. */
  uint32_t tail;
  /* Whether the picture is tiled, and whether it is shown as its mirror image. */
  uint32_t is_tiled, is_mirrored;
  /* The path to fill, and the path to stroke for the border, as indices in `paths`; BUBBLE_NONE for a picture, or if there is no border. */
  uint32_t outline, border_outline;
  /* The name of the picture, which is empty for a path; and the colour that the style specifies, such as "#70da39". */
  bubble_range asset, fill;
  /* The pieces of the picture, in `patches`. */
  bubble_range patches;
} bubble_bubble;

/* A piece of a bubble's picture, and its destination. */
typedef struct bubble_patch {
  /* The piece in the stored picture, in points. The pieces of a mirrored picture are drawn mirrored. */
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
  /* A formula, or a piece of one, in the space that its text reserves for it. `index` is the number of its object in the text at `path`,
   * `text` its source, `name` the notation of the source ("tex", "mathml"), `alternative` what a screen reader says in English, and
   * `origin` the top left corner. If lines were requested, the part has one line, whose runs contain all its glyphs. The other shapes of
   * the formula are in `rules`. */
  BUBBLE_PART_FORMULA = 6
} bubble_part_kind;

/* The role of a text. */
typedef enum bubble_text_role {
  /* The text of a message that has no blocks. */
  BUBBLE_TEXT_MESSAGE = 0,
  BUBBLE_TEXT_PARAGRAPH = 1,
  /* A heading, whose level is in `level`. */
  BUBBLE_TEXT_HEADING = 2,
  /* A paragraph in an item of a list. */
  BUBBLE_TEXT_ITEM = 3,
  /* The number or the bullet of an item: part of the interface, not a text of the message. */
  BUBBLE_TEXT_MARKER = 4,
  BUBBLE_TEXT_CODE = 5,
  /* A cell of a table. */
  BUBBLE_TEXT_CELL = 6,
  /* The part of a details block that is always shown. */
  BUBBLE_TEXT_SUMMARY = 7,
  /* The title of an alert. */
  BUBBLE_TEXT_TITLE = 8,
  BUBBLE_TEXT_FORMULA = 9,
  /* Markup that the parser does not understand. */
  BUBBLE_TEXT_HTML = 10,
  /* The caption below a table. */
  BUBBLE_TEXT_CAPTION = 11
} bubble_text_role;

/* The purpose of a label. */
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
  /* The language of code, above the code. */
  BUBBLE_LABEL_LANGUAGE = 18,
  /* The number of a line of code. */
  BUBBLE_LABEL_LINE_NUMBER = 19,
  /* The header of a column, repeated in a card of a table that is shown as cards. */
  BUBBLE_LABEL_COLUMN_TITLE = 20,
  /* Below a quote. A press shows the quote's folded lines, or folds them again. */
  BUBBLE_LABEL_UNFOLD = 21,
  /* Below a long message that is shown whole. A press shortens the message again. */
  BUBBLE_LABEL_READ_LESS = 22,
  /* The equation number at the side of a formula. */
  BUBBLE_LABEL_FORMULA_NUMBER = 23,
  /* A mention in a composer. */
  BUBBLE_LABEL_MENTION = 64,
  /* The placeholder of an empty composer. */
  BUBBLE_LABEL_PLACEHOLDER = 65
} bubble_label_role;

/* The purpose of a box. */
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
  /* An icon that is not visible until a swipe uncovers it. */
  BUBBLE_BOX_SWIPE = 23,
  /* A part that the application draws itself. */
  BUBBLE_BOX_CUSTOM = 24,
  /* An emoji of the application in a text. */
  BUBBLE_BOX_EMOJI = 25,
  /* The background of a mention in a text. */
  BUBBLE_BOX_MENTION = 26,
  /* The bar at the side of a block quote. */
  BUBBLE_BOX_BAR = 27,
  /* A line across a message, or between the cells of a table. */
  BUBBLE_BOX_RULE = 28,
  /* The box around a table. */
  BUBBLE_BOX_TABLE = 29,
  /* The box around a cell of a table. */
  BUBBLE_BOX_CELL = 30,
  /* The check box of a task, ticked if the task is done. */
  BUBBLE_BOX_TASK = 31,
  /* The icon that copies code. */
  BUBBLE_BOX_COPY = 32,
  /* An icon by itself. In the footer: the message is pinned, disappears, or was seen by this many people. In a button: what a press does.
   * In the text: the message was deleted. */
  BUBBLE_BOX_SIGN = 33,
  BUBBLE_BOX_CALL = 34,
  /** The background of an alert. */
  BUBBLE_BOX_ALERT = 35,
  /* The sign at the end of a text that still grows: a caret, or three dots. Its shapes are its bars. */
  BUBBLE_BOX_GROWING = 36
} bubble_box_role;

/* The icon in the middle of a box. */
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
  /* The number of people who have seen the message is next to this icon. */
  BUBBLE_SIGN_EYE = 9,
  /* The message disappears. */
  BUBBLE_SIGN_TIMER = 10,
  /* Something is being downloaded. */
  BUBBLE_SIGN_LOADING = 11,
  /* A press downloads something. */
  BUBBLE_SIGN_DOWNLOAD = 12,
  /* Something no longer exists. */
  BUBBLE_SIGN_MISSING = 13,
  /* Something could not be downloaded or sent. */
  BUBBLE_SIGN_FAILED = 14,
  /* A call. */
  BUBBLE_SIGN_PHONE = 15,
  /* A video call. */
  BUBBLE_SIGN_CAMERA = 16,
  /* A call that nobody answered. */
  BUBBLE_SIGN_MISSED_CALL = 17,
  /* A press opens an address. */
  BUBBLE_SIGN_OPEN = 18,
  /* The message was deleted. */
  BUBBLE_SIGN_DELETED = 19,
  /* Something is being sent. */
  BUBBLE_SIGN_UPLOADING = 20,
  /** An i in a ring: a note. */
  BUBBLE_SIGN_NOTE = 21,
  /** A light bulb: a tip. */
  BUBBLE_SIGN_TIP = 22,
  /** An exclamation mark in a speech bubble: something important. */
  BUBBLE_SIGN_IMPORTANT = 23,
  /** An exclamation mark in a triangle: a warning. */
  BUBBLE_SIGN_WARNING = 24,
  /** An exclamation mark in an octagon: caution. */
  BUBBLE_SIGN_CAUTION = 25,
  /** An angle that points down: details that are open. */
  BUBBLE_SIGN_EXPANDED = 26,
  /** An angle that points to the right or to the left: closed details. */
  BUBBLE_SIGN_COLLAPSED_RIGHT = 27,
  BUBBLE_SIGN_COLLAPSED_LEFT = 28,
  /** A cross: the reader's answer of a quiz is wrong. */
  BUBBLE_SIGN_CROSS = 29,
  /** A film camera and a cross: a video call that nobody answered. */
  BUBBLE_SIGN_MISSED_VIDEO_CALL = 30
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
  /* Not downloaded yet. It is downloaded when the reader requests it. */
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
  /* A dimmed picture, over which the number of further pictures is shown. */
  BUBBLE_PART_VEILED = 1 << 1,
  /* The mark or the bar of a poll answer that the reader has chosen. */
  BUBBLE_PART_CHOSEN = 1 << 2,
  /* A box that is not visible until a swipe uncovers it. */
  BUBBLE_PART_HIDDEN = 1 << 3,
  /* The part has corner radii of its own, in `corners`. */
  BUBBLE_PART_CORNERS = 1 << 4,
  /* A formula in display style, as on a separate line. */
  BUBBLE_PART_DISPLAY = 1 << 5,
  /* A spoiler covers the part. Of a picture, draw the background with an icon of an eye; of another box, only the background, without
   * icon, bars and picture. Letters are covered as the spans of their text say (BUBBLE_LOOK_SPOILER). */
  BUBBLE_PART_COVERED = 1 << 6,
  /* A delivery state as a check mark in a circle, two circles for more than sent, and filled ones for read; without this flag, check marks. */
  BUBBLE_PART_CIRCLES = 1 << 7,
  /* The mark of the right answer of a quiz. */
  BUBBLE_PART_RIGHT = 1 << 8,
  /* The mark of a wrong answer that the reader has chosen. */
  BUBBLE_PART_WRONG = 1 << 9
} bubble_part_flags;

/* A part of a row; parts are listed from back to front. Fields that do not apply to its kind are 0, BUBBLE_NONE or empty. */
typedef struct bubble_part {
  /* A bubble_part_kind. */
  uint32_t kind;
  /* For a text, a bubble_text_role; for a label, a bubble_label_role; for a box, a bubble_box_role. */
  uint32_t role;
  /* The number of the part's attachment, button, reaction or answer; BUBBLE_NONE if there can be only one. */
  uint32_t index;
  /* A mask of bubble_part_flags. */
  uint32_t flags;
  /* The roles of the colours of the text, icon or line, and of the background. */
  uint32_t ink, ground;
  /* For a box, a bubble_sign; for a status, a bubble_delivery; for media, a bubble_media_state; BUBBLE_NONE for none. */
  uint32_t sign;
  /* For media, a bubble_media_kind. */
  uint32_t media;
  /* For a label, a bubble_alignment. */
  uint32_t alignment;
  /* The role of the colour that dims a picture; BUBBLE_NONE for one that is not dimmed. */
  uint32_t veil;
  /* For a heading, its level, from 1 to 6. */
  uint32_t level;
  /* For media and for the icon of a file, how much has been downloaded or sent, in thousandths; BUBBLE_NONE if it is unknown. */
  uint32_t progress;
  /* The frame of the part, relative to the row. */
  bubble_rect frame;
  /* For media, the frame of the whole picture, which `frame` may crop. */
  bubble_rect picture;
  /* The radii of the corners, clockwise from the top left one. */
  double corners[4];
  /* For an avatar and for the frame of a table, the width of its border. */
  double border;
  /* The top left corner of the part's lines. */
  bubble_point origin;
  /* The content of a text or a label. Offsets in lines refer to it. */
  bubble_range text;
  /* The path of that text in the message (bubble_content_path); empty for times, names and other words of the interface. */
  bubble_range path;
  /* The whole text, if `text` is only its beginning. */
  bubble_range whole_text;
  /* The colour that the style specifies for the text, or for the border of an avatar, such as "#000000". */
  bubble_range color;
  /* The lines of the text, in `lines`, if they were requested. */
  bubble_range lines;
  /* Links, mentions and other detected data, and formatted ranges; both are in `spans`. */
  bubble_range detected, spans;
  /* The bars of a waveform, in `bars`. */
  bubble_range bars;
  /* For a box, the application's name for its own part, emoji or button, or the id of the mentioned person. For an avatar that is not the
   * sender's, the person that it belongs to. */
  bubble_range name;
  /* A description in words of a picture, or of a part that the application draws. */
  bubble_range alternative;
  /* A person's own colour, such as "#8a2be2", the same in both themes. It replaces `ink` for a label, and `ground` for a box or an
   * avatar. For a formula, the colour that the message gives to the text around it, which replaces `ink`. */
  bubble_range tint;
  /* For an avatar, the address of the person's picture, from the people. For a picture of a message, the address to which a press on it
   * leads, exactly as in the message. */
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

/* The formatting of a range of a text. Values can be combined. */
typedef enum bubble_look {
  BUBBLE_LOOK_BOLD = 1 << 0,
  BUBBLE_LOOK_ITALIC = 1 << 1,
  /* In the font for code. */
  BUBBLE_LOOK_CODE = 1 << 2,
  BUBBLE_LOOK_UNDERLINE = 1 << 3,
  /* Struck through. */
  BUBBLE_LOOK_STRIKE = 1 << 4,
  /* Covered until the reader uncovers it. */
  BUBBLE_LOOK_SPOILER = 1 << 5,
  /* Highlighted, as with a marker pen. */
  BUBBLE_LOOK_MARK = 1 << 6,
  /* Subscript: smaller and lower. */
  BUBBLE_LOOK_SUB = 1 << 7,
  /* Superscript: smaller and higher. */
  BUBBLE_LOOK_SUP = 1 << 8
} bubble_look;

/* A range of a text that has a meaning or is formatted. Spans may overlap; then their formatting is combined. */
typedef struct bubble_span {
  /* A bubble_span_kind. */
  uint32_t kind;
  bubble_offsets range;
  /* The roles of the colours of the text and of its background; BUBBLE_NONE for none. */
  uint32_t ink, ground;
  /* A mask of bubble_look; 0 for none. */
  uint32_t looks;
  /* The application's name for the range. */
  bubble_range tag;
  /* The address that the range links to, for detected data as in bubble_hit, and the title of the link. */
  bubble_range href, title;
  /* The label of the footnote that the range refers to. */
  bubble_range footnote;
  /* The colours that the message specifies for the text and its background, such as "#0a84ff". */
  bubble_range color, background;
} bubble_span;

/* Why a line ends. */
typedef enum bubble_line_ending {
  BUBBLE_ENDING_TEXT = 0,
  BUBBLE_ENDING_HARD = 1,
  BUBBLE_ENDING_SOFT = 2,
  /* At a soft hyphen, which is shown as a hyphen. */
  BUBBLE_ENDING_HYPHEN = 3,
  /* Inside a word that is wider than the line. */
  BUBBLE_ENDING_EMERGENCY = 4,
  /* An ellipsis replaces the rest. */
  BUBBLE_ENDING_TRUNCATED = 5
} bubble_line_ending;

/* A line of text. */
typedef struct bubble_line {
  /* The range of the whole line, including its trailing white space and line break, and the end of its visible text. */
  bubble_offsets range;
  uint32_t visible_end;
  /* A bubble_line_ending. */
  uint32_t ending;
  /* The range of text that an ellipsis replaces; BUBBLE_NONE if nothing is replaced. */
  bubble_offsets hidden;
  uint32_t is_right_to_left;
  /* How many characters of the line no font has. */
  uint32_t missing;
  /* The runs of the line, in `runs`, if glyphs were requested. */
  bubble_range runs;
  /* The frame, as wide as the visible text and as high as the line. */
  bubble_rect frame;
  /* The y of the baseline, and how far the fonts extend above and below it. */
  double baseline, ascent, descent;
  /* The width of the white space that hangs beyond the line's end. */
  double hanging_width;
} bubble_line;

/* Glyphs of one font and direction, from left to right. */
typedef struct bubble_run {
  /* The index of the font, in `fonts`. */
  uint32_t font;
  uint32_t is_right_to_left;
  /* The range of text that the run shows. */
  bubble_offsets range;
  /* The glyphs, in `glyphs`, and their clusters, at the same indices in `clusters`. */
  bubble_range glyphs;
  /* The OpenType features that are set in addition to the font's defaults, in `features`. */
  bubble_range features;
} bubble_run;

/* An OpenType feature. */
typedef struct bubble_feature {
  /* The tag: four characters, such as 0x746e756d for "tnum". */
  uint32_t tag;
  /* The value: 0 for off, 1 for on, or the number of an alternate. */
  uint32_t value;
} bubble_feature;

/* A glyph and the position of its origin, with the memory layout of Cairo's cairo_glyph_t. */
typedef struct bubble_glyph {
  /* The number of the glyph in its font. */
  uint64_t id;
  double x, y;
} bubble_glyph;

typedef enum bubble_font_flags {
  /* The family has no bold, so strokes have to be thickened by a twenty-fourth of the size. */
  BUBBLE_FONT_BOLD = 1 << 0,
  /* The family has no italic, so letters have to be slanted to the right by one in four. */
  BUBBLE_FONT_ITALIC = 1 << 1,
  /* Glyphs are coloured; most are pictures (bubble_engine_glyph_image). */
  BUBBLE_FONT_COLOR = 1 << 2
} bubble_font_flags;

/* A font at a size. */
typedef struct bubble_font {
  /* A number that is the same for the same font, size and settings in all rows of an engine. A renderer can cache its own fonts by this
   * number. */
  uint32_t id;
  /* A mask of bubble_font_flags. */
  uint32_t flags;
  /* The size of the em, in points. */
  double point_size;
  /* The index of the face in the file, from 0; the number of font units per em; and the ascent and the descent, in font units from the
   * baseline. */
  uint32_t face_index, units_per_em;
  int32_t ascent, descent;
  /* The path of the file, the PostScript name, the family and the style. */
  bubble_range file, name, family, style;
  /* The settings of its axes, in `variations`. */
  bubble_range variations;
} bubble_font;

/* A setting of an axis of a variable font. */
typedef struct bubble_variation {
  /* The tag of the axis: four characters, such as 0x77676874 for "wght". */
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
  /* The role of the colour; BUBBLE_NONE for a colour of a bubble's picture. */
  uint32_t role;
  /* The colour, as 0xRRGGBBAA in the requested theme, not premultiplied. */
  uint32_t color;
  /* The path that is drawn, and the path that the drawing is clipped to, as indices in `paths`; BUBBLE_NONE for none. */
  uint32_t path, clip;
  /* For glyphs, their font, in `fonts`, and the glyphs, in `glyphs`. */
  uint32_t font;
  bubble_range glyphs;
  /* For a gradient from `top` to `bottom`, its colours, in `stops`; empty for a single colour. */
  bubble_range stops;
  /* For a picture, its subject, in `subjects`, and the number of operations that draw its placeholder. */
  uint32_t subject, placeholder_count;
  /* For a stroke, its width. */
  double width;
  double top, bottom;
  /* For a picture, its frame. */
  bubble_rect frame;
} bubble_operation;

/* A step of a path, with the number of points that it takes. */
typedef enum bubble_verb {
  BUBBLE_VERB_MOVE = 0,      /* 1 point. */
  BUBBLE_VERB_LINE_TO = 1,   /* 1 point. */
  BUBBLE_VERB_QUADRATIC = 2, /* 2 points: the control point and the end. */
  BUBBLE_VERB_CUBIC = 3,     /* 3 points: two control points and the end. */
  BUBBLE_VERB_CLOSE = 4      /* No points. */
} bubble_verb;

/* A path: its steps, in `verbs`, and their points, in `points`. */
typedef struct bubble_path {
  bubble_range verbs, points;
} bubble_path;

/* A colour of a gradient. */
typedef struct bubble_stop {
  /* The place of the colour, from 0 at the top to 1 at the bottom. */
  double offset;
  /* The colour, as 0xRRGGBBAA. */
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
  /* For an attachment, its index. */
  uint32_t index;
  bubble_range sender;
  bubble_range id_text;
  int64_t id_number;
  /* The application's name for the emoji. */
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
 * chip. Its frame is the frame of the box with the same index and the role BUBBLE_BOX_EMOJI, or BUBBLE_BOX_MENTION for chips. */
typedef struct bubble_object {
  /* The part that contains the text, as an index in `parts`. */
  uint32_t part;
  /* A bubble_object_kind. */
  uint32_t kind;
  /* The number of the object in the text, and the offset of its U+FFFC. */
  uint32_t index, offset;
  /* The application's name for the emoji or the person. */
  bubble_range name;
  /* The words that the object represents, which are copied, found and read aloud. */
  bubble_range text;
} bubble_object;

/* The shapes of the rules of formulas. */
typedef enum bubble_rule_shape {
  /* The whole frame is filled. */
  BUBBLE_RULE_FILLED = 0,
  /* A line along the edges of the frame, inside it. */
  BUBBLE_RULE_BOX = 1,
  /* A line from the bottom left corner to the top right corner. */
  BUBBLE_RULE_UP_DIAGONAL = 2,
  /* A line from the top left corner to the bottom right corner. */
  BUBBLE_RULE_DOWN_DIAGONAL = 3
} bubble_rule_shape;

/* A shape in a formula that is not a glyph: the bar of a fraction, a line of a table. The operations that draw the row include it. */
typedef struct bubble_rule {
  /* The part that contains the formula, as an index in `parts`. */
  uint32_t part;
  /* A bubble_rule_shape. */
  uint32_t shape;
  /* The colour of the rule, as 0xRRGGBBAA. If `has_color` is 0, the rule has the colour of the part's `ink`. */
  uint32_t color, has_color;
  /* Whether the rule is behind the glyphs. */
  uint32_t is_behind;
  uint32_t reserved;
  /* The frame of the rule, relative to the row. */
  bubble_rect frame;
  /* The thickness of the rule's lines, in points. */
  double thickness;
} bubble_rule;

/* A run of a formula with a colour of its own. */
typedef struct bubble_colored_run {
  /* The index of the run, in `runs`. */
  uint32_t run;
  /* The colour, as 0xRRGGBBAA. */
  uint32_t color;
} bubble_colored_run;

/* A range of one of a message's texts with a background colour. The operations that draw the row include it. */
typedef struct bubble_highlight {
  /* The index of the row, in `rows`. */
  uint32_t row;
  /* The role of the colour, such as "sent.match". The letters have the role "matchText" of the same surface. */
  uint32_t role;
  /* The path of the text (bubble_content_path), in `strings`. */
  bubble_range path;
  bubble_offsets range;
  /* The rectangles of the range, in `highlight_rects`, relative to the row. */
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
  /* The pictures and videos of the message. */
  BUBBLE_CELL_MEDIA = 3,
  /* One of the pictures and videos. */
  BUBBLE_CELL_PICTURE = 4,
  /* A link preview. */
  BUBBLE_CELL_LINK = 5,
  /* A voice message, a file, a contact, a place, or a part that the application draws. */
  BUBBLE_CELL_CARD = 6,
  /* A poll. */
  BUBBLE_CELL_POLL = 7,
  /* An answer of a poll. */
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
  /* The icon that a swipe uncovers. */
  BUBBLE_CELL_SWIPE = 19,
  /* A block of a message that consists of blocks; `type` is its type. */
  BUBBLE_CELL_BLOCK = 20,
  /* The original sender of a forwarded message. */
  BUBBLE_CELL_FORWARDED = 21,
  /* The summary of the replies to the message in its thread. */
  BUBBLE_CELL_THREAD = 22,
  /* The people who have seen the message, below the bubble. */
  BUBBLE_CELL_SEEN_BY = 23
} bubble_cell_element_kind;

/* An item of a row's content, such as a quote, a picture, an answer of a poll or a block, with the parts that show it. Elements form a
 * tree. They are listed in painting order, each before its inner elements. Each part belongs to one element. */
typedef struct bubble_cell_element {
  /* A bubble_cell_element_kind. */
  uint32_t kind;
  /* The depth in the tree: 0 for an outermost element, 1 for an element inside it, and so on. */
  uint32_t depth;
  /* The index of the row, in `rows`. */
  uint32_t row;
  /* The element that contains this one, as an index in `cell_elements`; BUBBLE_NONE for none. */
  uint32_t parent;
  /* For a block, its type as in messages ("list", "table"), or "item" and "footnote" for the contents of lists and notes. Empty for other
   * elements. */
  bubble_range type;
  /* The path of the content in the message (bubble_content_path). An element that shows no field of the message has a path of its own, such
   * as "/footer". */
  bubble_range path;
  /* The parts of the element, in `parts`, including those of its inner elements. */
  bubble_range parts;
  /* The frame, relative to the row; for an element that scrolls, the visible area. */
  bubble_rect frame;
  /* The size of the scrolling content, of which the frame shows a part; 0 if nothing scrolls. Parts are in their unscrolled positions. */
  double scroll_width, scroll_height;
  /* Whether scrolling content begins at the right edge of the frame and continues beyond its left edge. */
  uint32_t scrolls_from_right;
  uint32_t reserved;
} bubble_cell_element;

typedef enum bubble_rows_flags {
  /* Includes the lines of texts and labels. */
  BUBBLE_ROWS_LINES = 1 << 0,
  /* Includes lines, with their runs and glyphs. */
  BUBBLE_ROWS_GLYPHS = 1 << 1,
  /* Includes the operations that draw the rows. */
  BUBBLE_ROWS_DRAWING = 1 << 2,
  /* Includes dates and avatars that float over the rows, as additional rows that have only operations. */
  BUBBLE_ROWS_OVERLAY = 1 << 3,
  /* Includes the elements of messages. */
  BUBBLE_ROWS_ELEMENTS = 1 << 4
} bubble_rows_flags;

/* Which rows to return, and with which data. */
typedef struct bubble_rows_request {
  size_t size;
  /* The viewport, and how far beyond its edges rows are requested. */
  double y, height, overscan;
  /* A mask of bubble_rows_flags. */
  uint32_t flags;
  /* The bubble_theme of the drawing's colours. */
  uint32_t theme;
} bubble_rows_request;

/* The arrays of rows. They belong to the bubble_rows, and are valid until it is filled again or freed. */
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
  /* The strings, in UTF-8; each is followed by a NUL. */
  const char *strings;
  size_t string_count;
  /* The colour of the page, as 0xRRGGBBAA, if a drawing was requested. */
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
  /* The elements of the rows as trees, in the order of the rows, if elements were requested. */
  const bubble_cell_element *cell_elements;
  size_t cell_element_count;
  /* The rules and the coloured runs of formulas, in the order of their parts. */
  const bubble_rule *rules;
  size_t rule_count;
  const bubble_colored_run *colored_runs;
  size_t colored_run_count;
} bubble_rows_view;

/* Returns the rows that are completely or partly in a viewport, from top to bottom.
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

/* Returns the outline of a glyph, with synthesized bold and italic if the font requires them. `font` is the id of a font that rows of the
 * engine have listed. The outline of a glyph that draws nothing, or that is a picture, has no steps. */
BUBBLE_API bubble_status bubble_engine_glyph_outline(
    const bubble_engine *engine, uint32_t font, uint32_t glyph, bubble_buffer *buffer, bubble_outline *outline,
    bubble_error *error);

/* The picture of a coloured glyph, and its position. */
typedef struct bubble_image {
  size_t size;
  /* The content of a PNG file; NULL for a glyph that is an outline. */
  const uint8_t *png;
  size_t length;
  /* The distances from the origin to the left edge and, upwards, to the top edge; and the size; all in font units. */
  double left, top, width, height;
  uint32_t units_per_em;
  uint32_t reserved;
} bubble_image;

/* Returns the picture of a coloured glyph. `font` is the id of a font that rows of the engine have listed. For a glyph that is an outline,
 * `png` is NULL. */
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
  BUBBLE_HIT_DATA = 4, /* A link, a mention or other data that was detected in a text; `span_kind` is its kind. */
  BUBBLE_HIT_SENDER = 5,
  BUBBLE_HIT_AVATAR = 6,
  BUBBLE_HIT_FOOTER = 7,
  BUBBLE_HIT_QUOTE = 8,
  BUBBLE_HIT_MEDIA = 9,
  BUBBLE_HIT_CARD = 10, /* A card; `card` is its kind. */
  BUBBLE_HIT_ANSWER = 11,
  BUBBLE_HIT_BUTTON = 12,
  BUBBLE_HIT_REACTION = 13,
  BUBBLE_HIT_READ_MORE = 14,
  BUBBLE_HIT_SELECTION = 15, /* The mark that selects the message. */
  BUBBLE_HIT_DATE = 16,
  BUBBLE_HIT_UNREAD = 17,
  BUBBLE_HIT_TYPING = 18,
  BUBBLE_HIT_OBJECT = 19, /* An emoji, a mention, a citation or a picture in a text: `index` is its number in the text. */
  BUBBLE_HIT_DETAILS = 20, /* The summary of a details block, or the label below an expandable quote; `block` is its path. */
  BUBBLE_HIT_TASK = 21, /* The check box of a task: `block` is the path of the list item. */
  BUBBLE_HIT_COPY = 22, /* The icon that copies code: `block` is the path of the code. */
  BUBBLE_HIT_FORWARDED = 23, /* The original sender of a forwarded message. */
  BUBBLE_HIT_THREAD = 24, /* The summary of the replies to the message in its thread. */
  BUBBLE_HIT_SEEN_BY = 25, /* The people who have seen the message. */
  BUBBLE_HIT_READ_LESS = 26, /* The label below a long text that is shown whole. */
  BUBBLE_HIT_LINK = 27, /* A range of a text that links to an address: `href` is the address. */
  BUBBLE_HIT_FOOTNOTE = 28, /* The reference to a footnote: `footnote` is its label. */
  BUBBLE_HIT_SPOILER = 29, /* A range of a text that is covered. Links in the range cannot be hit. */
  BUBBLE_HIT_FOOTNOTE_END = 30 /* The sign at the end of a footnote that leads back to its first reference: `footnote` is its label. */
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

/* Which of the two characters around it a position belongs to. This matters at a soft line break, and where the direction changes. */
typedef enum bubble_affinity { BUBBLE_AFFINITY_DOWNSTREAM = 0, BUBBLE_AFFINITY_UPSTREAM = 1 } bubble_affinity;

/* What is at a point. */
typedef struct bubble_hit {
  size_t size;
  /* A bubble_target. */
  uint32_t target;
  /* The number of the attachment, answer, button or reaction; BUBBLE_NONE for none, and for the attachment of a block, which has `block`. */
  uint32_t index;
  /* A bubble_card; BUBBLE_NONE for none. */
  uint32_t card;
  /* The number of the part in the row; BUBBLE_NONE for none. */
  uint32_t part;
  /* The offset in the part's text, or the nearest offset in the message's text; BUBBLE_NONE for none. */
  uint32_t offset;
  /* A bubble_affinity. */
  uint32_t affinity;
  /* For detected data its bubble_span_kind, for a named link BUBBLE_SPAN_LINK; BUBBLE_NONE for other targets. */
  uint32_t span_kind;
  /* For data, a link, a footnote or a spoiler, its range in the part's text; BUBBLE_NONE for other targets. */
  bubble_offsets span_range;
  /* The id of the message. Its text is in the buffer. */
  bubble_id id;
  /* The path of the text that contains `offset`, in the buffer; NULL for a position in none of the message's texts, such as the time. */
  bubble_content_path path;
  /* The address that a press opens, in the buffer: that of a named link, of a link preview, of detected data ("https:", "mailto:", "tel:"),
   * of a picture, file or button that has one, of the link around a mention or a citation, or of a place ("geo:"); NULL for none. It comes
   * from the message, so check its scheme before you open it. */
  const char *href;
  size_t href_length;
  /* The label of a footnote, in the buffer; NULL for other targets. */
  const char *footnote;
  size_t footnote_length;
  /* The path of a details block, of a task's list item, of code to copy, of a cover, or of the block that has the attachment, in the
   * buffer; NULL for other targets. */
  bubble_content_path block;
} bubble_hit;

/* Returns what a press at a point of the transcript hits. A point outside all rows hits BUBBLE_HIT_NOTHING; that is no error.
 *
 * x, y: The point in the transcript, in points.
 * buffer: Holds the texts of the result, such as its path and address. */
BUBBLE_API bubble_status bubble_transcript_hit(
    const bubble_transcript *transcript, double x, double y, bubble_buffer *buffer, bubble_hit *hit, bubble_error *error);

/* A position in one of a message's texts, as it is shown. */
typedef struct bubble_position {
  size_t size;
  bubble_id id;
  /* The path of the text. */
  bubble_content_path path;
  /* The offset in the text. BUBBLE_NONE, or any offset beyond the text, means the end. */
  uint32_t offset;
  /* A bubble_affinity. */
  uint32_t affinity;
} bubble_position;

/* A range of one of a message's texts: a match, or a range to highlight or measure. */
typedef struct bubble_match {
  bubble_id id;
  /* The path of the text. */
  bubble_content_path path;
  /* The range in the text as it is shown. In a text that is shown shortened, the range refers to the whole text. */
  bubble_offsets range;
} bubble_match;

/* Returns the position under a pointer during a selection: in the message at that height, or in the nearest message. The id and the path of
 * the position are in the buffer.
 *
 * scope: A mask of bubble_text_scope: which texts to include. If the message has none of these texts, the position is where such a text
 * would begin. */
BUBBLE_API bubble_status bubble_transcript_position(
    const bubble_transcript *transcript, double x, double y, uint32_t scope, bubble_buffer *buffer, bubble_position *position,
    bubble_error *error);
/* Returns the caret at a position: a rectangle of width 0 in the transcript. Fails with BUBBLE_ERROR_NOT_FOUND for a text that is not
 * shown. */
BUBBLE_API bubble_status bubble_transcript_caret(
    const bubble_transcript *transcript, const bubble_position *position, bubble_rect *caret, bubble_error *error);
/* Returns the rectangles behind a range of a text, in the transcript; none for text that is not shown.
 *
 * range: The range. Its id and path may be in `buffer`. */
BUBBLE_API bubble_status bubble_transcript_range_rects(
    const bubble_transcript *transcript, const bubble_match *range, bubble_buffer *buffer, bubble_rects *rects,
    bubble_error *error);
/* Returns the two ends of a selection of all messages. Their ids and paths are in the buffer. Fails with BUBBLE_ERROR_NOT_FOUND for a
 * transcript without messages.
 *
 * scope: A mask of bubble_text_scope. Pass the same mask to the calls that use the two ends. */
BUBBLE_API bubble_status bubble_transcript_select_all(
    const bubble_transcript *transcript, uint32_t scope, bubble_buffer *buffer, bubble_position *anchor, bubble_position *focus,
    bubble_error *error);
/* Returns the rectangles behind the selected text between two positions, as far as they are in a viewport.
 *
 * anchor, focus: The two ends, in either order. Their ids and paths may be in `buffer`.
 * scope: A mask of bubble_text_scope: which texts between the two ends to include, besides texts of the same kinds as those at the ends. */
BUBBLE_API bubble_status bubble_transcript_selection_rects(
    const bubble_transcript *transcript, const bubble_position *anchor, const bubble_position *focus, uint32_t scope, double y,
    double height, bubble_buffer *buffer, bubble_rects *rects, bubble_error *error);
/* Returns the selected text between two positions, each of the selected texts on a separate line.
 *
 * scope: As with bubble_transcript_selection_rects. */
BUBBLE_API bubble_status bubble_transcript_selected_text(
    const bubble_transcript *transcript, const bubble_position *anchor, const bubble_position *focus, uint32_t scope,
    bubble_buffer *buffer, bubble_text *text, bubble_error *error);

typedef enum bubble_find_flags {
  BUBBLE_FIND_CASE = 1 << 0,
  /* Distinguishes letters with different diacritical marks: é is not e. */
  BUBBLE_FIND_MARKS = 1 << 1,
  /* Searches towards older messages (bubble_transcript_find_next). */
  BUBBLE_FIND_UP = 1 << 2,
  /* Ignores hamza and madda on Arabic letters: an alef without hamza finds one with it. */
  BUBBLE_FIND_ANY_HAMZA = 1 << 3
} bubble_find_flags;

/* Matches; ids and paths are in the buffer. */
typedef struct bubble_matches {
  size_t size;
  const bubble_match *matches;
  size_t count;
} bubble_matches;

/* Returns all occurrences of a text, from the oldest message to the newest, and within a message in the order of its texts; at most `limit`.
 *
 * flags: A mask of bubble_find_flags.
 * scope: A mask of bubble_text_scope: which texts to search. */
BUBBLE_API bubble_status bubble_transcript_find(
    const bubble_transcript *transcript, const char *text, size_t length, uint32_t flags, uint32_t scope, size_t limit,
    bubble_buffer *buffer, bubble_matches *matches, bubble_error *error);
/* Returns the next occurrence of a text. The search continues at the other end of the transcript. There is no match if the text does not occur
 * at all.
 *
 * after: The match to continue from; NULL to start at the first message, or with BUBBLE_FIND_UP at the last. Its id and path may be in
 * `buffer`. */
BUBBLE_API bubble_status bubble_transcript_find_next(
    const bubble_transcript *transcript, const char *text, size_t length, uint32_t flags, uint32_t scope,
    const bubble_match *after, bubble_buffer *buffer, bubble_matches *matches, bubble_error *error);

/* Like bubble_transcript_find, but searches only `count` messages from the index `first` on: for example the visible ones, or one part
 * after another of a very long transcript. Indices beyond the last message are ignored. */
BUBBLE_API bubble_status bubble_transcript_find_in(
    const bubble_transcript *transcript, const char *text, size_t length, uint32_t flags, uint32_t scope, size_t first,
    size_t count, size_t limit, bubble_buffer *buffer, bubble_matches *matches, bubble_error *error);
/* Highlights ranges of texts with colours behind them, and removes all earlier highlights. The layout does not change; rows and drawings have
 * the highlights from now on. Messages and texts that do not exist, and ranges beyond a text, are ignored.
 *
 * matches: An array of `count` ranges, whose ids and paths may be in a buffer; NULL for none.
 * current: The index of the current match, which has another colour; SIZE_MAX for none. */
BUBBLE_API bubble_status bubble_transcript_highlight(
    bubble_transcript *transcript, const bubble_match *matches, size_t count, size_t current, bubble_error *error);

/* ---- Accessibility ------------------------------------------------------------------------------------------------------- */

/* Kinds of elements for screen readers. */
typedef enum bubble_element_role {
  /* The row of a message. */
  BUBBLE_ELEMENT_MESSAGE = 0,
  /* The row of a notice, which is an event that the conversation itself reports. */
  BUBBLE_ELEMENT_NOTICE = 1,
  /* A date between messages, or a heading in a message. */
  BUBBLE_ELEMENT_HEADING = 2,
  /* The unread line. */
  BUBBLE_ELEMENT_SEPARATOR = 3,
  /* A state that changes by itself, such as who is typing, or the delivery state. */
  BUBBLE_ELEMENT_STATUS = 4,
  BUBBLE_ELEMENT_TEXT = 5,
  BUBBLE_ELEMENT_LINK = 6,
  BUBBLE_ELEMENT_IMAGE = 7,
  BUBBLE_ELEMENT_BUTTON = 8,
  BUBBLE_ELEMENT_CHECKBOX = 9,
  /* Several pictures, the answers of a poll, or the items of a list or a table. */
  BUBBLE_ELEMENT_LIST = 10,
  BUBBLE_ELEMENT_LIST_ITEM = 11
} bubble_element_role;

/* Transient states of an element. */
typedef enum bubble_element_flags {
  /* A poll answer that the reader has chosen. */
  BUBBLE_ELEMENT_STATE_SELECTED = 1 << 0,
  /* A long text that is shown only in part, or details of which only the summary is shown. */
  BUBBLE_ELEMENT_STATE_COLLAPSED = 1 << 1,
  /* A long text that is shown whole because the reader requested it, or details that are open. */
  BUBBLE_ELEMENT_STATE_EXPANDED = 1 << 2,
  /* In progress: a message that is being sent, a picture that is being fetched. */
  BUBBLE_ELEMENT_STATE_BUSY = 1 << 3
} bubble_element_flags;

/* The actions of an element. */
typedef enum bubble_action_kind {
  BUBBLE_ACTION_PRESS = 0,
  BUBBLE_ACTION_OPEN = 1,
  BUBBLE_ACTION_PLAY = 2,
  /* Shows the rest of a long text. */
  BUBBLE_ACTION_EXPAND = 3,
  /* Goes to the quoted message. */
  BUBBLE_ACTION_SHOW_QUOTED = 4,
  /* Chooses an answer of a poll. */
  BUBBLE_ACTION_CHOOSE = 5,
  /* Selects the message. */
  BUBBLE_ACTION_SELECT = 6,
  /* Uncovers what a spoiler covers: bubble_transcript_set_uncovered. */
  BUBBLE_ACTION_REVEAL = 7
} bubble_action_kind;

/* What a screen reader says about a row, or about something in it. */
typedef struct bubble_element {
  /* A bubble_element_role, and a mask of bubble_element_flags. */
  uint32_t role, states;
  /* The depth: 0 for a row, 1 for an element in it, 2 for an element in that element. */
  uint32_t depth;
  /* The element that contains this one, as an index in `elements`; BUBBLE_NONE for a row. */
  uint32_t parent;
  /* The id of the row's message, as in bubble_row; the typing row's id is empty and its index SIZE_MAX. */
  bubble_range id_text;
  int64_t id_number;
  size_t index;
  /* The text to read: for a row, everything that its message says. */
  bubble_range label;
  /* Text that may change while the label does not, such as the votes for an answer; and a description of what a press does. */
  bubble_range value, hint;
  /* For a link or a mention in a text, its offsets in the label of the element for that text; BUBBLE_NONE for other elements. */
  bubble_offsets range;
  /* The parts that the element describes, in `parts`. They are numbers, counted from the row's first part. */
  bubble_range parts;
  /* The actions of the element, in `actions`. A row has the actions of everything in it. */
  bubble_range actions;
  /* The frame in the transcript, in points. */
  bubble_rect frame;
} bubble_element;

/* An action, with the same target as a press that performs it (bubble_hit). */
typedef struct bubble_action {
  /* A bubble_action_kind. */
  uint32_t kind;
  /* The element that the action belongs to, as an index in `elements`. */
  uint32_t element;
  /* The name of the action in the reader's language, for menus of actions. */
  bubble_range name;
  /* The target as in bubble_hit: a bubble_target, the number of the attachment, answer, button or reaction, and a bubble_card; BUBBLE_NONE
   * for none. */
  uint32_t target, index, card;
  /* As in bubble_hit. */
  uint32_t span_kind;
  bubble_offsets span_range;
  /* The path (bubble_content_path) of the text that contains data, a link, a footnote, a spoiler or an object, in `strings`; BUBBLE_NONE
   * for other targets. */
  bubble_range path;
} bubble_action;

/* More about the target of an action, as in bubble_hit: ranges of `strings`, BUBBLE_NONE for none. */
typedef struct bubble_action_target {
  bubble_range href, footnote;
  /* A bubble_content_path. */
  bubble_range block;
} bubble_action_target;

/* A result that contains what screen readers say. */
typedef struct bubble_accessibility {
  size_t size;
  /* Rows and the elements in them, in reading order. */
  const bubble_element *elements;
  size_t element_count;
  const bubble_action *actions;
  size_t action_count;
  const uint32_t *parts;
  size_t part_count;
  /* The strings, in UTF-8; each is followed by a NUL. */
  const char *strings;
  size_t string_count;
  /* The language of the words that the library adds (BCP 47), such as "de-DE"; ends in a NUL. */
  const char *language;
  /* The targets of `actions`, in the same order: `action_count` of them. */
  const bubble_action_target *targets;
} bubble_accessibility;

/* Returns what screen readers say about the rows that are completely or partly in a viewport, from top to bottom, in the language of the
 * transcript. */
BUBBLE_API bubble_status bubble_transcript_accessibility(
    const bubble_transcript *transcript, double y, double height, bubble_buffer *buffer, bubble_accessibility *accessibility,
    bubble_error *error);
/* Returns what screen readers say about a message. */
BUBBLE_API bubble_status bubble_transcript_message_accessibility(
    const bubble_transcript *transcript, const bubble_id *id, bubble_buffer *buffer, bubble_accessibility *accessibility,
    bubble_error *error);

/* ---- Changes ------------------------------------------------------------------------------------------------------------- */

typedef enum bubble_change_kind {
  /* A row that was removed from its place. Removals come first, in descending order of their indices. */
  BUBBLE_CHANGE_REMOVED = 0,
  /* A row that was inserted at its place. Insertions are in ascending order of their indices. */
  BUBBLE_CHANGE_INSERTED = 1,
  /* A row that looks different because its message has changed. */
  BUBBLE_CHANGE_CHANGED_MESSAGE = 2,
  /* A row that looks different because its place in its group has changed (corners, tail, avatar). */
  BUBBLE_CHANGE_CHANGED_GROUP = 3,
  /* A row whose date or unread line has changed, and perhaps its place in its group. */
  BUBBLE_CHANGE_CHANGED_SEPARATORS = 4
} bubble_change_kind;

/* What an edit did to a row: a message with the date and the unread line above it. */
typedef struct bubble_change {
  /* A bubble_change_kind. */
  uint32_t kind;
  /* Whether the row was moved. A moved row is both removed and inserted. */
  uint32_t is_move;
  bubble_id id;
  /* The index of the row: before the edit for a removal, after the edit for all others. */
  size_t index;
  /* The frames before and after the edit; empty if the row did not exist. */
  bubble_rect old_frame, frame;
} bubble_change;

typedef struct bubble_changes {
  size_t size;
  /* The changes, which have to be applied in this order. */
  const bubble_change *changes;
  size_t count;
  double old_height, height;
  /* Whether everything may look different. In that case no changes are listed. */
  uint32_t changes_all;
  uint32_t reserved;
} bubble_changes;

/* Reads the changes that an edit has stored in a buffer. */
BUBBLE_API bubble_status bubble_changes_read(const bubble_buffer *buffer, bubble_changes *changes, bubble_error *error);

/* ---- Composer ------------------------------------------------------------------------------------------------------------ */

typedef enum bubble_composer_flags {
  /* The direction of an empty composer, and of text without letters of either direction, is from right to left. */
  BUBBLE_COMPOSER_RIGHT_TO_LEFT = 1 << 0,
  /* Text offsets, given and received, count UTF-8 bytes. */
  BUBBLE_COMPOSER_UTF8_OFFSETS = 1 << 8
} bubble_composer_flags;

typedef struct bubble_composer_options {
  size_t size;
  /* The font family; NULL for the engine's first family. */
  const char *family;
  /* The size of the font, in points, up to 10000; 0 for 14. */
  double font_size;
  /* The distances from the edges to the text, in points; a negative one means 5. */
  double inset_top, inset_left, inset_bottom, inset_right;
  /* The height above which the composer scrolls, in points; 0 for 160. */
  double maximum_height;
  /* The maximum number of grapheme clusters; 0 for no limit. */
  size_t maximum_count;
  /* The text that an empty composer shows. */
  const char *placeholder;
  /* The style whose emoticons are substituted; NULL for none. */
  const bubble_style *style;
  /* A mask of bubble_composer_flags. */
  uint32_t flags;
  uint32_t reserved;
} bubble_composer_options;

/* Opens an empty composer.
 *
 * options: NULL for the defaults. */
BUBBLE_API bubble_status bubble_composer_open(
    const bubble_engine *engine, const bubble_composer_options *options, bubble_composer **composer, bubble_error *error);
/* Frees a composer. */
BUBBLE_API void bubble_composer_free(bubble_composer *composer);

/* -- Edits. They fail with BUBBLE_ERROR_COMPOSER if a text does not fit; the part that fits is inserted. */

/* Types a text at the caret, in place of the selection. */
BUBBLE_API bubble_status bubble_composer_insert(bubble_composer *composer, const char *text, size_t length, bubble_error *error);
/* Replaces the text between two offsets, extended to whole grapheme clusters and mentions; the caret is then after the new text. */
BUBBLE_API bubble_status bubble_composer_replace(
    bubble_composer *composer, uint32_t start, uint32_t end, const char *text, size_t length, bubble_error *error);
/* Deletes the selection; if it is empty, deletes the grapheme cluster or mention before (0) or after (1) the caret. */
BUBBLE_API bubble_status bubble_composer_delete(bubble_composer *composer, int32_t forward, bubble_error *error);
/* Selects a range; if both ends are the same, puts the caret there. */
BUBBLE_API bubble_status bubble_composer_select(bubble_composer *composer, uint32_t start, uint32_t end, bubble_error *error);

/* How keys move the caret, in the order of the text. */
typedef enum bubble_movement {
  /* To the beginning of the grapheme cluster or mention before the caret. */
  BUBBLE_MOVE_CHARACTER_BACKWARD = 0,
  /* To the end of the grapheme cluster or mention after the caret. */
  BUBBLE_MOVE_CHARACTER_FORWARD = 1,
  /* To the beginning of the previous word (UAX #29, and dictionaries for languages such as Thai). */
  BUBBLE_MOVE_WORD_BACKWARD = 2,
  /* To the end of the next word. */
  BUBBLE_MOVE_WORD_FORWARD = 3,
  /* To the beginning of the paragraph, or of the previous one if the caret is there already. */
  BUBBLE_MOVE_PARAGRAPH_BACKWARD = 4,
  /* To the end of the paragraph, or of the next one if the caret is there already. */
  BUBBLE_MOVE_PARAGRAPH_FORWARD = 5
} bubble_movement;

/* Returns the offset that a movement leads to. The caret itself does not move: call bubble_composer_select, which can move either end of a
 * selection.
 *
 * from: An offset in the text. An offset beyond the end counts as the end, and one inside a grapheme cluster as the beginning of the cluster.
 * movement: A bubble_movement. */
BUBBLE_API bubble_status bubble_composer_offset(
    const bubble_composer *composer, uint32_t from, uint32_t movement, uint32_t *offset, bubble_error *error);

/* Shows text that an input method has not committed yet. The range is the input method's selection in this text. */
BUBBLE_API bubble_status bubble_composer_mark(
    bubble_composer *composer, const char *text, size_t length, uint32_t start, uint32_t end, bubble_error *error);
/* Makes the marked text part of the content. */
BUBBLE_API bubble_status bubble_composer_commit(bubble_composer *composer, bubble_error *error);
/* Inserts a mention, in place of the selection.
 *
 * user_id: The id of the person, which bubble_composer_send returns.
 * name: The name that is shown. */
BUBBLE_API bubble_status bubble_composer_mention(
    bubble_composer *composer, const char *user_id, const char *name, bubble_error *error);
/* Inserts what the style shows instead of an emoticon, such as ":)". */
BUBBLE_API bubble_status bubble_composer_emoticon(bubble_composer *composer, const char *emoticon, bubble_error *error);
/* Removes the whole content. */
BUBBLE_API bubble_status bubble_composer_clear(bubble_composer *composer, bubble_error *error);
/* Returns the message to send, and empties the composer.
 *
 * text: The message, in the buffer.
 * mentions: The ids of the mentioned people, separated by commas, in the buffer; may be NULL. */
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

/* The state of a composer. */
typedef struct bubble_composer_state {
  size_t size;
  /* The length of the text, and the number of its grapheme clusters, of which each token counts as one. */
  size_t length, count;
  /* The selection, and the text that an input method has marked; BUBBLE_NONE for none. */
  bubble_offsets selection, marked;
} bubble_composer_state;

/* Reads the length of the text, the selection and the marked range. The time is constant. */
BUBBLE_API bubble_status bubble_composer_read(
    const bubble_composer *composer, bubble_composer_state *state, bubble_error *error);
/* The text, with a U+FFFC for each mention. */
BUBBLE_API bubble_status bubble_composer_text(
    const bubble_composer *composer, bubble_buffer *buffer, bubble_text *text, bubble_error *error);

typedef struct bubble_composer_layout {
  size_t size;
  /* The size of the composer, and the height of the content that scrolls in it. */
  double width, height, content_height;
  /* The scroll offset at which the caret is visible. The call reads the current offset from this field, and changes it as little as
   * possible. */
  double scroll;
  /* The frame of the caret, relative to the content. Its width is 0. */
  bubble_rect caret;
  uint32_t scrolls;
  uint32_t reserved;
} bubble_composer_layout;

/* Lays out the text at a width. The result is one row: a part for the text, and a label for each mention and for the placeholder, relative to
 * the content, with operations in the colours of `style`.
 *
 * layout: Its `scroll` is read before it is written. Set it to 0, or keep its last value. */
BUBBLE_API bubble_status bubble_composer_rows(
    const bubble_composer *composer, double width, const bubble_style *style, uint32_t theme, bubble_rows *rows,
    bubble_rows_view *view, bubble_composer_layout *layout, bubble_error *error);
/* Returns the offset in the text at a point of the content. */
BUBBLE_API bubble_status bubble_composer_position(
    const bubble_composer *composer, double width, double x, double y, uint32_t *offset, bubble_error *error);
/* Returns the rectangles behind a range of the text. */
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
  /* Makes the lines about equally long, by the smallest width at which there are as many lines. */
  BUBBLE_MEASURE_BALANCED = 1 << 1,
  /* A word that is wider than the line extends beyond it and is not broken (CSS overflow-wrap: normal). */
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

/* The values of the CSS property line-break. */
typedef enum bubble_line_break {
  BUBBLE_LINE_BREAK_AUTO = 0,
  BUBBLE_LINE_BREAK_LOOSE = 1,
  BUBBLE_LINE_BREAK_NORMAL = 2,
  BUBBLE_LINE_BREAK_STRICT = 3,
  BUBBLE_LINE_BREAK_ANYWHERE = 4
} bubble_line_break;

/* The values of the CSS property word-break. */
typedef enum bubble_word_break {
  BUBBLE_WORD_BREAK_NORMAL = 0,
  BUBBLE_WORD_BREAK_KEEP_ALL = 1,
  BUBBLE_WORD_BREAK_BREAK_ALL = 2
} bubble_word_break;

/* The values of the CSS property white-space. */
typedef enum bubble_white_space {
  BUBBLE_WHITE_SPACE_PRE_WRAP = 0,
  BUBBLE_WHITE_SPACE_NORMAL = 1,
  BUBBLE_WHITE_SPACE_PRE = 2,
  BUBBLE_WHITE_SPACE_BREAK_SPACES = 3,
  BUBBLE_WHITE_SPACE_PRE_LINE = 4,
  BUBBLE_WHITE_SPACE_NOWRAP = 5
} bubble_white_space;

/* The values of the CSS property text-autospace: whether there are gaps between ideographs and letters or digits. */
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
  /* The excess lines, without an ellipsis. */
  BUBBLE_TRUNCATE_CLIP = 3
} bubble_truncation;

/* The height of a line. */
typedef enum bubble_line_height {
  /* As tall as its fonts. */
  BUBBLE_LINE_HEIGHT_NATURAL = 0,
  /* A multiple of the natural height. */
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
  /* The direction of the first strong character. */
  BUBBLE_DIRECTION_AUTO = 0,
  BUBBLE_DIRECTION_LEFT_TO_RIGHT = 1,
  BUBBLE_DIRECTION_RIGHT_TO_LEFT = 2
} bubble_direction;

/* How texts are shaped and broken into lines: all options of `bubble measure`. */
typedef struct bubble_measure_options {
  size_t size;
  /* The size of the font, in points, up to 10000; 0 for 16. */
  double font_size;
  /* The font family to try first; NULL for the engine's first family. */
  const char *family;
  /* The weight, from 1 to 1000, of which 700 is bold; 0 for 400. */
  uint32_t weight;
  /* A mask of bubble_measure_flags. */
  uint32_t flags;
  /* The spacing that is added after each character, and to each space, in points, from -10000 to 10000. */
  double letter_spacing, word_spacing;
  /* OpenType features to switch on or off, and settings of the axes of variable fonts; at most 64 of each. */
  const bubble_feature *features;
  size_t feature_count;
  const bubble_variation *variations;
  size_t variation_count;
  /* A bubble_policy, a bubble_line_break, a bubble_word_break, a bubble_white_space, a bubble_autospace, a bubble_wrap. */
  uint32_t policy, line_break, word_break, white_space, autospace, wrap;
  /* A bubble_alignment of the lines in the block. */
  uint32_t alignment;
  /* The maximum number of lines, 0 for no limit; and a bubble_truncation for a text that has more lines. */
  uint32_t maximum_lines, truncation;
  /* A bubble_line_height, and its value: a factor, or points up to 10000. */
  uint32_t line_height_rule;
  double line_height;
  /* The distance between tab stops, in spaces, up to 10000; 0 for 8, BUBBLE_NONE for tabs of width 0. */
  uint32_t tab_size;
  uint32_t reserved;
  /* Explicit tab stops before the regular ones, in points from the start of a line; at most 1024. */
  const double *tab_stops;
  size_t tab_stop_count;
} bubble_measure_options;

/* A text to measure. */
typedef struct bubble_source_text {
  const char *text;
  /* The length of the text, in bytes, or BUBBLE_NUL. */
  size_t length;
  /* The language as a BCP 47 tag that ends in a NUL; NULL if it is unknown. It affects glyphs and line breaks. */
  const char *language;
  /* A bubble_direction. */
  uint32_t direction;
  uint32_t reserved;
} bubble_source_text;

/* The measurement of a text at a width. */
typedef struct bubble_measure {
  /* The width of the widest line, and the height of all lines. */
  double width, height;
  /* The range of widths at which the lines are the same: from the first up to, but excluding, the second, which may be INFINITY. */
  double narrowest, widest;
  /* The last line: its x and its width, its upper edge and its baseline. Something that follows a text on its last line begins at the end
   * of that line. */
  double last_x, last_width, last_top, last_baseline;
  /* The number of lines; never 0, because an empty text has one empty line. */
  uint32_t line_count;
  uint32_t reserved;
  /* The lines, in `lines`; empty if they were not requested. */
  bubble_range lines;
} bubble_measure;

/* The measurements of texts, in a bubble_buffer. */
typedef struct bubble_measures {
  size_t size;
  /* The measurements of the first text at all widths, in the order of the widths, then those of the second text, and so on. */
  const bubble_measure *measures;
  size_t count;
  /* The lines of all texts, one text after the other, relative to the top left corner of their text. They have no runs. */
  const bubble_line *lines;
  size_t line_count;
} bubble_measures;

/* Measures texts at several widths. Each text is analysed and shaped once. The results are the same as those of `bubble measure`.
 *
 * options: NULL for the defaults.
 * texts: An array of `count` texts; a NULL text is an empty one.
 * widths: An array of `width_count` widths, in points. There may be at most 2^24 measurements and at most 2^24 lines; more give
 * BUBBLE_ERROR_LIMIT. If there are too many lines, the buffer is empty afterwards.
 *
 * The time is linear in the length of the texts, for each width. */
BUBBLE_API bubble_status bubble_measure_texts(
    const bubble_engine *engine, const bubble_measure_options *options, const bubble_source_text *texts, size_t count,
    const double *widths, size_t width_count, bubble_buffer *buffer, bubble_measures *measures, bubble_error *error);

/* Analyses and shapes a text, to be broken into lines at any width.
 *
 * options: NULL for the defaults. */
BUBBLE_API bubble_status bubble_paragraph_create(
    const bubble_engine *engine, const bubble_measure_options *options, const bubble_source_text *text,
    bubble_paragraph **paragraph, bubble_error *error);
/* Frees a paragraph. */
BUBBLE_API void bubble_paragraph_destroy(bubble_paragraph *paragraph);

/* Measures the text at several widths. The result includes lines if the options have BUBBLE_MEASURE_LINES. */
BUBBLE_API bubble_status bubble_paragraph_measure(
    const bubble_paragraph *paragraph, const double *widths, size_t width_count, bubble_buffer *buffer, bubble_measures *measures,
    bubble_error *error);
/* Measures the text at a width. The result includes its lines. */
BUBBLE_API bubble_status bubble_paragraph_lines(
    const bubble_paragraph *paragraph, double width, bubble_buffer *buffer, bubble_measures *measures, bubble_error *error);

/* A position in a text, and which of the two characters around it the position belongs to. */
typedef struct bubble_text_position {
  /* The offset. Any offset beyond the text means the end. */
  uint32_t offset;
  /* A bubble_affinity. */
  uint32_t affinity;
} bubble_text_position;

/* The place of a caret. */
typedef struct bubble_caret {
  /* The frame of the caret, relative to the top left corner of the text. Its width is 0. */
  bubble_rect frame;
  uint32_t line;
  uint32_t is_right_to_left;
} bubble_caret;

/* A result that is a list of carets. */
typedef struct bubble_carets {
  size_t size;
  const bubble_caret *carets;
  size_t count;
} bubble_carets;

/* Returns the carets at some positions in a text at a width.
 *
 * positions: An array of `count` positions. */
BUBBLE_API bubble_status bubble_paragraph_carets(
    const bubble_paragraph *paragraph, double width, const bubble_text_position *positions, size_t count, bubble_buffer *buffer,
    bubble_carets *carets, bubble_error *error);
/* Returns the position at a point of a text at a width: the nearest edge of a grapheme cluster on the nearest line. */
BUBBLE_API bubble_status bubble_paragraph_position(
    const bubble_paragraph *paragraph, double width, double x, double y, bubble_text_position *position, bubble_error *error);
/* Returns the rectangles behind a range of a text at a width, from the first line to the last. */
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
