import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the numbers of footnotes, the rule above them, and the ways there and back.
@Suite struct FootnoteLayoutTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ text: String, width: Double = 320, style: ChatStyle = .merged) -> Cell {
    engine.cell(
      for: Message(id: 1, sender: "ann", text: text, format: .markdown), style: style, width: width,
      environment: LayoutEnvironment(me: "you"))
  }

  private static let text =
    "See[^long] and[^b].\n\n[^b]: Second.\n[^long]: First.\n[^none]: Unused.\n[^c]: Code\n\n        x\n"

  @Test func markersAreNumbersInTheirOrder() {
    let cell = cell(Self.text)
    #expect(cell.texts(.marker).map(\.text) == ["1.", "2.", "•", "•"])
    #expect(Set(cell.texts(.marker).map(\.frame.maxX)).count == 1)
    #expect(
      cell.texts(.paragraph).map(\.text) == [
        "See1 and2.", "First.\u{A0}↩", "Second.\u{A0}↩", "Unused.", "Code",
      ])
  }

  /// The way back is at the end of a footnote, and a growing one has no end yet.
  @Test func aGrowingFootnoteHasNoWayBack() {
    var message = Message(id: 1, sender: "ann", text: Self.text, format: .markdown)
    message.isStreaming = true
    let cell = engine.cell(
      for: message, style: .merged, width: 320, environment: LayoutEnvironment(me: "you"))
    #expect(cell.texts(.paragraph).contains { $0.text == "First." })
    #expect(cell.texts(.paragraph).allSatisfy { !$0.text.contains("↩") })
  }

  /// A label that is a name takes no room from its note: the bubble stays in the window.
  @Test(arguments: ["merged", "clustered"], [120.0, 240, 390]) func longLabelsTakeNoRoom(
    name: String, width: Double
  ) throws {
    let items = ["a", "iv", "a-name-for-writers"].map { FootnoteItem(label: $0, [.paragraph("A note")]) }
    let message = Message(id: 1, sender: "ann", text: "x", blocks: [.footnotes(FootnotesBlock(items))])
    for fontScale in [1, 3] {
      let cell = engine.cell(message, try .preset(name), width: width) { $0.fontScale = Double(fontScale) }
      #expect(cell.texts(.marker).map(\.text) == ["a.", "iv.", "•"])
      #expect(try #require(cell.bubble).frame.width.points <= width)
    }
  }

  /// A block that is lower than a line, such as a rule, leaves room for its marker.
  @Test(arguments: ["merged", "clustered", "balloon", "padded", "tailed"])
  func markersOfLowBlocksAreApart(name: String) throws {
    let rule = MessageBlock.rule
    var message = Message(id: 1, sender: "ann", text: "x")
    message.blocks = [
      .footnotes(FootnotesBlock([FootnoteItem(label: "a", [rule]), FootnoteItem(label: "b", [rule])])),
      .paragraph("a paragraph"),
      .list(
        ListBlock(isOrdered: true, items: [ListItem([rule]), ListItem([rule]), ListItem([.paragraph("y")])])),
    ]
    for size in [0.8, 1, 3] {
      var reader = LayoutEnvironment(me: "you")
      reader.fontScale = size
      let cell = engine.cell(for: message, style: try .preset(name), width: 320, environment: reader)
      let markers = cell.texts(.marker).map(\.frame)
      #expect(markers.count == 5)
      for (above, below) in zip(markers, markers.dropFirst()) { #expect(below.minY >= above.maxY) }
      let paragraph = try #require(cell.texts(.paragraph).first { $0.text == "a paragraph" })
      #expect(markers[1].maxY <= paragraph.frame.minY && markers[2].minY >= paragraph.frame.maxY)
    }
  }

  @Test(arguments: ["merged", "clustered", "balloon", "padded"]) func aShortRuleIsAbove(name: String) throws {
    for width in [240.0, 320, 1_200] {
      let cell = cell(
        "Some words that take room[^a] in a line.\n\n[^a]: A note.", width: width, style: try .preset(name))
      let rule = try #require(cell.boxes(.rule).first).frame
      let texts = cell.texts(.paragraph)
      #expect(cell.boxes(.rule).count == 1)
      #expect(rule.minY >= texts[0].frame.maxY && rule.maxY <= texts[1].frame.minY)
      #expect(rule.width <= texts[0].frame.width)
    }
  }

  /// Returns the target of a press in the middle of the first span of a text that fulfils a condition.
  private func target(_ cell: Cell, _ text: TextPart, _ range: Range<Int>) throws -> HitTarget? {
    let rect = try #require(text.block.selectionRects(for: range).first)
    let origin = text.frame.origin.offset(x: text.blockOrigin.x, y: text.blockOrigin.y)
    return cell.hit(at: Point(x: origin.x + rect.midX, y: origin.y + rect.midY))?.target
  }

  @Test func aReferenceLeadsToItsNoteAndTheNoteBack() throws {
    let cell = cell(Self.text)
    let texts = cell.texts(.paragraph)
    let there = try #require(try target(cell, texts[0], 3..<4))
    #expect(there == .footnote(label: "long", range: 3..<4))
    let note = try #require(cell.destination(of: there))
    #expect(note.contains(texts[1].frame) && !note.contains(texts[2].frame))
    let back = try #require(try target(cell, texts[1], 7..<8))
    #expect(back == .footnoteEnd(label: "long", range: 7..<8) && back.footnote == "long")
    let reference = try #require(cell.destination(of: back))
    #expect(texts[0].frame.contains(reference))
    #expect(cell.destination(of: .text) == nil)
    #expect(cell.destination(of: .footnote(label: "none", range: 0..<1)) == nil)
  }

  /// The sign that leads back is below a note that ends with something other than a paragraph.
  @Test func aNoteThatEndsWithCodeHasTheSignBelow() {
    let cell = cell("a[^x]\n\n[^x]: Note\n\n    ```\n    code\n    ```\n")
    #expect(cell.texts(.paragraph).map(\.text) == ["a1", "Note", "↩"])
  }

  @Test func aGrowingMessageIsTheWholeOne() throws {
    let text = "See[^long] and[^b].\n\n[^b]: Second[^c].\n[^long]: First.\n\n[^c]: Third.\n"
    var transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "", format: .markdown, isStreaming: true)], style: .merged,
      width: 320, engine: engine, environment: LayoutEnvironment(me: "you"))
    for part in text.split(separator: "", omittingEmptySubsequences: true) {
      _ = transcript.append(String(part), to: 1)
    }
    _ = transcript.finish(1)
    let fresh = cell(text)
    let row = try #require(transcript.rows.first)
    #expect(row.frame.height == fresh.frame.height)
  }
}
