import TextLayout

/// The style of the shape behind a message, and of the space around it. Horizontal distances are given for a
/// bubble at the start side.
public struct BubbleStyle: Hashable, Sendable {
  /// The shape of the bubble.
  public var shape: BubbleShape = .rounded
  /// The distances from the cell's edges to the bubble, in points.
  public var margin: DirectionalInsets = .zero
  /// The distances from the bubble's edges to its content, in points.
  public var padding: DirectionalInsets = .zero
  /// The distance in points from the bubble's upper edge to the top of the capitals in the first line, and
  /// from the baseline of the last line to the lower edge. It replaces the padding above and below, so that
  /// the text looks centred in any font. Nil to use the padding.
  public var opticalInset: LayoutUnit?
  /// The maximum width of the bubble. Code blocks may make the bubble wider (see `CodeStyle.widensBubble`).
  public var width = WidthRule()
  /// The minimum width of the bubble, in points.
  public var minimumWidth: LayoutUnit = 0
  /// The minimum height of the bubble, in points. Content with less height is centred in it.
  public var minimumHeight: LayoutUnit = 0
  /// The radius of all corners, in points; ignored if the shape is a nine-patch.
  public var radius: LayoutUnit = 0
  /// The radius of the corners at the message's side that touch another message of its group, in points; nil
  /// to use `radius`.
  public var mergedRadius: LayoutUnit?
  /// Which bubbles have a tail.
  public var tail: TailRule = .none
  /// The nine-patch picture. It is required if the bubble's shape is a picture, and other shapes ignore it.
  public var ninePatch: NinePatchStyle?
  /// The fill colour, such as `#70da39`, which is passed through to renderers; nil to let the renderer choose
  /// the colour.
  public var fill: String?
  /// The width of the border line, in points. The line lies inside the bubble's frame, and does not change
  /// the layout.
  public var border: LayoutUnit = 0

  /// Creates a style with the default values.
  public init() {}

  /// In narrow rows, the minimum width of the free side, opposite to the bubble's, and the minimum margin at
  /// the bubble's side, in points (see `RowRoom`).
  static let (leastFree, leastMargin): (LayoutUnit, LayoutUnit) = (12, 8)
}

/// The shape of a bubble.
public enum BubbleShape: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// No shape: the content is directly on the page.
  case none
  /// A rectangle with rounded corners.
  case rounded
  /// A nine-patch picture.
  case ninePatch = "picture"
}

/// Which bubbles have a tail. A tail points to the side of the cell at which the bubble is.
public enum TailRule: String, Hashable, Sendable, CaseIterable, JSONWord {
  case none
  case always
  /// The last message of each group, and messages that belong to no group.
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
