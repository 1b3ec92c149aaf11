import TextShaping

/// The glyphs of a paragraph, run after run in visual order.
///
/// It takes twelve bytes for each glyph, because a paragraph has about one glyph for each of its characters.
/// It takes eight more in texts in which glyphs are moved from the pen position, as marks are.
package struct GlyphTable: Sendable {
  /// The part of each glyph that breaking lines needs, in one array.
  private(set) var entries: ContiguousArray<GlyphEntry> = []
  /// The shift of each glyph; empty as long as no glyph is moved.
  private var shifts: ContiguousArray<GlyphShift> = []

  /// The number of glyphs.
  package var count: Int { entries.count }

  /// The glyph at an index.
  package subscript(index: Int) -> Glyph {
    let entry = entries[index]
    let shift = shifts.isEmpty ? GlyphShift.none : shifts[index]
    return Glyph(
      id: entry.id, cluster: entry.cluster, xAdvance: entry.xAdvance, xOffset: shift.x, yOffset: shift.y,
      flags: GlyphFlags(rawValue: entry.flags))
  }

  /// The glyphs of a range.
  package subscript(range: Range<Int>) -> ContiguousArray<Glyph> {
    ContiguousArray(range.lazy.map { self[$0] })
  }

  /// The clusters of the glyphs of a range that are moved up or down by more than a distance, in 1/65536 point.
  ///
  /// - Complexity: O(1) if no glyph of the paragraph is moved, else linear in the range.
  func clusters(of range: Range<Int>, movedBy distance: Int32) -> [Int] {
    guard !shifts.isEmpty else { return [] }
    return range.filter { shifts[$0].y.magnitude > distance.magnitude }.map { Int(entries[$0].cluster) }
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

  /// Removes all glyphs from an index on.
  mutating func removeSubrange(_ range: PartialRangeFrom<Int>) {
    entries.removeSubrange(range)
    if !shifts.isEmpty { shifts.removeSubrange(range) }
  }

  /// Replaces a range of glyphs by others.
  mutating func replaceSubrange(_ range: Range<Int>, with glyphs: ContiguousArray<Glyph>) {
    if shifts.isEmpty, glyphs.contains(where: { $0.xOffset | $0.yOffset != 0 }) {
      shifts = ContiguousArray(repeating: .none, count: count)
    }
    if !shifts.isEmpty { shifts.replaceSubrange(range, with: glyphs.map { GlyphShift($0) }) }
    entries.replaceSubrange(range, with: glyphs.map { GlyphEntry($0) })
  }

  /// The size in memory, in bytes.
  var byteCount: Int {
    entries.count * MemoryLayout<GlyphEntry>.stride + shifts.count * MemoryLayout<GlyphShift>.stride
  }

  /// Appends the shift of the first glyph that is moved, and empty shifts for all glyphs before it.
  private mutating func noteShift(of glyph: Glyph) {
    shifts.reserveCapacity(entries.capacity)
    shifts.append(contentsOf: repeatElement(.none, count: entries.count))
    shifts.append(GlyphShift(glyph))
  }
}

/// All properties of a glyph except its shift.
struct GlyphEntry: Sendable {
  /// The glyph's number in 24 bits, which suffice for every font, with its flags above.
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

/// How far a glyph is moved from the pen position, in 1/65536 points.
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
