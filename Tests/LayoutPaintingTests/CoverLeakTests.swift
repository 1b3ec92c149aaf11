import BubbleLayout
import Foundation
import LayoutFormat
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Every output form × every place that a spoiler can cover: no covered word is in any of them until the
/// reader uncovers it.
@Suite struct CoverLeakTests {
  /// A place with a covered text, and a message that has it there. The covered text is `word`.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let message: Message
    /// Whether the place is drawn as text, so that uncovering draws glyphs.
    var hasGlyphs = true

    var testDescription: String { name }
  }

  private static let word = "Zyqx"

  private static func covered(_ block: MessageBlock) -> MessageBlock {
    var block = block
    block.isCovered = true
    return block
  }

  private static func message(_ blocks: MessageBlock...) -> Message {
    Message(id: 1, sender: "ann", text: "", blocks: blocks)
  }

  private static func message(_ attachment: MessageAttachment) -> Message {
    var attachment = attachment
    attachment.isCovered = true
    return Message(id: 1, sender: "ann", text: "", attachments: [attachment])
  }

  private static func reply(_ change: (inout QuotedReply) -> Void) -> Message {
    var quote = QuotedReply(sender: "bob", text: "so \(word) it is", hasPicture: true)
    change(&quote)
    return Message(id: 1, sender: "ann", text: "what", quote: quote)
  }

  static let places: [Place] = [
    Place(
      name: "span",
      message: Message(
        id: 1, sender: "ann", text: "so \(word) it is", spans: [TextSpan(range: 3..<7, emphasis: .spoiler)])),
    Place(
      name: "link",
      message: Message(
        id: 1, sender: "ann", text: "so https://\(word).org/a it is",
        spans: [TextSpan(range: 3..<21, emphasis: .spoiler)])),
    Place(
      name: "named link",
      message: Message(
        id: 1, sender: "ann", text: "so this it is",
        spans: [TextSpan(range: 3..<7, emphases: .spoiler, address: "https://\(word).org")])),
    Place(
      name: "preview of a covered link",
      message: Message(
        id: 1, sender: "ann", text: "so https://\(word).org/a it is",
        spans: [TextSpan(range: 3..<21, emphasis: .spoiler)],
        attachments: [.link(LinkPreview(address: "https://\(word).org/a/", title: "The \(word) page"))])),
    Place(
      name: "mention",
      message: Message(
        id: 1, sender: "ann", text: "so \(word) it is",
        spans: [
          TextSpan(range: 3..<7, emphasis: .spoiler, object: InlineObject(kind: .mention, id: "u-\(word)"))
        ])),
    Place(
      name: "emoji",
      message: Message(
        id: 1, sender: "ann", text: "so \(word) it is",
        spans: [TextSpan(range: 3..<7, emphasis: .spoiler, object: InlineObject(id: "e-\(word)"))]),
      hasGlyphs: false),
    Place(name: "quoted range", message: reply { $0.spans = [TextSpan(range: 3..<7, emphasis: .spoiler)] }),
    Place(name: "quote", message: reply { $0.isCovered = true }),
    Place(name: "paragraph", message: message(covered(.paragraph("so \(word)")))),
    Place(name: "heading", message: message(covered(.heading(HeadingBlock(level: 1, "so \(word)"))))),
    Place(
      name: "list",
      message: message(
        covered(
          .list(ListBlock(items: [ListItem([.paragraph("so \(word)")]), ListItem([.paragraph(word)])]))))),
    Place(name: "quote block", message: message(covered(.quote(QuoteBlock([.paragraph(word)]))))),
    Place(name: "code", message: message(covered(.code(CodeBlock(text: "let \(word)", language: word))))),
    Place(
      name: "table",
      message: message(
        covered(.table(TableBlock(rows: [[TableCell(word)], [TableCell("a")]], caption: "of \(word)"))))),
    Place(
      name: "details",
      message: message(
        covered(.details(DetailsBlock(summary: RichText(word), [.paragraph(word)], isOpen: true))))),
    Place(
      name: "footnotes",
      message: message(
        covered(.footnotes(FootnotesBlock([FootnoteItem(label: "1", [.paragraph(word)])]))))),
    Place(name: "formula", message: message(covered(.formula(FormulaBlock(source: "x + \(word)"))))),
    Place(name: "html", message: message(covered(.html("<b>\(word)</b>")))),
    Place(
      name: "block of an attachment",
      message: message(
        covered(.attachment(AttachmentBlock(.file(FileAttachment(name: "\(word).pdf"))))))),
    Place(
      name: "inner block",
      message: message(.quote(QuoteBlock([.paragraph("seen"), covered(.paragraph(word))])))),
    Place(
      name: "picture", message: message(.media(MediaAttachment(alternative: "A \(word)"))), hasGlyphs: false),
    Place(
      name: "video",
      message: message(.media(MediaAttachment(kind: .video, duration: 7, alternative: "A \(word)")))),
    Place(name: "file", message: message(.file(FileAttachment(name: "\(word).pdf", byteCount: 12)))),
    Place(name: "contact", message: message(.contact(ContactAttachment(name: word, detail: "+1 \(word)")))),
    Place(
      name: "location",
      message: message(.location(LocationAttachment(name: word, latitude: 1, longitude: 2)))),
    Place(name: "poll", message: message(.poll(PollAttachment(question: word, options: [word, "b"])))),
    Place(
      name: "link preview",
      message: message(.link(LinkPreview(address: "https://\(word).org", title: word, summary: word)))),
    Place(name: "code attachment", message: message(.code(CodeBlock(text: word, language: word)))),
    Place(
      name: "custom part",
      message: message(.custom(CustomAttachment(name: "n-\(word)", alternative: "A \(word)"))),
      hasGlyphs: false),
    Place(name: "voice", message: message(.voice(VoiceAttachment(duration: 12, samples: [1, 0.5])))),
  ]

  private func transcript(_ place: Place, _ style: ChatStyle, isUncovered: Bool = false) throws -> Transcript
  {
    var environment = LayoutEnvironment(me: "bob")
    if isUncovered { environment.uncovered = [BlockPlace(id: 1, path: ContentPath([]))] }
    return Transcript(
      [place.message], style: style, width: 320, engine: try TestEngines.bundled,
      environment: environment)
  }

  private static let styles: [ChatStyle] = [.merged, .balloon, .rows, .clustered]

  @Test(arguments: places) func drawingsHaveNoCoveredWord(_ place: Place) throws {
    for style in Self.styles {
      let rows = Array(try transcript(place, style).cells.map(TranscriptRow.message))
      let cells = rows.compactMap { if case .message(let cell) = $0 { cell } else { nil } }
      for text in [SVGPainter().drawing(of: cells), HTMLPainter().page(of: cells)] {
        #expect(!text.lowercased().contains(Self.word.lowercased()), "\(place.name), \(style.name)")
      }
    }
  }

  /// The glyphs of covered texts are in no operation of a display list.
  @Test(arguments: places.filter(\.hasGlyphs)) func displayListsHaveFewerGlyphs(_ place: Place) throws {
    func glyphs(_ isUncovered: Bool) throws -> Int {
      let cells = Array(try transcript(place, .merged, isUncovered: isUncovered).cells)
      return DisplayList(cells).glyphs.count
    }
    #expect(try glyphs(false) < glyphs(true))
  }

  /// Uncovering changes no frame, no line and no glyph.
  @Test(arguments: places) func uncoveringMovesNothing(_ place: Place) throws {
    for style in Self.styles {
      let covered = try #require(try transcript(place, style).cell(withID: 1))
      let open = try #require(try transcript(place, style, isUncovered: true).cell(withID: 1))
      #expect(covered.frame == open.frame && covered.parts.map(\.frame) == open.parts.map(\.frame))
      let lines = { (cell: Cell) in cell.parts.compactMap(\.block).map { $0.lines.map(\.frame) } }
      #expect(lines(covered) == lines(open))
    }
  }

  @Test(arguments: places) func screenReadersSayNoCoveredWordAndUncover(_ place: Place) throws {
    for style in Self.styles {
      let rows = try transcript(place, style).accessibility(in: Rect(x: 0, y: 0, width: 320, height: 4_000))
      let said = rows.flatMap { $0.flattened.map(\.element) }
      for element in said {
        for text in [element.label, element.value ?? "", element.hint ?? ""] + element.actions.map(\.name) {
          #expect(!text.contains(Self.word), "\(place.name): \(text)")
        }
      }
    }
  }

  @Test(arguments: places) func copiesAndPlainTextsHaveNoCoveredWord(_ place: Place) throws {
    #expect(!place.message.plainText.contains(Self.word))
    for style in Self.styles {
      let transcript = try transcript(place, style)
      let selection = try #require(transcript.selectAll(in: .all))
      for form in [CopyForm.text, .markers, .markdown] {
        let copied = transcript.selectedText(selection, as: form)
        #expect(!copied.contains(Self.word), "\(place.name) as \(form): \(copied)")
      }
    }
  }

  /// A search finds covered words, but its highlights show only that the cover contains them.
  @Test func highlightsAreAsWideAsTheCover() throws {
    var transcript = try transcript(Self.places[0], .merged)
    let matches = transcript.find("yq")
    #expect(matches.map(\.range) == [3..<7])
    transcript.highlight([TextMatch(id: 1, range: 4..<6)])
    #expect(transcript.cell(withID: 1)?.highlightedRanges.map(\.range) == [3..<7])
    transcript.uncover(1)
    #expect(transcript.find("yq").map(\.range) == [4..<6])
  }
}
