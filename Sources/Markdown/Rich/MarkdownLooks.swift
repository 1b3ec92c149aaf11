/// How a range of a text looks. Looks combine.
public struct MarkdownLooks: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt16

  /// Looks by their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `**bold**`, `<b>`, `<strong>`.
  public static let bold = MarkdownLooks(rawValue: 1)
  /// `*italic*`, `<i>`, `<em>`.
  public static let italic = MarkdownLooks(rawValue: 2)
  /// `<u>`, `<ins>`.
  public static let underline = MarkdownLooks(rawValue: 4)
  /// `~~struck out~~`, `<s>`, `<del>`.
  public static let strike = MarkdownLooks(rawValue: 8)
  /// `` `code` ``, `<code>`.
  public static let code = MarkdownLooks(rawValue: 16)
  /// `||hidden||`.
  public static let spoiler = MarkdownLooks(rawValue: 32)
  /// `==marked==`, `<mark>`.
  public static let mark = MarkdownLooks(rawValue: 64)
  /// `<sub>`.
  public static let sub = MarkdownLooks(rawValue: 128)
  /// `<sup>`.
  public static let sup = MarkdownLooks(rawValue: 256)
  /// `<kbd>`.
  public static let kbd = MarkdownLooks(rawValue: 512)

  /// All looks with their names, in the order of their bits.
  public static let named: [(look: MarkdownLooks, name: String)] = [
    (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.strike, "strike"), (.code, "code"),
    (.spoiler, "spoiler"), (.mark, "mark"), (.sub, "sub"), (.sup, "sup"), (.kbd, "kbd"),
  ]
}
