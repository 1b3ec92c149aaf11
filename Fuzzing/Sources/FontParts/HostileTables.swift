import FuzzParts

/// Makes tables of characters, coloured layers and pictures that claim too much or contain themselves.
enum HostileTables {
  /// Returns a `cmap` table that gives almost every character a glyph, in format 12 or 13.
  static func characters(_ input: inout FuzzInput, glyphCount: Int) -> [UInt8] {
    let format = input.choice([13, 12, 12, 12])
    var groups: [(first: Int, last: Int, glyph: Int)] = [(0x20, 0xFFFF, 1)]
    switch input.below(6) {
    case 0: groups = [(0x20, 0x10_FFFF, 1)]
    case 1: groups = [(0, 0xFFFF_FFFF, 0xFFFF_FFFF)]
    case 2: groups = (0..<input.below(60)).map { ($0 * 0x40, $0 * 0x40 + 0x60, input.byte()) }
    case 3: groups = stride(from: 0x20, to: 0x3000, by: 64).map { ($0, $0 + 63, 1 + $0 % max(1, glyphCount)) }
    default: break
    }
    var table = [UInt8]()
    table.append16([0, 1, 3, 10])
    table.append32(12)
    table.append16([format, 0])
    table.append32(16 + 12 * groups.count)
    table.append32(0)
    table.append32(input.below(16) == 0 ? 0x0FFF_FFFF : groups.count)
    for group in groups {
      table.append32(group.first)
      table.append32(group.last)
      table.append32(group.glyph)
    }
    return table
  }

  /// Gives the font `COLR` and `CPAL` tables whose layers contain their own glyphs.
  static func addLayers(to font: inout FontTables, _ input: inout FuzzInput) {
    let glyphs = min(64, max(1, font.glyphCount))
    var colors = [UInt8]()
    colors.append16([0, 1, 1, 1])
    colors.append32(14)
    colors.append16(0)
    colors += [10, 20, 30, 255]
    font["CPAL"] = colors
    font["COLR"] = input.flag() ? plainLayers(glyphs, &input) : paintedLayers(glyphs, &input)
  }

  /// Returns a table of version 0: each glyph has all layers.
  private static func plainLayers(_ glyphs: Int, _ input: inout FuzzInput) -> [UInt8] {
    let layers = input.choice([1, 3, 200])
    var table = [UInt8]()
    table.append16([0, glyphs])
    table.append32(14)
    table.append32(14 + 6 * glyphs)
    table.append16(layers)
    for glyph in 0..<glyphs { table.append16([glyph, 0, input.below(8) == 0 ? 0xFFFF : layers]) }
    for layer in 0..<layers { table.append16([layer % glyphs, 0]) }
    return table
  }

  /// Returns a table of version 1 whose paints lead to glyphs or to the list of layers.
  private static func paintedLayers(_ glyphs: Int, _ input: inout FuzzInput) -> [UInt8] {
    let layers = 1 + input.below(4)
    var table = [UInt8]()
    table.append16([1, 0])
    table.append32(0)
    table.append32(0)
    table.append16(0)
    let base = 34
    let list = base + 4 + 6 * glyphs + 6
    table.append32(base)
    table.append32(list)
    for _ in 0..<3 { table.append32(0) }
    table.append32(glyphs)
    for glyph in 0..<glyphs {
      table.append16(glyph)
      table.append32(4 + 6 * glyphs)
    }
    // The format 1 paints a part of the list of layers; 11 paints a glyph.
    table += [1, UInt8(layers), 0, 0, 0, 0]
    table.append32(layers)
    for layer in 0..<layers { table.append32(4 + 4 * layers + 6 * layer) }
    for _ in 0..<layers {
      if input.flag() {
        table += [1, UInt8(layers), 0, 0, 0, 0]
      } else {
        table += [11, 0, UInt8(input.below(glyphs)), 0, 0, 0]
      }
    }
    return table
  }

  /// Returns an `sbix` table: each glyph has a picture, or refers to the picture of another glyph.
  static func pictures(_ input: inout FuzzInput, glyphCount: Int) -> [UInt8] {
    let glyphs = min(4_096, max(1, glyphCount))
    var picture = [UInt8]()
    picture.append16([input.byte(), -input.byte()])
    if input.flag() {
      picture += "dupe".utf8
      picture.append16(input.below(glyphs))
    } else {
      picture += "png ".utf8
      picture += png(&input)
    }
    var table = [UInt8]()
    table.append16([1, 1])
    table.append32(1)
    table.append32(12)
    table.append16([input.choice([20, 0, 109, 0xFFFF]), 72])
    let start = 4 + 4 * (glyphs + 1)
    // Offsets must not decrease; only one glyph has the picture.
    let chosen = 1 + input.below(min(64, glyphs))
    for glyph in 0...glyphs { table.append32(glyph <= chosen ? start : start + picture.count) }
    return table + picture
  }

  /// Returns the beginning of a PNG file of any size, and bytes of the input.
  private static func png(_ input: inout FuzzInput) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.append32(13)
    file += "IHDR".utf8
    file.append32(input.choice([1, 16, 0, 0x7FFF_FFFF]))
    file.append32(input.choice([1, 16, 0, 0x7FFF_FFFF]))
    file += [8, 6, 0, 0, 0]
    return file + input.bytes(40)
  }
}
