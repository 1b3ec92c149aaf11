import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that a quote with only an id shows the message with this id.
@Suite struct QuoteOriginalTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let gone = "Original message not found"

  private static func reply(_ id: MessageID, to quoted: MessageID, _ text: String = "ok") -> Message {
    var message = Message(id: id, sender: "bo", text: text)
    message.quote = QuotedReply(id: quoted, sender: nil, text: "")
    return message
  }

  private static func attached(_ attachment: MessageAttachment, _ text: String = "") -> Message {
    Message(id: 1, sender: "ann", text: text, attachments: [attachment])
  }

  private func transcript(_ messages: [Message], _ environment: LayoutEnvironment = .init()) -> Transcript {
    Transcript(messages, style: .merged, width: 420, engine: engine, environment: environment)
  }

  private struct Seen: Equatable {
    var author: String?
    var words: String?
    var hasPicture = false
  }

  private func seen(_ cell: Cell?) throws -> Seen {
    let cell = try #require(cell)
    return Seen(
      author: cell.labels(.quoteSender).first?.text, words: cell.labels(.quoteText).first?.text,
      hasPicture: !cell.boxes(.quotePicture).isEmpty)
  }

  private static let photo = MediaAttachment(kind: .image, size: PictureSize(width: 400, height: 300))
  private static let film = MediaAttachment(kind: .video, size: PictureSize(width: 400, height: 300))

  /// What a quote of each kind of message shows.
  private static let originals: [(Message, Seen)] = [
    (Message(id: 1, sender: "ann", text: "When?"), Seen(author: "ann", words: "When?")),
    (
      Message(id: 1, sender: "ann", text: "**Now** costs $x^2$", format: .markdown),
      Seen(author: "ann", words: "Now costs $x^2$")
    ),
    (
      Message(
        id: 1, sender: "ann", text: "",
        blocks: [.heading(HeadingBlock(level: 1, "Plan")), .paragraph(ParagraphBlock(RichText("first")))]),
      Seen(author: "ann", words: "Plan first")
    ),
    (attached(.media(photo)), Seen(author: "ann", words: "Photo", hasPicture: true)),
    (attached(.media(photo), "Look"), Seen(author: "ann", words: "Look", hasPicture: true)),
    (attached(.media(film)), Seen(author: "ann", words: "Video", hasPicture: true)),
    (attached(.voice(VoiceAttachment(duration: 5))), Seen(author: "ann", words: "Voice message")),
    (attached(.contact(ContactAttachment(name: "Cy"))), Seen(author: "ann", words: "Cy")),
    (Message(id: 1, sender: "ann", text: "no", senderName: "Ann S."), Seen(author: "Ann S.", words: "no")),
    (Message(id: 1, sender: "ann", text: "secret", isDeleted: true), Seen(words: gone)),
  ]

  @Test(arguments: originals.indices) func itShowsTheMessage(index: Int) throws {
    let (original, shown) = Self.originals[index]
    let messages = [original, Self.reply(2, to: 1)]
    #expect(try seen(transcript(messages).cell(withID: 2)) == shown)
    let rows = Array(engine.rows(for: messages, style: .merged, width: 420))
    #expect(try seen(rows.last?.cell) == shown)
  }

  @Test func anUnknownMessageAMessageBelowAndItselfAreNotFound() throws {
    let original = Message(id: 1, sender: "ann", text: "When?")
    for messages in [
      [Self.reply(2, to: 1)], [Self.reply(2, to: 1), original], [Self.reply(2, to: 2)],
    ] {
      #expect(try seen(transcript(messages).cell(withID: 2)) == Seen(words: Self.gone))
    }
  }

  /// A quote keeps the words, the picture and the author that it names.
  @Test func whatAQuoteNamesStays() throws {
    let original = Self.attached(.media(Self.photo), "Look **here**")
    var named = Self.reply(2, to: 1)
    named.quote?.text = "here"
    #expect(try seen(transcript([original, named]).cell(withID: 2)) == Seen(words: "here"))
    var pictured = Self.reply(2, to: 1)
    pictured.quote?.hasPicture = true
    #expect(
      try seen(transcript([original, pictured]).cell(withID: 2)) == Seen(words: "Photo", hasPicture: true))
    var authored = Self.reply(2, to: 1)
    authored.quote?.sender = "cy"
    #expect(
      try seen(transcript([original, authored]).cell(withID: 2))
        == Seen(author: "cy", words: "Look **here**", hasPicture: true))
    // The words that a quote names are read in the format of the message that it quotes.
    var markdown = original
    markdown.format = .markdown
    named.quote?.text = "Look **here**"
    #expect(try seen(transcript([markdown, named]).cell(withID: 2)) == Seen(words: "Look here"))
    #expect(try seen(transcript([original, named]).cell(withID: 2)) == Seen(words: "Look **here**"))
  }

  /// The quote covers what the message covers, to its last letter.
  @Test func coversAreTaken() throws {
    var original = Message(id: 1, sender: "ann", text: "The killer is the gardener, sorry")
    original.spans = [TextSpan(range: 14..<26, emphasis: .spoiler)]
    let label = try #require(
      transcript([original, Self.reply(2, to: 1)]).cell(withID: 2)?.labels(.quoteText).first)
    #expect(label.spans.filter { $0.emphases.contains(.spoiler) }.map(\.range) == [14..<26])
    var photo = Self.photo
    photo.isCovered = true
    let cell = try #require(
      transcript([Self.attached(.media(photo), "Look"), Self.reply(2, to: 1)]).cell(withID: 2))
    #expect(cell.boxes(.quotePicture).map(\.isCovered) == [true])
    #expect(cell.labels(.quoteText).map(\.text) == ["Look"])
    // A long message is quoted by its beginning.
    original.text = String(repeating: "a ", count: 5_000) + original.text
    original.spans = []
    let quote = QuotedReply(of: original)
    #expect(quote.text.utf8.count < 500 && quote.text.hasSuffix("…"))
  }

  /// A quote follows its message: the words of an edited, growing, deleted or removed message, and of one that comes later.
  @Test func theQuoteFollowsTheMessage() throws {
    var chat = transcript([Message(id: 1, sender: "ann", text: "When?"), Self.reply(2, to: 1)])
    func words() throws -> String? { try seen(chat.cell(withID: 2)).words }
    _ = chat.update(1) { $0.text = "Where?" }
    #expect(try words() == "Where?")
    _ = chat.append(" And when?", to: 1)
    #expect(try words() == "Where? And when?")
    _ = chat.update(1) { $0.isDeleted = true }
    #expect(try words() == Self.gone)
    chat.remove(1)
    #expect(try words() == Self.gone)
    chat.prepend(Message(id: 1, sender: "ann", text: "Who?"))
    #expect(try words() == "Who?")
    _ = chat.move(1, to: 1)
    #expect(try words() == Self.gone)
    _ = chat.move(2, to: 1)
    #expect(try words() == "Who?")
    // The people of a quote are those of the message that it quotes.
    var environment = chat.environment
    environment.people = ["ann": Person("Ann Smith")]
    chat.environment = environment
    #expect(try seen(chat.cell(withID: 2)).author == "Ann Smith")
  }

  /// An edit lays out the message and its replies, and no other messages.
  @Test func onlyRepliesAreLaidOutAgain() {
    let messages = (1...200).map { number in
      number % 50 == 0
        ? Self.reply(.integer(number), to: 7)
        : Message(id: .integer(number), sender: "ann", text: "Message \(number)")
    }
    var chat = transcript(messages)
    let before = chat.statistics.messagesPrepared
    _ = chat.update(7) { $0.text = "Another" }
    #expect(chat.statistics.messagesPrepared - before == 5)
    _ = chat.update(8) { $0.text = "Another" }
    #expect(chat.statistics.messagesPrepared - before == 6)
  }

  /// After any edits, and in a sequence of rows, the cells are those of a new transcript.
  @Test func editedEqualsLaidOutAnew() throws {
    var numbers = SeededGenerator(seed: 11)
    for round in 0..<40 {
      var chat = Transcript(
        [], style: .merged, width: 420, engine: engine, opening: round % 4 == 0 ? .estimated : .settled)
      var next = 100
      for _ in 0..<25 {
        let ids = chat.messages.map(\.id)
        let some = ids.randomElement(using: &numbers)
        let id = MessageID.integer(Int.random(in: 1...3, using: &numbers))
        let place = Int.random(in: 0...ids.count, using: &numbers)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0, 1:
          next += 1
          chat.insert(
            contentsOf: [
              Message(
                id: id, sender: "ann", text: "Some words \(next)", format: next % 2 == 0 ? .markdown : nil),
              Self.reply(.integer(next), to: id),
            ], at: place)
        case 2, 3:
          next += 1
          chat.insert(Self.reply(.integer(next), to: next % 3 == 0 ? .integer(next - 1) : id), at: place)
        case 4: if let some { chat.remove(some) }
        case 5: if let some { _ = chat.move(some, to: Int.random(in: 0..<ids.count, using: &numbers)) }
        case 6: if let some { _ = chat.append(" *and* more", to: some) }
        default:
          _ = chat.update(id) {
            switch next % 3 {
            case 0: $0.isDeleted.toggle()
            case 1: $0.attachments = $0.attachments.isEmpty ? [.media(Self.photo)] : []
            default: $0.text = String(repeating: "long words ", count: next % 80)
            }
          }
        }
        // The cells are made now, so that those of quotes have to be made again.
        _ = chat.rows
      }
      chat.settle()
      var environment = LayoutEnvironment()
      environment.people = chat.environment.people
      let anew = transcript(chat.messages, environment)
      #expect(try dump(chat) == dump(anew))
      #expect(chat.differencesFromBuiltRows(in: 0..<chat.count).isEmpty)
      let rows = engine.rows(for: chat.messages, style: .merged, width: 420, environment: environment)
      let parts = rows.compactMap { $0.cell?.parts }
      #expect(parts.map { "\($0)" } == anew.cells.map { "\($0.parts)" })
    }
  }

  /// A message that is only a picture in Markdown or in blocks is quoted by that picture.
  @Test func aPictureInBlocksStandsForItsMessage() throws {
    func quote(_ text: String, _ format: TextFormat = .markdown) throws -> Seen {
      let first = Message(id: 1, sender: "ann", text: text, format: format)
      return try seen(transcript([first, Self.reply(2, to: 1)]).cells.last)
    }
    #expect(try quote("![A cat](c.png)") == Seen(author: "ann", words: "A cat", hasPicture: true))
    #expect(try quote("![](c.png)") == Seen(author: "ann", words: "Photo", hasPicture: true))
    #expect(try quote("Look! ![A cat](c.png)").words?.hasPrefix("Look!") == true)
    #expect(try quote("Look\n\n![A cat](c.png)") == Seen(author: "ann", words: "Look", hasPicture: false))
    #expect(try quote("![A cat](c.png)", .plain).words == "![A cat](c.png)")
  }
}
