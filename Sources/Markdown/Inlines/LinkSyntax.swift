/// Parses the labels, destinations and titles of links.
enum LinkSyntax {
  /// Reads a destination: between `<` and `>` on one line, or without spaces and with balanced parentheses.
  /// O(n).
  static func destination(at start: Int, before end: Int, _ text: Span<UInt8>) -> (
    range: Range<Int>, next: Int
  )? {
    var place = start
    if place < end, text[place] == UInt8(ascii: "<") {
      place += 1
      while place < end {
        switch text[place] {
        case UInt8(ascii: ">"): return ((start + 1)..<place, place + 1)
        case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
        case UInt8(ascii: "\\") where place + 1 < end && text[place + 1].isPunctuation: place += 2
        default: place += 1
        }
      }
      return nil
    }
    var depth = 0
    scan: while place < end {
      switch text[place] {
      case UInt8(ascii: "\\") where place + 1 < end && text[place + 1].isPunctuation: place += 2
      case UInt8(ascii: "("):
        depth += 1
        // The limit is that of the reference implementations. Without it, reading could take quadratic time.
        guard depth <= 32 else { return nil }
        place += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
        place += 1
      case 0...0x20, 0x7F: break scan
      default: place += 1
      }
    }
    return depth == 0 ? (start..<place, place) : nil
  }

  /// Reads a title in `"`, `'` or parentheses. O(n).
  static func title(at start: Int, before end: Int, _ text: Span<UInt8>) -> (range: Range<Int>, next: Int)? {
    guard start < end else { return nil }
    let closing: UInt8
    switch text[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = text[start]
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    var place = start + 1
    while place < end {
      let byte = text[place]
      if byte == closing { return ((start + 1)..<place, place + 1) }
      if byte == UInt8(ascii: "("), closing == UInt8(ascii: ")") { return nil }
      place += byte == UInt8(ascii: "\\") && place + 1 < end && text[place + 1].isPunctuation ? 2 : 1
    }
    return nil
  }

  /// Returns the end, after the `]`, of the label that starts at a bracket; nil if there is none. A label has
  /// at most 999 bytes, no brackets inside, and some text.
  static func labelEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    var place = start + 1
    var hasText = false
    while place < end, place - start <= 1000 {
      switch text[place] {
      case UInt8(ascii: "]"): return hasText ? place + 1 : nil
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where place + 1 < end:
        hasText = true
        place += 2
      default:
        hasText = hasText || !text[place].isWhiteSpace
        place += 1
      }
    }
    return nil
  }

  /// The most bytes of a label with its brackets.
  static let longestLabel = 1_001

  /// Returns the first bracket after a place, where the label that starts there ends or is broken off; nil if there
  /// is none within the length of a label.
  static func bracket(after start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    var place = start + 1
    while place < min(end, start + longestLabel) {
      switch text[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"): return place
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }

  /// Skips white space with at most one line end.
  static func skipSpaces(from start: Int, before end: Int, _ text: Span<UInt8>) -> Int {
    var place = start
    var hasLineEnd = false
    while place < end, text[place].isWhiteSpace {
      if text[place].isLineEnd {
        let isPair = text[place] == 0x0D && place + 1 < end && text[place + 1] == 0x0A
        if hasLineEnd { return place }
        hasLineEnd = true
        place += isPair ? 2 : 1
      } else {
        place += 1
      }
    }
    return place
  }

  /// Reads the definition at the start of a line; nil if there is none. The lines of the text must end with
  /// line feeds. O(n).
  static func definition(at start: Int, _ text: Span<UInt8>) -> LinkDefinition? {
    let end = text.count
    guard text[start] == UInt8(ascii: "["), let label = labelEnd(at: start, before: end, text), label < end,
      text[label] == UInt8(ascii: ":")
    else { return nil }
    let place = skipSpaces(from: label + 1, before: end, text)
    guard place < end, let destination = destination(at: place, before: end, text),
      !destination.range.isEmpty || text[place] == UInt8(ascii: "<")
    else { return nil }
    let afterDestination = text.startWithoutSpaces(destination.next..<end)
    let endsLine = afterDestination == end || text[afterDestination] == 0x0A
    let titleStart = skipSpaces(from: destination.next, before: end, text)
    if titleStart > destination.next, let title = title(at: titleStart, before: end, text) {
      let after = text.startWithoutSpaces(title.next..<end)
      if after == end || text[after] == 0x0A {
        return LinkDefinition(
          label: (start + 1)..<(label - 1), destination: destination.range, title: title.range,
          end: min(after + 1, end),
          mayGoOn: false)
      }
    }
    guard endsLine else { return nil }
    // A title may be on the next line, or be unfinished there.
    let mayGoOn = titleStart < end && afterDestination < end && isTitleStart(text[titleStart])
    return LinkDefinition(
      label: (start + 1)..<(label - 1), destination: destination.range, title: nil,
      end: min(afterDestination + 1, end),
      mayGoOn: mayGoOn)
  }

  private static func isTitleStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(")
  }
}
