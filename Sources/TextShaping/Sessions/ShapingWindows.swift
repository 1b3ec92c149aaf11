import TextUnicode

/// Divides a long run into windows that are shaped one after the other, so that the memory for shaping does
/// not grow with the run.
///
/// The glyphs of a window are kept up to a place that HarfBuzz does not flag as unsafe to concatenate. The
/// glyphs on each side of it do not depend on the text on the other, so the next window may begin there. Some
/// text after that place is shaped too and its glyphs are dropped, because font rules may look ahead.
package struct ShapingWindows: Sendable {
  /// The length of a window in UTF-16 units. Runs up to this length are shaped whole.
  package let longest: Int
  /// How much text is shaped beyond the kept part at least, in UTF-16 units.
  package let overlap: Int

  /// Windows far longer than usual messages, with an overlap far longer than the context of any font rule.
  package static let standard = ShapingWindows(longest: 8_192, overlap: 512)

  /// Creates windows of other lengths, in UTF-16 units.
  package init(longest: Int, overlap: Int) {
    self.longest = longest
    self.overlap = overlap
  }

  /// The factor by which a window grows if it has no place where the next window may begin.
  private static let growth = 8

  /// A place between two windows.
  private struct Seam {
    let offset: Int
    /// How many of the window's glyphs are kept.
    let glyphCount: Int
  }

  /// Shapes a run one window after the other.
  ///
  /// - Parameters:
  ///   - part: Scratch for the glyphs of a window.
  ///   - shape: Appends the glyphs of a range in visual order.
  ///   - take: Receives the glyphs of a part; parts come in visual order.
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

  /// Returns the next window. In right-to-left text it is the last one of the text, because it comes first in
  /// visual order.
  private func window(
    _ length: Int, of rest: Range<Int>, in text: Span<UInt16>, isRightToLeft: Bool
  ) -> Range<Int> {
    guard length < rest.count else { return rest }
    var cut = isRightToLeft ? rest.upperBound - length : rest.lowerBound + length
    if text[cut] & 0xFC00 == 0xDC00 { cut -= 1 }
    return isRightToLeft ? cut..<rest.upperBound : rest.lowerBound..<cut
  }

  /// Returns where a window may end, if possible after a space in its last half; nil if it may end nowhere.
  private func seam(
    in glyphs: ContiguousArray<Glyph>, of window: Range<Int>, _ text: Span<UInt16>,
    isRightToLeft: Bool
  ) -> Seam? {
    // If only a small part of each window were kept, the time would be quadratic.
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

  /// Whether HarfBuzz treats the character at an offset in the same way as at the start of a text. It adds a
  /// dotted circle to a mark there, and fonts pair regional indicators from the first of a row.
  private static func mayPart(at offset: Int, in text: Span<UInt16>) -> Bool {
    let character = ScalarProperties(text.scalar(at: offset).value)
    if character.isMark || character.isDefaultIgnorable { return false }
    return !text.isRegionalIndicator(at: offset) || !text.followsRegionalIndicator(offset)
  }
}
