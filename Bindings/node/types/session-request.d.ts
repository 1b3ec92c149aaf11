// Made from session-request.schema.json by tools/make_types.py: not to be edited.

/** A request of a session. */
export interface Request {
  /** The id of the request, which the answer repeats; null if there is none. */
  id?: string | number | null;
  /** The name of the transcript. */
  transcript?: string;
  /** Opens a transcript, and replaces an open one of the same name. */
  open?: SessionOpening | null;
  /** Changes settings of the transcript, and keeps all others. */
  environment?: SessionSettings | null;
  /** Changes the width of the transcript, in points; `inf` for no limit. */
  width?: number | "inf" | null;
  /** One or several edits of the transcript. */
  edit?: SessionEdit | SessionEdit[] | null;
  /** Shows the whole text of the long message with this id. */
  expand?: string | number | null;
  /** Shortens the long message with this id again. */
  collapse?: string | number | null;
  /** Uncovers the spoilers at a place, or in a whole message. */
  uncover?: string | number | SessionBlock | null;
  /** Covers the spoilers at a place, or in a whole message, again. */
  cover?: string | number | SessionBlock | null;
  /** Replaces at most this many estimated heights by exact ones. */
  settle?: number | null;
  /** Sets the highlights; null removes them. */
  highlight?: SessionHighlights | null;
  /** Whether the changes of rows are requested, alone or together with a change of the transcript. */
  changes?: boolean | null;
  /** The requested viewport, alone or together with a change. */
  viewport?: SessionViewport | null;
  /** Asks what a press at a point hits. */
  hit?: SessionPoint | null;
  /** Requests the frame of the caret at a position. */
  caret?: SessionPlace | null;
  /** Requests the rectangles that a range covers. */
  rects?: SessionRange | null;
  /** Requests a selection: its rectangles and its text. */
  select?: SessionSelection | null;
  /** Requests all occurrences of a text. */
  find?: SessionSearch | null;
  /** Requests the next occurrence of a text. */
  next?: SessionSearch | null;
  /** Requests the previous occurrence of a text. */
  previous?: SessionSearch | null;
  /** Requests the place of the reader in a viewport. */
  anchor?: SessionViewport | null;
  /** Requests the upper edge of the viewport that shows an anchor at its place. */
  offset?: SessionOffset | null;
  /** Requests the date and the avatar that float over a viewport. */
  overlay?: SessionOverlay | null;
  /** Edits the composer of a transcript. */
  compose?: SessionComposing | null;
  /** Measures texts that belong to no transcript. */
  measure?: SessionMeasuring | null;
  /** Requests the outlines of glyphs. */
  outlines?: SessionGlyphs | null;
  /** Requests the fonts that rows have used. */
  fonts?: boolean | null;
  /** Asks for everybody in the transcript, in the order in which they arrived. */
  listPeople?: boolean | null;
  /** Requests the state of a transcript, and counts of the work that was done for it. */
  statistics?: boolean | null;
  /** Closes a transcript and its composer. */
  close?: boolean | null;
}

export interface AccessoryStyle {
  /** The width and height of the icon, in points. */
  size?: number;
  /** The distance between the icon and the message, in points. */
  gap?: number;
  /** The distance from the start edge of the cell to the mark that selects the message, in points; null to use `gap`. */
  edge?: number | null;
}

export interface AvatarStyle {
  /** The width and height of the avatar, in points. */
  size?: number;
  /** The radius of the corners, in points. */
  radius?: number;
  /** The width of the border line, in points. */
  border?: number;
  /** The colour of the border line, such as `#22fa62`, which is passed through to renderers; null to let the renderer choose the colour. */
  borderColor?: string | null;
  /** The distance from the side of the cell at which the message is, in points. */
  start?: number;
  /** The bubble's margin at the avatar's side in a one-to-one conversation, in which no avatars are shown, in points; null to use `start`. */
  marginWithout?: number | null;
  /** The edge or middle with which the avatar is vertically aligned. */
  anchor?: "cellTop" | "cellBottom" | "top" | "bottom" | "center" | "firstLine" | "lastLine";
  /** If `anchor` is `cellBottom`: the distance from the cell's lower edge, in points. For other anchors: how far the avatar is moved down, in points. */
  offset?: number;
  /** Which messages of a group show the avatar. */
  visibility?: "always" | "first" | "last";
}

export interface BoxPlacement {
  /** The distance from the cell's upper edge to the box's upper edge. */
  top?: number | null;
  /** The distance from the box's lower edge to the cell's lower edge. */
  bottom?: number | null;
  /** The distance from the cell's start side to the box's start side. */
  start?: number | null;
  /** The distance from the box's end side to the cell's end side. */
  end?: number | null;
  /** The width of the box. */
  width?: number | null;
  /** The height of the box. */
  height?: number;
}

export interface BubbleStyle {
  /** The shape of the bubble. */
  shape?: "none" | "rounded" | "picture";
  /** The distances from the cell's edges to the bubble, in points. */
  margin?: DirectionalInsets;
  /** The distances from the bubble's edges to its content, in points. */
  padding?: DirectionalInsets;
  /** The distance in points from the bubble's upper edge to the top of the capitals in the first line, and from the baseline of the last line to the lower edge. */
  opticalInset?: number | null;
  /** The maximum width of the bubble. Code blocks may make the bubble wider. */
  width?: WidthRule;
  /** The minimum width of the bubble, in points. */
  minimumWidth?: number;
  /** The minimum height of the bubble, in points. Content with less height is centred in it. */
  minimumHeight?: number;
  /** The radius of all corners, in points; ignored if the shape is a nine-patch. */
  radius?: number;
  /** The radius of the corners at the message's side that touch another message of its group, in points; null to use `radius`. */
  mergedRadius?: number | null;
  /** Which bubbles have a tail. */
  tail?: "none" | "always" | "last";
  /** The nine-patch picture. It is required if the bubble's shape is a picture, and other shapes ignore it. */
  picture?: PictureStyle | null;
  /** The fill colour, such as `#70da39`, which is passed through to renderers; null to let the renderer choose the colour. */
  fill?: string | null;
  /** The width of the border line, in points. The line lies inside the bubble's frame, and does not change the layout. */
  border?: number;
}

export interface ButtonStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's. */
  inset?: number | null;
  /** The minimum height of a button, in points. A title of several lines makes it taller. */
  height?: number;
  /** The distance from a button's sides to its title, in points. */
  padding?: number;
  /** The distance between buttons, in points. */
  spacing?: number;
  /** The font of the titles. */
  font?: TextStyle;
  /** On how many lines a title is shown that is wider than a whole row. It is cut only after them. */
  titleLines?: number;
  /** The radius of the buttons' corners, in points. */
  radius?: number;
}

export interface Buttons {
  /** The buttons at the start side of the text. */
  leading?: ("attach" | "camera" | "emoji" | "send" | "microphone" | "sendOrMicrophone")[] | null;
  /** The buttons at the end side of the text. */
  trailing?: ("attach" | "camera" | "emoji" | "send" | "microphone" | "sendOrMicrophone")[] | null;
}

export interface CapInsets {
  /** The height of the upper cap. */
  top?: number;
  /** The width of the cap at the side for which the picture is drawn. */
  start?: number;
  /** The height of the lower cap; null for the rest of the picture. */
  bottom?: number | null;
  /** The width of the cap at the other side; null for the rest of the picture. */
  end?: number | null;
}

export interface CardStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The width and height of the icon, in points. */
  iconSize?: number;
  /** The distance between the icon and the lines, in points. */
  iconGap?: number;
  /** The font of the upper line. */
  titleFont?: TextStyle;
  /** The font of the lower line. */
  detailFont?: TextStyle;
  /** The minimum width of a card, in points. */
  minimumWidth?: number;
  /** The maximum width of a card, in points. */
  maximumWidth?: number;
  /** The maximum width of a card with a name that needs more than `maximumWidth`, in points; null for `maximumWidth`. */
  maximumNamedWidth?: number | null;
  /** The maximum number of lines of a name. */
  nameLines?: number;
  /** The height of a place's map, in points. The map is as wide as the card. */
  mapHeight?: number;
  /** The duration in seconds at which the card of a voice message reaches the maximum width. */
  voiceSeconds?: number;
}

export interface CellHeight {
  /** The basis of the height. */
  basis?: "none" | "text" | "content";
  /** The length that is added to the height of the basis. */
  extra?: number;
  /** The minimum height. */
  minimum?: number;
  /** The width in points at which the text is measured for the height of the cell; null to use the text's width in the bubble. */
  textWidth?: number | null;
  /** How far the bubble may extend below the cell, in points. If it extends further, the cell becomes taller by the difference. Null for no limit. */
  overhang?: number | null;
}

export interface ChatStyle {
  /** The name of the style, which is written to output. */
  name?: string;
  /** Whether the start side is the right side if the interface is right-to-left. If false, it is always the left side. */
  mirrorsInterface?: boolean;
  /** Emoticons and their replacements, such as `:)` and 😄. */
  emoticons?: Record<string, string | null>;
  /** The rules for groups of messages; null for no groups. */
  grouping?: GroupingStyle | null;
  /** The colours that the style gives, by their roles, in both themes. All other colours are derived from them. */
  colors?: StyleColors;
  /** The side of the cell at which the message is. */
  side?: "start" | "end";
  /** Whether the message is in the middle of the cell, whatever its side. */
  centered?: boolean;
  /** The style of the text. */
  text?: MessageTextStyle;
  /** The style of the bubble. */
  bubble?: BubbleStyle;
  /** The style of the bubble's content, except the text. */
  content?: ContentStyle;
  /** The labels outside the bubble, in the order in which output lists them. */
  labels?: LabelStyle[];
  /** The sender's picture; null if there is none. */
  avatar?: AvatarStyle | null;
  /** The delivery icon beside the bubble; null if there is none. */
  status?: StatusStyle | null;
  /** The line below the bubble of a message that could not be sent; null to show the delivery icon of this state where those of the other states are. */
  failure?: FailureStyle | null;
  /** The avatars of the people who have seen the message, below its bubble; null if they are not shown. */
  seenBy?: FacesStyle | null;
  /** The mark with which the reader selects messages; null if there is none. */
  selection?: AccessoryStyle | null;
  /** The icon that a swipe reveals; null if there is none. */
  swipe?: AccessoryStyle | null;
  /** The rule for the height of the cell. */
  height?: CellHeight;
  /** The rule for the height of a cell whose bubble contains pictures and no text; null to use `height`. */
  mediaHeight?: CellHeight | null;
  /** Whether a font scale above 1 also enlarges lengths other than font sizes. */
  growsWithType?: boolean;
  /** The lengths that a font scale enlarges if `growsWithType` is true. */
  typeGrowth?: "heights" | "everything" | null;
  /** What differs in the reader's own messages. */
  sent?: MessageStyle;
  /** What differs in messages of others. */
  received?: MessageStyle;
  /** What differs in notices. */
  notice?: MessageStyle;
  /** The preset that the style begins with; the style then lists only what differs. */
  preset?: "balloon" | "padded" | "tailed" | "rows" | "clustered" | "merged";
}

export interface CodeStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The distance from the edges of the code's background to its lines, in points. */
  padding?: number;
  /** The font. */
  font?: TextStyle;
  /** The size of code within a text, as a factor of the text's font. */
  inlineSize?: number;
  /** The radius of the corners of the background, and of pictures and tables in blocks, in points. */
  radius?: number;
  /** Whether a bubble with code may be as wide as the cell allows, whatever the bubble's own limit. */
  widensBubble?: boolean;
  /** Whether lines that do not fit are broken. If false, the code scrolls instead. */
  wraps?: boolean;
  /** The distance between tab stops, as a number of spaces. If null, it is 8, or in blocks `RichStyle.tabSize`. */
  tabSize?: number | null;
  /** The number of spaces by which the continuation of a broken line is indented relative to the line itself; null to begin it at the edge of the text. */
  hangingIndent?: number | null;
  /** Whether code with a known language has a header with the language and an icon that copies it. */
  showsHeader?: boolean;
  /** The font of the language in the header. */
  headerFont?: TextStyle;
  /** Whether lines are numbered. */
  showsLineNumbers?: boolean;
  /** The maximum visible height of the lines, in points; null for no maximum. Taller code scrolls. */
  maximumHeight?: number | null;
}

export interface CodeToken {
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
  /** The role, such as `keyword`. */
  role: string;
  [other: string]: unknown;
}

export interface CollapseStyle {
  /** The maximum number of grapheme clusters; null for no maximum. */
  graphemes?: number | null;
  /** The maximum number of line breaks in the text as it was typed; null for no maximum. */
  newlines?: number | null;
  /** The maximum number of displayed lines; null for no maximum. */
  lines?: number | null;
  /** Whether messages in Markdown and other messages of blocks are shortened too. */
  blocks?: boolean;
  /** The label below the text; null for the label in the reader's language. */
  label?: string | null;
  /** The font of the label. */
  font?: TextStyle;
  /** The distance between the text and the label, in points. */
  gap?: number;
}

export interface ColorTable {
  /** The colour of the surface itself. */
  "page.fill"?: string | null;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "page.border"?: string | null;
  /** Text. */
  "page.text"?: string | null;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "page.secondary"?: string | null;
  /** Links, and other addresses that a press opens. */
  "page.link"?: string | null;
  /** Mentions. */
  "page.mention"?: string | null;
  /** The sender's name. */
  "page.sender"?: string | null;
  /** The background of a quote. */
  "page.quote"?: string | null;
  /** The bar beside a quote. */
  "page.quoteBar"?: string | null;
  /** The name of the quoted sender. */
  "page.quoteSender"?: string | null;
  /** The text of a quote. */
  "page.quoteText"?: string | null;
  /** The background of a link preview. */
  "page.panel"?: string | null;
  /** The background of code. */
  "page.code"?: string | null;
  /** The background of a button. */
  "page.button"?: string | null;
  /** The title of a button. */
  "page.buttonText"?: string | null;
  /** The background of the icon of a card. */
  "page.icon"?: string | null;
  /** The icon of a card. */
  "page.iconSign"?: string | null;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "page.bar"?: string | null;
  /** The filled bars of answers, and the chosen mark. */
  "page.barFull"?: string | null;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "page.tick"?: string | null;
  /** The delivery icon of a message that was read. */
  "page.tickRead"?: string | null;
  /** The delivery icon of a message that could not be sent. */
  "page.tickFailed"?: string | null;
  /** The background of a reaction. */
  "page.reaction"?: string | null;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "page.reactionText"?: string | null;
  /** The border of a reaction. */
  "page.reactionBorder"?: string | null;
  /** The background of text that matches a search. */
  "page.match"?: string | null;
  /** The background of the current match. */
  "page.currentMatch"?: string | null;
  /** The letters of matches. */
  "page.matchText"?: string | null;
  /** Keywords and tags in code. */
  "page.codeKeyword"?: string | null;
  /** String literals in code. */
  "page.codeString"?: string | null;
  /** Comments in code, line numbers, and the language above code. */
  "page.codeComment"?: string | null;
  /** Numbers and constants. */
  "page.codeNumber"?: string | null;
  /** Names of functions, properties and attributes. */
  "page.codeName"?: string | null;
  /** Names of types. */
  "page.codeType"?: string | null;
  /** Code that was added in a diff. */
  "page.codeInserted"?: string | null;
  /** Code that was removed in a diff. */
  "page.codeDeleted"?: string | null;
  /** The background of an alert. */
  "page.alert"?: string | null;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "page.alertNote"?: string | null;
  /** The bar, the icon and the title of a tip. */
  "page.alertTip"?: string | null;
  /** The bar, the icon and the title of an alert about something important. */
  "page.alertImportant"?: string | null;
  /** The bar, the icon and the title of a warning. */
  "page.alertWarning"?: string | null;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "page.alertCaution"?: string | null;
  /** The sign and the bar of the right answer of a quiz. */
  "page.right"?: string | null;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "page.wrong"?: string | null;
  /** The colour of the surface itself. */
  "sent.fill"?: string | null;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "sent.border"?: string | null;
  /** Text. */
  "sent.text"?: string | null;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "sent.secondary"?: string | null;
  /** Links, and other addresses that a press opens. */
  "sent.link"?: string | null;
  /** Mentions. */
  "sent.mention"?: string | null;
  /** The sender's name. */
  "sent.sender"?: string | null;
  /** The background of a quote. */
  "sent.quote"?: string | null;
  /** The bar beside a quote. */
  "sent.quoteBar"?: string | null;
  /** The name of the quoted sender. */
  "sent.quoteSender"?: string | null;
  /** The text of a quote. */
  "sent.quoteText"?: string | null;
  /** The background of a link preview. */
  "sent.panel"?: string | null;
  /** The background of code. */
  "sent.code"?: string | null;
  /** The background of a button. */
  "sent.button"?: string | null;
  /** The title of a button. */
  "sent.buttonText"?: string | null;
  /** The background of the icon of a card. */
  "sent.icon"?: string | null;
  /** The icon of a card. */
  "sent.iconSign"?: string | null;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "sent.bar"?: string | null;
  /** The filled bars of answers, and the chosen mark. */
  "sent.barFull"?: string | null;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "sent.tick"?: string | null;
  /** The delivery icon of a message that was read. */
  "sent.tickRead"?: string | null;
  /** The delivery icon of a message that could not be sent. */
  "sent.tickFailed"?: string | null;
  /** The background of a reaction. */
  "sent.reaction"?: string | null;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "sent.reactionText"?: string | null;
  /** The border of a reaction. */
  "sent.reactionBorder"?: string | null;
  /** The background of text that matches a search. */
  "sent.match"?: string | null;
  /** The background of the current match. */
  "sent.currentMatch"?: string | null;
  /** The letters of matches. */
  "sent.matchText"?: string | null;
  /** Keywords and tags in code. */
  "sent.codeKeyword"?: string | null;
  /** String literals in code. */
  "sent.codeString"?: string | null;
  /** Comments in code, line numbers, and the language above code. */
  "sent.codeComment"?: string | null;
  /** Numbers and constants. */
  "sent.codeNumber"?: string | null;
  /** Names of functions, properties and attributes. */
  "sent.codeName"?: string | null;
  /** Names of types. */
  "sent.codeType"?: string | null;
  /** Code that was added in a diff. */
  "sent.codeInserted"?: string | null;
  /** Code that was removed in a diff. */
  "sent.codeDeleted"?: string | null;
  /** The background of an alert. */
  "sent.alert"?: string | null;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "sent.alertNote"?: string | null;
  /** The bar, the icon and the title of a tip. */
  "sent.alertTip"?: string | null;
  /** The bar, the icon and the title of an alert about something important. */
  "sent.alertImportant"?: string | null;
  /** The bar, the icon and the title of a warning. */
  "sent.alertWarning"?: string | null;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "sent.alertCaution"?: string | null;
  /** The sign and the bar of the right answer of a quiz. */
  "sent.right"?: string | null;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "sent.wrong"?: string | null;
  /** The colour of the surface itself. */
  "received.fill"?: string | null;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "received.border"?: string | null;
  /** Text. */
  "received.text"?: string | null;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "received.secondary"?: string | null;
  /** Links, and other addresses that a press opens. */
  "received.link"?: string | null;
  /** Mentions. */
  "received.mention"?: string | null;
  /** The sender's name. */
  "received.sender"?: string | null;
  /** The background of a quote. */
  "received.quote"?: string | null;
  /** The bar beside a quote. */
  "received.quoteBar"?: string | null;
  /** The name of the quoted sender. */
  "received.quoteSender"?: string | null;
  /** The text of a quote. */
  "received.quoteText"?: string | null;
  /** The background of a link preview. */
  "received.panel"?: string | null;
  /** The background of code. */
  "received.code"?: string | null;
  /** The background of a button. */
  "received.button"?: string | null;
  /** The title of a button. */
  "received.buttonText"?: string | null;
  /** The background of the icon of a card. */
  "received.icon"?: string | null;
  /** The icon of a card. */
  "received.iconSign"?: string | null;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "received.bar"?: string | null;
  /** The filled bars of answers, and the chosen mark. */
  "received.barFull"?: string | null;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "received.tick"?: string | null;
  /** The delivery icon of a message that was read. */
  "received.tickRead"?: string | null;
  /** The delivery icon of a message that could not be sent. */
  "received.tickFailed"?: string | null;
  /** The background of a reaction. */
  "received.reaction"?: string | null;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "received.reactionText"?: string | null;
  /** The border of a reaction. */
  "received.reactionBorder"?: string | null;
  /** The background of text that matches a search. */
  "received.match"?: string | null;
  /** The background of the current match. */
  "received.currentMatch"?: string | null;
  /** The letters of matches. */
  "received.matchText"?: string | null;
  /** Keywords and tags in code. */
  "received.codeKeyword"?: string | null;
  /** String literals in code. */
  "received.codeString"?: string | null;
  /** Comments in code, line numbers, and the language above code. */
  "received.codeComment"?: string | null;
  /** Numbers and constants. */
  "received.codeNumber"?: string | null;
  /** Names of functions, properties and attributes. */
  "received.codeName"?: string | null;
  /** Names of types. */
  "received.codeType"?: string | null;
  /** Code that was added in a diff. */
  "received.codeInserted"?: string | null;
  /** Code that was removed in a diff. */
  "received.codeDeleted"?: string | null;
  /** The background of an alert. */
  "received.alert"?: string | null;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "received.alertNote"?: string | null;
  /** The bar, the icon and the title of a tip. */
  "received.alertTip"?: string | null;
  /** The bar, the icon and the title of an alert about something important. */
  "received.alertImportant"?: string | null;
  /** The bar, the icon and the title of a warning. */
  "received.alertWarning"?: string | null;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "received.alertCaution"?: string | null;
  /** The sign and the bar of the right answer of a quiz. */
  "received.right"?: string | null;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "received.wrong"?: string | null;
  /** The colour of the surface itself. */
  "notice.fill"?: string | null;
  /** The border line of the surface. On the page, it is the border of avatars. */
  "notice.border"?: string | null;
  /** Text. */
  "notice.text"?: string | null;
  /** Times, summaries and file sizes. On the page, also the names of senders. */
  "notice.secondary"?: string | null;
  /** Links, and other addresses that a press opens. */
  "notice.link"?: string | null;
  /** Mentions. */
  "notice.mention"?: string | null;
  /** The sender's name. */
  "notice.sender"?: string | null;
  /** The background of a quote. */
  "notice.quote"?: string | null;
  /** The bar beside a quote. */
  "notice.quoteBar"?: string | null;
  /** The name of the quoted sender. */
  "notice.quoteSender"?: string | null;
  /** The text of a quote. */
  "notice.quoteText"?: string | null;
  /** The background of a link preview. */
  "notice.panel"?: string | null;
  /** The background of code. */
  "notice.code"?: string | null;
  /** The background of a button. */
  "notice.button"?: string | null;
  /** The title of a button. */
  "notice.buttonText"?: string | null;
  /** The background of the icon of a card. */
  "notice.icon"?: string | null;
  /** The icon of a card. */
  "notice.iconSign"?: string | null;
  /** The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen. */
  "notice.bar"?: string | null;
  /** The filled bars of answers, and the chosen mark. */
  "notice.barFull"?: string | null;
  /** The delivery icon of a message that was sent or delivered, or is being sent. */
  "notice.tick"?: string | null;
  /** The delivery icon of a message that was read. */
  "notice.tickRead"?: string | null;
  /** The delivery icon of a message that could not be sent. */
  "notice.tickFailed"?: string | null;
  /** The background of a reaction. */
  "notice.reaction"?: string | null;
  /** The count of a reaction, and its symbol if that has no colours of its own. */
  "notice.reactionText"?: string | null;
  /** The border of a reaction. */
  "notice.reactionBorder"?: string | null;
  /** The background of text that matches a search. */
  "notice.match"?: string | null;
  /** The background of the current match. */
  "notice.currentMatch"?: string | null;
  /** The letters of matches. */
  "notice.matchText"?: string | null;
  /** Keywords and tags in code. */
  "notice.codeKeyword"?: string | null;
  /** String literals in code. */
  "notice.codeString"?: string | null;
  /** Comments in code, line numbers, and the language above code. */
  "notice.codeComment"?: string | null;
  /** Numbers and constants. */
  "notice.codeNumber"?: string | null;
  /** Names of functions, properties and attributes. */
  "notice.codeName"?: string | null;
  /** Names of types. */
  "notice.codeType"?: string | null;
  /** Code that was added in a diff. */
  "notice.codeInserted"?: string | null;
  /** Code that was removed in a diff. */
  "notice.codeDeleted"?: string | null;
  /** The background of an alert. */
  "notice.alert"?: string | null;
  /** The bar, the icon and the title of a note, on the background of alerts. */
  "notice.alertNote"?: string | null;
  /** The bar, the icon and the title of a tip. */
  "notice.alertTip"?: string | null;
  /** The bar, the icon and the title of an alert about something important. */
  "notice.alertImportant"?: string | null;
  /** The bar, the icon and the title of a warning. */
  "notice.alertWarning"?: string | null;
  /** The bar, the icon and the title of an alert that asks for caution. */
  "notice.alertCaution"?: string | null;
  /** The sign and the bar of the right answer of a quiz. */
  "notice.right"?: string | null;
  /** The sign and the bar of a wrong answer that the reader has chosen. */
  "notice.wrong"?: string | null;
  /** The unread line and its text. */
  accent?: string | null;
  /** The background of a date. */
  pill?: string | null;
  /** The text of a date. */
  pillText?: string | null;
  /** The background of text on a picture. It is not opaque. */
  capsule?: string | null;
  /** The text on a picture. */
  capsuleText?: string | null;
  /** The delivery icon of a message that was read, on a picture. */
  capsuleTickRead?: string | null;
  /** The layer that dims a picture behind the number of hidden pictures. It is not opaque. */
  veil?: string | null;
  /** The number of hidden pictures. */
  veilText?: string | null;
  /** The area of a picture that is not available. */
  media?: string | null;
  /** The icon in the area of a picture that is not available, and the play icon of a video. */
  mediaSign?: string | null;
  /** The initials of a sender. */
  avatarText?: string | null;
  /** The mark with which the reader selects a message. */
  selection?: string | null;
  /** The hairline inside the edge of a picture, without which a white picture would have no edge on a white page. It is not opaque. */
  pictureEdge?: string | null;
  /** The names of senders of one of the twelve hues. */
  name0?: string | null;
  /** The names of senders of one of the twelve hues. */
  name1?: string | null;
  /** The names of senders of one of the twelve hues. */
  name2?: string | null;
  /** The names of senders of one of the twelve hues. */
  name3?: string | null;
  /** The names of senders of one of the twelve hues. */
  name4?: string | null;
  /** The names of senders of one of the twelve hues. */
  name5?: string | null;
  /** The names of senders of one of the twelve hues. */
  name6?: string | null;
  /** The names of senders of one of the twelve hues. */
  name7?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar0?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar1?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar2?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar3?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar4?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar5?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar6?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar7?: string | null;
  /** The names of senders of one of the twelve hues. */
  name8?: string | null;
  /** The names of senders of one of the twelve hues. */
  name9?: string | null;
  /** The names of senders of one of the twelve hues. */
  name10?: string | null;
  /** The names of senders of one of the twelve hues. */
  name11?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar8?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar9?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar10?: string | null;
  /** The backgrounds of avatars of senders of one of the twelve hues. */
  avatar11?: string | null;
}

export interface ComposerCandidate {
  /** The application's id for the candidate, such as the id of a person or an emoji. */
  id?: string | null;
  /** The text shown for the candidate. */
  title: string;
  /** The text shown beside the title; null if there is none. */
  detail?: string | null;
  /** The text to insert; null to insert the trigger character and the title. */
  text?: string | null;
  /** The object to insert as a token. If null, a candidate after `@` is inserted as a mention of `id`, and other candidates are inserted as text. */
  object?: InlineObject | null;
}

export interface ComposerEdit {
  /** Types a text at the caret, in place of the selection. */
  insert?: string | null;
  /** Pastes a text at the caret, in place of the selection. */
  paste?: string | null;
  /** Deletes the selection, or what is before or after the caret. */
  delete?: "backward" | "forward" | null;
  /** How many times `delete` or `move` is repeated. */
  count?: number | null;
  /** Selects the text between two offsets, in UTF-16 code units. */
  select?: [number, number] | null;
  /** Moves the caret as a key does. */
  move?:
    | "characterBackward" | "characterForward" | "wordBackward" | "wordForward" | "paragraphBackward"
    | "paragraphForward" | "left" | "right" | "wordLeft" | "wordRight" | "lineStart" | "lineEnd" | "up" | "down"
    | "documentStart" | "documentEnd" | "selectAll" | null;
  /** Places the caret at a point, in points from the top left corner of the composer. */
  tap?: [number, number] | null;
  /** Whether `move` or `tap` extends the selection. */
  extend?: boolean | null;
  /** Replaces the text between two offsets by the text `with`. */
  replace?: [number, number] | null;
  /** The text that replaces the range of `replace`. */
  with?: string | null;
  /** Inserts a mention of a user. */
  mention?: Mention | null;
  /** Inserts an object, such as an emoji of the application. */
  object?: InlineObject | null;
  /** The text that stands for the `object` where objects cannot be shown. */
  words?: string | null;
  /** Inserts the emoji of an emoticon, such as `:)`. */
  emoticon?: string | null;
  /** The text that an input method is composing, in place of the one before. */
  mark?: string | null;
  /** The selection within the text of `mark`, in UTF-16 code units. */
  selected?: [number, number] | null;
  /** Accepts the text that an input method is composing. */
  commit?: boolean | null;
  /** Turns a formatting of the selection on or off. */
  toggle?: "bold" | "italic" | "code" | "underline" | "strike" | "spoiler" | "mark" | "sub" | "sup" | null;
  /** Links the selection to an address; an empty address removes the link. */
  link?: string | null;
  /** Replaces the whole content. */
  content?: Content | null;
  /** Undoes the last edit. */
  undo?: boolean | null;
  /** Repeats the edit that was undone last. */
  redo?: boolean | null;
  /** Removes the whole content. */
  clear?: boolean | null;
  /** Sends the content, which empties the composer. */
  send?: boolean | null;
  /** Changes the width of the composer, in points. */
  width?: number | null;
  /** Changes the size of the type, as a factor. */
  fontScale?: number | null;
  /** Changes the maximum number of characters. */
  maxCount?: number | null;
  /** Changes the text that an empty composer shows. */
  placeholder?: string | null;
  /** Whether typed Markdown becomes formatting. */
  markdown?: boolean | null;
  /** Changes the direction of the interface. */
  direction?: "ltr" | "rtl" | null;
  /** The message to which the next message replies. */
  reply?: QuotedReply | null;
  /** The message whose text is put into the composer to be edited. */
  editing?: EditedMessage | null;
  /** The attachments of the next message. */
  attachments?: MessageAttachment[] | null;
  /** Scrolls the attachments to an offset, in points. */
  strip?: number | null;
  /** Removes the attachment with an index, from 0. */
  remove?: number | null;
  /** The preview of a link in the text. */
  preview?: LinkPreview | null;
  /** The buttons on both sides of the text. */
  buttons?: Buttons | null;
  /** The candidates that complete the word at the caret. */
  candidates?: ComposerCandidate[] | null;
  /** Marks the candidate with an index, from 0. */
  choose?: number | null;
  /** Inserts the candidate with an index, from 0. */
  accept?: number | null;
  /** Removes a part of the bar. */
  close?: "reply" | "editing" | "attachments" | "preview" | "candidates" | null;
}

export interface Content {
  /** The whole text. */
  text: string;
  /** The formatting of ranges of the text. */
  spans?: TextSpan[] | null;
}

export interface ContentStyle {
  /** The kinds of content, from top to bottom. A kind that is not listed is not shown. */
  order?:
    | ("name" | "forwarded" | "quote" | "media" | "link" | "cards" | "poll" | "text" | "code" | "reactions" | "footer"
    | "buttons" | "thread")[];
  /** The distances from the bubble's edges to content other than the text, in points; null to use the bubble's padding. */
  padding?: DirectionalInsets | null;
  /** Whether content with an edge of its own (cards, link previews, quotes, code, and pictures smaller than the bubble) is as far from the bubble's upper and lower edge as from its sides, if it is the first or the last content; and whether the picture above the texts of a link preview has round corners only at its upper edge. */
  evenEdges?: boolean | null;
  /** The style of the sender's name in the bubble; null if it is not shown. */
  name?: NameStyle | null;
  /** The style of the quote of the message that is replied to. */
  quote?: QuoteStyle;
  /** The style of pictures and videos. */
  media?: MediaStyle;
  /** The style of link previews. */
  link?: LinkStyle;
  /** The style of cards for voice messages, files, contacts, places and calls. */
  card?: CardStyle;
  /** The style of polls. */
  poll?: PollStyle;
  /** The style of program code. */
  code?: CodeStyle;
  /** The style of reactions. */
  reactions?: ReactionStyle;
  /** The style of the footer in the bubble; null if there is none. */
  footer?: FooterStyle | null;
  /** The style of buttons. */
  buttons?: ButtonStyle;
  /** The style of a message's blocks. */
  rich?: RichStyle | null;
  /** The style of formulas that are blocks of their own. */
  formula?: FormulaStyle | null;
  /** The look of a message whose text still grows; null to show it like a finished one. */
  growing?: GrowingStyle | null;
}

export type DayTexts = Record<string, string>;

export interface DirectionalInsets {
  /** The distance from the upper side. */
  top?: number;
  /** The distance from the side at which the bubble is. */
  start?: number;
  /** The distance from the lower side. */
  bottom?: number;
  /** The distance from the opposite side. */
  end?: number;
}

export interface EditedMessage {
  /** The id of the message; null if unknown. */
  id?: string | number | null;
  /** The title above the text of the message, in the reader's language. */
  title?: string | null;
  /** The text of the message before the edit. */
  text: string;
  /** The formatting of ranges of the text, and the objects in it. */
  spans?: TextSpan[] | null;
}

export interface FacesStyle {
  /** The width and height of an avatar, in points. */
  size?: number;
  /** The distance from the content above, in points. */
  gap?: number;
  /** How far an avatar overlaps the one before it, in points. */
  overlap?: number;
  /** The maximum number of avatars. If there are more people, their number follows the avatars. */
  maximumCount?: number;
}

export interface FailureStyle {
  /** The font of the words. The icon before them is as tall as a line. */
  font?: TextStyle;
  /** The distance from the content above, in points. */
  gap?: number;
  /** The distance between the icon and the words, in points. */
  spacing?: number;
}

export interface FooterStyle {
  /** The font of the footer. */
  font?: TextStyle;
  /** The format of the time. */
  time?: TimestampStyle;
  /** The distance between the parts of the footer, in points. */
  spacing?: number;
  /** The width of the delivery icon, in points. */
  statusWidth?: number;
  /** The height of the delivery icon, in points. */
  statusHeight?: number;
  /** The icons of the delivery states. */
  statusSigns?: "ticks" | "circles";
  /** The word that marks an edited message; empty for no word, null for the word in the reader's language. */
  edited?: string | null;
  /** When the footer is placed beside the last line of the content above it. */
  tuck?: "none" | "interval" | "trailing";
  /** The minimum distance between the last line and a footer beside it, in points. */
  tuckGap?: number;
  /** The distance from the content above, if the footer has a row of its own, in points. */
  gap?: number;
  /** Whether the footer is drawn on the pictures if they are the last content of the bubble. */
  overlaysMedia?: boolean;
  /** The distance from a picture's edges to the capsule behind a footer that is laid over it, in points. */
  mediaInset?: number;
  /** The distance from the capsule's sides to the footer, in points. The distances above and below the footer are a quarter of it. */
  capsulePadding?: number;
}

export interface FootnoteItem {
  /** The label by which texts refer to the footnote. */
  label?: string;
  /** The number that is shown before the footnote, as its references show it; null if no text refers to it. */
  number?: number | null;
  /** The content of the footnote. */
  blocks?: MessageBlock[];
  [other: string]: unknown;
}

export interface FormulaStyle {
  /** How a formula is shown if it is wider than its bubble. */
  overflow?: "break" | "scroll";
  /** The indent of all lines but the first of a broken formula, in em. */
  indent?: number;
  /** The distance in points between two lines of a formula, and above an equation number that does not fit beside the formula. */
  lineGap?: number;
}

export interface GroupingStyle {
  /** The time in seconds that separates groups: messages this far apart or more are in different groups; null for no limit. */
  window?: number | null;
  /** Whether a message with reactions ends its group. */
  endsAtReactions?: boolean;
  /** Whether messages of different days belong to different groups. */
  endsAtDays?: boolean;
  /** The distance between messages of a group, in points. */
  spacingWithin?: number;
  /** The distance between groups, in points. */
  spacingBetween?: number;
  /** The distance between a notice and another message, in points. */
  spacingAroundNotices?: number;
  /** The distance between two notices, in points. */
  spacingBetweenNotices?: number;
  /** Whether a footer is left out if the next message of the group has the same time and delivery state. */
  hidesRepeatedFooters?: boolean;
}

export interface GrowingStyle {
  /** The sign after the last line of the text. */
  sign?: "caret" | "dots" | "none";
  /** Whether the bubble has its maximum width from the first token on, so that its width does not change with each token. */
  fillsWidth?: boolean;
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
  [other: string]: unknown;
}

export interface JumboStyle {
  /** The factors by which the font is enlarged: for a message of one emoji, of two emoji, and so on. */
  factors?: number[];
  /** Whether a message of enlarged emoji has a bubble. */
  showsBubble?: boolean;
}

export interface LabelStyle {
  /** Whether the label shows the sender, the time, or both. */
  role?: "sender" | "time" | "senderAndTime";
  /** Whether the label's box is placed in the cell, or above or below the bubble. */
  place?: "cell" | "above" | "below";
  /** The box of the label in the cell. For a label above or below the bubble, only the height and the distance from the bubble are used vertically. */
  box?: BoxPlacement;
  /** The font of the label. */
  font?: TextStyle;
  /** The alignment in the box. `start` is the side of the cell at which the message is, as in all horizontal positions of a style. */
  alignment?: "start" | "center" | "end";
  /** The format of the time. */
  time?: TimestampStyle;
  /** Which messages of a group show the label. */
  visibility?: "always" | "first" | "last";
  /** The colour, such as `#000000`, which is passed through to renderers; null to let the renderer choose the colour. */
  color?: string | null;
  /** Whether the bubble never covers a label at the lower edge of the cell. */
  clearsBubble?: boolean;
}

export interface LinkPreview {
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
  [other: string]: unknown;
}

export interface LinkStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's. */
  inset?: number | null;
  /** The distance from the edges of the preview to its texts, in points. */
  padding?: number;
  /** The aspect ratio of the picture, width divided by height. */
  pictureRatio?: number;
  /** The width and height of a small picture beside the texts, in points. */
  smallPictureSize?: number;
  /** The font of the title. */
  titleFont?: TextStyle;
  /** The font of the summary and the address. */
  detailFont?: TextStyle;
  /** The maximum number of lines of the title. */
  titleLines?: number;
  /** The maximum number of lines of the summary. */
  summaryLines?: number;
  /** The minimum width of the preview, in points. */
  minimumWidth?: number;
  /** The radius of the preview's corners, in points. */
  radius?: number;
}

export interface ListItem {
  /** For a task, whether it is done; null for an item that is not a task. */
  checked?: boolean | null;
  /** The content of the item. */
  blocks?: MessageBlock[];
  [other: string]: unknown;
}

export interface MediaStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's. */
  inset?: number | null;
  /** A fixed width for all pictures, in points; null if the width follows from the aspect ratio. */
  fixedWidth?: number | null;
  /** A fixed height for all pictures, in points; required if `fixedWidth` is set. */
  fixedHeight?: number | null;
  /** The maximum width of a picture or an album, in points. */
  maximumWidth?: number;
  /** The maximum height of a picture or an album, in points. */
  maximumHeight?: number;
  /** The minimum length of a picture's shorter side, in points. Smaller pictures are enlarged to this length. */
  minimumSide?: number;
  /** The minimum aspect ratio, width divided by height. Narrower pictures are cropped. */
  minimumRatio?: number;
  /** The maximum aspect ratio, width divided by height. Wider pictures are cropped. */
  maximumRatio?: number;
  /** The width and height of a picture of unknown size, in points. */
  unknownSide?: number;
  /** How several pictures are arranged. */
  album?: "compact" | "wide" | "templates";
  /** The distance between the pictures of an album, in points. */
  spacing?: number;
  /** The font of the number of hidden pictures. */
  countFont?: TextStyle;
  /** Whether a text below a picture may be wider than the picture. If false, it is broken at the picture's width. */
  captionsWiden?: boolean;
  /** The maximum width of lines that make a bubble wider than its picture, in em; null for no limit. */
  captionMeasure?: number | null;
  /** Whether the pictures are cropped to the shape of the bubble, including its tail. */
  masked?: boolean;
  /** The kinds of pictures that have no bubble if the message contains nothing else. */
  free?: ("image" | "video" | "animation" | "sticker" | "videoNote")[];
  /** The maximum width and height of pictures of the kinds in `free`, in points. */
  freeSide?: number;
}

export interface Mention {
  /** The id of the user. */
  id: string;
  /** The name that is shown. */
  name: string;
}

export interface Message {
  /** The message's identifier, unique in its conversation. */
  id?: string | number | null;
  /** The sender, by id or by name. It is compared with `LayoutEnvironment.me`. Styles that show senders show it if no other name is given. */
  sender?: string | null;
  /** When the message was sent; null if unknown. */
  timestamp?: string | number | null;
  /** The text as it was typed. It may be empty if there are attachments. */
  text?: string | null;
  /** Whether the message is an ordinary message, an action or a notice. */
  kind?: "message" | "action" | "notice" | null;
  /** The direction of the text; `auto` for that of the text itself (UAX #9). */
  dir?: "auto" | "ltr" | "rtl" | null;
  /** The language of the text as a BCP 47 tag, such as `ja` or `de-CH`. */
  lang?: string | null;
  /** The ranges of the text that are formatted, have a tag or are replaced by an object, in ascending order. */
  spans?: TextSpan[] | null;
  /** The format of the text. Null for plain text, unless an option for reading the input names another format. */
  format?: "plain" | "markdown" | null;
  /** Whether the text is still growing. Unfinished Markdown is then shown as if its closing marks were there. */
  streaming?: boolean | null;
  /** How a line end within a Markdown paragraph is shown. Null to show it as a space, unless an option for reading the input makes it a line break. */
  breaks?: "soft" | "hard" | null;
  /** Whether `$x$` in the message's Markdown is a formula. */
  dollars?: boolean | null;
  /** The blocks that are shown instead of the text; empty for a message without blocks. Software that does not support blocks shows `text`. */
  blocks?: MessageBlock[] | null;
  /** The name shown for the sender. If null, the person's name in `LayoutEnvironment.people` is shown or, if there is none, `sender`. */
  senderName?: string | null;
  /** The earlier message that this one replies to; null if there is none. */
  quote?: QuotedReply | null;
  /** The attachments of the message, in the order in which they are shown. */
  attachments?: MessageAttachment[] | null;
  /** The reactions to the message, in the order in which they are shown. */
  reactions?: Reaction[] | null;
  /** Rows of buttons under the message. */
  buttons?: MessageButton[][] | null;
  /** Whether the message was changed after it was sent. */
  edited?: boolean | null;
  /** Whether the sender has deleted the message. A text in the reader's language then replaces its whole content. */
  deleted?: boolean | null;
  /** The delivery state; null if unknown, and for messages of others. */
  delivery?: "sending" | "sent" | "delivered" | "read" | "failed" | null;
  /** The original sender of a forwarded message; null if the message was not forwarded. */
  forwarded?: string | null;
  /** Whether the message is pinned in its conversation. */
  pinned?: boolean | null;
  /** The number of views, as in channels; null if unknown. */
  views?: number | null;
  /** When the message disappears; null if it does not. */
  expires?: string | number | null;
  /** A summary of the replies in the message's thread; null if there are none. */
  thread?: ThreadSummary | null;
  /** The time as text, as the source of the message gives it. Wherever a style shows a time, this text replaces it. */
  time?: string | null;
  /** The people who have seen the message, identified as in `sender`. Their avatars are shown below the message in this order. */
  seenBy?: string[] | null;
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
} | {
  /** The kind of the attachment, which decides its other fields. */
  type: "contact";
  /** The contact's name. */
  name: string;
  /** A telephone number or a mail address, shown below the name; null if there is none. */
  detail?: string | null;
  /** Whether the attachment is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
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
  [other: string]: unknown;
};

export type MessageBlock = {
  /** The `type` of the block in JSON. */
  type: "paragraph";
  /** The text of the paragraph. */
  text?: string | null;
  /** The formatting of ranges of the text. */
  spans?: TextSpan[] | null;
  /** The alignment of the lines; null for the style's alignment. */
  align?: "start" | "center" | "end" | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "heading";
  /** The level, from 1 for the largest heading to 6. */
  level: number;
  /** The text of the heading. */
  text?: string | null;
  /** The formatting of ranges of the text. */
  spans?: TextSpan[] | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "list";
  /** Whether the items are numbered. */
  ordered?: boolean | null;
  /** The number of the first item. */
  start?: number | null;
  /** Whether the items are close together, because no empty line separates them. */
  tight?: boolean | null;
  /** The items, from the first to the last. */
  items?: ListItem[] | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "quote";
  /** The quoted blocks. */
  blocks?: MessageBlock[];
  /** The kind of alert; null for a quote. */
  kind?: "note" | "tip" | "important" | "warning" | "caution" | null;
  /** Whether only the first lines are shown until the reader expands the quote. */
  expandable?: boolean | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "code";
  /** The code. */
  text: string;
  /** The programming language, which a style may show; null if unknown. */
  language?: string | null;
  /** The tokens of the code for syntax highlighting, in ascending order. They change only colours. */
  tokens?: CodeToken[] | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "table";
  /** The alignments of the columns; null for the style's alignment. */
  align?: ("start" | "center" | "end" | null)[] | null;
  /** Whether the first row is a header. */
  header?: boolean | null;
  /** The rows, from the first to the last. Short rows are filled with empty cells. */
  rows?: TableCell[][] | null;
  /** The caption below the table; null if there is none. */
  caption?: string | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "details";
  /** The line that is shown even while the block is closed. */
  summary?: RichText;
  /** The content, which is shown while the block is open. */
  blocks?: MessageBlock[];
  /** Whether the block is open at first. What the reader has opened or closed is in `LayoutEnvironment.toggled`. */
  open?: boolean | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "footnotes";
  /** The footnotes, in the order in which the text refers to them. */
  items?: FootnoteItem[] | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "formula";
  /** The source, as it was written. */
  source: string;
  /** The equation number at the side. If null, the number is the one in the formula itself (TeX's `\tag`), if it has one. */
  number?: string | null;
  /** The notation of the source. */
  notation?: "tex" | "mathml" | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "rule";
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "html";
  /** The source, as it was written. */
  text: string;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: "attachment";
  /** The index of an attachment of the message; null if the block has an attachment of its own. */
  index?: number | null;
  /** The block's own attachment; null if the block shows one of the message's attachments. */
  value?: MessageAttachment | null;
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
} | {
  /** The `type` of the block in JSON. */
  type: string;
  /** The text of a block whose type is not known. */
  text?: string | null;
  /** The formatting of ranges of the text. */
  spans?: TextSpan[] | null;
  /** The blocks in a block whose type is not known. */
  blocks?: MessageBlock[];
  /** The direction of the block's text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** A name to which links of the message lead, as in `#name`. */
  id?: string;
  /** Whether the block is covered until the reader uncovers it. */
  spoiler?: boolean;
  [other: string]: unknown;
};

export type MessageButton = string | {
  /** The text on the button. */
  title: string;
  /** The application's id for the button, which hits and parts include. If null, the button is identified by its index. */
  id?: string | null;
  /** What a press does. */
  kind?: "action" | "primary" | "link" | "copy" | null;
  /** The address that a press opens; null if there is none. It is exactly as in the message, so check its scheme before you open it. */
  address?: string | null;
  [other: string]: unknown;
};

export interface MessageStyle {
  /** The side of the cell at which the message is. */
  side?: "start" | "end";
  /** Whether the message is in the middle of the cell, whatever its side. */
  centered?: boolean;
  /** The style of the text. */
  text?: MessageTextStyle;
  /** The style of the bubble. */
  bubble?: BubbleStyle;
  /** The style of the bubble's content, except the text. */
  content?: ContentStyle;
  /** The labels outside the bubble, in the order in which output lists them. */
  labels?: LabelStyle[];
  /** The sender's picture; null if there is none. */
  avatar?: AvatarStyle | null;
  /** The delivery icon beside the bubble; null if there is none. */
  status?: StatusStyle | null;
  /** The line below the bubble of a message that could not be sent; null to show the delivery icon of this state where those of the other states are. */
  failure?: FailureStyle | null;
  /** The avatars of the people who have seen the message, below its bubble; null if they are not shown. */
  seenBy?: FacesStyle | null;
  /** The mark with which the reader selects messages; null if there is none. */
  selection?: AccessoryStyle | null;
  /** The icon that a swipe reveals; null if there is none. */
  swipe?: AccessoryStyle | null;
  /** The rule for the height of the cell. */
  height?: CellHeight;
  /** The rule for the height of a cell whose bubble contains pictures and no text; null to use `height`. */
  mediaHeight?: CellHeight | null;
  /** Whether a font scale above 1 also enlarges lengths other than font sizes. */
  growsWithType?: boolean;
  /** The lengths that a font scale enlarges if `growsWithType` is true. */
  typeGrowth?: "heights" | "everything" | null;
}

export interface MessageTextStyle {
  /** The font. The language of a message replaces the language of this font, if the message has one. */
  font?: TextStyle;
  /** Whether actions are italic, which distinguishes them from ordinary messages. */
  italicActions?: boolean;
  /** Whether actions (`/me waves`) and notices begin with the name of their sender, instead of having it in a label. */
  namesSubjects?: boolean | null;
  /** The alignment of lines; `start` and `end` follow the direction of the text. */
  alignment?: "start" | "end" | "center" | "justify";
  /** The height of lines. Fixed heights grow with the font scale. */
  lineHeight?: "normal" | number | string;
  /** Which fonts determine the natural height of lines. */
  strut?: "first" | "all";
  /** How strictly lines break (CSS `line-break`). */
  lineBreak?: "auto" | "loose" | "normal" | "strict" | "anywhere" | null;
  /** Whether lines break inside words (CSS `word-break`). */
  wordBreak?: "normal" | "keep-all" | "break-all" | null;
  /** How white space is treated (CSS `white-space`). Lines always wrap. */
  whiteSpace?: "normal" | "pre-wrap" | "break-spaces" | "pre-line" | null;
  /** Whether there is extra space between ideographs and letters or digits (CSS `text-autospace`). */
  autospace?: "normal" | "no-autospace" | null;
  /** The maximum width of a line. */
  width?: WidthRule;
  /** The measure: the maximum width of a line and of cards, polls and quotes beside it, in em of the message's font; null for no limit. */
  measure?: number | null;
  /** A length, in points, that is added to the measured width of the text: half of it on each side of the lines, unless `linesX` gives another position. */
  widthCorrection?: number;
  /** A length, in points, that is added to the measured height of the text: half of it above and half below the lines, unless `linesY` gives another position. */
  heightCorrection?: number;
  /** The distance from the left edge of the text's frame to its lines, in points; null to use half of `widthCorrection`. */
  linesX?: number | null;
  /** The distance from the upper edge of the text's frame to its lines, in points; null to use half of `heightCorrection`. */
  linesY?: number | null;
  /** The colour, such as `#ffffff`, which is passed through to renderers; null to let the renderer choose the colour. */
  color?: string | null;
  /** The width of the text in relation to its lines. */
  fit?: "hug" | "balance" | "fill";
  /** The maximum number of lines; null for no maximum. A longer text is truncated with an ellipsis. */
  maximumLines?: number | null;
  /** The fixed place of the text in the cell, for styles whose text is not in a bubble; null for text in the bubble. */
  box?: BoxPlacement | null;
  /** The distance from the content above the text in the bubble, in points. */
  gap?: number;
  /** The rules for enlarging messages of only emoji; null to enlarge none. */
  jumbo?: JumboStyle | null;
  /** The rules for shortening long messages; null to shorten none. */
  collapse?: CollapseStyle | null;
  /** The kinds of data, such as links, that are detected in the text and reported with it. */
  detects?: ("link" | "mail" | "phone" | "mention" | "tag" | "date" | "address")[];
}

export interface NameStyle {
  /** The font. */
  font?: TextStyle;
  /** Which messages of a group show the name. */
  visibility?: "always" | "first" | "last";
}

export interface OverlayRules {
  /** The distance from the top of the viewport to a date, in points. */
  dateInset?: number;
  /** The minimum distance between a date and the next one, in points. If they come nearer, the next date pushes the first one up. */
  dateGap?: number;
  /** The distance from an avatar to the bottom of the viewport, in points. */
  avatarInset?: number;
  /** Whether avatars float. */
  avatars?: boolean;
}

export type People = Record<string, Person>;

export interface Person {
  /** The name that is shown. If it is null or empty, the `sender` of the person's messages is shown. */
  name?: string | null;
  /** The person's colour on received messages: for the name, for quotes of the person, and for the avatar until the picture is available. */
  color?: string | null;
  /** The text in the avatar until the picture is available. The first three characters are used. Null for the first letters of the name. */
  initials?: string | null;
  /** Where to find the person's picture; null if unknown. It is passed through to renderers and has no effect on the layout. */
  picture?: string | null;
  [other: string]: unknown;
}

export interface PictureSize {
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
  [other: string]: unknown;
}

export interface PictureStyle {
  /** The name of the picture for renderers. */
  asset?: string;
  /** The picture's width, in points. */
  width?: number;
  /** The picture's height, in points. */
  height?: number;
  /** The edges that keep their size when the picture is stretched. */
  caps?: CapInsets;
  /** How the area between the caps fills a larger frame. */
  resizing?: "stretch" | "tile";
  /** Whether the picture is mirrored for bubbles on the other side than `drawnFor`. */
  mirrored?: boolean;
  /** The side of the cell for which the picture is drawn. A picture that is mirrored is mirrored on the other side. */
  drawnFor?: "left" | "right";
  /** Whether a bubble is at least as large as the picture's caps. */
  limitsSize?: boolean;
  /** An Android nine-patch file (`bubble.9.png`) beside the style's file. Its border gives the size, the caps and the padding of the bubble. */
  file?: string | null;
  /** The pixels of `file` in a point, such as 2 for a picture of Android's `xhdpi`. */
  scale?: number | null;
}

export interface PollStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The font of the question. */
  questionFont?: TextStyle;
  /** The font of the answers. */
  optionFont?: TextStyle;
  /** The distance between the answers, in points. */
  spacing?: number;
  /** The width and height of the mark before an answer, in points. */
  markSize?: number;
  /** The distance between the mark and the answer, in points. */
  markGap?: number;
  /** How the votes beside an answer are shown. */
  result?: "votes" | "percent";
  /** The minimum width of the poll, in points. */
  minimumWidth?: number;
}

export interface QuoteStyle {
  /** The distance from the content above, in points. */
  gap?: number;
  /** The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's. */
  inset?: number | null;
  /** The distance from the quote's edges to its texts, in points. */
  padding?: number;
  /** The width of the bar, in points. */
  barWidth?: number;
  /** The distance between the bar and the texts, in points. */
  barGap?: number;
  /** The width and height of the picture, in points. */
  pictureSize?: number;
  /** The font of the sender. */
  senderFont?: TextStyle;
  /** The font of the text. */
  font?: TextStyle;
  /** The maximum number of lines of the text. Beside a picture it is one less, but at least one. */
  maximumLines?: number;
  /** The radius of the quote's corners, in points. */
  radius?: number;
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
  [other: string]: unknown;
}

export interface Reaction {
  /** The emoji, or a text for a custom emoji, such as `:party:`. */
  symbol: string;
  /** The number of people who gave the reaction. A reaction with a count of 0 or less is not shown. */
  count?: number | null;
  /** Whether the reader is one of the people who gave the reaction. */
  mine?: boolean | null;
  /** The application's name for a custom emoji, which is shown instead of the symbol; null to show the symbol. */
  emoji?: string | null;
  [other: string]: unknown;
}

export interface ReactionStyle {
  /** The place of the pills. */
  place?: "inside" | "overlapping" | "below";
  /** The distance from the content above, in points, unless the pills overlap the bubble's edge. */
  gap?: number;
  /** The height of a pill, in points. */
  height?: number;
  /** The distance from a pill's sides to its text, in points. */
  padding?: number;
  /** The distance between pills, horizontally and vertically, in points. */
  spacing?: number;
  /** If the pills overlap the bubble's edge: how far they extend into the bubble, in points. */
  overlap?: number;
  /** The distance from the bubble's side to pills that overlap its lower edge, in points. */
  edgeInset?: number;
  /** The maximum number of pills; null for no maximum. If there are more reactions, the last pill shows the sum of those without a pill. */
  maximumCount?: number | null;
  /** The font. */
  font?: TextStyle;
}

export interface RichStyle {
  /** The weight of the texts; null for that of the message's text. A style with a bold message text needs it, so that bold words can be told from others. */
  weight?: "light" | "regular" | "medium" | "semibold" | "bold" | number | null;
  /** The distance between two paragraphs, in points. */
  gap?: number;
  /** The sizes of headings of levels 1 to 6, as factors of the message's font. */
  headingSizes?: [number, number, number, number, number, number];
  /** The weight of headings. */
  headingWeight?: "light" | "regular" | "medium" | "semibold" | "bold" | number;
  /** The distance above a heading, in points. */
  headingGapAbove?: number;
  /** The distance below a heading, in points. A paragraph below keeps its own distance if that is larger. */
  headingGapBelow?: number;
  /** The minimum width of the column of markers before the items of a list, in points. */
  markerWidth?: number;
  /** The distance between a marker and its item, in points. */
  markerGap?: number;
  /** The distance between the items of a tight list, in points. In a loose list, the distance is `gap`. */
  itemGap?: number;
  /** The width of the bar beside a quote, in points. */
  barWidth?: number;
  /** The distance from the bar to the quoted text, in points. */
  barGap?: number;
  /** The thickness of a horizontal rule across the message, in points. */
  ruleWidth?: number;
  /** The distance above and below horizontal rules, code and tables, in points. */
  boxGap?: number;
  /** The size of texts in tables, as a factor of the message's font. */
  tableSize?: number;
  /** The distances from the edges of a cell to its text, in points. `width` applies to the left and right, `height` to the top and bottom. */
  cellPadding?: number;
  /** The distances from the edges of a cell to its text, in points. `width` applies to the left and right, `height` to the top and bottom. */
  cellPaddingAtSides?: number;
  /** The thickness of the lines between cells, in points. */
  tableLine?: number;
  /** The size of footnotes, as a factor of the message's font. */
  footnoteSize?: number;
  /** The distance between tab stops in code, as a number of spaces. */
  tabSize?: number;
  /** How tables are shown. A table that scrolls is as wide as its columns, but at most as wide as the bubble's limit. */
  tableMode?: "wrap" | "scroll" | "cards" | "auto";
  /** How a table in `auto` mode is shown if its columns would be too narrow. */
  tableNarrow?: "scroll" | "cards";
  /** In `auto` mode, the minimum width of a column whose text would be wider, in em. */
  tableLeastColumn?: number;
  /** In `auto` mode, the width of a column at which longer texts are comfortable to read, in em, but at most five eighths of the table's room. */
  tableColumn?: number | null;
  /** In a table that scrolls, the maximum width of a column, in points. Longer words make a column wider. */
  tableColumnLimit?: number;
  /** Whether words are broken if a table is too narrow for them. Only if that is not enough, the table scrolls. */
  breaksWordsInTables?: boolean;
  /** How many lines of an expandable quote are shown at first. */
  quoteLines?: number;
  /** Whether a message with code or a table may be as wide as the cell allows, whatever the bubble's own limit. */
  widensBubble?: boolean;
  /** The measure of a message with blocks: the maximum width of its lines, in em of the message's font; null for no limit. */
  measure?: number | null;
  /** Whether messages with blocks, and messages in Markdown, have a bubble. */
  showsBubble?: boolean | null;
}

export interface RichText {
  /** The text. A line feed in it is a line break. */
  text?: string | null;
  /** The ranges, by UTF-16 offsets. */
  spans?: TextSpan[] | null;
  [other: string]: unknown;
}

export interface ScrollAnchor {
  /** The id of the message that keeps its place. */
  id: string | number;
  /** The edge of the message that keeps its place, and the edge of the viewport from which the distance is measured. */
  edge?: "top" | "bottom";
  /** The distance from the viewport's edge down to the edge of the message, in points. */
  offset?: number;
  /** The messages to use, in this order, if the message and all earlier fallbacks are gone. */
  fallbacks?: ScrollAnchorFallback[];
}

export interface ScrollAnchorFallback {
  /** The message's id. */
  id: string | number;
  /** The distance from the viewport's edge down to the edge of the message, in points. */
  offset?: number;
}

export interface SeparatorStyle {
  /** The font of the text. */
  font?: TextStyle;
  /** The space above and below the text in the row, in points. */
  padding?: number;
  /** The distance from the row above, in points. There is no such distance above the first row of the transcript. */
  spacingAbove?: number;
  /** The distance to the message below, in points. */
  spacingBelow?: number;
  /** The format of a date. By default, days near `LayoutEnvironment.now` are named, if `now` is set. */
  time?: TimestampStyle;
}

export interface SessionBlock {
  /** The id of the message. */
  id: string | number;
  /** The path of the block in the message. */
  path: (string | number)[];
}

export interface SessionComposing {
  /** The edits of the composer, in their order. */
  edits?: ComposerEdit | ComposerEdit[];
  /** The width in points; null to keep the present width. The initial width is 320. */
  width?: number | "inf" | null;
  /** The size of the text at font scale 1, in points; null to keep the present size. */
  fontSize?: number | null;
  /** The height at which the composer starts to scroll, in points; null to keep the present height. */
  maxHeight?: number | null;
  /** Whether lines list their glyphs. */
  glyphs?: boolean;
}

export interface SessionCustomSize {
  /** The name of the parts. */
  name: string;
  /** The data of the parts that have this size; null for all parts with the name. */
  data?: string | null;
  /** The largest available width, in points, for which this size applies; null for any width. */
  within?: number | null;
  /** The width of the part in points, as in `CustomAttachment`. */
  width?: number | null;
  /** The height of the part in points, as in `CustomAttachment`. */
  height?: number | null;
  /** The width divided by the height, as in `CustomAttachment`. */
  aspect?: number | null;
}

export interface SessionEdit {
  /** One or several messages to add below all others. */
  append?: Message | Message[] | null;
  /** One or several messages to add above all others. */
  prepend?: Message | Message[] | null;
  /** One or several messages to add at the index `at`, or above the message `before`. */
  insert?: Message | Message[] | null;
  /** The index that the first inserted message gets. */
  at?: number | null;
  /** The message below the inserted ones. */
  before?: string | number | null;
  /** The message that replaces the one with its id. */
  replace?: Message | null;
  /** The ids of one or several messages to remove. */
  remove?: string | number | (string | number)[] | null;
  /** The id of the message to move to the index `to`. */
  move?: string | number | null;
  /** The index that the moved message has afterwards. */
  to?: number | null;
  /** The message whose text grows. */
  stream?: string | number | null;
  /** What is appended to the text of the message `stream`. */
  text?: string | null;
  /** The message that has stopped growing. */
  finish?: string | number | null;
  /** A details block to open if it is closed, and to close if it is open. */
  toggle?: SessionBlock | null;
  /** A block to scroll, and its offset. */
  scroll?: SessionScroll | null;
  /** Whether the typing row is shown, or the ids of the people who type. */
  typing?: boolean | string[] | null;
  /** The message below the unread line. Null removes the line. */
  unread?: string | number | null;
}

export interface SessionGlyphs {
  /** The number of the font in this session. */
  font: number;
  /** The numbers of the glyphs. */
  glyphs: number[];
  /** The settings of the font's axes, by their four-letter tags. */
  variations?: Record<string, number>;
  /** The value of the property with this name in the run that contains the glyphs. */
  synthesizesBold?: boolean;
  /** The value of the property with this name in the run that contains the glyphs. */
  synthesizesItalic?: boolean;
}

export interface SessionHighlights {
  /** The text whose visible occurrences are highlighted. */
  text?: string | null;
  /** The search distinguishes upper-case and lower-case letters. */
  caseSensitive?: boolean;
  /** The search distinguishes letters with different diacritics: é is not e. */
  diacriticSensitive?: boolean;
  /** The search ignores hamza and madda on alef, waw and yeh, and alef wasla: أ is ا, and ؤ is و. Many writers of Arabic leave them out. */
  hamzaInsensitive?: boolean;
  /** Which texts are searched. */
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
  /** The ranges that are highlighted. */
  matches?: SessionRange[] | null;
  /** The current match of the search. */
  current?: SessionRange | null;
}

export interface SessionMeasuring {
  /** One or several texts. */
  texts: string | SessionText | (string | SessionText)[];
  /** The widths in points; infinite for no limit. */
  widths: number | "inf" | (number | "inf")[];
  /** Whether the lines of texts are listed. */
  lines?: boolean;
  /** The font size (the em), in points. Negative sizes and NaN count as 0. */
  fontSize?: number;
  /** The font family to try first; null for the engine's default family. */
  family?: string | null;
  /** The weight. The nearest one in the family is used. */
  weight?: "light" | "regular" | "medium" | "semibold" | "bold" | number;
  /** Whether the font is italic. */
  italic?: boolean;
  /** The space added after each grapheme cluster, in points; may be negative. Scripts whose letters join ignore it. */
  letterSpacing?: number;
  /** The space added to each space, in points. */
  wordSpacing?: number;
  /** OpenType features beyond the font's defaults. */
  features?: Record<string, number>;
  /** Settings of the fonts' variation axes. If there is none for `wght`, a font with this axis is set to `weight`. */
  variations?: Record<string, number>;
  /** Whether to follow Unicode or browsers where the two differ, in line breaks and in emoji. */
  policy?: "unicode" | "browser";
  /** How strictly lines of Chinese and Japanese are broken: the CSS property `line-break`. */
  lineBreak?: "auto" | "loose" | "normal" | "strict" | "anywhere";
  /** Where lines may break within words: the CSS property `word-break`. */
  wordBreak?: "normal" | "keep-all" | "break-all";
  /** Whether words that are too wide for a line are broken. */
  overflowWrap?: "normal" | "anywhere";
  /** How white space is treated. */
  whiteSpace?: "normal" | "pre" | "pre-wrap" | "break-spaces" | "pre-line" | "nowrap";
  /** Whether there is extra space between ideographs and adjacent letters or digits. */
  textAutospace?: "normal" | "no-autospace";
  /** Where lines may end. */
  wrap?: "words" | "characters" | "none";
  /** The alignment of lines in the block. */
  align?: "start" | "end" | "left" | "right" | "center" | "justify";
  /** The maximum number of lines; null for no maximum. Less than one counts as one. */
  maxLines?: number | null;
  /** Which part of a text is left out if it does not fit. */
  truncate?: "clip" | "tail" | "middle" | "head";
  /** The height of lines. */
  lineHeight?: "normal" | number | string;
  /** The distance between tab stops, in widths of the first font's space (CSS `tab-size`). */
  tabSize?: number;
  /** Additional tab stops, in points from the start of a line (the right edge of a right-to-left line), in any order. */
  tabStops?: number[];
  /** Whether lines are balanced. A balanced text has the narrowest width with the same number of lines. */
  balance?: boolean;
}

export interface SessionOffset {
  /** The reader's place. */
  anchor: ScrollAnchor;
  /** The height of the viewport. */
  height?: number;
}

export interface SessionOpening {
  /** The messages themselves; null if they are in a file, or if there are none yet. */
  messages?: Message[] | null;
  /** The path of a file of messages. */
  file?: string | null;
  /** The format of the file, with the values of `--input`. */
  input?: string | null;
  /** The width of the transcript, in points; `inf` for no limit. */
  width?: number | "inf";
  /** Whether the heights of messages that are not visible are exact or estimated. */
  heights?: "exact" | "estimated";
  /** The sizes of custom parts; if empty, the sizes in the messages are used. */
  customSizes?: SessionCustomSize[] | null;
  /** The style: a preset, the path of a file, or an object. */
  style?: string | ChatStyle | null;
  /** The sender whose messages are the reader's own; null if the reader is not a sender. */
  me?: string | null;
  /** The locale, which decides how dates and times are written, and the language of `words`. */
  locale?: string | null;
  /** The language of the words in rows; null for the language of the locale. */
  language?: string | null;
  /** Words that replace those of the language; null for the words of the language. */
  words?: SessionWords | null;
  /** The time zone in which dates and times are shown. */
  timeZone?: string | null;
  /** The direction of the interface. It decides on which sides bubbles, avatars and other parts are placed. Each text has a direction of its own. */
  direction?: "ltr" | "rtl" | null;
  /** The pixels of a point, to which frames are aligned; null for no alignment. */
  deviceScale?: number | null;
  /** The factor by which the reader enlarges all fonts (dynamic type), clamped to 0.5…4. */
  fontScale?: number | null;
  /** Whether messages show marks for selecting them. */
  selecting?: boolean | null;
  /** Whether the conversation is between two people. */
  private?: boolean | null;
  /** Whether texts follow Unicode or browsers where the two differ: for line breaks, balanced lines, and the presentation and width of emoji. */
  policy?: "unicode" | "browser" | null;
  /** The ids of the long messages that are shown whole. */
  expand?: (string | number)[] | null;
  /** The details blocks that are shown open although the message has them closed, or the reverse. */
  toggled?: SessionBlock[] | null;
  /** The places where spoilers are uncovered. */
  uncovered?: (string | number | SessionBlock)[] | null;
  /** The scroll offsets of blocks. All other blocks are at their beginning. */
  scrolled?: SessionScroll[] | null;
  /** The style of dates; null for no dates. */
  dates?: boolean | SeparatorStyle | null;
  /** The line above the first unread message; null if there is none. */
  unread?: string | number | null;
  /** The text of the unread line; null for the words of the language. */
  unreadText?: string | null;
  /** The style of the unread line. */
  unreadStyle?: SeparatorStyle | null;
  /** The typing row; null while nobody is typing. */
  typing?: boolean | TypingRow | null;
  /** Whether a viewport at the end of the transcript stays at the end when the transcript changes. */
  keepsBottom?: boolean | null;
  /** Whether a transcript that is shorter than the viewport is placed at the viewport's lower edge. */
  placesShortContentAtBottom?: boolean | null;
  /** Whether the client shows an inverted list, so that coordinates and the order of rows are inverted. */
  inverted?: boolean | null;
  /** The theme of drawings. */
  theme?: "light" | "dark" | null;
  /** The people; null for none. */
  people?: People | null;
  /** The present time, for words such as "today"; null to show all days as dates. */
  now?: string | number | null;
  /** Texts above the first message of a day, which replace the day's name or date. */
  dayTexts?: DayTexts | null;
}

export interface SessionOverlay {
  /** The upper edge of the viewport, in points from the top of the transcript. */
  top: number;
  /** The height of the viewport, in points. */
  height: number;
  /** Whether the lines of the date list their glyphs. */
  glyphs?: boolean;
  /** The distance from the top of the viewport to a date, in points. */
  dateInset?: number;
  /** The minimum distance between a date and the next one, in points. If they come nearer, the next date pushes the first one up. */
  dateGap?: number;
  /** The distance from an avatar to the bottom of the viewport, in points. */
  avatarInset?: number;
  /** Whether avatars float. */
  avatars?: boolean;
}

export interface SessionPlace {
  /** The id of the message. */
  id: string | number;
  /** The path of the text; null for the message's own text, or for the first text of a message without one. */
  path?: (string | number)[] | null;
  /** The offset in the text, in UTF-16 code units. */
  offset?: number;
  /** The side of the offset, which matters where a line or a direction ends. */
  affinity?: "upstream" | "downstream";
}

export interface SessionPoint {
  /** The horizontal position, in points. */
  x: number;
  /** The vertical position in the transcript, in points. */
  y: number;
  /** Which texts are searched for the nearest position. */
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
}

export interface SessionRange {
  /** The id of the message. */
  id: string | number;
  /** The path of the text; null for the message's own text, or for the first text of a message without one. */
  path?: (string | number)[] | null;
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
}

export interface SessionScroll {
  /** The id of the message. */
  id: string | number;
  /** The path of the block in the message. */
  path: (string | number)[];
  /** The distance from the beginning of the content, in points. */
  x?: number | null;
  /** The vertical offset, in points from the beginning of the block. */
  y?: number | null;
}

export interface SessionSearch {
  /** The text to find. */
  text: string;
  /** The search distinguishes upper-case and lower-case letters. */
  caseSensitive?: boolean;
  /** The search distinguishes letters with different diacritics: é is not e. */
  diacriticSensitive?: boolean;
  /** The search ignores hamza and madda on alef, waw and yeh, and alef wasla: أ is ا, and ؤ is و. Many writers of Arabic leave them out. */
  hamzaInsensitive?: boolean;
  /** Which texts of a message are searched. */
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
  /** The maximum number of matches. */
  limit?: number;
  /** The match after which the search for the next match starts, or before which the search for the previous match starts. */
  after?: SessionRange | null;
  /** The index of the first searched message; null for the first one. */
  first?: number | null;
  /** The number of messages that are searched; null for all. */
  count?: number | null;
}

export interface SessionSelection {
  /** The position at which the selection begins. */
  anchor?: SessionPlace | null;
  /** The position to which the selection has been extended. */
  focus?: SessionPlace | null;
  /** Whether everything is selected. */
  all?: boolean;
  /** The kinds of texts that are selected between the two ends, besides the texts of the ends themselves. */
  in?: "all" | ("own" | "quote" | "code" | "links" | "cards" | "polls" | "buttons")[] | null;
  /** The upper edge of the viewport whose rectangles are requested. If its height is 0, no rectangles are returned. */
  top?: number;
  /** The height of the viewport, in points. */
  height?: number;
  /** Whether the selected text is requested. */
  text?: boolean;
  /** The format of the selected text. */
  as?: "text" | "markers" | "markdown" | null;
}

export interface SessionSettings {
  /** The style: a preset, the path of a file, or an object. */
  style?: string | ChatStyle | null;
  /** The sender whose messages are the reader's own; null if the reader is not a sender. */
  me?: string | null;
  /** The locale, which decides how dates and times are written, and the language of `words`. */
  locale?: string | null;
  /** The language of the words in rows; null for the language of the locale. */
  language?: string | null;
  /** Words that replace those of the language; null for the words of the language. */
  words?: SessionWords | null;
  /** The time zone in which dates and times are shown. */
  timeZone?: string | null;
  /** The direction of the interface. It decides on which sides bubbles, avatars and other parts are placed. Each text has a direction of its own. */
  direction?: "ltr" | "rtl" | null;
  /** The pixels of a point, to which frames are aligned; null for no alignment. */
  deviceScale?: number | null;
  /** The factor by which the reader enlarges all fonts (dynamic type), clamped to 0.5…4. */
  fontScale?: number | null;
  /** Whether messages show marks for selecting them. */
  selecting?: boolean | null;
  /** Whether the conversation is between two people. */
  private?: boolean | null;
  /** Whether texts follow Unicode or browsers where the two differ: for line breaks, balanced lines, and the presentation and width of emoji. */
  policy?: "unicode" | "browser" | null;
  /** The ids of the long messages that are shown whole. */
  expand?: (string | number)[] | null;
  /** The details blocks that are shown open although the message has them closed, or the reverse. */
  toggled?: SessionBlock[] | null;
  /** The places where spoilers are uncovered. */
  uncovered?: (string | number | SessionBlock)[] | null;
  /** The scroll offsets of blocks. All other blocks are at their beginning. */
  scrolled?: SessionScroll[] | null;
  /** The style of dates; null for no dates. */
  dates?: boolean | SeparatorStyle | null;
  /** The line above the first unread message; null if there is none. */
  unread?: string | number | null;
  /** The text of the unread line; null for the words of the language. */
  unreadText?: string | null;
  /** The style of the unread line. */
  unreadStyle?: SeparatorStyle | null;
  /** The typing row; null while nobody is typing. */
  typing?: boolean | TypingRow | null;
  /** Whether a viewport at the end of the transcript stays at the end when the transcript changes. */
  keepsBottom?: boolean | null;
  /** Whether a transcript that is shorter than the viewport is placed at the viewport's lower edge. */
  placesShortContentAtBottom?: boolean | null;
  /** Whether the client shows an inverted list, so that coordinates and the order of rows are inverted. */
  inverted?: boolean | null;
  /** The theme of drawings. */
  theme?: "light" | "dark" | null;
  /** The people; null for none. */
  people?: People | null;
  /** The present time, for words such as "today"; null to show all days as dates. */
  now?: string | number | null;
  /** Texts above the first message of a day, which replace the day's name or date. */
  dayTexts?: DayTexts | null;
}

export interface SessionText {
  /** The text to measure. */
  text: string;
  /** The language of the text, as a BCP 47 tag; null if it is unknown. */
  lang?: string | null;
  /** The direction of the text; by default, that of its first strong letter. */
  dir?: "auto" | "ltr" | "rtl";
  /** The UTF-16 offsets of requested carets. */
  carets?: number[];
  /** The ranges of requested rectangles. */
  ranges?: SessionTextRange[] | null;
}

export interface SessionTextRange {
  /** The offset at which the range begins, in UTF-16 code units. */
  start: number;
  /** The offset at which the range ends, in UTF-16 code units. */
  end: number;
}

export interface SessionViewport {
  /** The upper edge of the viewport, in points from the top of the transcript. */
  top?: number | null;
  /** The reader's place, which decides the upper edge of the viewport. */
  anchor?: ScrollAnchor | null;
  /** Whether the viewport is at the bottom of the transcript. */
  bottom?: boolean | null;
  /** The height of the viewport, in points. */
  height: number;
  /** The edge at which the reader's place is kept. */
  edge?: "top" | "bottom";
  /** How far beyond the edges of the viewport rows are requested, in points. */
  overscan?: number;
  /** Whether the rows in the viewport are requested. */
  rows?: boolean;
  /** Whether lines list their glyphs. */
  glyphs?: boolean;
  /** Whether drawing operations are requested. */
  drawing?: boolean;
  /** Whether each row lists what screen readers say about it. */
  accessibility?: boolean;
  /** The rules for dates and avatars that float over the viewport; null if no overlay is requested. */
  overlay?: boolean | OverlayRules;
}

export interface SessionWords {
  /** The mark of an edited message. */
  edited?: string | null;
  /** The label under a shortened message. */
  readMore?: string | null;
  /** The label under a long message that is shown whole, with which the reader shortens it again. */
  readLess?: string | null;
  /** The line above the first unread message. */
  unread?: string | null;
  /** The text that replaces a message that its sender has deleted. */
  deleted?: string | null;
  /** The name of the day of `LayoutEnvironment.now`. */
  today?: string | null;
  /** The name of the day before that of `LayoutEnvironment.now`. */
  yesterday?: string | null;
  /** The names of the seven days, from Sunday on. */
  weekdays?: string[] | null;
}

export interface StatusStyle {
  /** The area of the icon. A smaller icon is placed at the top of this area, at the side away from the message. */
  box?: BoxPlacement;
  /** The width and height of the icon while the message is being sent, in points. */
  sending?: number;
  /** The width and height of the icon in all other states, in points. */
  others?: number;
  /** Whether the bubble never covers an icon at the lower edge of the cell. */
  clearsBubble?: boolean;
}

export interface StyleColors {
  /** The colours of the light theme. */
  light?: ColorTable;
  /** The colours of the dark theme. */
  dark?: ColorTable;
}

export interface TableCell {
  /** The text of the cell. */
  text?: string | null;
  /** The formatting of ranges of the text. */
  spans?: TextSpan[] | null;
  /** The number of columns that the cell spans. */
  colspan?: number | null;
  /** The number of rows that the cell spans. */
  rowspan?: number | null;
  [other: string]: unknown;
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
  [other: string]: unknown;
}

export interface TextStyle {
  /** The font family to try first; null for the engine's default family. */
  family?: string | null;
  /** The font size (the em), in points. Negative sizes and NaN count as 0. */
  size?: number;
  /** The weight. The nearest one in the family is used. */
  weight?: "light" | "regular" | "medium" | "semibold" | "bold" | number;
  /** Upright or italic. If the family has no italic, its upright face is used. */
  slant?: "upright" | "italic";
  /** The space added after each grapheme cluster, in points; may be negative. Scripts whose letters join ignore it. */
  letterSpacing?: number;
  /** The space added to each space, in points. */
  wordSpacing?: number;
  /** How far the baseline is raised, in points; a negative value lowers it. */
  baselineOffset?: number;
}

export interface ThreadSummary {
  /** The number of replies. If it is 0 or less, the summary is not shown. */
  replies: number;
  /** When the last reply was sent; null if unknown. It is shown after the number of replies. */
  last?: string | number | null;
  /** The people who replied, identified as in `Message.sender`. The avatars of the first three are shown. */
  people?: string[] | null;
  [other: string]: unknown;
}

export interface TimestampStyle {
  /** The length of the date. */
  date?: "none" | "short" | "medium" | "long" | "full";
  /** The length of the time of day. */
  time?: "none" | "short" | "medium";
  /** How days near `LayoutEnvironment.now` are named; ignored if `now` is not set. */
  relative?: "none" | "days" | "list" | null;
}

export interface TypingRow {
  /** The height of the row, in points. */
  height?: number;
  /** The distance from the last message, in points. There is no such distance in an empty transcript. */
  spacing?: number;
  /** The people who are typing, identified as in `Message.sender`; empty if unknown. */
  people?: string[] | null;
}

export interface WidthRule {
  /** A fixed limit, in points. */
  maximum?: number | null;
  /** A share of the cell's width, from 0 to 1. */
  fraction?: number | null;
  /** The part of the cell's width that stays free, in points. */
  inset?: number | null;
  /** The width in points above which a cell counts as wide. In wide cells, `wideFraction` and `wideInset` replace `fraction` and `inset`. */
  threshold?: number | null;
  /** A share of a wide cell's width, from 0 to 1. */
  wideFraction?: number | null;
  /** The part of a wide cell's width that stays free, in points. */
  wideInset?: number | null;
}
