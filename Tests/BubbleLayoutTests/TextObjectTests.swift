import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests custom emoji, mentions as chips, and tags on ranges in the texts of messages.
@Suite struct TextObjectTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func party(_ range: Range<Int>, tag: String? = nil) -> TextSpan {
    TextSpan(range: range, tag: tag, object: InlineObject(id: "party"))
  }

  /// The message `Go :party: with @Ann Lee now`, with the emoji and the name as objects.
  private var message: Message {
    Message(
      id: 1, sender: "ann", text: "Go :party: with @Ann Lee now",
      spans: [
        party(3..<10), TextSpan(range: 16..<24, tag: "who", object: InlineObject(kind: .mention, id: "u7")),
        TextSpan(range: 25..<28, emphasis: .bold, tag: "when"),
      ])
  }

  private func transcript(_ messages: [Message], _ style: ChatStyle = .merged) -> Transcript {
    Transcript(messages, style: style, width: 320, engine: engine)
  }

  @Test func objectsTakeTheRoomOfTheirBoxes() throws {
    let cell = engine.cell(for: message, style: .merged, width: 320)
    let text = try #require(cell.textPart)
    #expect(text.text == "Go \u{FFFC} with \u{FFFC} now")
    #expect(text.objects.map(\.offset) == [3, 10] && text.objects.map(\.text) == [":party:", "@Ann Lee"])
    let emoji = try #require(cell.boxes(.emoji).first)
    let chip = try #require(cell.boxes(.mention).first)
    #expect(emoji.name == "party" && emoji.index == 0 && chip.name == "u7" && chip.index == 1)
    let size = text.block.paragraph.styledText.style.size
    #expect(
      abs(emoji.frame.width.points - 1.2 * size) < 0.05 && abs(emoji.frame.height.points - 1.2 * size) < 0.05)
    // Each box is at the selection rectangle of its character.
    for (box, object) in zip([emoji, chip], text.objects) {
      let rect = try #require(cell.rects(of: object.offset..<object.offset + 1).first)
      #expect(rect.minX == box.frame.minX && rect.maxX == box.frame.maxX)
      #expect(rect.minY <= box.frame.minY && rect.maxY >= box.frame.maxY)
    }
    let label = try #require(cell.labels(.mention).first)
    #expect(
      label.text == "@Ann Lee" && label.frame == chip.frame && label.block.size.width < chip.frame.width)
    // The objects do not make lines taller.
    var plain = message
    plain.spans = []
    #expect(engine.cell(for: plain, style: .merged, width: 320).height == cell.height)
  }

  @Test func citationsPicturesAndFormulasStandInTexts() throws {
    let message = Message(
      id: 1, sender: "ann", text: "As said [1] in icon and x^2.",
      spans: [
        TextSpan(range: 8..<11, object: InlineObject(kind: .citation, label: "Tea, p. 3")),
        TextSpan(
          range: 15..<19, object: InlineObject(kind: .image, height: 2, address: "https://example.org/i.png")),
        TextSpan(range: 24..<27, object: InlineObject(kind: .formula)),
      ])
    let cell = engine.cell(for: message, style: .merged, width: 320)
    let text = try #require(cell.textPart)
    // The size of the formula is unknown without a formula engine, so its source is shown.
    #expect(text.text == "As said \u{FFFC} in \u{FFFC} and x^2.")
    #expect(text.spans.contains { $0.emphases == .code && $0.range == 19..<22 })
    #expect(cell.labels(.mention).map(\.text) == ["Tea, p. 3"])
    let picture = try #require(cell.boxes(.emoji).first)
    let size = text.block.paragraph.styledText.style.size
    #expect(picture.name == "https://example.org/i.png" && picture.alternative == "icon")
    #expect(abs(picture.frame.height.points - 2 * size) < 0.05)

    let knowing = try LayoutEngine(fonts: .bundled) { part, _ in
      part.name == "formula" && part.data == "x^2" ? Size(width: 40, height: 18) : nil
    }
    let sized = knowing.cell(for: message, style: .merged, width: 320)
    let formula = try #require(sized.boxes(.emoji).last)
    #expect(formula.name == "formula" && formula.alternative == "x^2")
    #expect(formula.frame.size == Size(width: 40, height: 18))
    // In Markdown, also while it grows, and in formula blocks, the source is shown too.
    var markdown = message
    (markdown.text, markdown.spans, markdown.format) = ("Say \\(x^2\\) now.\n\n$$\nx^2\n$$", [], .markdown)
    let whole = knowing.cell(for: markdown, style: .merged, width: 320)
    #expect(whole.boxes(.emoji).map(\.frame.size) == [Size(width: 40, height: 18)])
    #expect(whole.boxes(.custom).map(\.name) == ["formula"])
    markdown.text = "Say"
    markdown.isStreaming = true
    var grown = Transcript([markdown], style: .merged, width: 320, engine: knowing)
    for token in [" \\(x", "^2\\) no", "w.\n\n$$\n", "x^2\n$", "$"] { _ = grown.append(token, to: 1) }
    _ = grown.finish(1)
    #expect(grown.height == whole.height)
  }

  @Test func emojiAndMentionsNeedAnId() throws {
    for json in [#"{"kind":"mention"}"#, "{}"] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(
          TextSpan.self, from: Data(#"{"start":0,"end":1,"object":\#(json)}"#.utf8))
      }
    }
    let citation = try JSONDecoder().decode(
      TextSpan.self, from: Data(#"{"start":0,"end":1,"object":{"kind":"citation","label":"2"}}"#.utf8))
    #expect(citation.object == InlineObject(kind: .citation, label: "2"))
  }

  @Test func titlesOfAlertsAreInTheReadersLanguage() throws {
    let message = Message(
      id: 1, sender: "ann", text: "", blocks: [.quote(QuoteBlock([.paragraph("Hot")], alert: .warning))])
    for (language, title) in [("de", "Warnung"), ("ja", "警告"), ("pt-BR", "Aviso"), ("xx", "Warning")] {
      let transcript = Transcript(
        [message], style: .merged, width: 320, engine: engine,
        environment: LayoutEnvironment(language: language))
      let cell = try #require(transcript.cell(withID: 1))
      #expect(
        cell.parts.contains { if case .text(let text) = $0 { text.text == title } else { false } },
        "\(language)")
    }
    for language in InterfaceWords.languages {
      #expect(InterfaceWords(language: language).alertTitleCount == 5, "\(language)")
    }
  }

  @Test func pointsAndLargeBoxesAreHeldWithinReason() throws {
    var message = message
    message.spans = [
      TextSpan(
        range: 3..<10, object: InlineObject(id: "x", width: 50, height: 40, descent: 10, unit: .points))
    ]
    let cell = engine.cell(for: message, style: .merged, width: 320)
    let (box, text) = (try #require(cell.boxes(.emoji).first), try #require(cell.textPart))
    let line = try #require(text.block.lines.first)
    #expect(box.frame.size == Size(width: 50, height: 40))
    #expect(box.frame.maxY == cell.parts[try #require(cell.textPartIndex)].blockPlace.y + line.baseline + 10)
    for length in [-1, 0, 1e9, .infinity, .nan] as [Double] {
      message.spans[0].object = InlineObject(id: "x", width: length, height: length, descent: length)
      let cell = engine.cell(for: message, style: .merged, width: 320)
      #expect(cell.height > 0 && cell.height < 3_000)
    }
  }

  /// HarfBuzz gets a cluster of this many marks in several pieces, but an object must give only one box.
  @Test(arguments: [1_022, 1_023, 1_024, 5_000]) func marksAfterAnObjectMakeNoOther(count: Int) throws {
    let marks = String(repeating: "\u{301}", count: count)
    for text in ["a\(marks)", "a\(marks) and :party:"] {
      let length = text.utf16.count
      var message = Message(id: 1, sender: "ann", text: text, spans: [party(0..<1)])
      if length > count + 1 { message.spans.append(party(length - 7..<length)) }
      let cell = engine.cell(for: message, style: .merged, width: 320)
      #expect(cell.boxes(.emoji).count == message.spans.count)
      #expect(cell.textPart?.block.differencesFromFreshShaping().isEmpty == true)
    }
  }

  @Test func oneToThreeAloneAreEnlarged() throws {
    func height(_ count: Int, _ extra: String = "") throws -> Double {
      let text = String(repeating: ":party:", count: count) + extra
      let cell = engine.cell(
        for: Message(
          id: 1, sender: "ann", text: text, spans: (0..<count).map { party($0 * 7..<$0 * 7 + 7) }),
        style: .merged, width: 320)
      #expect(cell.boxes(.emoji).count == count)
      return try #require(cell.boxes(.emoji).first).frame.height.points
    }
    let ordinary = try height(1, " and words")
    let factors = try #require(ChatStyle.merged.received.text.jumbo?.factors)
    for count in 1...3 {
      #expect(abs(try height(count) - ordinary * factors[count - 1]) < 0.2, "\(count)")
    }
    #expect(abs(try height(1, "😀 ") - ordinary * factors[1]) < 0.2)
    #expect(try height(factors.count + 1) == ordinary)
  }

  @Test func pressesSelectionsAndSearchesSeeTheirWords() throws {
    let transcript = transcript([message, Message(id: 2, sender: "ann", text: "party")])
    let cell = try #require(transcript.cell(withID: 1))
    for (role, number) in [(BoxRole.emoji, 0), (.mention, 1)] {
      let frame = try #require(cell.boxes(role).first).frame
      let hit = try #require(
        transcript.hit(at: Point(x: cell.frame.minX + frame.midX, y: cell.frame.minY + frame.midY)))
      #expect(hit.target == .object(number) && hit.position != nil)
    }
    func selected(_ range: Range<Int>) -> String {
      transcript.selectedText(
        TranscriptSelection(
          anchor: TranscriptPosition(id: 1, position: TextPosition(offset: range.lowerBound)),
          focus: TranscriptPosition(id: 1, position: TextPosition(offset: range.upperBound))))
    }
    #expect(
      selected(0..<4) == "Go :party:" && selected(5..<11) == "with @Ann Lee"
        && selected(0..<15) == message.text)
    #expect(transcript.find("party").map(\.id) == [1, 2])
    #expect(transcript.find("party").map(\.range) == [3..<4, 0..<5])
    #expect(transcript.find("ann lee now").map(\.range) == [10..<15])
    #expect(transcript.find("with").map(\.range) == [5..<9])
    #expect(cell.find("o :pa") == [1..<4])
  }

  @Test func tagsComeBackAsRectangles() throws {
    let transcript = transcript([Message(id: 0, sender: "ann", text: "Above"), message])
    let tagged = transcript.taggedRanges(in: Rect(x: 0, y: 0, width: 320, height: 900))
    #expect(tagged.map(\.tag) == ["who", "when"] && tagged.map(\.range) == [10..<11, 12..<15])
    for tag in tagged { #expect(tag.rects == transcript.rects(of: tag.range, in: 1) && !tag.rects.isEmpty) }
    let cell = try #require(transcript.cell(withID: 1))
    #expect(cell.taggedRanges.first?.rects == cell.rects(of: 10..<11))
    #expect(transcript.taggedRanges(in: Rect(x: 0, y: -50, width: 320, height: 40)).isEmpty)
  }

  /// Spans that overlap, extend beyond the text or cut characters are ignored.
  @Test func spansOfAllKindsAreLaidOut() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<400 {
      let text = ["one two three", "😀 :) 😀😀", "שלום :party: عالم", ""].randomElement(using: &random) ?? ""
      let spans = (0..<4).map { _ in
        let start = Int.random(in: 0..<14, using: &random)
        return TextSpan(
          range: start..<start + Int.random(in: 0..<9, using: &random),
          emphasis: TextEmphasis.allCases.randomElement(using: &random),
          tag: "t",
          object: Bool.random(using: &random)
            ? InlineObject(kind: Bool.random(using: &random) ? .emoji : .mention, id: "x") : nil)
      }
      let message = Message(id: 1, sender: "ann", text: text, spans: spans)
      var transcript = transcript([message])
      let cell = try #require(transcript.cell(withID: 1))
      let objects = cell.textPart?.objects ?? []
      #expect(cell.textPart?.text.unicodeScalars.count { $0.value == 0xFFFC } ?? 0 == objects.count)
      #expect(cell.boxes(.emoji).count + cell.boxes(.mention).count == objects.count)
      let everything = try #require(transcript.selectAll())
      // What a spoiler covers is not copied until the reader uncovers it.
      let whole = 0..<text.utf16.count
      if message.spans.contains(where: { $0.emphases.contains(.spoiler) && $0.range.overlaps(whole) }) {
        #expect(transcript.selectedText(everything) != text)
        #expect(!transcript.selectedText(everything).contains("\u{FFFD}"))
        let isUncovered = transcript.uncover(1)
        #expect(isUncovered)
      }
      #expect(transcript.selectedText(everything) == text)
    }
  }

  /// Heights found without cells equal those of the cells, at all widths.
  @Test(arguments: ChatStylePreset.all.map(\.name))
  func heightsEqualThoseOfCells(preset: String) throws {
    let words = "word :party: @Ann Lee and so on until the line ends "
    let messages = (1...6).map { count in
      Message(
        id: .integer(count), sender: count % 2 == 0 ? "you" : "ann",
        text: String(repeating: words, count: count),
        spans: (0..<count).flatMap { number in
          let start = number * words.utf16.count
          return [
            party(start + 5..<start + 12, tag: "x"),
            TextSpan(range: start + 13..<start + 21, object: InlineObject(kind: .mention, id: "u")),
          ]
        },
        attachments: count == 3
          ? [.custom(CustomAttachment(name: "form", width: 250, aspect: 1.7))]
          : count == 4 ? [.custom(CustomAttachment(name: "game", width: 90, height: 33.3))] : [])
    }
    var transcript = Transcript(
      messages, style: try .preset(preset), width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you"))
    for width in stride(from: 100.0, through: 620, by: 13.25) {
      transcript.width = width
      for cell in transcript.cells {
        #expect(transcript.frame(of: cell.id) == cell.frame, "\(cell.id) at \(width)")
      }
      let fresh = Transcript(
        messages, style: try .preset(preset), width: width, engine: engine,
        environment: LayoutEnvironment(me: "you"))
      #expect(fresh.height == transcript.height, "at \(width)")
    }
  }
}
