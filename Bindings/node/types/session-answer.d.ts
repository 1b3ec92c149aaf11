// Made from session-answer.schema.json by tools/make_types.py: not to be edited.

/** An answer of a session. */
export interface Answer {
  /** The `id` of the request; null without one. */
  id: string | number | null;
  /** The transcript that was opened. */
  opened?: Opened;
  /** The transcript after the request. */
  state?: State;
  /** The visible part of the transcript. */
  viewport?: Viewport;
  /** What the request changed. */
  changes?: Changes;
  /** What a press at the point hits; null for nothing. */
  hit?: Hit | null;
  /** The nearest position in a text. */
  nearest?: Nearest | null;
  /** The frame of the caret; null if there is no such text. */
  caret?: [number, number, number, number] | null;
  /** The rectangles that the range covers. */
  rects?: ([number, number, number, number])[];
  /** The selection. */
  selection?: Selection;
  /** The occurrences of the text. */
  matches?: Match[];
  /** Whether there may be more occurrences. */
  limited?: boolean;
  /** The occurrence of the text; null if there is none. */
  match?: Match | null;
  /** The reader's place; null in an empty transcript. */
  anchor?: Anchor | null;
  /** The upper edge of the viewport that shows the anchor at its place. */
  offset?: Offset;
  /** The outlines of glyphs. */
  outlines?: Outlines;
  /** The fonts that were not listed before. Runs refer to them by their `id`. */
  fonts?: Font[];
  /** Why the request failed. */
  error?: Error;
  /** What floats over the viewport. */
  overlay?: Overlay;
  /** The texts, each at each width. */
  measured?: Measure[];
  /** The work done and the memory kept. */
  statistics?: Statistics;
  /** Whether the transcript was closed. */
  closed?: boolean;
  /** What the edits make of the composer. */
  composed?: Composed;
}

export interface CodeToken {
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The role, such as `keyword`. */
  role: string;
}

export interface InlineObject {
  /** The kind of object. */
  kind?: "emoji" | "mention" | "formula" | "image" | "citation" | null;
  /** The application's name of the emoji, or of the mentioned person. Empty for other kinds, unless the application gives a name. */
  id?: string | null;
  /** The width of an emoji or a picture; null to use its height. */
  width?: number | null;
  /** The height of an emoji or a picture; null for 1.2 em, which does not make the line taller. */
  height?: number | null;
  /** How much of the height is below the baseline; null for 18 % of the height. */
  descent?: number | null;
  /** The unit of `width`, `height` and `descent`. */
  unit?: "em" | "pt" | null;
  /** The source of a formula; null to use the text of the range. */
  source?: string | null;
  /** The address of a picture; null if unknown. */
  address?: string | null;
  /** The text in the chip of a citation; null to use the text of the range. */
  label?: string | null;
  /** The notation of a formula's source. */
  notation?: "tex" | "mathml" | null;
  /** Whether a formula is set in display style: with large operators, and limits below and above. */
  display?: boolean | null;
}

export type MessageAttachment = {
  /** The kind of the attachment, which decides its other fields. */
  type: "image";
  /** The width of the picture in pixels. */
  width?: number | null;
  /** The height of the picture in pixels. */
  height?: number | null;
  /** Whether the picture is available. */
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  /** The length of a video in seconds, which is shown on the picture; null if unknown. */
  duration?: number | null;
  /** A description of the picture for readers who cannot see it (alternative text); null if unknown. */
  alt?: string | null;
  /** The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout. */
  address?: string | null;
  /** The address to which a press on the picture leads; null if a press opens the picture. */
  href?: string | null;
  /** Whether the picture has a high resolution. It then gets an "HD" label. */
  hd?: boolean | null;
  /** How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown. */
  progress?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "video";
  /** The width of the picture in pixels. */
  width?: number | null;
  /** The height of the picture in pixels. */
  height?: number | null;
  /** Whether the picture is available. */
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  /** The length of a video in seconds, which is shown on the picture; null if unknown. */
  duration?: number | null;
  /** A description of the picture for readers who cannot see it (alternative text); null if unknown. */
  alt?: string | null;
  /** The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout. */
  address?: string | null;
  /** The address to which a press on the picture leads; null if a press opens the picture. */
  href?: string | null;
  /** Whether the picture has a high resolution. It then gets an "HD" label. */
  hd?: boolean | null;
  /** How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown. */
  progress?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "animation";
  /** The width of the picture in pixels. */
  width?: number | null;
  /** The height of the picture in pixels. */
  height?: number | null;
  /** Whether the picture is available. */
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  /** The length of a video in seconds, which is shown on the picture; null if unknown. */
  duration?: number | null;
  /** A description of the picture for readers who cannot see it (alternative text); null if unknown. */
  alt?: string | null;
  /** The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout. */
  address?: string | null;
  /** The address to which a press on the picture leads; null if a press opens the picture. */
  href?: string | null;
  /** Whether the picture has a high resolution. It then gets an "HD" label. */
  hd?: boolean | null;
  /** How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown. */
  progress?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "sticker";
  /** The width of the picture in pixels. */
  width?: number | null;
  /** The height of the picture in pixels. */
  height?: number | null;
  /** Whether the picture is available. */
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  /** The length of a video in seconds, which is shown on the picture; null if unknown. */
  duration?: number | null;
  /** A description of the picture for readers who cannot see it (alternative text); null if unknown. */
  alt?: string | null;
  /** The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout. */
  address?: string | null;
  /** The address to which a press on the picture leads; null if a press opens the picture. */
  href?: string | null;
  /** Whether the picture has a high resolution. It then gets an "HD" label. */
  hd?: boolean | null;
  /** How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown. */
  progress?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "videoNote";
  /** The width of the picture in pixels. */
  width?: number | null;
  /** The height of the picture in pixels. */
  height?: number | null;
  /** Whether the picture is available. */
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  /** The length of a video in seconds, which is shown on the picture; null if unknown. */
  duration?: number | null;
  /** A description of the picture for readers who cannot see it (alternative text); null if unknown. */
  alt?: string | null;
  /** The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout. */
  address?: string | null;
  /** The address to which a press on the picture leads; null if a press opens the picture. */
  href?: string | null;
  /** Whether the picture has a high resolution. It then gets an "HD" label. */
  hd?: boolean | null;
  /** How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown. */
  progress?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "voice";
  /** The length of the voice message in seconds. */
  duration: number;
  /** The loudness from beginning to end, at equal intervals; empty if unknown. */
  samples?: number[] | null;
  /** The address of the sound; null if the message has none. It is exactly as in the message, so check its scheme before you open it. */
  address?: string | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "file";
  /** The file's name. */
  name: string;
  /** The size of the file in bytes; null if unknown. */
  bytes?: number | null;
  /** Whether the file is available. The state does not change the size of the card. */
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  /** How much of the file has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown. */
  progress?: number | null;
  /** The address of the file; null if the message has none, because the application finds the file in another way. */
  address?: string | null;
  /** The length of a sound in seconds, shown before the size; null if unknown, and for other files. */
  duration?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "contact";
  /** The contact's name. */
  name: string;
  /** A telephone number or a mail address, shown below the name; null if there is none. */
  detail?: string | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "location";
  /** The name of the place; null for a position without a name. */
  name?: string | null;
  /** The latitude in degrees, positive to the north. */
  latitude: number;
  /** The longitude in degrees, positive to the east. */
  longitude: number;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "poll";
  /** The question. */
  question: string;
  /** The answers, in the order in which they are shown. */
  options: string[];
  /** The number of votes for each answer, in the same order; empty if votes are not shown. */
  votes?: number[] | null;
  /** The indices of the answers that the reader has chosen. */
  chosen?: number[] | null;
  /** The number of people who have voted, if each may choose several answers; null to use the sum of the votes. */
  voters?: number | null;
  /** Whether the poll accepts no more votes. */
  closed?: boolean | null;
  /** The index of the correct answer of a quiz; null for an ordinary poll, and as long as the correct answer is secret. */
  correct?: number | null;
  /** Whether the reader may choose several answers. */
  several?: boolean | null;
  /** Whether the poll does not say who voted for what. */
  anonymous?: boolean | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "link";
  /** The page's address. */
  address: string;
  /** The page's title; null if unknown. */
  title?: string | null;
  /** A summary of the page, of one or two sentences; null if there is none. */
  summary?: string | null;
  /** The size of the page's picture in pixels; null if there is none. */
  picture?: PictureSize | null;
  /** Whether the picture is a small square beside the texts instead of above them. */
  small?: boolean | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "code";
  /** The code. */
  text: string;
  /** The programming language, which a style may show; null if unknown. */
  language?: string | null;
  /** The tokens of the code for syntax highlighting, in ascending order. They change only colours. */
  tokens?: CodeToken[] | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "call";
  /** Whether the call is a video call. */
  video?: boolean | null;
  /** Whether nobody answered the call. */
  missed?: boolean | null;
  /** The length of the call in seconds; null if unknown, and for a missed call. */
  duration?: number | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "custom";
  /** The application's name for this kind of part. */
  name: string;
  /** Any data that the application needs for the part. The layout does not read it. */
  data?: string | null;
  /** The width in points; null for the available width, at most 240. */
  width?: number | null;
  /** The height in points; null for the height that follows from `aspect`, or for 44 without `aspect`. */
  height?: number | null;
  /** The width divided by the height; null if there is no fixed ratio. */
  aspect?: number | null;
  /** A description of the part for readers who cannot see it (alternative text); null if unknown. */
  alt?: string | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
};

export interface PictureSize {
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
}

export interface QuotedReply {
  /** The sender of the earlier message, identified as in `Message.sender`; null to show no sender. */
  sender?: string | null;
  /** The name shown for the sender. If null, the person's name is shown or, if there is none, `sender`. */
  senderName?: string | null;
  /** The text of the earlier message, or its beginning. */
  text?: string | null;
  /** The ranges of the text that are formatted, are links or are replaced by objects, in ascending order, as in `Message.spans`. */
  spans?: TextSpan[] | null;
  /** The format of the text. */
  format?: "plain" | "markdown" | null;
  /** Whether a small picture of the earlier message is shown beside the text. */
  picture?: boolean | null;
  /** The id of the earlier message, with which the application can scroll to it; null if unknown. */
  id?: string | number | null;
  /** Whether the text and the picture are covered until the reader uncovers them. If only ranges of the text are covered, `spans` names them. */
  spoiler?: boolean | null;
}

export interface TextSpan {
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The formatting of the range. */
  look?: "bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup" | null;
  /** The formattings of the range, if there are several. */
  looks?: ("bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup")[] | null;
  /** The address that the range links to; null if there is none. */
  href?: string | null;
  /** The title of the link, which can be shown as a tooltip; null if there is none. */
  title?: string | null;
  /** The label of the footnote that the range refers to; null if there is none. */
  footnote?: string | null;
  /** The colour of the text, such as `#0a84ff`; null for the colour of the surrounding text. */
  color?: string | null;
  /** The colour behind the text; null if there is none. */
  background?: string | null;
  /** The application's name for the range, which is returned with its rectangles; null if there is none. */
  tag?: string | null;
  /** The object that replaces the range; null to show the text. */
  object?: InlineObject | null;
}

export interface Anchor {
  /** The id of the message that keeps its place. */
  id: string | number;
  /** The edge of the message that keeps its place, and the edge of the viewport from which the distance is measured. */
  edge: "top" | "bottom";
  /** The distance from the viewport's edge down to the edge of the message, in points. */
  offset: number;
  /** The messages to use, in this order, if the message and all earlier fallbacks are gone. */
  fallbacks?: Fallback[];
}

export interface Around {
  /** The width and height of the bar, in points. */
  size: [number, number];
  /** The frame of the text in the bar, in points. */
  field: [number, number, number, number];
  /** The buttons beside the text. */
  buttons?: Button[];
  /** The candidates for the word at the caret; left out if no list is shown. */
  candidates?: Candidates;
  /** The message that is replied to or edited; left out if there is none. */
  topic?: Topic;
  /** The attachments. */
  strip?: Strip;
  /** The preview of the page that the text links to; left out if there is none, or if the reader has closed it. */
  preview?: Preview;
}

export interface Avatar {
  /** The id of the message. */
  id: string | number;
  /** The sender of the message, as its `sender` says; null for a notice. */
  sender: string | null;
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** Whether it is at the place that it has in the transcript. */
  resting: [number, number, number, number];
}

export interface AvatarPart {
  /** The kind of the item, which decides its other members. */
  kind: "avatar";
  /** Whether it belongs to a message whose text is still growing. */
  growing?: boolean;
  /** The frame of the part, relative to the cell, in points. */
  frame: [number, number, number, number];
  /** The radius of all corners, in points; half the width for a circle. */
  radius: number;
  /** The width of the border line, in points. */
  border?: number;
  /** The colour of the border line, such as `#22fa62`; left out for the renderer's own colour. */
  borderColor?: string;
  /** The role of the colour that is shown until a picture is available. */
  ground: ColorRole;
  /** The person's own colour, which replaces the background colour in both themes; left out to use the background colour. */
  tint?: string;
  /** Where to find the person's picture, copied from `Person.picture`; left out if unknown. */
  picture?: string;
  /** The person in the picture, if it is not the sender (`Message.seenBy`, `ThreadSummary.people`); left out for the sender. */
  person?: string;
  /** The role of the colour of the border line. */
  ink: ColorRole;
}

export type Bar = [[number, number, number, number]];

export interface BoxPart {
  /** The kind of the item, which decides its other members. */
  kind: "box";
  /** What the box is for. */
  role:
    | "quote" | "quoteBar" | "quotePicture" | "link" | "linkPicture" | "voice" | "file" | "contact" | "location"
    | "call" | "poll" | "icon" | "option" | "waveform" | "track" | "share" | "code" | "custom" | "emoji" | "mention"
    | "button" | "reaction" | "capsule" | "play" | "pill" | "line" | "selection" | "swipe" | "bar" | "rule" | "table"
    | "cell" | "task" | "copy" | "sign" | "alert" | "growing";
  /** The index of the button, reaction, answer or attachment that the box belongs to; left out if there can be only one, and for an attachment of a block. */
  index?: number;
  /** The frame of the part, relative to the cell, in points. */
  frame: [number, number, number, number];
  /** The radius of all corners, in points, if `corners` is left out. */
  radius: number;
  /** The radii of the corners if they differ, so that the box stays within the round corners of its bubble; left out to use `radius` at every corner. */
  corners?: [number, number, number, number];
  /** The thickness of the border line along the inside of the frame, in points; 0 for a box without one. */
  border?: number;
  /** The role of the fill colour; left out if the box has none. */
  ground?: ColorRole;
  /** The person's own colour, which replaces the background colour in both themes; left out to use the background colour. */
  tint?: string;
  /** The role of the colour of the icon, the bars or the border line; left out if the box has neither icon nor bars nor border. */
  ink?: ColorRole;
  /** The icon in the middle of the box; left out if there is none. */
  sign?:
    | "play" | "file" | "person" | "place" | "picture" | "check" | "reply" | "copy" | "pin" | "eye" | "timer"
    | "loading" | "uploading" | "download" | "missing" | "failed" | "phone" | "camera" | "missedCall" | "open"
    | "deleted" | "note" | "tip" | "important" | "warning" | "caution" | "expanded" | "collapsedRight" | "collapsedLeft"
    | "cross" | "missedVideoCall";
  /** Whether the box is the circle, square or bar of an answer that the reader has chosen. */
  chosen?: boolean;
  /** For the mark of an answer, whether the answer is the right one of a quiz, or a wrong one that the reader has chosen; left out for other answers and boxes, and as long as the quiz gives nothing away. */
  state?: "right" | "wrong";
  /** How much of a file has been transferred, from 0 to 1; left out for other boxes, and if it is unknown. */
  progress?: number;
  /** The name that the application gave to its custom part, emoji or button, or to the person mentioned; left out for other boxes. */
  name?: string;
  /** A description of what the application's custom part shows; left out if unknown. */
  alt?: string;
  /** Whether a spoiler covers the box until the reader uncovers it. */
  covered?: boolean;
  /** Whether the box is visible without a swipe. */
  visible?: boolean;
  /** Whether it belongs to a message whose text is still growing. */
  growing?: boolean;
  /** The bars of a waveform or of the sign of a growing text, from left to right, relative to the cell; left out for other boxes. Their ends are round. */
  bars?: Bar[];
}

export interface Bubble {
  /** The bubble's frame, relative to the cell, in points. A tail may extend beyond it. */
  frame: [number, number, number, number];
  /** The side that the tail points to; null for a bubble without a tail. */
  tail: "left" | "right" | null;
  /** The radii of the corners, in points; all zero if the bubble is a picture. */
  corners: [number, number, number, number];
  /** Whether the picture is shown as its mirror image. */
  mirrored?: boolean;
  /** The colour from the style, such as `#70da39`; left out for the renderer's own colour. */
  fill?: string;
  /** The width of the border line, in points. The line lies inside the frame. */
  border?: number;
  /** The role of the fill colour. The colour also tints nine-patch pictures. */
  ground: ColorRole;
  /** The role of the colour of the border line. */
  ink: ColorRole;
  /** The path around the bubble with its tail, as SVG path data, in the cell's points. */
  outline?: string;
  /** The name of the picture to stretch; left out if the bubble is a path. */
  asset?: string;
  /** The widths of the picture's edges that are not stretched, in points of the picture; mirrored if the picture is mirrored, and zero if the bubble is a path. */
  caps?: {
    /** The height of the upper cap, in points. */
    top: number;
    /** The width of the left cap, in points. */
    left: number;
    /** The height of the lower cap, in points. */
    bottom: number;
    /** The width of the right cap, in points. */
    right: number;
  };
  /** How the picture fills the frame. */
  resizing?: "stretch" | "tile";
  /** The pieces of the picture to draw: the frame in the picture, the frame in the cell, and the size if the piece is repeated. */
  patches?: Patch[];
}

export interface Button {
  /** What the button does. */
  kind: "attach" | "camera" | "emoji" | "send" | "microphone" | "sendOrMicrophone";
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** Whether the button can be pressed. */
  enabled?: boolean;
}

export interface Candidate {
  /** The index, from 0. */
  index: number;
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** Whether the candidate is marked. */
  chosen?: boolean;
  /** The frame of the candidate's picture, in points. */
  picture?: [number, number, number, number];
  /** The title and the text. */
  labels: Caption[];
}

export interface Candidates {
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** The height of the content, in points. */
  contentHeight: number;
  /** How far the list is scrolled, in points. */
  offset?: number;
  /** The candidates that are visible. */
  rows: Candidate[];
}

export interface Caption {
  /** The text that is shown. */
  text: string;
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** The lines of the text. */
  lines: Line[];
}

export interface Cell {
  /** The message's id. */
  id: string | number;
  /** The message's sender; null for a notice that nobody sent. */
  sender: string | null;
  /** The name shown for the sender, if it differs from the sender itself. */
  senderName?: string;
  /** The side the message is on. */
  side: "left" | "right";
  /** The role of the message for its reader: sent, received or notice. */
  role: "sent" | "received" | "notice";
  /** The cell's frame in the transcript, in points; at y = 0 for a cell laid out alone. */
  frame: [number, number, number, number];
  /** The shape behind the message; null in a style without bubbles. */
  bubble: Bubble | null;
  /** The texts, pictures and other parts of the cell, except the bubble, from back to front. */
  parts: (LabelPart | TextPart | AvatarPart | BoxPart | MediaPart | StatusPart)[];
  /** The fonts that were not listed before. Runs refer to them by their `id`. */
  fonts?: Font[];
  /** What screen readers say about the row. */
  accessibility?: Element[];
  /** The cell's highlights, in the order in which they were set. Renderers fill the rectangles before they draw the text. */
  highlights?: Highlight[];
}

export interface Changes {
  /** Whether everything may have changed, as after a change of width or style. All arrays of changes are then empty. */
  all?: boolean;
  /** The removed rows, from the lowest to the highest. */
  removals: Removal[];
  /** The inserted rows, from the highest to the lowest. */
  insertions: Insertion[];
  /** The ids of the messages that have moved. Their rows are in both `removals` and `insertions`. */
  moves: (string | number)[];
  /** The changed rows, from the highest to the lowest. */
  updates: Update[];
  /** The height of the transcript before all edits, in points. */
  oldHeight: number;
  /** The height of the transcript after all edits, in points. */
  height: number;
}

export type ColorRole =
  | "page.fill" | "page.border" | "page.text" | "page.secondary" | "page.link" | "page.mention" | "page.sender"
  | "page.quote" | "page.quoteBar" | "page.quoteSender" | "page.quoteText" | "page.panel" | "page.code" | "page.button"
  | "page.buttonText" | "page.icon" | "page.iconSign" | "page.bar" | "page.barFull" | "page.tick" | "page.tickRead"
  | "page.tickFailed" | "page.reaction" | "page.reactionText" | "page.reactionBorder" | "page.match"
  | "page.currentMatch" | "page.matchText" | "page.codeKeyword" | "page.codeString" | "page.codeComment"
  | "page.codeNumber" | "page.codeName" | "page.codeType" | "page.codeInserted" | "page.codeDeleted" | "page.alert"
  | "page.alertNote" | "page.alertTip" | "page.alertImportant" | "page.alertWarning" | "page.alertCaution"
  | "page.right" | "page.wrong" | "sent.fill" | "sent.border" | "sent.text" | "sent.secondary" | "sent.link"
  | "sent.mention" | "sent.sender" | "sent.quote" | "sent.quoteBar" | "sent.quoteSender" | "sent.quoteText"
  | "sent.panel" | "sent.code" | "sent.button" | "sent.buttonText" | "sent.icon" | "sent.iconSign" | "sent.bar"
  | "sent.barFull" | "sent.tick" | "sent.tickRead" | "sent.tickFailed" | "sent.reaction" | "sent.reactionText"
  | "sent.reactionBorder" | "sent.match" | "sent.currentMatch" | "sent.matchText" | "sent.codeKeyword"
  | "sent.codeString" | "sent.codeComment" | "sent.codeNumber" | "sent.codeName" | "sent.codeType" | "sent.codeInserted"
  | "sent.codeDeleted" | "sent.alert" | "sent.alertNote" | "sent.alertTip" | "sent.alertImportant" | "sent.alertWarning"
  | "sent.alertCaution" | "sent.right" | "sent.wrong" | "received.fill" | "received.border" | "received.text"
  | "received.secondary" | "received.link" | "received.mention" | "received.sender" | "received.quote"
  | "received.quoteBar" | "received.quoteSender" | "received.quoteText" | "received.panel" | "received.code"
  | "received.button" | "received.buttonText" | "received.icon" | "received.iconSign" | "received.bar"
  | "received.barFull" | "received.tick" | "received.tickRead" | "received.tickFailed" | "received.reaction"
  | "received.reactionText" | "received.reactionBorder" | "received.match" | "received.currentMatch"
  | "received.matchText" | "received.codeKeyword" | "received.codeString" | "received.codeComment"
  | "received.codeNumber" | "received.codeName" | "received.codeType" | "received.codeInserted" | "received.codeDeleted"
  | "received.alert" | "received.alertNote" | "received.alertTip" | "received.alertImportant" | "received.alertWarning"
  | "received.alertCaution" | "received.right" | "received.wrong" | "notice.fill" | "notice.border" | "notice.text"
  | "notice.secondary" | "notice.link" | "notice.mention" | "notice.sender" | "notice.quote" | "notice.quoteBar"
  | "notice.quoteSender" | "notice.quoteText" | "notice.panel" | "notice.code" | "notice.button" | "notice.buttonText"
  | "notice.icon" | "notice.iconSign" | "notice.bar" | "notice.barFull" | "notice.tick" | "notice.tickRead"
  | "notice.tickFailed" | "notice.reaction" | "notice.reactionText" | "notice.reactionBorder" | "notice.match"
  | "notice.currentMatch" | "notice.matchText" | "notice.codeKeyword" | "notice.codeString" | "notice.codeComment"
  | "notice.codeNumber" | "notice.codeName" | "notice.codeType" | "notice.codeInserted" | "notice.codeDeleted"
  | "notice.alert" | "notice.alertNote" | "notice.alertTip" | "notice.alertImportant" | "notice.alertWarning"
  | "notice.alertCaution" | "notice.right" | "notice.wrong" | "accent" | "pill" | "pillText" | "capsule" | "capsuleText"
  | "capsuleTickRead" | "veil" | "veilText" | "media" | "mediaSign" | "avatarText" | "selection" | "pictureEdge"
  | "name0" | "name1" | "name2" | "name3" | "name4" | "name5" | "name6" | "name7" | "avatar0" | "avatar1" | "avatar2"
  | "avatar3" | "avatar4" | "avatar5" | "avatar6" | "avatar7" | "name8" | "name9" | "name10" | "name11" | "avatar8"
  | "avatar9" | "avatar10" | "avatar11";

export interface Colors {
  /** The colours of the light theme. */
  light: Palette;
  /** The colours of the dark theme. */
  dark: Palette;
}

export interface Composed {
  /** What each edit makes of the composer. */
  steps: Step[];
}

export interface Date {
  /** The id of the message below. */
  before: string | number;
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** Whether it is at the place that it has in the transcript. */
  resting: [number, number, number, number];
  /** The text. */
  label: Label;
  /** The shapes behind or beside the text. */
  boxes: BoxPart[];
}

export interface Decoration {
  /** The kind of decoration. */
  kind: "background" | "mark" | "code" | "underline" | "strike" | "spoiler";
  /** The offset at which the whole range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the whole range ends, in UTF-16 code units. */
  end: number;
  /** The area of the decoration, in points, relative to the cell. It does not cover white space that hangs at the end of a line. */
  frame: [number, number, number, number];
  /** The role of the colour of text, signs and lines. */
  ink?: ColorRole;
  /** The colour of the decoration. */
  color?: string;
  /** The ends at which the range continues elsewhere, which are square. */
  cut?: "left" | "right" | "both";
}

export interface Detected {
  /** What the text is: a link, a mention and so on. */
  kind: "link" | "mail" | "phone" | "mention" | "tag" | "date" | "address";
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The role of the colour of text, signs and lines. */
  ink: ColorRole;
  /** The address that it leads to. */
  href?: string;
  /** The rectangles that the range covers. */
  rects?: ([number, number, number, number])[];
}

export interface Drawing {
  /** The theme of the drawing operations. */
  theme: "light" | "dark";
  /** The colour behind all rows. */
  background?: string;
  /** The rows with their operations. */
  rows: DrawnRow[];
}

export type DrawnGlyph = [number, number, number];

export interface DrawnRow {
  /** The id of the message. */
  id: string | number | null;
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** The drawing operations of the row. */
  operations: Operation[];
}

export interface Element {
  /** The role of the element. */
  role:
    | "message" | "notice" | "heading" | "separator" | "status" | "text" | "link" | "image" | "button" | "checkbox"
    | "list" | "listItem";
  /** How deep the element is: 0 for the row, 1 for elements in it, 2 for those in these. */
  depth: number;
  /** The text to read. For a row, it includes the whole content of the message. For a part, it is the part's text or a description of what it shows. */
  label: string;
  /** A value that may change while the label stays the same, such as the votes for an answer or the length of a voice message; left out if there is none. */
  value?: string;
  /** A description of what a press does; left out if a press does nothing. */
  hint?: string;
  /** The frame in the transcript, in points. */
  frame: [number, number, number, number];
  /** The present states of the element. */
  states?: ("selected" | "collapsed" | "expanded" | "busy")[];
  /** The actions that the reader can perform on the element. A row has the actions of all its parts. */
  actions?: ("press" | "open" | "play" | "expand" | "showQuoted" | "choose" | "select" | "reveal")[];
  /** The address that is opened. */
  href?: string;
  /** The label of the footnote. */
  footnote?: string;
  /** The indices of its parts in the `parts` of the cell. */
  parts?: number[];
  /** The UTF-16 offsets of a link or a mention in the label of the text that contains it; left out for other elements. */
  range?: [number, number];
}

export interface Engine {
  /** The version of HarfBuzz. */
  harfbuzz: string;
  /** The version of FreeType. */
  freetype: string;
  /** The version of Unicode. */
  unicode: string;
}

export interface Error {
  /** The kind of the error. */
  code: "notJSON" | "tooLong" | "badRequest" | "noTranscript" | "noMessage" | "noFont" | "unreadable" | "sessionFull";
  /** The reason, in words. */
  message: string;
  /** The path of the invalid field in the request; left out if the error concerns the whole line. */
  field?: string;
  /** The number of the line in the session, from 1. */
  line?: number;
}

export interface Fallback {
  /** The id of the message. */
  id: string | number;
  /** The distance of the message from this edge, in points. */
  offset: number;
}

export interface Font {
  /** The number of the font, to which runs refer. */
  id: number;
  /** The PostScript name. */
  name: string;
  /** The SHA-256 of the font's file. */
  sha256: string;
  /** The name of the font's file. */
  file: string;
  /** The index of the face in a collection. */
  index?: number;
}

export interface FormulaProblem {
  /** The id of the message. */
  id: string | number;
  /** The path of the text that contains the formula. */
  path: Path;
  /** The formula as it was written. */
  source: string;
  /** The offset at which the error begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the error ends, in UTF-16 code units. */
  end: number;
  /** The reason, in English. */
  reason: string;
}

export type Glyph = [number, number, number, number];

export interface Highlight {
  /** Where the text or the block is in the message; left out for the message's own text. */
  path?: Path;
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The role of the colour. */
  ground: ColorRole;
  /** The role of the colour of the letters. */
  ink: ColorRole;
  /** The rectangles behind the range, relative to the cell, in points; left out if no part of the range is visible. */
  rects?: ([number, number, number, number])[];
}

export interface Hit {
  /** The id of the row's message or, for a separator, of the message below it. Null for the typing row. */
  id: string | number | null;
  /** What a press at the point hits. */
  target:
    | "background" | "bubble" | "text" | "data" | "link" | "footnote" | "spoiler" | "sender" | "avatar" | "footer"
    | "quote" | "media" | "card" | "answer" | "button" | "reaction" | "readMore" | "details" | "task" | "copy"
    | "selection" | "separator" | "typing" | "object" | "forwarded" | "thread" | "seenBy" | "readLess" | "footnoteEnd";
  /** What kind of data, card or separator was hit. */
  kind?: string;
  /** The index of what was hit, from 0. */
  index?: number;
  /** The address that a press opens. */
  href?: string;
  /** The label of the footnote. */
  footnote?: string;
  /** The path of the block that was hit. */
  block?: Path;
  /** The text of the data that was hit. */
  text?: string;
  /** The index of the part that was hit in the `parts` of the cell. */
  part?: number;
  /** The path of the text that contains the position; left out for a label that is not a text of the message, such as the time. */
  path?: Path;
  /** The offset in the text, in UTF-16 code units. */
  offset?: number;
  /** The side of the offset, which matters where a line or a direction ends. */
  affinity?: "upstream" | "downstream";
  /** The offset at which the range begins, in UTF-16 code units. */
  start?: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end?: number;
}

export interface Insertion {
  /** The id of the message. */
  id: string | number;
  /** The index of the row after the change. */
  index: number;
  /** The frame after the change. */
  frame: [number, number, number, number];
}

export interface Item {
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** Whether the item is a picture. */
  picture?: boolean;
  /** The frame of the button that removes the attachment. */
  remove: [number, number, number, number];
  /** The title and the text. */
  labels: Caption[];
}

export interface Label {
  /** The whole text. The block may show only the beginning of it. */
  text: string;
  /** The frame of the part, relative to the cell, in points. */
  frame: [number, number, number, number];
  /** How the lines are aligned in the frame: left, right or centred. */
  align: "start" | "end" | "left" | "right" | "center" | "justify";
  /** The colour from the style, such as `#000000`; left out for the renderer's own colour. */
  color?: string;
  /** The role of the label's colour. */
  ink: ColorRole;
  /** The person's own colour, which replaces the role's colour in both themes; left out to use the role's colour. */
  tint?: string;
  /** The lines of the text. */
  lines?: Line[];
  /** The offsets of the text that an ellipsis replaces. */
  hidden?: [number, number];
  /** A frame around all that the lines draw, if stacked marks leave the bubble. */
  inkFrame?: [number, number, number, number];
  /** The code points that no font has, once for each occurrence. */
  missing?: string[];
}

export interface LabelPart {
  /** The kind of the item, which decides its other members. */
  kind: "label";
  /** Whether it belongs to a message whose text is still growing. */
  growing?: boolean;
  /** What the label is for, such as `senderAndTime`. */
  role:
    | "sender" | "time" | "senderAndTime" | "edited" | "quoteSender" | "quoteText" | "title" | "detail" | "option"
    | "code" | "mention" | "button" | "reaction" | "readMore" | "hiddenCount" | "count" | "duration" | "initials"
    | "language" | "lineNumber" | "columnTitle" | "unfold" | "readLess" | "formulaNumber";
  /** The index of the button, reaction, answer or attachment that the label belongs to; left out if there can be only one. */
  index?: number;
  /** The whole text. The block may show only the beginning of it. */
  text: string;
  /** The frame of the part, relative to the cell, in points. */
  frame: [number, number, number, number];
  /** How the lines are aligned in the frame: left, right or centred. */
  align: "start" | "end" | "left" | "right" | "center" | "justify";
  /** The colour from the style, such as `#000000`; left out for the renderer's own colour. */
  color?: string;
  /** The role of the label's colour. */
  ink: ColorRole;
  /** The person's own colour, which replaces the role's colour in both themes; left out to use the role's colour. */
  tint?: string;
  /** The lines of the text. */
  lines?: Line[];
  /** The offsets of the text that an ellipsis replaces. */
  hidden?: [number, number];
  /** A frame around all that the lines draw, if stacked marks leave the bubble. */
  inkFrame?: [number, number, number, number];
  /** The code points that no font has, once for each occurrence. */
  missing?: string[];
}

export interface Line {
  /** The offset of the line's first code unit. */
  start: number;
  /** The offset after the line's last code unit, including its trailing white space and line break. */
  end: number;
  /** The frame of the line in the cell, in points. */
  frame: [number, number, number, number];
  /** The distance from the top of the cell to the baseline, in points. */
  baseline: number;
  /** Why the line ends, if it is not a soft break or the end of the text. */
  ending?: "endOfText" | "hardBreak" | "softBreak" | "softHyphen" | "emergency" | "truncated";
  /** The direction of the line's paragraph, if it is from right to left. */
  direction?: "ltr" | "rtl";
  /** UTF-16 offsets of the text that an ellipsis replaces; left out for a line without one. */
  hidden?: [number, number];
  /** A frame around all that the line draws, if stacked marks leave the bubble. */
  ink?: [number, number, number, number];
  /** The code points that no font has, once for each occurrence. */
  missing?: string[];
  /** The glyphs, in runs of one font. */
  runs?: Run[];
}

export interface Match {
  /** The id of the message. */
  id: string | number;
  /** Where the text or the block is in the message; left out for the message's own text. */
  path?: Path;
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
}

export interface Measure {
  /** The index of the text, from 0. */
  text: number;
  /** The width that the text was measured at, in points; null for no limit. */
  width: number | null;
  /** The number of lines. */
  lineCount: number;
  /** The width of the widest line, in points. */
  textWidth: number;
  /** The height of all lines, in points. */
  height: number;
  /** The frame of the last line, in points. */
  lastLine: [number, number, number, number];
  /** The distance from the top to the baseline of the last line, in points. */
  baseline: number;
  /** The widths at which the text has the same lines; null for no limit. */
  validWidths: [number | null, number | null];
  /** The lines of the text. */
  lines?: Line[];
  /** The requested carets, relative to the text. */
  carets?: ([number, number, number, number])[];
  /** The rectangles of each requested range, relative to the text. */
  rects?: (([number, number, number, number])[])[];
}

export interface MediaPart {
  /** The kind of the item, which decides its other members. */
  kind: "media";
  /** Whether it belongs to a message whose text is still growing. */
  growing?: boolean;
  /** Whether the attachment is an image, a video, an animation or a sticker. */
  type: "image" | "video" | "animation" | "sticker" | "videoNote";
  /** Whether the picture is available. */
  state: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed";
  /** How much of the attachment has been transferred, from 0 to 1; left out if unknown, and if nothing is being transferred. */
  progress?: number;
  /** The index of the attachment, from 0; 0 for the picture of a block. */
  index: number;
  /** The area that the picture fills, relative to the cell, in points. */
  frame: [number, number, number, number];
  /** The frame of the whole picture, relative to the cell. */
  picture: [number, number, number, number];
  /** The radii of the frame's corners, in points. */
  corners: [number, number, number, number];
  /** Whether the picture is cropped to the shape of the bubble, including the tail. */
  masked?: boolean;
  /** Whether a spoiler covers the picture until the reader uncovers it. Renderers then draw the background with an icon of an eye, and not the picture. */
  covered?: boolean;
  /** A description of the picture (alternative text); left out if unknown. */
  alt?: string;
  /** The address to which a press on the picture leads; left out if a press opens the picture. */
  href?: string;
  /** The role of the colour that is shown until the picture is available. */
  ground: ColorRole;
  /** The role of the colour of the icon on the background. */
  ink: ColorRole;
  /** The role of the colour that dims the picture; left out if it is not dimmed. */
  veil?: ColorRole;
}

export interface Message {
  /** The text of the message. */
  text: string;
  /** The formatting, links and mentions of the text. */
  spans?: TextSpan[];
  /** What the message replies to. */
  quote?: QuotedReply;
  /** The id of the message that it replaces. */
  edits?: string | number;
  /** The attachments of the message. */
  attachments?: MessageAttachment[];
}

export interface Nearest {
  /** The id of the message. */
  id: string | number;
  /** Where the text or the block is in the message; left out for the message's own text. */
  path?: Path;
  /** The offset in UTF-16 code units from the start of the text. */
  offset: number;
  /** Which neighbour the position belongs to. */
  affinity: "upstream" | "downstream";
}

export interface Offset {
  /** The upper edge of the viewport, in points; null if no message of the anchor is left. */
  top: number | null;
  /** The smallest useful upper edge of a viewport, in points. */
  lowest: number;
  /** The greatest useful upper edge of a viewport, in points. */
  highest: number;
  /** Whether the upper edge is outside these limits. */
  beyond?: boolean;
}

export interface Opened {
  /** The version of the session's format. */
  session: "bubble-session/1";
  /** The version of the format. */
  format: "bubble-layout/1";
  /** The name of the style. */
  style: string;
  /** The width that was laid out in, in points; null for no limit. */
  width: number | null;
  /** The pixels of a point, to which frames are aligned. */
  scale: number;
  /** Whose rules texts follow, if it is not those of Unicode. */
  policy?: "unicode" | "browser";
  /** Whether coordinates run upwards, for inverted lists. */
  inverted?: boolean;
  /** The theme of the drawing operations. */
  theme?: "light" | "dark";
  /** The versions of the libraries that the layout depends on. */
  engine: Engine;
  /** The colours of both themes, by their roles. */
  colors: Colors;
  /** What was left out of the file or repaired in it. */
  problems?: Problem[];
}

export interface Operation {
  /** What to do. */
  draw: "fill" | "stroke" | "glyphs" | "picture" | "placeholder";
  /** The path to fill, to draw along or to crop to, as SVG path data. */
  path?: string;
  /** The path to clip to, as SVG path data. */
  clip?: string;
  /** The colour to draw with. */
  color?: string;
  /** The role of the colour. */
  role?: ColorRole;
  /** The width of the line, in points. */
  width?: number;
  /** The number of the font. */
  font?: number;
  /** The size of the font, in points. */
  size?: number;
  /** The settings of the font's axes, by their tags. */
  variations?: Record<string, number>;
  /** Whether the family has no bold face, so that the renderer has to imitate it. */
  synthesizesBold?: boolean;
  /** Whether the family has no italic face, so that the renderer has to imitate it. */
  synthesizesItalic?: boolean;
  /** Each glyph: its number, x and y. */
  glyphs?: DrawnGlyph[];
  /** The y at which the gradient begins. */
  top?: number;
  /** The y at which the gradient ends. */
  bottom?: number;
  /** The offsets and colours of the gradient. */
  stops?: Stop[];
  /** What the picture shows. */
  subject?: "avatar" | "attachment" | "quote" | "emoji";
  /** The sender whose avatar it is. */
  sender?: string;
  /** The id of the message whose picture it is. */
  message?: string | number;
  /** The index of the attachment that the picture shows, from 0. */
  index?: number;
  /** The id of the emoji that the picture shows. */
  emoji?: string;
  /** The frame: x, y, width and height, in points. */
  frame?: [number, number, number, number];
  /** How many of the next operations to skip if the picture is drawn. */
  placeholders?: number;
}

export interface Outline {
  /** The number of the glyph. */
  id: number;
  /** The outline in font units, y upwards, as SVG path data. */
  path?: string;
  /** The picture of the glyph, if it has no outline. */
  picture?: Picture;
}

export interface Outlines {
  /** The number of the font. */
  font: number;
  /** The font units of an em. */
  unitsPerEm: number;
  /** The glyphs. */
  glyphs: Outline[];
}

export interface Overlay {
  /** The date that floats over the transcript. */
  date: Date | null;
  /** The avatar that floats over the transcript. */
  avatar: Avatar | null;
}

export interface Palette {
  /** The colour of the surface itself. */
  "page.fill": string;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "page.border": string;
  /** Text. */
  "page.text": string;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "page.secondary": string;
  /** Links, and other addresses that a press opens. */
  "page.link": string;
  /** Mentions. */
  "page.mention": string;
  /** The sender's name. */
  "page.sender": string;
  /** The background of a quote. */
  "page.quote": string;
  /** The bar beside a quote. */
  "page.quoteBar": string;
  /** The name of the quoted sender. */
  "page.quoteSender": string;
  /** The text of a quote. */
  "page.quoteText": string;
  /** The background of a link preview. */
  "page.panel": string;
  /** The background of code. */
  "page.code": string;
  /** The background of a button. */
  "page.button": string;
  /** The title of a button. */
  "page.buttonText": string;
  /** The background of the icon of a card. */
  "page.icon": string;
  /** The icon of a card. */
  "page.iconSign": string;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "page.bar": string;
  /** The filled bars of answers, and the chosen mark. */
  "page.barFull": string;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "page.tick": string;
  /** The delivery icon of a message that was read. */
  "page.tickRead": string;
  /** The delivery icon of a message that could not be sent. */
  "page.tickFailed": string;
  /** The background of a reaction. */
  "page.reaction": string;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "page.reactionText": string;
  /** The border of a reaction. */
  "page.reactionBorder": string;
  /** The background of text that matches a search. */
  "page.match": string;
  /** The background of the current match. */
  "page.currentMatch": string;
  /** The letters of matches. */
  "page.matchText": string;
  /** Keywords and tags in code. */
  "page.codeKeyword": string;
  /** String literals in code. */
  "page.codeString": string;
  /** Comments in code, line numbers, and the language above code. */
  "page.codeComment": string;
  /** Numbers and constants. */
  "page.codeNumber": string;
  /** Names of functions, properties and attributes. */
  "page.codeName": string;
  /** Names of types. */
  "page.codeType": string;
  /** Code that was added in a diff. */
  "page.codeInserted": string;
  /** Code that was removed in a diff. */
  "page.codeDeleted": string;
  /** The background of an alert. */
  "page.alert": string;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "page.alertNote": string;
  /** The bar, the icon and the title of a tip. */
  "page.alertTip": string;
  /** The bar, the icon and the title of an alert about something important. */
  "page.alertImportant": string;
  /** The bar, the icon and the title of a warning. */
  "page.alertWarning": string;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "page.alertCaution": string;
  /** The sign and the bar of the right answer of a quiz. */
  "page.right": string;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "page.wrong": string;
  /** The colour of the surface itself. */
  "sent.fill": string;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "sent.border": string;
  /** Text. */
  "sent.text": string;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "sent.secondary": string;
  /** Links, and other addresses that a press opens. */
  "sent.link": string;
  /** Mentions. */
  "sent.mention": string;
  /** The sender's name. */
  "sent.sender": string;
  /** The background of a quote. */
  "sent.quote": string;
  /** The bar beside a quote. */
  "sent.quoteBar": string;
  /** The name of the quoted sender. */
  "sent.quoteSender": string;
  /** The text of a quote. */
  "sent.quoteText": string;
  /** The background of a link preview. */
  "sent.panel": string;
  /** The background of code. */
  "sent.code": string;
  /** The background of a button. */
  "sent.button": string;
  /** The title of a button. */
  "sent.buttonText": string;
  /** The background of the icon of a card. */
  "sent.icon": string;
  /** The icon of a card. */
  "sent.iconSign": string;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "sent.bar": string;
  /** The filled bars of answers, and the chosen mark. */
  "sent.barFull": string;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "sent.tick": string;
  /** The delivery icon of a message that was read. */
  "sent.tickRead": string;
  /** The delivery icon of a message that could not be sent. */
  "sent.tickFailed": string;
  /** The background of a reaction. */
  "sent.reaction": string;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "sent.reactionText": string;
  /** The border of a reaction. */
  "sent.reactionBorder": string;
  /** The background of text that matches a search. */
  "sent.match": string;
  /** The background of the current match. */
  "sent.currentMatch": string;
  /** The letters of matches. */
  "sent.matchText": string;
  /** Keywords and tags in code. */
  "sent.codeKeyword": string;
  /** String literals in code. */
  "sent.codeString": string;
  /** Comments in code, line numbers, and the language above code. */
  "sent.codeComment": string;
  /** Numbers and constants. */
  "sent.codeNumber": string;
  /** Names of functions, properties and attributes. */
  "sent.codeName": string;
  /** Names of types. */
  "sent.codeType": string;
  /** Code that was added in a diff. */
  "sent.codeInserted": string;
  /** Code that was removed in a diff. */
  "sent.codeDeleted": string;
  /** The background of an alert. */
  "sent.alert": string;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "sent.alertNote": string;
  /** The bar, the icon and the title of a tip. */
  "sent.alertTip": string;
  /** The bar, the icon and the title of an alert about something important. */
  "sent.alertImportant": string;
  /** The bar, the icon and the title of a warning. */
  "sent.alertWarning": string;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "sent.alertCaution": string;
  /** The sign and the bar of the right answer of a quiz. */
  "sent.right": string;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "sent.wrong": string;
  /** The colour of the surface itself. */
  "received.fill": string;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "received.border": string;
  /** Text. */
  "received.text": string;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "received.secondary": string;
  /** Links, and other addresses that a press opens. */
  "received.link": string;
  /** Mentions. */
  "received.mention": string;
  /** The sender's name. */
  "received.sender": string;
  /** The background of a quote. */
  "received.quote": string;
  /** The bar beside a quote. */
  "received.quoteBar": string;
  /** The name of the quoted sender. */
  "received.quoteSender": string;
  /** The text of a quote. */
  "received.quoteText": string;
  /** The background of a link preview. */
  "received.panel": string;
  /** The background of code. */
  "received.code": string;
  /** The background of a button. */
  "received.button": string;
  /** The title of a button. */
  "received.buttonText": string;
  /** The background of the icon of a card. */
  "received.icon": string;
  /** The icon of a card. */
  "received.iconSign": string;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "received.bar": string;
  /** The filled bars of answers, and the chosen mark. */
  "received.barFull": string;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "received.tick": string;
  /** The delivery icon of a message that was read. */
  "received.tickRead": string;
  /** The delivery icon of a message that could not be sent. */
  "received.tickFailed": string;
  /** The background of a reaction. */
  "received.reaction": string;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "received.reactionText": string;
  /** The border of a reaction. */
  "received.reactionBorder": string;
  /** The background of text that matches a search. */
  "received.match": string;
  /** The background of the current match. */
  "received.currentMatch": string;
  /** The letters of matches. */
  "received.matchText": string;
  /** Keywords and tags in code. */
  "received.codeKeyword": string;
  /** String literals in code. */
  "received.codeString": string;
  /** Comments in code, line numbers, and the language above code. */
  "received.codeComment": string;
  /** Numbers and constants. */
  "received.codeNumber": string;
  /** Names of functions, properties and attributes. */
  "received.codeName": string;
  /** Names of types. */
  "received.codeType": string;
  /** Code that was added in a diff. */
  "received.codeInserted": string;
  /** Code that was removed in a diff. */
  "received.codeDeleted": string;
  /** The background of an alert. */
  "received.alert": string;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "received.alertNote": string;
  /** The bar, the icon and the title of a tip. */
  "received.alertTip": string;
  /** The bar, the icon and the title of an alert about something important. */
  "received.alertImportant": string;
  /** The bar, the icon and the title of a warning. */
  "received.alertWarning": string;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "received.alertCaution": string;
  /** The sign and the bar of the right answer of a quiz. */
  "received.right": string;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "received.wrong": string;
  /** The colour of the surface itself. */
  "notice.fill": string;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "notice.border": string;
  /** Text. */
  "notice.text": string;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "notice.secondary": string;
  /** Links, and other addresses that a press opens. */
  "notice.link": string;
  /** Mentions. */
  "notice.mention": string;
  /** The sender's name. */
  "notice.sender": string;
  /** The background of a quote. */
  "notice.quote": string;
  /** The bar beside a quote. */
  "notice.quoteBar": string;
  /** The name of the quoted sender. */
  "notice.quoteSender": string;
  /** The text of a quote. */
  "notice.quoteText": string;
  /** The background of a link preview. */
  "notice.panel": string;
  /** The background of code. */
  "notice.code": string;
  /** The background of a button. */
  "notice.button": string;
  /** The title of a button. */
  "notice.buttonText": string;
  /** The background of the icon of a card. */
  "notice.icon": string;
  /** The icon of a card. */
  "notice.iconSign": string;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "notice.bar": string;
  /** The filled bars of answers, and the chosen mark. */
  "notice.barFull": string;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "notice.tick": string;
  /** The delivery icon of a message that was read. */
  "notice.tickRead": string;
  /** The delivery icon of a message that could not be sent. */
  "notice.tickFailed": string;
  /** The background of a reaction. */
  "notice.reaction": string;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "notice.reactionText": string;
  /** The border of a reaction. */
  "notice.reactionBorder": string;
  /** The background of text that matches a search. */
  "notice.match": string;
  /** The background of the current match. */
  "notice.currentMatch": string;
  /** The letters of matches. */
  "notice.matchText": string;
  /** Keywords and tags in code. */
  "notice.codeKeyword": string;
  /** String literals in code. */
  "notice.codeString": string;
  /** Comments in code, line numbers, and the language above code. */
  "notice.codeComment": string;
  /** Numbers and constants. */
  "notice.codeNumber": string;
  /** Names of functions, properties and attributes. */
  "notice.codeName": string;
  /** Names of types. */
  "notice.codeType": string;
  /** Code that was added in a diff. */
  "notice.codeInserted": string;
  /** Code that was removed in a diff. */
  "notice.codeDeleted": string;
  /** The background of an alert. */
  "notice.alert": string;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "notice.alertNote": string;
  /** The bar, the icon and the title of a tip. */
  "notice.alertTip": string;
  /** The bar, the icon and the title of an alert about something important. */
  "notice.alertImportant": string;
  /** The bar, the icon and the title of a warning. */
  "notice.alertWarning": string;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "notice.alertCaution": string;
  /** The sign and the bar of the right answer of a quiz. */
  "notice.right": string;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "notice.wrong": string;
  /** The unread line and its text. */
  accent: string;
  /** The background of a date. */
  pill: string;
  /** The text of a date. */
  pillText: string;
  /** The background of text on a picture. It is not opaque. */
  capsule: string;
  /** The text on a picture. */
  capsuleText: string;
  /** The delivery icon of a message that was read, on a picture. */
  capsuleTickRead: string;
  /** The layer that dims a picture behind the number of hidden pictures. It is not opaque. */
  veil: string;
  /** The number of hidden pictures. */
  veilText: string;
  /** The area of a picture that is not available. */
  media: string;
  /** The icon in the area of a picture that is not available, and the play icon of a video. */
  mediaSign: string;
  /** The initials of a sender. */
  avatarText: string;
  /** The mark with which the reader selects a message. */
  selection: string;
  /** The hairline inside the edge of a picture, without which a white picture would have no edge on a white page. It is not opaque. */
  pictureEdge: string;
  /** The names of senders of one of the twelve hues. */
  name0: string;
  /** The names of senders of one of the twelve hues. */
  name1: string;
  /** The names of senders of one of the twelve hues. */
  name2: string;
  /** The names of senders of one of the twelve hues. */
  name3: string;
  /** The names of senders of one of the twelve hues. */
  name4: string;
  /** The names of senders of one of the twelve hues. */
  name5: string;
  /** The names of senders of one of the twelve hues. */
  name6: string;
  /** The names of senders of one of the twelve hues. */
  name7: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar0: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar1: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar2: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar3: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar4: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar5: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar6: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar7: string;
  /** The names of senders of one of the twelve hues. */
  name8: string;
  /** The names of senders of one of the twelve hues. */
  name9: string;
  /** The names of senders of one of the twelve hues. */
  name10: string;
  /** The names of senders of one of the twelve hues. */
  name11: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar8: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar9: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar10: string;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar11: string;
}

export type Patch = [[number, number, number, number], [number, number, number, number], [number, number]?];

export type Path = (string | number)[];

export interface Picture {
  /** The picture as PNG, in base 64. */
  png: string;
  /** The position of the picture from the glyph's origin, in font units. */
  left: number;
  /** The position of the picture from the glyph's origin, in font units. */
  top: number;
  /** The size of the picture, in font units. */
  width: number;
  /** The size of the picture, in font units. */
  height: number;
}

export interface Placeholder {
  /** The lines of the text. */
  lines: Line[];
}

export interface Preview {
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** The line at the start edge of the card. */
  line: [number, number, number, number];
  /** The frame of the button that closes the card. */
  close?: [number, number, number, number];
  /** The title and the text. */
  labels: Caption[];
}

export interface Problem {
  /** The number of the line in the file. */
  line: number;
  /** The path of the field. */
  field?: string;
  /** The reason, in words. */
  reason: string;
  /** Whether the message was left out. */
  skipped: boolean;
}

export interface Query {
  /** The character with which the word begins. */
  trigger: "@" | "#" | ":" | "/";
  /** The text from the trigger to the caret. It may be empty. */
  text: string;
  /** The range of the trigger and the text, in UTF-16 offsets. */
  range: [number, number];
}

export interface Removal {
  /** The id of the message. */
  id: string | number;
  /** The index of the row before the change. */
  index: number;
  /** The frame before the change. */
  frame: [number, number, number, number];
}

export interface Run {
  /** The number of the font. */
  font: number;
  /** The size of the font, in points. */
  size: number;
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The direction of the run, if it is from right to left. */
  direction?: "ltr" | "rtl";
  /** The settings of the font's axes, by their tags. */
  variations?: Record<string, number>;
  /** The settings of OpenType features, by their tags. */
  features?: Record<string, number>;
  /** Whether strokes must be thickened: bold was requested, and the family has none. Advances do not change. */
  synthesizesBold?: boolean;
  /** Whether letters must be slanted: italic was requested, and the family has none. Advances do not change. */
  synthesizesItalic?: boolean;
  /** The frame to outline in place of the glyph of an emoji that no font has. */
  placeholder?: [number, number, number, number];
  /** Each glyph: its number, x, y, and the offset of its cluster. */
  glyphs: Glyph[];
}

export interface Selection {
  /** The rectangles that the range covers. */
  rects: ([number, number, number, number])[];
  /** The selected text. */
  text?: string;
}

export interface Separator {
  /** Whether it is a date or the unread line. */
  separator: "date" | "unread";
  /** The id of the message below the row. */
  before: string | number;
  /** The row's frame in the transcript, in points. */
  frame: [number, number, number, number];
  /** The text of the row. The label's frame is relative to the row. */
  label: Label;
  /** The boxes behind or beside the text, relative to the row: the pill of a date, or the lines beside the text of the unread line. */
  boxes: BoxPart[];
  /** The fonts that were not listed before. Runs refer to them by their `id`. */
  fonts?: Font[];
  /** What screen readers say about the row. */
  accessibility?: Element[];
}

export interface Span {
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The formatting of the range. */
  look?: "bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup";
  /** The formattings of the range, if there are several. */
  looks?: ("bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup")[];
  /** The address that is opened. */
  href?: string;
  /** The title of the link. */
  title?: string;
  /** The label of the footnote. */
  footnote?: string;
  /** The colour that the style or the message gives. */
  color?: string;
  /** The colour behind the range that the message gives. */
  background?: string;
  /** The role of the colour of text, signs and lines. */
  ink?: ColorRole;
  /** The role of the colour that fills the shape. */
  ground?: ColorRole;
  /** The application's tag of the range. */
  tag?: string;
  /** The rectangles that the range covers. */
  rects?: ([number, number, number, number])[];
}

export interface State {
  /** The width of the transcript, in points; null for no limit. */
  width: number | null;
  /** The number of messages. */
  count: number;
  /** The height of the transcript, in points. */
  height: number;
  /** How many heights are estimates. */
  unsettled?: number;
  /** The ids of messages that were left out because their ids existed already. */
  duplicates?: (string | number)[];
  /** The ids of messages that were shortened because they are too long. */
  shortened?: (string | number)[];
  /** The formulas that could not be read completely. */
  formulas?: FormulaProblem[];
}

export interface Statistics {
  /** The width of the transcript, in points; null for no limit. */
  width: number | null;
  /** The number of messages. */
  count: number;
  /** The height of the transcript, in points. */
  height: number;
  /** How many heights are estimates. */
  unsettled?: number;
  /** How often the rows of a message were measured. */
  rowsMeasured: number;
  /** How often the texts of a message were analysed and shaped. */
  messagesPrepared: number;
  /** How often the placement of a message among its neighbours was computed. */
  neighboursVisited: number;
  /** The number of open transcripts. */
  transcripts: number;
  /** The number of fonts used so far. */
  fonts: number;
  /** The bytes that the session keeps. */
  bytes: number;
}

export interface StatusPart {
  /** The kind of the item, which decides its other members. */
  kind: "status";
  /** Whether it belongs to a message whose text is still growing. */
  growing?: boolean;
  /** The delivery state. */
  state: "sending" | "sent" | "delivered" | "read" | "failed";
  /** The frame of the part, relative to the cell, in points. */
  frame: [number, number, number, number];
  /** The role of the icon's colour. */
  ink: ColorRole;
  /** Whether the state is shown by circles instead of ticks. */
  signs?: "ticks" | "circles";
}

export interface Step {
  /** The number of the edit, from 1. */
  step: number;
  /** The name of the edit. */
  edit: string;
  /** Whether the edit changed something. */
  done?: boolean;
  /** The text, with one U+FFFC for each token. A U+FFFC that the user typed or pasted is not a token. */
  text: string;
  /** The number of grapheme clusters in the text. A token counts as one. */
  count: number;
  /** The offsets of the selection, in UTF-16 code units. */
  selection: [number, number];
  /** The end of the selection that moves with the keys, if it is not the later end. */
  head?: number;
  /** The range that an input method has marked, in UTF-16 offsets; left out if nothing is marked. */
  marked?: [number, number];
  /** The formattings of the selection, or of the text that is typed next. */
  looks?: ("bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup")[];
  /** The link address at the beginning of the selection. If nothing is selected, the link address of the text that is typed next. */
  href?: string;
  /** The width and height of the composer, in points. */
  size: [number, number];
  /** The height of the content, in points. */
  contentHeight: number;
  /** Whether the content is taller than the composer. */
  scrolls?: boolean;
  /** The scroll offset at which the caret is visible. */
  scrollOffset?: number;
  /** The frame of the caret, in points. */
  caret: [number, number, number, number];
  /** The rectangles behind the selected text. */
  selectionRects?: ([number, number, number, number])[];
  /** The rectangles of the text that an input method has marked. */
  markedRects?: ([number, number, number, number])[];
  /** The lines of the text. */
  lines: Line[];
  /** The shaped placeholder of an empty composer; left out if there is none. */
  placeholder?: Placeholder;
  /** The layout of the bar around the text; left out if there is no bar. */
  around?: Around;
  /** The word at the caret that can be completed; left out if there is none. */
  query?: Query;
  /** The mentions and other objects in the text, in ascending order of their offsets. */
  tokens?: Token[];
  /** The text of the message that was sent, with the mentions as text. */
  content?: string;
  /** The ids of the users whom the message that was sent mentions. */
  to_uid?: string;
  /** The message that was sent. */
  message?: Message;
  /** The formatting and links of ranges of the text, by UTF-16 offsets. They are in ascending order and do not overlap. */
  spans?: Span[];
  /** What is drawn around ranges, in drawing order. */
  decorations?: Decoration[];
}

export type Stop = [number, string];

export interface Strip {
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** The width of all attachments, in points. */
  contentWidth: number;
  /** How far the attachments are scrolled, in points. */
  offset?: number;
  /** The attachments that are visible. */
  items: Item[];
}

export interface TextPart {
  /** The kind of the item, which decides its other members. */
  kind: "text";
  /** Whether it belongs to a message whose text is still growing. */
  growing?: boolean;
  /** The role of the text, such as the message's text, a paragraph, a heading or a cell of a table. */
  role?: string;
  /** The text as it is shown: with emoticons replaced, and shortened if it is long. Offsets in the block are UTF-16 offsets in this text. */
  text: string;
  /** The whole text, if `text` is only the beginning of it; left out if `text` is complete. */
  wholeText?: string;
  /** The frame of the part, relative to the cell, in points. A style may make it larger than the block. */
  frame: [number, number, number, number];
  /** The colour from the style, such as `#ffffff`; left out for the renderer's own colour. */
  color?: string;
  /** The role of the text's colour. */
  ink: ColorRole;
  /** The lines of the text. */
  lines: Line[];
  /** The links, mentions and other detected data in the text, in ascending order. The style decides which kinds are detected. */
  detected?: Detected[];
  /** The ranges of the shown text that are formatted or have a tag, in ascending order. */
  spans?: Span[];
}

export interface Token {
  /** The offset in the text, in UTF-16 code units. */
  offset: number;
  /** What the token is, if it is not a mention. */
  kind?: "emoji" | "mention" | "formula" | "image" | "citation";
  /** The id of the user or the object. */
  id: string;
  /** The text that is shown. */
  text: string;
  /** The width, in points. */
  width: number;
  /** The height, in points. */
  height: number;
  /** How far the lower edge is above the baseline of the line, in points. */
  baseline: number;
  /** The frame: x, y, width and height, in points. */
  frame?: [number, number, number, number];
  /** Whether the token is truncated to the width of the line. */
  cut?: boolean;
}

export interface Topic {
  /** Whether the message replies to another one or replaces it. */
  kind: "reply" | "editing";
  /** The id of the message. */
  id?: string | number;
  /** The frame: x, y, width and height, in points. */
  frame: [number, number, number, number];
  /** The line at the start edge of the card. */
  line: [number, number, number, number];
  /** The frame of the button that closes the card. */
  close?: [number, number, number, number];
  /** The title and the text. */
  labels: Caption[];
}

export interface Typing {
  /** The frame of the row in the transcript, in points. */
  frame: [number, number, number, number];
  /** The people who are typing, identified as in `Message.sender`; left out if unknown. */
  people?: string[];
  /** The shape behind the message; null in a style without bubbles. */
  bubble?: [number, number, number, number];
  /** The role of the colour that fills the shape. */
  ground: ColorRole;
  /** The role of the colour of text, signs and lines. */
  ink: ColorRole;
  /** What screen readers say about the row. */
  accessibility?: Element[];
}

export interface TypingRow {
  /** The row that shows that somebody is typing. */
  typing: Typing;
}

export interface Update {
  /** The id of the message. */
  id: string | number;
  /** The index of the row after the change. */
  index: number;
  /** What changed of the row. */
  kind: "message" | "group" | "separators";
  /** The frame before the change. */
  oldFrame: [number, number, number, number];
  /** The frame after the change. */
  frame: [number, number, number, number];
}

export interface Viewport {
  /** The upper edge of the viewport, in points. */
  top: number;
  /** The smallest useful upper edge of a viewport, in points. */
  lowest: number;
  /** The greatest useful upper edge of a viewport, in points. */
  highest: number;
  /** Whether the viewport was moved to stay within the transcript. */
  clamped?: boolean;
  /** Whether the upper edge is outside these limits. */
  beyond?: boolean;
  /** The height of the transcript. */
  contentHeight: number;
  /** The reader's place; null in an empty transcript. */
  anchor: Anchor | null;
  /** The visible rows; left out if they were not requested. */
  rows?: (Separator | Cell | TypingRow)[];
  /** The drawing of the rows; left out if it was not requested. */
  drawing?: Drawing;
  /** What floats over the viewport. */
  overlay?: Overlay;
}
