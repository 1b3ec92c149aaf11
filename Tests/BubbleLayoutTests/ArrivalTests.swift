import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the list to which a transcript adds everybody whom a message shows.
@Suite struct ArrivalTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func message(_ id: Int, from sender: String?, quoting author: String? = nil) -> Message {
    Message(
      id: .integer(id), sender: sender, text: "Hello",
      quote: author.map { QuotedReply(sender: $0, text: "Earlier") })
  }

  private func transcript(
    _ messages: [Message], style: ChatStyle = .merged, people: People = [:],
    opening: TranscriptOpening = .settled
  ) -> Transcript {
    Transcript(
      messages, style: style, width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you", people: people), opening: opening)
  }

  /// The colours of everything in a row that shows a person.
  private struct Colors: Equatable {
    let sender: ColorRole?
    let quoted: ColorRole?
    let avatar: ColorRole?

    init(_ cell: Cell) {
      sender = cell.labels(.sender).first?.foreground
      quoted = cell.labels(.quoteSender).first?.foreground
      avatar = cell.avatar?.background
    }

    /// Whether everything that both rows show has the same colour. A row may lose its name or avatar when it
    /// gets other neighbours.
    func agrees(with other: Colors) -> Bool {
      [(sender, other.sender), (quoted, other.quoted), (avatar, other.avatar)].allSatisfy {
        $0 == nil || $1 == nil || $0 == $1
      }
    }
  }

  private func colors(_ transcript: Transcript) -> [MessageID: Colors] {
    transcript.cells.reduce(into: [:]) { $0[$1.id] = Colors($1) }
  }

  @Test func peopleWhoAreNotGivenHaveTheirOwnHues() throws {
    let names = (0..<12).map { "person \($0)" }
    let messages = names.enumerated().map { message($0, from: $1) }
    for style in ChatStylePreset.all.map(\.style) {
      let environment = LayoutEnvironment(me: "you")
      let streamed = Array(engine.cells(for: messages, style: style, width: 320, environment: environment))
      let transcript = transcript(messages, style: style)
      #expect(transcript.environment.people.ids == names)
      #expect(names.map { transcript.environment.people.hue(of: $0).number } == Array(0..<12))
      #expect(
        streamed.map(\.avatar?.background) == transcript.cells.map(\.avatar?.background), "\(style.name)")
      #expect(
        streamed.map { $0.labels(.sender).map(\.foreground) }
          == transcript.cells.map { $0.labels(.sender).map(\.foreground) })
      let avatars = transcript.cells.compactMap(\.avatar?.background)
      #expect(Set(avatars).count == avatars.count && (style.received.avatar == nil) == avatars.isEmpty)
    }
  }

  /// No edit changes the colour of a row that it does not touch, and a new transcript that is given the list
  /// has the same rows.
  @Test(arguments: [TranscriptOpening.settled, .estimated])
  func editsChangeNobodysHue(opening: TranscriptOpening) throws {
    var edited = transcript(
      [message(10, from: "ann"), message(11, from: "ben", quoting: "zoe")], opening: opening)
    #expect(edited.environment.people.ids == ["ann", "ben", "zoe"])
    var seen = colors(edited)
    let edits: [(inout Transcript) -> Void] = [
      { $0.append(message(20, from: "cleo")) },
      { $0.prepend([message(1, from: "dan"), message(2, from: "ann", quoting: "eve")]) },
      { _ = $0.update(message(20, from: "zoe")) },
      { $0.remove(10) },
      { $0.insert(message(5, from: nil), at: 1) },
      { $0.options.typing = TypingRow(people: ["fay"]) },
      { $0.environment.fontScale = 1.3 },
      { $0.environment = LayoutEnvironment(me: "you") },
      { $0.append(message(30, from: "fay")) },
    ]
    for (number, edit) in edits.enumerated() {
      edit(&edited)
      let now = colors(edited)
      for (id, old) in seen where id != 20 {
        #expect(now[id]?.agrees(with: old) != false, "edit \(number), \(id)")
      }
      seen = now
      let anew = Transcript(
        edited.messages, style: edited.style, width: 320, engine: engine, environment: edited.environment,
        opening: opening)
      #expect(colors(anew) == now, "edit \(number)")
    }
    #expect(edited.environment.people.ids == ["ann", "ben", "zoe", "cleo", "dan", "eve", "fay"])
  }

  @Test func givenPeopleComeFirstAndArrivalsStay() {
    var transcript = transcript([message(1, from: "ann"), message(2, from: "ben")])
    transcript.environment.people = ["ben": Person("Benjamin")]
    #expect(transcript.environment.people.ids == ["ben", "ann"])
    #expect(transcript.cells[1].senderName == "Benjamin")
    #expect(transcript.cells[0].avatar?.background == .avatar(SenderHue(place: 1)))
    // A person who is no longer given arrives again, because a message shows them.
    transcript.environment.people = [:]
    #expect(transcript.environment.people.ids == ["ann", "ben"])
    #expect(transcript.cells[1].senderName == "ben")
  }

  /// The memory of the people who were seen last begins anew when other people are given.
  @Test func whoIsNoLongerGivenArrivesWithTheNextMessage() {
    var transcript = transcript([message(1, from: "ann")], people: ["ben": Person()])
    transcript.append(message(2, from: "ben"))
    transcript.remove(2)
    transcript.environment.people = [:]
    #expect(transcript.environment.people.ids == ["ann"])
    transcript.append(message(3, from: "ben"))
    #expect(transcript.environment.people.ids == ["ann", "ben"])
  }

  @Test func theListIsBounded() {
    let limit = People.arrivalLimit
    let messages = (0..<limit + 50).map { message($0, from: "person \($0)") }
    let transcript = transcript(messages, opening: .estimated)
    let people = transcript.environment.people
    #expect(people.count == limit && people.place(of: "person \(limit)") == nil)
    #expect(people.hue(of: "person \(limit)") == SenderHue(of: "person \(limit)"))
    var one: People = ["given": Person()]
    for message in messages { one.append(peopleOf: message) }
    #expect(one.count == limit && one.ids[0] == "given")
  }
}
