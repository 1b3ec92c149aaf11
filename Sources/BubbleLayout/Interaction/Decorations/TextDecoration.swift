import TextLayout

/// A decoration of a range of text on one line: a line under it or through it, a colour behind it, or a cover
/// over it.
///
/// Decorations do not change the layout: a text has the same lines with and without them. On a line with both
/// directions, one range may have several decorations.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let message = Message(
///   id: 1, sender: "ann", text: "No, tomorrow", spans: [TextSpan(range: 0..<2, emphasis: .strike)])
/// for case .text(let text) in engine.cell(for: message, style: .merged, width: 320).parts {
///   for decoration in text.decorations { print(decoration.kind, decoration.frame, decoration.corners) }
/// }
/// ```
public struct TextDecoration: Hashable, Sendable {
  /// The kind of decoration, in drawing order: backgrounds, then lines, then the cover.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The colour behind a span that gives a background colour.
    case background
    /// A highlight, as with a marker pen.
    case mark
    /// The background of code.
    case code
    /// The line under letters.
    case underline
    /// The line through letters.
    case strike
    /// The cover of a text, until the reader reveals the text.
    case spoiler
  }

  /// The kind of decoration.
  public let kind: Kind
  /// The whole range to which the decoration belongs, in UTF-16 offsets in the shown text.
  public let range: Range<Int>
  /// The index of the decoration's line in the block.
  public let line: Int
  /// The area of the decoration, in points, relative to the cell. It does not cover white space that hangs at
  /// the end of a line. Underlines and strikethroughs have the position and thickness that the font gives.
  /// All other decorations are as tall as the line.
  public let frame: Rect
  /// The colour of the decoration.
  public let color: TextColor
  /// Whether the range begins with this decoration: at its left end or, if it runs from right to left, at its
  /// right end (CSS 2 §8.6).
  public let startsRange: Bool
  /// Whether the range ends with this decoration: at its right end or, if it runs from right to left, at its
  /// left end.
  public let endsRange: Bool
  /// Whether the range runs from right to left: in a right-to-left text, all ranges except code and addresses.
  public let isRightToLeft: Bool

  /// Whether the range continues beyond the left end of this decoration, on another line or in another
  /// decoration of this line.
  public var isCutLeft: Bool { isRightToLeft ? !endsRange : !startsRange }
  /// Whether the range continues beyond the right end of this decoration, on another line or in another
  /// decoration of this line.
  public var isCutRight: Bool { isRightToLeft ? !startsRange : !endsRange }

  /// The radii of the corners, in points. Corners are square at ends where the range continues. Underlines
  /// and strikethroughs have only square corners.
  public var corners: CornerRadii {
    let (left, right) = (isCutLeft ? 0 : kind.radius, isCutRight ? 0 : kind.radius)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }
}

extension TextDecoration.Kind {
  /// Whether the decoration is behind the text.
  package var isGround: Bool { self == .background || self == .mark || self == .code }

  /// The corner radius at the ends of a range, in points.
  var radius: LayoutUnit {
    switch self {
    case .background, .code, .spoiler: 4
    case .mark: 3
    case .underline, .strike: 0
    }
  }

  /// How far the decoration extends beyond the letters at the ends of its range, in points.
  var room: LayoutUnit {
    switch self {
    case .background, .code: 2
    case .mark, .spoiler: 1
    case .underline, .strike: 0
    }
  }
}
