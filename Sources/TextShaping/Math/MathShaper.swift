import CHarfBuzz
import TextUnicode

/// Turns the characters of a formula into glyphs with HarfBuzz. Each thread has one, which is reused for each
/// token.
package final class MathShaper {
  /// HarfBuzz's buffer, created on first use.
  private lazy var buffer: OpaquePointer = hb_buffer_create()!  // HarfBuzz gives its empty buffer, never null
  private var hasBuffer = false
  /// How many times HarfBuzz was called to shape.
  package private(set) var shapeCount = 0

  /// How characters are shaped.
  package enum Kind: Hashable, Sendable {
    /// As symbols of a formula: in OpenType's script `math`, with the script forms (`ssty`) of a level; 0 for
    /// none.
    case formula(scriptForm: UInt32)
    /// As words, in the script and direction of their letters.
    case words
  }

  /// Creates a shaper.
  package init() {}

  deinit { if hasBuffer { hb_buffer_destroy(buffer) } }

  /// Shapes a text and appends its glyphs, from left to right. Their clusters are UTF-16 offsets of the text.
  ///
  /// - Complexity: Linear in the text.
  package func shape(
    _ text: [UInt16], as kind: Kind, with font: FontInstance, into glyphs: inout ContiguousArray<Glyph>
  ) {
    var start = 0
    while start < text.count {
      let end = Self.endOfPart(of: text, from: start)
      shape(text, start..<end, as: kind, with: font, into: &glyphs)
      start = end
    }
  }

  /// Returns the end of the part that starts at an offset: the end of the text, or a place in a row of more
  /// marks than may be shaped in one call (`Itemizer.longestCluster`).
  private static func endOfPart(of text: [UInt16], from start: Int) -> Int {
    guard text.count - start > Itemizer.longestCluster else { return text.count }
    let units = text.span
    var marks = 0
    var offset = start
    while offset < text.count {
      let (scalar, length) = units.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      marks = properties.isMark || properties.isDefaultIgnorable ? marks + 1 : 0
      if marks > Itemizer.longestCluster { return offset }
      offset += length
    }
    return text.count
  }

  private func shape(
    _ text: [UInt16], _ range: Range<Int>, as kind: Kind, with font: FontInstance,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    shapeCount += 1
    hasBuffer = true
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    switch kind {
    case .formula(let form):
      hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(Self.mathScript))
      if form > 0 {
        var feature = hb_feature_t(tag: Self.scriptForms, value: form, start: 0, end: .max)
        hb_shape(font.harfBuzzFont, buffer, &feature, 1)
      } else {
        hb_shape(font.harfBuzzFont, buffer, nil, 0)
      }
    case .words:
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font.harfBuzzFont, buffer, nil, 0)
    }
    append(to: &glyphs)
  }

  /// The OpenType tags `Zmth` and `ssty`.
  private static let mathScript: UInt32 = 0x5A6D_7468
  private static let scriptForms: UInt32 = 0x7373_7479

  private func append(to glyphs: inout ContiguousArray<Glyph>) {
    var count: UInt32 = 0
    guard let records = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let position = positions[index]
      glyphs.append(
        Glyph(
          id: records[index].codepoint, cluster: Int32(truncatingIfNeeded: records[index].cluster),
          xAdvance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset))
    }
  }
}
