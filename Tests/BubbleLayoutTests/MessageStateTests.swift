import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests readers, typing people, transfers, and buttons.
@Suite struct MessageStateTests {
  private let engine: LayoutEngine
  private let people: People = [
    "u1": Person("Ann Smith"), "u2": Person("Bo", initials: "B!"), "u3": Person("Cleo"),
  ]

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ text: String = "Hi", _ preset: ChatStyle = .clustered, width: Double = 320, from sender: String? = "u1",
    direction: InterfaceDirection = .leftToRight, _ change: (inout Message) -> Void = { _ in }
  ) -> Cell {
    var message = Message(id: 1, sender: sender, timestamp: Fixtures.timestamp, text: text)
    change(&message)
    return engine.cell(
      for: message, style: preset, width: width,
      environment: LayoutEnvironment(me: "u3", direction: direction, people: people))
  }

  private func avatars(_ cell: Cell, in path: ContentPath) throws -> [AvatarPart] {
    let element = try #require(cell.element(at: path))
    return cell.parts[element.parts].compactMap { if case .avatar(let part) = $0 { part } else { nil } }
  }

  private func row(_ change: (inout Message) -> Void) throws -> AccessibilityElement {
    var message = Message(id: 1, sender: "u1", timestamp: nil, text: "Hi")
    change(&message)
    let transcript = Transcript(
      [message], style: .clustered, width: 320, engine: engine,
      environment: LayoutEnvironment(me: "u3", people: people))
    return try #require(transcript.accessibility(of: 1))
  }

  @Test func newFactsAreReadAndWritten() throws {
    let json = """
      {"id":1,"sender":"ann","text":"Hi","seenBy":["u1","u2"],"thread":{"replies":3,"people":["u2"]},\
      "reactions":[{"symbol":":party:","emoji":"party"}],"buttons":[["Yes",{"title":"Open","id":"o","kind":"link"}]],\
      "attachments":[{"type":"file","name":"a.pdf","state":"uploading","progress":0.25},\
      {"type":"call","video":true,"missed":true,"duration":62},{"type":"image","state":"remote"}]}
      """
    let message = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
    #expect(message.seenBy == ["u1", "u2"] && message.thread?.people == ["u2"])
    #expect(message.reactions[0].emoji == "party")
    #expect(message.buttons == [["Yes", MessageButton("Open", id: "o", kind: .link)]])
    #expect(
      message.attachments[0] == .file(FileAttachment(name: "a.pdf", state: .uploading, progress: 0.25)))
    #expect(message.attachments[1] == .call(CallAttachment(isVideo: true, isMissed: true, duration: 62)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(message)
    #expect(try JSONDecoder().decode(Message.self, from: written) == message)
    // A button with only a title is written as a string.
    #expect(String(decoding: written, as: UTF8.self).contains(#"[["Yes",{"#))
  }

  @Test func readersStandBelowTheBubble() throws {
    let alone = cell()
    let seen = cell { $0.seenBy = ["u1", "u2"] }
    #expect(seen.height == alone.height + 20)
    #expect(seen.bubble?.frame == alone.bubble?.frame)
    let faces = try avatars(seen, in: ["seenBy"])
    #expect(faces.map(\.person) == ["u1", "u2"])
    #expect(faces.allSatisfy { $0.frame.width == 16 && $0.frame.minY == seen.bubble!.frame.maxY + 4 })
    #expect(faces[1].frame.minX == faces[0].frame.minX + 12)
    // The next picture would cut two initials, so the first one stands alone in the visible part.
    let initials = seen.labels(.initials).filter { $0.index != nil }
    #expect(initials.map(\.text) == ["A", "B!"])
    for mirrored in [seen, cell(direction: .rightToLeft) { $0.seenBy = ["u1", "u2"] }] {
      let faces = try avatars(mirrored, in: ["seenBy"])
      let letter = try #require(mirrored.labels(.initials).first { $0.index != nil })
      let place = Part.label(letter).blockPlace
      let ink = letter.block.lines[0].frame.offset(x: place.x, y: place.y)
      #expect(faces[0].frame.minX <= ink.minX && ink.maxX <= faces[0].frame.maxX)
      #expect(ink.maxX <= faces[1].frame.minX || ink.minX >= faces[1].frame.maxX)
    }
    #expect(seen.hit(at: Point(x: faces[0].frame.midX, y: faces[0].frame.midY))?.target == .seenBy)
    let many = cell { $0.seenBy = (1...9).map { "u\($0)" } }
    #expect(try avatars(many, in: ["seenBy"]).count == 5)
    #expect(many.labels(.detail).map(\.text) == ["+4"])
    let own = cell(from: "u3") { $0.seenBy = ["u1"] }
    #expect(try avatars(own, in: ["seenBy"])[0].frame.maxX == own.bubble!.frame.maxX)
    let narrow = cell(width: 20) { $0.seenBy = (1...9).map { "u\($0)" } }
    #expect(try avatars(narrow, in: ["seenBy"]).allSatisfy { $0.frame.minX >= 0 })
    #expect(cell("Hi", .balloon) { $0.seenBy = ["u1"] }.element(at: ["seenBy"]) == nil)
    #expect(try row { $0.seenBy = ["u1", "u2"] }.children.contains { $0.label == "Seen by Ann Smith, Bo" })
  }

  @Test func threadsShowFacesAndTheLastReply() throws {
    let thread = ThreadSummary(
      replyCount: 3, lastReply: Timestamp(milliseconds: 1_700_000_000_000), people: ["u1", "u2", "u3", "u4"])
    let cell = cell(width: 400) { $0.thread = thread }
    let faces = try avatars(cell, in: ["thread"])
    #expect(faces.map(\.person) == ["u1", "u2", "u3"])
    let line = try #require(cell.labels(.detail).first)
    #expect(line.text.contains("3 replies · Last reply: 11/14/23"), "\(line.text)")
    #expect(faces.allSatisfy { $0.frame.minX >= line.frame.minX && $0.frame.maxY <= line.frame.maxY })
    let plain = self.cell { $0.thread = ThreadSummary(replyCount: 3) }
    #expect(plain.labels(.detail).map(\.text) == ["3 replies"] && plain.height == cell.height)
    #expect(cell.hit(at: Point(x: faces[1].frame.midX, y: faces[1].frame.midY))?.target == .thread)
    let told = try row { $0.thread = thread }.children.map(\.label)
    #expect(told.contains { $0.hasPrefix("3 replies") }, "\(told)")
  }

  @Test func reactionsMayBeEmojiOfTheApplication() throws {
    let cell = cell {
      $0.reactions = [Reaction(symbol: "👍"), Reaction(symbol: ":party:", count: 3, emoji: "party")]
    }
    let emoji = try #require(cell.boxes(.emoji).first)
    let pill = cell.boxes(.reaction)[1]
    #expect(emoji.name == "party" && emoji.alternative == ":party:" && emoji.index == 1)
    #expect(pill.frame.minX < emoji.frame.minX && emoji.frame.maxX < pill.frame.maxX)
    #expect(pill.frame.minY <= emoji.frame.minY && emoji.frame.maxY <= pill.frame.maxY)
    #expect(cell.hit(at: Point(x: emoji.frame.midX, y: emoji.frame.midY))?.target == .reaction(1))
    #expect(cell.labels(.reaction).map(\.text) == ["👍", "\u{FFFC} 3"])
    let told = try row { $0.reactions = [Reaction(symbol: ":party:", count: 3, emoji: "party")] }
    #expect(told.children.contains { $0.label == ":party:" && $0.value == "3 reactions" })
  }

  @Test func buttonsHaveNamesAndKinds() throws {
    let cell = cell("A text that is wide enough for titles and signs", .merged) {
      $0.buttons = [
        [MessageButton("Pay", id: "pay", kind: .primary)], ["No", MessageButton("Site", kind: .link)],
      ]
    }
    let boxes = cell.boxes(.button)
    #expect(boxes.map(\.name) == ["pay", nil, nil])
    #expect(boxes.map(\.background?.name) == ["received.icon", "received.button", "received.button"])
    #expect(
      cell.labels(.button).map(\.foreground.name) == ["received.iconSign"]
        + Array(repeating: "received.buttonText", count: 2))
    let icon = try #require(cell.boxes(.sign).first)
    #expect(icon.icon == .open && cell.boxes(.sign).count == 1)
    #expect(icon.frame.maxX < boxes[2].frame.maxX && icon.frame.minY > boxes[2].frame.minY)
    #expect(cell.hit(at: Point(x: icon.frame.midX, y: icon.frame.midY))?.target == .button(2))
  }

  @Test func whatIsOnItsWayMovesNothing() throws {
    func frames(_ state: MediaState, _ progress: Double?) -> ([Rect], BoxPart?, MediaPart?) {
      var media = MediaAttachment(size: PictureSize(width: 600, height: 400), state: state)
      media.progress = progress
      let cell = self.cell {
        $0.attachments = [
          .file(FileAttachment(name: "a.pdf", byteCount: 1_500, state: state, progress: progress)),
          .media(media),
        ]
      }
      return (cell.parts.map(\.frame), cell.boxes(.icon).first, cell.media.first)
    }
    let (ready, icon, _) = frames(.ready, nil)
    #expect(icon?.icon == .file && icon?.progress == nil)
    for (state, wanted) in [
      (MediaState.loading, BoxIcon.loading), (.uploading, .uploading), (.remote, .download),
      (.failed, .failed),
      (.missing, .missing),
    ] {
      let (moved, icon, media) = frames(state, 0.25)
      #expect(moved == ready, "\(state)")
      #expect(icon?.icon == wanted && media?.state == state)
      #expect(icon?.progress == (state.isMoving ? 0.25 : nil) && media?.progress == icon?.progress)
    }
    #expect(frames(.loading, .nan).1?.progress == 0 && frames(.loading, 7).1?.progress == 1)
    let told = try row {
      $0.attachments = [
        .file(FileAttachment(name: "a.pdf", byteCount: 1_500, state: .uploading, progress: 0.25))
      ]
    }
    let file = try #require(told.children.first { $0.label.contains("a.pdf") })
    #expect(file.value == "1.5 kB, uploading, 25%" && file.states == [.busy])
  }

  @Test func callsSayWhatTheyWere() throws {
    func call(_ call: CallAttachment) -> (title: [String], detail: [String], icon: BoxIcon?) {
      let shown = self.cell("") { $0.attachments = [.call(call)] }
      return (
        shown.labels(.title).map(\.text), shown.labels(.detail).map(\.text), shown.boxes(.icon).first?.icon
      )
    }
    #expect(call(CallAttachment(duration: 62)) == (["Voice call"], ["1:02"], .phone))
    #expect(call(CallAttachment(isVideo: true)) == (["Video call"], [], .camera))
    #expect(call(CallAttachment(isMissed: true, duration: 5)) == (["Missed call"], [], .missedCall))
    let cell = cell("") { $0.attachments = [.call(CallAttachment(duration: 62))] }
    let icon = try #require(cell.boxes(.icon).first).frame
    #expect(cell.hit(at: Point(x: icon.midX, y: icon.midY))?.target == .card(.call, attachment: 0))
    let rows = self.cell("", .rows) { $0.attachments = [.call(CallAttachment(isMissed: true))] }
    #expect(rows.textPart?.text == "Missed call")
    let told = try row { ($0.text, $0.attachments) = ("", [.call(CallAttachment(duration: 62))]) }
    #expect(told.children.contains { $0.label == "Voice call" && $0.value == "1 minute, 2 seconds" })
  }

  @Test func whoTypesStandsBesideTheDots() throws {
    var transcript = Transcript(
      [Message(id: 1, sender: "u1", timestamp: nil, text: "Hi")], style: .clustered, width: 320,
      engine: engine,
      environment: LayoutEnvironment(me: "u3", people: people),
      options: TranscriptOptions(typing: TypingRow()))
    let unknown = try #require(transcript.typingRow)
    #expect(unknown.parts.isEmpty && unknown.bubble == nil)
    transcript.options.typing = TypingRow(people: ["u1"])
    let one = try #require(transcript.typingRow)
    #expect(one.frame == unknown.frame && one.people == ["u1"])
    guard case .avatar(let avatar) = try #require(one.parts.first) else { throw POSIXError(.EINVAL) }
    #expect(avatar.person == "u1" && avatar.frame.maxY == one.frame.height && avatar.frame.minX == 12)
    #expect(one.bubble?.minX == 48)
    transcript.options.typing = TypingRow(people: ["u1", "u2"])
    let two = try #require(transcript.typingRow)
    #expect(two.parts.count == 4 && two.bubble!.minX > avatar.frame.maxX + 14)
    let told = transcript.accessibility(in: Rect(x: 0, y: 0, width: 320, height: 640)).last
    #expect(told?.label == "Ann Smith is typing, Bo is typing")
    transcript.environment.direction = .rightToLeft
    #expect(try #require(transcript.typingRow).bubble!.maxX < 320 - avatar.frame.maxX)
  }

  @Test func whatIsExpandedCanBeShortenedAgain() throws {
    let text = String(repeating: "A long story. ", count: 60)
    var style = ChatStyle.clustered
    style.received.text.collapse?.blocks = true
    for format in [TextFormat.plain, .markdown] {
      var transcript = Transcript(
        [Message(id: 1, sender: "u1", timestamp: nil, text: text, format: format)], style: style, width: 320,
        engine: engine)
      let short = transcript.height
      let cut = try #require(transcript.cell(withID: 1))
      #expect(cut.labels(.readMore).count == 1 && cut.labels(.readLess).isEmpty)
      transcript.expand(1)
      let whole = try #require(transcript.cell(withID: 1))
      let label = try #require(whole.labels(.readLess).first, "\(format)")
      let bubble = try #require(whole.bubble)
      #expect(label.text == "Show less" && label.frame.maxY <= bubble.frame.maxY)
      #expect(whole.hit(at: Point(x: label.frame.midX, y: label.frame.midY))?.target == .readLess)
      #expect(whole.frame.height == transcript.height)
      transcript.collapse(1)
      #expect(transcript.height == short)
    }
    #expect(cell("short").labels(.readLess).isEmpty)
  }

  @Test func deletedMessagesHaveASign() throws {
    let cell = cell { $0.isDeleted = true }
    let icon = try #require(cell.boxes(.sign).first)
    let text = try #require(cell.textPart)
    #expect(icon.icon == .deleted && icon.foreground?.name == "received.secondary")
    #expect(icon.frame.maxX < text.frame.maxX && icon.frame.minX >= text.frame.minX)
    #expect(cell.hit(at: Point(x: icon.frame.midX, y: icon.frame.midY))?.target == .text)
    let rows = self.cell("Hi", .rows) { $0.isDeleted = true }
    #expect(rows.boxes(.sign).isEmpty && rows.textPart?.text == LayoutEnvironment().words.deleted)
  }

  @Test func viewsAreReadInFull() throws {
    let told = try row { $0.viewCount = 1_234 }.children.map(\.label)
    #expect(told.contains("1,234 views") && !told.contains("1.2K"), "\(told)")
  }

  @Test func quizzesAreCalledSo() throws {
    var poll = PollAttachment(question: "2 + 2?", options: ["4", "5"])
    poll.correctAnswer = 0
    let told = try row { ($0.text, $0.attachments) = ("", [.poll(poll)]) }.children.map(\.label)
    #expect(told.contains("Quiz, 2 + 2?"), "\(told)")
  }
}

extension Transcript {
  /// The typing row; nil while nobody is typing.
  fileprivate var typingRow: TranscriptTyping? {
    if case .typing(let row)? = rows.last { row } else { nil }
  }
}
