import TextLayout

/// What is drawn around a range of a text on one of its lines: a line under it, a colour behind it, a cover
/// over it.
///
/// It does not change the layout: a text has the same lines with and without it. On a line with both
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
    /// A highlight, as of a marker pen.
    case mark
    /// The background of code.
    case code
    /// The line under letters.
    case underline
    /// The line through letters.
    case strike
    /// What covers a text until the reader asks for it.
    case spoiler
  }

  /// The kind of decoration.
  public let kind: Kind
  /// The whole range that it belongs to: UTF-16 offsets in the shown text.
  public let range: Range<Int>
  /// The number of its line in the block.
  public let line: Int
  /// The area it fills, in points, relative to the cell. It does not cover white space that hangs at the end
  /// of a line. Lines have the place and thickness that the font gives; everything else is as tall as the
  /// line.
  public let frame: Rect
  /// Its colour.
  public let color: TextColor
  /// Whether the range begins with it: at its left end or, on a line of a right-to-left text, at its right
  /// end (CSS 2 §8.6).
  public let startsRange: Bool
  /// Whether the range ends with it, at the other end.
  public let endsRange: Bool
  /// Whether it is on a line of a right-to-left text.
  public let isRightToLeft: Bool

  /// Whether the range continues beyond its left end, on another line or in another piece of this one.
  public var isCutLeft: Bool { isRightToLeft ? !endsRange : !startsRange }
  /// Whether the range continues beyond its right end.
  public var isCutRight: Bool { isRightToLeft ? !startsRange : !endsRange }

  /// The radii of its corners, in points. Corners at which the range continues are square, and so are all
  /// corners of lines.
  public var corners: CornerRadii {
    let (left, right) = (isCutLeft ? 0 : kind.radius, isCutRight ? 0 : kind.radius)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }
}

extension TextDecoration.Kind {
  /// Whether it is behind the text.
  package var isGround: Bool { self == .background || self == .mark || self == .code }

  /// Of the ends of a range.
  var radius: LayoutUnit {
    switch self {
    case .background, .code, .spoiler: 4
    case .mark: 3
    case .underline, .strike: 0
    }
  }

  /// How far it extends beyond the ends of its range.
  var room: LayoutUnit {
    switch self {
    case .background, .code: 2
    case .mark, .spoiler: 1
    case .underline, .strike: 0
    }
  }
}
