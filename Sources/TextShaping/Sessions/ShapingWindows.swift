import TextUnicode

/// Cuts a long run into windows that are shaped one after the other, so that what HarfBuzz and the cache hold of it while they work
/// does not grow with the run.
///
/// A window is kept up to a place that HarfBuzz does not flag as unsafe to concatenate: neither side's glyphs depend on the
/// other's text there, so that the next window may begin with it. Behind that place more text is shaped and dropped, so that
/// what looks ahead has something to look at.
package struct ShapingWindows: Sendable {
  /// In UTF-16 code units. Runs up to this long are shaped as they are.
  package let longest: Int
  /// How much text is shaped beyond what is kept, at least.
  package let overlap: Int

  /// Far longer than what anybody writes in one go, and far longer than what any font looks at.
  package static let standard = ShapingWindows(longest: 8_192, overlap: 512)

  /// Windows of other lengths, in UTF-16 code units.
  package init(longest: Int, overlap: Int) {
    self.longest = longest
    self.overlap = overlap
  }

  /// By how much a window grows in which there is no such place.
  private static let growth = 8

  /// A place between two windows.
  private struct Seam {
    let offset: Int
    /// How many of the window's glyphs are kept.
    let glyphCount: Int
  }

  /// Shapes a run from window to window.
  ///
  /// - Parameters:
  ///   - part: Scratch for the glyphs of a window.
  ///   - shape: Appends the glyphs of a range in visual order.
  ///   - take: Takes the glyphs of a part; parts come in visual order.
  /// - Complexity: Linear in the run.
  func shape(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties,
    in part: inout ContiguousArray<Glyph>,
    shape: (Range<Int>, inout ContiguousArray<Glyph>) -> Void, take: (inout ContiguousArray<Glyph>) -> Void
  ) {
    var rest = range
    var length = range.count <= longest || properties.runsAgainstScript ? range.count : longest
    while !rest.isEmpty {
      part.removeAll(keepingCapacity: true)
      let window = window(length, of: rest, in: text, isRightToLeft: properties.isRightToLeft)
      shape(window, &part)
      if window.count < rest.count {
        guard let seam = seam(in: part, of: window, text, isRightToLeft: properties.isRightToLeft) else {
          length = min(rest.count, length * Self.growth)
          continue
        }
        part.removeSubrange(seam.glyphCount...)
        rest = properties.isRightToLeft ? rest.lowerBound..<seam.offset : seam.offset..<rest.upperBound
      } else {
        rest = rest.upperBound..<rest.upperBound
      }
      take(&part)
    }
  }

  /// The window that comes next: from right to left the last of the text is the first to be seen.
  private func window(
    _ length: Int, of rest: Range<Int>, in text: Span<UInt16>, isRightToLeft: Bool
  ) -> Range<Int> {
    guard length < rest.count else { return rest }
    var cut = isRightToLeft ? rest.upperBound - length : rest.lowerBound + length
    if text[cut] & 0xFC00 == 0xDC00 { cut -= 1 }
    return isRightToLeft ? cut..<rest.upperBound : rest.lowerBound..<cut
  }

  /// Where a window may end: after a space, if there is such a place in its last half.
  private func seam(
    in glyphs: ContiguousArray<Glyph>, of window: Range<Int>, _ text: Span<UInt16>,
    isRightToLeft: Bool
  ) -> Seam? {
    // Windows that are kept to a small part would make the time quadratic.
    let kept = longest / 4
    guard window.count >= kept + overlap else { return nil }
    let allowed =
      isRightToLeft
      ? window.lowerBound + overlap...window.upperBound - kept
      : window.lowerBound + kept...window.upperBound - overlap
    var found: Seam?
    var end = glyphs.count
    while end > 0 {
      let offset = Int(glyphs[end - 1].cluster)
      var first = end
      var flags: UInt8 = 0
      while first > 0, Int(glyphs[first - 1].cluster) == offset {
        first -= 1
        flags |= glyphs[first].flags.rawValue
      }
      if flags == 0, allowed.contains(offset), found == nil || text[offset - 1] == 0x20,
        Self.mayPart(at: offset, in: text)
      {
        let seam = Seam(offset: offset, glyphCount: isRightToLeft ? end : first)
        if text[offset - 1] == 0x20 { return seam }
        found = seam
      }
      if found != nil,
        isRightToLeft
          ? offset > window.lowerBound + window.count / 2 : offset < window.upperBound - window.count / 2
      {
        break
      }
      end = first
    }
    return found
  }

  /// Whether what starts at an offset is nothing that HarfBuzz treats otherwise at the start of a text: it gives a mark there a
  /// circle to stand on, and fonts pair regional indicators up from the first of a row on.
  private static func mayPart(at offset: Int, in text: Span<UInt16>) -> Bool {
    let character = ScalarProperties(text.scalar(at: offset).value)
    if character.isMark || character.isDefaultIgnorable { return false }
    return !text.isRegionalIndicator(at: offset) || !text.followsRegionalIndicator(offset)
  }
}
