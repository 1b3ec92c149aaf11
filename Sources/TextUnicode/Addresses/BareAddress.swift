/// An address that is written in a text without markup, such as `https://example.org/a` or `name@example.org`.
package struct BareAddress: Equatable, Sendable {
  /// The forms of addresses.
  package enum Kind: Sendable {
    /// A scheme and `://`, as in `https://example.org`, or `xmpp:` or `sip:` and a name at a host.
    case scheme
    /// `www.` and a host.
    case www
    /// A host with a known top-level domain.
    case host
    /// A mail address, possibly after `mailto:`.
    case mail
  }

  /// The form of the address.
  package let kind: Kind
  /// The offsets of the address, in UTF-8 unless the call that found it says otherwise. The end is excluded.
  package var range: Range<Int>
  /// The UTF-8 offset of the end of the host and its port. The address ends there or later.
  let body: Int
  /// Whether a path, a query or a fragment may follow.
  let hasPath: Bool

  /// Whether characters that are markup elsewhere are part of the address. A host without a path has none.
  package var protectsMarkup: Bool { kind != .host || hasPath }

  init(_ kind: Kind, from start: Int, body: Int, hasPath: Bool) {
    self.kind = kind
    range = start..<body
    self.body = body
    self.hasPath = hasPath
  }
}
