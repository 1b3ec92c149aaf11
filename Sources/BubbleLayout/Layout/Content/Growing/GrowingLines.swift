import Markdown
import TextLayout

/// A text that grows at its end: a paragraph, a heading or code.
struct GrowingLines: Sendable {
  /// The kind of the text. If it changes, the text is recreated.
  enum Kind: Hashable, Sendable {
    case paragraph
    case heading(Int)
    /// Code. Its lines are broken at the limit, whatever width the code is given.
    case code(language: String?)
  }

  private let kind: Kind
  private var paragraph: StreamedParagraph
  private let font: TextStyle
  private let code: InlineCode
  /// The ranges of the text that are isolates; nil for code, which has none.
  private var directions: GrowingDirections?
  private let maker: TextMaker
  private let options: LayoutOptions
  private let plainLine: PlainLine
  /// The maximum width of a line, in points; nil for no maximum.
  private let limit: LayoutUnit?
  /// Whether a footer may be placed beside the last line.
  let tucksFooter: Bool
  private let grid: PixelGrid
  /// How much of the text can no longer change, in UTF-16 units and in bytes.
  private var settled = (units: 0, bytes: 0)
  /// The length of the text, in UTF-16 units.
  private var length = 0
  /// The end of the text, which may still change.
  private var tail = GrowingTail("", from: 0, [])
  /// The sums of the lines, and the limit that they were measured within; nil if the text has not been
  /// measured since the last change.
  private var known: (limit: AvailableWidth, lines: LineSums)?

  /// - Parameters:
  ///   - text: The empty text with the options for its lines.
  ///   - font: The font before scaling.
  ///   - code: The font of code in the text.
  init(
    _ kind: Kind, _ text: PreparedText, font: TextStyle, code: InlineCode, options: ParagraphOptions,
    directions: TextDirections?, maker: TextMaker, grid: PixelGrid
  ) {
    self.directions = directions.map { GrowingDirections($0) }
    self.kind = kind
    self.font = font
    self.code = code
    self.maker = maker
    self.grid = grid
    plainLine = text.plainLine
    limit = text.measure
    tucksFooter = text.tucksFooter
    self.options = LayoutOptions(lineHeight: text.lineHeight, strut: text.strut)
    paragraph = maker.streamed("", font, options: options, runs: [])
  }

  /// Updates the text after an addition.
  ///
  /// - Returns: False if the text has to be created anew.
  mutating func update(_ block: MessageBlock, _ change: MarkdownChange, depth: Int) -> Bool {
    guard depth == change.path.count else { return false }
    return set(block, from: change.settled)
  }

  /// Sets the text.
  ///
  /// - Parameter offset: The UTF-16 offset before which the text is unchanged.
  /// - Returns: False if the text has to be created anew.
  mutating func set(_ block: MessageBlock, from offset: Int) -> Bool {
    switch (block.content, kind) {
    case (.paragraph(let block), .paragraph): return set(block.text, from: offset)
    case (.heading(let block), .heading(let known)) where block.level == known:
      return set(block.text, from: offset)
    case (.code(let code), .code(let known)) where code.language == known:
      return set(RichText(code.text), from: offset, isCode: true)
    default: return false
    }
  }

  /// - Returns: False if the text contains an object.
  private mutating func set(_ text: RichText, from offset: Int, isCode: Bool = false) -> Bool {
    known = nil
    // The offset may be after the final line feed of code, which is left out here.
    let start = settle(min(offset, length), text.text)
    var rest = text.text[start...]
    // The final line feed of code starts no new line.
    if isCode, rest.utf8.last == 0x0A { rest.unicodeScalars.removeLast() }
    let units = settled.units
    let first = min(units, directions?.start ?? units)
    let near = text.spans.filter { $0.range.upperBound > first }.map {
      $0.showingFormula(by: maker.typesetters, in: maker.room(in: font)) { "" }.span
    }
    let spans = near.filter { $0.range.upperBound > units }
    if spans.contains(where: { $0.object != nil }) { return false }
    if let (index, ranges) = directions?.update(text.text, spans: near, settled: settled) {
      paragraph.replaceDirections(from: index, with: ranges)
    }
    let runs = spans.runs(font, code: code)
    let new = GrowingTail(String(rest), from: units, runs)
    // The new tail may begin at a later offset than the old one, because the settled part may have grown.
    let kept = tail.common(with: new)
    tail = new
    length = units + new.length
    paragraph.replace(from: kept, with: maker.styled(new.text(from: kept), font, new.runs(from: kept)))
    return true
  }

  /// Stores how much of the text is settled, and returns the end of that part.
  private mutating func settle(_ offset: Int, _ text: String) -> String.Index {
    if offset < settled.units || text.utf8.count < settled.bytes { settled = (0, 0) }
    var place = text.utf8.index(text.startIndex, offsetBy: settled.bytes)
    while settled.units < offset, place < text.endIndex {
      let scalar = text.unicodeScalars[place]
      let units = UTF16.width(scalar)
      // The settled part never ends within a surrogate pair.
      if settled.units + units > offset { break }
      settled.units += units
      settled.bytes += UTF8.width(scalar)
      text.unicodeScalars.formIndex(after: &place)
    }
    return place
  }

  // MARK: Sizes

  private var keepsLines: Bool { if case .code = kind { true } else { false } }

  private mutating func lines(in width: AvailableWidth) -> LineSums {
    let width = width.limited(toMeasure: limit)
    if let known, known.limit == width || known.lines.validWidths.contains(width) { return known.lines }
    let lines = LineSums(paragraph.measure(in: width, options: options))
    known = (width, lines)
    return lines
  }

  mutating func measure(in limit: inout Limit) -> BlockMeasure {
    var measure = BlockMeasure(lines(in: limit.width)).extended(beyondMeasure: self.limit)
    limit.keep(heightOf: measure)
    if keepsLines { measure.keepHeight() }
    return measure.rounded(on: grid)
  }

  mutating func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit {
    grid.roundedUp(lines(in: keepsLines ? limit : .fixed(max(0, width))).height)
  }

  /// Returns the last line in a block of a given width.
  mutating func lastLine(in width: LayoutUnit) -> LastLine {
    lines(in: .fixed(width)).lastLine(in: .fixed(width), plain: plainLine)
  }
}
