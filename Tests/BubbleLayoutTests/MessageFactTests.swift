import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests facts that chats show with a message besides its text.
@Suite struct MessageFactTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ text: String, _ preset: String = "merged", from sender: String? = "ann",
    _ change: (inout Message) -> Void = { _ in }
  ) throws -> Cell {
    try engine.cell(text, .preset(preset), from: sender, change)
  }

  @Test func factsAreReadAndWritten() throws {
    let json = """
      {"id":1,"sender":"ann","text":"Hi","quote":{"id":7,"sender":"bo","text":"Well?"},"forwarded":"The Daily","pinned":true,\
      "views":1234,"expires":"2026-01-31T08:30:00Z","thread":{"replies":3,"last":"2026-01-31T08:30:00Z"},"time":"a while ago",\
      "reactions":[{"symbol":"👍","mine":true}],"attachments":[{"type":"poll","question":"Tea?","options":["Yes","No"],\
      "votes":[2,1],"voters":2,"closed":true,"correct":0,"several":true},{"type":"image","hd":true}]}
      """
    let message = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
    #expect(message.quote?.id == 7 && message.forwardedFrom == "The Daily" && message.isPinned)
    #expect(message.viewCount == 1234 && message.expires != nil && message.thread?.replyCount == 3)
    #expect(message.timeText == "a while ago" && message.reactions[0].isMine)
    guard case .poll(let poll) = message.attachments[0] else { throw POSIXError(.EINVAL) }
    #expect(poll.voterCount == 2 && poll.isClosed && poll.correctAnswer == 0 && poll.allowsSeveral)
    let again = try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message))
    #expect(again == message)
  }

  @Test func forwardedMessagesSayFromWhom() throws {
    let cell = try cell("Hi") { $0.forwardedFrom = "The Daily" }
    let label = try #require(cell.element(at: ["forwarded"]))
    guard case .label(let line) = cell.parts[label.parts.lowerBound] else { throw POSIXError(.EINVAL) }
    #expect(line.text == "Forwarded from The Daily" && line.foreground.name == "received.secondary")
    let text = try #require(cell.textPart).frame
    #expect(label.frame.maxY <= text.minY)
    let center = Point(x: label.frame.midX, y: label.frame.midY)
    #expect(cell.hit(at: center)?.target == .forwarded)
  }

  @Test func threadsSayHowManyReplies() throws {
    func line(_ count: Int) throws -> String? {
      let cell = try cell("Hi") { $0.thread = ThreadSummary(replyCount: count) }
      guard let element = cell.element(at: ["thread"]) else { return nil }
      #expect(cell.hit(at: Point(x: element.frame.midX, y: element.frame.midY))?.target == .thread)
      guard case .label(let label) = cell.parts[element.parts.lowerBound] else { return nil }
      #expect(label.foreground.name == "received.link")
      return label.text
    }
    #expect(try line(1) == "1 reply")
    #expect(try line(3) == "3 replies")
    #expect(try line(0) == nil)
  }

  @Test func theFooterHasSigns() throws {
    let cell = try cell("Hi") {
      ($0.isPinned, $0.viewCount, $0.expires) = (true, 1_234, Fixtures.timestamp)
    }
    #expect(cell.boxes(.sign).map(\.icon) == [.pin, .timer, .eye])
    #expect(cell.labels(.detail).map(\.text) == ["1.2K"])
    let edges = cell.boxes(.sign).map(\.frame.minX)
    let time = try #require(cell.labels(.time).first).frame
    #expect(edges == edges.sorted() && time.minX > edges[2])
    let icon = cell.boxes(.sign)[0].frame
    #expect(cell.hit(at: Point(x: icon.midX, y: icon.midY))?.target == .footer)
    #expect(try self.cell("Hi").boxes(.sign).isEmpty)
  }

  @Test func timesStandAsTheFeedSpeltThem() throws {
    for preset in ["tailed", "balloon", "clustered"] {
      let cell = try cell("Hi", preset) { $0.timeText = "a while ago" }
      let times = cell.labels(.time) + cell.labels(.senderAndTime)
      #expect(times.contains { $0.text.contains("a while ago") }, "\(preset)")
    }
  }

  @Test func pollsSayWhatCameOfThem() throws {
    func poll(_ change: (inout PollAttachment) -> Void) throws -> Cell {
      var poll = PollAttachment(question: "Tea?", options: ["Yes", "No"], votes: [2, 1], chosen: [1])
      change(&poll)
      return try cell("") { $0.attachments = [.poll(poll)] }
    }
    #expect(try poll { $0.votes = [] }.labels(.detail).isEmpty)
    #expect(try poll { _ in }.labels(.detail).map(\.text) == ["3 votes"])
    let closed = try poll { $0.isClosed = true }
    #expect(closed.labels(.detail).map(\.text) == ["Final results", "3 votes"])
    let anonymous = try poll { ($0.isAnonymous, $0.votes) = (true, []) }
    #expect(anonymous.labels(.detail).map(\.text) == ["Anonymous poll"])
    let quiz = try poll { ($0.correctAnswer, $0.voterCount) = (0, 12) }
    #expect(quiz.labels(.detail).map(\.text) == ["Quiz", "12 votes"])
    #expect(quiz.boxes(.option).map(\.icon) == [.check, .cross])
    #expect(quiz.boxes(.option).map(\.isChosen) == [false, true])
    let several = try poll { $0.allowsSeveral = true }
    #expect(several.boxes(.option).allSatisfy { $0.radius == 4 })
    #expect(several.labels(.detail).map(\.text) == ["Select one or more", "3 votes"])
  }

  /// The mark and the votes of a long answer stand beside its first line.
  @Test func marksStandBesideTheFirstLine() throws {
    let long = Array(repeating: "a long answer", count: 12).joined(separator: " ")
    var poll = PollAttachment(question: "Tea?", options: [long, "No"], votes: [2, 1])
    for width in [1, 60] {
      poll.options[1] = String(repeating: "No ", count: width)
      let cell = try cell("") { $0.attachments = [.poll(poll)] }
      for (mark, answer) in zip(cell.boxes(.option), cell.labels(.option)) {
        let line = try #require(answer.block.lines.first).frame.offset(
          x: 0, y: answer.frame.minY + answer.blockOrigin.y)
        #expect(abs((mark.frame.midY - line.midY).rawValue) <= 1)
        let votes = try #require(cell.labels(.count).first { $0.index == answer.index })
        #expect(abs((votes.frame.midY - line.midY).rawValue) <= 1)
      }
    }
  }

  @Test func formatsAreNamedOnPictures() throws {
    func badge(_ media: MediaAttachment) throws -> [String] {
      try cell("") { $0.attachments = [.media(media)] }.labels(.duration).map(\.text)
    }
    let size = PictureSize(width: 600, height: 400)
    #expect(try badge(MediaAttachment(kind: .animation, size: size)) == ["GIF"])
    var photo = MediaAttachment(size: size)
    #expect(try badge(photo).isEmpty)
    photo.isHD = true
    #expect(try badge(photo) == ["HD"])
    #expect(try badge(MediaAttachment(kind: .animation, size: size, state: .loading)).isEmpty)
  }

  @Test func screenReadersAreToldOfFacts() throws {
    let message = Message(
      id: 1, sender: "ann", timestamp: nil, text: "Hi", reactions: [Reaction(symbol: "👍", isMine: true)])
    var told = message
    (told.forwardedFrom, told.isPinned, told.thread) = ("Bo", true, ThreadSummary(replyCount: 2))
    let transcript = Transcript([told], style: .merged, width: 320, engine: engine)
    let row = try #require(transcript.accessibility(of: 1))
    #expect(row.label.contains("Forwarded from Bo"))
    #expect(row.children.contains { $0.label == "2 replies" && $0.actions.first?.target == .thread })
    #expect(row.children.contains { $0.label == "👍" && $0.states == [.selected] })
  }
}
