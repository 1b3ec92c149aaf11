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
  /// The bubble's frame, relative to the cell; a tail may extend beyond it.
  public let frame: Rect
  /// The name of the picture to stretch; nil if the bubble is a path.
  public let asset: String?
  /// How the picture is cut and stretched; nil if the bubble is a path.
  public let ninePatch: NinePatch?
  /// The side the tail points to; nil for a bubble without one.
  public let tail: Side?
  /// The radii of the corners, in points; all zero if the bubble is a picture.
  public let corners: CornerRadii
  /// The colour that the style gives it, such as `#70da39`; nil for the renderer's own colour.
  public let fill: String?
  /// The width of the line around it, in points; the line lies within the frame (`borderPath`).
  public let border: LayoutUnit
  /// The role of the message, which decides the colours.
  public let role: MessageRole

  /// The role of its fill colour, which also tints nine-patch pictures.
  public var background: ColorRole { .on(ColorSurface(role), .fill) }
  /// The role of the colour of the line around it.
  public var foreground: ColorRole { .on(ColorSurface(role), .border) }

  /// A bubble of these values.
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
  /// The parts of the picture that keep their size, mirrored if the picture is, in points of the picture;
  /// zero if the bubble is a path.
  public var caps: Insets { ninePatch?.visibleCaps ?? .zero }

  /// How the picture fills the frame.
  public var resizing: Resizing { ninePatch?.resizing ?? .stretch }

  /// Whether the picture is shown as its mirror image.
  public var isMirrored: Bool { ninePatch?.isMirrored ?? false }

  /// The nine pieces of the picture in the bubble's frame; none if the bubble is a path.
  public var patches: [NinePatch.Patch] { ninePatch?.patches(in: frame) ?? [] }
}
