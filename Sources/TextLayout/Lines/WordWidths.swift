import TextShaping

/// The break opportunities of a text in which cutting changes no glyphs. The ends of lines are stored in groups of eight,
/// so that a search for the end of a line compares eight at a time.
struct WordWidths: Sendable {
  private typealias Eight = AscendingEnds.Eight

  /// A list with a position for each opportunity, in 1/65536 points on the endless line (`ClusterTable`): the ends of the
  /// visible parts of lines that end there. It ascends, and is filled up with the largest number. If `gap` is negative, a
  /// second list has the starts of lines that begin there.
  private let places: ContiguousArray<Eight>
  /// The opportunities at which a line must end, except the last; ascending.
  private let mandatory: ContiguousArray<Int32>
  private let count: Int32
  /// The distance from each end to the start of the next line, in 1/65536 points, as in most texts whose words one space
  /// separates; negative if the distances differ.
  private let gap: Int32

  /// - Returns: Nil if the places do not ascend, as when negative spacing moves letters by more than their
  ///   width.
  init?(_ opportunities: BreakOpportunities) {
    let count = opportunities.count
    let blocks = AscendingEnds.groups(of: count)
    let gap = Self.commonGap(of: opportunities)
    var places = ContiguousArray(repeating: Eight(repeating: .max), count: gap < 0 ? 2 * blocks : blocks)
    var mandatory = ContiguousArray<Int32>()
    var last = Advance.zero
    for index in 0..<count {
      let place = opportunities[index]
      guard place.fit >= last else { return nil }
      last = place.fit
      places[index / 8][index % 8] = Int32(truncatingIfNeeded: place.fit.rawValue)
      if gap < 0 { places[blocks + index / 8][index % 8] = Int32(truncatingIfNeeded: place.start.rawValue) }
      if place.flags.contains(.isMandatory), index + 1 < count { mandatory.append(Int32(index)) }
    }
    self.places = places
    self.gap = gap
    self.count = Int32(truncatingIfNeeded: count)
    self.mandatory = mandatory
  }

  /// Returns the distance from each end of a line to the start of the next; -1 if the distances differ.
  private static func commonGap(of opportunities: BreakOpportunities) -> Int32 {
    func gap(_ index: Int) -> Int64 {
      let place = opportunities[index]
      return (place.start - place.fit).rawValue
    }
    // No line begins after the last opportunity.
    guard opportunities.count > 1 else { return 0 }
    let first = gap(0)
    let isCommon = (1..<opportunities.count - 1).allSatisfy { gap($0) == first }
    return isCommon && (0...Int64(Int32.max)).contains(first) ? Int32(first) : -1
  }

  var byteCount: Int {
    places.count * MemoryLayout<Eight>.stride + 48 + (mandatory.isEmpty ? 0 : mandatory.count * 4 + 48)
  }

  /// Fills lines by the rule of `LineFill`, for a text in which a longer beginning is never narrower.
  ///
  /// - Parameters:
  ///   - reaches: The line metrics of the words; nil if all lines are equally tall.
  /// - Returns: False if a word is wider than the available width.
  /// - Complexity: A few comparisons for every eight words of a line.
  func breakLines(in room: Int64, _ reaches: WordReaches?, into sums: inout LineSumming) -> Bool {
    let places = places.span
    let count = Int(count)
    let starts = AscendingEnds.groups(of: count)
    var first = 0
    var origin: Int64 = 0
    var nextMandatory = 0
    while first < count {
      guard sums.begins(at: rest(from: origin, first, nextMandatory)) else { return true }
      let end = nextMandatory < mandatory.count ? Int(mandatory[nextMandatory]) : count - 1
      // The first word that does not fit.
      let next = AscendingEnds.first(beyond: origin &+ room, from: first, in: places, groups: starts)
      guard next > first else { return false }
      let taken = min(next &- 1, end)
      let taking = Int64(places[taken / 8][taken % 8])
      let advance = taking &- origin
      let wanted = taken < end ? Int64(places[next / 8][next % 8]) &- origin : .max
      sums.take(
        advance, metrics: reaches?.metrics(of: first...taken), narrowest: advance, widest: wanted)
      if taken == end { nextMandatory &+= 1 }
      origin = gap < 0 ? Int64(places[starts &+ taken / 8][taken % 8]) : taking &+ Int64(gap)
      first = taken &+ 1
    }
    return true
  }

  /// Returns the beginning of the line that starts with a given word.
  private func rest(from origin: Int64, _ first: Int, _ nextMandatory: Int) -> LineRest {
    let followsBreak = nextMandatory > 0 && Int(mandatory[nextMandatory - 1]) == first - 1
    return LineRest(origin: origin, hardBreaksBefore: followsBreak ? nextMandatory : nil)
  }
}
