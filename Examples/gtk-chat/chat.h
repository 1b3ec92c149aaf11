/* What the files of the chat window share. Each file has one concern; its functions begin with its name. */

#ifndef CHAT_H
#define CHAT_H

#include <gtk/gtk.h>
#include <stdbool.h>

#include "bubble_layout.h"

typedef struct Chat Chat;

/* ---- What the window was started with (options.c) */

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

/* ---- Ids (identity.c): a bubble_id whose text is its own */

void identity_copy(bubble_id *to, const bubble_id *from);
void identity_clear(bubble_id *id);
bool identity_equal(const bubble_id *one, const bubble_id *other);
bubble_id identity_of_row(const bubble_rows_view *view, const bubble_row *row);
char *identity_text(const bubble_id *id);
void path_copy(bubble_content_path *to, const bubble_content_path *from);
void path_clear(bubble_content_path *path);
bool path_equal(const bubble_content_path *one, const bubble_content_path *other);

/* ---- Generated messages (generate.c) */

/* Messages as JSON Lines; the same for the same arguments. Ids are the numbers from `first` on. */
GString *generate_messages(int64_t first, size_t count, bool arabic);
void generate_quoted(GString *to, const char *text);

/* ---- The conversation (model.c) */

typedef struct Model {
  bubble_engine *engine;
  bubble_style *style;
  bubble_transcript *transcript;
  /* What can be seen: the transcript, or while the window is resized a slice of it (resize.c). */
  bubble_transcript *shown;
  bubble_transcript_options how;
  /* How many edits there were, and the ids of long messages that are shown whole. */
  uint64_t edits;
  GArray *expanded;
  bubble_rows *rows;
  bubble_buffer *buffer;
  /* The rows that can be seen, as of the latest layout. */
  bubble_rows_view view;
  /* By role, 0xRRGGBBAA. */
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
/* Around each edit: the reader's place is held. */
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
/* Says what went wrong; true where nothing did. */
bool model_check(bubble_status status, const bubble_error *error);

/* ---- Opening a long conversation (opening.c) */

typedef struct Opening {
  GThread *worker;
  char *messages;
  size_t length;
  bubble_transcript_options how;
  /* All of it, when it is there. */
  bubble_transcript *transcript;
  /* How many of the newest messages are shown meanwhile. */
  size_t count;
} Opening;

/* Takes the messages. */
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
/* The drawing of a row, with a margin around it, made when it is first seen. */
GdkTexture *drawings_texture(Chat *chat, const bubble_rows_view *view, const bubble_row *row, int scale);
#define DRAWING_MARGIN 8

/* ---- The list (view.c, scroll.c) */

typedef struct ScrollState {
  /* Points that the wheel has still to move, and points a second of a fling. */
  double pending, velocity;
  /* Which way the latest movement went: rows come in at that edge. */
  bool is_upward;
  gint64 last_time;
  GtkAdjustment *adjustment;
  bool adjusts;
} ScrollState;

GtkWidget *view_new(Chat *chat);
/* Asks for a layout and a frame. */
void view_invalidate(Chat *chat);
/* Lays out what can be seen now. */
void view_layout(Chat *chat);
/* The row of a message among those that can be seen; NULL for none. */
const bubble_row *view_row(Chat *chat, const bubble_id *id);
/* Moves so that a rectangle of the transcript can be seen, in the middle where it is far away. */
void view_show(Chat *chat, const bubble_id *id, const bubble_rect *rect);

GtkWidget *scroll_bar(Chat *chat);
void scroll_attach(Chat *chat);
void scroll_by(Chat *chat, double distance);
void scroll_fling(Chat *chat, double velocity);
void scroll_to(Chat *chat, double y);
void scroll_to_end(Chat *chat, bool is_end);
/* Keeps the end in sight while the window's size changes. */
void scroll_keep_end(Chat *chat);
/* Moves on by the time since the last frame; false where nothing moves. */
bool scroll_advance(Chat *chat, gint64 time);
void scroll_adjust(Chat *chat);
bool scroll_at_end(Chat *chat);

/* ---- Live resize (resize.c) */

typedef struct Resize {
  bubble_transcript *slice;
  /* The messages in the slice, and the edits that it knows of. */
  size_t first, end;
  uint64_t edits;
  bool is_active;
  GThread *worker;
  double working_width;
  guint timer;
} Resize;

/* Lays out the new width. */
void resize_width(Chat *chat);
/* Makes a slice of what can be seen, in idle time. */
void resize_prepare(Chat *chat);
/* Goes back to the whole conversation at once: before it is edited or scrolled. */
void resize_finish(Chat *chat);
/* Moves the reader's place from one transcript to the other, and shows that. */
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
/* Whether a press there leads somewhere. */
bool pointer_follows(const bubble_hit *hit);
/* Does what a press there means. */
void pointer_activate(Chat *chat, const bubble_hit *hit);
bool pointer_hit(Chat *chat, double x, double y, bubble_hit *hit);
char *pointer_address(Chat *chat, const bubble_hit *hit);

typedef struct Hover {
  bool is_inside;
  double x, y;
  /* What is there: "text", "link", "quote", "more", or nothing; and the pointer's shape. */
  const char *name, *cursor;
  /* What a press would follow, in the transcript. */
  GArray *rects;
} Hover;

void hover_attach(Chat *chat);
/* Looks again: the pointer or what is under it has moved. */
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
  /* All matches in the messages of some indices. */
  GArray *found;
  size_t first, end;
  /* The edits that they know of. */
  uint64_t edits;
  /* Where they are highlighted, which of them as the current one, and whether they are others since. */
  bubble_transcript *shown;
  size_t current;
  bool is_new;
} Matches;

void matches_forget(Matches *matches);
void matches_clear(bubble_match *match);
void matches_copy(bubble_match *to, const bubble_match *from);
/* Looks for matches in what can be seen; whether other places are highlighted than before. */
bool matches_update(Chat *chat);

/* The search for the next match, which goes on in idle time. */
typedef struct Search {
  guint idle;
  bool is_up;
  /* Where it goes on, and how many messages have not been looked through. */
  size_t place, left;
  /* The message at that place, and the edits that it knows of. */
  bubble_id edge;
  bool has_edge;
  uint64_t edits;
  /* How many slices were looked through. */
  size_t slices;
} Search;

/* Looks for the match after another, or for the first from an end on; tells find_found of it, at once or later. */
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
/* What a search came to; NULL for nothing. */
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
  /* Whom to mention, and the place of the @ whose list was closed. */
  GtkWidget *popover, *names;
  uint32_t dismissed;
  /* The end of a selection that moves. */
  uint32_t caret;
  char *reply_sender, *reply_text;
  /* What screen readers were told. */
  char *told;
} Composer;

GtkWidget *composer_new(Chat *chat);
void composer_close(Chat *chat);
void composer_changed(Chat *chat);
/* Tells screen readers what is in the field. */
void composer_tell(Chat *chat);
/* Before the window goes away. */
void composer_detach(Chat *chat);
void composer_send(Chat *chat);
void composer_reply(Chat *chat, const char *sender, const char *text);
char *composer_text(Chat *chat);
void composer_input_attach(Chat *chat);
void mentions_attach(Chat *chat);
/* Offers names where one is being typed. */
void mentions_update(Chat *chat);
void mentions_dismiss(Chat *chat);
bool mentions_are_open(Chat *chat);
/* The name that Enter takes; NULL for none. */
const char *mentions_chosen(Chat *chat);
/* Whether the list has taken a key. */
bool mentions_key(Chat *chat, guint key);
GtkWidget *mentions_emoticons(Chat *chat);

/* ---- Screen readers (access.c) */

typedef struct Access {
  /* One for each row that can be seen, and for the current message, from top to bottom. */
  GPtrArray *items;
  guint timer;
} Access;

void access_attach(Chat *chat);
/* What can be seen has changed. */
void access_update(Chat *chat);
/* Gives the keyboard to the current message, or where there is none to the list. */
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
  /* How often a picture was tried. */
  int tries;
  /* When the first frame was there, and when all messages were, in seconds from when the texts were in memory. */
  double first_frame, all;
  gint64 opened;
} Measure;

void measure_attach(Chat *chat);
void measure_layout(Chat *chat, gint64 start);
void measure_print(Chat *chat);
void measure_forget(Chat *chat);

/* ---- Driving the window from outside (commands.c, screenshot.c) */

void commands_attach(Chat *chat);
bool screenshot_save(Chat *chat, const char *path);

/* ---- All of it (main.c) */

struct Chat {
  Options options;
  GtkWidget *window, *area, *dark;
  Model model;
  Opening opening;
  Faces *faces;
  Emoji *emoji;
  Drawings *drawings;
  uint32_t theme;
  /* Where the viewport begins in the transcript, and its size. */
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
  /* The message that the keyboard is at. */
  bubble_id current;
  bool has_current;
  /* What the menu is about. */
  bubble_id menu_id;
  char *menu_address;
  GMenuModel *menu_model;
  bubble_id stream_id;
  int stream_count, stream_left;
  GtkWidget *menu;
};

/* What screen readers call a widget whose look has no words. */
void chat_name(GtkWidget *widget, const char *name);
void chat_set_dark(Chat *chat, bool is_dark);
GdkRGBA chat_color(uint32_t color, double alpha);

#endif
