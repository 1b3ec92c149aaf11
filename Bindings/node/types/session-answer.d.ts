// Made from session-answer.schema.json by tools/make_types.py: not to be edited.

/** An answer of a session. */
export interface Answer {
  id: string | number | null;
  opened?: Opened;
  state?: State;
  viewport?: Viewport;
  changes?: Changes;
  hit?: Hit | null;
  nearest?: Nearest | null;
  caret?: [number, number, number, number] | null;
  rects?: ([number, number, number, number])[];
  selection?: Selection;
  matches?: Match[];
  limited?: boolean;
  match?: Match | null;
  anchor?: Anchor | null;
  offset?: Offset;
  outlines?: Outlines;
  fonts?: Font[];
  error?: Error;
  overlay?: Overlay;
  measured?: Measure[];
  statistics?: Statistics;
  closed?: boolean;
  composed?: Composed;
}

export interface CodeToken {
  start: number;
  end: number;
  role: string;
}

export interface InlineObject {
  kind?: "emoji" | "mention" | "formula" | "image" | "citation" | null;
  id?: string | null;
  width?: number | null;
  height?: number | null;
  descent?: number | null;
  unit?: "em" | "pt" | null;
  source?: string | null;
  address?: string | null;
  label?: string | null;
  notation?: "tex" | "mathml" | null;
  display?: boolean | null;
}

export type MessageAttachment = {
  type: "image";
  width?: number | null;
  height?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  duration?: number | null;
  alt?: string | null;
  address?: string | null;
  href?: string | null;
  hd?: boolean | null;
  progress?: number | null;
  spoiler?: boolean;
} | {
  type: "video";
  width?: number | null;
  height?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  duration?: number | null;
  alt?: string | null;
  address?: string | null;
  href?: string | null;
  hd?: boolean | null;
  progress?: number | null;
  spoiler?: boolean;
} | {
  type: "animation";
  width?: number | null;
  height?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  duration?: number | null;
  alt?: string | null;
  address?: string | null;
  href?: string | null;
  hd?: boolean | null;
  progress?: number | null;
  spoiler?: boolean;
} | {
  type: "sticker";
  width?: number | null;
  height?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  duration?: number | null;
  alt?: string | null;
  address?: string | null;
  href?: string | null;
  hd?: boolean | null;
  progress?: number | null;
  spoiler?: boolean;
} | {
  type: "videoNote";
  width?: number | null;
  height?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  duration?: number | null;
  alt?: string | null;
  address?: string | null;
  href?: string | null;
  hd?: boolean | null;
  progress?: number | null;
  spoiler?: boolean;
} | {
  type: "voice";
  duration: number;
  samples?: number[] | null;
  address?: string | null;
  spoiler?: boolean;
} | {
  type: "file";
  name: string;
  bytes?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  progress?: number | null;
  address?: string | null;
  duration?: number | null;
  spoiler?: boolean;
} | {
  type: "contact";
  name: string;
  detail?: string | null;
  spoiler?: boolean;
} | {
  type: "location";
  name?: string | null;
  latitude: number;
  longitude: number;
  spoiler?: boolean;
} | {
  type: "poll";
  question: string;
  options: string[];
  votes?: number[] | null;
  chosen?: number[] | null;
  voters?: number | null;
  closed?: boolean | null;
  correct?: number | null;
  several?: boolean | null;
  anonymous?: boolean | null;
  spoiler?: boolean;
} | {
  type: "link";
  address: string;
  title?: string | null;
  summary?: string | null;
  picture?: PictureSize | null;
  small?: boolean | null;
  spoiler?: boolean;
} | {
  type: "code";
  text: string;
  language?: string | null;
  tokens?: CodeToken[] | null;
  spoiler?: boolean;
} | {
  type: "call";
  video?: boolean | null;
  missed?: boolean | null;
  duration?: number | null;
  spoiler?: boolean;
} | {
  type: "custom";
  name: string;
  data?: string | null;
  width?: number | null;
  height?: number | null;
  aspect?: number | null;
  alt?: string | null;
  spoiler?: boolean;
};

export interface PictureSize {
  width: number;
  height: number;
}

export interface QuotedReply {
  sender?: string | null;
  senderName?: string | null;
  text?: string | null;
  spans?: TextSpan[] | null;
  format?: "plain" | "markdown" | null;
  picture?: boolean | null;
  id?: string | number | null;
  spoiler?: boolean | null;
}

export interface TextSpan {
  start: number;
  end: number;
  look?: "bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup" | null;
  looks?: ("bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup")[] | null;
  href?: string | null;
  title?: string | null;
  footnote?: string | null;
  color?: string | null;
  background?: string | null;
  tag?: string | null;
  object?: InlineObject | null;
}

export interface Anchor {
  id: string | number;
  edge: "top" | "bottom";
  offset: number;
  fallbacks?: Fallback[];
}

export interface Around {
  size: [number, number];
  field: [number, number, number, number];
  buttons?: Button[];
  candidates?: Candidates;
  topic?: Topic;
  strip?: Strip;
  preview?: Preview;
}

export interface Avatar {
  id: string | number;
  sender: string | null;
  frame: [number, number, number, number];
  resting: [number, number, number, number];
}

export interface AvatarPart {
  kind: "avatar";
  frame: [number, number, number, number];
  radius: number;
  border?: number;
  borderColor?: string;
  ground: ColorRole;
  tint?: string;
  picture?: string;
  person?: string;
  ink: ColorRole;
  growing?: boolean;
}

export type Bar = [[number, number, number, number]];

export interface BoxPart {
  kind: "box";
  role:
    | "quote" | "quoteBar" | "quotePicture" | "link" | "linkPicture" | "voice" | "file" | "contact" | "location"
    | "call" | "poll" | "icon" | "option" | "waveform" | "track" | "share" | "code" | "custom" | "emoji" | "mention"
    | "button" | "reaction" | "capsule" | "play" | "pill" | "line" | "selection" | "swipe" | "bar" | "rule" | "table"
    | "cell" | "task" | "copy" | "sign" | "alert" | "growing";
  index?: number;
  frame: [number, number, number, number];
  radius: number;
  corners?: [number, number, number, number];
  border?: number;
  ground?: ColorRole;
  tint?: string;
  ink?: ColorRole;
  sign?:
    | "play" | "file" | "person" | "place" | "picture" | "check" | "reply" | "copy" | "pin" | "eye" | "timer"
    | "loading" | "uploading" | "download" | "missing" | "failed" | "phone" | "camera" | "missedCall" | "open"
    | "deleted" | "note" | "tip" | "important" | "warning" | "caution" | "expanded" | "collapsedRight" | "collapsedLeft"
    | "cross";
  chosen?: boolean;
  state?: "right" | "wrong";
  progress?: number;
  name?: string;
  alt?: string;
  covered?: boolean;
  visible?: boolean;
  growing?: boolean;
  bars?: Bar[];
}

export interface Bubble {
  frame: [number, number, number, number];
  tail: "left" | "right" | null;
  corners: [number, number, number, number];
  mirrored?: boolean;
  fill?: string;
  border?: number;
  ground: ColorRole;
  ink: ColorRole;
  outline?: string;
  asset?: string;
  caps?: {
    top: number;
    left: number;
    bottom: number;
    right: number;
  };
  resizing?: "stretch" | "tile";
  patches?: Patch[];
}

export interface Button {
  kind: "attach" | "camera" | "emoji" | "send" | "microphone" | "sendOrMicrophone";
  frame: [number, number, number, number];
  enabled?: boolean;
}

export interface Candidate {
  index: number;
  frame: [number, number, number, number];
  chosen?: boolean;
  picture?: [number, number, number, number];
  labels: Caption[];
}

export interface Candidates {
  frame: [number, number, number, number];
  contentHeight: number;
  offset?: number;
  rows: Candidate[];
}

export interface Caption {
  text: string;
  frame: [number, number, number, number];
  lines: Line[];
}

export interface Cell {
  id: string | number;
  sender: string | null;
  senderName?: string;
  side: "left" | "right";
  role: "sent" | "received" | "notice";
  frame: [number, number, number, number];
  bubble: Bubble | null;
  parts: (LabelPart | TextPart | AvatarPart | BoxPart | MediaPart | StatusPart)[];
  fonts?: Font[];
  accessibility?: Element[];
  highlights?: Highlight[];
}

export interface Changes {
  all?: boolean;
  removals: Removal[];
  insertions: Insertion[];
  moves: (string | number)[];
  updates: Update[];
  oldHeight: number;
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
  light: Palette;
  dark: Palette;
}

export interface Composed {
  steps: Step[];
}

export interface Date {
  before: string | number;
  frame: [number, number, number, number];
  resting: [number, number, number, number];
  label: Label;
  boxes: BoxPart[];
}

export interface Decoration {
  kind: "background" | "mark" | "code" | "underline" | "strike" | "spoiler";
  start: number;
  end: number;
  frame: [number, number, number, number];
  ink?: ColorRole;
  color?: string;
  cut?: "left" | "right" | "both";
}

export interface Detected {
  kind: "link" | "mail" | "phone" | "mention" | "tag" | "date" | "address";
  start: number;
  end: number;
  ink: ColorRole;
  href?: string;
  rects?: ([number, number, number, number])[];
}

export interface Drawing {
  theme: "light" | "dark";
  background?: string;
  rows: DrawnRow[];
}

export type DrawnGlyph = [number, number, number];

export interface DrawnRow {
  id: string | number | null;
  frame: [number, number, number, number];
  operations: Operation[];
}

export interface Element {
  role:
    | "message" | "notice" | "heading" | "separator" | "status" | "text" | "link" | "image" | "button" | "checkbox"
    | "list" | "listItem";
  depth: number;
  label: string;
  value?: string;
  hint?: string;
  frame: [number, number, number, number];
  states?: ("selected" | "collapsed" | "expanded" | "busy")[];
  actions?: ("press" | "open" | "play" | "expand" | "showQuoted" | "choose" | "select" | "reveal")[];
  href?: string;
  footnote?: string;
  parts?: number[];
  range?: [number, number];
}

export interface Engine {
  harfbuzz: string;
  freetype: string;
  unicode: string;
}

export interface Error {
  code: "notJSON" | "tooLong" | "badRequest" | "noTranscript" | "noMessage" | "noFont" | "unreadable" | "sessionFull";
  message: string;
  field?: string;
  line?: number;
}

export interface Fallback {
  id: string | number;
  offset: number;
}

export interface Font {
  id: number;
  name: string;
  sha256: string;
  file: string;
  index?: number;
}

export interface FormulaProblem {
  id: string | number;
  path: Path;
  source: string;
  start: number;
  end: number;
  reason: string;
}

export type Glyph = [number, number, number, number];

export interface Highlight {
  path?: Path;
  start: number;
  end: number;
  ground: ColorRole;
  ink: ColorRole;
  rects?: ([number, number, number, number])[];
}

export interface Hit {
  id: string | number | null;
  target:
    | "background" | "bubble" | "text" | "data" | "link" | "footnote" | "spoiler" | "sender" | "avatar" | "footer"
    | "quote" | "media" | "card" | "answer" | "button" | "reaction" | "readMore" | "details" | "task" | "copy"
    | "selection" | "separator" | "typing" | "object" | "forwarded" | "thread" | "seenBy" | "readLess" | "footnoteEnd";
  kind?: string;
  index?: number;
  href?: string;
  footnote?: string;
  block?: Path;
  text?: string;
  part?: number;
  path?: Path;
  offset?: number;
  affinity?: "upstream" | "downstream";
  start?: number;
  end?: number;
}

export interface Insertion {
  id: string | number;
  index: number;
  frame: [number, number, number, number];
}

export interface Item {
  frame: [number, number, number, number];
  picture?: boolean;
  remove: [number, number, number, number];
  labels: Caption[];
}

export interface Label {
  text: string;
  frame: [number, number, number, number];
  align: "start" | "end" | "left" | "right" | "center" | "justify";
  color?: string;
  ink: ColorRole;
  tint?: string;
  lines?: Line[];
  hidden?: [number, number];
  inkFrame?: [number, number, number, number];
  missing?: string[];
}

export interface LabelPart {
  kind: "label";
  role:
    | "sender" | "time" | "senderAndTime" | "edited" | "quoteSender" | "quoteText" | "title" | "detail" | "option"
    | "code" | "mention" | "button" | "reaction" | "readMore" | "hiddenCount" | "count" | "duration" | "initials"
    | "language" | "lineNumber" | "columnTitle" | "unfold" | "readLess" | "formulaNumber";
  index?: number;
  text: string;
  frame: [number, number, number, number];
  align: "start" | "end" | "left" | "right" | "center" | "justify";
  color?: string;
  ink: ColorRole;
  tint?: string;
  lines?: Line[];
  growing?: boolean;
  hidden?: [number, number];
  inkFrame?: [number, number, number, number];
  missing?: string[];
}

export interface Line {
  start: number;
  end: number;
  frame: [number, number, number, number];
  baseline: number;
  ending?: "endOfText" | "hardBreak" | "softBreak" | "softHyphen" | "emergency" | "truncated";
  direction?: "ltr" | "rtl";
  hidden?: [number, number];
  ink?: [number, number, number, number];
  missing?: string[];
  runs?: Run[];
}

export interface Match {
  id: string | number;
  path?: Path;
  start: number;
  end: number;
}

export interface Measure {
  text: number;
  width: number | null;
  lineCount: number;
  textWidth: number;
  height: number;
  lastLine: [number, number, number, number];
  baseline: number;
  validWidths: [number | null, number | null];
  lines?: Line[];
  carets?: ([number, number, number, number])[];
  rects?: (([number, number, number, number])[])[];
}

export interface MediaPart {
  kind: "media";
  type: "image" | "video" | "animation" | "sticker" | "videoNote";
  state: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed";
  progress?: number;
  index: number;
  frame: [number, number, number, number];
  picture: [number, number, number, number];
  corners: [number, number, number, number];
  masked?: boolean;
  covered?: boolean;
  alt?: string;
  href?: string;
  ground: ColorRole;
  ink: ColorRole;
  veil?: ColorRole;
  growing?: boolean;
}

export interface Message {
  text: string;
  spans?: TextSpan[];
  quote?: QuotedReply;
  edits?: string | number;
  attachments?: MessageAttachment[];
}

export interface Nearest {
  id: string | number;
  path?: Path;
  offset: number;
  affinity: "upstream" | "downstream";
}

export interface Offset {
  top: number | null;
  lowest: number;
  highest: number;
  beyond?: boolean;
}

export interface Opened {
  session: "bubble-session/1";
  format: "bubble-layout/1";
  style: string;
  width: number | null;
  scale: number;
  policy?: "unicode" | "browser";
  inverted?: boolean;
  theme?: "light" | "dark";
  engine: Engine;
  colors: Colors;
  problems?: Problem[];
}

export interface Operation {
  draw: "fill" | "stroke" | "glyphs" | "picture" | "placeholder";
  path?: string;
  clip?: string;
  color?: string;
  role?: ColorRole;
  width?: number;
  font?: number;
  size?: number;
  variations?: Record<string, number>;
  synthesizesBold?: boolean;
  synthesizesItalic?: boolean;
  glyphs?: DrawnGlyph[];
  top?: number;
  bottom?: number;
  stops?: Stop[];
  subject?: "avatar" | "attachment" | "quote" | "emoji";
  sender?: string;
  message?: string | number;
  index?: number;
  emoji?: string;
  frame?: [number, number, number, number];
  placeholders?: number;
}

export interface Outline {
  id: number;
  path?: string;
  picture?: Picture;
}

export interface Outlines {
  font: number;
  unitsPerEm: number;
  glyphs: Outline[];
}

export interface Overlay {
  date: Date | null;
  avatar: Avatar | null;
}

export interface Palette {
  "page.fill": string;
  "page.border": string;
  "page.text": string;
  "page.secondary": string;
  "page.link": string;
  "page.mention": string;
  "page.sender": string;
  "page.quote": string;
  "page.quoteBar": string;
  "page.quoteSender": string;
  "page.quoteText": string;
  "page.panel": string;
  "page.code": string;
  "page.button": string;
  "page.buttonText": string;
  "page.icon": string;
  "page.iconSign": string;
  "page.bar": string;
  "page.barFull": string;
  "page.tick": string;
  "page.tickRead": string;
  "page.tickFailed": string;
  "page.reaction": string;
  "page.reactionText": string;
  "page.reactionBorder": string;
  "page.match": string;
  "page.currentMatch": string;
  "page.matchText": string;
  "page.codeKeyword": string;
  "page.codeString": string;
  "page.codeComment": string;
  "page.codeNumber": string;
  "page.codeName": string;
  "page.codeType": string;
  "page.codeInserted": string;
  "page.codeDeleted": string;
  "page.alert": string;
  "page.alertNote": string;
  "page.alertTip": string;
  "page.alertImportant": string;
  "page.alertWarning": string;
  "page.alertCaution": string;
  "page.right": string;
  "page.wrong": string;
  "sent.fill": string;
  "sent.border": string;
  "sent.text": string;
  "sent.secondary": string;
  "sent.link": string;
  "sent.mention": string;
  "sent.sender": string;
  "sent.quote": string;
  "sent.quoteBar": string;
  "sent.quoteSender": string;
  "sent.quoteText": string;
  "sent.panel": string;
  "sent.code": string;
  "sent.button": string;
  "sent.buttonText": string;
  "sent.icon": string;
  "sent.iconSign": string;
  "sent.bar": string;
  "sent.barFull": string;
  "sent.tick": string;
  "sent.tickRead": string;
  "sent.tickFailed": string;
  "sent.reaction": string;
  "sent.reactionText": string;
  "sent.reactionBorder": string;
  "sent.match": string;
  "sent.currentMatch": string;
  "sent.matchText": string;
  "sent.codeKeyword": string;
  "sent.codeString": string;
  "sent.codeComment": string;
  "sent.codeNumber": string;
  "sent.codeName": string;
  "sent.codeType": string;
  "sent.codeInserted": string;
  "sent.codeDeleted": string;
  "sent.alert": string;
  "sent.alertNote": string;
  "sent.alertTip": string;
  "sent.alertImportant": string;
  "sent.alertWarning": string;
  "sent.alertCaution": string;
  "sent.right": string;
  "sent.wrong": string;
  "received.fill": string;
  "received.border": string;
  "received.text": string;
  "received.secondary": string;
  "received.link": string;
  "received.mention": string;
  "received.sender": string;
  "received.quote": string;
  "received.quoteBar": string;
  "received.quoteSender": string;
  "received.quoteText": string;
  "received.panel": string;
  "received.code": string;
  "received.button": string;
  "received.buttonText": string;
  "received.icon": string;
  "received.iconSign": string;
  "received.bar": string;
  "received.barFull": string;
  "received.tick": string;
  "received.tickRead": string;
  "received.tickFailed": string;
  "received.reaction": string;
  "received.reactionText": string;
  "received.reactionBorder": string;
  "received.match": string;
  "received.currentMatch": string;
  "received.matchText": string;
  "received.codeKeyword": string;
  "received.codeString": string;
  "received.codeComment": string;
  "received.codeNumber": string;
  "received.codeName": string;
  "received.codeType": string;
  "received.codeInserted": string;
  "received.codeDeleted": string;
  "received.alert": string;
  "received.alertNote": string;
  "received.alertTip": string;
  "received.alertImportant": string;
  "received.alertWarning": string;
  "received.alertCaution": string;
  "received.right": string;
  "received.wrong": string;
  "notice.fill": string;
  "notice.border": string;
  "notice.text": string;
  "notice.secondary": string;
  "notice.link": string;
  "notice.mention": string;
  "notice.sender": string;
  "notice.quote": string;
  "notice.quoteBar": string;
  "notice.quoteSender": string;
  "notice.quoteText": string;
  "notice.panel": string;
  "notice.code": string;
  "notice.button": string;
  "notice.buttonText": string;
  "notice.icon": string;
  "notice.iconSign": string;
  "notice.bar": string;
  "notice.barFull": string;
  "notice.tick": string;
  "notice.tickRead": string;
  "notice.tickFailed": string;
  "notice.reaction": string;
  "notice.reactionText": string;
  "notice.reactionBorder": string;
  "notice.match": string;
  "notice.currentMatch": string;
  "notice.matchText": string;
  "notice.codeKeyword": string;
  "notice.codeString": string;
  "notice.codeComment": string;
  "notice.codeNumber": string;
  "notice.codeName": string;
  "notice.codeType": string;
  "notice.codeInserted": string;
  "notice.codeDeleted": string;
  "notice.alert": string;
  "notice.alertNote": string;
  "notice.alertTip": string;
  "notice.alertImportant": string;
  "notice.alertWarning": string;
  "notice.alertCaution": string;
  "notice.right": string;
  "notice.wrong": string;
  accent: string;
  pill: string;
  pillText: string;
  capsule: string;
  capsuleText: string;
  capsuleTickRead: string;
  veil: string;
  veilText: string;
  media: string;
  mediaSign: string;
  avatarText: string;
  selection: string;
  pictureEdge: string;
  name0: string;
  name1: string;
  name2: string;
  name3: string;
  name4: string;
  name5: string;
  name6: string;
  name7: string;
  avatar0: string;
  avatar1: string;
  avatar2: string;
  avatar3: string;
  avatar4: string;
  avatar5: string;
  avatar6: string;
  avatar7: string;
  name8: string;
  name9: string;
  name10: string;
  name11: string;
  avatar8: string;
  avatar9: string;
  avatar10: string;
  avatar11: string;
}

export type Patch = [[number, number, number, number], [number, number, number, number], [number, number]?];

export type Path = (string | number)[];

export interface Picture {
  png: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placeholder {
  lines: Line[];
}

export interface Preview {
  frame: [number, number, number, number];
  line: [number, number, number, number];
  close?: [number, number, number, number];
  labels: Caption[];
}

export interface Problem {
  line: number;
  field?: string;
  reason: string;
  skipped: boolean;
}

export interface Query {
  trigger: "@" | "#" | ":" | "/";
  text: string;
  range: [number, number];
}

export interface Removal {
  id: string | number;
  index: number;
  frame: [number, number, number, number];
}

export interface Run {
  font: number;
  size: number;
  start: number;
  end: number;
  direction?: "ltr" | "rtl";
  variations?: Record<string, number>;
  features?: Record<string, number>;
  synthesizesBold?: boolean;
  synthesizesItalic?: boolean;
  placeholder?: [number, number, number, number];
  glyphs: Glyph[];
}

export interface Selection {
  rects: ([number, number, number, number])[];
  text?: string;
}

export interface Separator {
  separator: "date" | "unread";
  before: string | number;
  frame: [number, number, number, number];
  label: Label;
  boxes: BoxPart[];
  fonts?: Font[];
  accessibility?: Element[];
}

export interface Span {
  start: number;
  end: number;
  look?: "bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup";
  looks?: ("bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup")[];
  href?: string;
  title?: string;
  footnote?: string;
  color?: string;
  background?: string;
  ink?: ColorRole;
  ground?: ColorRole;
  tag?: string;
  rects?: ([number, number, number, number])[];
}

export interface State {
  width: number | null;
  count: number;
  height: number;
  unsettled?: number;
  duplicates?: (string | number)[];
  shortened?: (string | number)[];
  formulas?: FormulaProblem[];
}

export interface Statistics {
  width: number | null;
  count: number;
  height: number;
  unsettled?: number;
  rowsMeasured: number;
  messagesPrepared: number;
  neighboursVisited: number;
  transcripts: number;
  fonts: number;
  bytes: number;
}

export interface StatusPart {
  kind: "status";
  state: "sending" | "sent" | "delivered" | "read" | "failed";
  frame: [number, number, number, number];
  ink: ColorRole;
  signs?: "ticks" | "circles";
  growing?: boolean;
}

export interface Step {
  step: number;
  edit: string;
  done?: boolean;
  text: string;
  count: number;
  selection: [number, number];
  head?: number;
  marked?: [number, number];
  looks?: ("bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup")[];
  href?: string;
  size: [number, number];
  contentHeight: number;
  scrolls?: boolean;
  scrollOffset?: number;
  caret: [number, number, number, number];
  selectionRects?: ([number, number, number, number])[];
  markedRects?: ([number, number, number, number])[];
  lines: Line[];
  placeholder?: Placeholder;
  around?: Around;
  query?: Query;
  tokens?: Token[];
  content?: string;
  to_uid?: string;
  message?: Message;
  spans?: Span[];
  decorations?: Decoration[];
}

export type Stop = [number, string];

export interface Strip {
  frame: [number, number, number, number];
  contentWidth: number;
  offset?: number;
  items: Item[];
}

export interface TextPart {
  kind: "text";
  role?: string;
  text: string;
  wholeText?: string;
  frame: [number, number, number, number];
  color?: string;
  ink: ColorRole;
  lines: Line[];
  detected?: Detected[];
  growing?: boolean;
  spans?: Span[];
}

export interface Token {
  offset: number;
  kind?: "emoji" | "mention" | "formula" | "image" | "citation";
  id: string;
  text: string;
  width: number;
  height: number;
  baseline: number;
  frame?: [number, number, number, number];
  cut?: boolean;
}

export interface Topic {
  kind: "reply" | "editing";
  id?: string | number;
  frame: [number, number, number, number];
  line: [number, number, number, number];
  close?: [number, number, number, number];
  labels: Caption[];
}

export interface Typing {
  frame: [number, number, number, number];
  people?: string[];
  bubble?: [number, number, number, number];
  ground: ColorRole;
  ink: ColorRole;
  accessibility?: Element[];
}

export interface TypingRow {
  typing: Typing;
}

export interface Update {
  id: string | number;
  index: number;
  kind: "message" | "group" | "separators";
  oldFrame: [number, number, number, number];
  frame: [number, number, number, number];
}

export interface Viewport {
  top: number;
  lowest: number;
  highest: number;
  clamped?: boolean;
  beyond?: boolean;
  contentHeight: number;
  anchor: Anchor | null;
  rows?: (Separator | Cell | TypingRow)[];
  drawing?: Drawing;
  overlay?: Overlay;
}
