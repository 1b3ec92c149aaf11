/// An image that is alone in its paragraph.
public struct MarkdownImage: Sendable, Hashable {
  /// The address of the image.
  public var address: String
  /// The title of the image; nil if there is none.
  public var title: String?
  /// A description of the image in words (alternative text).
  public var words: String
  /// The address of a link around the image; nil if there is none.
  public var href: String?

  /// Creates an image.
  public init(address: String, title: String? = nil, words: String = "", href: String? = nil) {
    self.address = address
    self.title = title
    self.words = words
    self.href = href
  }
}
