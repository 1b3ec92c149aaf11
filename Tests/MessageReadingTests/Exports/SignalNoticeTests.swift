import BubbleLayout
import MessageReading
import Testing

/// Tests notices, calls, polls and other content of Signal Desktop's rows that is not a text.
@Suite struct SignalNoticeTests {
  private func row(_ fields: String, type: String = "incoming") -> Export {
    Export(
      #"{"id":"c1","type":"private","profileFullName":"Ann","serviceId":"aaaa"}"# + "\n"
        + #"{"id":"c2","type":"private","profileFullName":"Ben","serviceId":"bbbb"}"# + "\n"
        + #"{"id":"m1","conversationId":"c1","type":"\#(type)","sent_at":1706689860000,"sourceServiceId":"aaaa","body":"",\#(fields)}"#
    )
  }

  @Test(arguments: [
    (#"{"type":"member-add","aci":"bbbb"}"#, "Ann added Ben"),
    (#"{"type":"member-add","aci":"aaaa"}"#, "Ann joined the group"),
    (#"{"type":"member-remove","aci":"aaaa"}"#, "Ann left the group"),
    (#"{"type":"member-remove","aci":"bbbb"}"#, "Ann removed Ben"),
    (#"{"type":"title","newTitle":"Tea"}"#, "Ann changed the group’s name to “Tea”"),
    (#"{"type":"title"}"#, "Ann removed the group’s name"),
    (#"{"type":"member-privilege","aci":"bbbb","newPrivilege":2}"#, "Ann made Ben an admin"),
    (
      #"{"type":"create"},{"type":"avatar","removed":false}"#,
      "Ann created the group\nAnn changed the group’s photo"
    ),
    (#"{"type":"tea-time"}"#, "Ann: tea time"),
  ]) func changesOfGroups(details: String, words: String) {
    let export = row(#""groupV2Change":{"from":"aaaa","details":[\#(details)]}"#, type: "group-v2-change")
    #expect(export.message.text == words && export.message.kind == .notice && export.problems == [])
  }

  @Test(arguments: [
    (
      "timer-notification", #""expirationTimerUpdate":{"expireTimer":3600,"sourceServiceId":"bbbb"}"#,
      "Ben set messages to disappear after 1 hour"
    ),
    (
      "timer-notification", #""expirationTimerUpdate":{"sourceServiceId":"bbbb"}"#,
      "Ben turned off disappearing messages"
    ),
    ("verified-change", #""verified":true,"verifiedChanged":"c2""#, "Ben was marked as verified"),
    ("keychange", #""key_changed":"bbbb""#, "The safety number with Ben changed"),
    ("profile-change", #""profileChange":{"type":"name","oldName":"A","newName":"B"}"#, "A is now called B"),
    ("change-number-notification", #""readStatus":0"#, "Ann changed their phone number"),
    ("pinned-message-notification", #""pinMessage":{}"#, "Ann pinned a message"),
    ("poll-terminate", #""pollTerminateNotification":{"question":"Tea?"}"#, "Ann ended the poll “Tea?”"),
    (
      "conversation-merge", #""conversationMerge":{"renderInfo":{"type":"private","e164":"+47"}}"#,
      "The chat with +47 was merged into this one"
    ),
    ("new-kind-of-event", #""readStatus":0"#, "new kind of event"),
  ]) func notices(type: String, fields: String, words: String) {
    let export = row(fields, type: type)
    #expect(export.message.text == words && export.message.sender == nil && export.problems == [])
  }

  @Test(arguments: [
    (
      #""callHistoryDetails":{"callMode":"Direct","type":"Video","direction":"Incoming","status":"Missed"}"#,
      CallAttachment(isVideo: true, isMissed: true), "Ann"
    ),
    (
      #""callHistoryDetails":{"type":"Audio","direction":"Outgoing","status":"Accepted"}"#, CallAttachment(),
      "you"
    ),
    (
      #""callHistoryDetails":{"wasIncoming":true,"wasVideoCall":false,"acceptedTime":1000,"endedTime":61000}"#,
      CallAttachment(duration: 60), "Ann"
    ),
    (#""callId":"1""#, CallAttachment(), "Ann"),
  ]) func calls(fields: String, call: CallAttachment, sender: String) {
    let message = row(fields, type: "call-history").message
    #expect(message.attachments == [.call(call)] && message.sender == sender)
  }

  @Test func messagesThatDisappear() {
    let seen = row(#""body":"x","expireTimer":3600,"expirationStartTimestamp":1706689900000"#).message
    #expect(seen.expires == Timestamp(milliseconds: 1_706_693_500_000))
    let unseen = row(#""body":"x","expireTimer":60"#).message
    #expect(unseen.expires == Timestamp(milliseconds: 1_706_689_920_000))
    #expect(row(#""body":"x","expireTimer":0"#).message.expires == nil)
    let once = row(#""attachments":[],"isErased":true,"isViewOnce":true"#)
    #expect(once.message.attachments == [.media(MediaAttachment(state: .missing))] && once.problems == [])
  }

  @Test func theLatestVoteOfEachPersonCounts() {
    let message = row(
      #""poll":{"question":"Where?","options":["Lake","Hill"],"allowMultiple":true,"votes":[{"fromConversationId":"c1","optionIndexes":[0,9],"voteCount":1},{"fromConversationId":"c1","optionIndexes":[1],"voteCount":2},{"fromConversationId":"c2","optionIndexes":[0,1],"voteCount":1}],"terminatedAt":1}"#
    ).message
    var poll = PollAttachment(question: "Where?", options: ["Lake", "Hill"], votes: [1, 2])
    (poll.allowsSeveral, poll.isClosed, poll.voterCount) = (true, true, 2)
    #expect(message.attachments == [.poll(poll)])
  }

  @Test func otherContent() {
    #expect(
      row(#""contact":[{"name":{"givenName":"Bo","familyName":"Li"}}]"#).message.attachments
        == [.contact(ContactAttachment(name: "Bo Li"))])
    #expect(row(#""payment":{"kind":1,"note":"tea"}"#).message.text == "Payment: tea")
    #expect(row(#""giftBadge":{"level":1}"#).message.text == "Donation badge")
    let reply = row(
      #""body":"x","storyReplyContext":{"authorAci":"bbbb","messageId":"x","attachment":{"textAttachment":{"text":"s"}}}"#
    )
    #expect(reply.message.quote == QuotedReply(sender: "Ben", text: "s") && reply.problems == [])
  }
}
