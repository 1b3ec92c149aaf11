import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests what screen readers say about rows.
@Suite struct AccessibilityTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func environment(_ locale: String = "en_US") -> LayoutEnvironment {
    LayoutEnvironment(me: "you", locale: Locale(identifier: locale))
  }

  private func element(
    _ message: Message, _ environment: LayoutEnvironment, style: ChatStyle = .merged
  ) -> AccessibilityElement {
    let cell = engine.cell(for: message, style: style, width: 320, environment: environment)
    return TranscriptRow.message(cell).accessibility(environment: environment, engine: engine)
  }

  /// A message sent at 8:02: a reply to Omar with a photo, two links and three reactions.
  private var reply: Message {
    Message(
      id: 1, sender: "Ann", timestamp: Timestamp(milliseconds: 1_772_438_520_000),
      text: "Look @Bob at https://example.org/a", quote: QuotedReply(sender: "Omar", text: "Send it"),
      attachments: [.media(MediaAttachment(size: PictureSize(width: 640, height: 480)))],
      reactions: [Reaction(symbol: "👍", count: 2), Reaction(symbol: "❤️")], isEdited: true)
  }

  private static let said = "Look @Bob at https://example.org/a"

  @Test(arguments: [
    ("en_US", "Ann, 8:02 AM, replying to Omar, photo, \(said), 3 reactions, edited"),
    ("de_DE", "Ann, 08:02, Antwort an Omar, Foto, \(said), 3 Reaktionen, bearbeitet"),
    (
      "ar",
      "\u{2068}Ann\u{2069}، 8:02\u{A0}ص، ردًا على \u{2068}Omar\u{2069}، صورة، \u{2068}\(said)\u{2069}، 3 تفاعلات، تم التعديل"
    ),
    ("ja_JP", "Ann、8:02、Omarへの返信、写真、\(said)、リアクション3件、編集済み"),
    ("ru_RU", "Ann, 08:02, в ответ на сообщение от Omar, фото, \(said), 3 реакции, изменено"),
  ])
  func rowsSayAllThatTheirMessageSays(locale: String, label: String) {
    let row = element(reply, environment(locale))
    #expect(row.label == label)
    #expect(row.role == .message && row.id == 1)
  }

  @Test(arguments: [
    (1, "1 реакция"), (2, "2 реакции"), (5, "5 реакций"), (11, "11 реакций"), (21, "21 реакция"),
    (22, "22 реакции"), (112, "112 реакций"),
  ])
  func russianCountsByTheLastDigit(count: Int, words: String) {
    var message = reply
    message.reactions = [Reaction(symbol: "👍", count: count)]
    let row = element(message, environment("ru_RU"))
    #expect(row.label.contains(", \(words), "))
    #expect(row.children.last { $0.label == "👍" }?.value == words)
  }

  @Test(arguments: [
    (1, "تفاعل واحد"), (2, "تفاعلان"), (7, "7 تفاعلات"), (11, "11 تفاعلًا"), (100, "100 تفاعل"),
  ])
  func arabicHasFiveForms(count: Int, words: String) {
    var message = reply
    message.reactions = [Reaction(symbol: "👍", count: count)]
    #expect(element(message, environment("ar")).label.contains("، \(words)، "))
  }

  @Test func partsHaveRolesFramesAndActions() throws {
    var transcript = Transcript(
      [Message(id: 0, sender: "Ann", text: "Above"), reply], style: .merged, width: 320, engine: engine,
      environment: environment())
    transcript.width = 300
    let row = try #require(transcript.accessibility(of: 1))
    let cell = try #require(transcript.cell(withID: 1))
    #expect(row.frame == cell.frame)
    #expect(
      row.children.map(\.role) == [.text, .button, .image, .text, .button, .button, .text, .text]
        || row.children.map(\.role) == [.button, .image, .text, .button, .button, .text, .text])
    let quote = try #require(row.children.first { $0.actions.first?.kind == .showQuoted })
    #expect(quote.label == "quoted message, Omar, Send it" && quote.hint == "Go to message")
    let text = try #require(row.children.first { $0.label == Self.said })
    #expect(text.children.map(\.label) == ["@Bob", "https://example.org/a"])
    #expect(text.children.map(\.range) == [5..<9, 13..<34])
    for link in text.children {
      let action = try #require(link.actions.first)
      #expect(
        action.kind == .open && transcript.hit(at: link.rectMiddle(in: transcript))?.target == action.target)
    }
    // The actions of all elements in the row are also actions of the row.
    #expect(row.actions.map(\.kind) == [.showQuoted, .open, .open, .open, .press, .press])
    #expect(row.actions.map(\.name) == ["Go to message", "Open", "Open", "Open", "👍", "❤️"])
  }

  @Test func otherThingsSayWhatTheyAre() throws {
    let message = Message(
      id: 2, sender: "you", timestamp: Timestamp(milliseconds: 1_772_438_520_000), text: "",
      attachments: [
        .media(MediaAttachment(kind: .video, duration: 67)),
        .media(MediaAttachment(state: .loading, alternative: "A cat")),
        .voice(VoiceAttachment(duration: 3_661)), .file(FileAttachment(name: "a.pdf", byteCount: 1_234_567)),
        .poll(PollAttachment(question: "When?", options: ["Mon", "Tue"], votes: [3, 1], chosen: [0])),
        .code(CodeBlock(text: "let a = 1")), .link(LinkPreview(address: "example.org", title: "Example")),
      ], buttons: [["Yes", "No"]], delivery: .failed)
    let row = element(message, environment())
    #expect(
      row.label
        == "You, 8:02 AM, 1 photo, 1 video, link, Example, voice message, 1 hour, 1 minute, 1 second, "
        + "file, a.pdf, 1.2 MB, poll, When?, code, let a = 1, not sent"
        || row.children.count > 8, "\(row.label)")
    let all = row.flattened.map(\.element)
    func one(_ label: String) throws -> AccessibilityElement { try #require(all.first { $0.label == label }) }
    #expect(try one("1 photo, 1 video").children.map(\.label) == ["video", "A cat"])
    #expect(try one("video").value == "1 minute, 7 seconds" && one("video").actions.map(\.kind) == [.play])
    #expect(try one("A cat").states == [.busy] && one("A cat").value == "loading")
    #expect(try one("voice message").value == "1 hour, 1 minute, 1 second")
    #expect(try one("file, a.pdf").value == "1.2 MB" && one("code").value == "let a = 1")
    #expect(try one("poll, When?").children.map(\.value) == ["3 votes", "1 vote"])
    #expect(try one("Mon").states == [.selected] && one("Tue").states.isEmpty)
    #expect(try one("Yes").actions == [AccessibilityAction(kind: .press, name: "Yes", target: .button(0))])
    #expect(try one("not sent").role == .status && one("link, Example").role == .link)
  }

  /// Numbers of votes may be so large that their sum overflows.
  @Test func countsOfAnySizeAreTold() throws {
    var message = reply
    message.attachments = [
      .poll(PollAttachment(question: "When?", options: ["Mon", "Tue"], votes: [.max, .min])),
      .voice(VoiceAttachment(duration: .greatestFiniteMagnitude)), .voice(VoiceAttachment(duration: .nan)),
    ]
    message.reactions = [Reaction(symbol: "👍", count: .max), Reaction(symbol: "❤️", count: .max)]
    let row = element(message, environment())
    #expect(row.label.contains(", 9,223,372,036,854,775,807 reactions, "))
    let all = row.flattened.map(\.element)
    let poll = try #require(all.first { $0.label == "poll, When?" })
    #expect(poll.children.map(\.value) == ["9,223,372,036,854,775,807 votes", "0 votes"])
    #expect(all.first { $0.label == "👍" }?.value == "9,223,372,036,854,775,807 reactions")
    let longest = "9,999 hours, 59 minutes, 59 seconds"
    #expect(all.filter { $0.label == "voice message" }.map(\.value) == [longest, "0 seconds"])
  }

  @Test func longTextsAreReadAsFarAsTheyAreShown() throws {
    let text = String(repeating: "word ", count: 400)
    let message = Message(id: 1, sender: "ann", text: text)
    let short = element(message, environment(), style: .clustered)
    #expect(short.states == [.collapsed] && !short.label.contains(text.dropLast()))
    let more = try #require(short.children.first { $0.actions.first?.kind == .expand })
    #expect(more.label == "Read more" && more.role == .button && more.actions.first?.target == .readMore)
    var whole = environment()
    whole.expanded = [1]
    let long = element(message, whole, style: .clustered)
    #expect(long.states == [.expanded] && long.label.contains(text.dropLast()))
  }

  @Test func rowsBetweenMessagesAreToldApart() throws {
    let transcript = Transcript(
      [reply, Message(id: 2, sender: nil, text: "Ann left", kind: .notice)], style: .merged, width: 320,
      engine: engine, environment: environment(),
      options: TranscriptOptions(
        dates: SeparatorStyle(), unread: UnreadLine(before: 2, text: "Unread"), typing: TypingRow()))
    let rows = transcript.accessibility(in: Rect(x: 0, y: 0, width: 320, height: 2_000))
    #expect(rows.map(\.role) == [.heading, .message, .separator, .notice, .status])
    #expect(rows.map(\.label)[2...] == ["Unread", "Ann left", "Somebody is typing"])
    #expect(rows.map(\.frame) == transcript.rows.map(\.frame))
  }

  @Test func messagesTakenBackSaySo() throws {
    var message = reply
    message.isDeleted = true
    let cell = engine.cell(for: message, style: .merged, width: 320, environment: environment())
    #expect(
      cell.textPart?.text == "\u{FFFC}This message was deleted" && cell.media.isEmpty
        && cell.boxes(.quote).isEmpty)
    #expect(element(message, environment()).label == "Ann, 8:02 AM, This message was deleted")
    #expect(element(message, environment("de")).label == "Ann, 08:02, Diese Nachricht wurde gelöscht")
    let transcript = Transcript([message], style: .merged, width: 320, engine: engine)
    #expect(transcript.find("Look").isEmpty)
  }

  /// In a conversation of two people no names are shown, but screen readers still say them.
  @Test func privateRowsSayWhoWrites() {
    var environment = environment()
    environment.isOneToOne = true
    #expect(element(reply, environment).label.hasPrefix("Ann, 8:02 AM, replying to Omar, photo"))
  }

  /// How many messages of each conversation are tested; all of them with `BUBBLE_INTERACTION=all`.
  private static let most =
    ProcessInfo.processInfo.environment["BUBBLE_INTERACTION"] == "all" ? Int.max : 150

  /// In every cell of the corpora, each part belongs to an element or needs no words, each element is within
  /// its row, and elements below others come after them in reading order.
  @Test(arguments: ChatStylePreset.all.map(\.name))
  func everyPartIsTold(preset: String) throws {
    var conversations = try Corpora.transcripts.map { try Corpora.transcript($0, prefix: Self.most) }
    conversations.append(try Corpora.richConversation())
    var editor = try TranscriptEditor(seed: 4, most: 100)
    conversations.append((0..<100).map { _ in editor.message() })
    for (number, messages) in conversations.enumerated() {
      let environment = LayoutEnvironment(
        me: "you", direction: number % 2 == 0 ? .leftToRight : .rightToLeft)
      let narrator = AccessibilityNarrator(engine: engine, environment: environment)
      for item in engine.rows(for: messages, style: try .preset(preset), width: 320, environment: environment)
      {
        guard case .message(let cell) = item else { continue }
        let row = narrator.element(of: item)
        let told = Set(row.flattened.flatMap(\.element.parts))
        for (index, part) in cell.parts.enumerated() {
          #expect(told.contains(index) != part.isDecorative, "\(cell.id): part \(index)")
        }
        // The labels of poll answers and buttons are texts of the message, which may be empty.
        for (element, _) in row.flattened
        where [.image, .status, .checkbox, .link, .list].contains(element.role) {
          #expect(!element.label.isEmpty, "\(cell.id): \(element)")
        }
        for (above, below) in zip(row.children, row.children.dropFirst()) {
          // An element that is read later is on a line below, or further along the same line, or under the
          // earlier element.
          let isBelow = below.frame.midY > above.frame.maxY
          let isFurther =
            environment.direction == .leftToRight
            ? below.frame.minX >= above.frame.minX : below.frame.maxX <= above.frame.maxX
          #expect(
            isBelow || isFurther || below.frame.minY >= above.frame.minY, "\(cell.id): \(above), \(below)")
        }
      }
    }
  }
}

extension AccessibilityElement {
  /// Returns the middle of the link's rectangle on its first line.
  fileprivate func rectMiddle(in transcript: Transcript) -> Point {
    guard let id, let range, let rect = transcript.rects(of: range, in: id).first else { return .zero }
    return Point(x: rect.midX, y: rect.midY)
  }
}
