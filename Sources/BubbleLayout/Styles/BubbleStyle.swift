import TextLayout

/// The shape behind a message and the space around it. Horizontal distances are those of a bubble at the
/// start side.
public struct BubbleStyle: Hashable, Sendable {
  /// How the bubble is drawn.
  public var shape: BubbleShape = .rounded
  /// The distances from the cell's edges to the bubble, in points.
  public var margin: DirectionalInsets = .zero
  /// The distances from the bubble's edges to its content, in points.
  public var padding: DirectionalInsets = .zero
  /// The distance in points from the bubble's edges to the top of the capitals of the first line and to the
  /// baseline of the last. It replaces the padding above and below, so that the text looks centred in any
  /// font. Nil to use the padding.
  public var opticalInset: LayoutUnit?
  /// The maximum width of the bubble. Code blocks may make it wider (`CodeStyle.widensBubble`).
  public var width = WidthRule()
  /// The minimum width, in points.
  public var minimumWidth: LayoutUnit = 0
  /// The minimum height, in points. Content with less height is centred in it.
  public var minimumHeight: LayoutUnit = 0
  /// The radius of all corners, in points; ignored if the shape is a nine-patch.
  public var radius: LayoutUnit = 0
  /// The radius of the corners at the message's side that touch another message of its group; nil for `radius`.
  public var mergedRadius: LayoutUnit?
  /// Whether the bubble has a tail.
  public var tail: TailRule = .none
  /// The nine-patch picture; required if the shape is `ninePatch`, ignored otherwise.
  public var ninePatch: NinePatchStyle?
  /// The colour, such as `#70da39`, which is passed through to renderers; nil for the renderer's own colour.
  public var fill: String?
  /// The width of the line around it, in points. The line lies within the bubble's frame, and does not change
  /// the layout.
  public var border: LayoutUnit = 0

  /// Creates a style with the default values.
  public init() {}
}

/// How a bubble is drawn.
public enum BubbleShape: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// No shape: the content stands directly on the page.
  case none
  /// A rectangle with rounded corners.
  case rounded
  /// A nine-patch picture.
  case ninePatch = "picture"
}

/// Which bubbles have a tail. It points to the side the bubble stands on.
public enum TailRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  case none
  case always
  /// The last of a group, and messages that stand alone.
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
      throw FieldError("picture", "is missing; the shape \"picture\" needs it")
    }
  }
}
