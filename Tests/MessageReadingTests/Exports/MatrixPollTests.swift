import BubbleLayout
import MessageReading
import Testing

/// Tests what later events of a Matrix room add to earlier messages: votes, threads, reactions and pins; and the events
/// that report changes.
@Suite struct MatrixPollTests {
  private func event(
    _ content: String, id: String, type: String = "m.room.message", by sender: String = "@a:x"
  )
    -> String
  {
    #"{"type":"\#(type)","event_id":"\#(id)","sender":"\#(sender)","origin_server_ts":1706689860000,"content":{\#(content)}}"#
  }

  private func read(_ events: String...) -> Export {
    Export(#"{"room_name":"R","export_date":"x","messages":[\#(events.joined(separator: ","))]}"#)
  }

  private func poll(_ more: String = "") -> String {
    event(
      #""org.matrix.msc3381.poll.start":{"question":{"org.matrix.msc1767.text":"Where?"},"answers":[{"id":"a","org.matrix.msc1767.text":"Lake"},{"id":"b","org.matrix.msc1767.text":"Hill"}]\#(more)}"#,
      id: "$p", type: "org.matrix.msc3381.poll.start")
  }

  private func vote(_ answers: String, by sender: String, id: String) -> String {
    event(
      #""org.matrix.msc3381.poll.response":{"answers":[\#(answers)]},"m.relates_to":{"rel_type":"m.reference","event_id":"$p"}"#,
      id: id, type: "org.matrix.msc3381.poll.response", by: sender)
  }

  private var end: String {
    event(
      #""org.matrix.msc3381.poll.end":{},"m.relates_to":{"rel_type":"m.reference","event_id":"$p"}"#,
      id: "$end",
      type: "org.matrix.msc3381.poll.end")
  }

  private func shown(_ export: Export) -> PollAttachment? {
    guard case .poll(let poll)? = export.message.attachments.first else { return nil }
    return poll
  }

  @Test func theLatestVoteOfEachPersonCounts() {
    let export = read(
      poll(), vote(#""a""#, by: "@b:x", id: "$1"), vote(#""a""#, by: "@c:x", id: "$2"),
      vote(#""b""#, by: "@b:x", id: "$3"), vote(#""zzz""#, by: "@d:x", id: "$4"))
    #expect(export.messages.count == 1 && export.problems == [])
    #expect(shown(export)?.votes == [1, 1] && shown(export)?.isClosed == false)
  }

  @Test func aPollThatHasEndedTakesNoVotes() {
    let export = read(poll(), vote(#""a""#, by: "@b:x", id: "$1"), end, vote(#""b""#, by: "@c:x", id: "$2"))
    #expect(shown(export)?.votes == [1, 0] && shown(export)?.isClosed == true)
    #expect(export.problems.count == 1)
  }

  @Test func severalAnswersAndHiddenVotes() {
    let many = read(poll(#","max_selections":2"#), vote(#""a","b","a""#, by: "@b:x", id: "$1"))
    #expect(
      shown(many)?.votes == [1, 1] && shown(many)?.voterCount == 1 && shown(many)?.allowsSeveral == true)
    let kind = #","kind":"org.matrix.msc3381.poll.undisclosed""#
    #expect(shown(read(poll(kind), vote(#""a""#, by: "@b:x", id: "$1")))?.votes == [])
    #expect(shown(read(poll(kind), vote(#""a""#, by: "@b:x", id: "$1"), end))?.votes == [1, 0])
  }

  @Test func votesOfUnknownPollsAreReported() {
    let export = read(vote(#""a""#, by: "@b:x", id: "$1"), end)
    #expect(export.messages.isEmpty && export.problems.count == 2)
  }

  @Test func threadsAreCountedAtTheirFirstMessage() {
    func reply(_ id: String, by sender: String) -> String {
      event(
        #""msgtype":"m.text","body":"r","m.relates_to":{"rel_type":"m.thread","event_id":"$1","is_falling_back":true,"m.in_reply_to":{"event_id":"$1"}}"#,
        id: id, by: sender)
    }
    let export = read(
      event(#""msgtype":"m.text","body":"Hi""#, id: "$1"), reply("$2", by: "@b:x"), reply("$3", by: "@b:x"))
    #expect(
      export.message.thread
        == ThreadSummary(
          replyCount: 2, lastReply: Timestamp(milliseconds: 1_706_689_860_000), people: ["@b:x"]))
    #expect(export.messages.map { $0.quote?.text } == [nil, "Hi", "Hi"])
  }

  @Test func picturesAsReactionsShowTheirShortCode() {
    func react(_ key: String, _ more: String, id: String) -> String {
      event(
        #""m.relates_to":{"rel_type":"m.annotation","event_id":"$1","key":"\#(key)"}\#(more)"#, id: id,
        type: "m.reaction")
    }
    let first = event(#""msgtype":"m.text","body":"Hi""#, id: "$1")
    let export = read(
      first, react("mxc://x/1", #","shortcode":":party:""#, id: "$2"), react("mxc://x/1", "", id: "$3"))
    #expect(export.message.reactions == [Reaction(symbol: ":party:", count: 2, emoji: "mxc://x/1")])
    let removed = read(
      first, react("mxc://x/1", #","shortcode":"party""#, id: "$2"),
      #"{"type":"m.room.redaction","event_id":"$4","sender":"@a:x","origin_server_ts":1,"redacts":"$2","content":{}}"#
    )
    #expect(removed.message.reactions.isEmpty)
  }

  @Test func pinnedMessagesHaveAPin() {
    let messages = ["$1", "$2"].map { event(#""msgtype":"m.text","body":"Hi""#, id: $0) }.joined(
      separator: ",")
    func pin(_ ids: String, id: String) -> String {
      event(#""pinned":[\#(ids)]"#, id: id, type: "m.room.pinned_events")
    }
    #expect(read(messages, pin(#""$1""#, id: "$3")).messages.map(\.isPinned) == [true, false, false])
    let export = read(messages, pin(#""$1""#, id: "$3"), pin(#""$2""#, id: "$4"))
    #expect(export.messages.map(\.isPinned) == [false, true, false, false])
  }

  @Test func voiceMessagesHaveTheirLoudness() {
    let message = read(
      event(
        #""msgtype":"m.audio","body":"v","url":"mxc://x/2","org.matrix.msc3245.voice":{},"org.matrix.msc1767.audio":{"duration":7000,"waveform":[0,512,1024]}"#,
        id: "$1")
    ).message
    guard case .voice(let voice)? = message.attachments.first else { return #expect(Bool(false)) }
    #expect(voice.samples == [0, 512, 1_024] && voice.duration == 7)
  }

  @Test(arguments: [
    ("m.call.hangup", #""call_id":"1""#, "@a:x ended the call"),
    ("m.call.reject", #""call_id":"1""#, "@a:x declined the call"),
    ("io.element.call.notify", "", "@a:x started a call"),
    ("m.beacon_info", #""live":true,"description":"d","timeout":1"#, "@a:x shared a live location: d"),
    ("m.beacon_info", #""live":false"#, "@a:x stopped sharing a live location"),
    ("im.vector.modular.widgets", #""type":"jitsi","url":"u","name":"Board""#, "@a:x added a widget “Board”"),
    ("im.vector.modular.widgets", "", "@a:x removed a widget"),
  ]) func changesAreNotices(type: String, content: String, words: String) {
    let export = read(event(content, id: "$1", type: type))
    #expect(export.message.kind == .notice && export.message.text == words && export.problems == [])
  }

  /// Events that are not messages are left out. Types that nobody knows are reported once.
  @Test func unknownTypesAreReportedOnce() {
    let export = read(
      event(#""a":1"#, id: "$1", type: "org.new"), event(#""a":1"#, id: "$2", type: "org.new"),
      event(#""users":{}"#, id: "$3", type: "m.room.power_levels"))
    #expect(export.messages.isEmpty)
    #expect(
      export.problems == [
        #"x:1: field "messages[].type \"org.new\"": 2 times; it is not known and was left out (repaired)"#
      ])
  }
}
