// Made from bubble_layout.h by Bindings/rust/make_bindings.py: not to be edited.

use core::ffi::c_void;
use std::os::raw::{c_char, c_uint};

pub const BUBBLE_ABI: u32 = 2;
pub const BUBBLE_VERSION_MAJOR: usize = 0;
pub const BUBBLE_VERSION_MINOR: usize = 4;
pub const BUBBLE_VERSION_PATCH: usize = 0;
pub const BUBBLE_MESSAGE_SIZE: usize = 496;
pub const BUBBLE_PLACE_SIZE: usize = 248;
/// The length of a text that ends in a NUL.
pub const BUBBLE_NUL: usize = usize::MAX;
/// No index, no string, no role.
pub const BUBBLE_NONE: u32 = u32::MAX;

/// The result of a call.
pub type bubble_status = c_uint;
pub const BUBBLE_OK: bubble_status = 0;
/// An argument is NULL, out of range, of a wrong size or not aligned.
pub const BUBBLE_ERROR_ARGUMENT: bubble_status = 1;
/// A handle was freed, never existed, or is of another kind.
pub const BUBBLE_ERROR_HANDLE: bubble_status = 2;
/// A font file cannot be used, or the bundled fonts are not found.
pub const BUBBLE_ERROR_FONTS: bubble_status = 3;
/// A style has a field that is unknown, missing or wrong, or there is no preset of that name.
pub const BUBBLE_ERROR_STYLE: bubble_status = 4;
/// The messages are in no known format.
pub const BUBBLE_ERROR_MESSAGES: bubble_status = 5;
/// There is no message, font or glyph of that number or id.
pub const BUBBLE_ERROR_NOT_FOUND: bubble_status = 6;
/// A composer has nothing to send, or its text is full.
pub const BUBBLE_ERROR_COMPOSER: bubble_status = 7;
/// There are too many handles, or something is too large.
pub const BUBBLE_ERROR_LIMIT: bubble_status = 8;

/// Why a call failed. The caller owns it and sets `size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_error {
    pub size: usize,
    pub status: u32,
    pub reserved: u32,
    /// The message in English, which names the argument, the file, the line or the field. It ends in a NUL.
    pub message: [c_char; 496],
    /// The number of the line in the messages or in the file, from 1; 0 for none. This field and the next two contain the place that the
    /// message names.
    pub line: u64,
    /// The file, or "messages" for the messages passed to the call; empty for none.
    pub file: [c_char; 248],
    /// The field of the style ("sent.fill"), or the argument ("options->locale"); empty for none.
    pub field: [c_char; 248],
}

sized!(bubble_error);

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_point {
    pub x: f64,
    pub y: f64,
}

zeroed!(bubble_point);

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

zeroed!(bubble_rect);

/// A range of elements of an array, or of bytes in `strings`. A missing string begins at BUBBLE_NONE.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_range {
    pub first: u32,
    pub count: u32,
}

zeroed!(bubble_range);

/// A range of offsets in a text; the end is exclusive.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_offsets {
    pub start: u32,
    pub end: u32,
}

zeroed!(bubble_offsets);

/// A message's id: a text if `text` is not NULL, otherwise a number. 7 and "7" are different ids.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_id {
    pub text: *const c_char,
    /// The length of the text, in bytes, or BUBBLE_NUL.
    pub length: usize,
    pub number: i64,
}

zeroed!(bubble_id);

/// The path of something in a message: a JSON Pointer (RFC 6901), in which "~0" stands for a tilde and "~1" for a slash. NULL means the
/// message's own text; for a message without one, the first text of its blocks, or else its first text of any kind. If a block has an `id`,
/// the path contains the id; otherwise it contains the block's index.
///
/// An invalid JSON Pointer gives BUBBLE_ERROR_ARGUMENT. A valid path that leads to no text counts as a text that is not shown.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_content_path {
    pub text: *const c_char,
    /// The length of the text, in bytes, or BUBBLE_NUL.
    pub length: usize,
}

zeroed!(bubble_content_path);

/// Which texts of a message to search, select or copy. 0 means BUBBLE_SCOPE_OWN.
pub type bubble_text_scope = c_uint;
/// The message's text, or the texts of its blocks.
pub const BUBBLE_SCOPE_OWN: bubble_text_scope = 1 << 0;
/// The quoted text of another message.
pub const BUBBLE_SCOPE_QUOTE: bubble_text_scope = 1 << 1;
/// Attached code.
pub const BUBBLE_SCOPE_CODE: bubble_text_scope = 1 << 2;
/// The titles, summaries and addresses of link previews.
pub const BUBBLE_SCOPE_LINKS: bubble_text_scope = 1 << 3;
/// The names of files, contacts and places.
pub const BUBBLE_SCOPE_CARDS: bubble_text_scope = 1 << 4;
/// The questions and answers of polls.
pub const BUBBLE_SCOPE_POLLS: bubble_text_scope = 1 << 5;
/// The titles of buttons.
pub const BUBBLE_SCOPE_BUTTONS: bubble_text_scope = 1 << 6;
/// Every text of a message.
pub const BUBBLE_SCOPE_ALL: bubble_text_scope = 127;

/// Fonts, and cached data about texts shaped with them. Create one and share it between threads.
#[repr(C)]
pub struct bubble_engine {
    _private: [u8; 0],
}

/// How a conversation looks. It never changes.
#[repr(C)]
pub struct bubble_style {
    _private: [u8; 0],
}

/// A laid-out conversation, which can be edited.
#[repr(C)]
pub struct bubble_transcript {
    _private: [u8; 0],
}

/// Holds the arrays of rows. Create one for each window and use it for every frame: rows from recent calls are then not made again.
#[repr(C)]
pub struct bubble_rows {
    _private: [u8; 0],
}

/// The field in which a message is typed.
#[repr(C)]
pub struct bubble_composer {
    _private: [u8; 0],
}

/// A single text, shaped, that can be broken into lines at any width. It never changes.
#[repr(C)]
pub struct bubble_paragraph {
    _private: [u8; 0],
}

/// Holds results of any length: texts, rectangles, matches, changes, outlines. Each result replaces the previous one.
#[repr(C)]
pub struct bubble_buffer {
    _private: [u8; 0],
}

/// A result that is a text.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_text {
    pub size: usize,
    pub bytes: *const c_char,
    pub length: usize,
}

sized!(bubble_text);

/// A result that is a list of rectangles.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_rects {
    pub size: usize,
    pub rects: *const bubble_rect,
    pub count: usize,
}

sized!(bubble_rects);

pub type bubble_fonts = c_uint;
/// The Noto fonts that come with the library.
pub const BUBBLE_FONTS_BUNDLED: bubble_fonts = 0;
/// The fonts that fontconfig finds, with the bundled ones as fallback.
pub const BUBBLE_FONTS_SYSTEM: bubble_fonts = 1;
/// A folder and its subfolders, in the order of its stack.txt or by path.
pub const BUBBLE_FONTS_FOLDER: bubble_fonts = 2;
/// Files, in fallback order.
pub const BUBBLE_FONTS_FILES: bubble_fonts = 3;

/// A part that the application draws itself (an attachment of the type "custom"), and for which the library requests a size. The texts end
/// in NULs, are valid until the size function returns, and are NULL if the message has none.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_custom_part {
    pub size: usize,
    /// The application's name for the part, and any data that the application stores with it.
    pub name: *const c_char,
    pub name_length: usize,
    pub data: *const c_char,
    pub data_length: usize,
    /// A description of the part in words.
    pub alternative: *const c_char,
    pub alternative_length: usize,
    /// The width, the height and the aspect (the width divided by the height) in the message, in points; negative if the message has none.
    pub width: f64,
    pub height: f64,
    pub aspect: f64,
}

sized!(bubble_custom_part);

/// Returns the size of a part that the application draws itself.
///
/// The library calls this function while it measures messages (when a transcript is opened, edited, settled or gets a new width, and when rows
/// are requested), on the thread that made the call. So several threads may run the function at once. It may be called any number of times for
/// the same part, and must always return the same size for the same arguments. The transcript is in use meanwhile: if the function calls a
/// transcript of the same engine, that call fails with BUBBLE_ERROR_ARGUMENT. The function must not wait for another thread that uses a
/// transcript of the engine, because that thread may be waiting for this one. It must not call transcripts of other engines whose size
/// functions call transcripts in turn, because two threads could then wait for each other forever. It must return normally, not by longjmp or
/// by an exception of another language.
///
/// user_data: The `sizing_data` of the options.
/// available_width: The available width, in points; INFINITY if rows have no width.
/// width, height: The function writes the size here, in points. The width is limited to the available width, and both are limited to 65536.
/// Negative lengths and NaN count as 0.
///
/// Returns nonzero if the function knows the size. After 0, the size in the message is used.
pub type bubble_sizing = unsafe extern "C" fn(user_data: *mut c_void, part: *const bubble_custom_part, available_width: f64, width: *mut f64, height: *mut f64) -> i32;

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_engine_options {
    pub size: usize,
    /// A bubble_fonts.
    pub fonts: u32,
    pub reserved: u32,
    /// The path of the folder, for BUBBLE_FONTS_FOLDER.
    pub folder: *const c_char,
    /// The paths of the files, for BUBBLE_FONTS_FILES.
    pub files: *const *const c_char,
    pub file_count: usize,
    /// The function that returns the sizes of parts that the application draws; NULL to use the sizes in messages. The function and
    /// `sizing_data` must exist until the engine and all transcripts opened with it are freed.
    pub sizing: Option<bubble_sizing>,
    pub sizing_data: *mut c_void,
    /// 1: formulas are shown as their source, unless `sizing` knows a size for them. 0: the library lays them out.
    pub plain_formulas: u32,
    pub reserved2: u32,
}

sized!(bubble_engine_options);

pub type bubble_theme = c_uint;
pub const BUBBLE_THEME_LIGHT: bubble_theme = 0;
pub const BUBBLE_THEME_DARK: bubble_theme = 1;

pub type bubble_transcript_flags = c_uint;
/// The direction of the interface is from right to left.
pub const BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT: bubble_transcript_flags = 1 << 0;
/// The reader is selecting messages. Styles with a selection mark show it.
pub const BUBBLE_TRANSCRIPT_SELECTING: bubble_transcript_flags = 1 << 1;
/// The conversation is between two people, and is shown without names and avatars.
pub const BUBBLE_TRANSCRIPT_PRIVATE: bubble_transcript_flags = 1 << 2;
/// Shows a date above the first message of each day.
pub const BUBBLE_TRANSCRIPT_DATES: bubble_transcript_flags = 1 << 3;
/// Shows a row while somebody is typing.
pub const BUBBLE_TRANSCRIPT_TYPING: bubble_transcript_flags = 1 << 4;
/// A transcript that is shorter than the viewport is placed at the viewport's lower edge.
pub const BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM: bubble_transcript_flags = 1 << 5;
/// A viewport at the end stays there when the transcript changes.
pub const BUBBLE_TRANSCRIPT_KEEPS_BOTTOM: bubble_transcript_flags = 1 << 6;
/// Heights are estimated when the transcript is opened (bubble_transcript_settle). Only bubble_transcript_open uses this.
pub const BUBBLE_TRANSCRIPT_ESTIMATED: bubble_transcript_flags = 1 << 7;
/// Text offsets, given and received, count UTF-8 bytes. Only bubble_transcript_open uses this.
pub const BUBBLE_TRANSCRIPT_UTF8_OFFSETS: bubble_transcript_flags = 1 << 8;

/// The options of a transcript: its reader, their language and time zone, and how it is displayed.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_transcript_options {
    pub size: usize,
    /// The width of the transcript, in points. Only bubble_transcript_open uses it.
    pub width: f64,
    /// A mask of bubble_transcript_flags.
    pub flags: u32,
    pub reserved: u32,
    /// The sender of the reader's own messages; NULL for a reader who takes no part.
    pub me: *const c_char,
    /// The locale, which determines the format of dates and times, and the language of words that the library adds; NULL for "en_US".
    pub locale: *const c_char,
    /// The time zone of displayed times, such as "Europe/Berlin"; NULL for "GMT".
    pub time_zone: *const c_char,
    /// Device pixels in a point, from 1/64 to 1024, to which measured sizes are rounded up; 0 for no rounding.
    pub scale: f64,
    /// The factor by which fonts are enlarged, from 0.5 to 4; 0 for 1.
    pub font_scale: f64,
    /// The message below the unread line; NULL for no line.
    pub unread: *const bubble_id,
    /// The text of the unread line; NULL for the locale's words.
    pub unread_text: *const c_char,
    /// The people of the conversation, in the order in which they joined: a JSON object of people by the `sender` of their messages, {"u1":
    /// {"name": "Ann", "color": "#8a2be2", "initials": "A", "picture": "ann.png"}}. NULL for the people in a document of messages, if it has
    /// any.
    pub people: *const c_char,
    /// The current time, in ISO 8601. Days near it are called today, yesterday or by their weekday. NULL to show only dates. The library reads
    /// no clock.
    pub now: *const c_char,
    /// Texts above the first message of a day, which replace the day's name or date: a JSON object of texts by date in the time zone,
    /// {"2025-12-25": "Christmas"}; NULL for none.
    pub day_texts: *const c_char,
    /// The people who are typing, by the `sender` of their messages: a JSON array, ["u1", "u2"]. Their avatars are shown in the typing row,
    /// which then appears even without BUBBLE_TRANSCRIPT_TYPING. NULL or empty if it is not known who is typing.
    pub typists: *const c_char,
}

sized!(bubble_transcript_options);

/// The result of reading messages.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_reading {
    pub size: usize,
    /// How many messages were added.
    pub messages: usize,
    /// How many messages were left out, and how many were repaired.
    pub skipped: usize,
    pub repaired: usize,
    /// How many were left out because their id already exists. When messages are replaced: how many were left out because no message has their
    /// id.
    pub duplicates: usize,
    /// The first problem: "messages:7: field \"delivery\": ... (repaired)"; empty for none.
    pub problem: [c_char; 256],
    /// How many seconds of the call were spent reading the messages, before any layout.
    pub seconds_reading: f64,
}

sized!(bubble_reading);

/// The size of a transcript.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_metrics {
    pub size: usize,
    /// How many messages there are.
    pub count: usize,
    /// How many of them have an estimated height.
    pub unsettled: usize,
    /// The width of the widest row, and the height of all rows.
    pub width: f64,
    pub height: f64,
}

sized!(bubble_metrics);

pub type bubble_edge = c_uint;
pub const BUBBLE_EDGE_TOP: bubble_edge = 0;
pub const BUBBLE_EDGE_BOTTOM: bubble_edge = 1;

pub type bubble_row_kind = c_uint;
pub const BUBBLE_ROW_MESSAGE: bubble_row_kind = 0;
pub const BUBBLE_ROW_DATE: bubble_row_kind = 1;
pub const BUBBLE_ROW_UNREAD: bubble_row_kind = 2;
pub const BUBBLE_ROW_TYPING: bubble_row_kind = 3;
/// A date or an avatar that floats over the rows (BUBBLE_ROWS_OVERLAY). Such rows come after all others. The frame of a date is the frame
/// of the floating date. The frame of an avatar extends from the top left corner of the avatar's row to the lower right corner of the
/// avatar.
pub const BUBBLE_ROW_FLOATING: bubble_row_kind = 4;
/// The text of a composer.
pub const BUBBLE_ROW_COMPOSER: bubble_row_kind = 5;

pub type bubble_message_role = c_uint;
pub const BUBBLE_ROLE_SENT: bubble_message_role = 0;
pub const BUBBLE_ROLE_RECEIVED: bubble_message_role = 1;
pub const BUBBLE_ROLE_NOTICE: bubble_message_role = 2;

pub type bubble_side = c_uint;
pub const BUBBLE_SIDE_LEFT: bubble_side = 0;
pub const BUBBLE_SIDE_RIGHT: bubble_side = 1;

/// A row: a message, or something between messages.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_row {
    /// A bubble_row_kind.
    pub kind: u32,
    /// A bubble_message_role, and the bubble_side of the message; BUBBLE_NONE for other rows.
    pub role: u32,
    pub side: u32,
    /// The row's bubble, as an index in `bubbles`; BUBBLE_NONE for a row without one.
    pub bubble: u32,
    /// The id of the message, or of the message below a separator: a text if `id_text` exists, otherwise a number.
    pub id_text: bubble_range,
    pub id_number: i64,
    /// The message's index; SIZE_MAX for the typing row.
    pub index: usize,
    /// The sender, and the name that is shown for them. The name is the same, unless the message or the people give another.
    pub sender: bubble_range,
    pub sender_name: bubble_range,
    /// The row's parts, in `parts`; its operations, in `operations`, if a drawing was requested; and its elements, in `cell_elements`, if they
    /// were requested.
    pub parts: bubble_range,
    pub operations: bubble_range,
    pub elements: bubble_range,
    /// The row's frame in the transcript, in points.
    pub frame: bubble_rect,
}

zeroed!(bubble_row);

/// The shape behind a message: a picture that is stretched, or a path. Relative to the row.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_bubble {
    pub frame: bubble_rect,
    /// The radii of the corners, clockwise from the top left one; 0 for a picture.
    pub corners: [f64; 4],
    /// The parts of the picture that keep their size: top, left, bottom, right.
    pub caps: [f64; 4],
    /// The width of the border, which is inside the frame.
    pub border: f64,
    /// The roles of the colours that fill the bubble and draw its border.
    pub ground: u32,
    pub ink: u32,
    /// The bubble_side that the tail points to; BUBBLE_NONE for none.
    pub tail: u32,
    /// Whether the picture is tiled, and whether it is shown as its mirror image.
    pub is_tiled: u32,
    pub is_mirrored: u32,
    /// The path to fill, and the path to stroke for the border, as indices in `paths`; BUBBLE_NONE for a picture, or if there is no border.
    pub outline: u32,
    pub border_outline: u32,
    /// The name of the picture, which is empty for a path; and the colour that the style specifies, such as "#70da39".
    pub asset: bubble_range,
    pub fill: bubble_range,
    /// The pieces of the picture, in `patches`.
    pub patches: bubble_range,
}

zeroed!(bubble_bubble);

/// A piece of a bubble's picture, and its destination.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_patch {
    /// The piece in the stored picture, in points. The pieces of a mirrored picture are drawn mirrored.
    pub source: bubble_rect,
    pub destination: bubble_rect,
    /// The size at which the piece is repeated; 0 if it is stretched.
    pub tile_width: f64,
    pub tile_height: f64,
}

zeroed!(bubble_patch);

pub type bubble_part_kind = c_uint;
pub const BUBBLE_PART_TEXT: bubble_part_kind = 0;
pub const BUBBLE_PART_LABEL: bubble_part_kind = 1;
pub const BUBBLE_PART_AVATAR: bubble_part_kind = 2;
pub const BUBBLE_PART_STATUS: bubble_part_kind = 3;
pub const BUBBLE_PART_MEDIA: bubble_part_kind = 4;
pub const BUBBLE_PART_BOX: bubble_part_kind = 5;
/// A formula, or a piece of one, in the space that its text reserves for it. `index` is the number of its object in the text at `path`,
/// `text` its source, `name` the notation of the source ("tex", "mathml"), `alternative` what a screen reader says in English, and
/// `origin` the top left corner. If lines were requested, the part has one line, whose runs contain all its glyphs. The other shapes of
/// the formula are in `rules`.
pub const BUBBLE_PART_FORMULA: bubble_part_kind = 6;

/// The role of a text.
pub type bubble_text_role = c_uint;
/// The text of a message that has no blocks.
pub const BUBBLE_TEXT_MESSAGE: bubble_text_role = 0;
pub const BUBBLE_TEXT_PARAGRAPH: bubble_text_role = 1;
/// A heading, whose level is in `level`.
pub const BUBBLE_TEXT_HEADING: bubble_text_role = 2;
/// A paragraph in an item of a list.
pub const BUBBLE_TEXT_ITEM: bubble_text_role = 3;
/// The number or the bullet of an item: part of the interface, not a text of the message.
pub const BUBBLE_TEXT_MARKER: bubble_text_role = 4;
pub const BUBBLE_TEXT_CODE: bubble_text_role = 5;
/// A cell of a table.
pub const BUBBLE_TEXT_CELL: bubble_text_role = 6;
/// The part of a details block that is always shown.
pub const BUBBLE_TEXT_SUMMARY: bubble_text_role = 7;
/// The title of an alert.
pub const BUBBLE_TEXT_TITLE: bubble_text_role = 8;
pub const BUBBLE_TEXT_FORMULA: bubble_text_role = 9;
/// Markup that the parser does not understand.
pub const BUBBLE_TEXT_HTML: bubble_text_role = 10;
/// The caption below a table.
pub const BUBBLE_TEXT_CAPTION: bubble_text_role = 11;

/// The purpose of a label.
pub type bubble_label_role = c_uint;
pub const BUBBLE_LABEL_SENDER: bubble_label_role = 0;
pub const BUBBLE_LABEL_TIME: bubble_label_role = 1;
pub const BUBBLE_LABEL_SENDER_AND_TIME: bubble_label_role = 2;
pub const BUBBLE_LABEL_EDITED: bubble_label_role = 3;
pub const BUBBLE_LABEL_QUOTE_SENDER: bubble_label_role = 4;
pub const BUBBLE_LABEL_QUOTE_TEXT: bubble_label_role = 5;
pub const BUBBLE_LABEL_TITLE: bubble_label_role = 6;
pub const BUBBLE_LABEL_DETAIL: bubble_label_role = 7;
pub const BUBBLE_LABEL_OPTION: bubble_label_role = 8;
pub const BUBBLE_LABEL_CODE: bubble_label_role = 9;
pub const BUBBLE_LABEL_BUTTON: bubble_label_role = 10;
pub const BUBBLE_LABEL_REACTION: bubble_label_role = 11;
pub const BUBBLE_LABEL_READ_MORE: bubble_label_role = 12;
pub const BUBBLE_LABEL_HIDDEN_COUNT: bubble_label_role = 13;
pub const BUBBLE_LABEL_COUNT: bubble_label_role = 14;
pub const BUBBLE_LABEL_DURATION: bubble_label_role = 15;
pub const BUBBLE_LABEL_INITIALS: bubble_label_role = 16;
/// The name in the chip of a mention.
pub const BUBBLE_LABEL_CHIP: bubble_label_role = 17;
/// The language of code, above the code.
pub const BUBBLE_LABEL_LANGUAGE: bubble_label_role = 18;
/// The number of a line of code.
pub const BUBBLE_LABEL_LINE_NUMBER: bubble_label_role = 19;
/// The header of a column, repeated in a card of a table that is shown as cards.
pub const BUBBLE_LABEL_COLUMN_TITLE: bubble_label_role = 20;
/// Below a quote. A press shows the quote's folded lines, or folds them again.
pub const BUBBLE_LABEL_UNFOLD: bubble_label_role = 21;
/// Below a long message that is shown whole. A press shortens the message again.
pub const BUBBLE_LABEL_READ_LESS: bubble_label_role = 22;
/// The equation number at the side of a formula.
pub const BUBBLE_LABEL_FORMULA_NUMBER: bubble_label_role = 23;
/// A mention in a composer.
pub const BUBBLE_LABEL_MENTION: bubble_label_role = 64;
/// The placeholder of an empty composer.
pub const BUBBLE_LABEL_PLACEHOLDER: bubble_label_role = 65;

/// The purpose of a box.
pub type bubble_box_role = c_uint;
pub const BUBBLE_BOX_QUOTE: bubble_box_role = 0;
pub const BUBBLE_BOX_QUOTE_BAR: bubble_box_role = 1;
pub const BUBBLE_BOX_QUOTE_PICTURE: bubble_box_role = 2;
pub const BUBBLE_BOX_LINK: bubble_box_role = 3;
pub const BUBBLE_BOX_LINK_PICTURE: bubble_box_role = 4;
pub const BUBBLE_BOX_VOICE: bubble_box_role = 5;
pub const BUBBLE_BOX_FILE: bubble_box_role = 6;
pub const BUBBLE_BOX_CONTACT: bubble_box_role = 7;
pub const BUBBLE_BOX_LOCATION: bubble_box_role = 8;
pub const BUBBLE_BOX_POLL: bubble_box_role = 9;
pub const BUBBLE_BOX_ICON: bubble_box_role = 10;
pub const BUBBLE_BOX_OPTION: bubble_box_role = 11;
pub const BUBBLE_BOX_WAVEFORM: bubble_box_role = 12;
pub const BUBBLE_BOX_TRACK: bubble_box_role = 13;
pub const BUBBLE_BOX_SHARE: bubble_box_role = 14;
pub const BUBBLE_BOX_CODE: bubble_box_role = 15;
pub const BUBBLE_BOX_BUTTON: bubble_box_role = 16;
pub const BUBBLE_BOX_REACTION: bubble_box_role = 17;
pub const BUBBLE_BOX_CAPSULE: bubble_box_role = 18;
pub const BUBBLE_BOX_PLAY: bubble_box_role = 19;
pub const BUBBLE_BOX_PILL: bubble_box_role = 20;
pub const BUBBLE_BOX_LINE: bubble_box_role = 21;
pub const BUBBLE_BOX_SELECTION: bubble_box_role = 22;
/// An icon that is not visible until a swipe uncovers it.
pub const BUBBLE_BOX_SWIPE: bubble_box_role = 23;
/// A part that the application draws itself.
pub const BUBBLE_BOX_CUSTOM: bubble_box_role = 24;
/// An emoji of the application in a text.
pub const BUBBLE_BOX_EMOJI: bubble_box_role = 25;
/// The background of a mention in a text.
pub const BUBBLE_BOX_MENTION: bubble_box_role = 26;
/// The bar at the side of a block quote.
pub const BUBBLE_BOX_BAR: bubble_box_role = 27;
/// A line across a message, or between the cells of a table.
pub const BUBBLE_BOX_RULE: bubble_box_role = 28;
/// The box around a table.
pub const BUBBLE_BOX_TABLE: bubble_box_role = 29;
/// The box around a cell of a table.
pub const BUBBLE_BOX_CELL: bubble_box_role = 30;
/// The check box of a task, ticked if the task is done.
pub const BUBBLE_BOX_TASK: bubble_box_role = 31;
/// The icon that copies code.
pub const BUBBLE_BOX_COPY: bubble_box_role = 32;
/// An icon by itself. In the footer: the message is pinned, disappears, or was seen by this many people. In a button: what a press does.
/// In the text: the message was deleted.
pub const BUBBLE_BOX_SIGN: bubble_box_role = 33;
pub const BUBBLE_BOX_CALL: bubble_box_role = 34;
/// The background of an alert.
pub const BUBBLE_BOX_ALERT: bubble_box_role = 35;
/// The sign at the end of a text that still grows: a caret, or three dots. Its shapes are its bars.
pub const BUBBLE_BOX_GROWING: bubble_box_role = 36;

/// The icon in the middle of a box.
pub type bubble_sign = c_uint;
pub const BUBBLE_SIGN_PLAY: bubble_sign = 0;
pub const BUBBLE_SIGN_FILE: bubble_sign = 1;
pub const BUBBLE_SIGN_PERSON: bubble_sign = 2;
pub const BUBBLE_SIGN_PLACE: bubble_sign = 3;
pub const BUBBLE_SIGN_PICTURE: bubble_sign = 4;
pub const BUBBLE_SIGN_CHECK: bubble_sign = 5;
pub const BUBBLE_SIGN_REPLY: bubble_sign = 6;
pub const BUBBLE_SIGN_COPY: bubble_sign = 7;
/// The message is pinned.
pub const BUBBLE_SIGN_PIN: bubble_sign = 8;
/// The number of people who have seen the message is next to this icon.
pub const BUBBLE_SIGN_EYE: bubble_sign = 9;
/// The message disappears.
pub const BUBBLE_SIGN_TIMER: bubble_sign = 10;
/// Something is being downloaded.
pub const BUBBLE_SIGN_LOADING: bubble_sign = 11;
/// A press downloads something.
pub const BUBBLE_SIGN_DOWNLOAD: bubble_sign = 12;
/// Something no longer exists.
pub const BUBBLE_SIGN_MISSING: bubble_sign = 13;
/// Something could not be downloaded or sent.
pub const BUBBLE_SIGN_FAILED: bubble_sign = 14;
/// A call.
pub const BUBBLE_SIGN_PHONE: bubble_sign = 15;
/// A video call.
pub const BUBBLE_SIGN_CAMERA: bubble_sign = 16;
/// A call that nobody answered.
pub const BUBBLE_SIGN_MISSED_CALL: bubble_sign = 17;
/// A press opens an address.
pub const BUBBLE_SIGN_OPEN: bubble_sign = 18;
/// The message was deleted.
pub const BUBBLE_SIGN_DELETED: bubble_sign = 19;
/// Something is being sent.
pub const BUBBLE_SIGN_UPLOADING: bubble_sign = 20;
/// An i in a ring: a note.
pub const BUBBLE_SIGN_NOTE: bubble_sign = 21;
/// A light bulb: a tip.
pub const BUBBLE_SIGN_TIP: bubble_sign = 22;
/// An exclamation mark in a speech bubble: something important.
pub const BUBBLE_SIGN_IMPORTANT: bubble_sign = 23;
/// An exclamation mark in a triangle: a warning.
pub const BUBBLE_SIGN_WARNING: bubble_sign = 24;
/// An exclamation mark in an octagon: caution.
pub const BUBBLE_SIGN_CAUTION: bubble_sign = 25;
/// An angle that points down: details that are open.
pub const BUBBLE_SIGN_EXPANDED: bubble_sign = 26;
/// An angle that points to the right or to the left: closed details.
pub const BUBBLE_SIGN_COLLAPSED_RIGHT: bubble_sign = 27;
pub const BUBBLE_SIGN_COLLAPSED_LEFT: bubble_sign = 28;
/// A cross: the reader's answer of a quiz is wrong.
pub const BUBBLE_SIGN_CROSS: bubble_sign = 29;
/// A film camera and a cross: a video call that nobody answered.
pub const BUBBLE_SIGN_MISSED_VIDEO_CALL: bubble_sign = 30;

pub type bubble_delivery = c_uint;
pub const BUBBLE_DELIVERY_SENDING: bubble_delivery = 0;
pub const BUBBLE_DELIVERY_SENT: bubble_delivery = 1;
pub const BUBBLE_DELIVERY_DELIVERED: bubble_delivery = 2;
pub const BUBBLE_DELIVERY_READ: bubble_delivery = 3;
pub const BUBBLE_DELIVERY_FAILED: bubble_delivery = 4;

pub type bubble_media_kind = c_uint;
pub const BUBBLE_MEDIA_IMAGE: bubble_media_kind = 0;
pub const BUBBLE_MEDIA_VIDEO: bubble_media_kind = 1;
pub const BUBBLE_MEDIA_ANIMATION: bubble_media_kind = 2;
pub const BUBBLE_MEDIA_STICKER: bubble_media_kind = 3;
pub const BUBBLE_MEDIA_VIDEO_NOTE: bubble_media_kind = 4;

/// Whether a picture or a file is available.
pub type bubble_media_state = c_uint;
pub const BUBBLE_MEDIA_READY: bubble_media_state = 0;
pub const BUBBLE_MEDIA_LOADING: bubble_media_state = 1;
pub const BUBBLE_MEDIA_MISSING: bubble_media_state = 2;
pub const BUBBLE_MEDIA_FAILED: bubble_media_state = 3;
/// Being sent.
pub const BUBBLE_MEDIA_UPLOADING: bubble_media_state = 4;
/// Not downloaded yet. It is downloaded when the reader requests it.
pub const BUBBLE_MEDIA_REMOTE: bubble_media_state = 5;

pub type bubble_alignment = c_uint;
pub const BUBBLE_ALIGN_START: bubble_alignment = 0;
pub const BUBBLE_ALIGN_END: bubble_alignment = 1;
pub const BUBBLE_ALIGN_LEFT: bubble_alignment = 2;
pub const BUBBLE_ALIGN_RIGHT: bubble_alignment = 3;
pub const BUBBLE_ALIGN_CENTER: bubble_alignment = 4;
pub const BUBBLE_ALIGN_JUSTIFY: bubble_alignment = 5;

pub type bubble_part_flags = c_uint;
/// A picture that is cropped to the shape of the bubble, tail included.
pub const BUBBLE_PART_MASKED: bubble_part_flags = 1 << 0;
/// A dimmed picture, over which the number of further pictures is shown.
pub const BUBBLE_PART_VEILED: bubble_part_flags = 1 << 1;
/// The mark or the bar of a poll answer that the reader has chosen.
pub const BUBBLE_PART_CHOSEN: bubble_part_flags = 1 << 2;
/// A box that is not visible until a swipe uncovers it.
pub const BUBBLE_PART_HIDDEN: bubble_part_flags = 1 << 3;
/// The part has corner radii of its own, in `corners`.
pub const BUBBLE_PART_CORNERS: bubble_part_flags = 1 << 4;
/// A formula in display style, as on a separate line.
pub const BUBBLE_PART_DISPLAY: bubble_part_flags = 1 << 5;
/// A spoiler covers the part. Of a picture, draw the background with an icon of an eye; of another box, only the background, without
/// icon, bars and picture. Letters are covered as the spans of their text say (BUBBLE_LOOK_SPOILER).
pub const BUBBLE_PART_COVERED: bubble_part_flags = 1 << 6;
/// A delivery state as a check mark in a circle, two circles for more than sent, and filled ones for read; without this flag, check marks.
pub const BUBBLE_PART_CIRCLES: bubble_part_flags = 1 << 7;
/// The mark of the right answer of a quiz.
pub const BUBBLE_PART_RIGHT: bubble_part_flags = 1 << 8;
/// The mark of a wrong answer that the reader has chosen.
pub const BUBBLE_PART_WRONG: bubble_part_flags = 1 << 9;

/// A part of a row; parts are listed from back to front. Fields that do not apply to its kind are 0, BUBBLE_NONE or empty.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_part {
    /// A bubble_part_kind.
    pub kind: u32,
    /// For a text, a bubble_text_role; for a label, a bubble_label_role; for a box, a bubble_box_role.
    pub role: u32,
    /// The number of the part's attachment, button, reaction or answer; BUBBLE_NONE if there can be only one.
    pub index: u32,
    /// A mask of bubble_part_flags.
    pub flags: u32,
    /// The roles of the colours of the text, icon or line, and of the background.
    pub ink: u32,
    pub ground: u32,
    /// For a box, a bubble_sign; for a status, a bubble_delivery; for media, a bubble_media_state; BUBBLE_NONE for none.
    pub sign: u32,
    /// For media, a bubble_media_kind.
    pub media: u32,
    /// For a label, a bubble_alignment.
    pub alignment: u32,
    /// The role of the colour that dims a picture; BUBBLE_NONE for one that is not dimmed.
    pub veil: u32,
    /// For a heading, its level, from 1 to 6.
    pub level: u32,
    /// For media and for the icon of a file, how much has been downloaded or sent, in thousandths; BUBBLE_NONE if it is unknown.
    pub progress: u32,
    /// The frame of the part, relative to the row.
    pub frame: bubble_rect,
    /// For media, the frame of the whole picture, which `frame` may crop.
    pub picture: bubble_rect,
    /// The radii of the corners, clockwise from the top left one.
    pub corners: [f64; 4],
    /// For an avatar and for the frame of a table, the width of its border.
    pub border: f64,
    /// The top left corner of the part's lines.
    pub origin: bubble_point,
    /// The content of a text or a label. Offsets in lines refer to it.
    pub text: bubble_range,
    /// The path of that text in the message (bubble_content_path); empty for times, names and other words of the interface.
    pub path: bubble_range,
    /// The whole text, if `text` is only its beginning.
    pub whole_text: bubble_range,
    /// The colour that the style specifies for the text, or for the border of an avatar, such as "#000000".
    pub color: bubble_range,
    /// The lines of the text, in `lines`, if they were requested.
    pub lines: bubble_range,
    /// Links, mentions and other detected data, and formatted ranges; both are in `spans`.
    pub detected: bubble_range,
    pub spans: bubble_range,
    /// The bars of a waveform, in `bars`.
    pub bars: bubble_range,
    /// For a box, the application's name for its own part, emoji or button, or the id of the mentioned person. For an avatar that is not the
    /// sender's, the person that it belongs to.
    pub name: bubble_range,
    /// A description in words of a picture, or of a part that the application draws.
    pub alternative: bubble_range,
    /// A person's own colour, such as "#8a2be2", the same in both themes. It replaces `ink` for a label, and `ground` for a box or an
    /// avatar. For a formula, the colour that the message gives to the text around it, which replaces `ink`.
    pub tint: bubble_range,
    /// For an avatar, the address of the person's picture, from the people. For a picture of a message, the address to which a press on it
    /// leads, exactly as in the message.
    pub address: bubble_range,
}

zeroed!(bubble_part);

/// The kind of a span.
pub type bubble_span_kind = c_uint;
pub const BUBBLE_SPAN_LINK: bubble_span_kind = 0;
pub const BUBBLE_SPAN_MAIL: bubble_span_kind = 1;
pub const BUBBLE_SPAN_PHONE: bubble_span_kind = 2;
pub const BUBBLE_SPAN_MENTION: bubble_span_kind = 3;
pub const BUBBLE_SPAN_TAG: bubble_span_kind = 4;
pub const BUBBLE_SPAN_DATE: bubble_span_kind = 5;
pub const BUBBLE_SPAN_ADDRESS: bubble_span_kind = 6;
/// A range that is formatted, links somewhere or has a tag: `looks` and the fields after it describe it.
pub const BUBBLE_SPAN_STYLED: bubble_span_kind = 16;

/// The formatting of a range of a text. Values can be combined.
pub type bubble_look = c_uint;
pub const BUBBLE_LOOK_BOLD: bubble_look = 1 << 0;
pub const BUBBLE_LOOK_ITALIC: bubble_look = 1 << 1;
/// In the font for code.
pub const BUBBLE_LOOK_CODE: bubble_look = 1 << 2;
pub const BUBBLE_LOOK_UNDERLINE: bubble_look = 1 << 3;
/// Struck through.
pub const BUBBLE_LOOK_STRIKE: bubble_look = 1 << 4;
/// Covered until the reader uncovers it.
pub const BUBBLE_LOOK_SPOILER: bubble_look = 1 << 5;
/// Highlighted, as with a marker pen.
pub const BUBBLE_LOOK_MARK: bubble_look = 1 << 6;
/// Subscript: smaller and lower.
pub const BUBBLE_LOOK_SUB: bubble_look = 1 << 7;
/// Superscript: smaller and higher.
pub const BUBBLE_LOOK_SUP: bubble_look = 1 << 8;

/// A range of a text that has a meaning or is formatted. Spans may overlap; then their formatting is combined.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_span {
    /// A bubble_span_kind.
    pub kind: u32,
    pub range: bubble_offsets,
    /// The roles of the colours of the text and of its background; BUBBLE_NONE for none.
    pub ink: u32,
    pub ground: u32,
    /// A mask of bubble_look; 0 for none.
    pub looks: u32,
    /// The application's name for the range.
    pub tag: bubble_range,
    /// The address that the range links to, for detected data as in bubble_hit, and the title of the link.
    pub href: bubble_range,
    pub title: bubble_range,
    /// The label of the footnote that the range refers to.
    pub footnote: bubble_range,
    /// The colours that the message specifies for the text and its background, such as "#0a84ff".
    pub color: bubble_range,
    pub background: bubble_range,
}

zeroed!(bubble_span);

/// Why a line ends.
pub type bubble_line_ending = c_uint;
pub const BUBBLE_ENDING_TEXT: bubble_line_ending = 0;
pub const BUBBLE_ENDING_HARD: bubble_line_ending = 1;
pub const BUBBLE_ENDING_SOFT: bubble_line_ending = 2;
/// At a soft hyphen, which is shown as a hyphen.
pub const BUBBLE_ENDING_HYPHEN: bubble_line_ending = 3;
/// Inside a word that is wider than the line.
pub const BUBBLE_ENDING_EMERGENCY: bubble_line_ending = 4;
/// An ellipsis replaces the rest.
pub const BUBBLE_ENDING_TRUNCATED: bubble_line_ending = 5;

/// A line of text.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_line {
    /// The range of the whole line, including its trailing white space and line break, and the end of its visible text.
    pub range: bubble_offsets,
    pub visible_end: u32,
    /// A bubble_line_ending.
    pub ending: u32,
    /// The range of text that an ellipsis replaces; BUBBLE_NONE if nothing is replaced.
    pub hidden: bubble_offsets,
    pub is_right_to_left: u32,
    /// How many characters of the line no font has.
    pub missing: u32,
    /// The runs of the line, in `runs`, if glyphs were requested.
    pub runs: bubble_range,
    /// The frame, as wide as the visible text and as high as the line.
    pub frame: bubble_rect,
    /// The y of the baseline, and how far the fonts extend above and below it.
    pub baseline: f64,
    pub ascent: f64,
    pub descent: f64,
    /// The width of the white space that hangs beyond the line's end.
    pub hanging_width: f64,
}

zeroed!(bubble_line);

/// Glyphs of one font and direction, from left to right.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_run {
    /// The index of the font, in `fonts`.
    pub font: u32,
    pub is_right_to_left: u32,
    /// The range of text that the run shows.
    pub range: bubble_offsets,
    /// The glyphs, in `glyphs`, and their clusters, at the same indices in `clusters`.
    pub glyphs: bubble_range,
    /// The OpenType features that are set in addition to the font's defaults, in `features`.
    pub features: bubble_range,
}

zeroed!(bubble_run);

/// An OpenType feature.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_feature {
    /// The tag: four characters, such as 0x746e756d for "tnum".
    pub tag: u32,
    /// The value: 0 for off, 1 for on, or the number of an alternate.
    pub value: u32,
}

zeroed!(bubble_feature);

/// A glyph and the position of its origin, with the memory layout of Cairo's cairo_glyph_t.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_glyph {
    /// The number of the glyph in its font.
    pub id: u64,
    pub x: f64,
    pub y: f64,
}

zeroed!(bubble_glyph);

pub type bubble_font_flags = c_uint;
/// The family has no bold, so strokes have to be thickened by a twenty-fourth of the size.
pub const BUBBLE_FONT_BOLD: bubble_font_flags = 1 << 0;
/// The family has no italic, so letters have to be slanted to the right by one in four.
pub const BUBBLE_FONT_ITALIC: bubble_font_flags = 1 << 1;
/// Glyphs are coloured; most are pictures (bubble_engine_glyph_image).
pub const BUBBLE_FONT_COLOR: bubble_font_flags = 1 << 2;

/// A font at a size.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_font {
    /// A number that is the same for the same font, size and settings in all rows of an engine. A renderer can cache its own fonts by this
    /// number.
    pub id: u32,
    /// A mask of bubble_font_flags.
    pub flags: u32,
    /// The size of the em, in points.
    pub point_size: f64,
    /// The index of the face in the file, from 0; the number of font units per em; and the ascent and the descent, in font units from the
    /// baseline.
    pub face_index: u32,
    pub units_per_em: u32,
    pub ascent: i32,
    pub descent: i32,
    /// The path of the file, the PostScript name, the family and the style.
    pub file: bubble_range,
    pub name: bubble_range,
    pub family: bubble_range,
    pub style: bubble_range,
    /// The settings of its axes, in `variations`.
    pub variations: bubble_range,
}

zeroed!(bubble_font);

/// A setting of an axis of a variable font.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_variation {
    /// The tag of the axis: four characters, such as 0x77676874 for "wght".
    pub axis: u32,
    pub value: f32,
}

zeroed!(bubble_variation);

pub type bubble_operation_kind = c_uint;
/// Fills a path by the non-zero rule.
pub const BUBBLE_OPERATION_FILL: bubble_operation_kind = 0;
/// Draws a line along a path, with round ends and corners.
pub const BUBBLE_OPERATION_STROKE: bubble_operation_kind = 1;
/// Draws glyphs of a font. Coloured ones have their own colours.
pub const BUBBLE_OPERATION_GLYPHS: bubble_operation_kind = 2;
/// Draw the picture of a subject, if you have it, over `frame`, scaled to fill it and clipped to the path. Then skip the next
/// `placeholder_count` operations, which draw the placeholder.
pub const BUBBLE_OPERATION_PICTURE: bubble_operation_kind = 3;
/// Draw nothing. If you have the picture of the subject, skip the next `placeholder_count` operations.
pub const BUBBLE_OPERATION_PLACEHOLDER: bubble_operation_kind = 4;

#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_operation {
    /// A bubble_operation_kind.
    pub kind: u32,
    /// The role of the colour; BUBBLE_NONE for a colour of a bubble's picture.
    pub role: u32,
    /// The colour, as 0xRRGGBBAA in the requested theme, not premultiplied.
    pub color: u32,
    /// The path that is drawn, and the path that the drawing is clipped to, as indices in `paths`; BUBBLE_NONE for none.
    pub path: u32,
    pub clip: u32,
    /// For glyphs, their font, in `fonts`, and the glyphs, in `glyphs`.
    pub font: u32,
    pub glyphs: bubble_range,
    /// For a gradient from `top` to `bottom`, its colours, in `stops`; empty for a single colour.
    pub stops: bubble_range,
    /// For a picture, its subject, in `subjects`, and the number of operations that draw its placeholder.
    pub subject: u32,
    pub placeholder_count: u32,
    /// For a stroke, its width.
    pub width: f64,
    pub top: f64,
    pub bottom: f64,
    /// For a picture, its frame.
    pub frame: bubble_rect,
}

zeroed!(bubble_operation);

/// A step of a path, with the number of points that it takes.
pub type bubble_verb = c_uint;
/// 1 point.
pub const BUBBLE_VERB_MOVE: bubble_verb = 0;
/// 1 point.
pub const BUBBLE_VERB_LINE_TO: bubble_verb = 1;
/// 2 points: the control point and the end.
pub const BUBBLE_VERB_QUADRATIC: bubble_verb = 2;
/// 3 points: two control points and the end.
pub const BUBBLE_VERB_CUBIC: bubble_verb = 3;
/// No points.
pub const BUBBLE_VERB_CLOSE: bubble_verb = 4;

/// A path: its steps, in `verbs`, and their points, in `points`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_path {
    pub verbs: bubble_range,
    pub points: bubble_range,
}

zeroed!(bubble_path);

/// A colour of a gradient.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_stop {
    /// The place of the colour, from 0 at the top to 1 at the bottom.
    pub offset: f64,
    /// The colour, as 0xRRGGBBAA.
    pub color: u32,
    pub reserved: u32,
}

zeroed!(bubble_stop);

pub type bubble_subject_kind = c_uint;
pub const BUBBLE_SUBJECT_AVATAR: bubble_subject_kind = 0;
pub const BUBBLE_SUBJECT_ATTACHMENT: bubble_subject_kind = 1;
pub const BUBBLE_SUBJECT_QUOTE: bubble_subject_kind = 2;
pub const BUBBLE_SUBJECT_EMOJI: bubble_subject_kind = 3;

/// The subject of a picture: a sender, an attachment of a message, the picture of a quote, or an emoji of the application.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_subject {
    /// A bubble_subject_kind.
    pub kind: u32,
    /// For an attachment, its index.
    pub index: u32,
    pub sender: bubble_range,
    pub id_text: bubble_range,
    pub id_number: i64,
    /// The application's name for the emoji.
    pub emoji: bubble_range,
}

zeroed!(bubble_subject);

/// The kind of an object in a text.
pub type bubble_object_kind = c_uint;
pub const BUBBLE_OBJECT_EMOJI: bubble_object_kind = 0;
pub const BUBBLE_OBJECT_MENTION: bubble_object_kind = 1;
pub const BUBBLE_OBJECT_FORMULA: bubble_object_kind = 2;
pub const BUBBLE_OBJECT_IMAGE: bubble_object_kind = 3;
pub const BUBBLE_OBJECT_CITATION: bubble_object_kind = 4;

/// Something that replaces words in a message's text: an emoji of the application, a picture, a formula, or a mention or a citation in a
/// chip. Its frame is the frame of the box with the same index and the role BUBBLE_BOX_EMOJI, or BUBBLE_BOX_MENTION for chips.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_object {
    /// The part that contains the text, as an index in `parts`.
    pub part: u32,
    /// A bubble_object_kind.
    pub kind: u32,
    /// The number of the object in the text, and the offset of its U+FFFC.
    pub index: u32,
    pub offset: u32,
    /// The application's name for the emoji or the person.
    pub name: bubble_range,
    /// The words that the object represents, which are copied, found and read aloud.
    pub text: bubble_range,
}

zeroed!(bubble_object);

/// The shapes of the rules of formulas.
pub type bubble_rule_shape = c_uint;
/// The whole frame is filled.
pub const BUBBLE_RULE_FILLED: bubble_rule_shape = 0;
/// A line along the edges of the frame, inside it.
pub const BUBBLE_RULE_BOX: bubble_rule_shape = 1;
/// A line from the bottom left corner to the top right corner.
pub const BUBBLE_RULE_UP_DIAGONAL: bubble_rule_shape = 2;
/// A line from the top left corner to the bottom right corner.
pub const BUBBLE_RULE_DOWN_DIAGONAL: bubble_rule_shape = 3;

/// A shape in a formula that is not a glyph: the bar of a fraction, a line of a table. The operations that draw the row include it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_rule {
    /// The part that contains the formula, as an index in `parts`.
    pub part: u32,
    /// A bubble_rule_shape.
    pub shape: u32,
    /// The colour of the rule, as 0xRRGGBBAA. If `has_color` is 0, the rule has the colour of the part's `ink`.
    pub color: u32,
    pub has_color: u32,
    /// Whether the rule is behind the glyphs.
    pub is_behind: u32,
    pub reserved: u32,
    /// The frame of the rule, relative to the row.
    pub frame: bubble_rect,
    /// The thickness of the rule's lines, in points.
    pub thickness: f64,
}

zeroed!(bubble_rule);

/// A run of a formula with a colour of its own.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_colored_run {
    /// The index of the run, in `runs`.
    pub run: u32,
    /// The colour, as 0xRRGGBBAA.
    pub color: u32,
}

zeroed!(bubble_colored_run);

/// A range of one of a message's texts with a background colour. The operations that draw the row include it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_highlight {
    /// The index of the row, in `rows`.
    pub row: u32,
    /// The role of the colour, such as "sent.match". The letters have the role "matchText" of the same surface.
    pub role: u32,
    /// The path of the text (bubble_content_path), in `strings`.
    pub path: bubble_range,
    pub range: bubble_offsets,
    /// The rectangles of the range, in `highlight_rects`, relative to the row.
    pub rects: bubble_range,
}

zeroed!(bubble_highlight);

/// The kind of an element of a cell.
pub type bubble_cell_element_kind = c_uint;
/// The sender's name in the bubble.
pub const BUBBLE_CELL_NAME: bubble_cell_element_kind = 0;
/// The message's text.
pub const BUBBLE_CELL_TEXT: bubble_cell_element_kind = 1;
/// The quote of the message that this one replies to.
pub const BUBBLE_CELL_QUOTE: bubble_cell_element_kind = 2;
/// The pictures and videos of the message.
pub const BUBBLE_CELL_MEDIA: bubble_cell_element_kind = 3;
/// One of the pictures and videos.
pub const BUBBLE_CELL_PICTURE: bubble_cell_element_kind = 4;
/// A link preview.
pub const BUBBLE_CELL_LINK: bubble_cell_element_kind = 5;
/// A voice message, a file, a contact, a place, or a part that the application draws.
pub const BUBBLE_CELL_CARD: bubble_cell_element_kind = 6;
/// A poll.
pub const BUBBLE_CELL_POLL: bubble_cell_element_kind = 7;
/// An answer of a poll.
pub const BUBBLE_CELL_OPTION: bubble_cell_element_kind = 8;
/// An attached code block.
pub const BUBBLE_CELL_CODE: bubble_cell_element_kind = 9;
pub const BUBBLE_CELL_REACTIONS: bubble_cell_element_kind = 10;
pub const BUBBLE_CELL_REACTION: bubble_cell_element_kind = 11;
pub const BUBBLE_CELL_BUTTONS: bubble_cell_element_kind = 12;
pub const BUBBLE_CELL_BUTTON: bubble_cell_element_kind = 13;
/// The mark of an edited message, the time and the delivery state in the bubble.
pub const BUBBLE_CELL_FOOTER: bubble_cell_element_kind = 14;
/// A label outside the bubble.
pub const BUBBLE_CELL_LABEL: bubble_cell_element_kind = 15;
pub const BUBBLE_CELL_AVATAR: bubble_cell_element_kind = 16;
/// The delivery state outside the bubble.
pub const BUBBLE_CELL_STATUS: bubble_cell_element_kind = 17;
/// The mark that selects the message.
pub const BUBBLE_CELL_SELECTION: bubble_cell_element_kind = 18;
/// The icon that a swipe uncovers.
pub const BUBBLE_CELL_SWIPE: bubble_cell_element_kind = 19;
/// A block of a message that consists of blocks; `type` is its type.
pub const BUBBLE_CELL_BLOCK: bubble_cell_element_kind = 20;
/// The original sender of a forwarded message.
pub const BUBBLE_CELL_FORWARDED: bubble_cell_element_kind = 21;
/// The summary of the replies to the message in its thread.
pub const BUBBLE_CELL_THREAD: bubble_cell_element_kind = 22;
/// The people who have seen the message, below the bubble.
pub const BUBBLE_CELL_SEEN_BY: bubble_cell_element_kind = 23;

/// An item of a row's content, such as a quote, a picture, an answer of a poll or a block, with the parts that show it. Elements form a
/// tree. They are listed in painting order, each before its inner elements. Each part belongs to one element.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_cell_element {
    /// A bubble_cell_element_kind.
    pub kind: u32,
    /// The depth in the tree: 0 for an outermost element, 1 for an element inside it, and so on.
    pub depth: u32,
    /// The index of the row, in `rows`.
    pub row: u32,
    /// The element that contains this one, as an index in `cell_elements`; BUBBLE_NONE for none.
    pub parent: u32,
    /// For a block, its type as in messages ("list", "table"), or "item" and "footnote" for the contents of lists and notes. Empty for other
    /// elements.
    pub type_: bubble_range,
    /// The path of the content in the message (bubble_content_path). An element that shows no field of the message has a path of its own, such
    /// as "/footer".
    pub path: bubble_range,
    /// The parts of the element, in `parts`, including those of its inner elements.
    pub parts: bubble_range,
    /// The frame, relative to the row; for an element that scrolls, the visible area.
    pub frame: bubble_rect,
    /// The size of the scrolling content, of which the frame shows a part; 0 if nothing scrolls. Parts are in their unscrolled positions.
    pub scroll_width: f64,
    pub scroll_height: f64,
    /// Whether scrolling content begins at the right edge of the frame and continues beyond its left edge.
    pub scrolls_from_right: u32,
    pub reserved: u32,
}

zeroed!(bubble_cell_element);

pub type bubble_rows_flags = c_uint;
/// Includes the lines of texts and labels.
pub const BUBBLE_ROWS_LINES: bubble_rows_flags = 1 << 0;
/// Includes lines, with their runs and glyphs.
pub const BUBBLE_ROWS_GLYPHS: bubble_rows_flags = 1 << 1;
/// Includes the operations that draw the rows.
pub const BUBBLE_ROWS_DRAWING: bubble_rows_flags = 1 << 2;
/// Includes dates and avatars that float over the rows, as additional rows that have only operations.
pub const BUBBLE_ROWS_OVERLAY: bubble_rows_flags = 1 << 3;
/// Includes the elements of messages.
pub const BUBBLE_ROWS_ELEMENTS: bubble_rows_flags = 1 << 4;

/// Which rows to return, and with which data.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_rows_request {
    pub size: usize,
    /// The viewport, and how far beyond its edges rows are requested.
    pub y: f64,
    pub height: f64,
    pub overscan: f64,
    /// A mask of bubble_rows_flags.
    pub flags: u32,
    /// The bubble_theme of the drawing's colours.
    pub theme: u32,
}

sized!(bubble_rows_request);

/// The arrays of rows. They belong to the bubble_rows, and are valid until it is filled again or freed.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_rows_view {
    pub size: usize,
    pub rows: *const bubble_row,
    pub row_count: usize,
    pub bubbles: *const bubble_bubble,
    pub bubble_count: usize,
    pub patches: *const bubble_patch,
    pub patch_count: usize,
    pub parts: *const bubble_part,
    pub part_count: usize,
    pub spans: *const bubble_span,
    pub span_count: usize,
    pub bars: *const bubble_rect,
    pub bar_count: usize,
    pub lines: *const bubble_line,
    pub line_count: usize,
    pub runs: *const bubble_run,
    pub run_count: usize,
    pub glyphs: *const bubble_glyph,
    /// For each glyph, the offset of the text that it belongs to.
    pub clusters: *const u32,
    pub glyph_count: usize,
    pub features: *const bubble_feature,
    pub feature_count: usize,
    pub fonts: *const bubble_font,
    pub font_count: usize,
    pub variations: *const bubble_variation,
    pub variation_count: usize,
    pub operations: *const bubble_operation,
    pub operation_count: usize,
    pub paths: *const bubble_path,
    pub path_count: usize,
    pub verbs: *const u8,
    pub verb_count: usize,
    pub points: *const bubble_point,
    pub point_count: usize,
    pub stops: *const bubble_stop,
    pub stop_count: usize,
    pub subjects: *const bubble_subject,
    pub subject_count: usize,
    /// The strings, in UTF-8; each is followed by a NUL.
    pub strings: *const c_char,
    pub string_count: usize,
    /// The colour of the page, as 0xRRGGBBAA, if a drawing was requested.
    pub background: u32,
    pub reserved: u32,
    /// The objects in texts, in the order of their parts.
    pub objects: *const bubble_object,
    pub object_count: usize,
    /// Highlighted ranges (bubble_transcript_highlight), in the order of the rows.
    pub highlights: *const bubble_highlight,
    pub highlight_count: usize,
    pub highlight_rects: *const bubble_rect,
    pub highlight_rect_count: usize,
    /// The elements of the rows as trees, in the order of the rows, if elements were requested.
    pub cell_elements: *const bubble_cell_element,
    pub cell_element_count: usize,
    /// The rules and the coloured runs of formulas, in the order of their parts.
    pub rules: *const bubble_rule,
    pub rule_count: usize,
    pub colored_runs: *const bubble_colored_run,
    pub colored_run_count: usize,
}

sized!(bubble_rows_view);

/// The outline of a glyph in font units, y upwards; multiply by point_size / units_per_em.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_outline {
    pub size: usize,
    pub verbs: *const u8,
    pub verb_count: usize,
    pub points: *const bubble_point,
    pub point_count: usize,
    pub units_per_em: u32,
    pub reserved: u32,
}

sized!(bubble_outline);

/// The picture of a coloured glyph, and its position.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_image {
    pub size: usize,
    /// The content of a PNG file; NULL for a glyph that is an outline.
    pub png: *const u8,
    pub length: usize,
    /// The distances from the origin to the left edge and, upwards, to the top edge; and the size; all in font units.
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
    pub units_per_em: u32,
    pub reserved: u32,
}

sized!(bubble_image);

/// The target of a press.
pub type bubble_target = c_uint;
/// Above, below or beside all rows.
pub const BUBBLE_HIT_NOTHING: bubble_target = 0;
pub const BUBBLE_HIT_BACKGROUND: bubble_target = 1;
pub const BUBBLE_HIT_BUBBLE: bubble_target = 2;
pub const BUBBLE_HIT_TEXT: bubble_target = 3;
/// A link, a mention or other data that was detected in a text; `span_kind` is its kind.
pub const BUBBLE_HIT_DATA: bubble_target = 4;
pub const BUBBLE_HIT_SENDER: bubble_target = 5;
pub const BUBBLE_HIT_AVATAR: bubble_target = 6;
pub const BUBBLE_HIT_FOOTER: bubble_target = 7;
pub const BUBBLE_HIT_QUOTE: bubble_target = 8;
pub const BUBBLE_HIT_MEDIA: bubble_target = 9;
/// A card; `card` is its kind.
pub const BUBBLE_HIT_CARD: bubble_target = 10;
pub const BUBBLE_HIT_ANSWER: bubble_target = 11;
pub const BUBBLE_HIT_BUTTON: bubble_target = 12;
pub const BUBBLE_HIT_REACTION: bubble_target = 13;
pub const BUBBLE_HIT_READ_MORE: bubble_target = 14;
/// The mark that selects the message.
pub const BUBBLE_HIT_SELECTION: bubble_target = 15;
pub const BUBBLE_HIT_DATE: bubble_target = 16;
pub const BUBBLE_HIT_UNREAD: bubble_target = 17;
pub const BUBBLE_HIT_TYPING: bubble_target = 18;
/// An emoji, a mention, a citation or a picture in a text: `index` is its number in the text.
pub const BUBBLE_HIT_OBJECT: bubble_target = 19;
/// The summary of a details block, or the label below an expandable quote; `block` is its path.
pub const BUBBLE_HIT_DETAILS: bubble_target = 20;
/// The check box of a task: `block` is the path of the list item.
pub const BUBBLE_HIT_TASK: bubble_target = 21;
/// The icon that copies code: `block` is the path of the code.
pub const BUBBLE_HIT_COPY: bubble_target = 22;
/// The original sender of a forwarded message.
pub const BUBBLE_HIT_FORWARDED: bubble_target = 23;
/// The summary of the replies to the message in its thread.
pub const BUBBLE_HIT_THREAD: bubble_target = 24;
/// The people who have seen the message.
pub const BUBBLE_HIT_SEEN_BY: bubble_target = 25;
/// The label below a long text that is shown whole.
pub const BUBBLE_HIT_READ_LESS: bubble_target = 26;
/// A range of a text that links to an address: `href` is the address.
pub const BUBBLE_HIT_LINK: bubble_target = 27;
/// The reference to a footnote: `footnote` is its label.
pub const BUBBLE_HIT_FOOTNOTE: bubble_target = 28;
/// A range of a text that is covered. Links in the range cannot be hit.
pub const BUBBLE_HIT_SPOILER: bubble_target = 29;
/// The sign at the end of a footnote that leads back to its first reference: `footnote` is its label.
pub const BUBBLE_HIT_FOOTNOTE_END: bubble_target = 30;

pub type bubble_card = c_uint;
pub const BUBBLE_CARD_VOICE: bubble_card = 0;
pub const BUBBLE_CARD_FILE: bubble_card = 1;
pub const BUBBLE_CARD_CONTACT: bubble_card = 2;
pub const BUBBLE_CARD_LOCATION: bubble_card = 3;
pub const BUBBLE_CARD_POLL: bubble_card = 4;
pub const BUBBLE_CARD_LINK: bubble_card = 5;
pub const BUBBLE_CARD_CODE: bubble_card = 6;
pub const BUBBLE_CARD_CUSTOM: bubble_card = 7;
pub const BUBBLE_CARD_CALL: bubble_card = 8;

/// Which of the two characters around it a position belongs to. This matters at a soft line break, and where the direction changes.
pub type bubble_affinity = c_uint;
pub const BUBBLE_AFFINITY_DOWNSTREAM: bubble_affinity = 0;
pub const BUBBLE_AFFINITY_UPSTREAM: bubble_affinity = 1;

/// What is at a point.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_hit {
    pub size: usize,
    /// A bubble_target.
    pub target: u32,
    /// The number of the attachment, answer, button or reaction; BUBBLE_NONE for none, and for the attachment of a block, which has `block`.
    pub index: u32,
    /// A bubble_card; BUBBLE_NONE for none.
    pub card: u32,
    /// The number of the part in the row; BUBBLE_NONE for none.
    pub part: u32,
    /// The offset in the part's text, or the nearest offset in the message's text; BUBBLE_NONE for none.
    pub offset: u32,
    /// A bubble_affinity.
    pub affinity: u32,
    /// For detected data its bubble_span_kind, for a named link BUBBLE_SPAN_LINK; BUBBLE_NONE for other targets.
    pub span_kind: u32,
    /// For data, a link, a footnote or a spoiler, its range in the part's text; BUBBLE_NONE for other targets.
    pub span_range: bubble_offsets,
    /// The id of the message. Its text is in the buffer.
    pub id: bubble_id,
    /// The path of the text that contains `offset`, in the buffer; NULL for a position in none of the message's texts, such as the time.
    pub path: bubble_content_path,
    /// The address that a press opens, in the buffer: that of a named link, of a link preview, of detected data ("https:", "mailto:", "tel:"),
    /// of a picture, file or button that has one, of the link around a mention or a citation, or of a place ("geo:"); NULL for none. It comes
    /// from the message, so check its scheme before you open it.
    pub href: *const c_char,
    pub href_length: usize,
    /// The label of a footnote, in the buffer; NULL for other targets.
    pub footnote: *const c_char,
    pub footnote_length: usize,
    /// The path of a details block, of a task's list item, of code to copy, of a cover, or of the block that has the attachment, in the
    /// buffer; NULL for other targets.
    pub block: bubble_content_path,
}

sized!(bubble_hit);

/// A position in one of a message's texts, as it is shown.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_position {
    pub size: usize,
    pub id: bubble_id,
    /// The path of the text.
    pub path: bubble_content_path,
    /// The offset in the text. BUBBLE_NONE, or any offset beyond the text, means the end.
    pub offset: u32,
    /// A bubble_affinity.
    pub affinity: u32,
}

sized!(bubble_position);

/// A range of one of a message's texts: a match, or a range to highlight or measure.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_match {
    pub id: bubble_id,
    /// The path of the text.
    pub path: bubble_content_path,
    /// The range in the text as it is shown. In a text that is shown shortened, the range refers to the whole text.
    pub range: bubble_offsets,
}

zeroed!(bubble_match);

pub type bubble_find_flags = c_uint;
pub const BUBBLE_FIND_CASE: bubble_find_flags = 1 << 0;
/// Distinguishes letters with different diacritical marks: é is not e.
pub const BUBBLE_FIND_MARKS: bubble_find_flags = 1 << 1;
/// Searches towards older messages (bubble_transcript_find_next).
pub const BUBBLE_FIND_UP: bubble_find_flags = 1 << 2;
/// Ignores hamza and madda on Arabic letters: an alef without hamza finds one with it.
pub const BUBBLE_FIND_ANY_HAMZA: bubble_find_flags = 1 << 3;

/// Matches; ids and paths are in the buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_matches {
    pub size: usize,
    pub matches: *const bubble_match,
    pub count: usize,
}

sized!(bubble_matches);

/// Kinds of elements for screen readers.
pub type bubble_element_role = c_uint;
/// The row of a message.
pub const BUBBLE_ELEMENT_MESSAGE: bubble_element_role = 0;
/// The row of a notice, which is an event that the conversation itself reports.
pub const BUBBLE_ELEMENT_NOTICE: bubble_element_role = 1;
/// A date between messages, or a heading in a message.
pub const BUBBLE_ELEMENT_HEADING: bubble_element_role = 2;
/// The unread line.
pub const BUBBLE_ELEMENT_SEPARATOR: bubble_element_role = 3;
/// A state that changes by itself, such as who is typing, or the delivery state.
pub const BUBBLE_ELEMENT_STATUS: bubble_element_role = 4;
pub const BUBBLE_ELEMENT_TEXT: bubble_element_role = 5;
pub const BUBBLE_ELEMENT_LINK: bubble_element_role = 6;
pub const BUBBLE_ELEMENT_IMAGE: bubble_element_role = 7;
pub const BUBBLE_ELEMENT_BUTTON: bubble_element_role = 8;
pub const BUBBLE_ELEMENT_CHECKBOX: bubble_element_role = 9;
/// Several pictures, the answers of a poll, or the items of a list or a table.
pub const BUBBLE_ELEMENT_LIST: bubble_element_role = 10;
pub const BUBBLE_ELEMENT_LIST_ITEM: bubble_element_role = 11;

/// Transient states of an element.
pub type bubble_element_flags = c_uint;
/// A poll answer that the reader has chosen.
pub const BUBBLE_ELEMENT_STATE_SELECTED: bubble_element_flags = 1 << 0;
/// A long text that is shown only in part, or details of which only the summary is shown.
pub const BUBBLE_ELEMENT_STATE_COLLAPSED: bubble_element_flags = 1 << 1;
/// A long text that is shown whole because the reader requested it, or details that are open.
pub const BUBBLE_ELEMENT_STATE_EXPANDED: bubble_element_flags = 1 << 2;
/// In progress: a message that is being sent, a picture that is being fetched.
pub const BUBBLE_ELEMENT_STATE_BUSY: bubble_element_flags = 1 << 3;

/// The actions of an element.
pub type bubble_action_kind = c_uint;
pub const BUBBLE_ACTION_PRESS: bubble_action_kind = 0;
pub const BUBBLE_ACTION_OPEN: bubble_action_kind = 1;
pub const BUBBLE_ACTION_PLAY: bubble_action_kind = 2;
/// Shows the rest of a long text.
pub const BUBBLE_ACTION_EXPAND: bubble_action_kind = 3;
/// Goes to the quoted message.
pub const BUBBLE_ACTION_SHOW_QUOTED: bubble_action_kind = 4;
/// Chooses an answer of a poll.
pub const BUBBLE_ACTION_CHOOSE: bubble_action_kind = 5;
/// Selects the message.
pub const BUBBLE_ACTION_SELECT: bubble_action_kind = 6;
/// Uncovers what a spoiler covers: bubble_transcript_set_uncovered.
pub const BUBBLE_ACTION_REVEAL: bubble_action_kind = 7;

/// What a screen reader says about a row, or about something in it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_element {
    /// A bubble_element_role, and a mask of bubble_element_flags.
    pub role: u32,
    pub states: u32,
    /// The depth: 0 for a row, 1 for an element in it, 2 for an element in that element.
    pub depth: u32,
    /// The element that contains this one, as an index in `elements`; BUBBLE_NONE for a row.
    pub parent: u32,
    /// The id of the row's message, as in bubble_row; the typing row's id is empty and its index SIZE_MAX.
    pub id_text: bubble_range,
    pub id_number: i64,
    pub index: usize,
    /// The text to read: for a row, everything that its message says.
    pub label: bubble_range,
    /// Text that may change while the label does not, such as the votes for an answer; and a description of what a press does.
    pub value: bubble_range,
    pub hint: bubble_range,
    /// For a link or a mention in a text, its offsets in the label of the element for that text; BUBBLE_NONE for other elements.
    pub range: bubble_offsets,
    /// The parts that the element describes, in `parts`. They are numbers, counted from the row's first part.
    pub parts: bubble_range,
    /// The actions of the element, in `actions`. A row has the actions of everything in it.
    pub actions: bubble_range,
    /// The frame in the transcript, in points.
    pub frame: bubble_rect,
}

zeroed!(bubble_element);

/// An action, with the same target as a press that performs it (bubble_hit).
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_action {
    /// A bubble_action_kind.
    pub kind: u32,
    /// The element that the action belongs to, as an index in `elements`.
    pub element: u32,
    /// The name of the action in the reader's language, for menus of actions.
    pub name: bubble_range,
    /// The target as in bubble_hit: a bubble_target, the number of the attachment, answer, button or reaction, and a bubble_card; BUBBLE_NONE
    /// for none.
    pub target: u32,
    pub index: u32,
    pub card: u32,
    /// As in bubble_hit.
    pub span_kind: u32,
    pub span_range: bubble_offsets,
    /// The path (bubble_content_path) of the text that contains data, a link, a footnote, a spoiler or an object, in `strings`; BUBBLE_NONE
    /// for other targets.
    pub path: bubble_range,
}

zeroed!(bubble_action);

/// More about the target of an action, as in bubble_hit: ranges of `strings`, BUBBLE_NONE for none.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_action_target {
    pub href: bubble_range,
    pub footnote: bubble_range,
    /// A bubble_content_path.
    pub block: bubble_range,
}

zeroed!(bubble_action_target);

/// A result that contains what screen readers say.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_accessibility {
    pub size: usize,
    /// Rows and the elements in them, in reading order.
    pub elements: *const bubble_element,
    pub element_count: usize,
    pub actions: *const bubble_action,
    pub action_count: usize,
    pub parts: *const u32,
    pub part_count: usize,
    /// The strings, in UTF-8; each is followed by a NUL.
    pub strings: *const c_char,
    pub string_count: usize,
    /// The language of the words that the library adds (BCP 47), such as "de-DE"; ends in a NUL.
    pub language: *const c_char,
    /// The targets of `actions`, in the same order: `action_count` of them.
    pub targets: *const bubble_action_target,
}

sized!(bubble_accessibility);

pub type bubble_change_kind = c_uint;
/// A row that was removed from its place. Removals come first, in descending order of their indices.
pub const BUBBLE_CHANGE_REMOVED: bubble_change_kind = 0;
/// A row that was inserted at its place. Insertions are in ascending order of their indices.
pub const BUBBLE_CHANGE_INSERTED: bubble_change_kind = 1;
/// A row that looks different because its message has changed.
pub const BUBBLE_CHANGE_CHANGED_MESSAGE: bubble_change_kind = 2;
/// A row that looks different because its place in its group has changed (corners, tail, avatar).
pub const BUBBLE_CHANGE_CHANGED_GROUP: bubble_change_kind = 3;
/// A row whose date or unread line has changed, and perhaps its place in its group.
pub const BUBBLE_CHANGE_CHANGED_SEPARATORS: bubble_change_kind = 4;

/// What an edit did to a row: a message with the date and the unread line above it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_change {
    /// A bubble_change_kind.
    pub kind: u32,
    /// Whether the row was moved. A moved row is both removed and inserted.
    pub is_move: u32,
    pub id: bubble_id,
    /// The index of the row: before the edit for a removal, after the edit for all others.
    pub index: usize,
    /// The frames before and after the edit; empty if the row did not exist.
    pub old_frame: bubble_rect,
    pub frame: bubble_rect,
}

zeroed!(bubble_change);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_changes {
    pub size: usize,
    /// The changes, which have to be applied in this order.
    pub changes: *const bubble_change,
    pub count: usize,
    pub old_height: f64,
    pub height: f64,
    /// Whether everything may look different. In that case no changes are listed.
    pub changes_all: u32,
    pub reserved: u32,
}

sized!(bubble_changes);

pub type bubble_composer_flags = c_uint;
/// The direction of an empty composer, and of text without letters of either direction, is from right to left.
pub const BUBBLE_COMPOSER_RIGHT_TO_LEFT: bubble_composer_flags = 1 << 0;
/// Text offsets, given and received, count UTF-8 bytes.
pub const BUBBLE_COMPOSER_UTF8_OFFSETS: bubble_composer_flags = 1 << 8;

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_composer_options {
    pub size: usize,
    /// The font family; NULL for the engine's first family.
    pub family: *const c_char,
    /// The size of the font, in points, up to 10000; 0 for 14.
    pub font_size: f64,
    /// The distances from the edges to the text, in points; a negative one means 5.
    pub inset_top: f64,
    pub inset_left: f64,
    pub inset_bottom: f64,
    pub inset_right: f64,
    /// The height above which the composer scrolls, in points; 0 for 160.
    pub maximum_height: f64,
    /// The maximum number of grapheme clusters; 0 for no limit.
    pub maximum_count: usize,
    /// The text that an empty composer shows.
    pub placeholder: *const c_char,
    /// The style whose emoticons are substituted; NULL for none.
    pub style: *const bubble_style,
    /// A mask of bubble_composer_flags.
    pub flags: u32,
    pub reserved: u32,
}

sized!(bubble_composer_options);

/// How keys move the caret, in the order of the text.
pub type bubble_movement = c_uint;
/// To the beginning of the grapheme cluster or mention before the caret.
pub const BUBBLE_MOVE_CHARACTER_BACKWARD: bubble_movement = 0;
/// To the end of the grapheme cluster or mention after the caret.
pub const BUBBLE_MOVE_CHARACTER_FORWARD: bubble_movement = 1;
/// To the beginning of the previous word (UAX #29, and dictionaries for languages such as Thai).
pub const BUBBLE_MOVE_WORD_BACKWARD: bubble_movement = 2;
/// To the end of the next word.
pub const BUBBLE_MOVE_WORD_FORWARD: bubble_movement = 3;
/// To the beginning of the paragraph, or of the previous one if the caret is there already.
pub const BUBBLE_MOVE_PARAGRAPH_BACKWARD: bubble_movement = 4;
/// To the end of the paragraph, or of the next one if the caret is there already.
pub const BUBBLE_MOVE_PARAGRAPH_FORWARD: bubble_movement = 5;

/// The state of a composer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_composer_state {
    pub size: usize,
    /// The length of the text, and the number of its grapheme clusters, of which each token counts as one.
    pub length: usize,
    pub count: usize,
    /// The selection, and the text that an input method has marked; BUBBLE_NONE for none.
    pub selection: bubble_offsets,
    pub marked: bubble_offsets,
}

sized!(bubble_composer_state);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_composer_layout {
    pub size: usize,
    /// The size of the composer, and the height of the content that scrolls in it.
    pub width: f64,
    pub height: f64,
    pub content_height: f64,
    /// The scroll offset at which the caret is visible. The call reads the current offset from this field, and changes it as little as
    /// possible.
    pub scroll: f64,
    /// The frame of the caret, relative to the content. Its width is 0.
    pub caret: bubble_rect,
    pub scrolls: u32,
    pub reserved: u32,
}

sized!(bubble_composer_layout);

pub type bubble_measure_flags = c_uint;
/// Italic, if the family has it.
pub const BUBBLE_MEASURE_ITALIC: bubble_measure_flags = 1 << 0;
/// Makes the lines about equally long, by the smallest width at which there are as many lines.
pub const BUBBLE_MEASURE_BALANCED: bubble_measure_flags = 1 << 1;
/// A word that is wider than the line extends beyond it and is not broken (CSS overflow-wrap: normal).
pub const BUBBLE_MEASURE_KEEP_WORDS: bubble_measure_flags = 1 << 2;
/// The lines of each text are listed.
pub const BUBBLE_MEASURE_LINES: bubble_measure_flags = 1 << 3;
/// Text offsets, given and received, count UTF-8 bytes.
pub const BUBBLE_MEASURE_UTF8_OFFSETS: bubble_measure_flags = 1 << 8;

/// Where lines may break, which fonts emoji come from, and how wide they are.
pub type bubble_policy = c_uint;
/// Follows UAX #14.
pub const BUBBLE_POLICY_UNICODE: bubble_policy = 0;
/// Follows Chromium.
pub const BUBBLE_POLICY_BROWSER: bubble_policy = 1;

/// The values of the CSS property line-break.
pub type bubble_line_break = c_uint;
pub const BUBBLE_LINE_BREAK_AUTO: bubble_line_break = 0;
pub const BUBBLE_LINE_BREAK_LOOSE: bubble_line_break = 1;
pub const BUBBLE_LINE_BREAK_NORMAL: bubble_line_break = 2;
pub const BUBBLE_LINE_BREAK_STRICT: bubble_line_break = 3;
pub const BUBBLE_LINE_BREAK_ANYWHERE: bubble_line_break = 4;

/// The values of the CSS property word-break.
pub type bubble_word_break = c_uint;
pub const BUBBLE_WORD_BREAK_NORMAL: bubble_word_break = 0;
pub const BUBBLE_WORD_BREAK_KEEP_ALL: bubble_word_break = 1;
pub const BUBBLE_WORD_BREAK_BREAK_ALL: bubble_word_break = 2;

/// The values of the CSS property white-space.
pub type bubble_white_space = c_uint;
pub const BUBBLE_WHITE_SPACE_PRE_WRAP: bubble_white_space = 0;
pub const BUBBLE_WHITE_SPACE_NORMAL: bubble_white_space = 1;
pub const BUBBLE_WHITE_SPACE_PRE: bubble_white_space = 2;
pub const BUBBLE_WHITE_SPACE_BREAK_SPACES: bubble_white_space = 3;
pub const BUBBLE_WHITE_SPACE_PRE_LINE: bubble_white_space = 4;
pub const BUBBLE_WHITE_SPACE_NOWRAP: bubble_white_space = 5;

/// The values of the CSS property text-autospace: whether there are gaps between ideographs and letters or digits.
pub type bubble_autospace = c_uint;
pub const BUBBLE_AUTOSPACE_NONE: bubble_autospace = 0;
pub const BUBBLE_AUTOSPACE_NORMAL: bubble_autospace = 1;

/// Where lines may end besides hard breaks.
pub type bubble_wrap = c_uint;
/// At break opportunities.
pub const BUBBLE_WRAP_WORDS: bubble_wrap = 0;
/// Between any two grapheme clusters.
pub const BUBBLE_WRAP_CHARACTERS: bubble_wrap = 1;
/// Nowhere.
pub const BUBBLE_WRAP_NONE: bubble_wrap = 2;

/// Which part of a text with too many lines is cut off.
pub type bubble_truncation = c_uint;
/// The end of the last line, with an ellipsis in its place.
pub const BUBBLE_TRUNCATE_TAIL: bubble_truncation = 0;
/// The middle of the last line, and everything after it except the end of the text.
pub const BUBBLE_TRUNCATE_MIDDLE: bubble_truncation = 1;
/// The beginning of the last line, which shows the end of the text.
pub const BUBBLE_TRUNCATE_HEAD: bubble_truncation = 2;
/// The excess lines, without an ellipsis.
pub const BUBBLE_TRUNCATE_CLIP: bubble_truncation = 3;

/// The height of a line.
pub type bubble_line_height = c_uint;
/// As tall as its fonts.
pub const BUBBLE_LINE_HEIGHT_NATURAL: bubble_line_height = 0;
/// A multiple of the natural height.
pub const BUBBLE_LINE_HEIGHT_MULTIPLE: bubble_line_height = 1;
/// A fixed number of points.
pub const BUBBLE_LINE_HEIGHT_FIXED: bubble_line_height = 2;
/// As tall as its fonts, but at least this many points.
pub const BUBBLE_LINE_HEIGHT_MINIMUM: bubble_line_height = 3;
/// As tall as its fonts, but at most this multiple of the first font's height.
pub const BUBBLE_LINE_HEIGHT_LIMITED: bubble_line_height = 4;

/// The base direction of a text.
pub type bubble_direction = c_uint;
/// The direction of the first strong character.
pub const BUBBLE_DIRECTION_AUTO: bubble_direction = 0;
pub const BUBBLE_DIRECTION_LEFT_TO_RIGHT: bubble_direction = 1;
pub const BUBBLE_DIRECTION_RIGHT_TO_LEFT: bubble_direction = 2;

/// How texts are shaped and broken into lines: all options of `bubble measure`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_measure_options {
    pub size: usize,
    /// The size of the font, in points, up to 10000; 0 for 16.
    pub font_size: f64,
    /// The font family to try first; NULL for the engine's first family.
    pub family: *const c_char,
    /// The weight, from 1 to 1000, of which 700 is bold; 0 for 400.
    pub weight: u32,
    /// A mask of bubble_measure_flags.
    pub flags: u32,
    /// The spacing that is added after each character, and to each space, in points, from -10000 to 10000.
    pub letter_spacing: f64,
    pub word_spacing: f64,
    /// OpenType features to switch on or off, and settings of the axes of variable fonts; at most 64 of each.
    pub features: *const bubble_feature,
    pub feature_count: usize,
    pub variations: *const bubble_variation,
    pub variation_count: usize,
    /// A bubble_policy, a bubble_line_break, a bubble_word_break, a bubble_white_space, a bubble_autospace, a bubble_wrap.
    pub policy: u32,
    pub line_break: u32,
    pub word_break: u32,
    pub white_space: u32,
    pub autospace: u32,
    pub wrap: u32,
    /// A bubble_alignment of the lines in the block.
    pub alignment: u32,
    /// The maximum number of lines, 0 for no limit; and a bubble_truncation for a text that has more lines.
    pub maximum_lines: u32,
    pub truncation: u32,
    /// A bubble_line_height, and its value: a factor, or points up to 10000.
    pub line_height_rule: u32,
    pub line_height: f64,
    /// The distance between tab stops, in spaces, up to 10000; 0 for 8, BUBBLE_NONE for tabs of width 0.
    pub tab_size: u32,
    pub reserved: u32,
    /// Explicit tab stops before the regular ones, in points from the start of a line; at most 1024.
    pub tab_stops: *const f64,
    pub tab_stop_count: usize,
}

sized!(bubble_measure_options);

/// A text to measure.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_source_text {
    pub text: *const c_char,
    /// The length of the text, in bytes, or BUBBLE_NUL.
    pub length: usize,
    /// The language as a BCP 47 tag that ends in a NUL; NULL if it is unknown. It affects glyphs and line breaks.
    pub language: *const c_char,
    /// A bubble_direction.
    pub direction: u32,
    pub reserved: u32,
}

zeroed!(bubble_source_text);

/// The measurement of a text at a width.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_measure {
    /// The width of the widest line, and the height of all lines.
    pub width: f64,
    pub height: f64,
    /// The range of widths at which the lines are the same: from the first up to, but excluding, the second, which may be INFINITY.
    pub narrowest: f64,
    pub widest: f64,
    /// The last line: its x and its width, its upper edge and its baseline. Something that follows a text on its last line begins at the end
    /// of that line.
    pub last_x: f64,
    pub last_width: f64,
    pub last_top: f64,
    pub last_baseline: f64,
    /// The number of lines; never 0, because an empty text has one empty line.
    pub line_count: u32,
    pub reserved: u32,
    /// The lines, in `lines`; empty if they were not requested.
    pub lines: bubble_range,
}

zeroed!(bubble_measure);

/// The measurements of texts, in a bubble_buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_measures {
    pub size: usize,
    /// The measurements of the first text at all widths, in the order of the widths, then those of the second text, and so on.
    pub measures: *const bubble_measure,
    pub count: usize,
    /// The lines of all texts, one text after the other, relative to the top left corner of their text. They have no runs.
    pub lines: *const bubble_line,
    pub line_count: usize,
}

sized!(bubble_measures);

/// A position in a text, and which of the two characters around it the position belongs to.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_text_position {
    /// The offset. Any offset beyond the text means the end.
    pub offset: u32,
    /// A bubble_affinity.
    pub affinity: u32,
}

zeroed!(bubble_text_position);

/// The place of a caret.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct bubble_caret {
    /// The frame of the caret, relative to the top left corner of the text. Its width is 0.
    pub frame: bubble_rect,
    pub line: u32,
    pub is_right_to_left: u32,
}

zeroed!(bubble_caret);

/// A result that is a list of carets.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct bubble_carets {
    pub size: usize,
    pub carets: *const bubble_caret,
    pub count: usize,
}

sized!(bubble_carets);

extern "C" {
    /// Returns the version of the library, such as "0.4.0". It is never NULL, and must not be freed.
    pub fn bubble_version() -> *const c_char;
    /// Returns the version of the library as a number, in the form of BUBBLE_VERSION.
    pub fn bubble_version_number() -> u32;
    /// Returns the BUBBLE_ABI that the library was built with.
    pub fn bubble_abi() -> u32;
    /// Creates an empty buffer.
    pub fn bubble_buffer_open(buffer: *mut *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Frees a buffer and the results in it.
    pub fn bubble_buffer_free(buffer: *mut bubble_buffer);
    /// Creates an empty holder of rows, which bubble_transcript_rows and bubble_composer_rows fill.
    pub fn bubble_rows_open(rows: *mut *mut bubble_rows, error: *mut bubble_error) -> bubble_status;
    /// Frees the holder and its arrays.
    pub fn bubble_rows_free(rows: *mut bubble_rows);
    /// Opens fonts. The bundled fonts are searched for in the folder that the environment variable BUBBLE_LAYOUT_FONTS names, then next to the
    /// library, then in ../share/bubblelayout/fonts and ../../share/bubblelayout/fonts relative to the library's folder, and, in builds that are
    /// not meant for other machines, in the sources that the library was built from.
    ///
    /// options: NULL for the bundled fonts.
    pub fn bubble_engine_open(options: *const bubble_engine_options, engine: *mut *mut bubble_engine, error: *mut bubble_error) -> bubble_status;
    /// Frees an engine. What was opened with it keeps what it needs.
    pub fn bubble_engine_free(engine: *mut bubble_engine);
    /// The style of a preset: "balloon", "padded", "tailed", "rows", "clustered", "merged".
    pub fn bubble_style_preset(name: *const c_char, style: *mut *mut bubble_style, error: *mut bubble_error) -> bubble_status;
    /// Opens a style from its JSON, as `bubble styles` prints it. The JSON may override fields of a preset: {"preset": "merged", ...}.
    pub fn bubble_style_open(json: *const c_char, length: usize, style: *mut *mut bubble_style, error: *mut bubble_error) -> bubble_status;
    /// Frees a style. What uses it keeps what it needs.
    pub fn bubble_style_free(style: *mut bubble_style);
    /// The whole style as JSON.
    pub fn bubble_style_json(style: *const bubble_style, buffer: *mut bubble_buffer, text: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// The number of presets.
    pub fn bubble_preset_count() -> u32;
    /// The name of a preset, which must not be freed; NULL for an index beyond the last.
    pub fn bubble_preset_name(index: u32) -> *const c_char;
    /// The number of roles of colours.
    pub fn bubble_color_role_count() -> u32;
    /// The name of a role, such as "sent.text", which must not be freed; NULL for a role beyond the last.
    pub fn bubble_color_role_name(role: u32) -> *const c_char;
    /// Writes the colours of a style by role, each as 0xRRGGBBAA, not premultiplied.
    ///
    /// colors: An array for `count` colours. At most one colour for each role is written.
    pub fn bubble_style_colors(style: *const bubble_style, theme: u32, colors: *mut u32, count: usize, error: *mut bubble_error) -> bubble_status;
    /// Opens a transcript and lays out its messages.
    ///
    /// options: NULL for a width of 320 and the defaults.
    /// messages: JSON Lines, a JSON array, {"messages": [...]}, or another format that `bubble layout` reads; NULL for none.
    /// reading: Receives the counts of messages and problems; may be NULL.
    pub fn bubble_transcript_open(engine: *const bubble_engine, style: *const bubble_style, options: *const bubble_transcript_options, messages: *const c_char, length: usize, transcript: *mut *mut bubble_transcript, reading: *mut bubble_reading, error: *mut bubble_error) -> bubble_status;
    /// Frees a transcript.
    pub fn bubble_transcript_free(transcript: *mut bubble_transcript);
    /// Reads the number of messages and the size of the rows. The time is constant.
    pub fn bubble_transcript_metrics(transcript: *const bubble_transcript, metrics: *mut bubble_metrics, error: *mut bubble_error) -> bubble_status;
    /// Changes the width. Lines are broken again; no text is shaped.
    pub fn bubble_transcript_set_width(transcript: *mut bubble_transcript, width: f64, error: *mut bubble_error) -> bubble_status;
    /// Changes the style. All rows are laid out again.
    pub fn bubble_transcript_set_style(transcript: *mut bubble_transcript, style: *const bubble_style, error: *mut bubble_error) -> bubble_status;
    /// Changes everything in the options except the width, the kind of offsets and whether heights were estimated. Expanded messages
    /// stay expanded.
    pub fn bubble_transcript_set_options(transcript: *mut bubble_transcript, options: *const bubble_transcript_options, error: *mut bubble_error) -> bubble_status;
    /// Inserts messages before the one at an index. An index beyond the last message, such as SIZE_MAX, means the end.
    pub fn bubble_transcript_insert(transcript: *mut bubble_transcript, index: usize, messages: *const c_char, length: usize, changes: *mut bubble_buffer, reading: *mut bubble_reading, error: *mut bubble_error) -> bubble_status;
    /// Adds messages below all others.
    pub fn bubble_transcript_append(transcript: *mut bubble_transcript, messages: *const c_char, length: usize, changes: *mut bubble_buffer, reading: *mut bubble_reading, error: *mut bubble_error) -> bubble_status;
    /// Adds messages above all others, in their order.
    pub fn bubble_transcript_prepend(transcript: *mut bubble_transcript, messages: *const c_char, length: usize, changes: *mut bubble_buffer, reading: *mut bubble_reading, error: *mut bubble_error) -> bubble_status;
    /// Replaces the messages that have the same ids. `reading` counts messages whose id was not found as duplicates.
    pub fn bubble_transcript_replace(transcript: *mut bubble_transcript, messages: *const c_char, length: usize, changes: *mut bubble_buffer, reading: *mut bubble_reading, error: *mut bubble_error) -> bubble_status;
    /// Removes the message with an id.
    pub fn bubble_transcript_remove(transcript: *mut bubble_transcript, id: *const bubble_id, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Moves a message. `index` is its index after the move.
    pub fn bubble_transcript_move(transcript: *mut bubble_transcript, id: *const bubble_id, index: usize, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Appends to a message's text, for answers that arrive token by token.
    pub fn bubble_transcript_append_text(transcript: *mut bubble_transcript, id: *const bubble_id, text: *const c_char, length: usize, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Ends the streaming of a message. Its markup is then read as if the whole text had arrived at once.
    pub fn bubble_transcript_finish(transcript: *mut bubble_transcript, id: *const bubble_id, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Opens details that are closed, and closes those that are open; shows all of an expandable quote, or folds it again. `path` is the path of
    /// the details, or of their summary, which a hit returns.
    pub fn bubble_transcript_toggle_details(transcript: *mut bubble_transcript, id: *const bubble_id, path: *const bubble_content_path, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Scrolls a table or lines of code, named by the path of their block, to a position in points from their beginning. Hit tests, carets,
    /// rectangles and drawings use the new position. Nothing is measured again.
    pub fn bubble_transcript_scroll(transcript: *mut bubble_transcript, id: *const bubble_id, path: *const bubble_content_path, x: f64, y: f64, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Shows a long message whole (1) or shortened again (0).
    pub fn bubble_transcript_set_expanded(transcript: *mut bubble_transcript, id: *const bubble_id, is_expanded: i32, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Uncovers what spoilers cover (1), or covers it again (0). `path` is the path of a text, a block, an attachment or the quote of a message,
    /// such as a hit on a spoiler returns; NULL means everything in the message. Frames and lines stay the same.
    pub fn bubble_transcript_set_uncovered(transcript: *mut bubble_transcript, id: *const bubble_id, path: *const bubble_content_path, is_uncovered: i32, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Starts recording the changes of edits, for bubble_transcript_take_changes. Then several edits need no buffers of their own, because their
    /// changes are taken together. The record takes memory for each changed message, so take the changes regularly.
    pub fn bubble_transcript_start_changes(transcript: *mut bubble_transcript, error: *mut bubble_error) -> bubble_status;
    /// Returns the changes since recording started or since the last call; read them from the buffer with bubble_changes_read. If nothing was
    /// being recorded, the call starts recording, and the changes say that everything may look different.
    pub fn bubble_transcript_take_changes(transcript: *mut bubble_transcript, changes: *mut bubble_buffer, error: *mut bubble_error) -> bubble_status;
    /// Records the reader's position before any kind of change. The transcript stores one such position.
    ///
    /// y, height: The viewport.
    /// edge: A bubble_edge. The rows at this edge keep their place.
    pub fn bubble_transcript_hold(transcript: *mut bubble_transcript, y: f64, height: f64, edge: u32, error: *mut bubble_error) -> bubble_status;
    /// Returns the y at which the viewport has to begin so that the reader sees the same rows as at bubble_transcript_hold. It may be called
    /// again for the same position.
    pub fn bubble_transcript_held(transcript: *mut bubble_transcript, height: f64, y: *mut f64, error: *mut bubble_error) -> bubble_status;
    /// Returns the lowest and the highest y at which a viewport of this height may begin.
    pub fn bubble_transcript_scroll_range(transcript: *const bubble_transcript, height: f64, lowest: *mut f64, highest: *mut f64, error: *mut bubble_error) -> bubble_status;
    /// Makes estimated heights exact: first those of the rows in the viewport, then others for at most `seconds` seconds.
    ///
    /// y: The viewport's upper edge. It is changed so that the row at `edge` keeps its place in the viewport.
    pub fn bubble_transcript_settle(transcript: *mut bubble_transcript, y: *mut f64, height: f64, edge: u32, seconds: f64, error: *mut bubble_error) -> bubble_status;
    /// Returns the index of a message.
    pub fn bubble_transcript_index(transcript: *const bubble_transcript, id: *const bubble_id, index: *mut usize, error: *mut bubble_error) -> bubble_status;
    /// Returns the id of the message at an index. The id's text is in the buffer.
    pub fn bubble_transcript_id(transcript: *const bubble_transcript, index: usize, buffer: *mut bubble_buffer, id: *mut bubble_id, error: *mut bubble_error) -> bubble_status;
    /// Returns the frame of a message's cell.
    pub fn bubble_transcript_frame(transcript: *const bubble_transcript, id: *const bubble_id, frame: *mut bubble_rect, error: *mut bubble_error) -> bubble_status;
    /// Returns the frames of the cells of `count` messages from the index `first` on, in the transcript. They are the same as those of
    /// bubble_transcript_frame, but take much less time. No row is made, unless the width is infinite. Estimated heights are returned as they are
    /// (bubble_metrics.unsettled).
    ///
    /// frames: An array for `count` frames; NULL if `count` is 0.
    /// written: The number of frames that were written. It is smaller than `count` if there are fewer messages from `first` on.
    pub fn bubble_transcript_frames(transcript: *const bubble_transcript, first: usize, count: usize, frames: *mut bubble_rect, written: *mut usize, error: *mut bubble_error) -> bubble_status;
    /// Returns the heights of the cells of `count` messages from the index `first` on, in points. No row is made, whatever the width.
    pub fn bubble_transcript_heights(transcript: *const bubble_transcript, first: usize, count: usize, heights: *mut f64, written: *mut usize, error: *mut bubble_error) -> bubble_status;
    /// Returns a message as JSON.
    pub fn bubble_transcript_message(transcript: *const bubble_transcript, id: *const bubble_id, buffer: *mut bubble_buffer, text: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Returns the people of the conversation as JSON, in the form of `people` in bubble_transcript_options: those that were given, then the others in the
    /// order in which their messages arrived. Given to another transcript, the list gives everybody the same colours.
    pub fn bubble_transcript_people(transcript: *const bubble_transcript, buffer: *mut bubble_buffer, text: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Returns the whole layout as `bubble layout --format json` writes it.
    ///
    /// glyphs: Whether lines list their glyphs.
    pub fn bubble_transcript_json(transcript: *const bubble_transcript, glyphs: i32, buffer: *mut bubble_buffer, text: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Returns the rows that are completely or partly in a viewport, from top to bottom.
    ///
    /// request: NULL for all rows, with their lines and glyphs.
    pub fn bubble_transcript_rows(transcript: *const bubble_transcript, request: *const bubble_rows_request, rows: *mut bubble_rows, view: *mut bubble_rows_view, error: *mut bubble_error) -> bubble_status;
    /// Returns the outline of a glyph, with synthesized bold and italic if the font requires them. `font` is the id of a font that rows of the
    /// engine have listed. The outline of a glyph that draws nothing, or that is a picture, has no steps.
    pub fn bubble_engine_glyph_outline(engine: *const bubble_engine, font: u32, glyph: u32, buffer: *mut bubble_buffer, outline: *mut bubble_outline, error: *mut bubble_error) -> bubble_status;
    /// Returns the picture of a coloured glyph. `font` is the id of a font that rows of the engine have listed. For a glyph that is an outline,
    /// `png` is NULL.
    pub fn bubble_engine_glyph_image(engine: *const bubble_engine, font: u32, glyph: u32, buffer: *mut bubble_buffer, image: *mut bubble_image, error: *mut bubble_error) -> bubble_status;
    /// Returns what a press at a point of the transcript hits. A point outside all rows hits BUBBLE_HIT_NOTHING; that is no error.
    ///
    /// x, y: The point in the transcript, in points.
    /// buffer: Holds the texts of the result, such as its path and address.
    pub fn bubble_transcript_hit(transcript: *const bubble_transcript, x: f64, y: f64, buffer: *mut bubble_buffer, hit: *mut bubble_hit, error: *mut bubble_error) -> bubble_status;
    /// Returns the position under a pointer during a selection: in the message at that height, or in the nearest message. The id and the path of
    /// the position are in the buffer.
    ///
    /// scope: A mask of bubble_text_scope: which texts to include. If the message has none of these texts, the position is where such a text
    /// would begin.
    pub fn bubble_transcript_position(transcript: *const bubble_transcript, x: f64, y: f64, scope: u32, buffer: *mut bubble_buffer, position: *mut bubble_position, error: *mut bubble_error) -> bubble_status;
    /// Returns the caret at a position: a rectangle of width 0 in the transcript. Fails with BUBBLE_ERROR_NOT_FOUND for a text that is not
    /// shown.
    pub fn bubble_transcript_caret(transcript: *const bubble_transcript, position: *const bubble_position, caret: *mut bubble_rect, error: *mut bubble_error) -> bubble_status;
    /// Returns the rectangles behind a range of a text, in the transcript; none for text that is not shown.
    ///
    /// range: The range. Its id and path may be in `buffer`.
    pub fn bubble_transcript_range_rects(transcript: *const bubble_transcript, range: *const bubble_match, buffer: *mut bubble_buffer, rects: *mut bubble_rects, error: *mut bubble_error) -> bubble_status;
    /// Returns the two ends of a selection of all messages. Their ids and paths are in the buffer. Fails with BUBBLE_ERROR_NOT_FOUND for a
    /// transcript without messages.
    ///
    /// scope: A mask of bubble_text_scope. Pass the same mask to the calls that use the two ends.
    pub fn bubble_transcript_select_all(transcript: *const bubble_transcript, scope: u32, buffer: *mut bubble_buffer, anchor: *mut bubble_position, focus: *mut bubble_position, error: *mut bubble_error) -> bubble_status;
    /// Returns the rectangles behind the selected text between two positions, as far as they are in a viewport.
    ///
    /// anchor, focus: The two ends, in either order. Their ids and paths may be in `buffer`.
    /// scope: A mask of bubble_text_scope: which texts between the two ends to include, besides texts of the same kinds as those at the ends.
    pub fn bubble_transcript_selection_rects(transcript: *const bubble_transcript, anchor: *const bubble_position, focus: *const bubble_position, scope: u32, y: f64, height: f64, buffer: *mut bubble_buffer, rects: *mut bubble_rects, error: *mut bubble_error) -> bubble_status;
    /// Returns the selected text between two positions, each of the selected texts on a separate line.
    ///
    /// scope: As with bubble_transcript_selection_rects.
    pub fn bubble_transcript_selected_text(transcript: *const bubble_transcript, anchor: *const bubble_position, focus: *const bubble_position, scope: u32, buffer: *mut bubble_buffer, text: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Returns all occurrences of a text, from the oldest message to the newest, and within a message in the order of its texts; at most `limit`.
    ///
    /// flags: A mask of bubble_find_flags.
    /// scope: A mask of bubble_text_scope: which texts to search.
    pub fn bubble_transcript_find(transcript: *const bubble_transcript, text: *const c_char, length: usize, flags: u32, scope: u32, limit: usize, buffer: *mut bubble_buffer, matches: *mut bubble_matches, error: *mut bubble_error) -> bubble_status;
    /// Returns the next occurrence of a text. The search continues at the other end of the transcript. There is no match if the text does not occur
    /// at all.
    ///
    /// after: The match to continue from; NULL to start at the first message, or with BUBBLE_FIND_UP at the last. Its id and path may be in
    /// `buffer`.
    pub fn bubble_transcript_find_next(transcript: *const bubble_transcript, text: *const c_char, length: usize, flags: u32, scope: u32, after: *const bubble_match, buffer: *mut bubble_buffer, matches: *mut bubble_matches, error: *mut bubble_error) -> bubble_status;
    /// Like bubble_transcript_find, but searches only `count` messages from the index `first` on: for example the visible ones, or one part
    /// after another of a very long transcript. Indices beyond the last message are ignored.
    pub fn bubble_transcript_find_in(transcript: *const bubble_transcript, text: *const c_char, length: usize, flags: u32, scope: u32, first: usize, count: usize, limit: usize, buffer: *mut bubble_buffer, matches: *mut bubble_matches, error: *mut bubble_error) -> bubble_status;
    /// Highlights ranges of texts with colours behind them, and removes all earlier highlights. The layout does not change; rows and drawings have
    /// the highlights from now on. Messages and texts that do not exist, and ranges beyond a text, are ignored.
    ///
    /// matches: An array of `count` ranges, whose ids and paths may be in a buffer; NULL for none.
    /// current: The index of the current match, which has another colour; SIZE_MAX for none.
    pub fn bubble_transcript_highlight(transcript: *mut bubble_transcript, matches: *const bubble_match, count: usize, current: usize, error: *mut bubble_error) -> bubble_status;
    /// Returns what screen readers say about the rows that are completely or partly in a viewport, from top to bottom, in the language of the
    /// transcript.
    pub fn bubble_transcript_accessibility(transcript: *const bubble_transcript, y: f64, height: f64, buffer: *mut bubble_buffer, accessibility: *mut bubble_accessibility, error: *mut bubble_error) -> bubble_status;
    /// Returns what screen readers say about a message.
    pub fn bubble_transcript_message_accessibility(transcript: *const bubble_transcript, id: *const bubble_id, buffer: *mut bubble_buffer, accessibility: *mut bubble_accessibility, error: *mut bubble_error) -> bubble_status;
    /// Reads the changes that an edit has stored in a buffer.
    pub fn bubble_changes_read(buffer: *const bubble_buffer, changes: *mut bubble_changes, error: *mut bubble_error) -> bubble_status;
    /// Opens an empty composer.
    ///
    /// options: NULL for the defaults.
    pub fn bubble_composer_open(engine: *const bubble_engine, options: *const bubble_composer_options, composer: *mut *mut bubble_composer, error: *mut bubble_error) -> bubble_status;
    /// Frees a composer.
    pub fn bubble_composer_free(composer: *mut bubble_composer);
    /// Types a text at the caret, in place of the selection.
    pub fn bubble_composer_insert(composer: *mut bubble_composer, text: *const c_char, length: usize, error: *mut bubble_error) -> bubble_status;
    /// Replaces the text between two offsets, extended to whole grapheme clusters and mentions; the caret is then after the new text.
    pub fn bubble_composer_replace(composer: *mut bubble_composer, start: u32, end: u32, text: *const c_char, length: usize, error: *mut bubble_error) -> bubble_status;
    /// Deletes the selection; if it is empty, deletes the grapheme cluster or mention before (0) or after (1) the caret.
    pub fn bubble_composer_delete(composer: *mut bubble_composer, forward: i32, error: *mut bubble_error) -> bubble_status;
    /// Selects a range; if both ends are the same, puts the caret there.
    pub fn bubble_composer_select(composer: *mut bubble_composer, start: u32, end: u32, error: *mut bubble_error) -> bubble_status;
    /// Returns the offset that a movement leads to. The caret itself does not move: call bubble_composer_select, which can move either end of a
    /// selection.
    ///
    /// from: An offset in the text. An offset beyond the end counts as the end, and one inside a grapheme cluster as the beginning of the cluster.
    /// movement: A bubble_movement.
    pub fn bubble_composer_offset(composer: *const bubble_composer, from: u32, movement: u32, offset: *mut u32, error: *mut bubble_error) -> bubble_status;
    /// Shows text that an input method has not committed yet. The range is the input method's selection in this text.
    pub fn bubble_composer_mark(composer: *mut bubble_composer, text: *const c_char, length: usize, start: u32, end: u32, error: *mut bubble_error) -> bubble_status;
    /// Makes the marked text part of the content.
    pub fn bubble_composer_commit(composer: *mut bubble_composer, error: *mut bubble_error) -> bubble_status;
    /// Inserts a mention, in place of the selection.
    ///
    /// user_id: The id of the person, which bubble_composer_send returns.
    /// name: The name that is shown.
    pub fn bubble_composer_mention(composer: *mut bubble_composer, user_id: *const c_char, name: *const c_char, error: *mut bubble_error) -> bubble_status;
    /// Inserts what the style shows instead of an emoticon, such as ":)".
    pub fn bubble_composer_emoticon(composer: *mut bubble_composer, emoticon: *const c_char, error: *mut bubble_error) -> bubble_status;
    /// Removes the whole content.
    pub fn bubble_composer_clear(composer: *mut bubble_composer, error: *mut bubble_error) -> bubble_status;
    /// Returns the message to send, and empties the composer.
    ///
    /// text: The message, in the buffer.
    /// mentions: The ids of the mentioned people, separated by commas, in the buffer; may be NULL.
    pub fn bubble_composer_send(composer: *mut bubble_composer, buffer: *mut bubble_buffer, text: *mut bubble_text, mentions: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Makes one edit of a script, as `bubble compose` reads it, and returns the step that it writes: the text with its formatting, tokens,
    /// selection and lines, the bar around it, and the sent message. Everything that a composer can do is an edit:
    /// {"move":"left","extend":true}, {"undo":true}, {"toggle":"bold"}, {"reply":{"id":7,"sender":"ann","text":"Hi"}}, {"candidates":[…]}.
    ///
    /// edit: A JSON object; offsets in it and in the step count UTF-16 code units, whatever the flags say.
    /// width: In points, for keys such as up and down, and for the layout; if there is a bar around the text, the width of the bar.
    /// step: A JSON object, in the buffer. Its "done" is false if not all of the edit could be made; the call succeeds then too. It has
    /// "fonts" when a font is used for the first time.
    pub fn bubble_composer_run(composer: *mut bubble_composer, edit: *const c_char, length: usize, width: f64, buffer: *mut bubble_buffer, step: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Reads the length of the text, the selection and the marked range. The time is constant.
    pub fn bubble_composer_read(composer: *const bubble_composer, state: *mut bubble_composer_state, error: *mut bubble_error) -> bubble_status;
    /// The text, with a U+FFFC for each mention.
    pub fn bubble_composer_text(composer: *const bubble_composer, buffer: *mut bubble_buffer, text: *mut bubble_text, error: *mut bubble_error) -> bubble_status;
    /// Lays out the text at a width. The result is one row: a part for the text, and a label for each mention and for the placeholder, relative to
    /// the content, with operations in the colours of `style`.
    ///
    /// layout: Its `scroll` is read before it is written. Set it to 0, or keep its last value.
    pub fn bubble_composer_rows(composer: *const bubble_composer, width: f64, style: *const bubble_style, theme: u32, rows: *mut bubble_rows, view: *mut bubble_rows_view, layout: *mut bubble_composer_layout, error: *mut bubble_error) -> bubble_status;
    /// Returns the offset in the text at a point of the content.
    pub fn bubble_composer_position(composer: *const bubble_composer, width: f64, x: f64, y: f64, offset: *mut u32, error: *mut bubble_error) -> bubble_status;
    /// Returns the rectangles behind a range of the text.
    pub fn bubble_composer_range_rects(composer: *const bubble_composer, width: f64, start: u32, end: u32, buffer: *mut bubble_buffer, rects: *mut bubble_rects, error: *mut bubble_error) -> bubble_status;
    /// Measures texts at several widths. Each text is analysed and shaped once. The results are the same as those of `bubble measure`.
    ///
    /// options: NULL for the defaults.
    /// texts: An array of `count` texts; a NULL text is an empty one.
    /// widths: An array of `width_count` widths, in points. There may be at most 2^24 measurements and at most 2^24 lines; more give
    /// BUBBLE_ERROR_LIMIT. If there are too many lines, the buffer is empty afterwards.
    ///
    /// The time is linear in the length of the texts, for each width.
    pub fn bubble_measure_texts(engine: *const bubble_engine, options: *const bubble_measure_options, texts: *const bubble_source_text, count: usize, widths: *const f64, width_count: usize, buffer: *mut bubble_buffer, measures: *mut bubble_measures, error: *mut bubble_error) -> bubble_status;
    /// Analyses and shapes a text, to be broken into lines at any width.
    ///
    /// options: NULL for the defaults.
    pub fn bubble_paragraph_create(engine: *const bubble_engine, options: *const bubble_measure_options, text: *const bubble_source_text, paragraph: *mut *mut bubble_paragraph, error: *mut bubble_error) -> bubble_status;
    /// Frees a paragraph.
    pub fn bubble_paragraph_destroy(paragraph: *mut bubble_paragraph);
    /// Measures the text at several widths. The result includes lines if the options have BUBBLE_MEASURE_LINES.
    pub fn bubble_paragraph_measure(paragraph: *const bubble_paragraph, widths: *const f64, width_count: usize, buffer: *mut bubble_buffer, measures: *mut bubble_measures, error: *mut bubble_error) -> bubble_status;
    /// Measures the text at a width. The result includes its lines.
    pub fn bubble_paragraph_lines(paragraph: *const bubble_paragraph, width: f64, buffer: *mut bubble_buffer, measures: *mut bubble_measures, error: *mut bubble_error) -> bubble_status;
    /// Returns the carets at some positions in a text at a width.
    ///
    /// positions: An array of `count` positions.
    pub fn bubble_paragraph_carets(paragraph: *const bubble_paragraph, width: f64, positions: *const bubble_text_position, count: usize, buffer: *mut bubble_buffer, carets: *mut bubble_carets, error: *mut bubble_error) -> bubble_status;
    /// Returns the position at a point of a text at a width: the nearest edge of a grapheme cluster on the nearest line.
    pub fn bubble_paragraph_position(paragraph: *const bubble_paragraph, width: f64, x: f64, y: f64, position: *mut bubble_text_position, error: *mut bubble_error) -> bubble_status;
    /// Returns the rectangles behind a range of a text at a width, from the first line to the last.
    pub fn bubble_paragraph_range_rects(paragraph: *const bubble_paragraph, width: f64, start: u32, end: u32, buffer: *mut bubble_buffer, rects: *mut bubble_rects, error: *mut bubble_error) -> bubble_status;
}
