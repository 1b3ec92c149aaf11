import TextLayout

/// The shape behind a message and the room around it. Sideways distances are written for a bubble at the start.
public struct BubbleStyle: Hashable, Sendable {
  /// What the bubble is drawn from.
  public var shape: BubbleShape
  /// From the cell's edges to the bubble, in points.
  public var margin: DirectionalInsets
  /// From the bubble's edges to its content, in points.
  public var padding: DirectionalInsets
  /// The radius of all corners, in points; of no account for a picture.
  public var radius: LayoutUnit
  /// Whether the bubble has a tail.
  public var tail: TailRule
  /// The picture to stretch; wanted by `picture` alone.
  public var picture: PictureStyle?

  /// A bubble of these values.
  public init(
    shape: BubbleShape = .rounded, margin: DirectionalInsets = .zero, padding: DirectionalInsets = .zero,
    radius: LayoutUnit = 0, tail: TailRule = .none, picture: PictureStyle? = nil
  ) {
    self.shape = shape
    self.margin = margin
    self.padding = padding
    self.radius = radius
    self.tail = tail
    self.picture = picture
  }
}

/// What a bubble is drawn from.
public enum BubbleShape: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the content stands on the background.
  case none
  /// A rectangle with rounded corners.
  case rounded
  /// A stretched picture.
  case picture
}

/// Which bubbles have a tail. It points to the side the bubble stands on.
public enum TailRule: String, Hashable, Sendable, CaseIterable {
  case none
  case always
}

extension BubbleStyle: StyleRecord {
  static var standard: BubbleStyle { BubbleStyle() }

  static var fields: [StyleField<BubbleStyle>] {
    [
      .choice("shape", \.shape, of: BubbleShape.allCases),
      .record("margin", \.margin),
      .record("padding", \.padding),
      .length("radius", \.radius),
      .choice("tail", \.tail, of: TailRule.allCases),
      .optionalRecord("picture", \.picture),
    ]
  }

  func check(_ path: String) throws(StyleError) {
    if shape == .picture && picture == nil {
      throw StyleError(field: "\(path).picture", reason: "is missing, and the shape is \"picture\"")
    }
  }
}
