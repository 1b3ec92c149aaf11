import FuzzParts

/// Makes `GSUB` and `GPOS` tables of valid structure whose lookups call each other, also in circles, or make
/// many glyphs of one.
struct HostileLookups {
  /// Whether the table moves glyphs (`GPOS`) or replaces them (`GSUB`).
  let movesGlyphs: Bool
  let glyphCount: Int
  /// The number of lookups.
  private var count = 0

  init(movesGlyphs: Bool, glyphCount: Int) {
    self.movesGlyphs = movesGlyphs
    self.glyphCount = glyphCount
  }

  private static let tags = ["ccmp", "liga", "calt", "kern", "mark", "mkmk"]

  /// Returns a table with 1 to 12 lookups, which all features use.
  mutating func table(_ input: inout FuzzInput) -> [UInt8] {
    count = 1 + input.below(12)
    let lookups = (0..<count).map { lookup($0, &input) }
    let scripts = scriptList()
    let features = featureList()
    var table = [UInt8]()
    table.append16([1, 0, 10, 10 + scripts.count, 10 + scripts.count + features.count])
    return table + scripts + features + Self.list(lookups)
  }

  private func scriptList() -> [UInt8] {
    var list = [UInt8]()
    list.append16(1)
    list += "DFLT".utf8
    list.append16([8, 4, 0, 0, 0xFFFF, Self.tags.count])
    list.append16(Array(Self.tags.indices))
    return list
  }

  private func featureList() -> [UInt8] {
    var feature = [UInt8]()
    feature.append16([0, count])
    feature.append16(Array(0..<count))
    var list = [UInt8]()
    list.append16(Self.tags.count)
    for tag in Self.tags {
      list += tag.utf8
      list.append16(2 + 6 * Self.tags.count)
    }
    return list + feature
  }

  /// Returns a count, the offsets of parts, and the parts.
  private static func list(_ parts: [[UInt8]]) -> [UInt8] {
    var (list, offset) = ([UInt8](), 2 + 2 * parts.count)
    list.append16(parts.count)
    for part in parts {
      list.append16(offset)
      offset += part.count
    }
    return list + parts.joined()
  }

  private func lookup(_ index: Int, _ input: inout FuzzInput) -> [UInt8] {
    let flags = input.choice([0, 0, 0, 1, 2, 4, 8, 16, 0xFF00])
    var (type, subtable) = subtable(index, &input)
    if input.below(4) == 0 {
      // Extensions may only lead to another type, but a damaged font has one that leads to an extension.
      let extensionType = movesGlyphs ? 9 : 7
      var outer = [UInt8]()
      outer.append16([1, input.below(8) == 0 ? extensionType : type])
      outer.append32(input.below(8) == 0 ? 0 : 8)
      subtable = outer + subtable
      type = extensionType
    }
    var lookup = [UInt8]()
    lookup.append16([type, flags, 1, flags == 16 ? 10 : 8])
    if flags == 16 { lookup.append16(input.byte()) }
    return lookup + subtable
  }

  private func subtable(_ index: Int, _ input: inout FuzzInput) -> (type: Int, bytes: [UInt8]) {
    let context = movesGlyphs ? 7 : 5
    switch input.below(8) {
    case 0, 1: return (context, contextual(index, &input, isChained: false))
    case 2, 3: return (context + 1, contextual(index, &input, isChained: true))
    case 4 where !movesGlyphs: return (2, multiple(&input))
    case 5 where !movesGlyphs: return (4, ligature(&input))
    case 6 where !movesGlyphs: return (8, reverse(&input))
    default: return (1, single(&input))
    }
  }

  /// The coverage of all glyphs but the first, in format 2.
  private var coverage: [UInt8] {
    var coverage = [UInt8]()
    coverage.append16([2, 1, 1, max(1, glyphCount - 1), 0])
    return coverage
  }

  /// Returns a context of one or more glyphs, in format 3, whose records call this lookup or others.
  private func contextual(_ index: Int, _ input: inout FuzzInput, isChained: Bool) -> [UInt8] {
    let glyphs = 1 + input.below(4)
    let calls = (0..<1 + input.below(6)).map { _ in
      (input.below(glyphs + 1), input.choice([index, index, (index + 1) % count, input.below(count + 1)]))
    }
    let behind = isChained ? input.below(2) : 0
    let ahead = isChained ? input.below(2) : 0
    let head = (isChained ? 4 : 3) * 2 + (isChained ? 2 : 0) + 2 * (glyphs + behind + ahead) + 4 * calls.count
    var table = [UInt8]()
    table.append16(3)
    if isChained {
      for part in [behind, glyphs, ahead] {
        table.append16(part)
        for _ in 0..<part { table.append16(head) }
      }
      table.append16(calls.count)
    } else {
      table.append16([glyphs, calls.count])
      for _ in 0..<glyphs { table.append16(head) }
    }
    for call in calls { table.append16([call.0, call.1]) }
    return table + coverage
  }

  /// Returns a table that replaces each glyph with several.
  private func multiple(_ input: inout FuzzInput) -> [UInt8] {
    let covered = max(1, glyphCount - 1)
    let made = input.choice([2, 3, 16, 200, 0])
    var table = [UInt8]()
    let head = 6 + 2 * covered
    table.append16([1, head + 2 + 2 * made, covered])
    for _ in 0..<covered { table.append16(head) }
    table.append16(made)
    for glyph in 0..<made { table.append16(1 + glyph % covered) }
    return table + coverage
  }

  private func ligature(_ input: inout FuzzInput) -> [UInt8] {
    let covered = max(1, glyphCount - 1)
    let parts = input.choice([2, 2, 3, 1, 0])
    var set = [UInt8]()
    set.append16([1, 4, 1 + input.below(covered), parts])
    for _ in 1..<max(1, parts) { set.append16(1 + input.below(covered)) }
    var table = [UInt8]()
    let head = 6 + 2 * covered
    table.append16([1, head + set.count, covered])
    for _ in 0..<covered { table.append16(head) }
    return table + set + coverage
  }

  private func reverse(_ input: inout FuzzInput) -> [UInt8] {
    let covered = max(1, glyphCount - 1)
    var table = [UInt8]()
    table.append16([1, 10 + 2 * covered, 0, 0, covered])
    for _ in 0..<covered { table.append16(1 + input.below(covered)) }
    return table + coverage
  }

  private func single(_ input: inout FuzzInput) -> [UInt8] {
    var table = [UInt8]()
    if movesGlyphs {
      table.append16([1, 14, 0xF])
      for _ in 0..<4 { table.append16(input.choice([0, 10, -10, 0x7FFF, -0x8000])) }
    } else {
      table.append16([1, 6, input.choice([1, -1, 0x7FFF, 0])])
    }
    return table + coverage
  }
}
