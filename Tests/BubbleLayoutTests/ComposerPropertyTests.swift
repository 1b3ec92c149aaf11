import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests properties of a composer that are true after any edits.
@Suite struct ComposerPropertyTests {
  private static let pieces = [
    "a", "b", "\u{301}", "👍🏽", "\u{200D}", "\r", "\n", "\u{FFFC}", "🇩🇪", "한", " ", "\u{FE0F}", "🇩", "שלום",
    "**", "_", "`",
    "~~", "||", "@", ":", "ab cd",
  ]

  /// The content that undo has to restore.
  private struct Content: Equatable {
    let units: [UInt16]
    let tokens: [String]
    let spans: [TextSpan]
    let selection: Range<Int>

    init(_ composer: Composer) {
      units = Array(composer.text.utf16)
      tokens = composer.tokens.map { "\($0.offset) \($0.userID) \($0.text)" }
      spans = composer.spans
      selection = composer.selection
    }
  }

  private func edit(_ composer: inout Composer, _ random: inout SeededGenerator, width: Double) {
    func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func piece() -> String { Self.pieces[below(Self.pieces.count)] }
    switch below(24) {
    case 0: composer.insertMention(of: "\(below(3))", name: ["n", "a name that is long", "שם"][below(3)])
    case 1: composer.deleteBackward()
    case 2: composer.deleteForward()
    case 3:
      let start = below(30)
      composer.select(start..<start + below(12))
    case 4: composer.moveCaret(to: below(30))
    case 5: composer.mark(piece() + piece(), selecting: 0..<below(3))
    case 6: composer.commitMarked()
    case 7, 8: composer.toggle(TextEmphasis.allCases[below(6)])
    case 9: composer.link(to: ["a", "b", nil][below(3)])
    case 10: composer.undo()
    case 11: composer.redo()
    case 12: composer.paste(piece() + piece())
    case 13:
      composer.press(
        CaretKey.allCases[below(CaretKey.allCases.count)], extending: below(2) == 0, width: width)
    case 14: composer.press(at: Point(x: LayoutUnit(below(200)), y: LayoutUnit(below(60))), width: width)
    case 15: composer.insert(InlineObject(kind: .emoji, id: "e"), words: ":e:")
    case 16: composer.accept(ComposerCandidate(id: "9", title: piece()))
    case 17 where below(6) == 0: composer.clear()
    case 17 where below(4) == 0:
      composer.edit(
        piece() + "hi @ann" + piece(),
        spans: [
          TextSpan(range: 3..<7, object: InlineObject(kind: .mention, id: "7")),
          TextSpan(range: below(5)..<8, emphasis: .bold),
        ])
    default: composer.insert(piece())
    }
  }

  private func check(_ composer: Composer) {
    let units = Array(composer.text.utf16)
    #expect(composer.tokens.allSatisfy { units[$0.offset] == 0xFFFC })
    #expect(composer.tokens.map(\.offset) == composer.styledText.boxes.map(\.offset))
    #expect(zip(composer.tokens, composer.tokens.dropFirst()).allSatisfy { $0.offset < $1.offset })
    var end = 0
    for span in composer.spans {
      #expect(span.range.lowerBound >= end && !span.range.isEmpty && span.range.upperBound <= units.count)
      #expect(!span.emphases.isEmpty || span.address != nil)
      end = span.range.upperBound
    }
    #expect(composer.selection.lowerBound >= 0 && composer.selection.upperBound <= units.count)
    #expect([composer.selection.lowerBound, composer.selection.upperBound].contains(composer.caret.offset))
    guard composer.markedRange == nil else { return }
    #expect(
      composer.isCaretStop(composer.selection.lowerBound)
        && composer.isCaretStop(composer.selection.upperBound))
  }

  @Test(arguments: 0..<24)
  func anyEditsKeepTheComposerWhole(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let engine = seed % 2 == 0 ? try TestEngines.square : try TestEngines.bundled
    var composer = Composer(
      style: ComposerStyle(
        maximumCount: seed % 5 == 4 ? 20 : nil, direction: seed % 3 == 0 ? .rightToLeft : .leftToRight,
        convertsMarkdown: seed % 4 != 3), engine: engine)
    let start = Content(composer)
    for _ in 0..<150 {
      edit(&composer, &random, width: Double(Int.random(in: 0..<300, using: &random)))
      check(composer)
    }
    composer.commitMarked()
    let end = Content(composer)
    var steps = 0
    while composer.undo() {
      steps += 1
      check(composer)
    }
    #expect(Content(composer).units == start.units && composer.tokens == [] && composer.spans == [])
    for _ in 0..<steps {
      let isRedone = composer.redo()
      #expect(isRedone)
      check(composer)
    }
    let again = Content(composer)
    #expect(again.units == end.units && again.tokens == end.tokens && again.spans == end.spans)
  }

  @Test func tokensStayInsideAtEveryWidth() throws {
    for engine in [try TestEngines.square, try TestEngines.bundled] {
      var composer = Composer(engine: engine)
      composer.insert("see ")
      composer.insertMention(of: "1", name: "bob")
      composer.insertMention(of: "2", name: "somebody whose name is rather long")
      composer.insert(" שלום ")
      composer.insert(InlineObject(kind: .emoji, id: "e"), words: ":e:")
      for width in 1...400 {
        let layout = composer.layout(width: Double(width))
        let right = max(5, LayoutUnit(width) - 5)
        for place in layout.tokens.compactMap({ $0 }) {
          #expect(place.frame.minX >= 5 && place.frame.maxX <= right, "\(width): \(place.frame)")
        }
        for offset in 0...composer.length where composer.isCaretStop(offset) {
          let caret = layout.caretFrame(at: TextPosition(offset: offset))
          #expect(caret.minX >= 5 && caret.maxX <= right)
        }
      }
    }
  }

  @Test func longTextsKeepTheirSteps() throws {
    var composer = try ComposerTests.composer(String(repeating: "word ", count: 2_000))
    for index in 0..<1_000 {
      if index % 3 == 0 { composer.moveCaret(to: (index * 37) % 10_000) }
      composer.insert("x")
    }
    var count = 0
    while composer.undo() { count += 1 }
    #expect(count == 334 && composer.length == 10_000)
  }
}
