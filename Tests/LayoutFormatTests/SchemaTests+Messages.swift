import BubbleLayout

extension SchemaTests {
  /// A message in which spoilers cover a quote with an emoji, a picture, a custom part and a formula.
  private static var hidden: Message {
    var quote = QuotedReply(sender: "bob", text: "so :e: it is", hasPicture: true)
    quote.spans = [
      TextSpan(range: 0..<2, emphasis: .bold), TextSpan(range: 3..<6, object: InlineObject(id: "e")),
      TextSpan(range: 7..<9, emphases: [.spoiler, .mark], address: "https://example.org"),
    ]
    var formula = MessageBlock.formula(FormulaBlock(source: "x"))
    formula.isCovered = true
    var message = Message(
      id: "hidden", sender: "ann", text: "", blocks: [.paragraph("x"), formula], quote: quote,
      attachments: [
        .custom(CustomAttachment(name: "form")), .media(MediaAttachment()), .file(FileAttachment(name: "f")),
      ])
    for index in message.attachments.indices { message.attachments[index].isCovered = true }
    return message
  }

  /// Messages with custom parts, and with alternative texts for pictures.
  static let ownThings = [
    hidden,
    Message(
      id: "own", sender: "ann", text: "See :party:",
      spans: [TextSpan(range: 4..<11, tag: "tag", object: InlineObject(id: "party"))],
      attachments: [
        .custom(CustomAttachment(name: "form", aspect: 2, alternative: "Form")),
        .media(MediaAttachment(size: PictureSize(width: 40, height: 30), alternative: "A cat")),
      ]),
  ]

  /// Blocks of all kinds, and an answer in Markdown.
  static let blocks = [
    Message(
      id: "blocks", sender: "ann", text: "",
      blocks: [
        .heading(HeadingBlock(level: 1, "A heading")),
        .paragraph(
          "bold and linked, covered",
          spans: [
            TextSpan(range: 0..<4, emphases: [.bold, .underline]),
            TextSpan(range: 9..<15, emphases: [.mark], address: "a:b"),
            TextSpan(range: 17..<24, emphases: .spoiler),
          ]),
        .list(ListBlock(items: [ListItem("done", isChecked: true), ListItem("a bullet")])),
        .quote(QuoteBlock([.paragraph("quoted")], alert: .note)), .code(CodeBlock(text: "code")),
        .table(TableBlock(alignments: [.end], rows: [[TableCell("1")], [TableCell("2")]], caption: "below")),
        .rule,
        .details(DetailsBlock(summary: RichText("More"), [.paragraph("of it")], isOpen: true)),
        .footnotes(FootnotesBlock([FootnoteItem(label: "1", [.paragraph("a note")])])),
        .formula(FormulaBlock(source: "x/y!", number: "1", notation: .mathML)), .html("<x>"),
        .attachment(AttachmentBlock(.file(FileAttachment(name: "a.pdf")))),
      ]),
    Message(id: "answer", sender: "bot", text: "# An answer\n\n- **one**", format: .markdown),
  ]
}
