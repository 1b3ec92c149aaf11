// Made from session-request.schema.json by tools/make_types.py: not to be edited.

/** A request of a session. */
export interface Request {
  id?: string | number | null;
  transcript?: string;
  open?: SessionOpening | null;
  environment?: SessionSettings | null;
  width?: number | "inf" | null;
  edit?: SessionEdit | SessionEdit[] | null;
  expand?: string | number | null;
  collapse?: string | number | null;
  uncover?: string | number | SessionBlock | null;
  cover?: string | number | SessionBlock | null;
  settle?: number | null;
  highlight?: SessionHighlights | null;
  changes?: boolean | null;
  viewport?: SessionViewport | null;
  hit?: SessionPoint | null;
  caret?: SessionPlace | null;
  rects?: SessionRange | null;
  select?: SessionSelection | null;
  find?: SessionSearch | null;
  next?: SessionSearch | null;
  previous?: SessionSearch | null;
  anchor?: SessionViewport | null;
  offset?: SessionOffset | null;
  overlay?: SessionOverlay | null;
  compose?: SessionComposing | null;
  measure?: SessionMeasuring | null;
  outlines?: SessionGlyphs | null;
  fonts?: boolean | null;
  listPeople?: boolean | null;
  statistics?: boolean | null;
  close?: boolean | null;
}

export interface AccessoryStyle {
  size?: number;
  gap?: number;
  edge?: number | null;
}

export interface AvatarStyle {
  size?: number;
  radius?: number;
  border?: number;
  borderColor?: string | null;
  start?: number;
  marginWithout?: number | null;
  anchor?: "cellTop" | "cellBottom" | "top" | "bottom" | "center" | "firstLine" | "lastLine";
  offset?: number;
  visibility?: "always" | "first" | "last";
}

export interface BoxPlacement {
  top?: number | null;
  bottom?: number | null;
  start?: number | null;
  end?: number | null;
  width?: number | null;
  height?: number;
}

export interface BubbleStyle {
  shape?: "none" | "rounded" | "picture";
  margin?: DirectionalInsets;
  padding?: DirectionalInsets;
  opticalInset?: number | null;
  width?: WidthRule;
  minimumWidth?: number;
  minimumHeight?: number;
  radius?: number;
  mergedRadius?: number | null;
  tail?: "none" | "always" | "last";
  picture?: PictureStyle | null;
  fill?: string | null;
  border?: number;
}

export interface ButtonStyle {
  gap?: number;
  inset?: number | null;
  height?: number;
  padding?: number;
  spacing?: number;
  font?: TextStyle;
  titleLines?: number;
  radius?: number;
}

export interface Buttons {
  leading?: ("attach" | "camera" | "emoji" | "send" | "microphone" | "sendOrMicrophone")[] | null;
  trailing?: ("attach" | "camera" | "emoji" | "send" | "microphone" | "sendOrMicrophone")[] | null;
}

export interface CapInsets {
  top?: number;
  start?: number;
  bottom?: number | null;
  end?: number | null;
}

export interface CardStyle {
  gap?: number;
  iconSize?: number;
  iconGap?: number;
  titleFont?: TextStyle;
  detailFont?: TextStyle;
  minimumWidth?: number;
  maximumWidth?: number;
  maximumNamedWidth?: number | null;
  nameLines?: number;
  mapHeight?: number;
  voiceSeconds?: number;
}

export interface CellHeight {
  basis?: "none" | "text" | "content";
  extra?: number;
  minimum?: number;
  textWidth?: number | null;
  overhang?: number | null;
}

export interface ChatStyle {
  name?: string;
  mirrorsInterface?: boolean;
  emoticons?: Record<string, string | null>;
  grouping?: GroupingStyle | null;
  colors?: StyleColors;
  side?: "start" | "end";
  centered?: boolean;
  text?: MessageTextStyle;
  bubble?: BubbleStyle;
  content?: ContentStyle;
  labels?: LabelStyle[];
  avatar?: AvatarStyle | null;
  status?: StatusStyle | null;
  failure?: FailureStyle | null;
  seenBy?: FacesStyle | null;
  selection?: AccessoryStyle | null;
  swipe?: AccessoryStyle | null;
  height?: CellHeight;
  mediaHeight?: CellHeight | null;
  growsWithType?: boolean;
  typeGrowth?: "heights" | "everything" | null;
  sent?: MessageStyle;
  received?: MessageStyle;
  notice?: MessageStyle;
  preset?: "balloon" | "padded" | "tailed" | "rows" | "clustered" | "merged";
}

export interface CodeStyle {
  gap?: number;
  padding?: number;
  font?: TextStyle;
  inlineSize?: number;
  radius?: number;
  widensBubble?: boolean;
  wraps?: boolean;
  tabSize?: number | null;
  hangingIndent?: number | null;
  showsHeader?: boolean;
  headerFont?: TextStyle;
  showsLineNumbers?: boolean;
  maximumHeight?: number | null;
}

export interface CodeToken {
  start: number;
  end: number;
  role: string;
  [other: string]: unknown;
}

export interface CollapseStyle {
  graphemes?: number | null;
  newlines?: number | null;
  lines?: number | null;
  blocks?: boolean;
  label?: string | null;
  font?: TextStyle;
  gap?: number;
}

export interface ColorTable {
  "page.fill"?: string;
  "page.border"?: string;
  "page.text"?: string;
  "page.secondary"?: string;
  "page.link"?: string;
  "page.mention"?: string;
  "page.sender"?: string;
  "page.quote"?: string;
  "page.quoteBar"?: string;
  "page.quoteSender"?: string;
  "page.quoteText"?: string;
  "page.panel"?: string;
  "page.code"?: string;
  "page.button"?: string;
  "page.buttonText"?: string;
  "page.icon"?: string;
  "page.iconSign"?: string;
  "page.bar"?: string;
  "page.barFull"?: string;
  "page.tick"?: string;
  "page.tickRead"?: string;
  "page.tickFailed"?: string;
  "page.reaction"?: string;
  "page.reactionText"?: string;
  "page.reactionBorder"?: string;
  "page.match"?: string;
  "page.currentMatch"?: string;
  "page.matchText"?: string;
  "page.codeKeyword"?: string;
  "page.codeString"?: string;
  "page.codeComment"?: string;
  "page.codeNumber"?: string;
  "page.codeName"?: string;
  "page.codeType"?: string;
  "page.codeInserted"?: string;
  "page.codeDeleted"?: string;
  "page.alert"?: string;
  "page.alertNote"?: string;
  "page.alertTip"?: string;
  "page.alertImportant"?: string;
  "page.alertWarning"?: string;
  "page.alertCaution"?: string;
  "page.right"?: string;
  "page.wrong"?: string;
  "sent.fill"?: string;
  "sent.border"?: string;
  "sent.text"?: string;
  "sent.secondary"?: string;
  "sent.link"?: string;
  "sent.mention"?: string;
  "sent.sender"?: string;
  "sent.quote"?: string;
  "sent.quoteBar"?: string;
  "sent.quoteSender"?: string;
  "sent.quoteText"?: string;
  "sent.panel"?: string;
  "sent.code"?: string;
  "sent.button"?: string;
  "sent.buttonText"?: string;
  "sent.icon"?: string;
  "sent.iconSign"?: string;
  "sent.bar"?: string;
  "sent.barFull"?: string;
  "sent.tick"?: string;
  "sent.tickRead"?: string;
  "sent.tickFailed"?: string;
  "sent.reaction"?: string;
  "sent.reactionText"?: string;
  "sent.reactionBorder"?: string;
  "sent.match"?: string;
  "sent.currentMatch"?: string;
  "sent.matchText"?: string;
  "sent.codeKeyword"?: string;
  "sent.codeString"?: string;
  "sent.codeComment"?: string;
  "sent.codeNumber"?: string;
  "sent.codeName"?: string;
  "sent.codeType"?: string;
  "sent.codeInserted"?: string;
  "sent.codeDeleted"?: string;
  "sent.alert"?: string;
  "sent.alertNote"?: string;
  "sent.alertTip"?: string;
  "sent.alertImportant"?: string;
  "sent.alertWarning"?: string;
  "sent.alertCaution"?: string;
  "sent.right"?: string;
  "sent.wrong"?: string;
  "received.fill"?: string;
  "received.border"?: string;
  "received.text"?: string;
  "received.secondary"?: string;
  "received.link"?: string;
  "received.mention"?: string;
  "received.sender"?: string;
  "received.quote"?: string;
  "received.quoteBar"?: string;
  "received.quoteSender"?: string;
  "received.quoteText"?: string;
  "received.panel"?: string;
  "received.code"?: string;
  "received.button"?: string;
  "received.buttonText"?: string;
  "received.icon"?: string;
  "received.iconSign"?: string;
  "received.bar"?: string;
  "received.barFull"?: string;
  "received.tick"?: string;
  "received.tickRead"?: string;
  "received.tickFailed"?: string;
  "received.reaction"?: string;
  "received.reactionText"?: string;
  "received.reactionBorder"?: string;
  "received.match"?: string;
  "received.currentMatch"?: string;
  "received.matchText"?: string;
  "received.codeKeyword"?: string;
  "received.codeString"?: string;
  "received.codeComment"?: string;
  "received.codeNumber"?: string;
  "received.codeName"?: string;
  "received.codeType"?: string;
  "received.codeInserted"?: string;
  "received.codeDeleted"?: string;
  "received.alert"?: string;
  "received.alertNote"?: string;
  "received.alertTip"?: string;
  "received.alertImportant"?: string;
  "received.alertWarning"?: string;
  "received.alertCaution"?: string;
  "received.right"?: string;
  "received.wrong"?: string;
  "notice.fill"?: string;
  "notice.border"?: string;
  "notice.text"?: string;
  "notice.secondary"?: string;
  "notice.link"?: string;
  "notice.mention"?: string;
  "notice.sender"?: string;
  "notice.quote"?: string;
  "notice.quoteBar"?: string;
  "notice.quoteSender"?: string;
  "notice.quoteText"?: string;
  "notice.panel"?: string;
  "notice.code"?: string;
  "notice.button"?: string;
  "notice.buttonText"?: string;
  "notice.icon"?: string;
  "notice.iconSign"?: string;
  "notice.bar"?: string;
  "notice.barFull"?: string;
  "notice.tick"?: string;
  "notice.tickRead"?: string;
  "notice.tickFailed"?: string;
  "notice.reaction"?: string;
  "notice.reactionText"?: string;
  "notice.reactionBorder"?: string;
  "notice.match"?: string;
  "notice.currentMatch"?: string;
  "notice.matchText"?: string;
  "notice.codeKeyword"?: string;
  "notice.codeString"?: string;
  "notice.codeComment"?: string;
  "notice.codeNumber"?: string;
  "notice.codeName"?: string;
  "notice.codeType"?: string;
  "notice.codeInserted"?: string;
  "notice.codeDeleted"?: string;
  "notice.alert"?: string;
  "notice.alertNote"?: string;
  "notice.alertTip"?: string;
  "notice.alertImportant"?: string;
  "notice.alertWarning"?: string;
  "notice.alertCaution"?: string;
  "notice.right"?: string;
  "notice.wrong"?: string;
  accent?: string;
  pill?: string;
  pillText?: string;
  capsule?: string;
  capsuleText?: string;
  capsuleTickRead?: string;
  veil?: string;
  veilText?: string;
  media?: string;
  mediaSign?: string;
  avatarText?: string;
  selection?: string;
  pictureEdge?: string;
  name0?: string;
  name1?: string;
  name2?: string;
  name3?: string;
  name4?: string;
  name5?: string;
  name6?: string;
  name7?: string;
  avatar0?: string;
  avatar1?: string;
  avatar2?: string;
  avatar3?: string;
  avatar4?: string;
  avatar5?: string;
  avatar6?: string;
  avatar7?: string;
  name8?: string;
  name9?: string;
  name10?: string;
  name11?: string;
  avatar8?: string;
  avatar9?: string;
  avatar10?: string;
  avatar11?: string;
}

export interface ComposerCandidate {
  id?: string | null;
  title: string;
  detail?: string | null;
  text?: string | null;
  object?: InlineObject | null;
}

export interface ComposerEdit {
  insert?: string | null;
  paste?: string | null;
  delete?: "backward" | "forward" | null;
  count?: number | null;
  select?: [number, number] | null;
  move?:
    | "characterBackward" | "characterForward" | "wordBackward" | "wordForward" | "paragraphBackward"
    | "paragraphForward" | "left" | "right" | "wordLeft" | "wordRight" | "lineStart" | "lineEnd" | "up" | "down"
    | "documentStart" | "documentEnd" | "selectAll" | null;
  tap?: [number, number] | null;
  extend?: boolean | null;
  replace?: [number, number] | null;
  with?: string | null;
  mention?: Mention | null;
  object?: InlineObject | null;
  words?: string | null;
  emoticon?: string | null;
  mark?: string | null;
  selected?: [number, number] | null;
  commit?: boolean | null;
  toggle?: "bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup" | null;
  link?: string | null;
  content?: Content | null;
  undo?: boolean | null;
  redo?: boolean | null;
  clear?: boolean | null;
  send?: boolean | null;
  width?: number | null;
  fontScale?: number | null;
  maxCount?: number | null;
  placeholder?: string | null;
  markdown?: boolean | null;
  direction?: "ltr" | "rtl" | null;
  reply?: QuotedReply | null;
  editing?: EditedMessage | null;
  attachments?: MessageAttachment[] | null;
  strip?: number | null;
  remove?: number | null;
  preview?: LinkPreview | null;
  buttons?: Buttons | null;
  candidates?: ComposerCandidate[] | null;
  choose?: number | null;
  accept?: number | null;
  close?: "reply" | "editing" | "attachments" | "preview" | "candidates" | null;
}

export interface Content {
  text: string;
  spans?: TextSpan[] | null;
}

export interface ContentStyle {
  order?:
    | ("name" | "forwarded" | "quote" | "media" | "link" | "cards" | "poll" | "text" | "code" | "reactions" | "footer"
    | "buttons" | "thread")[];
  padding?: DirectionalInsets | null;
  evenEdges?: boolean | null;
  name?: NameStyle | null;
  quote?: QuoteStyle;
  media?: MediaStyle;
  link?: LinkStyle;
  card?: CardStyle;
  poll?: PollStyle;
  code?: CodeStyle;
  reactions?: ReactionStyle;
  footer?: FooterStyle | null;
  buttons?: ButtonStyle;
  rich?: RichStyle | null;
  formula?: FormulaStyle | null;
  growing?: GrowingStyle | null;
}

export type DayTexts = Record<string, string>;

export interface DirectionalInsets {
  top?: number;
  start?: number;
  bottom?: number;
  end?: number;
}

export interface EditedMessage {
  id?: string | number | null;
  title?: string | null;
  text: string;
  spans?: TextSpan[] | null;
}

export interface FacesStyle {
  size?: number;
  gap?: number;
  overlap?: number;
  maximumCount?: number;
}

export interface FailureStyle {
  font?: TextStyle;
  gap?: number;
  spacing?: number;
}

export interface FooterStyle {
  font?: TextStyle;
  time?: TimestampStyle;
  spacing?: number;
  statusWidth?: number;
  statusHeight?: number;
  statusSigns?: "ticks" | "circles";
  edited?: string | null;
  tuck?: "none" | "interval" | "trailing";
  tuckGap?: number;
  gap?: number;
  overlaysMedia?: boolean;
  mediaInset?: number;
  capsulePadding?: number;
}

export interface FootnoteItem {
  label?: string;
  number?: number | null;
  blocks?: MessageBlock[];
  [other: string]: unknown;
}

export interface FormulaStyle {
  overflow?: "break" | "scroll";
  indent?: number;
  lineGap?: number;
}

export interface GroupingStyle {
  window?: number | null;
  endsAtReactions?: boolean;
  endsAtDays?: boolean;
  spacingWithin?: number;
  spacingBetween?: number;
  spacingAroundNotices?: number;
  spacingBetweenNotices?: number;
  hidesRepeatedFooters?: boolean;
}

export interface GrowingStyle {
  sign?: "caret" | "dots" | "none";
  fillsWidth?: boolean;
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
  [other: string]: unknown;
}

export interface JumboStyle {
  factors?: number[];
  showsBubble?: boolean;
}

export interface LabelStyle {
  role?: "sender" | "time" | "senderAndTime";
  place?: "cell" | "above" | "below";
  box?: BoxPlacement;
  font?: TextStyle;
  alignment?: "start" | "center" | "end";
  time?: TimestampStyle;
  visibility?: "always" | "first" | "last";
  color?: string | null;
  clearsBubble?: boolean;
}

export interface LinkPreview {
  address: string;
  title?: string | null;
  summary?: string | null;
  picture?: PictureSize | null;
  small?: boolean | null;
  [other: string]: unknown;
}

export interface LinkStyle {
  gap?: number;
  inset?: number | null;
  padding?: number;
  pictureRatio?: number;
  smallPictureSize?: number;
  titleFont?: TextStyle;
  detailFont?: TextStyle;
  titleLines?: number;
  summaryLines?: number;
  minimumWidth?: number;
  radius?: number;
}

export interface ListItem {
  checked?: boolean | null;
  blocks?: MessageBlock[];
  [other: string]: unknown;
}

export interface MediaStyle {
  gap?: number;
  inset?: number | null;
  fixedWidth?: number | null;
  fixedHeight?: number | null;
  maximumWidth?: number;
  maximumHeight?: number;
  minimumSide?: number;
  minimumRatio?: number;
  maximumRatio?: number;
  unknownSide?: number;
  album?: "compact" | "wide" | "templates";
  spacing?: number;
  countFont?: TextStyle;
  captionsWiden?: boolean;
  masked?: boolean;
  free?: ("image" | "video" | "animation" | "sticker" | "videoNote")[];
  freeSide?: number;
}

export interface Mention {
  id: string;
  name: string;
}

export interface Message {
  id?: string | number | null;
  sender?: string | null;
  timestamp?: string | number | null;
  text?: string | null;
  kind?: "message" | "action" | "notice" | null;
  dir?: "auto" | "ltr" | "rtl" | null;
  lang?: string | null;
  spans?: TextSpan[] | null;
  format?: "plain" | "markdown" | null;
  streaming?: boolean | null;
  breaks?: "soft" | "hard" | null;
  dollars?: boolean | null;
  blocks?: MessageBlock[] | null;
  senderName?: string | null;
  quote?: QuotedReply | null;
  attachments?: MessageAttachment[] | null;
  reactions?: Reaction[] | null;
  buttons?: MessageButton[][] | null;
  edited?: boolean | null;
  deleted?: boolean | null;
  delivery?: "sending" | "sent" | "delivered" | "read" | "failed" | null;
  forwarded?: string | null;
  pinned?: boolean | null;
  views?: number | null;
  expires?: string | number | null;
  thread?: ThreadSummary | null;
  time?: string | null;
  seenBy?: string[] | null;
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
} | {
  type: "voice";
  duration: number;
  samples?: number[] | null;
  address?: string | null;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "file";
  name: string;
  bytes?: number | null;
  state?: "ready" | "loading" | "uploading" | "remote" | "missing" | "failed" | null;
  progress?: number | null;
  address?: string | null;
  duration?: number | null;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "contact";
  name: string;
  detail?: string | null;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "location";
  name?: string | null;
  latitude: number;
  longitude: number;
  spoiler?: boolean;
  [other: string]: unknown;
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
  [other: string]: unknown;
} | {
  type: "link";
  address: string;
  title?: string | null;
  summary?: string | null;
  picture?: PictureSize | null;
  small?: boolean | null;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "code";
  text: string;
  language?: string | null;
  tokens?: CodeToken[] | null;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "call";
  video?: boolean | null;
  missed?: boolean | null;
  duration?: number | null;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "custom";
  name: string;
  data?: string | null;
  width?: number | null;
  height?: number | null;
  aspect?: number | null;
  alt?: string | null;
  spoiler?: boolean;
  [other: string]: unknown;
};

export type MessageBlock = {
  type: "paragraph";
  text?: string | null;
  spans?: TextSpan[] | null;
  align?: "start" | "center" | "end" | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "heading";
  level: number;
  text?: string | null;
  spans?: TextSpan[] | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "list";
  ordered?: boolean | null;
  start?: number | null;
  tight?: boolean | null;
  items?: ListItem[] | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "quote";
  blocks?: MessageBlock[];
  kind?: "note" | "tip" | "important" | "warning" | "caution" | null;
  expandable?: boolean | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "code";
  text: string;
  language?: string | null;
  tokens?: CodeToken[] | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "table";
  align?: ("start" | "center" | "end" | null)[] | null;
  header?: boolean | null;
  rows?: TableCell[][] | null;
  caption?: string | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "details";
  summary?: RichText;
  blocks?: MessageBlock[];
  open?: boolean | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "footnotes";
  items?: FootnoteItem[] | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "formula";
  source: string;
  number?: string | null;
  notation?: "tex" | "mathml" | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "rule";
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "html";
  text: string;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: "attachment";
  index?: number | null;
  value?: MessageAttachment | null;
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  type: string;
  text?: string | null;
  spans?: TextSpan[] | null;
  blocks?: MessageBlock[];
  dir?: "auto" | "ltr" | "rtl";
  id?: string;
  spoiler?: boolean;
  [other: string]: unknown;
};

export type MessageButton = string | {
  title: string;
  id?: string | null;
  kind?: "action" | "primary" | "link" | "copy" | null;
  address?: string | null;
  [other: string]: unknown;
};

export interface MessageStyle {
  side?: "start" | "end";
  centered?: boolean;
  text?: MessageTextStyle;
  bubble?: BubbleStyle;
  content?: ContentStyle;
  labels?: LabelStyle[];
  avatar?: AvatarStyle | null;
  status?: StatusStyle | null;
  failure?: FailureStyle | null;
  seenBy?: FacesStyle | null;
  selection?: AccessoryStyle | null;
  swipe?: AccessoryStyle | null;
  height?: CellHeight;
  mediaHeight?: CellHeight | null;
  growsWithType?: boolean;
  typeGrowth?: "heights" | "everything" | null;
}

export interface MessageTextStyle {
  font?: TextStyle;
  italicActions?: boolean;
  namesSubjects?: boolean | null;
  alignment?: "start" | "end" | "center" | "justify";
  lineHeight?: "normal" | number | string;
  strut?: "first" | "all";
  lineBreak?: "auto" | "loose" | "normal" | "strict" | "anywhere" | null;
  wordBreak?: "normal" | "keep-all" | "break-all" | null;
  whiteSpace?: "normal" | "pre-wrap" | "break-spaces" | "pre-line" | null;
  autospace?: "normal" | "no-autospace" | null;
  width?: WidthRule;
  measure?: number | null;
  widthCorrection?: number;
  heightCorrection?: number;
  linesX?: number | null;
  linesY?: number | null;
  color?: string | null;
  fit?: "hug" | "balance" | "fill";
  maximumLines?: number | null;
  box?: BoxPlacement | null;
  gap?: number;
  jumbo?: JumboStyle | null;
  collapse?: CollapseStyle | null;
  detects?: ("link" | "mail" | "phone" | "mention" | "tag" | "date" | "address")[];
}

export interface NameStyle {
  font?: TextStyle;
  visibility?: "always" | "first" | "last";
}

export interface OverlayRules {
  dateInset?: number;
  dateGap?: number;
  avatarInset?: number;
  avatars?: boolean;
}

export type People = Record<string, Person>;

export interface Person {
  name?: string | null;
  color?: string | null;
  initials?: string | null;
  picture?: string | null;
  [other: string]: unknown;
}

export interface PictureSize {
  width: number;
  height: number;
  [other: string]: unknown;
}

export interface PictureStyle {
  asset?: string;
  width?: number;
  height?: number;
  caps?: CapInsets;
  resizing?: "stretch" | "tile";
  mirrored?: boolean;
  drawnFor?: "left" | "right";
  limitsSize?: boolean;
  file?: string | null;
  scale?: number | null;
}

export interface PollStyle {
  gap?: number;
  questionFont?: TextStyle;
  optionFont?: TextStyle;
  spacing?: number;
  markSize?: number;
  markGap?: number;
  result?: "votes" | "percent";
  minimumWidth?: number;
}

export interface QuoteStyle {
  gap?: number;
  inset?: number | null;
  padding?: number;
  barWidth?: number;
  barGap?: number;
  pictureSize?: number;
  senderFont?: TextStyle;
  font?: TextStyle;
  maximumLines?: number;
  radius?: number;
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
  [other: string]: unknown;
}

export interface Reaction {
  symbol: string;
  count?: number | null;
  mine?: boolean | null;
  emoji?: string | null;
  [other: string]: unknown;
}

export interface ReactionStyle {
  place?: "inside" | "overlapping" | "below";
  gap?: number;
  height?: number;
  padding?: number;
  spacing?: number;
  overlap?: number;
  edgeInset?: number;
  maximumCount?: number | null;
  font?: TextStyle;
}

export interface RichStyle {
  weight?: "light" | "regular" | "medium" | "semibold" | "bold" | number | null;
  gap?: number;
  headingSizes?: [number, number, number, number, number, number];
  headingWeight?: "light" | "regular" | "medium" | "semibold" | "bold" | number;
  headingGapAbove?: number;
  headingGapBelow?: number;
  markerWidth?: number;
  markerGap?: number;
  itemGap?: number;
  barWidth?: number;
  barGap?: number;
  ruleWidth?: number;
  boxGap?: number;
  tableSize?: number;
  cellPadding?: number;
  cellPaddingAtSides?: number;
  tableLine?: number;
  footnoteSize?: number;
  tabSize?: number;
  tableMode?: "wrap" | "scroll" | "cards" | "auto";
  tableNarrow?: "scroll" | "cards";
  tableLeastColumn?: number;
  tableColumn?: number | null;
  tableColumnLimit?: number;
  breaksWordsInTables?: boolean;
  quoteLines?: number;
  widensBubble?: boolean;
  measure?: number | null;
  showsBubble?: boolean | null;
}

export interface RichText {
  text?: string | null;
  spans?: TextSpan[] | null;
  [other: string]: unknown;
}

export interface ScrollAnchor {
  id: string | number;
  edge?: "top" | "bottom";
  offset?: number;
  fallbacks?: ScrollAnchorFallback[];
}

export interface ScrollAnchorFallback {
  id: string | number;
  offset?: number;
}

export interface SeparatorStyle {
  font?: TextStyle;
  padding?: number;
  spacingAbove?: number;
  spacingBelow?: number;
  time?: TimestampStyle;
}

export interface SessionBlock {
  id: string | number;
  path: (string | number)[];
}

export interface SessionComposing {
  edits?: ComposerEdit | ComposerEdit[];
  width?: number | "inf" | null;
  fontSize?: number | null;
  maxHeight?: number | null;
  glyphs?: boolean;
}

export interface SessionCustomSize {
  name: string;
  data?: string | null;
  within?: number | null;
  width?: number | null;
  height?: number | null;
  aspect?: number | null;
}

export interface SessionEdit {
  append?: Message | Message[] | null;
  prepend?: Message | Message[] | null;
  insert?: Message | Message[] | null;
  at?: number | null;
  before?: string | number | null;
  replace?: Message | null;
  remove?: string | number | (string | number)[] | null;
  move?: string | number | null;
  to?: number | null;
  stream?: string | number | null;
  text?: string | null;
  finish?: string | number | null;
  toggle?: SessionBlock | null;
  scroll?: SessionScroll | null;
  typing?: boolean | string[] | null;
  unread?: string | number | null;
}

export interface SessionGlyphs {
  font: number;
  glyphs: number[];
  variations?: Record<string, number>;
  synthesizesBold?: boolean;
  synthesizesItalic?: boolean;
}

export interface SessionHighlights {
  text?: string | null;
  caseSensitive?: boolean;
  diacriticSensitive?: boolean;
  hamzaInsensitive?: boolean;
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
  matches?: SessionRange[] | null;
  current?: SessionRange | null;
}

export interface SessionMeasuring {
  texts: string | SessionText | (string | SessionText)[];
  widths: number | "inf" | (number | "inf")[];
  lines?: boolean;
  fontSize?: number;
  family?: string | null;
  weight?: "light" | "regular" | "medium" | "semibold" | "bold" | number;
  italic?: boolean;
  letterSpacing?: number;
  wordSpacing?: number;
  features?: Record<string, number>;
  variations?: Record<string, number>;
  policy?: "unicode" | "browser";
  lineBreak?: "auto" | "loose" | "normal" | "strict" | "anywhere";
  wordBreak?: "normal" | "keep-all" | "break-all";
  overflowWrap?: "normal" | "anywhere";
  whiteSpace?: "normal" | "pre" | "pre-wrap" | "break-spaces" | "pre-line" | "nowrap";
  textAutospace?: "normal" | "no-autospace";
  wrap?: "words" | "characters" | "none";
  align?: "start" | "end" | "left" | "right" | "center" | "justify";
  maxLines?: number | null;
  truncate?: "clip" | "tail" | "middle" | "head";
  lineHeight?: "normal" | number | string;
  tabSize?: number;
  tabStops?: number[];
  balance?: boolean;
}

export interface SessionOffset {
  anchor: ScrollAnchor;
  height?: number;
}

export interface SessionOpening {
  messages?: Message[] | null;
  file?: string | null;
  input?: string | null;
  width?: number | "inf";
  heights?: "exact" | "estimated";
  customSizes?: SessionCustomSize[] | null;
  style?: string | ChatStyle | null;
  me?: string | null;
  locale?: string | null;
  language?: string | null;
  words?: SessionWords | null;
  timeZone?: string | null;
  direction?: "ltr" | "rtl" | null;
  deviceScale?: number | null;
  fontScale?: number | null;
  selecting?: boolean | null;
  private?: boolean | null;
  policy?: "unicode" | "browser" | null;
  expand?: (string | number)[] | null;
  toggled?: SessionBlock[] | null;
  uncovered?: (string | number | SessionBlock)[] | null;
  scrolled?: SessionScroll[] | null;
  dates?: boolean | SeparatorStyle | null;
  unread?: string | number | null;
  unreadText?: string | null;
  unreadStyle?: SeparatorStyle | null;
  typing?: boolean | TypingRow | null;
  keepsBottom?: boolean | null;
  placesShortContentAtBottom?: boolean | null;
  inverted?: boolean | null;
  theme?: "light" | "dark" | null;
  people?: People | null;
  now?: string | number | null;
  dayTexts?: DayTexts | null;
}

export interface SessionOverlay {
  top: number;
  height: number;
  glyphs?: boolean;
  dateInset?: number;
  dateGap?: number;
  avatarInset?: number;
  avatars?: boolean;
}

export interface SessionPlace {
  id: string | number;
  path?: (string | number)[] | null;
  offset?: number;
  affinity?: "upstream" | "downstream";
}

export interface SessionPoint {
  x: number;
  y: number;
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
}

export interface SessionRange {
  id: string | number;
  path?: (string | number)[] | null;
  start: number;
  end: number;
}

export interface SessionScroll {
  id: string | number;
  path: (string | number)[];
  x?: number | null;
  y?: number | null;
}

export interface SessionSearch {
  text: string;
  caseSensitive?: boolean;
  diacriticSensitive?: boolean;
  hamzaInsensitive?: boolean;
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
  limit?: number;
  after?: SessionRange | null;
  first?: number | null;
  count?: number | null;
}

export interface SessionSelection {
  anchor?: SessionPlace | null;
  focus?: SessionPlace | null;
  all?: boolean;
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
  top?: number;
  height?: number;
  text?: boolean;
  as?: "text" | "markers" | "markdown" | null;
}

export interface SessionSettings {
  style?: string | ChatStyle | null;
  me?: string | null;
  locale?: string | null;
  language?: string | null;
  words?: SessionWords | null;
  timeZone?: string | null;
  direction?: "ltr" | "rtl" | null;
  deviceScale?: number | null;
  fontScale?: number | null;
  selecting?: boolean | null;
  private?: boolean | null;
  policy?: "unicode" | "browser" | null;
  expand?: (string | number)[] | null;
  toggled?: SessionBlock[] | null;
  uncovered?: (string | number | SessionBlock)[] | null;
  scrolled?: SessionScroll[] | null;
  dates?: boolean | SeparatorStyle | null;
  unread?: string | number | null;
  unreadText?: string | null;
  unreadStyle?: SeparatorStyle | null;
  typing?: boolean | TypingRow | null;
  keepsBottom?: boolean | null;
  placesShortContentAtBottom?: boolean | null;
  inverted?: boolean | null;
  theme?: "light" | "dark" | null;
  people?: People | null;
  now?: string | number | null;
  dayTexts?: DayTexts | null;
}

export interface SessionText {
  text: string;
  lang?: string | null;
  dir?: "auto" | "ltr" | "rtl";
  carets?: number[];
  ranges?: SessionTextRange[] | null;
}

export interface SessionTextRange {
  start: number;
  end: number;
}

export interface SessionViewport {
  top?: number | null;
  anchor?: ScrollAnchor | null;
  bottom?: boolean | null;
  height: number;
  edge?: "top" | "bottom";
  overscan?: number;
  rows?: boolean;
  glyphs?: boolean;
  drawing?: boolean;
  accessibility?: boolean;
  overlay?: boolean | OverlayRules;
}

export interface SessionWords {
  edited?: string | null;
  readMore?: string | null;
  readLess?: string | null;
  unread?: string | null;
  deleted?: string | null;
  today?: string | null;
  yesterday?: string | null;
  weekdays?: string[] | null;
}

export interface StatusStyle {
  box?: BoxPlacement;
  sending?: number;
  others?: number;
  clearsBubble?: boolean;
}

export interface StyleColors {
  light?: ColorTable;
  dark?: ColorTable;
}

export interface TableCell {
  text?: string | null;
  spans?: TextSpan[] | null;
  colspan?: number | null;
  rowspan?: number | null;
  [other: string]: unknown;
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
  [other: string]: unknown;
}

export interface TextStyle {
  family?: string | null;
  size?: number;
  weight?: "light" | "regular" | "medium" | "semibold" | "bold" | number;
  slant?: "upright" | "italic";
  letterSpacing?: number;
  wordSpacing?: number;
  baselineOffset?: number;
}

export interface ThreadSummary {
  replies: number;
  last?: string | number | null;
  people?: string[] | null;
  [other: string]: unknown;
}

export interface TimestampStyle {
  date?: "none" | "short" | "medium" | "long" | "full";
  time?: "none" | "short" | "medium";
  relative?: "none" | "days" | "list" | null;
}

export interface TypingRow {
  height?: number;
  spacing?: number;
  people?: string[] | null;
}

export interface WidthRule {
  maximum?: number | null;
  fraction?: number | null;
  inset?: number | null;
  threshold?: number | null;
  wideFraction?: number | null;
  wideInset?: number | null;
}
