import BubbleLayout
import MessageReading
import Testing

/// Tests what Telegram Desktop reports about a chat: services, calls, polls, checklists, payments and authors.
@Suite struct TelegramServiceTests {
  private func read(_ messages: String...) -> Export {
    Export(#"{"name":"A","type":"private_group","id":1,"messages":[\#(messages.joined(separator: ","))]}"#)
  }

  private func service(_ fields: String) -> Export {
    read(
      #"{"id":6,"type":"service","date":"2024-03-10T12:00:01","date_unixtime":"1710065001","actor":"Ann","actor_id":"user1","text":"","text_entities":[],\#(fields)}"#
    )
  }

  private func one(_ fields: String) -> Message {
    read(#"{"id":6,"type":"message","date_unixtime":"1710065001","from":"Ann","from_id":"user1",\#(fields)}"#)
      .message
  }

  /// A service message may have the id of another message, which is not its own.
  @Test(arguments: ["pin_message", "todo_completions", "set_chat_wallpaper"])
  func servicesHaveTheirOwnIDAndTime(action: String) {
    let export = service(#""action":"\#(action)","message_id":5"#)
    #expect(export.problems == [] && export.messages.count == 1)
    #expect(export.message.id == 6 && export.message.kind == .notice && export.message.sender == nil)
    #expect(export.message.timestamp == Timestamp(milliseconds: 1_710_065_001_000))
    #expect(export.message.text.hasPrefix("Ann "))
  }

  @Test(arguments: [
    (#""action":"pin_message","message_id":5"#, "Ann pinned a message"),
    (#""action":"set_messages_ttl","period":604800"#, "Ann set messages to delete themselves after 1 week"),
    (#""action":"set_messages_ttl","period":0"#, "Ann turned off that messages delete themselves"),
    (#""action":"group_call","duration":3725"#, "Ann ended the call (1:02:05)"),
    (#""action":"group_call"#, "Ann started a call"),
    (
      #""action":"group_call_scheduled","schedule_date":1710070000"#,
      "Ann scheduled a call for 2024-03-10 11:26"
    ),
    (#""action":"topic_edit","new_title":"Tea"#, "Ann changed the topic to “Tea”"),
    (#""action":"topic_edit","new_icon_emoji_id":5"#, "Ann changed the topic"),
    (#""action":"send_payment","amount":500,"currency":"JPY"#, "A payment of 500 JPY was sent"),
    (
      #""action":"refunded_payment","amount":3,"currency":"XTR","peer_name":"Bo"#,
      "Bo refunded a payment of 3 Stars"
    ),
    (#""action":"send_ton_gift","amount_whole":1,"amount_nano":500000000"#, "Ann gave 1.5 TON"),
    (#""action":"send_premium_gift","months":1"#, "Ann gave Premium for 1 month"),
    (#""action":"boost_apply","boosts":1"#, "Ann boosted the group"),
    (#""action":"paid_messages_price_change","price_stars":0"#, "Ann made messages free"),
    (
      #""action":"process_suggested_post","rejected":true,"comment":"no"#,
      "Ann declined the suggested post: no"
    ),
    (
      #""action":"todo_append_tasks","items":[{"text":["a ",{"type":"bold","text":"b"}],"id":1}]"#,
      "Ann added to the checklist: a b"
    ),
  ]) func servicesAreSentences(fields: String, words: String) {
    let closed = fields.hasSuffix("]") || fields.last?.isNumber == true ? fields : fields + "\""
    #expect(service(closed).message.text == words)
  }

  @Test(arguments: [
    (#""duration_seconds":65,"discard_reason":"hangup""#, CallAttachment(duration: 65)),
    (#""discard_reason":"missed""#, CallAttachment(isMissed: true)),
    (#""discard_reason":"busy""#, CallAttachment(isMissed: true)),
    (#""discard_reason":"disconnect""#, CallAttachment()),
  ]) func callsAreAttachments(fields: String, call: CallAttachment) {
    let message = service(#""action":"phone_call",\#(fields)"#).message
    #expect(message.attachments == [.call(call)] && message.sender == "Ann" && message.kind == .message)
  }

  @Test func aReplyToAnotherChatQuotesNoMessageOfThisOne() {
    let export = read(
      #"{"id":3,"type":"message","from":"Ann","text":"three"}"#,
      #"{"id":4,"type":"message","from":"Bo","text":"a","reply_to_message_id":3,"reply_to_peer_id":"channel5"}"#,
      #"{"id":5,"type":"message","from":"Bo","text":"b","reply_to_message_id":3}"#)
    #expect(export.messages.map { $0.quote?.text } == [nil, "…", "three"])
    #expect(export.problems == [])
  }

  @Test func pollsHaveTheirStateAndRichTexts() {
    let message = one(
      #""text":"","poll":{"question":[{"type":"custom_emoji","text":"😀","document_id":"1"}," Where?"],"closed":true,"total_voters":3,"answers":[{"text":["x ",{"type":"bold","text":"y"}],"voters":2,"chosen":false}]}"#
    )
    var poll = PollAttachment(question: "😀 Where?", options: ["x y"], votes: [2])
    (poll.isClosed, poll.voterCount) = (true, 3)
    #expect(message.attachments == [.poll(poll)])
  }

  /// Services say which tasks of a checklist are done, and later ones can take it back.
  @Test func checklistsShowWhatIsDone() {
    let list =
      #"{"id":1,"type":"message","from":"Ann","text":"","todo_list":{"title":"List","answers":[{"text":"milk","id":4},{"text":[{"type":"bold","text":"tea"}],"id":7}]}}"#
    func done(_ id: Int, _ done: String, _ undone: String) -> String {
      #"{"id":\#(id),"type":"service","action":"todo_completions","actor":"Bo","message_id":1,"completed":[\#(done)],"incompleted":[\#(undone)]}"#
    }
    func checked(_ export: Export) -> [Bool?] {
      guard case .list(let list)? = export.message.blocks.last?.content else { return [] }
      return list.items.map(\.isChecked)
    }
    let export = read(list)
    #expect(export.message.blocks.first == .paragraph("List", spans: [TextSpan(0..<4, .bold)]))
    #expect(checked(export) == [false, false])
    #expect(checked(read(list, done(2, "7,4", ""), done(3, "", "4"))) == [false, true])
    #expect(checked(read(list, done(2, "99", ""))) == [false, false])
  }

  @Test func invoicesHaveAPrice() {
    let message = one(
      #""text":"","invoice_information":{"title":"Tea","description":"Green","amount":1250,"currency":"USD","receipt_message_id":0}"#
    )
    #expect(message.text == "Tea\nGreen\n12.50 USD" && message.attachments.isEmpty)
  }

  @Test func authorsAreNamed() {
    #expect(one(#""text":"a","forwarded_from":null"#).forwardedFrom == "Deleted Account")
    #expect(one(#""text":"a","forwarded_from":"Bo""#).forwardedFrom == "Bo")
    #expect(one(#""text":"a""#).forwardedFrom == nil)
    #expect(one(#""text":"a","via_bot":"@pic""#).senderName == "Ann via @pic")
    #expect(one(#""text":"a","author":"Ed""#).senderName == "Ann (Ed)")
    #expect(one(#""text":"a","author":"Ann""#).senderName == nil)
  }

  /// The export of an account is recognised by its chats, however long it is.
  @Test(arguments: [0, 200_000]) func accountsAreRecognisedByTheirChats(length: Int) {
    let text = String(repeating: "x", count: length)
    for member in ["chats", "left_chats"] {
      let export = Export(
        #"{"\#(member)":{"list":[{"name":"Bo","type":"personal_chat","id":5,"messages":[{"id":1,"type":"message","from":"Ann","text":"x\#(text)"}]}]}}"#
      )
      #expect(export.format == .telegram && export.messages.map(\.id) == ["5", "5/1"])
    }
    #expect(Export(#"{"chats":{"list":[{"name":"x"}]}}"#).format == .jsonl)
  }
}
