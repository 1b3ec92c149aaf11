/// The scalars of a text, decoded in one pass: the properties and the UTF-16 offset of each. Every analysis
/// uses this.
///
/// Values are indexed by scalar. `offsets` has one more entry, the length of the text. Takes O(n) time and 12
/// bytes per scalar.
package struct DecodedText: Sendable {
  /// The properties of each scalar.
  package let properties: ContiguousArray<ScalarProperties>
  /// The UTF-16 offset of each scalar, and then the length of the text.
  package let offsets: ContiguousArray<Int32>
  /// Whether every code unit is ASCII, so that offsets equal scalar indices.
  package let isASCII: Bool
  /// Whether UAX #9 can change anything: some scalar is R, AL, AN, an embedding or an isolate.
  package let needsBidi: Bool
  /// Whether a scalar has class SA (Thai, Lao, Khmer, Burmese, …), whose line breaks need a dictionary.
  package let hasComplexContext: Bool
  /// Whether a scalar beyond ASCII has the property Emoji, or the text has U+FE0F or U+20E3, as in keycaps.
  package let mayHaveEmoji: Bool

  /// U+20E3, the last character of a keycap.
  static let enclosingKeycap: UInt16 = 0x20E3

  /// The number of scalars.
  @inlinable package var count: Int { properties.count }

  /// Decodes a text of less than 2³¹ code units. A lone surrogate counts as U+FFFD.
  package init(_ text: Span<UInt16>) {
    let lookup = PropertyLookup.shared
    let length = text.count
    var offsets = ContiguousArray<Int32>()
    var union: UInt64 = 0
    var units: UInt16 = 0
    var complex = false
    var hasEmojiMark = false
    // The capacity is at least one, because an array without capacity would write to the storage that all
    // empty arrays share.
    properties = ContiguousArray(unsafeUninitializedCapacity: max(1, length)) { buffer, count in
      offsets = ContiguousArray(unsafeUninitializedCapacity: length + 1) { starts, startCount in
        var offset = 0
        var index = 0
        while offset < length {
          starts.initializeElement(at: index, to: Int32(truncatingIfNeeded: offset))
          let unit = text[offset]
          units |= unit
          let properties: ScalarProperties
          if unit < 0x80 {
            properties = lookup[ascii: UInt8(truncatingIfNeeded: unit)]
            offset &+= 1
          } else {
            let (scalar, size) = text.scalar(at: offset)
            properties = lookup[scalar]
            union |= properties.bits
            hasEmojiMark = hasEmojiMark || unit == 0xFE0F || unit == Self.enclosingKeycap
            complex = complex || properties.lineBreak == .sa
            offset &+= size
          }
          buffer.initializeElement(at: index, to: properties)
          index &+= 1
        }
        starts.initializeElement(at: index, to: Int32(truncatingIfNeeded: offset))
        startCount = index + 1
        count = index
      }
    }
    self.offsets = offsets
    isASCII = units < 0x80
    let all = ScalarProperties(bits: union)
    needsBidi = all.needsBidi
    hasComplexContext = complex
    mayHaveEmoji = all.isEmoji || all.isExtendedPictographic || hasEmojiMark
  }
}
