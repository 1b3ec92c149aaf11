import _FoundationICU

/// UAX #9 through the toolchain's ICU. The only type that holds its object; closed with it.
///
/// A resolver is scratch: it keeps its memory from text to text. Use one per thread.
public final class BidiResolver {
  private let bidi: OpaquePointer?

  /// Opens ICU's object, which allocates nothing more until it is used.
  public init() { bidi = swift_ubidi_open() }

  deinit {
    if let bidi { swift_ubidi_close(bidi) }
  }

  /// The level of each code unit and the paragraphs; nil when ICU runs out of memory.
  func resolve(
    _ text: Span<UInt16>, direction: BidiDirection
  ) -> (levels: ContiguousArray<UInt8>, paragraphs: [BidiParagraph])? {
    guard let bidi, text.count > 0, let length = Int32(exactly: text.count) else { return nil }
    return text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, units.baseAddress, length, direction.paragraphLevel, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = swift_ubidi_getLevels(bidi, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      let copy = ContiguousArray(UnsafeBufferPointer(start: levels, count: units.count))
      var paragraphs: [BidiParagraph] = []
      for index in 0..<swift_ubidi_countParagraphs(bidi) {
        var start: Int32 = 0
        var limit: Int32 = 0
        var level: UBiDiLevel = 0
        swift_ubidi_getParagraphByIndex(bidi, index, &start, &limit, &level, &status)
        paragraphs.append(BidiParagraph(range: Int(start)..<Int(limit), baseLevel: level & 1))
      }
      return (copy, paragraphs)
    }
  }
}
