import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that labels of one line, previews and lists fold white space alike.
@Suite struct OneLineTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  @Test(arguments: [
    ("", ""), ("a", "a"), (" a ", "a"), ("\n\nlead and trail\n", "lead and trail"), ("Hi\n\nWe", "Hi We"),
    ("a \t\r\n b", "a b"), ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a b c d e f"), ("a\tb", "a b"),
    ("12\u{A0}km", "12\u{A0}km"), ("a\u{A0} b", "a b"), ("\u{A0}a\u{3000}", "a"), ("　　开始", "开始"),
    ("a\u{3000}b", "a\u{3000}b"), ("é \n😀\n", "é 😀"), (" \n\t ", ""), ("a  b", "a b"), ("a\rb", "a b"),
  ])
  func folding(given: String, line: String) {
    #expect(given.inOneLine == line)
    let folded = OneLine(given)
    #expect(folded.text == line)
    // Every character that is not white space is found in its place.
    let (units, shown) = (Array(given.utf16), Array(line.utf16))
    for offset in units.indices {
      let range = folded.range(of: offset..<offset + 1)
      guard range.count == 1, !"\(Character(Unicode.Scalar(units[offset]) ?? " "))".allSatisfy(\.isWhitespace)
      else { continue }
      #expect(units[offset] == shown[range.lowerBound])
    }
    #expect(folded.range(of: 0..<units.count) == 0..<shown.count)
  }

  /// A name without a visible character is replaced: by the kind of attachment, or by the sender.
  @Test(arguments: ["", " ", "\n\t ", "\u{A0}\u{3000}", "\u{202E}", "\u{200B}\u{3164}"])
  func invisibleNames(name: String) throws {
    var message = Message(
      id: 1, sender: "ann", text: "",
      attachments: [
        .file(FileAttachment(name: name)), .contact(ContactAttachment(name: name)),
        .location(LocationAttachment(name: name, latitude: 1, longitude: 2)),
        .link(LinkPreview(address: "example.org", title: name, summary: name)),
      ])
    message.senderName = name
    let cell = engine.cell(for: message, style: .merged, width: 400)
    let labels = cell.parts.compactMap { if case .label(let label) = $0 { label } else { nil } }
    let titles = labels.filter { $0.role == .title }.map(\.text)
    #expect(
      titles == ["File", "Contact", "1.00000, 2.00000"] || titles == ["1.00000, 2.00000", "Contact", "File"])
    #expect(labels.contains { $0.text == "ann" } && !labels.contains { $0.text == name })
    message.attachments = [.file(FileAttachment(name: name))]
    #expect(engine.cell(for: message, style: .rows, width: 400).textPart?.text == "File")
  }

  /// Names in the labels of rows are on one line.
  @Test func spokenNames() {
    var message = Message(id: 1, sender: "a", text: "Hi")
    message.senderName = " Ann\n\tLee "
    let cell = engine.cell(for: message, style: .merged, width: 400)
    let row = TranscriptRow.message(cell).accessibility(environment: LayoutEnvironment(), engine: engine)
    #expect(row.label == "Ann Lee, Hi")
  }

  private static let text = "\n \nHi\n\nthere,\t\tyou \r\n"
  private static let line = "Hi there, you"

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func allLabels(preset: String) throws {
    let text = Self.text
    var message = Message(
      id: 1, sender: "s", timestamp: Fixtures.timestamp, text: "ok",
      attachments: [
        .file(FileAttachment(name: text)), .contact(ContactAttachment(name: text, detail: text)),
        .location(LocationAttachment(name: text, latitude: 1, longitude: 2)),
        .link(LinkPreview(address: text, title: text, summary: text)),
      ])
    message.senderName = text
    message.quote = QuotedReply(sender: "q", text: text, senderName: text)
    message.forwardedFrom = text
    message.buttons = [[MessageButton(text)]]
    message.reactions = [Reaction(symbol: text, count: 2)]
    let style = try ChatStyle.preset(preset)
    let cell = engine.cell(for: message, style: style, width: 500)
    for case .label(let label) in cell.parts {
      let isFolded = !label.text.contains { $0.isNewline || $0 == "\t" } && !label.text.contains("  ")
      #expect(isFolded, "\(label.role)")
      #expect(label.text.first?.isWhitespace != true && label.text.last?.isWhitespace != true)
      if label.text.hasPrefix("Hi") { #expect(label.text.hasPrefix(Self.line)) }
    }
    // Searches find the text in its line, at the places that the lines have.
    let transcript = Transcript([message], style: style, width: 500, engine: engine)
    for match in transcript.find("there", within: .all) {
      #expect(match.range == 3..<8)
      let found = try #require(cell.text(at: match.path))
      #expect(!found.rects(of: match.range).isEmpty)
    }
  }

  @Test func listsOfConversations() throws {
    var message = Message(id: 1, sender: "a", text: "\n\nlead\n\nand  trail: example.org/a")
    message.spans = [TextSpan(range: 8..<11, emphasis: .bold)]
    let cell = engine.cell(for: message, style: .rows, width: 400)
    let text = try #require(cell.textPart)
    #expect(text.text == "lead and trail: example.org/a")
    #expect(text.spans.map(\.range) == [5..<8])
    #expect(text.block.lines.count == 1 && text.block.lines[0].hiddenRange == nil)
  }

  @Test func listsThatGrow() throws {
    for text in ["Hello  there\n\n", "\n a b", "one two  three ", " x"] {
      let message = Message(id: 1, sender: "a", text: "")
      var transcript = Transcript([message], style: .rows, width: 300, engine: engine)
      for character in text {
        _ = transcript.append(String(character), to: 1)
        let fresh = engine.cell(for: transcript.messages[0], style: .rows, width: 300)
        #expect(transcript.cell(withID: 1)?.textPart?.text == fresh.textPart?.text)
        #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
      }
    }
  }
}
