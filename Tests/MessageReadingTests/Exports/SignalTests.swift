import BubbleLayout
import MessageReading
import Testing

/// Tests rows of Signal Desktop's database (7.x, the column `json`) and lines of signal-export 3. Both are
/// written by hand.
@Suite struct SignalTests {
  private static let person =
    #"{"id":"c1","type":"private","profileFullName":"Ann","serviceId":"aaaa","e164":"+49"}"#

  private func one(_ fields: String, type: String = "incoming") -> Message {
    Export(
      Self.person + "\n"
        + #"{"id":"m1","conversationId":"c1","type":"\#(type)","sent_at":1706689860000,"sourceServiceId":"aaaa",\#(fields)}"#
    ).message
  }

  @Test func linesAndDocumentsAreRead() {
    let row = #"{"id":"m1","conversationId":"c1","type":"incoming","sent_at":1706689860000,"body":"Hi"}"#
    let expected = Message(
      id: "m1", sender: "Ann", timestamp: Timestamp(milliseconds: 1_706_689_860_000), text: "Hi")
    for text in [
      Self.person + "\n" + row, #"{"conversations":[\#(Self.person)],"messages":[\#(row)]}"#,
      "[\(Self.person),\(row)]",
    ] {
      let export = Export(text, as: .signal)
      #expect(export.messages == [expected] && export.problems == [])
    }
    #expect(Export(row).format == .signal && Export(Self.person + "\n" + row).format == .signal)
    #expect(one(#""body":"a""#, type: "outgoing").sender == "you")
  }

  @Test func stylesAndMentions() {
    let message = one(
      #""body":"a \ufffc bold \ufffc","bodyRanges":[{"start":4,"length":4,"style":1},{"start":9,"length":1,"mentionAci":"bbbb","replacementText":"Bo"},{"start":2,"length":1,"mentionAci":"aaaa"},{"start":5,"length":99,"style":"STRIKETHROUGH"},{"start":-1,"length":2,"style":2},{"start":0,"length":1,"style":9}]"#
    )
    #expect(message.text == "a @Ann bold @Bo")
    #expect(
      message.spans == [
        .mention(2..<6, "aaaa"), TextSpan(7..<11, .bold), TextSpan(8..<15, .strike),
        .mention(12..<15, "bbbb"),
      ])
  }

  @Test func filesQuotesReactionsAndDelivery() {
    let message = one(
      #""body":"x","attachments":[{"contentType":"image/jpeg","path":"ab/c","width":3,"height":4},{"contentType":"audio/aac","flags":1,"duration":2},{"contentType":"application/pdf","fileName":"p.pdf","size":5}],"quote":{"id":1,"authorAci":"aaaa","text":"before"},"reactions":[{"emoji":"👍","fromId":"1"},{"emoji":"❤️","fromId":"2"},{"emoji":"👍","fromId":"3"}],"editHistory":[{},{}],"sendStateByConversationId":{"a":{"status":"Read"},"b":{"status":"Delivered"}},"preview":[{"url":"https://x.org","title":"T"}]"#,
      type: "outgoing")
    var picture = MediaAttachment(size: PictureSize(width: 3, height: 4))
    picture.address = "ab/c"
    #expect(
      message.attachments == [
        .media(picture), .voice(VoiceAttachment(duration: 2)),
        .file(FileAttachment(name: "p.pdf", byteCount: 5)),
        .link(LinkPreview(address: "https://x.org", title: "T")),
      ])
    #expect(message.quote == QuotedReply(sender: "Ann", text: "before"))
    #expect(message.reactions == [Reaction(symbol: "👍", count: 2), Reaction(symbol: "❤️")])
    #expect(message.isEdited && message.delivery == .delivered)
  }

  @Test func deletedMessagesAndCalls() {
    #expect(one(#""deletedForEveryone":true"#).isDeleted)
    let call = one(
      #""callHistory":{"direction":"Incoming","callType":"Audio","status":"Missed"}"#, type: "call-history")
    #expect(call.sender == "Ann" && call.attachments == [.call(CallAttachment(isMissed: true))])
  }

  @Test func linesOfSignalExport() {
    let export = Export(
      """
      {"date":"2024-01-31T08:31:00","sender":"Me","body":"Hi  ","quote":"","sticker":null,"reactions":[["Ann","👍"]],"attachments":[{"name":"a.jpg","path":"./media/a%20b.jpg"}]}
      {"date":"2024-01-31T08:32:00","sender":"Ann","body":"Yes","quote":"\\n\\n> Hi\\n\\n","sticker":{"emoji":"🙂"},"reactions":[],"attachments":[]}
      """)
    #expect(export.format == .signal && export.problems == [])
    #expect(export.messages.map(\.sender) == ["you", "Ann"] && export.messages.map(\.text) == ["Hi", "Yes"])
    var picture = MediaAttachment()
    picture.address = "media/a b.jpg"
    #expect(
      export.message.attachments == [.media(picture)] && export.message.reactions == [Reaction(symbol: "👍")])
    #expect(export.messages[1].quote == QuotedReply(sender: nil, text: "Hi"))
  }

  /// Rows of 2020 have phone numbers and `uuid` instead of account ids.
  @Test func rowsOf2020AreRecognised() {
    let export = Export(
      #"{"id":"+4915","type":"private","e164":"+4915","uuid":"u","name":"Oma","version":2}"# + "\n"
        + #"{"id":"a","conversationId":"+4915","type":"incoming","sent_at":1,"source":"+4915","body":"hi"}"#)
    #expect(export.format == .signal && export.messages.map(\.sender) == ["Oma"])
  }

  /// The user's own devices are among the recipients.
  @Test func betweenTwoPeopleTheOtherOneHasReadTheMessage() {
    let message = Export(
      #"{"id":"a","conversationId":"ann","type":"outgoing","sent_at":1,"body":"hi","sendStateByConversationId":"#
        + #"{"ann":{"status":"Read"},"me":{"status":"Sent"}}}"#
    ).message
    #expect(message.delivery == .read)
  }

  /// Changes of groups and timers were messages of a person.
  @Test func changesUntil2020AreNotices() {
    func row(_ id: Int, _ field: String) -> String {
      #"{"id":"\#(id)","conversationId":"g","type":"incoming","sent_at":\#(id),"source":"+2",\#(field)}"#
    }
    let export = Export(
      [
        #"{"id":"g","type":"group","groupId":"x","name":"Tea"}"#,
        #"{"id":"c","type":"private","e164":"+2","name":"Kai"}"#,
        row(1, #""group_update":{"name":"Cake"}"#), row(2, #""group_update":{"joined":["+2","+3"]}"#),
        row(3, #""group_update":{"left":"+2"}"#),
        row(4, #""expirationTimerUpdate":{"expireTimer":0,"source":"+2"}"#),
        row(5, #""body":"hi","source":"+9""#).replacing(#""source":"+2","#, with: ""),
      ].joined(separator: "\n"))
    #expect(
      export.messages.map(\.text) == [
        "Kai changed the group’s name to “Cake”", "Kai, +3 joined the group", "Kai left the group",
        "Kai turned off disappearing messages", "hi",
      ])
    #expect(
      export.messages.prefix(4).allSatisfy { $0.kind == .notice } && export.messages.last?.sender == "+9")
  }
}
