/// Writes a text with its spans as inline Markdown.
///
/// Emphases are written with delimiters where these are certain to be read as such, otherwise as tags.
struct TextWriting {
  /// The place where the text is written.
  enum Place {
    /// On one or more lines of its own.
    case paragraph
    /// On one line.
    case line
    /// In a table's cell.
    case cell
  }

  let options: MarkdownOptions
  let place: Place
  private var output = ""
  private var units: [UInt16] = []
  private var labels: Set<Int> = []
  /// The number of labels of links and images around the current place.
  private var depth = 0

  init(_ options: MarkdownOptions, _ place: Place) {
    self.options = options
    self.place = place
  }

  func markdown(_ text: RichText) -> String {
    var copy = self
    copy.units = Array(text.text.utf16)
    let spans = text.spans.filter { !$0.range.isEmpty }.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    copy.labels = Set(spans.filter { $0.address != nil || $0.footnote != nil }.map(\.range.lowerBound))
    copy.write(0..<copy.units.count, Self.nested(spans)[...])
    return copy.output
  }

  /// Returns spans that are nested or side by side. A span that crosses the end of another one is divided
  /// there.
  ///
  /// - Complexity: O(n²) for n spans that cross each other, else linear.
  private static func nested(_ spans: [TextSpan]) -> [TextSpan] {
    var result: [TextSpan] = []
    var open: [Int] = []
    var rest = Array(spans.reversed())
    while var span = rest.popLast() {
      while let end = open.last, end <= span.range.lowerBound { open.removeLast() }
      if let end = open.last, span.range.upperBound > end {
        var after = span
        after.range = end..<span.range.upperBound
        span.range = span.range.lowerBound..<end
        // The spans are ordered by their starts; of those with the same start the longer ones come first.
        let place =
          rest.lastIndex {
            ($0.range.lowerBound, -$0.range.upperBound) >= (after.range.lowerBound, -after.range.upperBound)
          } ?? -1
        rest.insert(after, at: place + 1)
      }
      open.append(span.range.upperBound)
      result.append(span)
    }
    return result
  }

  /// Returns an image without the link around it: as a tag if it has a size, for which Markdown has no mark.
  func image(
    _ address: String, words: String, title: String? = nil, width: Double? = nil, height: Double? = nil
  ) -> String {
    guard options.tags, width != nil || height != nil, !address.isEmpty else {
      return "![\(label(words))](\(Self.tail(address, title)))"
    }
    var tag = "<img src=\"\(Self.attribute(address))\""
    if !words.isEmpty { tag += " alt=\"\(Self.attribute(words))\"" }
    if let title { tag += " title=\"\(Self.attribute(title))\"" }
    for (name, length) in [("width", width), ("height", height)] {
      if let length, (1...100_000).contains(length) { tag += " \(name)=\"\(Int(length))\"" }
    }
    return tag + ">"
  }

  /// Returns the value of an attribute on one line.
  private static func attribute(_ value: String) -> String {
    var output = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&", "\"", "<", ">", "|", "\n", "\r", "`": output += "&#\(scalar.value);"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Returns the alternative text of an image as a label.
  private func label(_ words: String) -> String {
    var copy = self
    copy.units = Array(words.utf16)
    copy.labels = []
    copy.output = ""
    copy.depth = 1
    copy.writeText(0..<copy.units.count)
    return copy.output
  }

  // MARK: Spans

  /// Writes a range with the spans inside it, the outer ones first.
  private mutating func write(_ range: Range<Int>, _ spans: ArraySlice<TextSpan>) {
    var offset = range.lowerBound
    var rest = spans
    while let span = rest.popFirst() {
      guard span.range.lowerBound >= offset, span.range.upperBound <= range.upperBound else { continue }
      writeText(offset..<span.range.lowerBound)
      let inner = rest.prefix { $0.range.lowerBound < span.range.upperBound }
      rest = rest.dropFirst(inner.count)
      write(span, inner)
      offset = span.range.upperBound
    }
    writeText(offset..<range.upperBound)
  }

  private mutating func write(_ span: TextSpan, _ inner: ArraySlice<TextSpan>) {
    let words = string(span.range)
    if let label = span.footnote {
      output += "[^\(label)]"
      // With a colon after it, the reference would be read as a definition.
      if span.range.upperBound < units.count, units[span.range.upperBound] == 0x3A { output += "\\" }
    } else if let object = span.object, object.kind == .formula {
      let source = object.source ?? ""
      // A line with so much indentation starts no block.
      let lines = source.replacing("\n", with: place == .paragraph ? "\n    " : " ")
      let (opener, closer) =
        object.isDisplay ? ("$$", "$$") : source.contains("\\)") ? ("$", "$") : ("\\(", "\\)")
      output += opener + lines + closer
    } else if let object = span.object, object.kind == .image {
      let hasSize = object.unit == .points
      output += image(
        object.address ?? "", words: words == "\u{FFFC}" ? "" : words, title: span.title,
        width: hasSize ? object.width : nil, height: hasSize ? object.height : nil)
    } else if let href = span.address {
      write(link: span, href, words, inner)
    } else {
      write(emphases: span, words, inner)
    }
  }

  private mutating func write(
    link span: TextSpan, _ href: String, _ words: String, _ inner: ArraySlice<TextSpan>
  ) {
    if span.title == nil, span.emphases.isEmpty, inner.isEmpty {
      let bytes = Array("<\(words)>".utf8)
      if href == words, Autolink.addressEnd(at: 0, before: bytes.count, bytes.span) == bytes.count {
        output += "<\(words)>"
        return
      }
      if href == "mailto:" + words, Autolink.mailEnd(at: 0, before: bytes.count, bytes.span) == bytes.count {
        output += "<\(words)>"
        return
      }
    }
    output += "["
    depth += 1
    write(span.range, inner)
    depth -= 1
    output += "](\(Self.tail(href, span.title)))"
  }

  private mutating func write(emphases span: TextSpan, _ words: String, _ inner: ArraySlice<TextSpan>) {
    var emphases = span.emphases
    // After a backtick that ends other code, further backticks would be read as part of it.
    let isBesideTick = output.utf8.last == UInt8(ascii: "`")
    let isCode = emphases.contains(.code) && inner.isEmpty && !isBesideTick && !words.contains("\n")
    if isCode { emphases.remove(.code) }
    let isPlain =
      !isCode
      && !inner.contains {
        $0.range.lowerBound == span.range.lowerBound || $0.range.upperBound == span.range.upperBound
      }
    let delimiters = isPlain ? delimiters(for: emphases, span.range) : nil
    if let delimiters {
      output += delimiters
      write(span.range, inner)
      output += delimiters
      return
    }
    let tags = Self.tags.filter { emphases.contains($0.emphasis) }.map(\.tag)
    let isHidden = emphases.contains(.spoiler)
    if isHidden { output += "||" }
    for tag in tags { output += "<\(tag)>" }
    if isCode { writeCode(words) } else { write(span.range, inner) }
    for tag in tags.reversed() { output += "</\(tag)>" }
    if isHidden { output += "||" }
  }

  private static let tags: [(emphasis: TextEmphases, tag: String)] = [
    (.bold, "b"), (.italic, "i"), (.underline, "u"), (.strike, "s"), (.mark, "mark"), (.sub, "sub"),
    (.sup, "sup"),
    (.code, "code"),
  ]

  /// Returns the delimiters for emphases; nil if they might not be read as such. There must be letters at the
  /// inner sides of the delimiters and none at the outer sides.
  private func delimiters(for emphases: TextEmphases, _ range: Range<Int>) -> String? {
    guard isWord(at: range.lowerBound), isWord(at: range.upperBound - 1) else { return nil }
    let isAlone = [range.lowerBound - 1, range.upperBound].allSatisfy {
      !units.indices.contains($0) || units[$0] == 0x20
    }
    let isStartAlone = output.last.map { $0 == " " || $0 == "\n" || $0 == "(" } ?? true
    guard isAlone, isStartAlone else { return nil }
    switch emphases {
    case .bold: return "**"
    case .italic: return "*"
    case [.bold, .italic]: return "***"
    case .strike: return options.strikethrough ? "~~" : nil
    case .mark: return options.marks ? "==" : nil
    default: return nil
    }
  }

  /// Whether the character at an offset is an ASCII letter or digit, or a character beyond ASCII that is
  /// neither punctuation nor a space.
  private func isWord(at offset: Int) -> Bool {
    guard units.indices.contains(offset) else { return false }
    let unit = units[offset]
    guard unit < 0x80 else { return unit >= 0xC0 && !(0x2000...0x3040).contains(unit) && unit < 0xD800 }
    return UInt8(unit).isLetterOrDigit
  }

  private mutating func writeCode(_ words: String) {
    let ticks = String(repeating: "`", count: words.shortestAbsentRun)
    let isPadded =
      words.utf8.first == UInt8(ascii: "`") || words.utf8.last == UInt8(ascii: "`")
      || words.hasPrefix(" ") && words.hasSuffix(" ") && words.contains { $0 != " " }
    let pad = isPadded ? " " : ""
    output += ticks + pad + (place == .cell ? words.replacing("|", with: "\\|") : words) + pad + ticks
  }

  // MARK: Text

  private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  private mutating func writeText(_ range: Range<Int>) {
    let escaping = TextEscaping(
      units: units, options: options, place: place, labels: labels, isInLabel: depth > 0)
    escaping.write(range, into: &output)
  }

  /// Returns an address with a title, as they are written after a label.
  static func tail(_ address: String, _ title: String?) -> String {
    let isPlain =
      !address.isEmpty && !address.hasPrefix("<")
      && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"()\\&|".utf8.contains($0) }
    var result = address
    if !isPlain {
      result = ""
      for character in address.unicodeScalars {
        switch character {
        case "<", ">", "\\", "&", "|": result += "\\" + String(character)
        case "\n", "\r": result += "&#\(character.value);"
        default: result.unicodeScalars.append(character)
        }
      }
      result = "<\(result)>"
    }
    guard let title else { return result }
    var escaped = ""
    for character in title.unicodeScalars {
      if "\"\\&|".unicodeScalars.contains(character) { escaped += "\\" }
      escaped.unicodeScalars.append(character)
    }
    return result + " \"" + escaped + "\""
  }

  /// Returns the escaped text after a fence.
  static func escapedInfo(_ info: String) -> String {
    info.replacing("\\", with: "\\\\").replacing("&", with: "\\&")
  }
}

extension String {
  /// The length of the shortest run of backticks that the text does not contain.
  fileprivate var shortestAbsentRun: Int {
    var lengths: Set<Int> = []
    var run = 0
    for byte in Array(utf8) + [0x20] {
      if byte == UInt8(ascii: "`") {
        run += 1
      } else {
        if run > 0 { lengths.insert(run) }
        run = 0
      }
    }
    return (1...).first { !lengths.contains($0) } ?? 1
  }
}
