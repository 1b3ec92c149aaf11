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
        for: message, style: .merged, width: 2_000, in: LayoutEnvironment(me: "me", direction: direction))
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

  // MARK: Labels

  private static let controls = [0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068].map {
    String(Unicode.Scalar($0)!)
  }

  /// A message in which every label and every text has a control.
  private static func message(_ c: String) -> Message {
    var message = Message(
      id: 1, sender: "s", timestamp: Fixtures.timestamp, text: "body \(c)text",
      attachments: [
        .file(FileAttachment(name: "invoice\(c)fdp.exe")),
        .contact(ContactAttachment(name: "con\(c)tact", detail: "1-2\(c)a")),
        .location(LocationAttachment(name: "pla\(c)ce", latitude: 1, longitude: 2)),
        .link(LinkPreview(address: "https://e.org/\(c)gro", title: "ti\(c)tle", summary: "sum\(c)mary")),
        .poll(PollAttachment(question: "que\(c)stion", options: ["opt\(c)ion"])),
        .code(CodeBlock(text: "co\(c)de", language: "lan\(c)guage")),
        .media(MediaAttachment(size: PictureSize(width: 10, height: 10), alternative: "al\(c)t")),
      ])
    message.senderName = "na\(c)me"
    message.quote = QuotedReply(sender: "q", text: "quo\(c)te", senderName: "quo\(c)ted")
    message.forwardedFrom = "for\(c)ward"
    message.reactions = [Reaction(symbol: "re\(c)act", count: 3)]
    message.buttons = [[MessageButton("but\(c)ton")]]
    message.spans = []
    return message
  }

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func controlsHaveNoEffectInLabels(preset: String) throws {
    for control in Self.controls {
      let cell = engine.cell(for: Self.message(control), style: try .preset(preset), width: 400)
      for part in cell.parts {
        guard case .label(let label) = part else { continue }
        for line in label.block.lines.indices {
          let runs = label.block.glyphRuns(inLine: line)
          #expect(runs.allSatisfy { !$0.isRightToLeft }, "\(label.role) \(label.text)")
        }
      }
      // The texts keep the controls.
      let names = cell.parts.compactMap { if case .label(let label) = $0 { label.text } else { nil } }
      if preset == "merged" { #expect(names.contains { $0.contains(control) }) }
    }
  }

  /// In a list of conversations, the name of a file is shown instead of a text.
  @Test func namesInsteadOfTexts() throws {
    let file = MessageAttachment.file(FileAttachment(name: "invoice\u{202E}fdp.exe"))
    let cell = engine.cell(
      for: Message(id: 1, sender: "a", text: "", attachments: [file]), style: .rows, width: 400)
    let text = try #require(cell.textPart)
    #expect(text.block.glyphRuns(inLine: 0).allSatisfy { !$0.isRightToLeft })
  }

  /// In the texts of a message, controls act. An override that is never ended acts in its own text alone.
  @Test func controlsInTextsReachNothingElse() throws {
    var message = Message(
      id: 1, sender: "ann", timestamp: Fixtures.timestamp,
      text: "one \u{202E}two\n\nthree\n\n- four \u{202E}five\n\n| a \u{202E}b | c |\n|-|-|\n| d | e |",
      format: .markdown)
    message.isEdited = true
    let cell = engine.cell(for: message, style: .merged, width: 400)
    func runs(_ text: String) -> [Bool] {
      cell.parts.flatMap { part -> [Bool] in
        switch part {
        case .text(let shown) where shown.text == text:
          shown.block.glyphRuns(inLine: 0).map(\.isRightToLeft)
        case .label(let label) where label.text == text:
          label.block.glyphRuns(inLine: 0).map(\.isRightToLeft)
        default: []
        }
      }
    }
    #expect(runs("one \u{202E}two").contains(true))
    #expect(runs("four \u{202E}five").contains(true))
    for other in ["three", "c", "d", "e"] { #expect(runs(other) == [false], "\(other)") }
    for case .label(let label) in cell.parts {
      #expect(label.block.glyphRuns(inLine: 0).allSatisfy { !$0.isRightToLeft }, "\(label.text)")
    }
  }

  @Test func codeShowsWhatACompilerReads() throws {
    let text = "```\nif x \u{202E}} // admin\u{2066} {\n```\n\nand `a\u{202E}bc`"
    let cell = engine.cell(
      for: Message(id: 1, sender: "a", text: text, format: .markdown), style: .merged, width: 400)
    for case .text(let part) in cell.parts {
      #expect(part.block.glyphRuns(inLine: 0).allSatisfy { !$0.isRightToLeft }, "\(part.text)")
    }
  }

  private static let marks = (controls + ["\u{200E}", "\u{200F}", "\u{061C}", "\u{202C}", "\u{2069}"])

  /// What screen readers say has no direction controls of names, and each name that could reorder the rest is
  /// an isolate.
  @Test func spokenLabelsHaveNoControls() throws {
    for locale in ["en_US", "he_IL"] {
      let environment = LayoutEnvironment(me: "me", locale: Locale(identifier: locale))
      let narrator = AccessibilityNarrator(engine: engine, environment: environment)
      func labels(_ message: Message) -> [String] {
        let cell = engine.cell(for: message, style: .merged, width: 400, in: environment)
        return narrator.element(of: .message(cell)).flattened.filter {
          $0.depth == 0 || $0.element.role != .text
        }
        .flatMap { [$0.element.label, $0.element.value ?? ""] + $0.element.actions.map(\.name) }
      }
      let plain = labels(Self.message(""))
      for mark in Self.marks {
        #expect(labels(Self.message(mark)) == plain, "\(mark.unicodeScalars.first?.value ?? 0)")
      }
    }
  }

  @Test(arguments: [
    ("Ann", "Ann", "\u{2068}Ann\u{2069}"), ("אבי", "\u{2068}אבי\u{2069}", "אבי"), ("", "", ""),
    ("a\u{202E}b", "ab", "\u{2068}ab\u{2069}"), ("\u{2069}א", "\u{2068}א\u{2069}", "א"),
    ("Ann\u{200F}", "Ann", "\u{2068}Ann\u{2069}"), ("+49 30", "+49 30", "\u{2068}+49 30\u{2069}"),
    ("٣ ٤", "\u{2068}٣ ٤\u{2069}", "\u{2068}٣ ٤\u{2069}"),
    ("א b", "\u{2068}א b\u{2069}", "\u{2068}א b\u{2069}"),
  ])
  func insertedTexts(text: String, leftToRight: String, rightToLeft: String) {
    #expect(text.inserted() == leftToRight && text.inserted(isRightToLeft: true) == rightToLeft)
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
        transcript.append(String(String.UnicodeScalarView(token)), to: 1)
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
