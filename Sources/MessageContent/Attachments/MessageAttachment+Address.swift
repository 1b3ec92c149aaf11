extension MessageAttachment {
  /// The address that a press on the attachment opens; nil if the message contains none.
  package var address: String? {
    switch self {
    case .media(let media): media.address
    case .link(let link): link.address
    case .location(let place): place.address
    case .file(let file): file.address
    case .voice(let voice): voice.address
    case .contact, .poll, .code, .call, .custom: nil
    }
  }
}

extension LocationAttachment {
  /// The place as a `geo:` address (RFC 5870), exact to 0.000001°; nil if there is no such place.
  fileprivate var address: String? {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    return "geo:\(Self.decimal(latitude)),\(Self.decimal(longitude))"
  }

  /// Returns a number of degrees without an exponent, which `geo:` addresses cannot have.
  private static func decimal(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1e6).rounded())
    let digits = String(millionths.magnitude % 1_000_000)
    var fraction = Substring(String(repeating: "0", count: 6 - digits.count) + digits)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = "\(millionths < 0 ? "-" : "")\(millionths.magnitude / 1_000_000)"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}
