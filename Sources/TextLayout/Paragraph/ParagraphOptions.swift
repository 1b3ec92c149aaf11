import TextShaping
import TextUnicode

/// What is decided once for a paragraph, before any width is known.
public struct ParagraphOptions: Hashable, Sendable {
  /// The base direction; `auto` takes the first strong character (UAX #9 P2, P3).
  public var direction: BidiDirection
  /// Whose answers to give where Unicode and browsers differ: for line breaks and for emoji.
  public var policy: LayoutPolicy
  /// Where lines may break.
  public var lineBreaks: LineBreakOptions
  /// What becomes of white space.
  public var whiteSpace: WhiteSpace
  /// The distance between tab stops, in widths of the first font's space (CSS `tab-size`).
  public var tabSize: Int
  /// Tab stops of one's own, in points from where a line starts (from the right in a right-to-left line), in any
  /// order. After the last of them the multiples of `tabSize` go on.
  public var tabStops: [Double]

  /// The defaults of CSS, with UAX #14 as written.
  public init(
    direction: BidiDirection = .auto, policy: LayoutPolicy = .unicode,
    lineBreaks: LineBreakOptions = LineBreakOptions(), whiteSpace: WhiteSpace = .preWrap, tabSize: Int = 8,
    tabStops: [Double] = []
  ) {
    self.direction = direction
    self.policy = policy
    self.lineBreaks = lineBreaks
    self.whiteSpace = whiteSpace
    self.tabSize = tabSize
    self.tabStops = tabStops
  }
}
