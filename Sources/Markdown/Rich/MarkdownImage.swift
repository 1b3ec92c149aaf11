/// An image that is alone between line ends of a paragraph.
public struct MarkdownImage: Sendable, Hashable {
  /// The address of the image.
  public var address: String
  /// The title of the image; nil if there is none.
  public var title: String?
  /// A description of the image in words (alternative text).
  public var words: String
  /// The address of a link around the image; nil if there is none.
  public var href: String?
  /// The width in pixels, if the source gives them (`<img>`); otherwise nil.
  public var width: Double?
  /// The height in pixels, if the source gives them (`<img>`); otherwise nil.
  public var height: Double?

  /// Creates an image.
  public init(
    address: String, title: String? = nil, words: String = "", href: String? = nil,
    width: Double? = nil, height: Double? = nil
  ) {
    self.address = address
    self.title = title
    self.words = words
    self.href = href
    self.width = width
    self.height = height
  }
}
