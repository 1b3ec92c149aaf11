/// What the output contains besides frames and lines.
public struct WritingOptions: Hashable, Sendable {
  /// Whether each line lists its glyphs.
  public var glyphs: Bool

  /// Options of these values.
  public init(glyphs: Bool = false) { self.glyphs = glyphs }
}
