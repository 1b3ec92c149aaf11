/// What the output holds beside frames and lines.
public struct WritingOptions: Hashable, Sendable {
  /// Whether each line lists its glyphs.
  public var glyphs: Bool

  /// By default frames and lines alone.
  public init(glyphs: Bool = false) { self.glyphs = glyphs }
}
