/// A preview of a linked page: its address, title, summary and picture.
public struct LinkPreview: Hashable, Sendable {
  /// The page's address.
  public var address: String
  /// The page's title; nil if unknown.
  public var title: String?
  /// A summary of the page, of one or two sentences; nil if there is none.
  public var summary: String?
  /// The size of the page's picture in pixels; nil if there is none.
  public var picture: PictureSize?
  /// Whether the picture is a small square beside the texts instead of above them.
  public var isPictureSmall: Bool
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a preview of a page.
  public init(
    address: String, title: String? = nil, summary: String? = nil, picture: PictureSize? = nil,
    isPictureSmall: Bool = false
  ) {
    self.address = address
    self.title = title
    self.summary = summary
    self.picture = picture
    self.isPictureSmall = isPictureSmall
  }
}

extension LinkPreview: MessageRecord {
  package static var standard: LinkPreview { LinkPreview(address: "") }

  package static let fields: [RecordField<LinkPreview>] = [
    .field("address", \.address, isRequired: true), .optional("title", \.title),
    .optional("summary", \.summary), .optional("picture", \.picture),
    .field("small", \.isPictureSmall, or: false),
  ]
}

extension LinkPreview: AttachmentRecord {
  package var attachment: MessageAttachment { .link(self) }
  package var shownName: String? { title?.visible ?? address }

  package var texts: [(steps: [ContentPath.Step], text: String)] {
    // The card shows only the host of the address.
    [(["title"], title), (["summary"], summary)].compactMap { (steps, text) in
      text.map { (steps, $0) }
    }
  }
}

/// Finds the host in a link address.
package enum LinkHost {
  /// Returns the part between the scheme and the path, without a user name and `www.`; the whole address if it has no
  /// host, as `mailto:` has none.
  ///
  /// As in browsers, a backslash ends the host like a slash. So the host is the one that a press opens.
  package static func of(_ address: String) -> String {
    var rest = Substring(address)
    let scheme = rest.firstRange(of: "://")
    if let scheme { rest = rest[scheme.upperBound...] }
    let host = rest.prefix { !"/?#\\".contains($0) }
    let name = host.split(separator: "@").last ?? host
    // Without `//`, a colon precedes the number of a port, or follows a scheme.
    let port = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
    let hasHost = scheme != nil || host.count == name.count && port?.allSatisfy(\.isNumber) != false
    guard hasHost, !name.isEmpty else { return address }
    return String(name.hasPrefix("www.") ? name.dropFirst(4) : name)
  }
}
