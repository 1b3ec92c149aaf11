import BubbleLayout
import TestSupport
import Testing

/// Tests which part of a text is linked, and to which address.
@Suite struct AddressLinkTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func texts(_ cell: Cell) -> [TextPart] {
    cell.parts.compactMap { if case .text(let part) = $0 { part } else { nil } }
  }

  private func links(_ text: String, _ format: TextFormat) -> [String] {
    let message = Message(id: 1, sender: "ann", text: text, format: format)
    let cell = engine.cell(for: message, style: .merged, width: 400, environment: LayoutEnvironment())
    return texts(cell).flatMap { part in part.detected.compactMap { $0.address(in: part.text) } }
  }

  /// In Markdown, GFM's rule holds for the end of an address. Elsewhere the sign belongs to it.
  @Test(arguments: [
    ("https://youtu.be/dQw4w9WgXc_", "https://youtu.be/dQw4w9WgXc_", "https://youtu.be/dQw4w9WgXc"),
    ("https://x.org/?q=*a*&r=*b*", "https://x.org/?q=*a*&r=*b*", "https://x.org/?q=*a*&r=*b"),
    ("mailto:foo@bar.baz", "mailto:foo@bar.baz", "mailto:foo@bar.baz"),
    ("foo@bar.baz", "mailto:foo@bar.baz", "mailto:foo@bar.baz"),
    ("o'neil@example.com", "mailto:o'neil@example.com", "mailto:o'neil@example.com"),
    ("xmpp:foo@bar.baz/txt", "xmpp:foo@bar.baz/txt", "xmpp:foo@bar.baz/txt"),
    ("www.a_b.example.com", "https://www.a_b.example.com", "https://www.a_b.example.com"),
    ("example.org:80/a?b:c", "https://example.org:80/a?b:c", "https://example.org:80/a?b:c"),
  ])
  func theLinkOfAnAddress(text: String, plain: String, markdown: String) {
    #expect(links(text, .plain) == [plain])
    #expect(links(text, .markdown) == [markdown])
    #expect(links("# " + text, .markdown) == [markdown])
  }

  /// What a style detects changes links, never words. Labels of polls and buttons have no links, and no markup.
  @Test func textsAreExactWithoutDetection() {
    var silent = ChatStyle.merged
    silent.received.text.detects = []
    let address = "https://x.org/_a_/__init__.py"
    for format in [TextFormat.plain, .markdown] {
      for style in [ChatStyle.merged, silent] {
        var message = Message(id: 1, sender: "ann", text: address, format: format)
        message.attachments = [.poll(PollAttachment(question: address, options: [address, "*b*"]))]
        message.buttons = [[MessageButton(address)]]
        let cell = engine.cell(for: message, style: style, width: 400, environment: LayoutEnvironment())
        #expect(texts(cell).first?.text == address)
        let words = cell.parts.compactMap { part in
          switch part {
          case .label(let label): label.text
          case .text(let text): text.text
          default: nil
          }
        }
        // The message, the question, an answer and the button.
        #expect(words.count { $0 == address } == 4 && words.contains("*b*"), "\(words)")
        let isSilent = style.received.text.detects.isEmpty
        #expect(texts(cell).allSatisfy { $0.detected.isEmpty } == isSilent)
      }
    }
  }
}
