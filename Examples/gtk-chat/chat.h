/* The declarations that the files of the chat window share. Each file has one purpose; its functions begin with its name. */

#ifndef CHAT_H
#define CHAT_H

#include <gtk/gtk.h>
#include <stdbool.h>

#include "bubble_layout.h"

typedef struct Chat Chat;

/* ---- The options that the window was started with (options.c) */

typedef struct Options {
  int messages;
  char *transcript;
  char *me;
  char *style;
  char *locale;
  char *screenshot;
  gboolean dark, right_to_left, arabic, measure, commands;
  int width, height;
} Options;

bool options_read(Options *options, int *count, char ***arguments);

/* ---- Ids (identity.c): a bubble_id that owns its text */

void identity_copy(bubble_id *to, const bubble_id *from);
void identity_clear(bubble_id *id);
bool identity_equal(const bubble_id *one, const bubble_id *other);
bubble_id identity_of_row(const bubble_rows_view *view, const bubble_row *row);
char *identity_text(const bubble_id *id);
void path_copy(bubble_content_path *to, const bubble_content_path *from);
void path_clear(bubble_content_path *path);
bool path_equal(const bubble_content_path *one, const bubble_content_path *other);

/* ---- Generated messages (generate.c) */

/* Returns messages as JSON Lines; the same for the same arguments. Their ids are the numbers from `first` on. */
GString *generate_messages(int64_t first, size_t count, bool arabic);
void generate_quoted(GString *to, const char *text);

/* ---- The conversation (model.c) */

typedef struct Model {
  bubble_engine *engine;
  bubble_style *style;
  bubble_transcript *transcript;
  /* The shown transcript: the whole conversation, or a slice of it while the window is resized (resize.c). */
  bubble_transcript *shown;
  bubble_transcript_options how;
  /* The number of edits so far, and the ids of the long messages that are expanded. */
  uint64_t edits;
  GArray *expanded;
  bubble_rows *rows;
  bubble_buffer *buffer;
  /* The visible rows of the latest layout. */
  bubble_rows_view view;
  /* The colours by role, 0xRRGGBBAA. */
  uint32_t colors[256];
  uint32_t accent_role, selection_role;
  char *me;
  bool arabic;
  int64_t next_id, oldest_id;
  double opening_seconds;
} Model;

bool model_open(Chat *chat, const Options *options);
void model_close(Chat *chat);
void model_set_theme(Chat *chat, uint32_t theme);
/* Call these before and after each edit: they keep the reader's place. */
void model_begin(Chat *chat);
void model_end(Chat *chat);
void model_append(Chat *chat, const char *json);
void model_prepend(Chat *chat, size_t count);
void model_append_text(Chat *chat, const bubble_id *id, const char *text);
void model_finish(Chat *chat, const bubble_id *id);
void model_expand(Chat *chat, const bubble_id *id, bool is_expanded);
bool model_is_expanded(Chat *chat, const bubble_id *id);
void model_send(Chat *chat, const char *text, const char *quote_sender, const char *quote_text);
size_t model_count(Chat *chat);
/* Returns whether a call succeeded. Reports its error if it failed. */
bool model_check(bubble_status status, const bubble_error *error);

/* ---- Opening a long conversation (opening.c) */

typedef struct Opening {
  GThread *worker;
  char *messages;
  size_t length;
  bubble_transcript_options how;
  /* The whole conversation, once it is open. */
  bubble_transcript *transcript;
  /* The number of newest messages that are shown until then. */
  size_t count;
} Opening;

/* Starts opening the messages, and takes ownership of them. */
bool opening_start(Chat *chat, char *messages, size_t length, bool is_lines);
void opening_close(Chat *chat);

/* ---- Fonts, glyphs and drawings (faces.c, emoji.c, draw.c, drawings.c) */

typedef struct Faces Faces;
Faces *faces_new(void);
void faces_free(Faces *faces);
cairo_scaled_font_t *faces_font(Faces *faces, const bubble_rows_view *view, const bubble_font *font);

typedef struct Emoji Emoji;
Emoji *emoji_new(bubble_engine *engine);
void emoji_free(Emoji *emoji);
void emoji_draw(Emoji *emoji, cairo_t *cr, const bubble_font *font, const bubble_glyph *glyph);

void draw_operations(Chat *chat, cairo_t *cr, const bubble_rows_view *view, bubble_range operations);

typedef struct Drawings Drawings;
Drawings *drawings_new(void);
void drawings_free(Drawings *drawings);
/* Returns the drawing of a row, with a margin around it; it is made when the row is first visible. */
GdkTexture *drawings_texture(Chat *chat, const bubble_rows_view *view, const bubble_row *row, int scale);
#define DRAWING_MARGIN 8

/* ---- The list (view.c, scroll.c) */

typedef struct ScrollState {
  /* The distance that the wheel still has to scroll, in points, and the speed of a fling, in points per second. */
  double pending, velocity;
  /* The direction of the latest movement: new rows appear at that edge. */
  bool is_upward;
  gint64 last_time;
  GtkAdjustment *adjustment;
  bool adjusts;
} ScrollState;

GtkWidget *view_new(Chat *chat);
/* Requests a layout and a frame. */
void view_invalidate(Chat *chat);
/* Lays out the visible rows. */
void view_layout(Chat *chat);
/* Returns the row of a visible message; NULL for other messages. */
const bubble_row *view_row(Chat *chat, const bubble_id *id);
/* Scrolls so that a rectangle of the transcript is visible; if it is far away, it comes to the middle. */
void view_show(Chat *chat, const bubble_id *id, const bubble_rect *rect);

GtkWidget *scroll_bar(Chat *chat);
void scroll_attach(Chat *chat);
void scroll_by(Chat *chat, double distance);
void scroll_fling(Chat *chat, double velocity);
void scroll_to(Chat *chat, double y);
void scroll_to_end(Chat *chat, bool is_end);
/* Keeps the end of the conversation visible while the window's size changes. */
void scroll_keep_end(Chat *chat);
/* Scrolls by the time since the last frame; returns false if nothing moves. */
bool scroll_advance(Chat *chat, gint64 time);
void scroll_adjust(Chat *chat);
bool scroll_at_end(Chat *chat);

/* ---- Live resize (resize.c) */

typedef struct Resize {
  bubble_transcript *slice;
  /* The messages in the slice, and the number of edits that the slice includes. */
  size_t first, end;
  uint64_t edits;
  bool is_active;
  GThread *worker;
  double working_width;
  guint timer;
} Resize;

/* Lays out the window's new width. */
void resize_width(Chat *chat);
/* Makes a slice of the visible messages, in idle time. */
void resize_prepare(Chat *chat);
/* Returns to the whole conversation at once, before an edit or a scroll. */
void resize_finish(Chat *chat);
/* Moves the reader's place from one transcript to another, and shows the other one. */
void resize_move_place(Chat *chat, bubble_transcript *from, bubble_transcript *to);
void resize_close(Chat *chat);

/* ---- Settling in idle time (settle.c) */

void settle_later(Chat *chat);

/* ---- Selecting and pointing (select.c, pointer.c, hover.c, keys.c, menu.c, jump.c) */

typedef struct Selection {
  bool is_set;
  bubble_position anchor, focus;
} Selection;

void select_begin(Chat *chat, double x, double y);
void select_extend(Chat *chat, double x, double y);
void select_clear(Chat *chat);
void select_copy(Chat *chat);
char *select_text(Chat *chat);
void select_snapshot(Chat *chat, GtkSnapshot *snapshot);

void pointer_attach(Chat *chat);
/* Returns whether a press at a hit opens a link or goes somewhere. */
bool pointer_follows(const bubble_hit *hit);
/* Does what a press at a hit means: opens a link, expands a message, and so on. */
void pointer_activate(Chat *chat, const bubble_hit *hit);
bool pointer_hit(Chat *chat, double x, double y, bubble_hit *hit);
/* Returns the address that a press at a hit opens; NULL for none. */
char *pointer_address(const bubble_hit *hit);

typedef struct Hover {
  bool is_inside;
  double x, y;
  /* What is under the pointer ("text", "link", "quote", "more", or nothing), and the shape of the pointer. */
  const char *name, *cursor;
  /* The rectangles of what a press would follow, in coordinates of the transcript. */
  GArray *rects;
} Hover;

void hover_attach(Chat *chat);
/* Updates the state after the pointer or the content under it has moved. */
void hover_update(Chat *chat);
void hover_snapshot(Chat *chat, GtkSnapshot *snapshot);
void hover_close(Chat *chat);

void keys_attach(Chat *chat);
void keys_snapshot(Chat *chat, GtkSnapshot *snapshot);

void menu_attach(Chat *chat);
void menu_close(Chat *chat);
void menu_open(Chat *chat, const bubble_hit *hit, double x, double y);

void jump_to_quoted(Chat *chat, const bubble_id *id);

/* ---- Finding (find.c, matches.c, search.c) */

typedef struct Matches {
  /* All matches in a range of messages. */
  GArray *found;
  size_t first, end;
  /* The number of edits that the matches include. */
  uint64_t edits;
  /* The transcript with the highlights, the current match in it, and whether the highlights are out of date. */
  bubble_transcript *shown;
  size_t current;
  bool is_new;
} Matches;

void matches_forget(Matches *matches);
void matches_clear(bubble_match *match);
void matches_copy(bubble_match *to, const bubble_match *from);
/* Updates the matches in the visible messages; returns whether the highlights have changed. */
bool matches_update(Chat *chat);

/* The search for the next match, which continues in idle time. */
typedef struct Search {
  guint idle;
  bool is_up;
  /* The index of the message to continue at, and the number of messages that are still to be searched. */
  size_t place, left;
  /* The message at that index, and the number of edits at the time. */
  bubble_id edge;
  bool has_edge;
  uint64_t edits;
  /* The number of slices that were searched. */
  size_t slices;
} Search;

/* Searches for the match after another, or for the first one from an end; calls find_found at once or later. */
void search_start(Chat *chat, const bubble_match *after, bool is_up);
void search_stop(Chat *chat);

typedef struct Find {
  GtkWidget *bar, *entry, *label;
  char *text;
  Matches matches;
  /* The current match, and the index of its message. */
  bubble_match current;
  bool has_current;
  size_t index;
  guint timer;
  Search search;
} Find;

GtkWidget *find_bar(Chat *chat);
void find_toggle(Chat *chat);
void find_start(Chat *chat, const char *text);
void find_step(Chat *chat, bool is_up);
/* Receives the result of a search; NULL for no match. */
void find_found(Chat *chat, const bubble_match *match, size_t index);
void find_close(Chat *chat);

/* ---- The composer (composer.c, composer_input.c, mentions.c) */

typedef struct Composer {
  bubble_composer *handle;
  bubble_rows *rows;
  bubble_rows_view view;
  bubble_composer_layout layout;
  GtkWidget *area, *reply_bar, *reply_label, *emoticons, *first_emoticon;
  GtkIMContext *input;
  /* The list of people to mention, and the place of the @ whose list was closed. */
  GtkWidget *popover, *names;
  uint32_t dismissed;
  /* The end of the selection that the keys move. */
  uint32_t caret;
  char *reply_sender, *reply_text;
  /* The text that screen readers received last. */
  char *told;
} Composer;

GtkWidget *composer_new(Chat *chat);
void composer_close(Chat *chat);
void composer_changed(Chat *chat);
/* Tells screen readers the text of the field. */
void composer_tell(Chat *chat);
/* Call this before the window is destroyed. */
void composer_detach(Chat *chat);
void composer_send(Chat *chat);
void composer_reply(Chat *chat, const char *sender, const char *text);
char *composer_text(Chat *chat);
void composer_input_attach(Chat *chat);
void mentions_attach(Chat *chat);
/* Offers names if the reader is typing one. */
void mentions_update(Chat *chat);
void mentions_dismiss(Chat *chat);
bool mentions_are_open(Chat *chat);
/* Returns the name that Enter inserts; NULL for none. */
const char *mentions_chosen(Chat *chat);
/* Returns whether the list has used a key. */
bool mentions_key(Chat *chat, guint key);
GtkWidget *mentions_emoticons(Chat *chat);

/* ---- Screen readers (access.c) */

typedef struct Access {
  /* An item for each visible row and for the current message, from top to bottom. */
  GPtrArray *items;
  guint timer;
} Access;

void access_attach(Chat *chat);
/* Call this after the visible rows have changed. */
void access_update(Chat *chat);
/* Gives the keyboard focus to the current message, or to the list if no message is current. */
void access_focus(Chat *chat);
void access_allocate(Chat *chat);
void access_close(Chat *chat);

/* ---- Answers that arrive piece by piece (stream.c) */

void stream_start(Chat *chat, int pieces);

/* ---- Frame times (measure.c) */

typedef enum Phase { PHASE_OTHER, PHASE_FLING, PHASE_RESIZE, PHASE_STREAM, PHASE_COUNT } Phase;

typedef struct Measure {
  GArray *layouts[PHASE_COUNT], *totals[PHASE_COUNT];
  gint64 frame_start;
  double layout;
  Phase phase;
  bool has_layout;
  /* How often a screenshot was attempted. */
  int tries;
  /* The time of the first frame, and of the layout of all messages, in seconds after the texts were in memory. */
  double first_frame, all;
  gint64 opened;
} Measure;

void measure_attach(Chat *chat);
void measure_layout(Chat *chat, gint64 start);
void measure_print(Chat *chat);
void measure_forget(Chat *chat);

/* ---- Commands from outside, for tests (commands.c, screenshot.c) */

void commands_attach(Chat *chat);
bool screenshot_save(Chat *chat, const char *path);

/* ---- The whole window (main.c) */

struct Chat {
  Options options;
  GtkWidget *window, *area, *dark;
  Model model;
  Opening opening;
  Faces *faces;
  Emoji *emoji;
  Drawings *drawings;
  uint32_t theme;
  /* The y at which the viewport begins in the transcript, and the viewport's size. */
  double y, width, height;
  double laid_out_width;
  bool is_dirty;
  guint tick, idle, stream_timer;
  ScrollState scroll;
  Resize resize;
  Selection selection;
  Hover hover;
  Access access;
  Find find;
  Composer composer;
  Measure measure;
  /* The current message, which has the keyboard focus. */
  bubble_id current;
  bool has_current;
  /* The message that the menu belongs to. */
  bubble_id menu_id;
  char *menu_address;
  GMenuModel *menu_model;
  bubble_id stream_id;
  int stream_count, stream_left;
  GtkWidget *menu;
};

/* Sets the name by which screen readers call a widget that shows no words. */
void chat_name(GtkWidget *widget, const char *name);
void chat_set_dark(Chat *chat, bool is_dark);
GdkRGBA chat_color(uint32_t color, double alpha);

#endif
