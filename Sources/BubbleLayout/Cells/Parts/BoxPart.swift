import TextLayout

/// A rectangle with rounded corners: a bar, a pill, the place of an icon.
public struct BoxPart: Hashable, Sendable {
  /// Its frame, relative to the cell, in points.
  public internal(set) var frame: Rect
  /// What it is for.
  public let role: BoxRole
  /// The number of its button, reaction, answer or attachment, from 0; nil where there can be only one.
  public let index: Int?
  /// The radius of all corners, in points, unless `corners` says otherwise.
  public let radius: LayoutUnit
  /// The radii of the corners where some are rounder, so that the box stays within the round corners of its bubble;
  /// nil for `radius` at all of them.
  public internal(set) var corners: CornerRadii?
  /// The role of the colour it is filled with; nil where it is not.
  public internal(set) var background: ColorRole?
  /// The colour that a person has of their own, in place of the background's in both themes; nil for that of the background.
  public internal(set) var tint: Color?
  /// The role of the colour of its sign, its bars or the line around it; nil where it has none.
  public internal(set) var foreground: ColorRole?
  /// What is drawn in its middle; nil for nothing.
  public let icon: BoxIcon?
  /// The bars of a waveform, from left to right, relative to the cell; empty for other boxes.
  public internal(set) var bars: [Rect]
  /// Whether it is the mark or the bar of an answer that the reader has chosen.
  public let isChosen: Bool
  /// The length of a voice message or a call, in seconds; nil for other boxes, and where it is unknown.
  public let duration: Double?
  /// How much of a file has been transferred, from 0 to 1; nil for other boxes, and where it is unknown.
  public internal(set) var progress: Double?
  /// How many people gave a reaction or voted for an answer; nil for other boxes, and where it is unknown.
  public let count: Int?
  /// The application's name of its own part, its emoji, its button or the person mentioned; nil for other boxes.
  public let name: String?
  /// What the application's own part shows, in words; nil for unknown.
  public let alternative: String?

  /// A shape in its frame.
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
  /// The picture of a card: the symbol of a file, the face of a contact, a map.
  case icon
  /// The mark before an answer of a poll.
  case option
  /// The bars of a voice message.
  case waveform
  /// The whole of the votes of a poll, under an answer.
  case track
  /// The share of the votes of an answer, on its track.
  case share
  /// Behind a code block.
  case code
  /// Where the application shows a part of its own.
  case custom
  /// An emoji of the application's own, a picture or a formula in the text, over the room it has there.
  case emoji
  /// Behind a mention or a citation in the text.
  case mention
  /// A button.
  case button
  /// The pill of a reaction.
  case reaction
  /// Behind a footer that is laid over a picture, or the length of a video.
  case capsule
  /// The mark on a video that it can be played.
  case play
  /// Behind the date of a row between messages.
  case pill
  /// A line beside the text of a row between messages.
  case line
  /// The mark by which a message is selected.
  case selection
  /// The sign that a swipe uncovers; not visible at rest.
  case swipe
  /// The bar beside a block that quotes.
  case bar
  /// A line across a message, or between the cells of a table.
  case rule
  /// Around a table.
  case table
  /// A cell of a table, by its number in the order of the rows.
  case cell
  /// The box of a task, ticked where it is done.
  case task
  /// The sign by which code is copied.
  case copy
  /// A sign by itself. In the footer it says that the message is pinned, that it disappears, or how often it was seen; in a button what a
  /// press does; in the text that the message was deleted.
  case sign
}
