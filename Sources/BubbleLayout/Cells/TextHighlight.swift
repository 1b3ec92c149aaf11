/// A colour behind a range of a message's text. It changes nothing else of the layout.
public struct TextHighlight: Hashable, Sendable {
  /// UTF-16 offsets in the text as it is shown.
  public var range: Range<Int>
  /// The role of the colour on what the text stands on.
  public var ink: SurfaceInk

  /// A highlight of a range.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the text as it is shown.
  ///   - ink: The role of the colour.
  public init(range: Range<Int>, ink: SurfaceInk = .match) {
    self.range = range
    self.ink = ink
  }
}
