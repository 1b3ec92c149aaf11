import BubbleLayout
import TestSupport
import Testing

/// Tests Markdown that grows in a transcript: after each token it equals a message with the text so far.
@Suite struct StreamedMarkdownTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func message(_ text: String = "") -> Message {
    Message(
      id: "m", sender: "model", timestamp: Fixtures.timestamp, text: text, format: .markdown,
      isStreaming: true)
  }

  /// In these texts each kind of block is open at some time, is closed, is changed by later text, and is
  /// nested in others.
  private static let texts = [
    "A *good* cup **takes _some_ patience**, `and` [the site](https://example.org \"title\") ~~not~~ hurry.\n\nNext one.",
    "One\ntwo\n===\n\nThree\n---\n# Four #\n###### Six of a longer line than most, so that it wraps **twice**",
    "- one\n- two\n  - three **bold** words that take more than a line in a narrow bubble\n    1. four\n    2. five\n- six",
    "8. eight\n9. nine\n10. ten\n11. eleven\n\n    its second paragraph\n\n12. twelve is loose now",
    "- [ ] to do\n- [x] done\n- []\n- [ ]\n- \n- last",
    "> quote\n> > within **it**\n> > - a list\n> >   ```swift\n> >   let x = 1\n> >   ```\n> and on\nlazily\n\nAfter",
    "> [!WARNING]\n> Hot *water*.\n>\n> - a\n> - b\n\nend",
    "```swift\nlet x = \"é\"\n\n\tindented 漢字 and so on and on and on and on and on\n\n```\n\n    indented code\n\n    more\n\ntext",
    "~~~\nunfinished",
    "See [late] and [later][late] and ![image][late].\n\n- [late]\n\n[late]: https://example.org\n\nEnd [late].",
    "Note[^1] and[^2].\n\n[^1]: First *note*\n    of two lines.\n\n[^2]: Second\n\nDone[^1].",
    "<details open><summary>More **here**</summary>\n\nInside\n\n- list\n\n</details>\n\nAfter it.",
    "<details>\n<summary>Closed</summary>\n\nHidden\n\n</details>\n\n<b>html</b>\n\n<!-- comment -->\n\n***\n\nend",
    "مرحبا *بالعالم* 123 and **back**\n\n- ١ عربي\n- English\n\n> שלום\n\n1. واحد",
    "- 123\n- 456 مرحبا\n\n> 1\n> 2\n>\n> أهلا",
    "| a | b |\n| - | -: |\n| **c** | `d` |\n| a longer cell than those above | x |\n\n| no table\n",
    "$$\nx^2\n$$\n\nInline \\(a+b\\) and $5.\n\n![alone](https://example.org/a.png)\n\n:) 😀 😀",
    "😀😀😀",
    "[def]: https://example.org\n[other]: x 'title'\n\ntext",
    "line one  \nline two\\\nline three\nsoft **bo\nld** end `co\nde` *it",
    "* a\n\n  b\n* c\n***\n+ d\n+ e",
    "See\n![a chart](https://example.org/c.png)\n*Figure 1* ![b](d) and\n- ![c](e)\n  f\n\n<img src=\"g\" width=\"60\" height=\"30\"> h\n[![i](j)](k)\nend",
    "a <details open><summary class=\"x\">S</summary>b</details> c\n\n\\begin{align}\nx &= 1 \\\\\n\\end{align}\nand \\begin{cases}1\\end{cases}",
    "a\n\n\n\nb\r\n\r\nc\rd\n\n\te",
  ]

  private func tokens(of text: String, _ random: inout RichMessages) -> [String] {
    var rest = text.unicodeScalars[...]
    var tokens: [String] = []
    while !rest.isEmpty {
      tokens.append(String(String.UnicodeScalarView(rest.prefix(1 + random.below(7)))))
      rest = rest.dropFirst(tokens[tokens.count - 1].unicodeScalars.count)
    }
    return tokens
  }

  private func check(
    _ text: String, _ style: ChatStyle, _ random: inout RichMessages, scale: Double? = nil,
    fontScale: Double = 1
  ) throws {
    var environment = LayoutEnvironment(me: random.one(in: 2) ? "model" : "nobody", scale: scale)
    environment.fontScale = fontScale
    var transcript = Transcript(
      [message()], style: style, width: Double(180 + random.below(300)), engine: engine,
      environment: environment)
    for (step, token) in tokens(of: text, &random).enumerated() {
      if step % 7 == 6 { transcript.width = Double(150 + random.below(300)) }
      _ = transcript.append(token, to: "m")
      let fresh = Transcript(
        transcript.messages, style: style, width: transcript.width, engine: engine, environment: environment)
      let so = transcript.messages[0].text
      let other = Laws.differences(transcript, fresh)
      #expect(other == [], "\(style.name), \(transcript.width), \(so.debugDescription)")
      guard step % Laws.some(6, of: 1) == 0 else { continue }
      let (grown, whole) = (try dump(transcript), try dump(fresh))
      #expect(grown == whole, "\(style.name), \(transcript.width), \(so.debugDescription)")
    }
    _ = transcript.finish("m")
    var plain = message(text)
    plain.isStreaming = false
    let whole = Transcript(
      [plain], style: style, width: transcript.width, engine: engine, environment: environment)
    #expect(Laws.differences(transcript, whole) == [], "\(style.name), finished, \(text.debugDescription)")
  }

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func markdownGrowsAsIfItWereWhole(preset: String) throws {
    var random = RichMessages(seed: 77)
    for text in Self.texts { try check(text, try .preset(preset), &random) }
    // All texts are joined, so that blocks before the open one are reused.
    let all = Self.texts.joined(separator: "\n\n")
    try check(all, try .preset(preset), &random)
  }

  @Test func sizesAreRoundedToPixelsAndFontsGrow() throws {
    var random = RichMessages(seed: 78)
    for text in Self.texts {
      try check(text, try .preset("clustered"), &random, scale: 3, fontScale: 1.7)
    }
  }

  @Test func detailsStayAsTheReaderHasThem() throws {
    var transcript = Transcript(
      [message("<details open><summary>More</summary>\n\nIns")], style: .clustered, width: 300,
      engine: engine)
    _ = transcript.append("ide", to: "m")
    let open = transcript.height
    transcript.environment.toggled = [BlockPlace(id: "m", path: ["blocks", 0])]
    #expect(transcript.height < open)
    let closed = transcript.height
    _ = transcript.append("\n\nand more", to: "m")
    #expect(transcript.height == closed)
    transcript.environment.toggled = []
    #expect(transcript.height > open)
  }

  /// Appended text continues the formatting after a character beyond the BMP, which has two UTF-16 code
  /// units.
  @Test(arguments: ["``<a href=\"|-|-| 😀", "**bold 😀", "a *word and 𝒜"])
  func aLookGoesOnBehindASurrogatePair(_ text: String) {
    for width in stride(from: 120.0, through: 400, by: 7) {
      var transcript = Transcript([message(text)], style: .tailed, width: width, engine: engine)
      _ = transcript.append("---", to: "m")
      _ = transcript.append("---", to: "m")
      let fresh = Transcript(transcript.messages, style: .tailed, width: width, engine: engine)
      #expect(Laws.differences(transcript, fresh) == [], "\(width)")
    }
  }

  /// The formatting of a formula's source covers nothing while no character of it has arrived.
  @Test func aLookThatBeginsEmptyGrows() {
    for width in stride(from: 100.0, through: 300, by: 23) {
      var transcript = Transcript([message("```math\n")], style: .merged, width: width, engine: engine)
      for character in #"\frac{\mathrm{d}R}{\mathrm{d}t} = 2"# {
        _ = transcript.append(String(character), to: "m")
        let fresh = Transcript(transcript.messages, style: .merged, width: width, engine: engine)
        #expect(Laws.differences(transcript, fresh) == [], "\(width)")
      }
    }
  }

  /// The end of a row moves nothing, also if the table ends at the same time.
  @Test(arguments: ["", "> ", "- "], ["\n", "\n\n", "\n\nEnd"])
  func theEndOfARowMovesNothing(before: String, end: String) throws {
    let within = before.isEmpty ? "" : before == "> " ? "> " : "  "
    let open = "\(before)| a |\n\(within)| - |\n\(within)| a longer cell than the one above |"
    var transcript = Transcript([message(open)], style: .clustered, width: 400, engine: engine)
    let height = transcript.height
    let text = end.filter { $0 != "\n" }
    _ = transcript.append(String(end.prefix(end.count - text.count)), to: "m")
    #expect(transcript.height == height)
    _ = transcript.append(text, to: "m")
    let fresh = Transcript(transcript.messages, style: .clustered, width: 400, engine: engine)
    #expect(Laws.differences(transcript, fresh) == [])
  }

  /// A token shapes the open texts alone: four times the tokens cost about four times the work, also in tables, footnotes,
  /// and texts of pictures, formulas and references alone.
  @Test(arguments: [
    "| c | d |\n", "| c | ![a](b) |\n", "[^N]: note\n\n", "[^N] ", "a[^N]\n\n", "![a](b) ", "$a$ ", "12 ",
    "**bold** ", "- item\n", "> - q\n>\n", "word ", "code\n",
  ])
  func aTokenShapesTheOpenTextsAlone(_ token: String) throws {
    // Which places of a text are known to be safe to cut depends on the pairs of letters that its fonts have learnt, so no
    // other test may use them.
    let fonts = try FontSet.bundled.open()
    let engine = try LayoutEngine(
      fonts: .collection(fonts), formulas: PlainFormulas(try TestFonts.face(of: fonts)))
    let starts = ["| c": "| a | b |\n| - | - |\n", "cod": "```\n"]
    func work(tokens: Int) -> Int {
      let start = starts[String(token.prefix(3))] ?? ""
      var transcript = Transcript([message(start)], style: .clustered, width: 300, engine: engine)
      for number in 0..<tokens {
        _ = transcript.append(token.replacing("N", with: "\(number)"), to: "m")
      }
      return transcript.streamedUnits
    }
    // The end of a text that is not settled yet gets longer at first.
    let (few, many) = (work(tokens: 400), work(tokens: 1600))
    #expect(few > 0)
    // The numbers of references get more digits.
    #expect(Double(many) <= 5.5 * Double(few), "\(many) after \(few)")
  }

  /// Finished blocks are neither prepared nor shaped again.
  @Test func aTokenPreparesNothing() throws {
    var transcript = Transcript([message("A")], style: .clustered, width: 300, engine: engine)
    let text = Self.texts[..<5].joined(separator: "\n\n")
    _ = transcript.append(" b", to: "m")
    let before = transcript.work.messagesPrepared
    for _ in 0..<4 {
      for letter in text.unicodeScalars { _ = transcript.append(String(letter), to: "m") }
      _ = transcript.append("\n\n", to: "m")
    }
    #expect(transcript.work.messagesPrepared == before)
    #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
  }
}
