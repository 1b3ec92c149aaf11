import TextLayout

/// A rectangle with rounded corners: a bar, a pill, the area around an icon.
public struct BoxPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// What it is for.
  public let role: BoxRole
  /// The number of its button, reaction, answer or attachment, from 0; nil if there can be only one.
  public let index: Int?
  /// The radius of all corners, in points, unless `corners` says otherwise.
  public let radius: LayoutUnit
  /// The radii of the corners if they differ, so that the box stays within the round corners of its bubble;
  /// nil for `radius` at every corner.
  public internal(set) var corners: CornerRadii?
  /// The role of its fill colour; nil if it has none.
  public internal(set) var background: ColorRole?
  /// The person's own colour, which replaces the background's colour in both themes; nil for the background's
  /// colour.
  public internal(set) var tint: Color?
  /// The role of the colour of its icon, its bars or the line around it; nil if it has none of these.
  public internal(set) var foreground: ColorRole?
  /// The icon in its middle; nil if there is none.
  public let icon: BoxIcon?
  /// The bars of a waveform, from left to right, relative to the cell; empty for other boxes.
  public internal(set) var bars: [Rect]
  /// Whether it is the mark or the bar of an answer that the reader has chosen.
  public let isChosen: Bool
  /// The length of a voice message or a call, in seconds; nil for other boxes, and if it is unknown.
  public let duration: Double?
  /// How much of a file has been transferred, from 0 to 1; nil for other boxes, and if it is unknown.
  public internal(set) var progress: Double?
  /// How many people gave a reaction or voted for an answer; nil for other boxes, and if it is unknown.
  public let count: Int?
  /// The application's name of its own part, its emoji, its button or the person mentioned; nil for other boxes.
  public let name: String?
  /// What the application's own part shows, in words; nil for unknown.
  public let alternative: String?

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
  /// Behind the quote.
  case quote
  /// The bar at the start of the quote, cropped to the quote's round corners.
  case quoteBar
  /// The small picture of the quoted message.
  case quotePicture
  /// Behind a link preview.
  case link
  /// A link preview's picture.
  case linkPicture
  /// Around a voice message.
  case voice
  /// Around a file.
  case file
  /// Around a contact.
  case contact
  /// Around a place.
  case location
  /// Around a call.
  case call
  /// Around a poll.
  case poll
  /// The picture of a card: the icon of a file, the face of a contact, a map.
  case icon
  /// The mark before an answer of a poll.
  case option
  /// The bars of a voice message.
  case waveform
  /// The background of the bar of an answer, which stands for all votes of a poll.
  case track
  /// The bar of an answer: its share of the votes.
  case share
  /// Behind a code block.
  case code
  /// A custom part, which the application draws.
  case custom
  /// A custom emoji, a picture or a formula in the text, in the space that the text reserves for it.
  case emoji
  /// Behind a mention or a citation in the text.
  case mention
  /// A button.
  case button
  /// The pill of a reaction.
  case reaction
  /// Behind a footer that is laid over a picture, or the length of a video.
  case capsule
  /// The icon on a video that shows that it can be played.
  case play
  /// Behind the date of a row between messages.
  case pill
  /// A line beside the text of a row between messages.
  case line
  /// The mark that selects a message.
  case selection
  /// The icon that a swipe reveals; not visible at rest.
  case swipe
  /// The bar beside a block that quotes.
  case bar
  /// A line across a message, or between the cells of a table.
  case rule
  /// Around a table.
  case table
  /// A cell of a table, numbered row by row.
  case cell
  /// The box of a task, with a tick if it is done.
  case task
  /// The icon that copies code.
  case copy
  /// An icon by itself. In the footer it shows that the message is pinned or disappears, or stands before the
  /// number of views. In a button it shows what a press does, and in the text that the message was deleted.
  case sign
}
