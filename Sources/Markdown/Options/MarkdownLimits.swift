/// The limits of a text. Text beyond a limit is treated as each property says, and reported as a
/// ``MarkdownOverrun``.
public struct MarkdownLimits: Sendable, Equatable, Hashable {
  /// The maximum nesting depth of quotes, list items, details and footnotes. Deeper markers stay text at the
  /// last level.
  public var levels = 16
  /// The maximum number of columns in a table. Further cells are left out.
  public var columns = 64
  /// The maximum number of blocks in a text, including nested ones, but not rows and cells. The text after
  /// them becomes one paragraph.
  public var blocks = 10_000
  /// The maximum number of links and images that may use one definition, if its address and title together
  /// are longer than 256 bytes. The text of further links stays, without a link. Without such a limit a short
  /// text could become a very long layout, because each link has its own copy of the address.
  public var uses = 100
  /// The maximum length of a text in bytes. The rest is left out.
  public var bytes = 1 << 30

  /// Creates limits with the defaults.
  public init() {}
}

/// A place where a text exceeds its limits. Each kind is reported once, at its first place.
public struct MarkdownOverrun: Sendable, Equatable, Hashable {
  /// The limits. The names are those of the properties of ``MarkdownLimits``.
  public enum Limit: String, Sendable, CaseIterable {
    case levels, columns, blocks, uses, bytes
  }

  /// The limit.
  public var limit: Limit
  /// The place of the first excess, as a UTF-8 offset in the source.
  public var offset: Int

  /// Creates an overrun.
  public init(limit: Limit, offset: Int) {
    self.limit = limit
    self.offset = offset
  }
}
