import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests that characters that control directions have no effect in labels and names, and reach no text beside
/// their own.
@Suite struct LabelDirectionTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

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
        let cell = engine.cell(for: message, style: .merged, width: 400, environment: environment)
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

  /// The glyphs of an address run from left to right in every label of a card, a poll and a button.
  @Test(arguments: ["https://e.org/x/", "+972-3-123-4567"])
  func dataInLabels(data: String) throws {
    let text = "שלום \(data) עולם"
    var message = Message(
      id: 1, sender: "s", text: "a",
      attachments: [
        .link(LinkPreview(address: "https://e.org", title: text, summary: text)),
        .poll(PollAttachment(question: text, options: [text])), .file(FileAttachment(name: text)),
      ])
    message.buttons = [[MessageButton(text)]]
    let cell = engine.cell(for: message, style: .merged, width: 500)
    let labels = cell.parts.compactMap {
      if case .label(let label) = $0, label.text == text { label } else { nil }
    }
    #expect(labels.count >= 5)
    for label in labels where label.block.lines.count == 1 {
      let runs = label.block.glyphRuns(inLine: 0).filter { !$0.isRightToLeft }
      #expect(runs.map(\.range.count).reduce(0, +) == data.utf16.count, "\(label.role)")
    }
  }
}
