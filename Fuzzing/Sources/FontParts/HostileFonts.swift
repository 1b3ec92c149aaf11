import FuzzParts

/// Makes font files of which bytes choose the tables, the changes and the kind of the file.
package enum HostileFonts {
  /// Returns a font file.
  ///
  /// - Parameters:
  ///   - input: Chooses the font, the changes and the kind of file.
  ///   - seeds: Valid font files.
  package static func file(_ input: inout FuzzInput, seeds: [[UInt8]]) -> [UInt8] {
    let seed = seeds.isEmpty ? [] : input.choice(seeds)
    let container = input.byte()
    var font = FontTables(seed)
    let isPacked = font.tables.isEmpty
    for _ in 0..<input.below(5) where !isPacked { change(&font, &input) }
    var file = isPacked ? seed : contained(font, container, &input)
    for _ in 0..<input.below(3) { overwrite(&file, tables: font.tables.count, &input) }
    if container >= 248 { file = Array(file.prefix(input.below(max(1, file.count)))) }
    return file
  }

  private static func change(_ font: inout FontTables, _ input: inout FuzzInput) {
    let count = font.glyphCount
    switch input.below(14) {
    case 0, 1, 2: mutate(&font, &input)
    case 3:
      var lookups = HostileLookups(movesGlyphs: false, glyphCount: min(count, 1_024))
      font["GSUB"] = lookups.table(&input)
    case 4:
      var lookups = HostileLookups(movesGlyphs: true, glyphCount: min(count, 1_024))
      font["GPOS"] = lookups.table(&input)
    case 5: HostileOutlines.addComposites(to: &font, &input)
    case 6: HostileOutlines.addSubroutines(to: &font, &input)
    case 7, 8: font["cmap"] = HostileTables.characters(&input, glyphCount: count)
    case 9: HostileTables.addLayers(to: &font, &input)
    case 10: font["sbix"] = HostileTables.pictures(&input, glyphCount: count)
    case 11: claim(&font, &input)
    case 12:
      if let table = font.tables.indices.randomIndex(&input) {
        if input.flag() { font.tables.remove(at: table) } else { font.tables.append(font.tables[table]) }
      }
    default:
      guard let one = font.tables.indices.randomIndex(&input),
        let other = font.tables.indices.randomIndex(&input)
      else { return }
      font.tables[one].bytes = font.tables[other].bytes
    }
  }

  /// Changes up to eight bytes of a table, or its length.
  private static func mutate(_ font: inout FontTables, _ input: inout FuzzInput) {
    let wanted = input.choice(shapingTags)
    guard
      let index = font.tables.firstIndex(where: { $0.tag == wanted })
        ?? font.tables.indices.randomIndex(&input)
    else { return }
    var bytes = font.tables[index].bytes
    switch input.below(8) {
    case 0: bytes = Array(bytes.prefix(input.below(bytes.count + 1)))
    case 1: bytes += input.bytes(input.byte())
    default:
      for _ in 0..<1 + input.below(8) {
        let place = input.below(min(bytes.count, input.flag() ? 64 : 65_536))
        bytes.write16(
          input.choice([input.byte() << 8 | input.byte(), 0xFFFF, 0, 1, 0x7FFF, 0x8000]), at: place)
      }
    }
    font.tables[index].bytes = bytes
  }

  private static let shapingTags = [
    "GSUB", "GPOS", "GDEF", "cmap", "glyf", "loca", "CFF ", "head", "hhea", "hmtx", "maxp", "name", "OS/2",
    "fvar", "gvar", "HVAR", "MVAR", "STAT", "avar", "MATH", "COLR", "CPAL", "CBDT", "CBLC", "post", "kern",
  ]

  /// Lets the font claim another number of glyphs, or other metrics.
  private static func claim(_ font: inout FontTables, _ input: inout FuzzInput) {
    let (tag, places) = input.choice([
      ("maxp", [4]), ("hhea", [34]), ("head", [18, 50]), ("hhea", [4, 6, 8]), ("OS/2", [68, 70, 72, 86, 88]),
    ])
    var bytes = font[tag]
    bytes.write16(input.choice([0xFFFF, 0, 1, 2, 0x7FFF, 0x8000, input.byte()]), at: input.choice(places))
    font[tag] = bytes
  }

  private static func contained(_ font: FontTables, _ kind: Int, _ input: inout FuzzInput) -> [UInt8] {
    var claims = FontTables.Claims()
    if input.below(4) == 0 {
      claims.length = input.choice([0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF, 1 << 28])
      claims.total = input.choice([nil, nil, 0, 0xFFFF_FFFF, 255 << 20, 1 << 20])
      claims.packed = input.choice([nil, nil, 0, 0xFFFF_FFFF])
      claims.fonts = input.choice([nil, 0, 65_535, 0xFFFF_FFFF, 3])
      claims.isTransformed = input.flag()
    }
    switch kind % 8 {
    case 4: return font.collection(of: 1 + input.below(4), claims)
    case 5: return font.woff(claims)
    case 6, 7: return font.woff2(claims)
    default: return font.plain()
    }
  }

  /// Overwrites a number in the file: in the table directory, or anywhere.
  private static func overwrite(_ file: inout [UInt8], tables: Int, _ input: inout FuzzInput) {
    let value = input.choice([0, 1, 12, 0xFFFF, 0xFFFF_FFFF, 0x7FFF_FFFF, file.count, input.byte()])
    let place =
      input.flag() ? input.below(max(1, 12 + 20 * tables)) : input.below(max(1, min(file.count, 65_535)))
    if input.flag() { file.write32(value, at: place) } else { file.write16(value, at: place) }
  }
}

extension Range<Int> {
  /// Returns one of the numbers; nil for an empty range.
  fileprivate func randomIndex(_ input: inout FuzzInput) -> Int? {
    isEmpty ? nil : lowerBound + input.below(count)
  }
}
