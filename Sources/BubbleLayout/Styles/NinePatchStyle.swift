import TextLayout

/// A nine-patch picture behind a message: its size, and the edges that are not stretched. If a style over a preset has a picture
/// and a padding of its own, this padding is around all content, unless the style gives `content.padding` or the `inset` of
/// some content.
public struct NinePatchStyle: Hashable, Sendable {
  /// The name of the picture for renderers. `bubble layout` draws the file of this name, with `.png`, that is
  /// beside the style or in the folder of `--pictures`, and for bubbles without a tail the one with `-plain.png`
  /// if there is one.
  public var asset: String
  /// The picture's width, in points.
  public var width: LayoutUnit
  /// The picture's height, in points.
  public var height: LayoutUnit
  /// The edges that keep their size when the picture is stretched.
  public var caps: CapInsets
  /// How the area between the caps fills a larger frame.
  public var resizing: Resizing
  /// Whether the picture is mirrored for bubbles on the other side than `drawnFor`. If true, as it is by
  /// default, the cap `start` is at the side of the cell at which the bubble is. If false, the application has
  /// a picture for each side, and `start` is the left side of each picture.
  public var isMirrored: Bool
  /// The side of the cell for which the picture is drawn. A picture that is mirrored is mirrored on the other side.
  public var drawnFor: Side
  /// Whether a bubble is at least as large as the picture's caps.
  public var limitsSize: Bool
  /// An Android nine-patch file (`bubble.9.png`) beside the style's file. Its border gives the size, the caps and
  /// the padding of the bubble. The tool reads it; in a style that was read, the numbers are in its place.
  package var file: String?
  /// The pixels of `file` in a point, such as 2 for a picture of Android's `xhdpi`.
  package var scale: Double?

  /// Creates a nine-patch style.
  public init(
    asset: String, width: LayoutUnit, height: LayoutUnit, caps: CapInsets, resizing: Resizing = .stretch,
    isMirrored: Bool = true, drawnFor: Side = .left, limitsSize: Bool = false
  ) {
    self.asset = asset
    self.width = width
    self.height = height
    self.caps = caps
    self.resizing = resizing
    self.isMirrored = isMirrored
    self.drawnFor = drawnFor
    self.limitsSize = limitsSize
  }

  /// Returns the caps of the picture as it is shown at one side of the cell, in points of the picture.
  public func resolvedCaps(on side: Side) -> Insets {
    let insets = Insets(
      top: caps.top, left: caps.start, bottom: caps.bottom ?? height - caps.top - 1,
      right: caps.end ?? width - caps.start - 1)
    return isMirrored && side == .right ? insets.mirrored : insets
  }
}

extension NinePatchStyle {
  /// The total size of the caps. In a smaller frame, the caps would be shrunk.
  var capSize: Size {
    let caps = resolvedCaps(on: .left)
    return Size(width: caps.left + caps.right, height: caps.top + caps.bottom)
  }
}

extension ChatStyle {
  /// The names of the pictures that the style gives its bubbles, each once.
  package var bubbleAssets: [String] {
    MessageRole.allCases.reduce(into: []) { assets, role in
      let bubble = self[role].bubble
      guard bubble.shape == .ninePatch, let asset = bubble.ninePatch?.asset, !assets.contains(asset) else {
        return
      }
      assets.append(asset)
    }
  }
}

/// The edges of a picture that keep their size, in points.
///
/// If `bottom` or `end` is nil, the stretched area is one point high or wide, and the rest of the picture is
/// the cap.
public struct CapInsets: Hashable, Sendable {
  /// The height of the upper cap.
  public var top: LayoutUnit
  /// The width of the cap at the side for which the picture is drawn.
  public var start: LayoutUnit
  /// The height of the lower cap; nil for the rest of the picture.
  public var bottom: LayoutUnit?
  /// The width of the cap at the other side; nil for the rest of the picture.
  public var end: LayoutUnit?

  /// Creates caps from their sizes.
  public init(top: LayoutUnit, start: LayoutUnit, bottom: LayoutUnit? = nil, end: LayoutUnit? = nil) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }
}

extension NinePatchStyle: JSONRecord {
  package static var schemaName: String { "PictureStyle" }
  package static var standard: NinePatchStyle {
    NinePatchStyle(asset: "", width: 1, height: 1, caps: CapInsets(top: 0, start: 0))
  }

  package static let fields: [RecordField<NinePatchStyle>] = [
    .field("asset", \.asset), .field("width", \.width), .field("height", \.height),
    .field("caps", \.caps), .field("resizing", \.resizing, .choice(of: [.stretch, .tile])),
    .field("mirrored", \.isMirrored), .field("drawnFor", \.drawnFor, .choice(of: [.left, .right])),
    .field("limitsSize", \.limitsSize), .optional("file", \.file),
    .optional("scale", \.scale),
  ]

  package func check() throws(FieldError) {
    if file != nil {
      throw FieldError(
        "file",
        "is read by the tool, from the style's own file; elsewhere, give asset, width, height and caps")
    }
    if scale != nil { throw FieldError("scale", "is for pictures with a file, and this one has none") }
    if asset.isEmpty { throw FieldError("asset", "must name a picture") }
    if width <= 1 {
      throw FieldError("width", "must be the width of the picture in points, more than 1")
    }
    if height <= 1 {
      throw FieldError("height", "must be the height of the picture in points, more than 1")
    }
    let caps = resolvedCaps(on: .left)
    if caps.right < 0 || caps.left + caps.right >= width {
      throw FieldError(
        "caps.start", "the caps leave no middle to stretch; the picture is \(width) points wide")
    }
    if caps.bottom < 0 || caps.top + caps.bottom >= height {
      throw FieldError(
        "caps.top", "the caps leave no middle to stretch; the picture is \(height) points high")
    }
  }
}

extension CapInsets: JSONRecord {
  package static var standard: CapInsets { CapInsets(top: 0, start: 0) }

  package static let fields: [RecordField<CapInsets>] = [
    .field("top", \.top), .field("start", \.start), .optional("bottom", \.bottom),
    .optional("end", \.end),
  ]
}

extension NinePatchStyle {
  /// Returns the nine-patch for a bubble on one side of the cell: how the picture is divided and stretched.
  public func ninePatch(on side: Side) -> NinePatch {
    NinePatch(
      size: Size(width: width, height: height), caps: resolvedCaps(on: drawnFor), resizing: resizing,
      isMirrored: isMirrored && side != drawnFor)
  }
}
