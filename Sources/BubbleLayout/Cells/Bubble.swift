import TextLayout

/// The shape behind a message: a picture that is stretched, or a path that is drawn from its corners.
///
/// ```swift
/// for patch in bubble.patches { /* draw patch.source of the picture bubble.asset in patch.destination */ }
/// if let outline = bubble.outline { /* fill outline */ }
/// if let line = bubble.borderPath { /* stroke line, bubble.border points wide */ }
/// ```
public struct Bubble: Hashable, Sendable {
  /// Relative to the cell.
  public let frame: Rect
  /// The picture to stretch, nil where the bubble is drawn from its corners.
  public let asset: String?
  /// How the picture is cut and stretched, nil where the bubble is drawn from its corners.
  public let ninePatch: NinePatch?
  /// The side the tail points to; nil for a bubble without one.
  public let tail: Side?
  /// Corner radii, in points; all zero for a bubble that is a picture.
  public let corners: CornerRadii
  /// The style's colour for it, such as `#70da39`; no part of the geometry.
  public let fill: String?
  /// The width of the line around it, in points; it stands within the frame.
  public let border: LayoutUnit

  /// A bubble of these values.
  public init(
    frame: Rect, asset: String? = nil, ninePatch: NinePatch? = nil, tail: Side? = nil,
    corners: CornerRadii = .zero, fill: String? = nil, border: LayoutUnit = 0
  ) {
    self.frame = frame
    self.asset = asset
    self.ninePatch = ninePatch
    self.tail = tail
    self.corners = corners
    self.fill = fill
    self.border = border
  }
}

extension Bubble {
  /// The parts of the picture that keep their size, as they are seen, in the picture's own points.
  public var caps: Insets { ninePatch?.visibleCaps ?? .zero }

  /// How the picture fills the frame.
  public var resizing: Resizing { ninePatch?.resizing ?? .stretch }

  /// Whether the picture is shown as its mirror image.
  public var isMirrored: Bool { ninePatch?.isMirrored ?? false }

  /// The nine pieces of the picture in the bubble's frame; none where the bubble is drawn from its corners.
  public var patches: [NinePatch.Patch] { ninePatch?.patches(in: frame) ?? [] }
}
