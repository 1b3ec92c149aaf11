import TextShaping

/// The glyphs of a paragraph, run after run in visual order.
///
/// Twelve bytes a glyph, as a paragraph holds one for each of its characters; eight more in texts where a glyph is moved from its
/// place, as marks are.
package struct GlyphTable: Sendable {
  /// What breaking lines asks of glyphs lies beside each other.
  private(set) var entries: ContiguousArray<GlyphEntry> = []
  /// Of each glyph, or empty while none is moved.
  private var shifts: ContiguousArray<GlyphShift> = []

  /// The number of glyphs.
  package var count: Int { entries.count }

  /// A glyph.
  package subscript(index: Int) -> Glyph {
    let entry = entries[index]
    let shift = shifts.isEmpty ? GlyphShift.none : shifts[index]
    return Glyph(
      id: entry.id, cluster: entry.cluster, xAdvance: entry.xAdvance, xOffset: shift.x, yOffset: shift.y,
      flags: GlyphFlags(rawValue: entry.flags))
  }

  /// Some glyphs.
  package subscript(range: Range<Int>) -> ContiguousArray<Glyph> {
    ContiguousArray(range.lazy.map { self[$0] })
  }

  mutating func reserveCapacity(_ capacity: Int) { entries.reserveCapacity(capacity) }

  @inline(__always)
  mutating func append(_ glyph: Glyph) {
    if shifts.isEmpty {
      if glyph.xOffset | glyph.yOffset != 0 { noteShift(of: glyph) }
    } else {
      shifts.append(GlyphShift(glyph))
    }
    entries.append(GlyphEntry(glyph))
  }

  mutating func append(contentsOf glyphs: ContiguousArray<Glyph>) {
    for glyph in glyphs { append(glyph) }
  }

  /// Drops all glyphs from one on.
  mutating func removeSubrange(_ range: PartialRangeFrom<Int>) {
    entries.removeSubrange(range)
    if !shifts.isEmpty { shifts.removeSubrange(range) }
  }

  /// Puts glyphs in the place of others.
  mutating func replaceSubrange(_ range: Range<Int>, with glyphs: ContiguousArray<Glyph>) {
    if shifts.isEmpty, glyphs.contains(where: { $0.xOffset | $0.yOffset != 0 }) {
      shifts = ContiguousArray(repeating: .none, count: count)
    }
    if !shifts.isEmpty { shifts.replaceSubrange(range, with: glyphs.map { GlyphShift($0) }) }
    entries.replaceSubrange(range, with: glyphs.map { GlyphEntry($0) })
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    entries.count * MemoryLayout<GlyphEntry>.stride + shifts.count * MemoryLayout<GlyphShift>.stride
  }

  /// The first glyph that is moved.
  private mutating func noteShift(of glyph: Glyph) {
    shifts.reserveCapacity(entries.capacity)
    shifts.append(contentsOf: repeatElement(.none, count: entries.count))
    shifts.append(GlyphShift(glyph))
  }
}

/// All of a glyph but its shift.
struct GlyphEntry: Sendable {
  /// The glyph's number, of 24 bits as in all fonts, below its flags.
  private let word: UInt32
  /// The UTF-16 offset of the cluster the glyph belongs to.
  let cluster: Int32
  /// How far the glyph moves the pen, in 1/65536 points.
  let xAdvance: Int32

  @inline(__always)
  init(_ glyph: Glyph) {
    word = glyph.id & 0xFF_FFFF | UInt32(glyph.flags.rawValue) &<< 24
    cluster = glyph.cluster
    xAdvance = glyph.xAdvance
  }

  var id: UInt32 { word & 0xFF_FFFF }
  /// HarfBuzz's flags.
  var flags: UInt8 { UInt8(truncatingIfNeeded: word &>> 24) }
  var advance: Advance { Advance(xAdvance) }
}

/// How far a glyph is moved from where the pen is, in 1/65536 points.
private struct GlyphShift: Sendable {
  let x: Int32
  let y: Int32

  static let none = GlyphShift(x: 0, y: 0)

  init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  init(_ glyph: Glyph) { self.init(x: glyph.xOffset, y: glyph.yOffset) }
}
