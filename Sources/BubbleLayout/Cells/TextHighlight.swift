/// A colour behind a range of one of a message's texts. It does not change the layout.
public struct TextHighlight: Hashable, Sendable {
  /// The path of the text.
  public var path: ContentPath
  /// UTF-16 offsets in the shown text.
  public var range: Range<Int>
  /// The role of the colour, on the surface that the text stands on.
  public var background: SurfaceColorRole

  /// Creates a highlight of a range.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the shown text.
  ///   - background: The role of the colour.
  ///   - path: The path of the text.
  public init(range: Range<Int>, background: SurfaceColorRole = .match, at path: ContentPath = .text) {
    self.path = path
    self.range = range
    self.background = background
  }
}
