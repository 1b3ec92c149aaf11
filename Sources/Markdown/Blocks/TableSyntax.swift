/// Parses the rows of GFM tables.
enum TableSyntax {
  /// Returns the alignments in a delimiter row; nil if the line is not one.
  static func alignments(_ line: Range<Int>, _ text: Span<UInt8>) -> [BlockAlignment?]? {
    var result: [BlockAlignment?] = []
    var place = text.startWithoutSpaces(line)
    let end = text.endWithoutSpaces(line)
    var hasPipe = false
    if place < end, text[place] == UInt8(ascii: "|") {
      hasPipe = true
      place += 1
    }
    while true {
      place = text.startWithoutSpaces(place..<end)
      guard place < end else { break }
      let isStart = text[place] == UInt8(ascii: ":")
      if isStart { place += 1 }
      let dashes = place
      while place < end, text[place] == UInt8(ascii: "-") { place += 1 }
      guard place > dashes else { return nil }
      let isEnd = place < end && text[place] == UInt8(ascii: ":")
      if isEnd { place += 1 }
      result.append(isStart ? (isEnd ? .center : .start) : (isEnd ? .end : nil))
      place = text.startWithoutSpaces(place..<end)
      guard place < end else { break }
      guard text[place] == UInt8(ascii: "|") else { return nil }
      hasPipe = true
      place += 1
    }
    return result.isEmpty || !hasPipe && result == [nil] ? nil : result
  }

  /// Returns how many cells of a delimiter row have begun; nil if the line cannot become a delimiter row.
  static func beginsDelimiterRow(_ line: Range<Int>, _ text: Span<UInt8>) -> Int? {
    var cells = 0
    var dashes = 0
    var colonsAfter = 0
    var isSpaced = false
    var hasPipe = false
    for place in line {
      switch text[place] {
      case UInt8(ascii: "|"):
        if cells > 0, dashes == 0 { return nil }
        hasPipe = true
        dashes = 0
        colonsAfter = 0
        isSpaced = false
      // The cell after a pipe begins with its dashes or colon.
      case UInt8(ascii: "-"):
        if isSpaced && dashes > 0 || colonsAfter > 0 && dashes > 0 { return nil }
        if dashes == 0 && colonsAfter == 0 { cells += 1 }
        colonsAfter = 0
        dashes += 1
        isSpaced = false
      case UInt8(ascii: ":"):
        if colonsAfter > 0 || isSpaced && dashes > 0 { return nil }
        if dashes == 0 { cells += 1 }
        colonsAfter += 1
        isSpaced = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if dashes == 0 && colonsAfter > 0 { return nil }
        isSpaced = true
      default: return nil
      }
    }
    return cells > 0 && hasPipe ? cells : nil
  }

  /// Returns the alignments for all columns from the part of a delimiter row that has arrived.
  static func begunAlignments(_ line: Range<Int>, columns: Int, _ text: Span<UInt8>) -> [BlockAlignment?] {
    var result = alignments(line, text) ?? []
    if result.isEmpty {
      forEachCell(line, text) { cell in
        let isStart = !cell.isEmpty && text[cell.lowerBound] == UInt8(ascii: ":")
        let isEnd = cell.count > 1 && text[cell.upperBound - 1] == UInt8(ascii: ":")
        result.append(isStart ? (isEnd ? .center : .start) : (isEnd ? .end : nil))
        return result.count < columns
      }
    }
    while result.count < columns { result.append(nil) }
    return result
  }

  /// Calls `body` with each cell of a row, without white space at its ends, as long as `body` returns true.
  /// O(n).
  static func forEachCell(_ line: Range<Int>, _ text: Span<UInt8>, _ body: (Range<Int>) -> Bool) {
    var start = text.startWithoutSpaces(line)
    let end = text.endWithoutSpaces(line)
    if start < end, text[start] == UInt8(ascii: "|") { start += 1 }
    var place = start
    while place < end {
      switch text[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "|"):
        guard body(trimmed(start..<place, text)) else { return }
        place += 1
        start = place
      default: place += 1
      }
    }
    // There is a cell after the last pipe only if it has text.
    if start < end { _ = body(trimmed(start..<end, text)) }
  }

  /// Returns the number of cells in a row. O(n).
  static func cellCount(_ line: Range<Int>, _ text: Span<UInt8>) -> Int {
    var count = 0
    forEachCell(line, text) { _ in
      count += 1
      return true
    }
    return count
  }

  private static func trimmed(_ range: Range<Int>, _ text: Span<UInt8>) -> Range<Int> {
    let start = text.startWithoutSpaces(range)
    return start..<max(start, text.endWithoutSpaces(start..<range.upperBound))
  }
}
