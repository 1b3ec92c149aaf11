import BubbleLayout
import TestSupport
import TextLayout
import Testing

/// Tests positions in every text of a message: code, file names, answers of polls, quotes, previews, buttons.
@Suite struct PlaceTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let message = Message(
    id: "m", sender: "ann", text: "the needle itself",
    quote: QuotedReply(sender: "bob", text: "a needle, quoted"),
    attachments: [
      .file(FileAttachment(name: "needle.pdf", byteCount: 1_024)),
      .contact(ContactAttachment(name: "Ned Needle", detail: "needle@example.org")),
      .location(LocationAttachment(name: "Needle Street", latitude: 1, longitude: 2)),
      .poll(
        PollAttachment(question: "Which needle?", options: ["No needle", "This needle"], votes: [1, 2])),
      .link(
        LinkPreview(address: "https://example.org/needle", title: "Needles", summary: "All about a needle")),
      .code(CodeBlock(text: "let needle = 1\nprint(needle)", language: "swift")),
      .voice(VoiceAttachment(duration: 5)),
    ], buttons: [[], ["Thread", "Needle"]])

  /// The paths of the texts, in the order in which the presets show them.
  private static let paths: [ContentPath] = [
    ["quote", "text"], ["attachments", 4, "title"], ["attachments", 4, "summary"],
    ["attachments", 0, "name"], ["attachments", 1, "name"],
    ["attachments", 1, "detail"], ["attachments", 2, "name"], ["attachments", 3, "question"],
    ["attachments", 3, "options", 0], ["attachments", 3, "options", 1], .text, ["attachments", 5, "text"],
    ["buttons", 1, 0], ["buttons", 1, 1],
  ]

  private func transcript(_ messages: [Message], _ style: ChatStyle = .clustered) -> Transcript {
    Transcript(messages, style: style, width: 360, engine: engine, environment: LayoutEnvironment(me: "you"))
  }

  @Test func everyTextOfAMessageHasAPath() {
    let cell = engine.cell(for: Self.message, style: .clustered, width: 360)
    #expect(cell.texts().map(\.path) == Self.paths)
    #expect(cell.texts(in: .own).map(\.path) == [.text])
    #expect(cell.texts(in: [.polls, .code]).map(\.path.scope) == [.polls, .polls, .polls, .code])
    #expect(cell.text(at: nil)?.text == "the needle itself")
    #expect(cell.text(at: ["attachments", 5, "text"])?.text == "let needle = 1\nprint(needle)")
    #expect(cell.text(at: ["attachments", 6, "name"]) == nil && cell.text(at: ["sender"]) == nil)
  }

  /// A position without a path is in the message's own text, or in its first text if it has none.
  @Test func aMessageWithoutTextHasPlacesInItsFirst() throws {
    var message = Self.message
    (message.text, message.quote) = ("", nil)
    let cell = engine.cell(for: message, style: .clustered, width: 360)
    #expect(cell.text(at: nil)?.path == ["attachments", 4, "title"])
    #expect(cell.caretFrame(at: TextPosition(offset: 2)) != nil)
    #expect(cell.textPosition(nearestTo: .zero) == nil)
  }

  @Test func allTextsAreFoundInTheirOrder() throws {
    let messages = [Message(id: "before", sender: "bob", text: "a needle"), Self.message]
    let transcript = transcript(messages)
    #expect(transcript.find("needle").map(\.path) == [.text, .text])
    let all = transcript.find("needle", within: .all)
    // Each text has one match, but the code has two, and the first button none.
    let expected =
      [.text]
      + Self.paths.flatMap { $0 == ["attachments", 5, "text"] ? [$0, $0] : [$0] }
      .filter { $0 != ["buttons", 1, 0] }
    #expect(all.map(\.path) == expected)
    for match in all {
      let rects = transcript.rects(of: match.range, in: match.id, at: match.path)
      #expect(!rects.isEmpty, "\(match)")
    }
    // From each match, the search goes to the next one, and from the last to the first, in both directions.
    for (index, match) in all.enumerated() {
      #expect(
        transcript.findNext("needle", after: match, within: .all) == all[(index + 1) % all.count])
      #expect(
        transcript.findNext("needle", after: match, direction: .up, within: .all)
          == all[(index + all.count - 1) % all.count])
    }
    #expect(transcript.find("needle", limit: 3, within: [.quote, .code]).count == 3)
  }

  @Test func highlightsStandBehindTheirTexts() throws {
    var transcript = transcript([Self.message])
    let matches = transcript.find("needle", within: .all)
    transcript.highlight(matches, current: matches[2])
    let cell = try #require(transcript.cell(withID: "m"))
    #expect(cell.highlightedRanges.map(\.path) == matches.map(\.path))
    for highlight in cell.highlightedRanges {
      let part = try #require(cell.text(at: highlight.path)).part
      let frame = cell.parts[part].frame.outset(by: Insets(all: 1))
      #expect(!highlight.rects.isEmpty && highlight.rects.allSatisfy { frame.contains($0) })
    }
    #expect(cell.highlightedRanges[2].background == .on(.received, .currentMatch))
    #expect(cell.highlightedRanges[0].background == .on(.received, .match))
  }

  @Test func aSelectionReachesFromOneTextIntoAnother() throws {
    let transcript = transcript([Self.message, Message(id: "after", sender: "bob", text: "the end")])
    func place(_ path: ContentPath, _ offset: Int, of id: MessageID = "m") -> TranscriptPosition {
      TranscriptPosition(id: id, path: path, position: TextPosition(offset: offset))
    }
    let code: ContentPath = ["attachments", 5, "text"]
    let inCode = TranscriptSelection(anchor: place(code, 14), focus: place(code, 4))
    #expect(transcript.selectedText(inCode) == "needle = 1")
    let across = TranscriptSelection(anchor: place(.text, 4), focus: place(code, 10))
    #expect(transcript.selectedText(across) == "needle itself\nlet needle")
    let further = TranscriptSelection(
      anchor: place(["attachments", 3, "options", 0], 3), focus: place(.text, 3, of: "after"), scope: .all)
    #expect(
      transcript.selectedText(further)
        == "needle\nThis needle\nthe needle itself\nlet needle = 1\nprint(needle)\nThread\nNeedle\nthe")
    // A backward selection gives the same text.
    let backwards = TranscriptSelection(anchor: further.focus, focus: further.anchor, scope: .all)
    #expect(transcript.selectedText(backwards) == transcript.selectedText(further))
    let viewport = Rect(x: 0, y: 0, width: 360, height: transcript.height)
    #expect(transcript.selectionRects(inCode, in: viewport).count == 1)
    #expect(transcript.selectionRects(further, in: viewport).count >= 8)
    // Selecting all in all texts covers every text; without a scope it covers only the messages' own texts.
    let all = try #require(transcript.selectAll(in: .all))
    #expect(transcript.selectedText(all).split(separator: "\n").count == Self.paths.count + 2)
    #expect(transcript.selectedText(try #require(transcript.selectAll())) == "the needle itself\nthe end")
  }

  /// In messages of all kinds, the shown texts are found and copied in the same order, and a press on a caret
  /// gives its position.
  @Test(arguments: ChatStylePreset.all.map(\.name))
  func placesAreTheSameInAllTexts(preset: String) throws {
    var editor = try TranscriptEditor(seed: 21, most: 200)
    let transcript = transcript((0..<200).map { _ in editor.message() }, try .preset(preset))
    var scopes: TextScope = []
    for cell in transcript.cells {
      let whole = TranscriptSelection(
        anchor: TranscriptPosition(id: cell.id, position: TextPosition(offset: 0)),
        focus: TranscriptPosition(id: cell.id, position: TextPosition(offset: .max)))
      for text in cell.texts() {
        scopes.formUnion(text.path.scope)
        var part = whole
        (part.anchor.path, part.focus.path) = (text.path, text.path)
        // A text that is shown on one line has spaces instead of line ends.
        let copied = transcript.selectedText(part).map { $0.isNewline ? " " : $0 }
        let shown = text.text.map { $0.isNewline ? " " : $0 }
        if text.path != .text { #expect(copied == shown, "\(cell.id) \(text.path)") }
        guard let first = text.block.lines.first, first.start < first.end, text.text.first?.isLetter == true
        else { continue }
        for offset in [first.start, (first.start + first.end) / 2] {
          let caret = text.caretFrame(at: TextPosition(offset: offset))
          let point = Point(x: caret.minX, y: caret.midY)
          let place = try #require(cell.place(nearestTo: point, in: .all))
          guard place.path == text.path else { continue }
          #expect(text.caretFrame(at: place.position).minX == caret.minX)
          let frame = cell.parts[text.part].frame
          guard frame.contains(point), let hit = cell.hit(at: point), hit.part == text.part else { continue }
          #expect(hit.path == text.path)
        }
      }
      // Matches are in the order of the texts.
      let found = transcript.find("e", within: .all).filter { $0.id == cell.id }.map(\.path)
      let order = cell.texts().map(\.path)
      let ranks = found.compactMap { order.firstIndex(of: $0) }
      #expect(ranks == ranks.sorted(), "\(cell.id): \(found)")
    }
    let rows: TextScope = [.own]
    #expect(
      scopes.isSuperset(
        of: preset == "rows" ? rows : [.own, .quote, .code, .links, .cards, .polls, .buttons]))
  }
}
