import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests in which direction code, addresses, numbers and labels run, whatever is around and inside them.
@Suite struct DirectionTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  /// Returns the visible text of a line from left to right, by the clusters of its glyphs.
  private func shown(_ block: TextBlock, line: Int = 0) -> String {
    let units = Array(block.paragraph.styledText.text.utf16)
    return block.glyphRuns(inLine: line).map { run in
      let offsets = run.glyphs.map(\.cluster)
      let ends = offsets.sorted() + [run.range.upperBound]
      return offsets.map { start in
        let end = ends.first { $0 > start } ?? run.range.upperBound
        return String(decoding: units[start..<end], as: UTF16.self)
      }.joined()
    }.joined()
  }

  private func line(_ message: Message, _ style: ChatStyle = .merged) throws -> String {
    let text = try #require(engine.cell(for: message, style: style, width: 800).textPart)
    return shown(text.block)
  }

  @Test(arguments: [
    "--watch", "foo()", "-5", "npm i -D x@1.2;", "/etc/hosts/", "a[0] = {", "<b>", "x → \u{2067}y", "!",
    "$HOME/",
  ])
  func inlineCodeIsAnIsolate(code: String) throws {
    let visible = code.replacing("\u{2067}", with: "").replacing(" ", with: "")
    for (before, after) in [("הרץ", "עכשיו"), ("استخدم", "ثم"), ("abc שלום", "דבר (x)")] {
      let text = "\(before) `\(code)` \(after)"
      let line = try self.line(Message(id: 1, sender: "a", text: text, format: .markdown))
      let shown = line.replacing("\u{2067}", with: "").replacing(" ", with: "")
      #expect(shown.contains(visible), "\(line)")
    }
  }

  @Test(arguments: [
    "https://example.org/a/", "www.example.org/", "ann@example.org", "+49 30 1234567", "(555) 123-4567",
    "https://example.org/?q=(a)", "#tag", "@ann",
  ])
  func detectedDataAreIsolates(data: String) throws {
    for style in [ChatStyle.merged, .clustered] {
      let line = try self.line(Message(id: 1, sender: "a", text: "שלום \(data) עולם"), style)
      #expect(line.contains(data), "\(line)")
    }
  }

  @Test func dates() throws {
    let line = try self.line(Message(id: 1, sender: "a", text: "اليوم 2026-03-01 هنا"), .tailed)
    #expect(line.contains("2026-03-01"))
  }

  /// A named link keeps its words in the order of the text, unless they are an address.
  @Test func namedLinks() throws {
    func shown(_ words: String, _ address: String) throws -> String {
      try line(
        Message(id: 1, sender: "a", text: "שלום [\(words)](\(address)) עולם", format: .markdown), .balloon)
    }
    #expect(try shown("https://example.org/a/", "https://example.org/b").contains("https://example.org/a/"))
    #expect(try shown("x:/y/", "x:/y/").contains("x:/y/"))
    #expect(try shown("see `a()` here", "https://example.org").contains("a()"))
    // An override in the words of a link would show another address.
    let spoofed = try shown("https://a.example/\u{202E}gro.live", "https://a.example")
    #expect(spoofed.replacing("\u{202E}", with: "").contains("gro.live"))
  }

  @Test func isolatesNeedNoCharacters() throws {
    let text = "שלום https://example.org/a/ עולם"
    let cell = engine.cell(
      for: Message(id: 1, sender: "a", text: text), style: .merged, width: 320)
    #expect(cell.textPart?.text == text)
    #expect(cell.textPart?.detected.map(\.range) == [5..<27])
  }

  @Test func composedCode() throws {
    var composer = Composer("", style: ComposerStyle(convertsMarkdown: true), engine: engine)
    for character in "הרץ `--watch` עכשיו" { composer.insert(String(character)) }
    #expect(composer.spans.count == 1)
    #expect(shown(composer.layout(width: 600).block).contains("--watch"))
  }

  /// A composer orders a text as its message will.
  @Test(arguments: [
    "שלום https://example.org/a/ עולם", "مرحبا ann@example.org/ ثم +49 30 1234567 هنا",
    "שלום #tag! @ann, עולם",
    "abc שלום www.example.org/ (x)", "https://example.org/ שלום", "https://example.org/a/",
    "אב `--watch` גד https://e.org/`x/`",
  ])
  func composedTextsAreOrderedAsMessages(text: String) {
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      var message = Message(id: 1, sender: "me", text: text)
      var composer = Composer(
        "", style: ComposerStyle(font: .system(15), direction: direction), engine: engine)
      composer.insert(text)
      let code = text.utf16.firstIndex(of: 0x60).map { text.utf16.distance(from: text.startIndex, to: $0) }
      if let code {
        message.spans = [TextSpan(range: code..<code + 9, emphasis: .code)]
        composer.edit(text, spans: message.spans)
      }
      let cell = engine.cell(
        for: message, style: .merged, width: 2_000,
        environment: LayoutEnvironment(me: "me", direction: direction))
      #expect(cell.textPart.map { shown($0.block) } == shown(composer.layout(width: 2_000).block))
    }
  }

  /// In a list of conversations and around a composer's text, code and addresses stay isolates.
  @Test(arguments: ["שלום `x --watch` עולם", "שלום https://example.org/a/ עולם", "# אב\n\n`x --watch` גד"])
  func previewsHaveIsolates(text: String) throws {
    for format in [TextFormat.plain, .markdown] where format == .markdown || !text.contains("`") {
      let line = try self.line(Message(id: 1, sender: "a", text: text, format: format), .rows)
      #expect(line.contains("x --watch") || line.contains("https://example.org/a/"), "\(line)")
    }
    let block = try line(
      Message(id: 1, sender: "a", text: "אב\n\n```\nx --watch\n```\n\nגד", format: .markdown), .rows)
    #expect(block.contains("x --watch"), "\(block)")
    var bar = ComposerBar()
    bar.topic = .reply(QuotedReply(sender: "a", text: "שלום https://example.org/a/ עולם"))
    let composer = Composer("", engine: engine)
    let card = composer.layout(width: 800, bar: bar).topic?.text
    #expect(try shown(#require(card).block).contains("https://example.org/a/"))
  }

  // MARK: Decorations

  /// Where code continues on another line, its open end is on the right, also in right-to-left texts.
  @Test func wrappedCodeIsCutAtItsOwnEnds() throws {
    let text = "אבג דהו `one two three four five six` זחט"
    let cell = engine.cell(
      for: Message(id: 1, sender: "a", text: text, format: .markdown), style: .merged, width: 170)
    let part = try #require(cell.textPart)
    let code = part.decorations.filter { $0.kind == .code }
    #expect(code.count >= 2 && Set(code.map(\.line)).count == code.count)
    for (index, decoration) in code.enumerated() {
      #expect(decoration.isCutLeft == (index > 0) && decoration.isCutRight == (index < code.count - 1))
      #expect(!decoration.isRightToLeft)
    }
    // A cover over letters runs with its line.
    let spoiler = engine.cell(
      for: Message(
        id: 1, sender: "a", text: "אבג דהו זחט יכל מנס עפצ קרש תאב גדה",
        spans: [TextSpan(range: 4..<30, emphasis: .mark)]), style: .merged, width: 120)
    let marks = try #require(spoiler.textPart).decorations
    #expect(marks.count > 1 && marks.first?.isCutLeft == true && marks.first?.isCutRight == false)
  }

  // MARK: Growing

  @Test(arguments: [TextFormat.plain, .markdown])
  func growingIsTheSameAsWhole(format: TextFormat) throws {
    let pieces = [
      "שלום ", "עולם ", "مرحبا ", "`x()` ", "https://example.org/a/ ", "+49 30 1234567 ", "#tag ", "@ann ",
      "abc ",
      "(", ") ", "\n", "\n\n", "**b** ", "[https://e.org/](https://e.org/) ", "example.", "org/ ", "`", "12 ",
      "12 September 2026 ", "\u{202E}", "- ",
    ]
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = seed % 10 == 0 ? 700 : 40
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      let style: ChatStyle = seed % 2 == 0 ? .merged : .tailed
      var message = Message(id: 1, sender: "a", text: "", format: format)
      message.isStreaming = true
      var transcript = Transcript([message], style: style, width: 260, engine: engine)
      var rest = text.unicodeScalars[...]
      var step = 0
      while !rest.isEmpty {
        let token = rest.prefix(Int.random(in: 1..<(count > 40 ? 60 : 12), using: &random))
        rest = rest.dropFirst(token.count)
        _ = transcript.append(String(String.UnicodeScalarView(token)), to: 1)
        step += 1
        guard step % 3 == 0 || rest.isEmpty else { continue }
        let fresh = Transcript(transcript.messages, style: style, width: 260, engine: engine)
        #expect(transcript.height == fresh.height, "seed \(seed)")
        let differences = transcript.differencesFromBuiltRows(in: 0..<1)
        #expect(differences.isEmpty, "seed \(seed): \(transcript.messages[0].text.debugDescription)")
        if !differences.isEmpty { return }
      }
    }
  }
}
