import TextLayout

extension Cell {
  /// Returns the address that a press on a target opens; nil if the target has none.
  ///
  /// - Parameters:
  ///   - target: A target of this cell.
  ///   - part: The index of the part that was pressed.
  /// - Complexity: Linear in the address, plus the parts for an object of a text.
  func address(of target: HitTarget, at part: Int) -> String? {
    switch target {
    case .link(let address, _): return address
    case .media(let index):
      // A picture between the blocks of a message has an address of its own.
      if case .media(let media) = parts[part] { return media.address }
      return facts.addresses[index]
    case .card(_, .some(let index)): return facts.addresses[index]
    // Cards without an index are the only attachment of their message.
    case .card(_, nil): return facts.addresses[0]
    case .data, .object:
      // What is drawn on a text comes after the text.
      var index = part
      while index >= 0 {
        if case .text(let text) = parts[index] { return text.address(of: target) }
        index -= 1
      }
      return nil
    default: return nil
    }
  }
}

extension TextPart {
  /// Returns the address that a press on a link, on detected data or on an object of the text opens; nil if
  /// it has none.
  func address(of target: HitTarget) -> String? {
    switch target {
    case .link(let address, _): address
    case .data(let data): data.address(in: text)
    case .object(let index): objects.indices.contains(index) ? objects[index].object.address : nil
    default: nil
    }
  }
}

extension MessageAttachment {
  /// The address that a press on the attachment opens; nil if the message contains none.
  var address: String? {
    switch self {
    case .media(let media): media.address
    case .link(let link): link.address
    case .location(let place): place.address
    case .voice, .file, .contact, .poll, .code, .call, .custom: nil
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
