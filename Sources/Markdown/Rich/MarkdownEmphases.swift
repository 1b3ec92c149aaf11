/// The emphases of a range of text, such as bold and italic. A range can have several.
public struct MarkdownEmphases: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt16

  /// Creates emphases from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `**bold**`, `<b>`, `<strong>`.
  public static let bold = MarkdownEmphases(rawValue: 1)
  /// `*italic*`, `<i>`, `<em>`.
  public static let italic = MarkdownEmphases(rawValue: 2)
  /// `<u>`, `<ins>`.
  public static let underline = MarkdownEmphases(rawValue: 4)
  /// `~~struck out~~`, `<s>`, `<del>`.
  public static let strike = MarkdownEmphases(rawValue: 8)
  /// Text between backquotes, `<code>`.
  public static let code = MarkdownEmphases(rawValue: 16)
  /// `||hidden||`.
  public static let spoiler = MarkdownEmphases(rawValue: 32)
  /// `==marked==`, `<mark>`.
  public static let mark = MarkdownEmphases(rawValue: 64)
  /// `<sub>`.
  public static let sub = MarkdownEmphases(rawValue: 128)
  /// `<sup>`.
  public static let sup = MarkdownEmphases(rawValue: 256)
  /// `<kbd>`.
  public static let kbd = MarkdownEmphases(rawValue: 512)

  /// All emphases with their names, in the order of their bits.
  public static let named: [(emphasis: MarkdownEmphases, name: String)] = [
    (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.strike, "strike"), (.code, "code"),
    (.spoiler, "spoiler"), (.mark, "mark"), (.sub, "sub"), (.sup, "sup"), (.kbd, "kbd"),
  ]
}
