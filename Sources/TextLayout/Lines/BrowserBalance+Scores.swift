import TextShaping

extension BrowserBalance {
  /// A place where a line may end. Positions are in points on the endless line (`ClusterTable`).
  private struct Candidate {
    /// The index in the paragraph's list of break opportunities; -1 for the start of the text.
    let opportunity: Int
    /// The start of the next line.
    let start: Float
    /// The end of a line that ends here.
    let end: Float
    var penalty: Float = 0
  }

  /// The best way to break the text up to a place.
  private struct Score {
    var value: Float = 0
    /// The index of the place where the previous line ends.
    var previous = 0
  }

  /// The minimum number of places between the start and the end. With fewer places, Chromium does not
  /// balance.
  private static var fewestPlaces: Int { 3 }
  /// The penalty of the last place before the end, so that no word stands alone on the last line.
  private static var penaltyForLoneWords: Float { 10_000 }
  /// The penalty of a line that is too long.
  private static var penaltyForOverflow: Float { 1e12 }

  /// Returns the opportunities at which the balanced lines end; nil if the text has too few places where
  /// lines may end, or if balancing would change the number of lines.
  ///
  /// - Complexity: O(n · m) for n opportunities, of which m fit on a line.
  func lineEnds() -> [Int]? {
    let places = candidates()
    guard places.count >= Self.fewestPlaces + 2 else { return nil }
    var ends: [Int] = []
    let scores = scores(of: places)
    var place = places.count - 1
    while place > 0 {
      ends.append(places[place].opportunity)
      place = scores[place].previous
    }
    guard ends.count == lines.count else { return nil }
    // The last line of a truncated text is not balanced: it holds as much as fits.
    return isCut ? ends.reversed().dropLast() : ends.reversed()
  }

  private func candidates() -> [Candidate] {
    let opportunities = paragraph.opportunities
    let end = lines[lines.count - 1].end
    var places = [Candidate(opportunity: -1, start: 0, end: 0)]
    let hyphen = width * emSize * 2
    var index = 0
    while index < opportunities.count {
      let place = opportunities[index]
      var candidate = Candidate(
        opportunity: index, start: Float(place.start.points), end: Float(place.fit.points))
      if place.flags.contains(.isSoftHyphen) { candidate.penalty = hyphen }
      places.append(candidate)
      if Int(place.cluster) >= end { break }
      index += 1
    }
    var last = places.count - 2
    while last > 0 {
      places[last].penalty += Self.penaltyForLoneWords
      guard opportunities[places[last].opportunity].flags.contains(.isSoftHyphen) else { break }
      last -= 1
    }
    return places
  }

  private var width: Float { Float(limit.points) }
  private var emSize: Float { Float(paragraph.firstFont.instance.pointSize) }

  private func scores(of places: [Candidate]) -> [Score] {
    let room = Float((limit.advance + paragraph.slack).points)
    let line = width * emSize * 4
    var scores = [Score()]
    scores.reserveCapacity(places.count)
    // The first place where a line to the current place, or to a later one, may start. A line from an earlier
    // place would be too long.
    var first = 0
    for end in 1..<places.count {
      var best = Float.infinity
      var previous = 0
      for start in first..<end {
        let free = room - (places[end].end - places[start].start)
        if free < 0 { first = start + 1 }
        let score = scores[start].value + (free < 0 ? Self.penaltyForOverflow : free * free)
        // If two ways are equally good, the one whose earlier line is shorter is taken.
        if score < best {
          best = score
          previous = start
        }
      }
      scores.append(
        Score(value: best + places[end].penalty + line, previous: previous))
    }
    return scores
  }
}
