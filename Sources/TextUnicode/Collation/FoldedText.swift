/// A text that is folded for comparison, with a mapping back to the text's UTF-16 offsets.
package struct FoldedText {
  /// The letters and, if they are compared, the marks.
  package internal(set) var units = ContiguousArray<UInt32>()
  /// For each unit, the offset at which a match may begin or end with it; -1 where none may: inside the units
  /// of one character, and where a cut would change the character that readers see.
  var starts = ContiguousArray<Int32>()
  var ends = ContiguousArray<Int32>()

  let folding: TextFolding
  let table = CollationTable.shared
  /// The beginning of a contraction: the last character, and the last one that no mark is.
  var last = Beginning()
  var letter = Beginning()
  /// The highest combining class of the marks since `letter`.
  var highestClass: UInt32 = 0
  /// The index of the first of the last units that have a combining class.
  var firstMark: Int?
  /// The offset at which the last grapheme cluster begins, and the index of its first unit.
  var cluster: (place: Int32, unit: Int) = (0, 0)
  private var clusters = GraphemeBreakState()
  /// Whether `clusters` was given the last character.
  private var followsRules = true

  /// A character with which a contraction may begin, and its units.
  struct Beginning {
    var key: UInt32 = .max
    var units = 0..<0
  }

  /// How a character follows the one before it.
  private enum Joint {
    /// A grapheme cluster begins at the character.
    case none
    /// The character is a mark or a vowel sign.
    case mark
    /// The character is a consonant of a conjunct.
    case conjunct
    /// The two are parts of one syllable, emoji or flag, or a line feed follows a carriage return.
    case inseparable
  }

  /// - Complexity: Linear in the text.
  package init(_ text: String, _ folding: TextFolding) {
    self.folding = folding
    let count = text.utf8.count
    units.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    var offset: Int32 = 0
    for scalar in text.unicodeScalars {
      let place = offset
      offset &+= scalar.value > 0xFFFF ? 2 : 1
      append(scalar.value, place..<offset)
    }
    finish(at: offset)
  }

  /// Returns the UTF-16 range of some units; nil if no match may begin or end there.
  package func range(of range: Range<Int>) -> Range<Int>? {
    let (start, end) = (starts[range.lowerBound], ends[range.upperBound - 1])
    return start < 0 || end < 0 ? nil : Int(start)..<Int(end)
  }

  @inline(__always)
  private mutating func append(_ scalar: UInt32, _ range: Range<Int32>) {
    guard scalar < 0x80, !followsRules, let unit = folding.folded(ascii: scalar) else {
      append(scalar, range, table[scalar])
      return
    }
    beginCluster(at: range.lowerBound)
    add(unit)
    starts[starts.count - 1] = range.lowerBound
    ends[ends.count - 1] = range.upperBound
    last = Beginning(key: scalar, units: units.count - 1..<units.count)
    letter = last
    highestClass = 0
  }

  private mutating func append(_ scalar: UInt32, _ range: Range<Int32>, _ record: CollationTable.Record) {
    let joint = joint(before: scalar, needsRules: record.needsRules)
    if joint == .none { beginCluster(at: range.lowerBound) }
    if record.isSpace, units.last == 0x20 {
      // A run of white space is one space.
      ends[ends.count - 1] = range.upperBound
      cluster.unit = units.count - 1
      return
    }
    if record.continues, contract(scalar, to: range.upperBound, record) { return }
    if joint == .inseparable, ScalarProperties(scalar).isExtendedPictographic, cluster.unit < units.count {
      // Emoji that are joined to one differ from the same emoji one after the other.
      ends[ends.count - 1] = -1
      add(0x200D)
    }
    let first = units.count
    add(scalar, record)
    if first < units.count {
      place(first, range, joint)
    } else if joint != .none, cluster.unit < first {
      // A mark that is ignored belongs to the letter before it.
      ends[first - 1] = range.upperBound
    }
  }

  /// Appends the units of a character, at which no match may begin or end so far.
  private mutating func add(_ scalar: UInt32, _ record: CollationTable.Record) {
    let first = units.count
    var isLetter = record.count == 0
    if scalar >= 0xAC00, scalar < 0xD7A4 {
      add(syllable: scalar - 0xAC00)
      isLetter = true
    } else if scalar == 0x130, folding.isTurkic {
      add(folding.ignoresCase ? 0x69 : 0x69 | CollationUnit.uppercase)
      isLetter = true
    } else if isFlagTag(scalar) {
      add(scalar)
    } else if !folding.ignoresHamza || !TextFolding.isHamza(scalar) {
      for number in 0..<record.count {
        let unit = table.unit(number, of: record, scalar)
        if unit.combiningClass == 0 {
          isLetter = true
          highestClass = 0
        } else {
          highestClass = max(highestClass, unit.combiningClass)
        }
        if let folded = folding.folded(unit) { add(folded) }
      }
    }
    last = Beginning(key: scalar, units: first..<units.count)
    if isLetter { letter = last }
  }

  private mutating func add(_ unit: UInt32) {
    if unit > CollationUnit.comparison {
      firstMark = firstMark ?? units.count
    } else if firstMark != nil {
      orderMarks()
    }
    units.append(unit)
    starts.append(-1)
    ends.append(-1)
  }

  /// Decomposes a Korean syllable, as in chapter 3.12 of the Unicode Standard.
  private mutating func add(syllable: UInt32) {
    add(0x1100 + syllable / (21 * 28))
    add(0x1161 + syllable / 28 % 21)
    if syllable % 28 > 0 { add(0x11A7 + syllable % 28) }
  }

  /// Returns whether a character is part of the flag of a region, such as that of Scotland. Other tags are
  /// ignored.
  private func isFlagTag(_ scalar: UInt32) -> Bool {
    let tags: ClosedRange<UInt32> = 0xE0020...0xE007E
    return tags.contains(scalar) && units.last.map { $0 == 0x1F3F4 || tags.contains($0) } ?? false
  }

  /// Sets where matches may begin and end with the units of a character.
  private mutating func place(_ first: Int, _ range: Range<Int32>, _ joint: Joint) {
    let unit = CollationUnit(bits: units[first])
    ends[units.count - 1] = range.upperBound
    for index in first..<units.count where CollationUnit(bits: units[index]).isMark {
      starts[index] = cluster.place
    }
    if joint == .none || joint == .conjunct {
      starts[first] = range.lowerBound
    } else if cluster.unit == first {
      // The characters before it in its cluster are ignored.
      starts[first] = cluster.place
    } else if joint == .inseparable || unit.isVoicing || unit.letter > 0xE0000 {
      ends[first - 1] = -1
    } else {
      starts[first] = cluster.place
      if unit.isMark { ends[first - 1] = -1 }
    }
  }
}

extension FoldedText {
  /// Ends a grapheme cluster. If only marks are compared, all its units stand for the whole cluster.
  @inline(__always)
  private mutating func beginCluster(at place: Int32) {
    if folding.marks == .alone { fillCluster(to: place) }
    cluster = (place, units.count)
  }

  private mutating func fillCluster(to place: Int32) {
    for index in min(cluster.unit, units.count)..<units.count {
      starts[index] = cluster.place
      ends[index] = place
    }
  }

  private mutating func finish(at place: Int32) {
    orderMarks()
    if folding.marks == .alone { fillCluster(to: place) }
  }

  /// Returns how a character follows the one before it.
  private mutating func joint(before scalar: UInt32, needsRules: Bool) -> Joint {
    guard needsRules || followsRules else { return .none }
    if !followsRules { clusters = Self.afterLetter }
    followsRules = needsRules
    let properties = ScalarProperties(scalar)
    if clusters.isBoundary(before: properties) { return .none }
    switch properties.graphemeBreak {
    case .extend, .spacingMark, .zwj: return .mark
    default: return properties.conjunctBreak == .consonant ? .conjunct : .inseparable
    }
  }

  /// The state after a character that no rule but the last names.
  private static let afterLetter: GraphemeBreakState = {
    var state = GraphemeBreakState()
    _ = state.isBoundary(before: ScalarProperties(0x61))
    return state
  }()

  /// Sorts the last marks by their combining classes, and removes the classes.
  private mutating func orderMarks() {
    guard let first = firstMark else { return }
    firstMark = nil
    let marks = units[first...]
    if zip(marks, marks.dropFirst()).contains(where: { $0 >> 24 > $1 >> 24 }) {
      var places = [Int](repeating: 0, count: 257)
      for mark in marks { places[Int(mark >> 24) + 1] += 1 }
      for rank in 1..<257 { places[rank] += places[rank - 1] }
      let end = ends[ends.count - 1]
      for mark in Array(marks) {
        units[first + places[Int(mark >> 24)]] = mark
        places[Int(mark >> 24)] += 1
      }
      for index in first..<units.count {
        starts[index] = cluster.place
        ends[index] = -1
      }
      ends[ends.count - 1] = end
    }
    for index in first..<units.count { units[index] &= CollationUnit.comparison }
  }
}
