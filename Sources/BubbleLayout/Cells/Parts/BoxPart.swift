import TextLayout

/// A rectangle with rounded corners: a bar, a pill, the area around an icon.
public struct BoxPart: Hashable, Sendable {
  /// The frame of the part, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// What the box is for.
  public let role: BoxRole
  /// The index of the button, reaction, answer or attachment that the box belongs to; nil if there can be
  /// only one, and for an attachment of a block.
  public let index: Int?
  /// The radius of all corners, in points, if `corners` is nil.
  public let radius: LayoutUnit
  /// The radii of the corners if they differ, so that the box stays within the round corners of its bubble;
  /// nil to use `radius` at every corner.
  public internal(set) var corners: CornerRadii?
  /// The role of the fill colour; nil if the box has none.
  public internal(set) var background: ColorRole?
  /// The person's own colour, which replaces the background colour in both themes; nil to use the background
  /// colour.
  public internal(set) var tint: Color?
  /// The role of the colour of the icon, the bars or the border line; nil if the box has neither icon nor
  /// bars nor border.
  public internal(set) var foreground: ColorRole?
  /// The thickness of the border line along the inside of the frame, in points; 0 for a box without one.
  public internal(set) var border: LayoutUnit = 0
  /// The icon in the middle of the box; nil if there is none.
  public let icon: BoxIcon?
  /// The bars of a waveform or of the sign of a growing text, from left to right, relative to the cell; empty for other
  /// boxes. Their ends are round.
  public internal(set) var bars: [Rect]
  /// Whether the box is the circle, square or bar of an answer that the reader has chosen.
  public let isChosen: Bool
  /// For the mark of an answer, whether the answer is the right one of a quiz, or a wrong one that the reader has chosen;
  /// nil for other answers and boxes, and as long as the quiz gives nothing away.
  public internal(set) var state: AnswerState?
  /// The length of a voice message or a call, in seconds; nil for other boxes, and if it is unknown.
  public let duration: Double?
  /// How much of a file has been transferred, from 0 to 1; nil for other boxes, and if it is unknown.
  public internal(set) var progress: Double?
  /// How many people gave a reaction or voted for an answer; nil for other boxes, and if it is unknown.
  public let count: Int?
  /// The name that the application gave to its custom part, emoji or button, or to the person mentioned; nil
  /// for other boxes.
  public let name: String?
  /// A description of what the application's custom part shows; nil if unknown.
  public let alternative: String?
  /// Whether a spoiler covers the box until the reader uncovers it. Renderers draw only the background of a
  /// covered card; they draw no icon, no bars and no picture.
  public internal(set) var isCovered = false
  /// The address that a press on a card or a button opens; nil if it has none, and for other boxes.
  var address: String?
  /// For an object of a text, how many parts before this one the text is; nil for other boxes.
  var textPlace: Int32?
  /// What a press on the box hits; nil if that is what its element says.
  var press: HitTarget?

  /// Creates a box in its frame.
  public init(
    frame: Rect, role: BoxRole, index: Int? = nil, radius: LayoutUnit = 0, corners: CornerRadii? = nil,
    background: ColorRole? = nil, foreground: ColorRole? = nil, icon: BoxIcon? = nil, bars: [Rect] = [],
    isChosen: Bool = false, duration: Double? = nil, count: Int? = nil, name: String? = nil,
    alternative: String? = nil
  ) {
    self.frame = frame
    self.role = role
    self.index = index
    self.radius = radius
    self.corners = corners
    self.background = background
    self.foreground = foreground
    self.icon = icon
    self.bars = bars
    self.isChosen = isChosen
    self.duration = duration
    self.count = count
    self.name = name
    self.alternative = alternative
  }
}

/// What a box is for.
public enum BoxRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// The background of a quote.
  case quote
  /// The bar at the start of a quote, cropped to the quote's round corners.
  case quoteBar
  /// The small picture of a quoted message.
  case quotePicture
  /// The background of a link preview.
  case link
  /// The picture of a link preview.
  case linkPicture
  /// The area of a voice message.
  case voice
  /// The area of a file.
  case file
  /// The area of a contact.
  case contact
  /// The area of a place.
  case location
  /// The area of a call.
  case call
  /// The area of a poll.
  case poll
  /// The picture of a card: the icon of a file, the picture of a contact, a map.
  case icon
  /// The circle or square before an answer of a poll, which shows whether the answer is chosen. The mark of the
  /// right answer of a quiz has no background unless the reader has chosen it.
  case option
  /// The bars of a voice message.
  case waveform
  /// The whole length of an answer's bar, which stands for all votes of a poll.
  case track
  /// The filled part of an answer's bar: the answer's share of the votes.
  case share
  /// The background of a code block.
  case code
  /// A custom part, which the application draws.
  case custom
  /// A custom emoji, a picture or a formula in the text, in the space that the text reserves for it.
  case emoji
  /// The background of a mention or a citation in the text.
  case mention
  /// A button.
  case button
  /// The pill of a reaction.
  case reaction
  /// The background of a footer on a picture, or of the length of a video.
  case capsule
  /// The icon on a video that shows that it can be played.
  case play
  /// The background of the date in a row between messages.
  case pill
  /// A line beside the text of a row between messages.
  case line
  /// The selection mark, which shows whether the reader has selected the message.
  case selection
  /// The icon that a swipe reveals; not visible before the swipe.
  case swipe
  /// The bar beside a quoting block.
  case bar
  /// A line across a message, or between the cells of a table.
  case rule
  /// The border of a table.
  case table
  /// A cell of a table, numbered row by row.
  case cell
  /// The box of a task, with a tick if it is done.
  case task
  /// The icon that copies code.
  case copy
  /// An icon without a background. In the footer, it shows that the message is pinned or disappears, or it is
  /// before the number of views. In a button, it shows what a press does. In the text, it shows that the
  /// message was deleted, which kind of alert begins, or whether details are open.
  case sign
  /// The background of an alert.
  case alert
  /// The sign at the end of a text that still grows: a caret, or three dots. Its shapes are its `bars`.
  case growing
}
