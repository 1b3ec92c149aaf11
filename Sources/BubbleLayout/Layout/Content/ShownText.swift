import TextLayout
import TextShaping

/// A message's text as it is shown: emoticons are replaced, each range with an object is replaced by U+FFFC,
/// and the offsets of spans refer to the shown text.
struct ShownText {
  var text: String
  var spans: [TextSpan] = []
  /// The objects in the text, each represented by a U+FFFC, in ascending order.
  var objects: [TextObject] = []

  /// Makes the shown text of a message. An emoticon that contains the start or end of a span is not replaced,
  /// so that each span keeps its own text.
  ///
  /// - Complexity: Linear in the text and, apart from sorting, in the number of spans.
  init(_ message: Message, emoticons: EmoticonTable, typesetters: Typesetters, in room: FormulaRoom) {
    self.init(
      message.text, spans: message.spans, emoticons: emoticons, typesetters: typesetters, in: room)
  }

  /// Makes the shown form of any text. The offsets of `spans` are offsets in the text before it is changed.
  ///
  /// - Parameters:
  ///   - typesetters: The application's functions that give the sizes of formulas.
  ///   - room: The maximum size of formulas in the lines.
  init(
    _ typed: String, spans: [TextSpan], emoticons: EmoticonTable, typesetters: Typesetters = Typesetters(),
    in room: FormulaRoom
  ) {
    let shown = spans.showingFormulas(of: typed, by: typesetters, in: room)
    let given = shown.map(\.span)
    guard !given.isEmpty else {
      text = emoticons.substituting(in: typed)
      return
    }
    let units = Array(typed.utf16)
    if !given.contains(where: { $0.object != nil }), !emoticons.mayOccur(in: typed) {
      text = typed
      self.spans = given.compactMap { span in
        let start = Self.boundary(span.range.lowerBound, in: units)
        let end = Self.end(span.range, in: units)
        return start < end ? span.moved(to: start..<end) : nil
      }
      return
    }
    let edges = given.flatMap {
      [Self.boundary($0.range.lowerBound, in: units), Self.end($0.range, in: units)]
    }
    let cuts = Set(edges + [0, units.count]).sorted()
    var waiting = Self.objects(of: shown, in: units)[...]
    var places: [Int: Int] = [:]
    text = ""
    var length = 0
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      places[start] = length
      while let first = waiting.first, first.range.upperBound <= start { waiting.removeFirst() }
      if let (range, object, pieces) = waiting.first, range.contains(start) {
        guard start == range.lowerBound else { continue }
        var words = String(decoding: units[range], as: UTF16.self)
        // The place of an object without words, such as a picture without a description.
        if words == "\u{FFFC}" { words = "" }
        for number in 0..<max(1, pieces.count) {
          objects.append(
            TextObject(
              offset: length, object: object, text: number == 0 ? words : "",
              piece: pieces.isEmpty ? nil : pieces[number]))
          text += "\u{FFFC}"
          length += 1
        }
        continue
      }
      let piece = emoticons.substituting(in: String(decoding: units[start..<end], as: UTF16.self))
      text += piece
      length += piece.utf16.count
    }
    places[units.count] = length
    self.spans = given.compactMap { span in
      guard let start = places[Self.boundary(span.range.lowerBound, in: units)],
        let end = places[Self.end(span.range, in: units)], start < end
      else { return nil }
      return span.moved(to: start..<end)
    }
  }

  /// Shows a text that consists only of emoji and of pictographs that are text by default, such as a single
  /// U+2764, in emoji presentation. People who send nothing else mean the emoji, whether or not their keyboard
  /// adds U+FE0F.
  ///
  /// - Complexity: Linear in the first word of the text.
  mutating func showPictographsAsEmoji() {
    guard spans.isEmpty, objects.isEmpty, text.consistsOfPictographs else { return }
    text = text.inEmojiPresentation
  }

  /// Inserts an icon before a text that has no objects.
  mutating func begin(with icon: BoxIcon) {
    text = "\u{FFFC}" + text
    spans = spans.map { $0.moved(to: $0.range.lowerBound + 1..<$0.range.upperBound + 1) }
    objects = [TextObject(icon)]
  }

  /// Returns the ranges of the message's text that objects replace, in ascending order. A range that begins
  /// inside another one is left out.
  private static func objects(
    of spans: [ShownSpan], in units: [UInt16]
  ) -> [(range: Range<Int>, object: InlineObject, pieces: [FormulaPiece])] {
    var last = 0
    return spans.compactMap { shown in
      let span = shown.span
      let start = boundary(span.range.lowerBound, in: units)
      let range = start..<max(start, end(span.range, in: units))
      return span.object.map { (range, $0, shown.pieces) }
    }.filter { !$0.0.isEmpty }.sorted { $0.0.lowerBound < $1.0.lowerBound }.filter { range, _, _ in
      guard range.lowerBound >= last else { return false }
      last = range.upperBound
      return true
    }
  }

  /// Returns the end of a range, clamped to the text and moved to the end of a surrogate pair if it would
  /// split one. So what a cover begins to cover is covered.
  private static func end(_ range: Range<Int>, in units: [UInt16]) -> Int {
    let end = boundary(range.upperBound, in: units)
    return !range.isEmpty && end < min(range.upperBound, units.count) ? end + 2 : end
  }

  /// Returns the offset, clamped to the text and moved to the start of a surrogate pair if it would split
  /// one.
  private static func boundary(_ offset: Int, in units: [UInt16]) -> Int {
    let offset = min(max(0, offset), units.count)
    guard offset > 0, offset < units.count, UTF16.isTrailSurrogate(units[offset]),
      UTF16.isLeadSurrogate(units[offset - 1])
    else { return offset }
    return offset - 1
  }
}
