import BubbleLayout

/// The formatting of a range of a text in an export.
struct TextMark {
  enum Kind {
    case style(PieceStyle)
    /// A block of code.
    case code(language: String?)
    /// A block quote.
    case quote(isExpandable: Bool)
  }

  /// The range in UTF-16 offsets.
  var range: Range<Int>
  var kind: Kind

  init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// Makes a mark from numbers of the export; nil if they are not a valid range.
  init?(start: Int, length: Int, _ kind: Kind) {
    guard start >= 0, length > 0, start <= Int.max - length else { return nil }
    self.init(start..<(start + length), kind)
  }

  fileprivate var isBlock: Bool { if case .style = kind { false } else { true } }
  fileprivate var isQuote: Bool { if case .quote = kind { true } else { false } }
}

/// A text with formatted ranges, as Telegram and Signal send it.
struct MarkedText {
  let text: String
  private let units: String.UTF16View
  /// The marks that format text, in the order of their starts, outer ones first.
  private let styles: [TextMark]
  /// The marks that are blocks, shortened where they overlap.
  private let blocks: [TextMark]
  /// How many more spans may be made. The number is bounded, because ranges that overlap many quotes are
  /// split into many spans.
  private var spansLeft = 16_384
  /// Whether spans were left out.
  private(set) var isCut = false

  /// - Parameter marks: The formatted ranges, in any order. They may overlap and extend beyond the text.
  /// - Complexity: O(n log n) in the number of marks, linear in the text.
  init(_ text: String, _ marks: [TextMark]) {
    self.text = text
    units = text.utf16
    let whole = 0..<text.utf16.count
    var clamped = marks
    let edges = ScalarEdges(text)
    for index in clamped.indices {
      clamped[index].range = edges.whole(clamped[index].range.clamped(to: whole))
    }
    let sorted = clamped.enumerated().filter { !$0.element.range.isEmpty }.sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
      return $0.offset < $1.offset
    }.map(\.element)
    // A mark without effect, such as a link without an address, becomes no span.
    styles = sorted.filter { mark in
      if case .style(let style) = mark.kind { style != .plain } else { false }
    }
    blocks = Self.nested(sorted.filter(\.isBlock))
  }

  /// Returns blocks that do not overlap, except for code inside a quote. Any other block that overlaps an
  /// earlier one is shortened to begin at the end of the earlier one.
  private static func nested(_ marks: [TextMark]) -> [TextMark] {
    var kept: [TextMark] = []
    var end = 0
    var quoteEnd = 0
    for mark in marks {
      var mark = mark
      let isWithin = !mark.isQuote && mark.range.upperBound <= quoteEnd
      let floor = isWithin ? max(end, 0) : max(end, quoteEnd)
      mark.range = max(mark.range.lowerBound, floor)..<max(mark.range.upperBound, floor)
      guard !mark.range.isEmpty else { continue }
      kept.append(mark)
      if mark.isQuote {
        (quoteEnd, end) = (mark.range.upperBound, mark.range.lowerBound)
      } else {
        end = mark.range.upperBound
      }
    }
    return kept
  }
}

extension MarkedText {
  /// Returns the content of the text.
  ///
  /// - Complexity: Linear in the text and in the number of spans of its parts, which is bounded.
  mutating func content() -> MessageContent {
    guard !blocks.isEmpty else {
      var place = PartPlace(text)
      return MessageContent(part(upTo: units.count, &place))
    }
    var place = PartPlace(text)
    let made = parts(blocks[...], upTo: units.count, &place)
    return MessageContent(made, plain: text)
  }

  /// Returns the blocks of the text from `place` up to the offset `end`.
  private mutating func parts(
    _ marks: ArraySlice<TextMark>, upTo end: Int, _ place: inout PartPlace
  ) -> [MessageBlock] {
    var made: [MessageBlock] = []
    var index = marks.startIndex
    while index < marks.endIndex {
      let mark = marks[index]
      index += 1
      appendParagraph(upTo: mark.range.lowerBound, to: &made, &place)
      switch mark.kind {
      case .quote(let isExpandable):
        let first = index
        while index < marks.endIndex, marks[index].range.upperBound <= mark.range.upperBound { index += 1 }
        let inner = parts(marks[first..<index], upTo: mark.range.upperBound, &place)
        made.append(.quote(QuoteBlock(inner, isExpandable: isExpandable)))
      case .code(let language):
        let code = part(upTo: mark.range.upperBound, &place)
        var block = MessageBlock.code(CodeBlock(text: code.text.withoutLastLineFeed, language: language))
        // Code has no spans, so a spoiler over a part of it covers all of it.
        block.isCovered = code.hasCovers
        made.append(block)
      case .style: break
      }
    }
    appendParagraph(upTo: end, to: &made, &place)
    return made
  }

  /// Appends the text between two blocks as a paragraph, without the line feeds that separate it from the
  /// blocks.
  private mutating func appendParagraph(
    upTo end: Int, to made: inout [MessageBlock], _ place: inout PartPlace
  ) {
    let text = part(upTo: end, &place).trimmed
    if !text.text.isEmpty { made.append(.paragraph(ParagraphBlock(text))) }
  }

  /// Returns the text from `place` up to the offset `end`, with its spans.
  private mutating func part(upTo end: Int, _ place: inout PartPlace) -> RichText {
    let start = place.offset
    guard end > start else { return RichText("") }
    let from = place.index
    let to = units.index(from, offsetBy: end - start)
    (place.offset, place.index) = (end, to)
    let text = String(self.text[from..<to])
    place.active.removeAll { styles[$0].range.upperBound <= start }
    while place.next < styles.count, styles[place.next].range.lowerBound < end {
      place.active.append(place.next)
      place.next += 1
    }
    var spans: [TextSpan] = []
    for index in place.active {
      let range = styles[index].range.clamped(to: start..<end)
      guard case .style(let style) = styles[index].kind, !range.isEmpty else { continue }
      guard spansLeft > 0 else {
        isCut = true
        (place.active, place.next) = ([], styles.count)
        break
      }
      spansLeft -= 1
      spans.append(
        TextSpan(range: (range.lowerBound - start)..<(range.upperBound - start), style: style))
    }
    return RichText(text, spans: spans)
  }
}

/// The place up to which a text has been split into parts.
private struct PartPlace {
  var offset = 0
  var index: String.Index
  /// The indices of the styles that apply at this place.
  var active: [Int] = []
  /// The index of the first style that begins after this place.
  var next = 0

  init(_ text: String) { index = text.utf16.startIndex }
}

extension String {
  /// The text without a line feed at its end.
  var withoutLastLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
