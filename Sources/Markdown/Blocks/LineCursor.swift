/// The current place in a line, in bytes and in columns. A tab extends to the next column that is a multiple
/// of four.
struct LineCursor {
  private(set) var offset: Int
  private(set) var column = 0
  /// Whether the cursor is in the middle of a tab at `offset`.
  private(set) var isInsideTab = false
  /// The end of the line without its line end.
  let end: Int
  /// The next byte that is neither a space nor a tab, found by ``findText(_:)``.
  private(set) var text = 0
  private(set) var textColumn = 0

  init(start: Int, end: Int) {
    offset = start
    self.end = end
  }

  /// The number of columns between the cursor and the text.
  @inline(__always) var indent: Int { textColumn - column }
  /// Whether only spaces and tabs follow on the line.
  @inline(__always) var isBlank: Bool { text == end }

  /// Finds the next byte that is neither a space nor a tab.
  @inline(__always)
  mutating func findText(_ source: Span<UInt8>) {
    var place = offset
    var columns = column
    while place < end {
      let byte = source[place]
      if byte == UInt8(ascii: " ") {
        columns += 1
      } else if byte == UInt8(ascii: "\t") {
        columns += 4 - columns % 4
      } else {
        break
      }
      place += 1
    }
    text = place
    textColumn = columns
  }

  /// Moves to the text that `findText(_:)` found.
  @inline(__always)
  mutating func goToText() {
    offset = text
    column = textColumn
    isInsideTab = false
  }

  /// Moves over bytes that are not tabs.
  @inline(__always)
  mutating func skip(_ count: Int) {
    offset += count
    column += count
    isInsideTab = false
  }

  /// Moves by columns, but not beyond the end of the line.
  mutating func skip(columns count: Int, _ source: Span<UInt8>) {
    var left = count
    while left > 0, offset < end {
      if source[offset] == UInt8(ascii: "\t") {
        let width = 4 - column % 4
        isInsideTab = width > left
        let taken = min(left, width)
        column += taken
        if !isInsideTab { offset += 1 }
        left -= taken
      } else {
        isInsideTab = false
        offset += 1
        column += 1
        left -= 1
      }
    }
  }

  /// Skips one space, or one column of a tab. Returns false if there is none.
  mutating func skipSpace(_ source: Span<UInt8>) -> Bool {
    guard offset < end, source[offset].isSpaceOrTab else { return false }
    skip(columns: 1, source)
    return true
  }

  /// Returns the rest of the line. The remaining columns of a tab become padding.
  func rest() -> LineSegment {
    isInsideTab
      ? LineSegment(start: offset + 1, end: end, padding: 4 - column % 4)
      : LineSegment(start: offset, end: end, padding: 0)
  }
}
