import CHarfBuzz
import TextUnicode

/// Turns stretches of text into glyphs with HarfBuzz. Each thread has one, which is reused for each run.
///
/// Each call gets the whole paragraph, so that HarfBuzz sees the characters around the stretch. Letters of
/// joined scripts keep their forms across a line break, as CSS Text 3 §7.3 requires.
package final class Shaper {
  /// HarfBuzz's buffer, created on first use, because most layouts at a new width shape nothing.
  private lazy var buffer: OpaquePointer = hb_buffer_create()!  // HarfBuzz gives its empty buffer, never null
  private var hasBuffer = false
  /// The maximum length, in UTF-16 units, of a stretch after which the buffer's memory is kept. After a
  /// longer stretch it is freed at once.
  private static let longestKept = 16_384
  /// How many times HarfBuzz was called to shape.
  package private(set) var shapeCount = 0

  /// Creates a shaper.
  package init() {}

  deinit { if hasBuffer { hb_buffer_destroy(buffer) } }

  /// Shapes `range` of `text` and appends its glyphs, in visual order (left to right), to `glyphs`.
  ///
  /// - Parameters:
  ///   - text: The paragraph in UTF-16.
  ///   - range: UTF-16 offsets in the text.
  ///   - wantsConcatFlags: Whether to compute `isUnsafeToConcat` flags, which takes time.
  ///   - glyphs: Receives the glyphs; their clusters are offsets in `text`.
  /// - Complexity: Linear in the range.
  package func shape(
    _ text: Span<UInt16>, range: Range<Int>, properties: ShapingProperties, wantsConcatFlags: Bool = true,
    into glyphs: inout ContiguousArray<Glyph>
  ) {
    guard !range.isEmpty else { return }
    shapeCount += 1
    hasBuffer = true
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(properties.script.tagValue))
    if let language = properties.language { hb_buffer_set_language(buffer, language.pointer) }
    hb_buffer_set_flags(
      buffer, wantsConcatFlags ? HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT : HB_BUFFER_FLAG_DEFAULT)
    if properties.features.isEmpty {
      hb_shape(properties.font.harfBuzzFont, buffer, nil, 0)
    } else {
      let features = properties.features.map {
        hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: .max)
      }
      hb_shape(properties.font.harfBuzzFont, buffer, features, UInt32(features.count))
    }
    let first = glyphs.count
    append(to: &glyphs)
    if let marks = SymbolMarks(text, range, font: properties.font) {
      marks.place(&glyphs, from: first, isRightToLeft: properties.isRightToLeft)
    }
    if range.count > Self.longestKept {
      hb_buffer_destroy(buffer)
      buffer = hb_buffer_create()!  // as above
    }
  }

  private func append(to glyphs: inout ContiguousArray<Glyph>) {
    var count: UInt32 = 0
    guard let records = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    glyphs.reserveCapacity(glyphs.count + Int(count))
    for index in 0..<Int(count) {
      let position = positions[index]
      let flags = hb_glyph_info_get_glyph_flags(records + index)
      glyphs.append(
        Glyph(
          id: records[index].codepoint, cluster: Int32(records[index].cluster), xAdvance: position.x_advance,
          xOffset: position.x_offset, yOffset: position.y_offset,
          flags: GlyphFlags(rawValue: UInt8(truncatingIfNeeded: flags.rawValue & 3))))
    }
  }
}
