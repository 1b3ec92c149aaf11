import TextUnicode

/// Places the marks for symbols, such as U+20DD, U+20E3 and U+20D7, over their base.
///
/// Few fonts have anchors for them (OpenType `mark`), and HarfBuzz moves only marks with a combining class. An
/// enclosing mark is then drawn beside its base, over the next letters. So a mark that the font does not place
/// is centred by its ink over its base, and a cluster is at least as wide as the mark that encloses it. Fonts
/// with anchors or ligatures stay as they are.
struct SymbolMarks {
  /// The glyphs of the marks in the text, with their kinds.
  private var kinds: [UInt32: Kind] = [:]
  private let font: FontInstance

  private enum Kind {
    case enclosing, above, below, across
  }

  /// Finds the marks in a stretch of text; nil if there are none.
  ///
  /// - Complexity: Linear in the stretch.
  init?(_ text: Span<UInt16>, _ range: Range<Int>, font: FontInstance) {
    guard range.contains(where: { Self.isMark(text[$0]) }) else { return nil }
    self.font = font
    var seen: Set<UInt16> = []
    for offset in range where Self.isMark(text[offset]) {
      let unit = text[offset]
      if seen.insert(unit).inserted, let glyph = font.nominalGlyph(for: UInt32(unit))?.glyph, glyph != 0 {
        kinds[glyph] = Self.kind(of: unit)
      }
    }
    if kinds.isEmpty { return nil }
  }

  /// Whether a code unit is in the block Combining Diacritical Marks for Symbols, or another enclosing mark.
  @inline(__always)
  private static func isMark(_ unit: UInt16) -> Bool {
    unit &- 0x20D0 <= 0x20 || unit &- 0x488 <= 1 || unit &- 0xA670 <= 2 || unit == 0x1ABE
  }

  private static func kind(of unit: UInt16) -> Kind {
    switch unit {
    case 0x20D2, 0x20D3, 0x20D8...0x20DA, 0x20E5, 0x20E6, 0x20EA, 0x20EB: .across
    case 0x20E8, 0x20EC...0x20EF: .below
    case 0x20DD...0x20E0, 0x20E2...0x20E4: .enclosing
    case 0x20D0...0x20F0: .above
    default: .enclosing
    }
  }

  /// Moves the marks of shaped glyphs.
  ///
  /// - Parameter glyphs: The glyphs in visual order, from `first` on.
  /// - Complexity: Linear in the glyphs.
  func place(_ glyphs: inout ContiguousArray<Glyph>, from first: Int, isRightToLeft: Bool) {
    var start = first
    while start < glyphs.count {
      var end = start + 1
      while end < glyphs.count, glyphs[end].cluster == glyphs[start].cluster { end += 1 }
      if end - start > 1 { place(&glyphs, start..<end, base: isRightToLeft ? end - 1 : start) }
      start = end
    }
  }

  /// Moves the marks of a cluster.
  private func place(_ glyphs: inout ContiguousArray<Glyph>, _ cluster: Range<Int>, base: Int) {
    let own = glyphs[base]
    guard own.xAdvance > 0, cluster.contains(where: { $0 != base && kind(of: glyphs[$0]) != nil }) else {
      return
    }
    let ink = font.ink(of: own.id)
    let gap = font.size / 20
    var (top, bottom) = (ink.top, ink.bottom)
    var widest: Int32 = 0
    // How far the pen is from the base's origin.
    var pen = cluster.prefix { $0 < base }.reduce(0) { $0 &- glyphs[$1].xAdvance }
    for index in cluster {
      defer { pen &+= glyphs[index].xAdvance }
      guard index != base, let kind = kind(of: glyphs[index]) else { continue }
      let mark = font.ink(of: glyphs[index].id)
      guard !mark.isEmpty else { continue }
      var rise: Int32 = 0
      switch kind {
      case .enclosing:
        widest = max(widest, min(mark.right &- mark.left, font.size &* 3))
        if !ink.isEmpty, ink.top > mark.top || ink.bottom < mark.bottom {
          rise = (ink.top / 2 &+ ink.bottom / 2) &- (mark.top / 2 &+ mark.bottom / 2)
        }
      case .above:
        rise = max(0, top &+ gap &- mark.bottom)
        top = mark.top &+ rise
      case .below:
        rise = min(0, bottom &- gap &- mark.top)
        bottom = mark.bottom &+ rise
      case .across: break
      }
      let shift = (own.xAdvance / 2) &- (mark.left / 2 &+ mark.right / 2) &- pen
      glyphs[index] = glyphs[index].moved(x: shift, y: rise)
    }
    let room = widest / 2 &- own.xAdvance / 2
    guard room > 0 else { return }
    // The base moves to the middle of the wider cluster, and all marks move with it. The pen of the glyphs after
    // the base moves twice as far.
    for index in cluster {
      glyphs[index] = glyphs[index].moved(x: index > base ? -room : room, y: 0)
    }
    glyphs[base] = glyphs[base].widened(by: 2 &* room)
  }

  /// Returns the kind of a mark that the font has not placed; nil for other glyphs.
  private func kind(of glyph: Glyph) -> Kind? {
    glyph.xAdvance == 0 && glyph.xOffset == 0 && glyph.yOffset == 0 ? kinds[glyph.id] : nil
  }
}

extension Glyph {
  /// Returns the glyph drawn at another distance from the pen.
  fileprivate func moved(x: Int32, y: Int32) -> Glyph {
    Glyph(
      id: id, cluster: cluster, xAdvance: xAdvance, xOffset: xOffset &+ x, yOffset: yOffset &+ y, flags: flags
    )
  }
}
