/// A place where a text exceeds its limits. Each kind is reported once, at its first place.
public struct MarkdownOverrun: Sendable, Equatable, Hashable {
  /// The limit, by the name of its property in ``MarkdownLimits``.
  public enum Limit: String, Sendable, CaseIterable {
    case levels, columns, blocks, bytes
  }

  /// The limit.
  public var limit: Limit
  /// The place of the first excess, as a UTF-8 offset in the source.
  public var offset: Int

  /// An overrun.
  public init(limit: Limit, offset: Int) {
    self.limit = limit
    self.offset = offset
  }
}
