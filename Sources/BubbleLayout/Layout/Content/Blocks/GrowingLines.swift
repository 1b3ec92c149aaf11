import Markdown
import TextLayout

/// A text that grows at its end: a paragraph, a heading or code.
struct GrowingLines: Sendable {
  /// Everything that the lines depend on except the words. If it changes, the text is created anew.
  struct Setting: Hashable, Sendable {
    let role: TextRole
    let context: RichContext
    var alignment: TextAlignment?
    let options: ParagraphOptions

    /// The font before scaling.
    var font: TextStyle { context.font }
  }

  let setting: Setting
  /// The empty text with the options for its lines.
  private let empty: PreparedText
  private var paragraph: GrowingParagraph
  /// The ranges of the text that are isolates; nil for code, which has none.
  private var directions: GrowingDirections?
  /// The text so far as it is shown, with one character in place of each object, and the spans that may be isolates.
  private var shown = ""
  private var spans: [TextSpan] = []
  /// How much of the text can no longer change, before and after objects were replaced.
  private var settled = Settled()
  /// The end of the text, which may still change.
  private var tail = GrowingTail("", from: 0, [], [])

  /// - Parameter empty: The empty text with the options for its lines.
  init(_ setting: Setting, _ empty: PreparedText, directions: TextDirections?, maker: TextMaker) {
    self.setting = setting
    self.empty = empty
    self.directions = directions.map { GrowingDirections($0) }
    paragraph = GrowingParagraph(maker.streamed("", setting.font, options: setting.options, runs: []))
  }

  /// The text in a tree of nodes.
  var text: PreparedText {
    var text = empty
    text.growing = paragraph
    return text
  }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - offset: The UTF-16 offset before which the text is unchanged.
  ///   - code: The font of code in the text.
  /// - Returns: How many UTF-16 units were shaped.
  /// - Complexity: Linear in the text after the offset.
  mutating func set(_ text: RichText, from offset: Int, code: InlineCode, maker: TextMaker) -> Int {
    let new = settled.rest(of: text, from: offset)
    let (typed, start) = (settled.typed, settled.shown)
    let end = new.reversed().reduce(offset - typed.units) { end, span in
      !span.mayBeCut && span.range.lowerBound < end && end < span.range.upperBound
        ? span.range.lowerBound : end
    }
    let next = typed.advanced(by: end, in: text.text)
    let byte = text.text.utf8.index(text.text.startIndex, offsetBy: typed.bytes)
    // The last span is the part that is settled now. It tells how long that part is in the shown text.
    var part = ShownText(
      String(text.text[byte...]), spans: new + [TextSpan(range: 0..<next.units - typed.units)],
      emoticons: .none, typesetters: maker.typesetters, in: maker.room(in: setting.font))
    let known = next.units > typed.units ? part.spans.popLast()?.range.upperBound ?? 0 : 0
    shown.removeSubrange(shown.utf8.index(shown.startIndex, offsetBy: start.bytes)...)
    shown += part.text
    spans.removeSubrange(min(start.spans, spans.count)...)
    spans += part.spans.filter { !$0.mayBeCut }.map {
      $0.moved(to: $0.range.lowerBound + start.units..<$0.range.upperBound + start.units)
    }
    settled.typed = next.including(text.spans)
    settled.shown = start.advanced(by: known, in: shown).including(spans)
    let far = spans.lastIndex { $0.range.upperBound <= min(start.units, directions?.start ?? 0) }
    let near = Array(spans[(far.map { $0 + 1 } ?? 0)...])
    let changed = directions?.update(shown, spans: near, settled: (start.units, start.bytes))
    let chips = maker.chips(part.objects, setting.font)
    let boxes = maker.boxes(part.objects, in: setting.font, points: 1, chips: chips)
    return replaceTail(
      GrowingTail(
        part.text, from: start.units,
        part.spans.runs(setting.font, code: code).map {
          StyleRun(
            range: $0.range.lowerBound + start.units..<$0.range.upperBound + start.units, style: $0.style)
        }, boxes.map { $0.moved(by: start.units) }), directions: changed, maker)
  }

  private mutating func replaceTail(
    _ new: GrowingTail, directions: (index: Int, ranges: [BidiRange])?, _ maker: TextMaker
  ) -> Int {
    // The new tail may begin at a later offset than the old one, because the settled part may have grown.
    let kept = tail.common(with: new)
    tail = new
    if !isKnownUniquelyReferenced(&paragraph) { paragraph = GrowingParagraph(copying: paragraph) }
    let end = maker.styled(new.text(from: kept), setting.font, new.runs(from: kept), new.boxes(from: kept))
    return paragraph.change {
      let analysed = $0.analysedUnits
      if let (index, ranges) = directions { $0.replaceDirections(from: index, with: ranges) }
      $0.replace(from: kept, with: end)
      return $0.analysedUnits - analysed
    }
  }
}

extension GrowingLines {
  /// How much of a text can no longer change.
  private struct Settled {
    var typed = Place()
    var shown = Place()

    /// Returns the spans after the settled part, by offsets from its end. If that part has changed, nothing is settled.
    ///
    /// - Parameter offset: The UTF-16 offset before which the text is unchanged.
    mutating func rest(of text: RichText, from offset: Int) -> [TextSpan] {
      var rest = text.spans.dropFirst(typed.spans)
      let units = typed.units
      let isChanged =
        offset < units || text.text.utf8.count < typed.bytes
        || rest.contains { !$0.mayBeCut && $0.range.lowerBound < units && units < $0.range.upperBound }
      if isChanged {
        self = Settled()
        rest = text.spans[...]
      }
      let start = typed.units
      return rest.compactMap {
        $0.range.upperBound > start
          ? $0.moved(to: max(0, $0.range.lowerBound - start)..<$0.range.upperBound - start) : nil
      }
    }
  }

  /// A place in a text, in UTF-16 units and in bytes, and the number of spans before it.
  private struct Place {
    var (units, bytes, spans) = (0, 0, 0)

    /// Returns the place a number of UTF-16 units further, or before a surrogate pair that it would split.
    func advanced(by distance: Int, in text: String) -> Place {
      var place = self
      var index = text.utf8.index(text.startIndex, offsetBy: bytes)
      while index < text.endIndex {
        let scalar = text.unicodeScalars[index]
        guard place.units + UTF16.width(scalar) <= units + distance else { break }
        place.units += UTF16.width(scalar)
        place.bytes += UTF8.width(scalar)
        text.unicodeScalars.formIndex(after: &index)
      }
      return place
    }

    /// Counts the spans before the place. An empty span at the place may still grow.
    func including(_ all: [TextSpan]) -> Place {
      var place = self
      place.spans +=
        all.dropFirst(spans).prefix {
          $0.range.upperBound < units || $0.range.upperBound == units && !$0.range.isEmpty
        }.count
      return place
    }
  }
}

extension TextSpan {
  /// Whether the span only changes the look of its letters, so that a part of it may be settled.
  fileprivate var mayBeCut: Bool {
    object == nil && address == nil && !emphases.contains(.code) && !isPlainCode
  }
}
