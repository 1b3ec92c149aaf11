import BubbleLayout
import Foundation
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Tests people: a sender is an identity, and the shown name is separate from it.
@Suite struct PeopleTests {
  private let engine: LayoutEngine
  private let people: People = [
    "u1": Person("Ann Smith", initials: "A"), "u2": Person("Ben", color: Color(0x8A2BE2), picture: "ben.png"),
    "u3": Person(),
  ]

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ message: Message, _ style: ChatStyle = .clustered, people: People? = nil) -> Cell {
    engine.cell(
      for: message, style: style, width: 320,
      environment: LayoutEnvironment(me: "you", people: people ?? self.people))
  }

  private func message(from sender: String, quoting quoted: String? = nil, name: String? = nil) -> Message {
    Message(
      id: 1, sender: sender, timestamp: Fixtures.timestamp, text: "Hello",
      quote: quoted.map { QuotedReply(sender: $0, text: "Earlier") }, senderName: name)
  }

  // MARK: Names

  @Test func aNameIsTheMessagesElseThePersonsElseTheSender() {
    for (sender, given, shown) in [
      ("u1", "Annie", "Annie"), ("u1", nil, "Ann Smith"), ("u1", "", "Ann Smith"), ("u3", nil, "u3"),
      ("u9", nil, "u9"), ("u9", "Zoe", "Zoe"),
    ] {
      let message = message(from: sender, name: given)
      for style in [ChatStyle.merged, .clustered] {
        let cell = cell(message, style)
        #expect(cell.labels(.sender).map(\.text) == [shown], "\(style.name)")
        #expect(cell.sender == sender && cell.senderName == shown)
        #expect(cell.facts.senderName == (shown == sender ? nil : shown))
      }
      #expect(cell(message, .balloon).label?.text.hasPrefix("\(shown) Sep 12, 2011") == true)
      #expect(cell(message, .rows).label?.text.hasPrefix(shown) == true)
      var quoting = self.message(from: "you", quoting: sender)
      quoting.quote?.senderName = given
      #expect(cell(quoting).labels(.quoteSender).map(\.text) == [shown])
    }
    // A deleted message keeps its sender.
    var deleted = message(from: "u1", name: "Annie")
    deleted.isDeleted = true
    #expect(cell(deleted).senderName == "Annie")
  }

  @Test func avatarsHaveTheInitialsOfTheName() {
    func initials(_ sender: String, name: String? = nil) -> [String] {
      cell(message(from: sender, name: name)).labels(.initials).map(\.text)
    }
    #expect(initials("u1") == ["A"] && initials("u2") == ["B"] && initials("x", name: "Zoe Young") == ["ZY"])
    let avatar = cell(message(from: "u2")).avatar
    #expect(avatar?.picture == "ben.png" && avatar?.tint == Color(0x8A2BE2))
    #expect(cell(message(from: "u1")).avatar?.picture == nil)
    // White initials on a light custom colour would be illegible.
    let light = cell(message(from: "u1"), people: ["u1": Person("Ann", color: Color(0xFFF0A0))])
    #expect(light.labels(.initials).map(\.tint) == [Color(0x000000)])
  }

  @Test func readersMessagesAreStillTold() throws {
    let environment = LayoutEnvironment(me: "u2", people: people)
    let narrator = AccessibilityNarrator(engine: engine, environment: environment)
    let messages = [message(from: "u1", quoting: "u2"), message(from: "u2")]
    let rows = engine.cells(for: messages, style: .merged, width: 320, environment: environment).map {
      narrator.element(of: .message($0)).label
    }
    #expect(rows[0].hasPrefix("Ann Smith, ") && rows[0].contains("replying to You"))
    #expect(rows[1].hasPrefix("You, "))
  }

  // MARK: Hues

  @Test func aPlaceInTheListIsAHue() {
    var people = People()
    for number in 0..<30 { people["id \(number)"] = Person("Name") }
    let hues = people.ids.map { people.hue(of: $0).number }
    #expect(Set(hues.prefix(12)).count == 12 && hues[12] == hues[0])
    let first = people.ids[0]
    people["late"] = Person("Late")
    #expect(people.hue(of: first).number == hues[0] && people.place(of: "late") == 30)
    people[first] = nil
    #expect(people.place(of: "id 1") == 0 && people.count == 30 && people[first] == nil)
    // A sender who is not in the list gets the hue from the name, as all senders do without a list.
    #expect(people.hue(of: "Ann") == SenderHue(of: "Ann"))
    let plain = cell(message(from: "Ann"), people: [:])
    #expect(plain.labels(.sender).map(\.foreground) == [.name(SenderHue(of: "Ann"))])
    #expect((0..<1_000).allSatisfy { SenderHue(of: "\($0)").number < 8 })
    #expect(Set(ColorRole.all.map(\.name)).count == ColorRole.all.count && ColorRole.all.count < 255)
    for number in 0..<12 {
      #expect(ColorRole.name(SenderHue(place: number)).name == "name\(number)")
      #expect(ColorRole.avatar(SenderHue(place: number)).name == "avatar\(number)")
    }
  }

  @Test func aQuoteAndItsAuthorHaveOneColour() throws {
    for people in [self.people, [:]] {
      for id in ["u1", "u2", "u3", "somebody"] {
        let author = cell(message(from: id), people: people)
        let quoting = cell(message(from: "u1", quoting: id), people: people)
        let name = try #require(author.labels(.sender).first)
        let quoted = try #require(quoting.labels(.quoteSender).first)
        let bar = try #require(quoting.boxes(.quoteBar).first)
        #expect(name.foreground == quoted.foreground && bar.background == name.foreground, "\(id)")
        #expect(name.tint == people[id]?.color && quoted.tint == name.tint && bar.tint == name.tint)
        // In the reader's bubbles, all quotes have the same colour.
        let own = cell(message(from: "you", quoting: id), people: people)
        #expect(
          own.labels(.quoteSender).allSatisfy { $0.tint == nil && $0.foreground == .on(.sent, .quoteSender) })
      }
    }
  }

  // MARK: Directions

  /// A name in a label must not change the order of the time beside it.
  @Test func namesAreIsolatedBesideTimes() {
    func label(_ sender: String, _ locale: String) -> LabelPart? {
      engine.cell(
        for: message(from: sender), style: .balloon, width: 320,
        environment: LayoutEnvironment(me: "you", locale: Locale(identifier: locale), direction: .rightToLeft)
      ).label
    }
    #expect(label("you", "ar")?.text.hasPrefix("you ") == true)
    #expect(label("you", "ar")?.block.lines.first?.isRightToLeft == true)
    #expect(label("you", "he")?.block.lines.first?.isRightToLeft == true)
    #expect(label("علي", "ar")?.text.hasPrefix("علي ") == true)
    #expect(label("علي", "en_US")?.text.hasPrefix("علي Sep") == true)
    #expect(label("علي", "en_US")?.block.lines.first?.isRightToLeft == false)
    #expect(label("علي 2", "en_US")?.block.glyphRuns(inLine: 0).last?.isRightToLeft == false)
    #expect(label("+49 170", "ar")?.text.hasPrefix("+49 170 ") == true)
    #expect(label("\u{202E}ann", "en_US")?.text.hasPrefix("\u{202E}ann Sep") == true)
    for plain in ["you", "Zoë 2", "山田", "42"] {
      #expect(label(plain, "en_US")?.text == "\(plain) Sep 12, 2011 7:34:21 PM")
    }
  }

  // MARK: Changes

  private func transcript(_ opening: TranscriptOpening = .settled) -> Transcript {
    let messages = (0..<60).map { number in
      Message(
        id: .integer(number), sender: ["u1", "u2", "u3", "you"][number % 4], text: "Message \(number)",
        quote: number % 20 == 3 ? QuotedReply(sender: "u2", text: "Earlier") : nil)
    }
    return Transcript(
      messages, style: .clustered, width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you", people: people), opening: opening)
  }

  @Test func otherPeopleCostTheirOwnMessages() throws {
    var transcript = transcript()
    let before = transcript.work
    let joined = transcript.recordChanges { $0.environment.people["u9"] = Person("Nobody yet") }
    #expect(joined.isEmpty && transcript.work == before)
    let changes = transcript.recordChanges { $0.environment.people["u2"]?.name = "Benjamin" }
    let concerned = transcript.messages.filter { $0.sender == "u2" || $0.quote?.sender == "u2" }.map(\.id)
    #expect(!changes.isReload && changes.updates.map(\.id) == concerned && concerned.count == 18)
    #expect(changes.updates.allSatisfy { $0.kind == .message })
    #expect(transcript.work.messagesPrepared - before.messagesPrepared == 18)
    #expect(transcript.cell(withID: 1)?.labels(.sender).map(\.text) == ["Benjamin"])
    #expect(transcript.cell(withID: 3)?.labels(.quoteSender).map(\.text) == ["Benjamin"])
    // Removing a person changes the hues of the people after them. A sender who is removed arrives again.
    let left = transcript.recordChanges { $0.environment.people["u1"] = nil }
    #expect(
      left.updates.count == 60
        && transcript.cell(withID: 1)?.labels(.sender).first?.foreground.name == "name0")
    let fresh = Transcript(
      transcript.messages, style: transcript.style, width: 320, engine: engine,
      environment: transcript.environment)
    #expect(try dump(transcript, glyphs: true) == dump(fresh, glyphs: true))
  }

  @Test func estimatesStayEstimatesAndAreRightLater() throws {
    var transcript = transcript(.estimated)
    _ = transcript.settle(around: Rect(x: 0, y: 0, width: 320, height: 100))
    let unsettled = transcript.unsettledCount
    transcript.environment.people["u2"]?.name =
      "Benjamin with a name that is longer than the bubbles of his messages"
    #expect(unsettled > 0 && transcript.unsettledCount == unsettled)
    transcript.settle()
    #expect(transcript.cell(withID: 57)?.labels(.sender).first?.text.hasPrefix("Benjamin with") == true)
    #expect(transcript.differencesFromBuiltRows(in: 0..<60).isEmpty)
  }

  // MARK: JSON

  @Test func peopleAreReadInTheirOrder() throws {
    let json =
      ##"{"z":{"name":"Zoe","color":"#8a2be2","initials":"Z","picture":"z.png","age":3},"a":{},"m":{"name":null}}"##
    let people = try People(json: Array(json.utf8))
    #expect(try People(json: Array(people.json.utf8)) == people)
    #expect(people.ids == ["z", "a", "m"])
    #expect(people["z"] == Person("Zoe", color: Color(0x8A2BE2), initials: "Z", picture: "z.png"))
    #expect(people["m"] == Person())
    for (bad, reason) in [
      (##"{"z":{"color":"red"}}"##, "z.color"), ("{\"z\":3}", "an object was expected"), ("[]", "an object"),
      ("{", "not JSON"), ("{\"z\":{\"name\":\"\(String(repeating: "x", count: 1_001))\"}}", "1000 bytes"),
    ] {
      #expect { try People(json: Array(bad.utf8)) } throws: { "\($0)".contains(reason) }
    }
    let message = try JSONDecoder().decode(
      Message.self,
      from: Data(
        #"{"id":1,"sender":"u1","senderName":"Ann","text":"x","quote":{"sender":"u2","senderName":"Ben","text":"q"}}"#
          .utf8))
    #expect(message.senderName == "Ann" && message.quote?.senderName == "Ben")
    let again = try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message))
    #expect(again == message)
  }

  @Test func aDocumentBringsItsPeople() throws {
    let after = #"{"messages":[{"id":1,"sender":"u1","text":"x"}],"people":{"u1":{"name":"Ann"}}}"#
    let before = #"{"people":{"u1":{"name":"Ann"}},"messages":[{"id":1,"sender":"u1","text":"x"}]}"#
    for json in [after, before] {
      let reader = try MessageReader(bytes: Array(json.utf8), format: .json)
      #expect(reader.people == ["u1": Person("Ann")])
      #expect(try reader.next()?.problems == [] && reader.next() == nil)
    }
    let none = try MessageReader(bytes: Array(#"{"messages":[]}"#.utf8), format: .json)
    #expect(none.people == nil)
    let bad = try MessageReader(
      bytes: Array(#"{"messages":[{"id":1,"text":"x"}],"people":{"u1":{"name":3}}}"#.utf8), format: .json)
    let entry = try bad.next()
    #expect(entry?.message?.id == 1 && bad.people == nil)
    #expect(entry?.problems.map(\.field) == ["people.u1.name"])
  }
}
