/// An image that is alone in its paragraph.
public struct MarkdownImage: Sendable, Hashable {
  /// Its address.
  public var address: String
  /// Its title.
  public var title: String?
  /// What it shows, in words (alternative text).
  public var words: String
  /// The address that it links to; nil if it is not a link.
  public var href: String?

  /// An image.
  public init(address: String, title: String? = nil, words: String = "", href: String? = nil) {
    self.address = address
    self.title = title
    self.words = words
    self.href = href
  }
}
