import BubbleLayout
import TextUnicode

/// Reads the markup within a line, such as `*bold*`: marks that open and close emphases, code, and the
/// additional markup of a dialect.
///
/// A mark that opens and is never closed remains text. In an address that begins outside all other markup,
/// nothing is markup (`AddressScanner`).
struct InlineMarkup {
  private enum Item {
    case text(Range<Int>)
    case piece(String, PieceStyle)
    case link(Range<Int>, address: String)
    /// A sign: its index in the dialect's `signs`, and its range. `turn` is 1 if it opens an emphasis, -1 if
    /// it closes one, and 0 if it is plain text.
    case sign(Int, Range<Int>, turn: Int)
  }

  let bytes: [UInt8]
  let dialect: Dialect
  /// Reads the markup at an offset whose byte is one of the dialect's `marks`; returns nil for text.
  let find: ([UInt8], Int, Int) -> Found?

  private var items: [Item] = []
  /// The indices in `items` of the opening signs that are not closed yet.
  private var stack: [Int] = []
  /// For each sign of the dialect, by index, how many opening signs are not closed yet.
  private var openCounts: [Int]
  private var end = 0
  /// Lengths of runs of backticks that are not closed before the end of the line or of the text.
  private var lonelyRuns: Set<Int> = []
  private var addresses = AddressScanner(0..<0, isMarkup: true)
  /// The next address; nil if there is none.
  private var address: BareAddress?

  init(
    _ bytes: [UInt8], _ dialect: Dialect, find: @escaping ([UInt8], Int, Int) -> Found? = { _, _, _ in nil }
  ) {
    self.bytes = bytes
    self.dialect = dialect
    self.find = find
    openCounts = Array(repeating: 0, count: dialect.signs.count)
  }

  /// Appends the content of a range of the text.
  ///
  /// - Complexity: Linear in the range.
  mutating func append(_ range: Range<Int>, to text: inout RichTextBuilder, _ base: PieceStyle = .plain) {
    items = []
    closeAll()
    lonelyRuns = []
    end = range.upperBound
    let source = bytes
    addresses = AddressScanner(range, isMarkup: true)
    address = addresses.next(from: range.lowerBound, source.span)
    var place = range.lowerBound
    while place < end {
      if let next = address, next.range.lowerBound < place {
        address = addresses.next(from: place, source.span)
      }
      if let next = address, next.range.lowerBound == place {
        place = readAddress(next)
      } else {
        place = read(at: place)
      }
    }
    closeAll()
    let made = items
    var open = Array(repeating: 0, count: dialect.signs.count)
    var style = base
    for item in made {
      switch item {
      case .text(let range): text.append(String(decoding: bytes[range], as: UTF8.self), style)
      case .piece(let piece, let own):
        var own = own
        own.emphases.formUnion(style.emphases)
        own.address = own.address ?? style.address
        text.append(piece, own)
      case .link(let range, let address):
        var inner = InlineMarkup(bytes, dialect)
        inner.append(range, to: &text, style.linking(to: address))
      case .sign(_, let range, turn: 0): text.append(String(decoding: bytes[range], as: UTF8.self), style)
      case .sign(let sign, _, let turn):
        open[sign] += turn
        style = base
        for (index, count) in open.enumerated() where count > 0 {
          style.emphases.formUnion(dialect.signs[index].emphasis)
        }
      }
    }
  }

  private mutating func closeAll() {
    stack = []
    for index in openCounts.indices { openCounts[index] = 0 }
  }
}

extension InlineMarkup {
  /// Reads the markup or text at an offset.
  ///
  /// - Returns: The offset of its end.
  private mutating func read(at place: Int) -> Int {
    let byte = bytes[place]
    if byte == UInt8(ascii: "`"), let next = readCode(at: place) { return next }
    if byte == UInt8(ascii: "\\"), dialect.hasEscapes, place + 1 < end, bytes[place + 1].isASCIIPunctuation {
      appendText(place + 1..<place + 2)
      return place + 2
    }
    if byte == 0x0A, !dialect.crossesLines {
      closeAll()
      lonelyRuns = []
    }
    if dialect.marks.contains(byte), let found = find(bytes, place, end) {
      switch found {
      case .piece(let piece, let style, let next):
        items.append(.piece(piece, style))
        return max(next, place + 1)
      case .link(let range, let address, let next):
        items.append(.link(range, address: address))
        return max(next, place + 1)
      }
    }
    if let sign = sign(at: place) { return readSign(sign, at: place) }
    appendText(place..<place + 1)
    return place + 1
  }

  /// Reads an address.
  ///
  /// - Returns: The offset of its end.
  private mutating func readAddress(_ address: BareAddress) -> Int {
    var context = AddressContext()
    for (index, sign) in dialect.signs.enumerated() where openCounts[index] > 0 {
      if sign.bytes == [UInt8(ascii: "|"), UInt8(ascii: "|")] { context.closer = UInt8(ascii: "|") }
      context.signs.formUnion(AddressSigns(sign.bytes.first ?? 0))
    }
    let stop = addresses.end(of: address, context, bytes.span)
    guard dialect.hasEntities else {
      appendText(address.range.lowerBound..<stop)
      return stop
    }
    var place = address.range.lowerBound
    while place < stop {
      guard bytes[place] == UInt8(ascii: "&"),
        case .piece(let piece, let style, let next)? = find(bytes, place, end)
      else {
        appendText(place..<place + 1)
        place += 1
        continue
      }
      // An escaped angle bracket ends an address, as the bracket itself does.
      if piece != "&" { return place }
      items.append(.piece(piece, style))
      place = next
    }
    return place
  }

  private mutating func appendText(_ range: Range<Int>) {
    if case .text(let last)? = items.last, last.upperBound == range.lowerBound {
      items[items.count - 1] = .text(last.lowerBound..<range.upperBound)
    } else {
      items.append(.text(range))
    }
  }

  private func run(of byte: UInt8, at place: Int) -> Int {
    var next = place
    while next < end, bytes[next] == byte { next += 1 }
    return next - place
  }

  private mutating func readCode(at place: Int) -> Int? {
    let count = run(of: UInt8(ascii: "`"), at: place)
    guard count <= dialect.backticks, !lonelyRuns.contains(count) else {
      appendText(place..<place + count)
      return place + count
    }
    var next = place + count
    while next < end {
      if bytes[next] == UInt8(ascii: "`") {
        let closing = run(of: UInt8(ascii: "`"), at: next)
        if closing == count, next > place + count {
          let code = String(decoding: bytes[place + count..<next], as: UTF8.self)
          items.append(.piece(code, PieceStyle(emphases: .code)))
          return next + closing
        }
        next += closing
      } else {
        if bytes[next] == 0x0A, !dialect.crossesLines, count < 3 { break }
        next += 1
      }
    }
    lonelyRuns.insert(count)
    appendText(place..<place + count)
    return place + count
  }

  /// Returns the index of the sign at an offset; nil if there is none.
  private func sign(at place: Int) -> Int? {
    let found = dialect.signs.firstIndex {
      place + $0.bytes.count <= end && bytes[place..<place + $0.bytes.count].elementsEqual($0.bytes)
    }
    guard let found, dialect.signs[found].bytes.count == 2, let top = stack.last,
      case .sign(let open, _, _) = items[top], dialect.signs[open].bytes == [bytes[place]],
      place + 2 < end, bytes[place + 2] == bytes[place]
    else { return found }
    // In `***`, the sign that was opened last is closed first.
    return open
  }

  private mutating func readSign(_ sign: Int, at place: Int) -> Int {
    let next = place + dialect.signs[sign].bytes.count
    let range = place..<next
    let before = bytes.scalar(before: place)
    let after = next < end ? bytes.scalar(at: next) : nil
    let isWordBound = dialect.signs[sign].isWordBound
    let touchesBefore = isWordBound && before?.isOfWord == true
    let touchesAfter = isWordBound && after?.isOfWord == true
    if openCounts[sign] > 0, let before, !before.properties.isWhitespace, !touchesAfter, close(sign, range) {
      return next
    }
    if let after, !after.properties.isWhitespace, !touchesBefore {
      stack.append(items.count)
      openCounts[sign] += 1
    }
    items.append(.sign(sign, range, turn: 0))
    return next
  }

  /// Closes the latest open sign of a kind. Signs that were opened after it become text.
  ///
  /// - Returns: False if there is nothing between the two signs.
  private mutating func close(_ sign: Int, _ range: Range<Int>) -> Bool {
    guard let top = stack.last else { return false }
    if case .sign(sign, let opening, _) = items[top], opening.upperBound == range.lowerBound { return false }
    while let place = stack.popLast() {
      guard case .sign(let open, let opening, _) = items[place] else { continue }
      openCounts[open] -= 1
      guard open == sign else { continue }
      items[place] = .sign(open, opening, turn: 1)
      items.append(.sign(sign, range, turn: -1))
      return true
    }
    return false
  }
}
