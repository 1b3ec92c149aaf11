import BubbleLayout
import MessageReading
import Testing

/// Tests events of Matrix rooms (client-server API 1.18) as Element 1.11 saves them. The events are written
/// by hand.
@Suite struct MatrixTests {
  private func event(
    _ content: String, id: String = "$1", type: String = "m.room.message", sender: String = "@ann:x.org",
    at time: Int = 1_706_689_860_000, _ more: String = ""
  ) -> String {
    #"{"type":"\#(type)","event_id":"\#(id)","sender":"\#(sender)","origin_server_ts":\#(time),"room_id":"!r","content":{\#(content)}\#(more)}"#
  }

  private func room(_ events: String...) -> String {
    """
    {
      "room_name": "R",
      "room_creator": "Ann",
      "topic": "",
      "export_date": "31 January 2024",
      "exported_by": "Ann",
      "messages": [
        \(events.joined(separator: ",\n"))
      ]
    }
    """
  }

  private static let ann =
    #"{"type":"m.room.member","state_key":"@ann:x.org","event_id":"$0","sender":"@ann:x.org","origin_server_ts":1,"content":{"membership":"join","displayname":"Ann"}}"#

  @Test func roomsPagesArraysAndLinesAreRead() {
    let hi = event(#""msgtype":"m.text","body":"Hi""#)
    let ho = event(#""msgtype":"m.text","body":"Ho""#, id: "$2", at: 1_706_689_870_000)
    for text in [
      room(Self.ann, hi, ho), "[\(Self.ann),\(hi),\(ho)]", [Self.ann, hi, ho].joined(separator: "\n"),
      // The events of a page may be in reverse order.
      #"{"start":"a","end":"b","chunk":[\#(ho),\#(hi),\#(Self.ann)]}"#,
    ] {
      let export = Export(text)
      #expect(export.format == .matrix && export.problems == [])
      #expect(export.messages.map(\.text) == ["Ann joined", "Hi", "Ho"])
      #expect(export.messages.map(\.sender) == [nil, "Ann", "Ann"] && export.messages[0].kind == .notice)
    }
  }

  @Test func editsReactionsAndRedactions() {
    func replace(_ id: String, _ text: String, sender: String) -> String {
      event(
        #""msgtype":"m.text","body":"* x","m.new_content":{"msgtype":"m.text","body":"\#(text)"},"m.relates_to":{"rel_type":"m.replace","event_id":"\#(id)"}"#,
        id: "$e\(text)", sender: sender)
    }
    func react(_ id: String, _ key: String, _ own: String) -> String {
      event(
        #""m.relates_to":{"rel_type":"m.annotation","event_id":"\#(id)","key":"\#(key)"}"#, id: own,
        type: "m.reaction")
    }
    func redact(_ id: String) -> String {
      event("", id: "$r\(id)", type: "m.room.redaction", at: 5, #","redacts":"\#(id)""#)
    }
    let export = Export(
      room(
        event(#""msgtype":"m.text","body":"a""#, id: "$a"),
        event(#""msgtype":"m.text","body":"b""#, id: "$b"),
        replace("$a", "new", sender: "@ann:x.org"), replace("$a", "evil", sender: "@bob:x.org"),
        react("$a", "👍", "$x"), react("$a", "👍\u{FE0F}", "$y"), react("$a", "🎉", "$z"), redact("$z"),
        redact("$x"),
        redact("$b"),
        replace("$gone", "n", sender: "@ann:x.org")))
    #expect(export.messages.map(\.text) == ["new", ""] && export.message.isEdited)
    #expect(export.message.reactions == [Reaction(symbol: "👍")])
    #expect(export.messages[1].isDeleted)
    #expect(export.problems.count == 1)
    #expect(export.problems[0].contains("it edits a message that is not among the last 10000"))
  }

  @Test func whatServersBundleIsRead() {
    let message = Export(
      room(
        event(
          #""msgtype":"m.text","body":"old""#,
          #","unsigned":{"m.relations":{"m.replace":{"content":{"m.new_content":{"msgtype":"m.text","body":"new"}}},"m.annotation":{"chunk":[{"type":"m.reaction","key":"👍","count":3}]}}}"#
        ))
    ).message
    #expect(
      message.text == "new" && message.isEdited && message.reactions == [Reaction(symbol: "👍", count: 3)])
    let deleted = Export(room(event("", #","unsigned":{"redacted_because":{"type":"m.room.redaction"}}"#)))
      .message
    #expect(deleted.isDeleted)
  }

  @Test func filesStickersPlacesAndPolls() {
    func one(_ content: String, type: String = "m.room.message") -> Message {
      Export(room(event(content, type: type))).message
    }
    let image = one(
      #""msgtype":"m.image","body":"a.png","url":"mxc://x/1","info":{"w":3,"h":4,"mimetype":"image/png","size":9}"#
    )
    var picture = MediaAttachment(size: PictureSize(width: 3, height: 4), alternative: "a.png")
    picture.address = "mxc://x/1"
    #expect(image.attachments == [.media(picture)] && image.text == "")
    #expect(
      one(#""msgtype":"m.image","body":"The sea","filename":"a.png","url":"mxc://x/1""#).text == "The sea")
    let voice = one(
      #""msgtype":"m.audio","body":"v","url":"m","info":{"duration":2500},"org.matrix.msc3245.voice":{}"#)
    #expect(voice.attachments == [.voice(2.5, at: "m")])
    #expect(
      one(#""msgtype":"m.file","body":"p.pdf","url":"m","info":{"size":7}"#).attachments
        == [.file("p.pdf", 7, at: "m")])
    guard case .media(let sticker)? = one(#""body":"wave","url":"m""#, type: "m.sticker").attachments.first
    else {
      return #expect(Bool(false))
    }
    #expect(sticker.kind == .sticker && sticker.alternative == "wave")
    #expect(
      one(#""msgtype":"m.location","body":"Inn","geo_uri":"geo:52.5,13.4;u=5""#).attachments
        == [.location(LocationAttachment(name: "Inn", latitude: 52.5, longitude: 13.4))])
    #expect(
      one(
        #""m.poll":{"question":{"m.text":[{"body":"Tea?"}]},"answers":[{"id":"1","m.text":"Yes"},{"id":"2","m.text":[{"body":"No"}]}]}"#,
        type: "m.poll.start"
      ).attachments == [.poll(PollAttachment(question: "Tea?", options: ["Yes", "No"]))])
    #expect(one(#""msgtype":"m.emote","body":"waves""#).kind == .action)
  }

  @Test func repliesQuoteWhatTheyAnswer() {
    let reply = #","m.relates_to":{"m.in_reply_to":{"event_id":"$1"}}"#
    let html =
      #""msgtype":"m.text","body":"> <@ann:x.org> Hi\n> there\n\nyes","format":"org.matrix.custom.html","formatted_body":"<mx-reply><blockquote><a href=\"u\">In reply to</a> <a href=\"v\">@ann:x.org</a><br>Hi <b>there</b></blockquote></mx-reply><b>yes</b>""#
    let known = Export(
      room(Self.ann, event(#""msgtype":"m.text","body":"Hi""#), event(html + reply, id: "$2")))
    #expect(known.messages[2].quote == QuotedReply(sender: "Ann", text: "Hi"))
    #expect(known.messages[2].text == "yes" && known.messages[2].spans == [TextSpan(0..<3, .bold)])
    let unknown = Export(room(Self.ann, event(html + reply, id: "$2")))
    #expect(unknown.messages[1].quote == QuotedReply(sender: "Ann", text: "Hi there"))
    let plain = Export(
      room(event(#""msgtype":"m.text","body":"> <@ann:x.org> Hi\n> there\n\nyes""# + reply, id: "$2"))
    ).message
    #expect(plain.text == "yes" && plain.quote == QuotedReply(sender: "@ann:x.org", text: "Hi\nthere"))
    // A message of a thread quotes the thread's first message.
    let thread =
      #","m.relates_to":{"rel_type":"m.thread","event_id":"$1","is_falling_back":true,"m.in_reply_to":{"event_id":"$1"}}"#
    let export = Export(
      room(
        event(#""msgtype":"m.text","body":"Hi""#), event(#""msgtype":"m.text","body":"x""# + thread, id: "$2")
      ))
    #expect(export.messages.map { $0.quote?.text } == [nil, "Hi"])
  }

  @Test(arguments: [
    (#""membership":"leave""#, "@b:x", "@b:x", "@b:x left"),
    (#""membership":"leave""#, "@b:x", "@a:x", "@a:x removed @b:x"),
    (#""membership":"invite","displayname":"Bo""#, "@b:x", "@a:x", "@a:x invited Bo"),
    (#""membership":"ban""#, "@b:x", "@a:x", "@a:x banned @b:x"),
  ]) func whoComesAndGoes(content: String, person: String, sender: String, words: String) {
    let message = Export(
      room(event(content, type: "m.room.member", sender: sender, #","state_key":"\#(person)""#))
    ).message
    #expect(message.kind == .notice && message.text == words)
  }

  /// Each reaction searches the kinds of reactions that its message has, so their number is limited.
  @Test func reactionsOfVeryManyKinds() throws {
    let kinds = (0..<300).map { number in
      event(
        #""m.relates_to":{"rel_type":"m.annotation","event_id":"$1","key":"x\#(number % 299)"}"#,
        id: "$r\(number)", type: "m.reaction")
    }
    let export = Export(([event(#""msgtype":"m.text","body":"Hi""#)] + kinds).joined(separator: "\n"))
    let message = try #require(export.messages.first)
    #expect(message.reactions.count == 256 && message.reactions[0].count == 2)
    #expect(export.problems.count == 43 && export.problems[0].description.contains("256 kinds"))
  }
}
