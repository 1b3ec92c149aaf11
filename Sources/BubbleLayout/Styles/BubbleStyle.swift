import TextLayout

/// The shape behind a message and the room around it. Horizontal distances are written for a bubble at the start.
public struct BubbleStyle: Hashable, Sendable {
  /// What the bubble is drawn from.
  public var shape: BubbleShape = .rounded
  /// From the cell's edges to the bubble, in points.
  public var margin: DirectionalInsets = .zero
  /// From the bubble's edges to its content, in points.
  public var padding: DirectionalInsets = .zero
  /// The distance in points from the bubble's edges to the capitals of the first line and the baseline of the last,
  /// in place of the padding above and below, so that the text looks centred whatever its font; nil to use
  /// the padding.
  public var opticalInset: LayoutUnit?
  /// How wide the bubble may become; code blocks may make it wider (`CodeStyle.widensBubble`).
  public var width = WidthRule()
  /// The minimum width, in points.
  public var minimumWidth: LayoutUnit = 0
  /// The minimum height, in points; lower content stands in the middle of it.
  public var minimumHeight: LayoutUnit = 0
  /// The radius of all corners, in points; ignored where the shape is a picture.
  public var radius: LayoutUnit = 0
  /// The radius of the corners at the message's side that touch another message of its group; nil for `radius`.
  public var mergedRadius: LayoutUnit?
  /// Whether the bubble has a tail.
  public var tail: TailRule = .none
  /// The picture to stretch; needed where the shape is `ninePatch`, ignored otherwise.
  public var ninePatch: NinePatchStyle?
  /// The colour, such as `#70da39`, which is passed through to renderers; nil for the renderer's own colour.
  public var fill: String?
  /// The width of the line around it, in points. The line lies within the bubble's frame and moves nothing.
  public var border: LayoutUnit = 0

  /// The values that a style has where it says nothing.
  public init() {}
}

/// What a bubble is drawn from.
public enum BubbleShape: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Nothing: the content stands on the background.
  case none
  /// A rectangle with rounded corners.
  case rounded
  /// A stretched picture.
  case ninePatch = "picture"
}

/// Which bubbles have a tail. It points to the side the bubble stands on.
public enum TailRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  case none
  case always
  /// The last of a group, and those that stand alone.
  case last
}

extension BubbleStyle: StyleRecord {
  package static let fields: [RecordField<BubbleStyle>] = [
    .field("shape", \.shape),
    .field("margin", \.margin),
    .field("padding", \.padding),
    .optional("opticalInset", \.opticalInset),
    .field("width", \.width),
    .field("minimumWidth", \.minimumWidth),
    .field("minimumHeight", \.minimumHeight),
    .field("radius", \.radius),
    .optional("mergedRadius", \.mergedRadius),
    .field("tail", \.tail),
    .optional("picture", \.ninePatch),
    .optional("fill", \.fill, .color),
    .field("border", \.border),
  ]

  package func check() throws(FieldError) {
    if shape == .ninePatch && ninePatch == nil {
      throw FieldError("picture", "is missing, and the shape is \"picture\"")
    }
  }
}
