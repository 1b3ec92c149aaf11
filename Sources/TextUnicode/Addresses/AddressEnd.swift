/// What is around an address and decides where it ends.
package struct AddressContext: Sendable {
  /// Whether the address is inside brackets, such as the label of a link, which may end after it.
  package var isInBrackets = false
  /// The character that, twice in a row, closes something that is open before the address, such as `|` of a
  /// spoiler; 0 for none. Of such signs only the closing ones are outside the address.
  package var closer: UInt8 = 0
  /// The signs that are markup at the end of the address, and so outside of it.
  package var signs: AddressSigns = []

  /// Creates a context.
  package init(isInBrackets: Bool = false, closer: UInt8 = 0, signs: AddressSigns = []) {
    self.isInBrackets = isInBrackets
    self.closer = closer
    self.signs = signs
  }
}

/// Signs of emphasis that addresses may contain.
package struct AddressSigns: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let star = AddressSigns(rawValue: 1)
  package static let underscore = AddressSigns(rawValue: 2)
  package static let tilde = AddressSigns(rawValue: 4)
  /// All signs: GFM's rule for the end of an address in Markdown.
  package static let all: AddressSigns = [.star, .underscore, .tilde]

  /// The sign that is a character; empty for other characters.
  package init(_ character: UInt8) {
    switch character {
    case UInt8(ascii: "*"): self = .star
    case UInt8(ascii: "_"): self = .underscore
    case UInt8(ascii: "~"): self = .tilde
    default: self = []
    }
  }
}

/// Finds the end of an address.
///
/// An address ends before white space, `<`, `>`, `"`, a direction control, and quotes and punctuation that are
/// not used in addresses. Punctuation at its end is left out, and so is a closing bracket without an opening one
/// in the address (GFM's rule). An address between two equal quotes, or in brackets, ends where these close.
/// `*`, `_` and `~` at its end are left out only where they are markup, directly after a host, and if the same
/// sign is directly before the address.
struct AddressEnd {
  private let address: BareAddress
  private let context: AddressContext
  private let bounds: Range<Int>
  /// How many brackets of each kind are open.
  private var depths = (round: 0, square: 0, curly: 0)
  private var ticks = 0
  /// The signs that are left out at the end.
  private var signs: AddressSigns
  /// Whether a path, a query or a fragment has begun.
  private var isInPath = false

  init(_ address: BareAddress, _ context: AddressContext, _ bounds: Range<Int>) {
    self.address = address
    self.context = context
    self.bounds = bounds
    signs = context.signs
  }

  func end(_ text: Span<UInt8>) -> Int {
    guard address.hasPath else { return address.body }
    var copy = self
    return copy.trimmed(copy.read(text), text)
  }

  /// Returns the end before the punctuation at the end is left out.
  private mutating func read(_ text: Span<UInt8>) -> Int {
    let opener = address.range.lowerBound > bounds.lowerBound ? text[address.range.lowerBound - 1] : 0
    let isDouble =
      address.range.lowerBound > bounds.lowerBound + 1 && text[address.range.lowerBound - 2] == opener
      && [UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "=")].contains(opener)
    let closer = isDouble ? opener : context.closer
    signs.formUnion(AddressSigns(opener))
    let isInSquare = context.isInBrackets || opener == UInt8(ascii: "[")
    var place = address.body
    while place < bounds.upperBound {
      let byte = text[place]
      let next = place + 1 < bounds.upperBound ? text[place + 1] : 0
      if byte >= 0x80 {
        let scalar = text.scalar(at: place, before: bounds.upperBound)
        guard isInPath, !Self.stops(scalar.value) else { return place }
        place += scalar.length
        continue
      }
      if byte == closer || byte == context.closer, next == byte { return place }
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return place
      case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "|"):
        if byte == opener, !isDouble { return place }
        if byte == UInt8(ascii: "`") { ticks += 1 }
      // In a table, an escaped bar is a bar.
      case UInt8(ascii: "\\") where next == UInt8(ascii: "|"): return place
      case UInt8(ascii: "("): depths.round += 1
      case UInt8(ascii: ")"):
        if depths.round <= 0, opener == UInt8(ascii: "(") { return place }
        depths.round -= 1
      case UInt8(ascii: "["):
        if next == UInt8(ascii: "^"), startsFootnote(at: place, text) { return place }
        depths.square += 1
      case UInt8(ascii: "]"):
        if depths.square <= 0, isInSquare { return place }
        depths.square -= 1
      case UInt8(ascii: "{"): depths.curly += 1
      case UInt8(ascii: "}"):
        if depths.curly <= 0, opener == UInt8(ascii: "{") { return place }
        depths.curly -= 1
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isInPath = true
      default: break
      }
      place += 1
    }
    return place
  }

  /// Whether a reference to a footnote, such as `[^1]`, is at a place. It belongs to the text before the address.
  private func startsFootnote(at start: Int, _ text: Span<UInt8>) -> Bool {
    var place = start + 2
    while place < bounds.upperBound, place - start < 34,
      text[place].isASCIILetterOrDigit || text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "_")
    {
      place += 1
    }
    return place > start + 2 && place < bounds.upperBound && text[place] == UInt8(ascii: "]")
  }

  private mutating func trimmed(_ end: Int, _ text: Span<UInt8>) -> Int {
    let signs = isInPath ? signs : .all
    let last = end
    var end = end
    while end > address.body {
      let byte = text[end - 1]
      guard byte < 0x80 else {
        let scalar = text.scalar(before: end, from: address.body)
        guard Self.isTrailing(scalar.value) else { return end }
        end -= scalar.length
        continue
      }
      switch byte {
      case UInt8(ascii: ")") where depths.round < 0: depths.round += 1
      case UInt8(ascii: "]") where depths.square < 0: depths.square += 1
      case UInt8(ascii: "}") where depths.curly < 0: depths.curly += 1
      case UInt8(ascii: "`") where ticks % 2 == 1: ticks -= 1
      case UInt8(ascii: ";"):
        if let entity = entityStart(before: end, text) {
          end = entity
          continue
        }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
        UInt8(ascii: "'"), UInt8(ascii: "|"):
        break
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        guard signs.contains(AddressSigns(byte)) else { return end }
      // It escapes what ends the address, or the line end.
      case UInt8(ascii: "\\") where end == last: break
      default: return end
      }
      end -= 1
    }
    return end
  }

  /// Returns the start of what looks like an entity such as `&amp;` and ends at a place; nil if there is none.
  private func entityStart(before end: Int, _ text: Span<UInt8>) -> Int? {
    var place = end - 1
    let first = max(address.body, end - 34)
    while place > first, text[place - 1].isASCIILetterOrDigit { place -= 1 }
    if place > first, text[place - 1] == UInt8(ascii: "#") { place -= 1 }
    return place < end - 1 && place > first && text[place - 1] == UInt8(ascii: "&") ? place - 1 : nil
  }

  /// Whether an address ends before a character beyond ASCII: white space, a control or direction control, a
  /// quotation mark, or punctuation of East Asian texts.
  static func stops(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0x9F, 0xAB, 0xBB, 0x2018, 0x201A...0x201F, 0x2039, 0x203A, 0xFFFC: true
    case let value where isDirectionControl(value): true
    case 0x3000...0x3004, 0x3008...0x3020: true
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    default:
      switch ScalarProperties(value).generalCategory {
      case .zs, .zl, .zp: true
      default: false
      }
    }
  }

  /// Whether a character embeds, overrides or isolates a direction, or ends this.
  static func isDirectionControl(_ value: UInt32) -> Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether a character beyond ASCII is left out at the end: punctuation, or a character without a picture.
  private static func isTrailing(_ value: UInt32) -> Bool {
    switch ScalarProperties(value).generalCategory {
    case .po, .pd, .ps, .pe, .pi, .pf, .cf: true
    default: false
    }
  }
}
