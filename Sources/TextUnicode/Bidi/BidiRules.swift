/// What the analysis of directions is told about a text, besides its characters (UAX #9, HL3 and HL4).
package struct BidiRules: Hashable, Sendable {
  /// The ranges with rules of their own, in ascending order and without overlaps.
  package var ranges: [BidiRange] = []
  /// Whether U+202A to U+202E and U+2066 to U+2069 have no effect in the whole text. U+200E, U+200F and U+061C
  /// always have their effect.
  package var ignoresControls = false

  /// Creates rules. The defaults give the levels of the characters alone.
  package init(ranges: [BidiRange] = [], ignoresControls: Bool = false) {
    self.ranges = ranges
    self.ignoresControls = ignoresControls
  }

  /// Whether an offset is inside an isolate. O(log n).
  package func isolates(_ offset: Int) -> Bool {
    var walk = BidiRangeWalk(self, from: offset)
    return walk.range(at: offset).map(walk.isolates) ?? false
  }
}

/// A range of a text that is analysed apart from the text around it, as if characters that are not in the text
/// stood at its ends. Controls inside the range have no effect, so that they neither reorder the range nor end
/// it.
package struct BidiRange: Hashable, Sendable {
  /// How the range is related to the text around it.
  package enum Kind: UInt8, Sendable {
    /// An isolate that runs from left to right, as between LRI and PDI: code, addresses, numbers.
    case leftToRight
    /// An isolate with the direction of its first strong character, as between FSI and PDI: a name.
    case natural
    /// A part of the text around it: the words of a named link.
    case joined

    /// The class of the character that begins the isolate; nil if the range is not isolated.
    var initiator: BidiClass? {
      switch self {
      case .leftToRight: .lri
      case .natural: .fsi
      case .joined: nil
      }
    }
  }

  /// UTF-16 offsets.
  package var range: Range<Int>
  package let kind: Kind

  /// Creates a range of UTF-16 offsets.
  package init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension [BidiRange] {
  /// Returns the ranges inside a part of the text, by offsets relative to its start. A range that reaches beyond
  /// the part is cut.
  ///
  /// - Complexity: O(log n), and linear in the result.
  package func within(_ part: Range<Int>) -> [BidiRange] {
    let first = (0..<count).partition { self[$0].range.upperBound > part.lowerBound }
    return self[first...].prefix { $0.range.lowerBound < part.upperBound }.map {
      let range = $0.range.clamped(to: part)
      return BidiRange(range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound, $0.kind)
    }
  }
}

/// Finds the range around an offset, for offsets in ascending order.
struct BidiRangeWalk {
  private let rules: BidiRules
  private var next = 0

  /// - Parameter offset: The first offset. The walk begins there in O(log n).
  init(_ rules: BidiRules, from offset: Int = 0) {
    self.rules = rules
    next = (0..<rules.ranges.count).partition { rules.ranges[$0].range.upperBound > offset }
  }

  /// The number of the range around an offset; nil if there is none.
  mutating func range(at offset: Int) -> Int? {
    let ranges = rules.ranges
    while next < ranges.count, ranges[next].range.upperBound <= offset { next += 1 }
    return next < ranges.count && ranges[next].range.lowerBound <= offset ? next : nil
  }

  /// Whether a range is an isolate.
  func isolates(_ number: Int) -> Bool { rules.ranges[number].kind.initiator != nil }
}

extension BidiClass {
  /// The class of a character whose effect on directions is ignored: like a boundary neutral, it takes the
  /// level of the character before.
  var ignoringControls: BidiClass {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi: .bn
    default: self
    }
  }
}
