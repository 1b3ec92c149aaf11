/// Where the reader of a line stands, in bytes and in columns: a tab goes to the next column that is a multiple of four.
struct LineCursor {
  private(set) var offset: Int
  private(set) var column = 0
  /// Whether a tab at `offset` has been gone through in part.
  private(set) var isInsideTab = false
  /// Where the line's text ends, before its line end.
  let end: Int
  /// The next byte that is neither a space nor a tab, from ``findText(_:)``.
  private(set) var text = 0
  private(set) var textColumn = 0

  init(start: Int, end: Int) {
    offset = start
    self.end = end
  }

  /// Columns between the cursor and the text.
  @inline(__always) var indent: Int { textColumn - column }
  /// Whether only spaces and tabs follow.
  @inline(__always) var isBlank: Bool { text == end }

  /// Looks for the text.
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

  /// Goes to the text.
  @inline(__always)
  mutating func goToText() {
    offset = text
    column = textColumn
    isInsideTab = false
  }

  /// Goes on by bytes which are not tabs.
  @inline(__always)
  mutating func skip(_ count: Int) {
    offset += count
    column += count
    isInsideTab = false
  }

  /// Goes on by columns, as far as there are bytes.
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

  /// Skips one space or tab's column if it stands here; whether it did.
  mutating func skipSpace(_ source: Span<UInt8>) -> Bool {
    guard offset < end, source[offset].isSpaceOrTab else { return false }
    skip(columns: 1, source)
    return true
  }

  /// The rest of the line; what remains of a tab is padding.
  func rest() -> LineSegment {
    isInsideTab
      ? LineSegment(start: offset + 1, end: end, padding: 4 - column % 4)
      : LineSegment(start: offset, end: end, padding: 0)
  }
}
