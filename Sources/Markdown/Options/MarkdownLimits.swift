/// The limits of a text. The excess stays readable and is reported as a ``MarkdownOverrun``.
public struct MarkdownLimits: Sendable, Equatable, Hashable {
  /// The nesting depth of quotes, list items, details and footnotes. Deeper markers stay text at the last
  /// level.
  public var levels = 16
  /// The columns of a table. Further cells are left out.
  public var columns = 64
  /// The blocks of a text, including nested ones, but not rows and cells. What follows becomes one paragraph.
  public var blocks = 10_000
  /// The bytes of a text. What follows is left out.
  public var bytes = 1 << 30

  /// All defaults.
  public init() {}
}
