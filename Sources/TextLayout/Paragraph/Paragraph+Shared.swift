import TextShaping

extension Paragraph {
  /// Returns the paragraph of a text, from the cache of the fonts if it is there.
  ///
  /// Names, times, labels and short answers repeat. From the second use on, they cost one comparison. The
  /// result equals that of `init(_:options:fonts:)`.
  ///
  /// - Complexity: Linear in the text.
  package static func shared(
    _ styledText: StyledText, options: ParagraphOptions = ParagraphOptions(), fonts: FontCollection
  ) -> Paragraph {
    let results = fonts.shapingPool.results
    guard results.isOn, styledText.isPlain, let hash = styledText.hash(options) else {
      return Paragraph(styledText, options: options, fonts: fonts)
    }
    if let kept = results.result(for: hash) as? Paragraph, kept.isOf(styledText, options) { return kept }
    let paragraph = Paragraph(styledText, options: options, fonts: fonts)
    results.offer(paragraph, for: hash) { paragraph.footprint }
    return paragraph
  }

  /// Whether the paragraph has this text and these options, byte for byte.
  private func isOf(_ text: StyledText, _ options: ParagraphOptions) -> Bool {
    styledText.text.hasBytes(of: text.text) && styledText.style == text.style && self.options == options
  }

  /// The approximate size in memory, in bytes. It includes the analysis, even if the analysis has not been
  /// made yet.
  package var footprint: Int {
    let unit = MemoryLayout<UInt16>.stride * 3 + 8
    return 768 + units.count * unit + glyphs.byteCount + clusters.byteCount
      + opportunities.count * MemoryLayout<BreakOpportunity>.stride
      + runs.count * (MemoryLayout<ShapedRun>.stride + MemoryLayout<RunReach>.stride)
  }
}

extension StyledText {
  /// Whether the text has one style, and no boxes, tags and isolates.
  fileprivate var isPlain: Bool { runs.isEmpty && boxes.isEmpty && tags.isEmpty && directions.isEmpty }

  /// The maximum length of texts that are cached, in UTF-8 bytes.
  private static var longest: Int { 1_024 }

  /// Returns a hash of the text and of the properties in which equal texts differ most often; nil for a long
  /// text.
  fileprivate func hash(_ options: ParagraphOptions) -> UInt64? {
    var text = text
    return text.withUTF8 { bytes -> UInt64? in
      guard bytes.count <= Self.longest else { return nil }
      var hash =
        style.size.bitPattern &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
        ^ UInt64(truncatingIfNeeded: style.weight.rawValue) &<< 20 ^ (style.slant == .upright ? 0 : 1 &<< 40)
      func mix(_ word: UInt64) {
        let product = (hash ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        hash = product.high ^ product.low
      }
      let start = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= bytes.count {
        mix(start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      mix(rest)
      let direction: UInt64 =
        switch options.direction {
        case .auto: 0
        case .leftToRight: 1
        case .rightToLeft: 2
        case .autoRightToLeft: 3
        }
      mix(
        direction << 32 ^ UInt64(truncatingIfNeeded: style.family?.utf8.count ?? 0)
          ^ UInt64(truncatingIfNeeded: style.language?.utf8.count ?? 0) << 16)
      return hash
    }
  }
}

extension String {
  /// Whether two strings have the same bytes. Canonically equivalent strings compare equal but may have
  /// different glyphs.
  fileprivate func hasBytes(of other: String) -> Bool {
    var left = self
    var right = other
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        var index = 0
        while index &+ 8 <= left.count {
          let isSame =
            left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          guard isSame else { return false }
          index &+= 8
        }
        while index < left.count {
          guard left[index] == right[index] else { return false }
          index &+= 1
        }
        return true
      }
    }
  }
}
