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
