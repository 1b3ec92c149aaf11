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
