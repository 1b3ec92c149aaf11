/// Parses raw HTML by CommonMark's grammar: tags, comments, instructions, declarations and CDATA, and the
/// starts and ends of HTML blocks.
enum HTMLSyntax {
  /// Returns the end, after the `>`, of an opening tag; nil if there is none. O(n).
  static func openTagEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    guard var place = nameEnd(at: start + 1, before: end, text) else { return nil }
    while true {
      let attribute = skipWhiteSpace(from: place, before: end, text)
      guard attribute < end else { return nil }
      switch text[attribute] {
      case UInt8(ascii: ">"): return attribute + 1
      case UInt8(ascii: "/"):
        return attribute + 1 < end && text[attribute + 1] == UInt8(ascii: ">") ? attribute + 2 : nil
      default:
        guard attribute > place, let next = attributeEnd(at: attribute, before: end, text) else { return nil }
        place = next
      }
    }
  }

  /// Returns the end, after the `>`, of a closing tag; nil if there is none.
  static func closingTagEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    guard start + 1 < end, text[start + 1] == UInt8(ascii: "/"),
      let name = nameEnd(at: start + 2, before: end, text)
    else {
      return nil
    }
    let place = skipWhiteSpace(from: name, before: end, text)
    return place < end && text[place] == UInt8(ascii: ">") ? place + 1 : nil
  }

  /// Returns the end of a tag's name; nil if there is none.
  static func nameEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    guard start < end, text[start].isLetter else { return nil }
    var place = start + 1
    while place < end, text[place].isLetterOrDigit || text[place] == UInt8(ascii: "-") { place += 1 }
    return place
  }

  private static func attributeEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    let first = text[start]
    guard first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":") else { return nil }
    var place = start + 1
    while place < end,
      text[place].isLetterOrDigit || text[place] == UInt8(ascii: "_") || text[place] == UInt8(ascii: ":")
        || text[place] == UInt8(ascii: ".") || text[place] == UInt8(ascii: "-")
    { place += 1 }
    let equals = skipWhiteSpace(from: place, before: end, text)
    guard equals < end, text[equals] == UInt8(ascii: "=") else { return place }
    let value = skipWhiteSpace(from: equals + 1, before: end, text)
    guard value < end else { return nil }
    let quote = text[value]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return text.first(quote, in: (value + 1)..<end).map { $0 + 1 }
    }
    place = value
    while place < end, !endsValue(text[place]) { place += 1 }
    return place > value ? place : nil
  }

  private static func endsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="),
      UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  static func skipWhiteSpace(from start: Int, before end: Int, _ text: Span<UInt8>) -> Int {
    var place = start
    while place < end, text[place].isWhiteSpace { place += 1 }
    return place
  }

  /// Returns the end of the first occurrence of a word in a range; nil if there is none. O(n).
  static func end(of word: StaticString, in range: Range<Int>, _ text: Span<UInt8>) -> Int? {
    let last = word.withUTF8Buffer { $0[$0.count - 1] }
    let count = word.utf8CodeUnitCount
    var place = range.lowerBound + count - 1
    while place < range.upperBound {
      if text[place] == last, text.hasWord(word, at: place - count + 1, before: range.upperBound) {
        return place + 1
      }
      place += 1
    }
    return nil
  }

  // MARK: Blocks

  /// Returns which of the seven kinds of HTML block starts at a place; nil if none does.
  static func blockKind(at start: Int, before end: Int, _ text: Span<UInt8>) -> UInt8? {
    guard start + 1 < end else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "!"):
      if text.hasWord("<!--", at: start, before: end) { return 2 }
      if text.hasWord("<![cdata[", at: start, before: end) { return 5 }
      return start + 2 < end && text[start + 2].isLetter ? 4 : nil
    case UInt8(ascii: "?"): return 3
    default:
      let isClosing = text[start + 1] == UInt8(ascii: "/")
      guard let name = nameEnd(at: start + (isClosing ? 2 : 1), before: end, text) else { return nil }
      let word = (start + (isClosing ? 2 : 1))..<name
      let endsName = name == end || text[name].isWhiteSpace || text[name] == UInt8(ascii: ">")
      if !isClosing, endsName, isOne(of: verbatimNames, word, text) { return 1 }
      let endsTag =
        endsName || text[name] == UInt8(ascii: "/") && name + 1 < end && text[name + 1] == UInt8(ascii: ">")
      if endsTag, isOne(of: blockNames, word, text) { return 6 }
      let tag =
        isClosing ? closingTagEnd(at: start, before: end, text) : openTagEnd(at: start, before: end, text)
      guard let tag, text.startWithoutSpaces(tag..<end) == end else { return nil }
      return 7
    }
  }

  /// Whether a line ends a block of a kind. Blocks of the kinds 6 and 7 end before a blank line instead.
  static func endsBlock(kind: UInt8, _ line: Range<Int>, _ text: Span<UInt8>) -> Bool {
    switch kind {
    case 1:
      line.contains { place in
        text[place] == UInt8(ascii: "<")
          && (text.hasWord("</script>", at: place, before: line.upperBound)
            || text.hasWord("</pre>", at: place, before: line.upperBound)
            || text.hasWord("</style>", at: place, before: line.upperBound)
            || text.hasWord("</textarea>", at: place, before: line.upperBound))
      }
    case 2: end(of: "-->", in: line, text) != nil
    case 3: end(of: "?>", in: line, text) != nil
    case 4: end(of: ">", in: line, text) != nil
    case 5: end(of: "]]>", in: line, text) != nil
    default: false
    }
  }

  private static let verbatimNames: [StaticString] = ["script", "pre", "style", "textarea"]
  private static let blockNames: [StaticString] = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
    "colgroup", "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
    "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li",
    "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search",
    "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  static func isOne(of names: [StaticString], _ word: Range<Int>, _ text: Span<UInt8>) -> Bool {
    names.contains {
      $0.utf8CodeUnitCount == word.count && text.hasWord($0, at: word.lowerBound, before: word.upperBound)
    }
  }
}
