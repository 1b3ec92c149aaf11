/// What the output holds beside frames and lines.
public struct WritingOptions: Hashable, Sendable {
  /// Whether each line lists its glyphs.
  public var glyphs: Bool

  public init(glyphs: Bool = false) { self.glyphs = glyphs }
}
