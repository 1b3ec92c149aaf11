import FuzzParts

/// Makes outlines that contain themselves, or that double with each level.
enum HostileOutlines {
  /// Gives the font `glyf` and `loca` tables of composite glyphs.
  static func addComposites(to font: inout FontTables, _ input: inout FuzzInput) {
    let count = min(4_096, max(1, font.glyphCount))
    let levels = 1 + input.below(24)
    let step = input.choice([0, 1, 1, 1, 2])
    let parts = 1 + input.below(4)
    var (glyphs, places) = ([UInt8](), [Int]())
    for glyph in 0..<count {
      places.append(glyphs.count)
      // The last level is a glyph without an outline, unless each glyph contains itself.
      if glyph >= levels, step > 0 { continue }
      glyphs.append16([-1, 0, 0, 1_000, 1_000])
      for part in 0..<parts {
        let isLast = part == parts - 1
        // The arguments are words; more parts follow, or instructions, if a flag says so.
        glyphs.append16([isLast ? input.choice([0x3, 0x3, 0x23, 0x103]) : 0x23, glyph + step, part * 10, 0])
      }
      glyphs.append16(0)
    }
    places.append(glyphs.count)
    font["glyf"] = glyphs
    font["loca"] = places.reduce(into: []) { $0.append32($1) }
    var head = font["head"]
    head.write16(1, at: 50)
    font["head"] = head
    font.remove("CFF ")
    font.isCFF = false
  }

  /// Replaces the outlines with a `CFF ` table whose subroutines call each other.
  static func addSubroutines(to font: inout FontTables, _ input: inout FuzzInput) {
    let count = min(512, max(1, font.glyphCount))
    let subroutines = 1 + input.below(16)
    let step = input.choice([0, 1, 1])
    let calls = 1 + input.below(4)
    func body(_ index: Int, _ input: inout FuzzInput) -> [UInt8] {
      if input.below(6) == 0 { return input.bytes(12) }
      // With fewer than 1,240 subroutines, 107 is subtracted from an index (Adobe Technical Note 5176).
      let called = UInt8(clamping: (index + step) % subroutines + 32)
      return (0..<calls).flatMap { _ in [called, input.flag() ? 10 : 29] } + [11]
    }
    let local = (0..<subroutines).map { body($0, &input) }
    let global = (0..<subroutines).map { body($0, &input) }
    let glyph: [UInt8] = [139, 139, 21, 32, input.flag() ? 10 : 29, 14]
    font["CFF "] = compactFont(
      glyphs: Array(repeating: glyph, count: count), local: local, global: global)
    var limits = [UInt8]()
    limits.append32(0x0000_5000)
    limits.append16(count)
    font["maxp"] = limits
    for tag in ["glyf", "loca", "gvar", "fpgm", "prep", "cvt "] { font.remove(tag) }
    font.isCFF = true
  }

  /// Returns a `CFF ` table of version 1.
  private static func compactFont(
    glyphs: [[UInt8]], local: [[UInt8]], global: [[UInt8]]
  ) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [29] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func index(_ parts: [[UInt8]]) -> [UInt8] {
      var (list, offset) = ([UInt8](), 1)
      list.append16(parts.count)
      guard !parts.isEmpty else { return list }
      list.append(4)
      list.append32(offset)
      for part in parts {
        offset += part.count
        list.append32(offset)
      }
      return list + parts.joined()
    }
    func dictionary(_ glyphs: Int, _ ownLength: Int, _ own: Int) -> [UInt8] {
      number(glyphs) + [17] + number(ownLength) + number(own) + [18]
    }
    // The subroutines of the glyphs follow their dictionary.
    let own = number(6) + [19]
    let head: [UInt8] = [1, 0, 4, 4] + index([[0x41]])
    let tail = index([]) + index(global)
    let start = head.count + index([dictionary(0, 0, 0)]).count + tail.count
    let outlines = index(glyphs)
    return head + index([dictionary(start, own.count, start + outlines.count)]) + tail + outlines + own
      + index(local)
  }
}
