import TextLayout

/// The shape behind a message.
public struct Bubble: Hashable, Sendable {
  /// Relative to the cell.
  public let frame: Rect
  /// The picture to stretch, nil where the bubble is drawn from its corners.
  public let asset: String?
  /// The parts of the picture that keep their size, in the picture's own points.
  public let caps: Insets
  /// How the picture fills the frame.
  public let resizing: Resizing
  /// The side the tail points to; nil for a bubble without one.
  public let tail: Side?
  /// Corner radii, in points; all zero for a bubble that is a picture.
  public let corners: CornerRadii
  /// Whether the picture is shown as its mirror image; its caps are given as they are then.
  public let isMirrored: Bool
  /// The style's colour for it, such as `#70da39`; no part of the geometry.
  public let fill: String?
  /// The width of the line around it, in points; it stands within the frame.
  public let border: LayoutUnit

  /// A bubble of these values.
  public init(
    frame: Rect, asset: String?, caps: Insets, resizing: Resizing, tail: Side?, corners: CornerRadii,
    isMirrored: Bool = false, fill: String? = nil, border: LayoutUnit = 0
  ) {
    self.frame = frame
    self.asset = asset
    self.caps = caps
    self.resizing = resizing
    self.tail = tail
    self.corners = corners
    self.isMirrored = isMirrored
    self.fill = fill
    self.border = border
  }
}

/// How the middle of a picture fills a larger frame.
public enum Resizing: String, Hashable, Sendable, Codable, CaseIterable {
  case stretch
  case tile
}

/// The radii of a rectangle's corners, in points, in the order the output lists them.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner.
  public var topLeft: LayoutUnit
  /// The top right corner.
  public var topRight: LayoutUnit
  /// The bottom right corner.
  public var bottomRight: LayoutUnit
  /// The bottom left corner.
  public var bottomLeft: LayoutUnit

  /// Square corners.
  public static let zero = CornerRadii(all: 0)

  /// Corners of four radii.
  public init(
    topLeft: LayoutUnit, topRight: LayoutUnit, bottomRight: LayoutUnit, bottomLeft: LayoutUnit
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Four corners of one radius.
  public init(all radius: LayoutUnit) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Left for right, right for left.
  var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}
