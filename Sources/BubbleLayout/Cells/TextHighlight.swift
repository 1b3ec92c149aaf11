/// A colour behind a range of one text of a message. It does not change the layout.
public struct TextHighlight: Hashable, Sendable {
  /// The path of the text.
  public var path: ContentPath
  /// The range, in UTF-16 offsets in the shown text.
  public var range: Range<Int>
  /// The role of the colour, for the surface behind the text.
  public var background: SurfaceColorRole

  /// Creates a highlight of a range.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 offsets in the shown text.
  ///   - background: The role of the colour.
  ///   - path: The path of the text.
  public init(range: Range<Int>, background: SurfaceColorRole = .match, at path: ContentPath = .text) {
    self.path = path
    self.range = range
    self.background = background
  }
}
