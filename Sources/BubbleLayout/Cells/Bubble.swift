import TextLayout

/// The shape behind a message: a nine-patch picture, or a path with rounded corners and perhaps a tail.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let message = Message(id: 1, sender: "ann", text: "Hello")
/// if let bubble = engine.cell(for: message, style: .balloon, width: 320).bubble {
///   for patch in bubble.patches {                       // a picture: draw its nine pieces
///     print(bubble.asset ?? "", patch.source, "→", patch.destination)
///   }
/// }
/// if let bubble = engine.cell(for: message, style: .merged, width: 320).bubble {
///   print(bubble.outline?.elements.count ?? 0)          // a path: fill it with `bubble.fill`, or any colour
/// }
/// ```
public struct Bubble: Hashable, Sendable {
  /// The bubble's frame, relative to the cell, in points. A tail may extend beyond it.
  public let frame: Rect
  /// The name of the picture to stretch; nil if the bubble is a path.
  public let asset: String?
  /// How the picture is divided and stretched; nil if the bubble is a path.
  public let ninePatch: NinePatch?
  /// The side that the tail points to; nil for a bubble without a tail.
  public let tail: Side?
  /// The radii of the corners, in points; all zero if the bubble is a picture.
  public let corners: CornerRadii
  /// The colour from the style, such as `#70da39`; nil for the renderer's own colour.
  public let fill: String?
  /// The width of the border line, in points. The line lies inside the frame (see `borderPath`).
  public let border: LayoutUnit
  /// The role of the message, which decides the colours.
  public let role: MessageRole

  /// The role of the fill colour. The colour also tints nine-patch pictures.
  public var background: ColorRole { .on(ColorSurface(role), .fill) }
  /// The role of the colour of the border line.
  public var foreground: ColorRole { .on(ColorSurface(role), .border) }

  /// Creates a bubble from its values.
  public init(
    frame: Rect, asset: String? = nil, ninePatch: NinePatch? = nil, tail: Side? = nil,
    corners: CornerRadii = .zero, fill: String? = nil, border: LayoutUnit = 0,
    role: MessageRole = .received
  ) {
    self.frame = frame
    self.asset = asset
    self.ninePatch = ninePatch
    self.tail = tail
    self.corners = corners
    self.fill = fill
    self.border = border
    self.role = role
  }
}

extension Bubble {
  /// The widths of the picture's edges that are not stretched, in points of the picture; mirrored if the
  /// picture is mirrored, and zero if the bubble is a path.
  public var caps: Insets { ninePatch?.visibleCaps ?? .zero }

  /// How the picture fills the frame.
  public var resizing: Resizing { ninePatch?.resizing ?? .stretch }

  /// Whether the picture is shown as its mirror image.
  public var isMirrored: Bool { ninePatch?.isMirrored ?? false }

  /// The nine pieces of the picture in the bubble's frame; empty if the bubble is a path.
  public var patches: [NinePatch.Patch] { ninePatch?.patches(in: frame) ?? [] }
}
