import BubbleLayout
import Foundation
import MessageReading
import Testing

/// Tests everything that a message may have besides its text, read from JSON.
@Suite struct MessagePartsTests {
  private func read(
    _ text: String, suffix: String = ".jsonl"
  ) throws -> (messages: [Message], problems: [String]) {
    let file = try TemporaryFile(text, suffix: suffix)
    let reader = try MessageReader(path: file.path)
    var messages: [Message] = []
    var problems: [String] = []
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
      problems += entry.problems.map { $0.description.replacing(file.path + ":", with: "") }
    }
    return (messages, problems)
  }

  /// A message for each field, with only that field, and one with all fields.
  static let messages: [Message] = {
    let changes: [(inout Message) -> Void] = [
      { $0.sender = "Ann" }, { $0.timestamp = Timestamp(milliseconds: 1_315_856_061_250) },
      { $0.kind = .action }, { $0.kind = .notice }, { $0.direction = .leftToRight },
      { $0.direction = .rightToLeft }, { $0.language = "sr-Latn" },
      {
        $0.spans = TextEmphasis.allCases.enumerated().map {
          TextSpan(range: $0.offset..<$0.offset + 2, emphasis: $0.element)
        }
      },
      { $0.quote = QuotedReply(sender: nil, text: "") },
      { $0.quote = QuotedReply(sender: "Bo", text: "Before \u{1F468}\u{200D}\u{1F469}", hasPicture: true) },
      { message in
        message.attachments = MediaKind.allCases.flatMap { kind in
          MediaState.allCases.map { .media(MediaAttachment(kind: kind, state: $0)) }
        }
      },
      { $0.attachments = [.media(MediaAttachment(size: PictureSize(width: 640.5, height: 1)))] },
      { $0.attachments = [.voice(VoiceAttachment(duration: 7.25)), .voice(VoiceAttachment(duration: 0))] },
      { $0.attachments = [.file(FileAttachment(name: "a/b.pdf", byteCount: .max)), .file(.init(name: ""))] },
      { $0.attachments = [.voice(7, at: "a.ogg"), .file("a.mp3", at: "b", duration: 9.5)] },
      {
        $0.attachments = [.contact(ContactAttachment(name: "Ann", detail: "1")), .contact(.init(name: "B"))]
      },
      {
        $0.attachments = [
          .location(LocationAttachment(name: "Home", latitude: -47.25, longitude: 10)),
          .location(LocationAttachment(latitude: 0, longitude: 0)),
        ]
      },
      { $0.attachments = [.poll(PollAttachment(question: "When?", options: ["Now", "Later"]))] },
      {
        $0.attachments = [
          .link(
            LinkPreview(
              address: "https://example.org", title: "T", summary: "S",
              picture: PictureSize(width: 2, height: 1))),
          .link(LinkPreview(address: "x")),
        ]
      },
      { $0.attachments = [.code(CodeBlock(text: "a\n\tb", language: "c")), .code(CodeBlock(text: ""))] },
      { $0.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "❤️")] },
      { $0.buttons = [["Yes", "No"], [], ["Later"]] }, { $0.isEdited = true },
    ]
    var everything = Message(id: "all", sender: nil, text: "everything")
    var messages: [Message] = []
    for (index, change) in changes.enumerated() {
      var message = Message(id: .integer(index + 1), sender: nil, text: "t")
      change(&message)
      messages.append(message)
      change(&everything)
    }
    for state in DeliveryState.allCases {
      messages.append(Message(id: .string(state.rawValue), sender: nil, text: "", delivery: state))
    }
    everything.attachments = messages.flatMap(\.attachments)
    return messages + [everything]
  }()

  @Test(arguments: messages) func aMessageIsReadAsItIsWritten(message: Message) throws {
    let line = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
    let (read, problems) = try read(line)
    #expect(read == [message])
    #expect(problems == [])
    let document = JSONEncoder()
    document.outputFormatting = [.prettyPrinted, .sortedKeys]
    let pretty = String(decoding: try document.encode([message]), as: UTF8.self)
    #expect(try self.read(pretty, suffix: ".json").messages == [message])
  }

  @Test func theTextMayBeLeftOutBesideAnAttachment() throws {
    let voice = #""attachments":[{"type":"voice","duration":1}]"#
    for text in ["", #","text":null"#, #","text":"""#] {
      let (messages, problems) = try read("{\(voice)\(text)}")
      #expect(messages.map(\.text) == [""] && problems == [])
      #expect(
        try JSONDecoder().decode(Message.self, from: Data("{\"id\":1,\(voice)\(text)}".utf8)).text == "")
    }
    // A null text is allowed only if there are attachments; one that is left out does not count.
    let (messages, problems) = try read(#"{"attachments":[{"type":"voice"}],"text":null}"#)
    #expect(messages == [])
    #expect(
      problems == [
        #"1: field "attachments[0].duration": it is missing; "attachments[0]" was left out (repaired)"#,
        #"1: field "text": a string was expected, not null (skipped)"#,
      ])
  }

  static let hostile: [(member: String, problem: String)] = [
    (#""attachments":{}"#, #""attachments": an array was expected, not an object; it was left out"#),
    (#""attachments":7"#, #""attachments": an array was expected, not an integer; it was left out"#),
    (#""attachments":[null]"#, #""attachments[0]": an object was expected, not null; it was left out"#),
    (#""attachments":[{}]"#, #""attachments[0].type": it is missing; "attachments[0]" was left out"#),
    (
      #""attachments":[{"type":"music"}]"#,
      #""attachments[0].type": unknown attachment type "music"; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":7}]"#,
      #""attachments[0].type": a string was expected, not an integer; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"image","width":"640","height":1}]"#,
      #""attachments[0].width": a number was expected, not a string; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"image","width":1e999,"height":1}]"#,
      #""attachments[0].width": the number is too large; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"image","state":"lost"}]"#,
      #""attachments[0].state": "lost" is not one of ready, loading, uploading, remote, missing, failed; "#
        + #""attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"voice","duration":[]}]"#,
      #""attachments[0].duration": a number was expected, not an array; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"file","name":"a","bytes":1.5}]"#,
      #""attachments[0].bytes": a 64-bit integer was expected, not this number; "#
        + #""attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"contact","name":null}]"#,
      #""attachments[0].name": a string was expected, not null; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"location","latitude":1}]"#,
      #""attachments[0].longitude": it is missing; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"poll","question":"?","options":["a",2]}]"#,
      #""attachments[0].options[1]": a string was expected, not an integer; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"link","address":"a","picture":{"width":1,"height":"2"}}]"#,
      #""attachments[0].picture.height": a number was expected, not a string; "attachments[0]" was left out"#
    ),
    (
      #""attachments":[{"type":"code","text":true}]"#,
      #""attachments[0].text": a string was expected, not a boolean; "attachments[0]" was left out"#
    ),
    (#""quote":"x""#, #""quote": an object was expected, not a string; it was left out"#),
    (
      #""quote":{"text":"x","picture":1}"#,
      #""quote.picture": a boolean was expected, not an integer; "quote" was left out"#
    ),
    (
      #""quote":{"sender":[],"text":"x"}"#,
      #""quote.sender": a string was expected, not an array; "quote" was left out"#
    ),
    (
      #""reactions":[{"count":1}]"#,
      #""reactions[0].symbol": it is missing; "reactions[0]" was left out"#
    ),
    (
      #""reactions":[{"symbol":"x","count":1e30}]"#,
      #""reactions[0].count": a 64-bit integer was expected, not this number; "#
        + #""reactions[0]" was left out"#
    ),
    (#""buttons":["a"]"#, #""buttons[0]": an array was expected, not a string; it was left out"#),
    (
      #""buttons":[["a",null]]"#,
      #""buttons[0][1]": a string or an object was expected, not null; "buttons[0]" was left out"#
    ),
    (
      #""spans":[{"start":3,"end":1,"look":"bold"}]"#,
      #""spans[0].end": the span from 3 to 1 ends before it starts; "spans[0]" was left out"#
    ),
    (
      #""spans":[{"start":0,"end":1,"look":"huge"}]"#,
      #""spans[0].look": "huge" is not one of bold, italic, code, underline, strike, spoiler, mark, sub, sup; "spans[0]" was left out"#
    ),
    (#""edited":"yes""#, #""edited": a boolean was expected, not a string; it was left out"#),
    (
      #""delivery":"lost""#,
      #""delivery": "lost" is not one of sending, sent, delivered, read, failed; it was left out"#
    ),
    (#""delivery":2"#, #""delivery": a string was expected, not an integer; it was left out"#),
  ]

  @Test(arguments: hostile)
  func aPartThatDoesNotFitIsLeftOutAndTheMessageKept(member: String, problem: String) throws {
    let (messages, problems) = try read("{\"text\":\"a\",\(member)}\n{\"text\":\"b\"}")
    #expect(messages == [Message(id: 1, sender: nil, text: "a"), Message(id: 2, sender: nil, text: "b")])
    #expect(problems == ["1: field \(problem) (repaired)"])
  }

  @Test func theOtherElementsStayAndTheLineIsThatOfTheElement() throws {
    let (messages, problems) = try read(
      """
      [ { "text": "a",
          "reactions": [
            { "symbol": "x" },
            { "symbol": 1 },
            { "symbol": "y", "count": 2.0 } ] } ]
      """, suffix: ".json")
    #expect(messages.first?.reactions == [Reaction(symbol: "x"), Reaction(symbol: "y", count: 2)])
    let reason = #"a string was expected, not an integer; "reactions[1]" was left out"#
    #expect(problems == ["4: field \"[0].reactions[1].symbol\": \(reason) (repaired)"])
  }

  @Test func lastMembersCountAndNullIsNothing() throws {
    let (messages, problems) = try read(
      #"{"text":"a","edited":true,"quote":{"text":"x","text":"y"},"quote":null,"reactions":null,"delivery":null}"#
    )
    #expect(problems == [])
    #expect(messages.first?.quote?.text == "y" && messages.first?.isEdited == true)
  }

  @Test func manyBadElementsAreCountedAndTakeLinearTime() throws {
    let bad = String(repeating: "0,", count: 60_000)
    let (messages, problems) = try read(#"{"text":"a","reactions":[\#(bad){"symbol":"x"}]}"#)
    #expect(messages.first?.reactions == [Reaction(symbol: "x")])
    #expect(problems.count == 11)
    #expect(
      problems.last == #"1: field "reactions": 59990 more elements are invalid and were left out (repaired)"#
    )
    let members = (0..<20_000).map { "\"k\($0)\":0," }.joined()
    let wide = try read("{\"text\":\"a\",\"quote\":{\(members)\"text\":\"b\"}}")
    #expect(wide.messages.first?.quote?.text == "b")
  }

  @Test func depthIsBoundedWithinParts() throws {
    let nested = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let (messages, problems) = try read("{\"text\":\"a\",\"buttons\":\(nested)}\n{\"text\":\"b\"}")
    #expect(messages.map(\.text) == ["b"])
    #expect(problems.count == 1 && problems[0].contains("it is nested more than 128 levels deep"))
  }

  @Test func repairsWithinPartsNameTheField() throws {
    let (messages, problems) = try read(#"{"text":"a","quote":{"text":"\ud800"}}"#)
    #expect(messages.first?.quote?.text == "\u{FFFD}")
    #expect(problems == [#"1: field "quote": a lone surrogate was replaced by U+FFFD (repaired)"#])
  }
}
