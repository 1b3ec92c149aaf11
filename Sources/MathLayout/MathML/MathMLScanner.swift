/// Divides MathML into tags and text. It reads elements, attributes, entities and CDATA, and skips comments
/// and processing instructions. Linear in the source, without backtracking.
struct MathMLScanner {
  enum Piece {
    /// A tag that opens an element; `isEmpty` if it also closes it.
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    case close(name: String)
    case text(String)
  }

  struct Place {
    var piece: Piece
    var range: Range<Int>
  }

  private let units: [UInt16]
  private var place = 0

  init(_ units: [UInt16]) { self.units = units }

  /// The current place in the source, in UTF-16 units.
  var offset: Int { place }

  /// The next tag or text; nil at the end.
  mutating func next() -> Place? {
    while place < units.count {
      let start = place
      if units[place] == 0x3C {
        if starts("<!--") {
          skip(past: "-->")
        } else if starts("<?") {
          skip(past: "?>")
        } else if starts("<![CDATA[") {
          let inner = place + 9
          skip(past: "]]>")
          let end = units[..<place].suffix(3).elementsEqual("]]>".utf16) ? place - 3 : place
          return Place(piece: .text(string(inner..<max(inner, end))), range: start..<place)
        } else if starts("<!") {
          skip(past: ">")
        } else if let piece = tag() {
          return Place(piece: piece, range: start..<place)
        } else {
          // A `<` that does not start a tag is a character.
          place = start + 1
          return Place(piece: .text("<"), range: start..<place)
        }
        continue
      }
      while place < units.count, units[place] != 0x3C { place += 1 }
      return Place(piece: .text(MathMLEntities.replaced(string(start..<place))), range: start..<place)
    }
    return nil
  }

  // MARK: Tags

  private mutating func tag() -> Piece? {
    place += 1
    if place < units.count, units[place] == 0x2F {
      place += 1
      guard let name = name() else { return nil }
      skip(past: ">")
      return .close(name: name)
    }
    guard let name = name() else { return nil }
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      guard place < units.count else { break }
      if units[place] == 0x3E {
        place += 1
        break
      }
      if units[place] == 0x2F {
        place += 1
        guard place < units.count, units[place] == 0x3E else { continue }
        place += 1
        return .open(name: name, attributes: attributes, isEmpty: true)
      }
      guard let attribute = self.name() else {
        if units[place] == 0x3C { break }
        place += 1
        continue
      }
      skipSpaces()
      guard place < units.count, units[place] == 0x3D else {
        attributes[attribute] = ""
        continue
      }
      place += 1
      skipSpaces()
      attributes[attribute] = value()
    }
    return .open(name: name, attributes: attributes, isEmpty: false)
  }

  /// Reads a name, without a namespace prefix and in lower case; nil if there is none.
  private mutating func name() -> String? {
    let start = place
    while place < units.count, Self.isName(units[place]) { place += 1 }
    guard place > start else { return nil }
    let name = string(start..<place).lowercased()
    return name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func value() -> String {
    guard place < units.count else { return "" }
    let quote = units[place]
    let start: Int
    if quote == 0x22 || quote == 0x27 {
      place += 1
      start = place
      while place < units.count, units[place] != quote { place += 1 }
      defer { if place < units.count { place += 1 } }
      return MathMLEntities.replaced(string(start..<place))
    }
    start = place
    while place < units.count,
      Self.isName(units[place]) || units[place] == 0x23 || units[place] == 0x25 || units[place] == 0x2B
    {
      place += 1
    }
    return string(start..<place)
  }

  private static func isName(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: unit >= 0x80
    }
  }

  // MARK: Parts

  private func starts(_ text: String) -> Bool { units[place...].starts(with: text.utf16) }

  private mutating func skip(past end: String) {
    let end = Array(end.utf16)
    while place < units.count {
      if units[place...].starts(with: end) {
        place += end.count
        return
      }
      place += 1
    }
  }

  private mutating func skipSpaces() {
    while place < units.count, [0x20, 0x09, 0x0A, 0x0D].contains(units[place]) { place += 1 }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
}
