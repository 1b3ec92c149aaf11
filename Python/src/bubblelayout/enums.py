"""The numbers of the C library by name. Made from `bubble_layout.h` by tools/make_enums.py: not to be edited."""

import enum


class Status(enum.IntEnum):
    """The result of a call."""

    OK = 0
    #: An argument is NULL, out of range, of a wrong size or not aligned.
    ARGUMENT = 1
    #: A handle was freed, never existed, or is of another kind.
    HANDLE = 2
    #: A font file cannot be used, or the bundled fonts are not found.
    FONTS = 3
    #: A style has a field that is unknown, missing or wrong, or there is no preset of that name.
    STYLE = 4
    #: The messages are in no known format.
    MESSAGES = 5
    #: There is no message, font or glyph of that number or id.
    NOT_FOUND = 6
    #: A composer has nothing to send, or its text is full.
    COMPOSER = 7
    #: There are too many handles, or something is too large.
    LIMIT = 8


class TextScope(enum.IntFlag):
    """Which texts of a message to search, select or copy. 0 means BUBBLE_SCOPE_OWN."""

    #: The message's text, or the texts of its blocks.
    OWN = 1
    #: The quoted text of another message.
    QUOTE = 2
    #: Attached code.
    CODE = 4
    #: The titles, summaries and addresses of link previews.
    LINKS = 8
    #: The names of files, contacts and places.
    CARDS = 16
    #: The questions and answers of polls.
    POLLS = 32
    #: The titles of buttons.
    BUTTONS = 64
    #: Every text of a message.
    ALL = 127


class Fonts(enum.IntEnum):
    """`bubble_fonts` of the C library."""

    #: The Noto fonts that come with the library.
    BUNDLED = 0
    #: The fonts that fontconfig finds, with the bundled ones as fallback.
    SYSTEM = 1
    #: A folder and its subfolders, in the order of its stack.txt or by path.
    FOLDER = 2
    #: Files, in fallback order.
    FILES = 3


class Theme(enum.IntEnum):
    """`bubble_theme` of the C library."""

    LIGHT = 0
    DARK = 1


class TranscriptFlags(enum.IntFlag):
    """`bubble_transcript_flags` of the C library."""

    #: The direction of the interface is from right to left.
    RIGHT_TO_LEFT = 1
    #: The reader is selecting messages. Styles with a selection mark show it.
    SELECTING = 2
    #: The conversation is between two people, and is shown without names and avatars.
    PRIVATE = 4
    #: Shows a date above the first message of each day.
    DATES = 8
    #: Shows a row while somebody is typing.
    TYPING = 16
    #: A transcript that is shorter than the viewport is placed at the viewport's lower edge.
    SHORT_AT_BOTTOM = 32
    #: A viewport at the end stays there when the transcript changes.
    KEEPS_BOTTOM = 64
    #: Heights are estimated when the transcript is opened (bubble_transcript_settle). Only bubble_transcript_open
    #: uses this.
    ESTIMATED = 128
    #: Text offsets, given and received, count UTF-8 bytes. Only bubble_transcript_open uses this.
    UTF8_OFFSETS = 256


class Edge(enum.IntEnum):
    """`bubble_edge` of the C library."""

    TOP = 0
    BOTTOM = 1


class RowKind(enum.IntEnum):
    """`bubble_row_kind` of the C library."""

    MESSAGE = 0
    DATE = 1
    UNREAD = 2
    TYPING = 3
    #: A date or an avatar that floats over the rows (BUBBLE_ROWS_OVERLAY). Such rows come after all others. The frame
    #: of a date is the frame of the floating date. The frame of an avatar extends from the top left corner of the
    #: avatar's row to the lower right corner of the avatar.
    FLOATING = 4
    #: The text of a composer.
    COMPOSER = 5


class MessageRole(enum.IntEnum):
    """`bubble_message_role` of the C library."""

    SENT = 0
    RECEIVED = 1
    NOTICE = 2


class Side(enum.IntEnum):
    """`bubble_side` of the C library."""

    LEFT = 0
    RIGHT = 1


class PartKind(enum.IntEnum):
    """`bubble_part_kind` of the C library."""

    TEXT = 0
    LABEL = 1
    AVATAR = 2
    STATUS = 3
    MEDIA = 4
    BOX = 5
    #: A formula, or a piece of one, in the space that its text reserves for it. `index` is the number of its object
    #: in the text at `path`, `text` its source, `name` the notation of the source ("tex", "mathml"), `alternative`
    #: what a screen reader says in English, and `origin` the top left corner. If lines were requested, the part has
    #: one line, whose runs contain all its glyphs. The other shapes of the formula are in `rules`.
    FORMULA = 6


class TextRole(enum.IntEnum):
    """The role of a text."""

    #: The text of a message that has no blocks.
    MESSAGE = 0
    PARAGRAPH = 1
    #: A heading, whose level is in `level`.
    HEADING = 2
    #: A paragraph in an item of a list.
    ITEM = 3
    #: The number or the bullet of an item: part of the interface, not a text of the message.
    MARKER = 4
    CODE = 5
    #: A cell of a table.
    CELL = 6
    #: The part of a details block that is always shown.
    SUMMARY = 7
    #: The title of an alert.
    TITLE = 8
    FORMULA = 9
    #: Markup that the parser does not understand.
    HTML = 10
    #: The caption below a table.
    CAPTION = 11


class LabelRole(enum.IntEnum):
    """The purpose of a label."""

    SENDER = 0
    TIME = 1
    SENDER_AND_TIME = 2
    EDITED = 3
    QUOTE_SENDER = 4
    QUOTE_TEXT = 5
    TITLE = 6
    DETAIL = 7
    OPTION = 8
    CODE = 9
    BUTTON = 10
    REACTION = 11
    READ_MORE = 12
    HIDDEN_COUNT = 13
    COUNT = 14
    DURATION = 15
    INITIALS = 16
    #: The name in the chip of a mention.
    CHIP = 17
    #: The language of code, above the code.
    LANGUAGE = 18
    #: The number of a line of code.
    LINE_NUMBER = 19
    #: The header of a column, repeated in a card of a table that is shown as cards.
    COLUMN_TITLE = 20
    #: Below a quote. A press shows the quote's folded lines, or folds them again.
    UNFOLD = 21
    #: Below a long message that is shown whole. A press shortens the message again.
    READ_LESS = 22
    #: The equation number at the side of a formula.
    FORMULA_NUMBER = 23
    #: A mention in a composer.
    MENTION = 64
    #: The placeholder of an empty composer.
    PLACEHOLDER = 65


class BoxRole(enum.IntEnum):
    """The purpose of a box."""

    QUOTE = 0
    QUOTE_BAR = 1
    QUOTE_PICTURE = 2
    LINK = 3
    LINK_PICTURE = 4
    VOICE = 5
    FILE = 6
    CONTACT = 7
    LOCATION = 8
    POLL = 9
    ICON = 10
    OPTION = 11
    WAVEFORM = 12
    TRACK = 13
    SHARE = 14
    CODE = 15
    BUTTON = 16
    REACTION = 17
    CAPSULE = 18
    PLAY = 19
    PILL = 20
    LINE = 21
    SELECTION = 22
    #: An icon that is not visible until a swipe uncovers it.
    SWIPE = 23
    #: A part that the application draws itself.
    CUSTOM = 24
    #: An emoji of the application in a text.
    EMOJI = 25
    #: The background of a mention in a text.
    MENTION = 26
    #: The bar at the side of a block quote.
    BAR = 27
    #: A line across a message, or between the cells of a table.
    RULE = 28
    #: The box around a table.
    TABLE = 29
    #: The box around a cell of a table.
    CELL = 30
    #: The check box of a task, ticked if the task is done.
    TASK = 31
    #: The icon that copies code.
    COPY = 32
    #: An icon by itself. In the footer: the message is pinned, disappears, or was seen by this many people. In a
    #: button: what a press does. In the text: the message was deleted.
    SIGN = 33
    CALL = 34
    #: * The background of an alert.
    ALERT = 35
    #: The sign at the end of a text that still grows: a caret, or three dots. Its shapes are its bars.
    GROWING = 36


class Sign(enum.IntEnum):
    """The icon in the middle of a box."""

    PLAY = 0
    FILE = 1
    PERSON = 2
    PLACE = 3
    PICTURE = 4
    CHECK = 5
    REPLY = 6
    COPY = 7
    #: The message is pinned.
    PIN = 8
    #: The number of people who have seen the message is next to this icon.
    EYE = 9
    #: The message disappears.
    TIMER = 10
    #: Something is being downloaded.
    LOADING = 11
    #: A press downloads something.
    DOWNLOAD = 12
    #: Something no longer exists.
    MISSING = 13
    #: Something could not be downloaded or sent.
    FAILED = 14
    #: A call.
    PHONE = 15
    #: A video call.
    CAMERA = 16
    #: A call that nobody answered.
    MISSED_CALL = 17
    #: A press opens an address.
    OPEN = 18
    #: The message was deleted.
    DELETED = 19
    #: Something is being sent.
    UPLOADING = 20
    #: * An i in a ring: a note.
    NOTE = 21
    #: * A light bulb: a tip.
    TIP = 22
    #: * An exclamation mark in a speech bubble: something important.
    IMPORTANT = 23
    #: * An exclamation mark in a triangle: a warning.
    WARNING = 24
    #: * An exclamation mark in an octagon: caution.
    CAUTION = 25
    #: * An angle that points down: details that are open.
    EXPANDED = 26
    #: * An angle that points to the right or to the left: closed details.
    COLLAPSED_RIGHT = 27
    COLLAPSED_LEFT = 28
    #: * A cross: the reader's answer of a quiz is wrong.
    CROSS = 29
    #: * A film camera and a cross: a video call that nobody answered.
    MISSED_VIDEO_CALL = 30


class Delivery(enum.IntEnum):
    """`bubble_delivery` of the C library."""

    SENDING = 0
    SENT = 1
    DELIVERED = 2
    READ = 3
    FAILED = 4


class MediaKind(enum.IntEnum):
    """`bubble_media_kind` of the C library."""

    IMAGE = 0
    VIDEO = 1
    ANIMATION = 2
    STICKER = 3
    VIDEO_NOTE = 4


class MediaState(enum.IntEnum):
    """Whether a picture or a file is available."""

    READY = 0
    LOADING = 1
    MISSING = 2
    FAILED = 3
    #: Being sent.
    UPLOADING = 4
    #: Not downloaded yet. It is downloaded when the reader requests it.
    REMOTE = 5


class Alignment(enum.IntEnum):
    """`bubble_alignment` of the C library."""

    START = 0
    END = 1
    LEFT = 2
    RIGHT = 3
    CENTER = 4
    JUSTIFY = 5


class PartFlags(enum.IntFlag):
    """`bubble_part_flags` of the C library."""

    #: A picture that is cropped to the shape of the bubble, tail included.
    MASKED = 1
    #: A dimmed picture, over which the number of further pictures is shown.
    VEILED = 2
    #: The mark or the bar of a poll answer that the reader has chosen.
    CHOSEN = 4
    #: A box that is not visible until a swipe uncovers it.
    HIDDEN = 8
    #: The part has corner radii of its own, in `corners`.
    CORNERS = 16
    #: A formula in display style, as on a separate line.
    DISPLAY = 32
    #: A spoiler covers the part. Of a picture, draw the background with an icon of an eye; of another box, only the
    #: background, without icon, bars and picture. Letters are covered as the spans of their text say
    #: (BUBBLE_LOOK_SPOILER).
    COVERED = 64
    #: A delivery state as a check mark in a circle, two circles for more than sent, and filled ones for read; without
    #: this flag, check marks.
    CIRCLES = 128
    #: The mark of the right answer of a quiz.
    RIGHT = 256
    #: The mark of a wrong answer that the reader has chosen.
    WRONG = 512


class SpanKind(enum.IntEnum):
    """The kind of a span."""

    LINK = 0
    MAIL = 1
    PHONE = 2
    MENTION = 3
    TAG = 4
    DATE = 5
    ADDRESS = 6
    #: A range that is formatted, links somewhere or has a tag: `looks` and the fields after it describe it.
    STYLED = 16


class Look(enum.IntFlag):
    """The formatting of a range of a text. Values can be combined."""

    BOLD = 1
    ITALIC = 2
    #: In the font for code.
    CODE = 4
    UNDERLINE = 8
    #: Struck through.
    STRIKE = 16
    #: Covered until the reader uncovers it.
    SPOILER = 32
    #: Highlighted, as with a marker pen.
    MARK = 64
    #: Subscript: smaller and lower.
    SUB = 128
    #: Superscript: smaller and higher.
    SUP = 256


class LineEnding(enum.IntEnum):
    """Why a line ends."""

    TEXT = 0
    HARD = 1
    SOFT = 2
    #: At a soft hyphen, which is shown as a hyphen.
    HYPHEN = 3
    #: Inside a word that is wider than the line.
    EMERGENCY = 4
    #: An ellipsis replaces the rest.
    TRUNCATED = 5


class FontFlags(enum.IntFlag):
    """`bubble_font_flags` of the C library."""

    #: The family has no bold, so strokes have to be thickened by a twenty-fourth of the size.
    BOLD = 1
    #: The family has no italic, so letters have to be slanted to the right by one in four.
    ITALIC = 2
    #: Glyphs are coloured; most are pictures (bubble_engine_glyph_image).
    COLOR = 4


class OperationKind(enum.IntEnum):
    """`bubble_operation_kind` of the C library."""

    #: Fills a path by the non-zero rule.
    FILL = 0
    #: Draws a line along a path, with round ends and corners.
    STROKE = 1
    #: Draws glyphs of a font. Coloured ones have their own colours.
    GLYPHS = 2
    #: Draw the picture of a subject, if you have it, over `frame`, scaled to fill it and clipped to the path. Then
    #: skip the next `placeholder_count` operations, which draw the placeholder.
    PICTURE = 3
    #: Draw nothing. If you have the picture of the subject, skip the next `placeholder_count` operations.
    PLACEHOLDER = 4


class Verb(enum.IntEnum):
    """A step of a path, with the number of points that it takes."""

    #: 1 point.
    MOVE = 0
    #: 1 point.
    LINE_TO = 1
    #: 2 points: the control point and the end.
    QUADRATIC = 2
    #: 3 points: two control points and the end.
    CUBIC = 3
    #: No points.
    CLOSE = 4


class SubjectKind(enum.IntEnum):
    """`bubble_subject_kind` of the C library."""

    AVATAR = 0
    ATTACHMENT = 1
    QUOTE = 2
    EMOJI = 3


class ObjectKind(enum.IntEnum):
    """The kind of an object in a text."""

    EMOJI = 0
    MENTION = 1
    FORMULA = 2
    IMAGE = 3
    CITATION = 4


class RuleShape(enum.IntEnum):
    """The shapes of the rules of formulas."""

    #: The whole frame is filled.
    FILLED = 0
    #: A line along the edges of the frame, inside it.
    BOX = 1
    #: A line from the bottom left corner to the top right corner.
    UP_DIAGONAL = 2
    #: A line from the top left corner to the bottom right corner.
    DOWN_DIAGONAL = 3


class CellElementKind(enum.IntEnum):
    """The kind of an element of a cell."""

    #: The sender's name in the bubble.
    NAME = 0
    #: The message's text.
    TEXT = 1
    #: The quote of the message that this one replies to.
    QUOTE = 2
    #: The pictures and videos of the message.
    MEDIA = 3
    #: One of the pictures and videos.
    PICTURE = 4
    #: A link preview.
    LINK = 5
    #: A voice message, a file, a contact, a place, or a part that the application draws.
    CARD = 6
    #: A poll.
    POLL = 7
    #: An answer of a poll.
    OPTION = 8
    #: An attached code block.
    CODE = 9
    REACTIONS = 10
    REACTION = 11
    BUTTONS = 12
    BUTTON = 13
    #: The mark of an edited message, the time and the delivery state in the bubble.
    FOOTER = 14
    #: A label outside the bubble.
    LABEL = 15
    AVATAR = 16
    #: The delivery state outside the bubble.
    STATUS = 17
    #: The mark that selects the message.
    SELECTION = 18
    #: The icon that a swipe uncovers.
    SWIPE = 19
    #: A block of a message that consists of blocks; `type` is its type.
    BLOCK = 20
    #: The original sender of a forwarded message.
    FORWARDED = 21
    #: The summary of the replies to the message in its thread.
    THREAD = 22
    #: The people who have seen the message, below the bubble.
    SEEN_BY = 23


class RowsFlags(enum.IntFlag):
    """`bubble_rows_flags` of the C library."""

    #: Includes the lines of texts and labels.
    LINES = 1
    #: Includes lines, with their runs and glyphs.
    GLYPHS = 2
    #: Includes the operations that draw the rows.
    DRAWING = 4
    #: Includes dates and avatars that float over the rows, as additional rows that have only operations.
    OVERLAY = 8
    #: Includes the elements of messages.
    ELEMENTS = 16


class Target(enum.IntEnum):
    """The target of a press."""

    #: Above, below or beside all rows.
    NOTHING = 0
    BACKGROUND = 1
    BUBBLE = 2
    TEXT = 3
    #: A link, a mention or other data that was detected in a text; `span_kind` is its kind.
    DATA = 4
    SENDER = 5
    AVATAR = 6
    FOOTER = 7
    QUOTE = 8
    MEDIA = 9
    #: A card; `card` is its kind.
    CARD = 10
    ANSWER = 11
    BUTTON = 12
    REACTION = 13
    READ_MORE = 14
    #: The mark that selects the message.
    SELECTION = 15
    DATE = 16
    UNREAD = 17
    TYPING = 18
    #: An emoji, a mention, a citation or a picture in a text: `index` is its number in the text.
    OBJECT = 19
    #: The summary of a details block, or the label below an expandable quote; `block` is its path.
    DETAILS = 20
    #: The check box of a task: `block` is the path of the list item.
    TASK = 21
    #: The icon that copies code: `block` is the path of the code.
    COPY = 22
    #: The original sender of a forwarded message.
    FORWARDED = 23
    #: The summary of the replies to the message in its thread.
    THREAD = 24
    #: The people who have seen the message.
    SEEN_BY = 25
    #: The label below a long text that is shown whole.
    READ_LESS = 26
    #: A range of a text that links to an address: `href` is the address.
    LINK = 27
    #: The reference to a footnote: `footnote` is its label.
    FOOTNOTE = 28
    #: A range of a text that is covered. Links in the range cannot be hit.
    SPOILER = 29
    #: The sign at the end of a footnote that leads back to its first reference: `footnote` is its label.
    FOOTNOTE_END = 30


class Card(enum.IntEnum):
    """`bubble_card` of the C library."""

    VOICE = 0
    FILE = 1
    CONTACT = 2
    LOCATION = 3
    POLL = 4
    LINK = 5
    CODE = 6
    CUSTOM = 7
    CALL = 8


class Affinity(enum.IntEnum):
    """Which of the two characters around it a position belongs to. This matters at a soft line break, and where the direction changes."""

    DOWNSTREAM = 0
    UPSTREAM = 1


class FindFlags(enum.IntFlag):
    """`bubble_find_flags` of the C library."""

    CASE = 1
    #: Distinguishes letters with different diacritical marks: é is not e.
    MARKS = 2
    #: Searches towards older messages (bubble_transcript_find_next).
    UP = 4
    #: Ignores hamza and madda on Arabic letters: an alef without hamza finds one with it.
    ANY_HAMZA = 8


class ElementRole(enum.IntEnum):
    """Kinds of elements for screen readers."""

    #: The row of a message.
    MESSAGE = 0
    #: The row of a notice, which is an event that the conversation itself reports.
    NOTICE = 1
    #: A date between messages, or a heading in a message.
    HEADING = 2
    #: The unread line.
    SEPARATOR = 3
    #: A state that changes by itself, such as who is typing, or the delivery state.
    STATUS = 4
    TEXT = 5
    LINK = 6
    IMAGE = 7
    BUTTON = 8
    CHECKBOX = 9
    #: Several pictures, the answers of a poll, or the items of a list or a table.
    LIST = 10
    LIST_ITEM = 11


class ElementFlags(enum.IntFlag):
    """Transient states of an element."""

    #: A poll answer that the reader has chosen.
    SELECTED = 1
    #: A long text that is shown only in part, or details of which only the summary is shown.
    COLLAPSED = 2
    #: A long text that is shown whole because the reader requested it, or details that are open.
    EXPANDED = 4
    #: In progress: a message that is being sent, a picture that is being fetched.
    BUSY = 8


class ActionKind(enum.IntEnum):
    """The actions of an element."""

    PRESS = 0
    OPEN = 1
    PLAY = 2
    #: Shows the rest of a long text.
    EXPAND = 3
    #: Goes to the quoted message.
    SHOW_QUOTED = 4
    #: Chooses an answer of a poll.
    CHOOSE = 5
    #: Selects the message.
    SELECT = 6
    #: Uncovers what a spoiler covers: bubble_transcript_set_uncovered.
    REVEAL = 7


class ChangeKind(enum.IntEnum):
    """`bubble_change_kind` of the C library."""

    #: A row that was removed from its place. Removals come first, in descending order of their indices.
    REMOVED = 0
    #: A row that was inserted at its place. Insertions are in ascending order of their indices.
    INSERTED = 1
    #: A row that looks different because its message has changed.
    CHANGED_MESSAGE = 2
    #: A row that looks different because its place in its group has changed (corners, tail, avatar).
    CHANGED_GROUP = 3
    #: A row whose date or unread line has changed, and perhaps its place in its group.
    CHANGED_SEPARATORS = 4


class ComposerFlags(enum.IntFlag):
    """`bubble_composer_flags` of the C library."""

    #: The direction of an empty composer, and of text without letters of either direction, is from right to left.
    RIGHT_TO_LEFT = 1
    #: Text offsets, given and received, count UTF-8 bytes.
    UTF8_OFFSETS = 256


class Movement(enum.IntEnum):
    """How keys move the caret, in the order of the text."""

    #: To the beginning of the grapheme cluster or mention before the caret.
    CHARACTER_BACKWARD = 0
    #: To the end of the grapheme cluster or mention after the caret.
    CHARACTER_FORWARD = 1
    #: To the beginning of the previous word (UAX #29, and dictionaries for languages such as Thai).
    WORD_BACKWARD = 2
    #: To the end of the next word.
    WORD_FORWARD = 3
    #: To the beginning of the paragraph, or of the previous one if the caret is there already.
    PARAGRAPH_BACKWARD = 4
    #: To the end of the paragraph, or of the next one if the caret is there already.
    PARAGRAPH_FORWARD = 5


class MeasureFlags(enum.IntFlag):
    """These functions do what `bubble measure` does: they break texts into lines, without messages and bubbles. White space is kept, trailing spaces hang (they count in the range of a line but not in its width), and a word that is wider than the line is broken between grapheme clusters, unless the options say otherwise. Any number is a valid width: negative ones and NaN count as 0, INFINITY is no limit."""

    #: Italic, if the family has it.
    ITALIC = 1
    #: Makes the lines about equally long, by the smallest width at which there are as many lines.
    BALANCED = 2
    #: A word that is wider than the line extends beyond it and is not broken (CSS overflow-wrap: normal).
    KEEP_WORDS = 4
    #: The lines of each text are listed.
    LINES = 8
    #: Text offsets, given and received, count UTF-8 bytes.
    UTF8_OFFSETS = 256


class Policy(enum.IntEnum):
    """Where lines may break, which fonts emoji come from, and how wide they are."""

    #: Follows UAX #14.
    UNICODE = 0
    #: Follows Chromium.
    BROWSER = 1


class LineBreak(enum.IntEnum):
    """The values of the CSS property line-break."""

    AUTO = 0
    LOOSE = 1
    NORMAL = 2
    STRICT = 3
    ANYWHERE = 4


class WordBreak(enum.IntEnum):
    """The values of the CSS property word-break."""

    NORMAL = 0
    KEEP_ALL = 1
    BREAK_ALL = 2


class WhiteSpace(enum.IntEnum):
    """The values of the CSS property white-space."""

    PRE_WRAP = 0
    NORMAL = 1
    PRE = 2
    BREAK_SPACES = 3
    PRE_LINE = 4
    NOWRAP = 5


class Autospace(enum.IntEnum):
    """The values of the CSS property text-autospace: whether there are gaps between ideographs and letters or digits."""

    NONE = 0
    NORMAL = 1


class Wrap(enum.IntEnum):
    """Where lines may end besides hard breaks."""

    #: At break opportunities.
    WORDS = 0
    #: Between any two grapheme clusters.
    CHARACTERS = 1
    #: Nowhere.
    NONE = 2


class Truncation(enum.IntEnum):
    """Which part of a text with too many lines is cut off."""

    #: The end of the last line, with an ellipsis in its place.
    TAIL = 0
    #: The middle of the last line, and everything after it except the end of the text.
    MIDDLE = 1
    #: The beginning of the last line, which shows the end of the text.
    HEAD = 2
    #: The excess lines, without an ellipsis.
    CLIP = 3


class LineHeight(enum.IntEnum):
    """The height of a line."""

    #: As tall as its fonts.
    NATURAL = 0
    #: A multiple of the natural height.
    MULTIPLE = 1
    #: A fixed number of points.
    FIXED = 2
    #: As tall as its fonts, but at least this many points.
    MINIMUM = 3
    #: As tall as its fonts, but at most this multiple of the first font's height.
    LIMITED = 4


class Direction(enum.IntEnum):
    """The base direction of a text."""

    #: The direction of the first strong character.
    AUTO = 0
    LEFT_TO_RIGHT = 1
    RIGHT_TO_LEFT = 2
