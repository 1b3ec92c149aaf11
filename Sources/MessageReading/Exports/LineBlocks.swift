import BubbleLayout

/// Finds blocks that are marked at the start of a line, such as headings, lists and quotes, and code between
/// three backticks.
struct LineBlocks {
  /// Which kinds of blocks a chat program has.
  struct Kinds {
    var hasHeadings = false
    var hasFences = false
    var hasLists = true
    /// Whether `>>>` makes the whole rest of the text a quote.
    var hasLongQuotes = false
    /// The signs of emphases that may stand around code between three backticks. Code has no emphases, so they
    /// are left out.
    var signsAroundFences: [UInt8] = []
    /// The bytes with which a line of a quote begins, in each spelling, the longer ones first.
    var quotes: [[UInt8]] = [Array("> ".utf8)]

    static let whatsApp = Kinds()
    static let discord = Kinds(
      hasHeadings: true, hasFences: true, hasLongQuotes: true, signsAroundFences: Array("*_~".utf8))
    static let slack = Kinds(
      hasFences: true, hasLists: false,
      quotes: ["&gt; ", "&gt;", "> ", ">"].map { Array($0.utf8) })
  }

  private let bytes: [UInt8]
  private let kinds: Kinds
  private let inline: (Range<Int>) -> RichText

  private init(_ bytes: [UInt8], _ kinds: Kinds, _ inline: @escaping (Range<Int>) -> RichText) {
    self.bytes = bytes
    self.kinds = kinds
    self.inline = inline
  }

  /// Returns the content of a text.
  ///
  /// - Parameter inline: Reads a range of the text that contains no blocks.
  /// - Complexity: Linear in the text.
  static func content(
    of bytes: [UInt8], kinds: Kinds, inline: @escaping (Range<Int>) -> RichText
  ) -> MessageContent {
    let reader = LineBlocks(bytes, kinds, inline)
    var blocks: [MessageBlock] = []
    var place = 0
    while kinds.hasFences, let fence = reader.fence(from: place) {
      let signs = reader.signCount(around: fence.whole, from: place)
      reader.append(reader.lines(of: place..<fence.whole.lowerBound - signs), to: &blocks)
      blocks.append(.code(reader.code(fence.inner)))
      place = fence.whole.upperBound + signs
    }
    reader.append(reader.lines(of: place..<bytes.count), to: &blocks)
    if blocks.count > 1 { blocks = blocks.compactMap(Self.trimmed) }
    return MessageContent(blocks)
  }

  /// Returns a block without empty lines at the ends, if it is a paragraph. It is for a text with several
  /// blocks. Nil for an empty paragraph.
  static func trimmed(_ block: MessageBlock) -> MessageBlock? {
    guard case .paragraph(let paragraph) = block.content else { return block }
    let text = paragraph.text.trimmed
    return text.text.isEmpty ? nil : .paragraph(ParagraphBlock(text))
  }
}

extension LineBlocks {
  /// Returns the next code between three backticks: its range with the backticks, and without them. Nil if
  /// there is none.
  private func fence(from start: Int) -> (whole: Range<Int>, inner: Range<Int>)? {
    guard let open = ticks(from: start), let close = ticks(from: open + 3), close > open + 3 else {
      return nil
    }
    return (open..<close + 3, open + 3..<close)
  }

  /// Returns how many equal signs of emphases are on both sides of code, such as 2 for `**` and `**`.
  private func signCount(around fence: Range<Int>, from start: Int) -> Int {
    var count = 0
    while fence.lowerBound - count > start, fence.upperBound + count < bytes.count,
      bytes[fence.lowerBound - count - 1] == bytes[fence.upperBound + count],
      kinds.signsAroundFences.contains(bytes[fence.upperBound + count])
    {
      count += 1
    }
    return count
  }

  private func ticks(from start: Int) -> Int? {
    var count = 0
    var place = start
    while place < bytes.count {
      count = bytes[place] == UInt8(ascii: "`") ? count + 1 : 0
      if count == 3 { return place - 2 }
      place += 1
    }
    return nil
  }

  /// Returns a block of code. A single word on the line of the first backticks is its language.
  private func code(_ range: Range<Int>) -> CodeBlock {
    let end = bytes[range].firstIndex(of: 0x0A) ?? range.lowerBound
    let word = bytes[range.lowerBound..<end]
    let isLanguage =
      !word.isEmpty && word.count < 40
      && word.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "`") }
    let start = isLanguage || bytes[range].first == 0x0A ? end + 1 : range.lowerBound
    let text = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    return CodeBlock(
      text: text.withoutLastLineFeed, language: isLanguage ? String(decoding: word, as: UTF8.self) : nil)
  }

  private func lines(of range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where bytes[place] == 0x0A {
      lines.append(start..<place)
      start = place + 1
    }
    lines.append(start..<range.upperBound)
    return lines
  }

  /// Appends the blocks of some lines. The lines of a quote are read again without their `>`, and cannot
  /// contain another quote.
  private func append(_ lines: [Range<Int>], isQuoted: Bool = false, to blocks: inout [MessageBlock]) {
    var plain: [Range<Int>] = []
    var items: [ListLine] = []
    var quoted: [Range<Int>] = []
    func flush() {
      if !plain.isEmpty { blocks.append(.paragraph(ParagraphBlock(paragraph(plain)))) }
      if !items.isEmpty { blocks += ListLine.lists(items) { self.inline($0) } }
      if !quoted.isEmpty {
        var inner: [MessageBlock] = []
        append(quoted, isQuoted: true, to: &inner)
        blocks.append(.quote(QuoteBlock(inner.compactMap(Self.trimmed))))
      }
      (plain, items, quoted) = ([], [], [])
    }
    for (index, line) in lines.enumerated() {
      if !isQuoted, kinds.hasLongQuotes, let start = after(Array(">>> ".utf8), in: line) {
        flush()
        quoted = [start..<line.upperBound] + lines[(index + 1)...]
        break
      }
      if !isQuoted, let start = kinds.quotes.lazy.compactMap({ after($0, in: line) }).first {
        if quoted.isEmpty { flush() }
        quoted.append(start..<line.upperBound)
      } else if kinds.hasHeadings, let heading = heading(line) {
        flush()
        blocks.append(heading)
      } else if kinds.hasLists, let item = ListLine(line, bytes) {
        if items.isEmpty { flush() }
        items.append(item)
      } else {
        if plain.isEmpty { flush() }
        plain.append(line)
      }
    }
    flush()
  }

  private func after(_ mark: [UInt8], in line: Range<Int>) -> Int? {
    guard line.count >= mark.count, bytes[line].starts(with: mark) else { return nil }
    return line.lowerBound + mark.count
  }

  /// Returns a heading. A line that is marked as small text (`-# `) becomes a paragraph, because blocks have
  /// no small text. Nil for other lines.
  private func heading(_ line: Range<Int>) -> MessageBlock? {
    if let start = after(Array("-# ".utf8), in: line) {
      return .paragraph(ParagraphBlock(inline(start..<line.upperBound)))
    }
    let level = bytes[line].prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...3).contains(level), line.count > level + 1, bytes[line.lowerBound + level] == 0x20 else {
      return nil
    }
    let text = inline(line.lowerBound + level + 1..<line.upperBound)
    return .heading(HeadingBlock(level: level, text.trimmed))
  }

  /// Reads adjacent lines as one text, because emphases may continue over line ends.
  private func paragraph(_ lines: [Range<Int>]) -> RichText {
    var builder = RichTextBuilder()
    var index = 0
    while index < lines.count {
      var range = lines[index]
      index += 1
      while index < lines.count, lines[index].lowerBound == range.upperBound + 1 {
        range = range.lowerBound..<lines[index].upperBound
        index += 1
      }
      builder.append(inline(range))
      if index < lines.count { builder.append("\n") }
    }
    return builder.take(trimming: false)
  }
}
