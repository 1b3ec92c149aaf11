import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that quotes do not show what the messages that they quote cover.
@Suite struct QuoteCoverTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let secret = "The killer is the gardener, sorry"

  private static func origin(_ id: MessageID = 1) -> Message {
    var message = Message(id: id, sender: "ann", text: secret)
    message.spans = [TextSpan(range: 14..<26, emphasis: .spoiler)]
    return message
  }

  private static func reply(
    _ id: MessageID, to quoted: MessageID?, _ text: String = secret, hasPicture: Bool = false
  ) -> Message {
    var message = Message(id: id, sender: "bo", text: "Oh")
    message.quote = QuotedReply(id: quoted, sender: "ann", text: text, hasPicture: hasPicture)
    return message
  }

  private func transcript(_ messages: [Message]) -> Transcript {
    Transcript(messages, style: .merged, width: 420, engine: engine)
  }

  /// Returns the words of a quote that a reader sees, with `▒` for each covered character.
  private func seen(_ cell: Cell?) throws -> String {
    let label = try #require(cell?.labels(.quoteText).first)
    var units = Array(label.text.utf16)
    for span in label.spans where span.emphases.contains(.spoiler) {
      for place in span.range.clamped(to: 0..<units.count) { units[place] = 0x2592 }
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test(arguments: [
    (secret, "The killer is ▒▒▒▒▒▒▒▒▒▒▒▒, sorry"), ("The killer is the gard…", "The killer is ▒▒▒▒▒▒▒▒…"),
    ("The killer is the gard ...", "The killer is ▒▒▒▒▒▒▒▒ ..."), ("The killer", "The killer"),
    ("The  killer\nis the", "The killer is ▒▒▒"), ("the gardener", "▒▒▒▒▒▒▒▒▒▒▒▒"),
    ("Killer: the gardener", "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒"),
  ])
  func theSameWordsAreCovered(quoted: String, shown: String) throws {
    let chat = transcript([Self.origin(), Self.reply(2, to: 1, quoted)])
    #expect(try seen(chat.cell(withID: 2)) == shown)
    // A quote without an id, or of a message that nobody has, is shown as it is.
    let others = transcript([Self.origin(), Self.reply(2, to: nil, quoted), Self.reply(3, to: 9, quoted)])
    for id in [2, 3] as [MessageID] { #expect(try !seen(others.cell(withID: id)).contains("▒")) }
  }

  @Test func picturesAndBlocksAreCovered() throws {
    var photo = Message(id: 1, sender: "ann", text: "Look")
    var media = MediaAttachment(kind: .image, size: PictureSize(width: 400, height: 300))
    media.isCovered = true
    photo.attachments = [.media(media)]
    let shown = transcript([photo, Self.reply(2, to: 1, "Look", hasPicture: true)])
    let cell = try #require(shown.cell(withID: 2))
    #expect(cell.boxes(.quotePicture).map(\.isCovered) == [true])
    #expect(try seen(cell) == "Look")
    let other = transcript([photo, Self.reply(2, to: 1, "photo.jpg", hasPicture: true)])
    #expect(try seen(other.cell(withID: 2)) == "▒▒▒▒▒▒▒▒▒")

    var block = MessageBlock.paragraph(ParagraphBlock(RichText("the end")))
    block.isCovered = true
    var blocks = Message(id: 1, sender: "ann", text: "")
    blocks.blocks = [.paragraph(ParagraphBlock(RichText("First"))), block]
    let quoted = transcript([blocks, Self.reply(2, to: 1, "First the end")])
    #expect(try seen(quoted.cell(withID: 2)) == "First ▒▒▒▒▒▒▒")
  }

  /// Neither screen readers nor copies nor a search tell the words.
  @Test func nothingElseTellsTheWords() throws {
    var chat = transcript([Self.origin(), Self.reply(2, to: 1), Self.reply(3, to: 1, "the gardener")])
    for id in [2, 3] as [MessageID] {
      func labels(_ element: AccessibilityElement) -> [String] {
        [element.label] + element.children.flatMap(labels)
      }
      let told = labels(try #require(chat.accessibility(of: id)))
      #expect(!told.contains { $0.contains("gardener") })
    }
    let all = try #require(chat.selectAll(in: .all))
    for form in CopyForm.allCases { #expect(!chat.selectedText(all, as: form).contains("gardener")) }
    for match in chat.find("gard", within: .all) {
      // A match is the whole cover.
      #expect(match.range == (match.id == 3 ? 0..<12 : 14..<26))
    }
    // A reader who uncovers the quote sees it, and nothing else.
    chat.uncover(2, at: ["quote"])
    #expect(try seen(chat.cell(withID: 2)) == Self.secret)
    #expect(try seen(chat.cell(withID: 3)).contains("▒"))
  }

  /// After any edits, and in a sequence of rows, the cells are those of a new transcript.
  @Test func editedEqualsLaidOutAnew() throws {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var chat = transcript([])
      var next = 100
      for _ in 0..<25 {
        let ids = chat.messages.map(\.id)
        let some = ids.randomElement(using: &numbers)
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0, 1:
          let id = MessageID.integer(Int.random(in: 1...3, using: &numbers))
          chat.insert(
            Bool.random(using: &numbers)
              ? Self.origin(id) : Message(id: id, sender: "ann", text: Self.secret),
            at: Int.random(in: 0...ids.count, using: &numbers))
        case 2, 3:
          next += 1
          chat.insert(
            Self.reply(.integer(next), to: .integer(Int.random(in: 1...3, using: &numbers))),
            at: Int.random(in: 0...ids.count, using: &numbers))
        case 4: if let some { chat.remove(some) }
        case 5: if let some { _ = chat.move(some, to: Int.random(in: 0..<ids.count, using: &numbers)) }
        default:
          let id = MessageID.integer(Int.random(in: 1...3, using: &numbers))
          if Bool.random(using: &numbers) {
            _ = chat.append(" and more", to: id)
          } else {
            _ = chat.update(id) { $0.spans = $0.spans.isEmpty ? Self.origin().spans : [] }
          }
        }
        // The cells are made now, so that those of quotes have to be made again.
        _ = chat.rows
      }
      var environment = LayoutEnvironment()
      environment.people = chat.environment.people
      let anew = Transcript(
        chat.messages, style: .merged, width: 420, engine: engine, environment: environment)
      #expect(try dump(chat) == dump(anew))
      #expect(chat.differencesFromBuiltRows(in: 0..<chat.count).isEmpty)
      let rows = engine.rows(for: chat.messages, style: .merged, width: 420, environment: environment)
      let parts = rows.compactMap { $0.cell?.parts }
      #expect(parts.map { "\($0)" } == anew.cells.map { "\($0.parts)" })
    }
  }
}
