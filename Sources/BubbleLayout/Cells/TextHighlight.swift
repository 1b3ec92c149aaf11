/// A colour behind a range of one of a message's texts. It changes nothing else of the layout.
public struct TextHighlight: Hashable, Sendable {
  /// Which text.
  public var path: ContentPath
  /// UTF-16 offsets in the text as it is shown.
  public var range: Range<Int>
  /// The role of the colour on what the text stands on.
  public var background: SurfaceColorRole

  /// A highlight of a range.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the text as it is shown.
  ///   - background: The role of the colour.
  ///   - path: Which text.
  public init(range: Range<Int>, background: SurfaceColorRole = .match, at path: ContentPath = .text) {
    self.path = path
    self.range = range
    self.background = background
  }
}
