import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Everything that a press can open × every place where it can stand × press and speech: both say what it is and
/// where it leads, and never the address of anything else.
@Suite struct PressTableTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let decoy = "https://decoy.example"

  /// Something with an address in a text.
  struct Words: Sendable, CustomTestStringConvertible {
    let name: String
    let target: HitTarget.Name
    /// The address that a press opens; nil for none.
    let address: String?
    /// The text `a thing b`, of which `thing` is pressed.
    let spans: [TextSpan]
    var role = AccessibilityRole.link
    var word = "thing"

    var testDescription: String { name }
    var text: RichText {
      RichText(
        "a \(word) b",
        spans: spans.map { span in
          var span = span
          span.range = 2..<2 + word.utf16.count
          return span
        })
    }
  }

  private static func object(_ kind: InlineObjectKind, _ id: String = "", address: String? = nil)
    -> InlineObject
  {
    InlineObject(
      kind: kind, id: id, width: kind == .image ? 2 : nil, height: kind == .image ? 1 : nil, address: address,
      label: kind == .citation ? "1" : nil)
  }

  private static func footnote() -> TextSpan {
    var span = TextSpan(range: 0..<1, emphasis: .sup)
    span.footnote = "n"
    return span
  }

  private static let page = TextSpan(range: 0..<1, emphases: [], address: "https://page.example")

  static let ranges: [Words] = [
    Words(name: "link", target: .link, address: "https://page.example", spans: [page]),
    Words(
      name: "found address", target: .data, address: "https://found.example", spans: [],
      word: "https://found.example"),
    Words(name: "footnote", target: .footnote, address: nil, spans: [footnote()]),
    Words(
      name: "mention", target: .object, address: nil,
      spans: [TextSpan(range: 0..<1, object: object(.mention, "u"))]),
    Words(
      name: "mention in a link", target: .object, address: "https://page.example",
      spans: [page, TextSpan(range: 0..<1, object: object(.mention, "u"))]),
    Words(
      name: "citation", target: .object, address: nil,
      spans: [TextSpan(range: 0..<1, object: object(.citation))]),
    Words(
      name: "citation in a link", target: .link, address: "https://page.example",
      spans: [page, TextSpan(range: 0..<1, object: object(.citation))]),
    Words(
      name: "citation with its link in one span", target: .link, address: "https://page.example",
      spans: [
        {
          var span = page
          span.object = object(.citation)
          return span
        }()
      ]),
    Words(
      name: "picture", target: .object, address: "https://picture.example",
      spans: [TextSpan(range: 0..<1, object: object(.image, address: "https://picture.example"))],
      role: .image),
    Words(
      name: "picture in a link", target: .link, address: "https://page.example",
      spans: [page, TextSpan(range: 0..<1, object: object(.image, address: "https://picture.example"))]),
    Words(
      name: "emoji in a link", target: .link, address: "https://page.example",
      spans: [page, TextSpan(range: 0..<1, object: object(.emoji, "e"))]),
  ]

  /// The places of a text.
  private static func messages(_ text: RichText) -> [(name: String, path: ContentPath, message: Message)] {
    func message(_ blocks: MessageBlock...) -> Message {
      Message(
        id: 1, sender: "ann", text: "", blocks: blocks, attachments: [.link(LinkPreview(address: decoy))])
    }
    let paragraph = MessageBlock.paragraph(ParagraphBlock(text))
    var own = Message(
      id: 1, sender: "ann", text: text.text, attachments: [.link(LinkPreview(address: decoy))])
    own.spans = text.spans
    return [
      ("text", .text, own), ("paragraph", ["blocks", 0], message(paragraph)),
      ("heading", ["blocks", 0], message(.heading(HeadingBlock(level: 2, text)))),
      ("quote", ["blocks", 0, "blocks", 0], message(.quote(QuoteBlock([paragraph])))),
      (
        "item", ["blocks", 0, "items", 0, "blocks", 0],
        message(.list(ListBlock(isOrdered: false, items: [ListItem([paragraph])])))
      ),
      (
        "cell", ["blocks", 0, "rows", 1, 0],
        message(.table(TableBlock(rows: [[TableCell(RichText("h"))], [TableCell(text)]])))
      ),
      (
        "details", ["blocks", 0, "blocks", 0],
        message(.details(DetailsBlock(summary: RichText("s"), [paragraph], isOpen: true)))
      ),
      (
        "summary", ["blocks", 0, "summary"],
        message(.details(DetailsBlock(summary: text, [.paragraph("x")], isOpen: true)))
      ),
      (
        "closed summary", ["blocks", 0, "summary"],
        message(.details(DetailsBlock(summary: text, [.paragraph("x")])))
      ),
      (
        "note", ["blocks", 0, "items", 0, "blocks", 0],
        message(.footnotes(FootnotesBlock([FootnoteItem(label: "n", [paragraph])])))
      ),
    ]
  }

  @Test(arguments: ranges) func aRangeOfEveryTextIsPressedAndHeard(range: Words) throws {
    for (name, path, message) in Self.messages(range.text) {
      let cell = engine.cell(for: message, style: .merged, width: 320)
      let text = try #require(cell.text(at: path), "\(name)")
      let length = text.text.utf16.count - 4
      let rect = try #require(cell.rects(of: 2..<2 + length, at: path).first, "\(name)")
      let hit = try #require(cell.hit(at: Point(x: rect.midX, y: rect.midY)), "\(name)")
      #expect(hit.target.name == range.target, "\(name): \(hit.target)")
      #expect(hit.address == range.address, "\(name)")
      let heard = heard(cell).filter { $0.action.target == hit.target }
      #expect(heard.map(\.action.address) == [range.address], "\(name)")
      #expect(
        heard.first?.element.role == range.role && heard.first?.element.label.isEmpty == false, "\(name)")
      // Beside it, the text itself is pressed, or the details are opened.
      let beside = try #require(cell.rects(of: 0..<1, at: path).first)
      let other = try #require(cell.hit(at: Point(x: beside.midX, y: beside.midY)))
      #expect(other.address == nil)
      #expect(other.target.name == (name.hasSuffix("summary") ? .details : .text), "\(name)")
    }
  }

  /// An attachment, and what a press on it opens.
  struct Thing: Sendable, CustomTestStringConvertible {
    let value: MessageAttachment
    let target: HitTarget.Name
    let address: String?

    var testDescription: String { "\(value.shownName ?? "") \(target) \(address ?? "")" }
  }

  static let things: [Thing] = {
    var linked = MediaAttachment(size: PictureSize(width: 200, height: 100))
    linked.address = "https://picture.example"
    var picture = linked
    linked.href = "https://page.example"
    picture.alternative = "words"
    var file = FileAttachment(name: "a.pdf")
    file.address = "https://file.example"
    var voice = VoiceAttachment(duration: 7)
    voice.address = "https://voice.example"
    return [
      Thing(
        value: .link(
          LinkPreview(
            address: "https://link.example", title: "T", summary: "S",
            picture: PictureSize(width: 2, height: 1))),
        target: .card, address: "https://link.example"),
      Thing(value: .media(picture), target: .media, address: "https://picture.example"),
      Thing(value: .media(linked), target: .link, address: "https://page.example"),
      Thing(value: .file(file), target: .card, address: "https://file.example"),
      Thing(value: .file(FileAttachment(name: "b.pdf")), target: .card, address: nil),
      Thing(
        value: .location(LocationAttachment(name: "Kiel", latitude: 54.32, longitude: -10)), target: .card,
        address: "geo:54.32,-10"),
      Thing(
        value: .contact(ContactAttachment(name: "Dora", detail: "+49 30 1234567")), target: .card,
        address: nil),
      Thing(value: .voice(VoiceAttachment(duration: 7)), target: .card, address: nil),
      Thing(value: .voice(voice), target: .card, address: "https://voice.example"),
      Thing(value: .call(CallAttachment(duration: 9)), target: .card, address: nil),
      Thing(
        value: .custom(CustomAttachment(name: "map", width: 80, height: 40)), target: .card, address: nil),
      Thing(value: .poll(PollAttachment(question: "Q", options: ["a", "b"])), target: .card, address: nil),
      Thing(value: .code(CodeBlock(text: "let a = 1")), target: .card, address: nil),
    ]
  }()

  @Test(arguments: things) func anAttachmentOfEveryBlockIsPressedAndHeard(thing: Thing) throws {
    let block = MessageBlock.attachment(AttachmentBlock(thing.value))
    let places: [(ContentPath, MessageBlock)] = [
      (["blocks", 1], block), (["blocks", 1, "blocks", 0], .quote(QuoteBlock([block]))),
      (
        ["blocks", 1, "items", 0, "blocks", 0],
        .list(ListBlock(isOrdered: true, items: [ListItem([block])]))
      ),
      (["blocks", 1, "blocks", 0], .details(DetailsBlock(summary: RichText("s"), [block], isOpen: true))),
      (
        ["blocks", 1, "items", 0, "blocks", 0],
        .footnotes(FootnotesBlock([FootnoteItem(label: "n", [block])]))
      ),
    ]
    for (path, place) in places {
      // Another attachment has the same index.
      let message = Message(
        id: 1, sender: "ann", text: "", blocks: [.paragraph("a"), place],
        attachments: [.link(LinkPreview(address: Self.decoy)), thing.value])
      let cell = engine.cell(for: message, style: .merged, width: 320)
      let element = try #require(cell.element(at: path)?.children.first, "\(place.type)")
      try expect(thing, in: cell, element.parts, block: path)
    }
    let message = Message(
      id: 1, sender: "ann", text: "", blocks: [.attachment(AttachmentBlock(index: 1))],
      attachments: [.link(LinkPreview(address: Self.decoy)), thing.value])
    let cell = engine.cell(for: message, style: .merged, width: 320)
    let element = try #require(cell.element(at: ["blocks", 0])?.children.first)
    try expect(thing, in: cell, element.parts, block: nil)
    var own = message
    own.blocks = []
    let ownCell = engine.cell(for: own, style: .merged, width: 320)
    let parts = try #require(ownCell.element(at: ["attachments", 1])?.parts)
    try expect(thing, in: ownCell, parts, block: nil)
  }

  /// - Parameter block: The path of the block that has the attachment; nil for an attachment of the message.
  private func expect(_ thing: Thing, in cell: Cell, _ parts: Range<Int>, block: ContentPath?) throws {
    var found: Set<HitTarget> = []
    for part in parts {
      let frame = cell.parts[part].frame
      guard let hit = cell.hit(at: Point(x: frame.midX, y: frame.midY)), hit.part.map(parts.contains) == true
      else { continue }
      if [.text, .copy].contains(hit.target.name) { continue }
      found.insert(hit.target)
      #expect(hit.address == thing.address, "\(hit.target)")
      if hit.target.name == .answer {
        #expect(hit.target.block == block)
        continue
      }
      #expect(hit.target.name == thing.target, "\(hit.target)")
      if thing.target == .link { continue }
      #expect(hit.target.block == block && hit.target.index == (block == nil ? 1 : nil), "\(hit.target)")
    }
    #expect(!found.isEmpty)
    // Code has no action, and a poll has one for each answer.
    let actions = heard(cell).map(\.action).filter { found.contains($0.target) }
    if case .code = thing.value { return #expect(actions.isEmpty) }
    #expect(actions.map(\.address).allSatisfy { $0 == thing.address })
    if case .poll = thing.value { return #expect(actions.count == 2) }
    #expect(Set(actions.map(\.target)) == found)
  }

  /// All elements with an action, except the row.
  private func heard(_ cell: Cell) -> [(element: AccessibilityElement, action: AccessibilityAction)] {
    let environment = LayoutEnvironment(me: "you", locale: Locale(identifier: "en_US"))
    let row = TranscriptRow.message(cell).accessibility(environment: environment, engine: engine)
    return row.flattened.dropFirst().flatMap { entry in entry.element.actions.map { (entry.element, $0) } }
  }

  @Test func aButtonSaysItsAddress() throws {
    var button = MessageButton("Open", kind: .link)
    button.address = "https://button.example"
    let message = Message(
      id: 1, sender: "ann", text: "x", attachments: [.link(LinkPreview(address: Self.decoy))],
      buttons: [["No", button]])
    let cell = engine.cell(for: message, style: .merged, width: 320)
    let addresses = cell.element(at: ["buttons"])?.parts.compactMap { part -> String?? in
      let frame = cell.parts[part].frame
      guard let hit = cell.hit(at: Point(x: frame.midX, y: frame.midY)) else { return nil }
      return .some(hit.address)
    }
    #expect(Set(addresses ?? []) == [nil, "https://button.example"])
    let actions = heard(cell).map(\.action).filter { $0.target.name == .button }
    #expect(actions.map(\.address) == [nil, "https://button.example"])
  }

  /// The addresses of a text's objects take time in proportion to their number.
  @Test func manyObjectsTakeLinearTime() throws {
    func cell(_ count: Int) -> Cell {
      let spans = (0..<count).map {
        TextSpan(range: $0 * 2..<$0 * 2 + 1, object: Self.object(.image, address: "https://x.example/\($0)"))
      }
      let message = Message(
        id: 1, sender: "ann", text: String(repeating: "x ", count: count), spans: spans)
      return engine.cell(for: message, style: .merged, width: 320)
    }
    let (few, many) = (cell(160), cell(1_600))
    #expect(heard(many).count == 1_600)
    let growth = timeGrowth(to: 1_600) { _ = heard($0 < 1_600 ? few : many) }
    #expect(growth < 20)
  }
}
