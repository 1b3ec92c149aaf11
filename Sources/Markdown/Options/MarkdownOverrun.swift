/// A place where a text holds more than its limits allow. Each kind is reported once, at its first place.
public struct MarkdownOverrun: Sendable, Equatable, Hashable {
  /// The limit, by the name of its property in ``MarkdownLimits``.
  public enum Limit: String, Sendable, CaseIterable {
    case levels, columns, blocks, bytes
  }

  /// The limit.
  public var limit: Limit
  /// Where the first thing beyond it stands, in UTF-8 bytes of the source.
  public var offset: Int

  /// An overrun.
  public init(limit: Limit, offset: Int) {
    self.limit = limit
    self.offset = offset
  }
}
