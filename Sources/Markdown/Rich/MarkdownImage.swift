/// An image that is alone in its paragraph.
public struct MarkdownImage: Sendable, Hashable {
  /// Its address.
  public var address: String
  /// Its title.
  public var title: String?
  /// What it shows, in words.
  public var words: String
  /// The address of the link that it is.
  public var href: String?

  /// An image.
  public init(address: String, title: String? = nil, words: String = "", href: String? = nil) {
    self.address = address
    self.title = title
    self.words = words
    self.href = href
  }
}
