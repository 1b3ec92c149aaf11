import TextShaping
import TextUnicode

/// Options of a paragraph that are decided before any width is known.
public struct ParagraphOptions: Hashable, Sendable {
  /// The base direction; `auto` takes the direction of the first strong character (UAX #9 P2, P3).
  public var direction: BidiDirection
  /// Whether to follow Unicode or browsers where the two differ, in line breaks and in emoji.
  public var policy: LayoutPolicy
  /// Where lines may break.
  public var lineBreaks: LineBreakOptions
  /// How white space is treated.
  public var whiteSpace: WhiteSpace
  /// Whether there is extra space between ideographs and adjacent letters or digits.
  public var autospace: TextAutospace
  /// The distance between tab stops, in widths of the first font's space (CSS `tab-size`).
  public var tabSize: Int
  /// Additional tab stops, in points from the start of a line (the right edge of a right-to-left line), in
  /// any order. After the last of them, tab stops are multiples of `tabSize`.
  public var tabStops: [Double]
  /// The indent of lines that continue a line of the text, as in code editors: the leading white space of
  /// that line plus this many widths of the first font's space, but at most half of the available width, and
  /// so that eight em stay for the text. Nil to begin all lines at the edge.
  public var hangingIndent: Int?
  /// Whether characters that embed, override or isolate directions have no effect, as in names and titles,
  /// where they would hide what the text is (U+202A to U+202E, U+2066 to U+2069).
  package var ignoresDirectionControls = false

  /// Creates options with the defaults of CSS, and UAX #14 without tailoring.
  public init(
    direction: BidiDirection = .auto, policy: LayoutPolicy = .unicode,
    lineBreaks: LineBreakOptions = LineBreakOptions(), whiteSpace: WhiteSpace = .preWrap,
    autospace: TextAutospace = .noAutospace, tabSize: Int = 8, tabStops: [Double] = [],
    hangingIndent: Int? = nil
  ) {
    self.direction = direction
    self.policy = policy
    self.lineBreaks = lineBreaks
    self.whiteSpace = whiteSpace
    self.autospace = autospace
    self.tabSize = tabSize
    self.tabStops = tabStops
    self.hangingIndent = hangingIndent
  }
}
