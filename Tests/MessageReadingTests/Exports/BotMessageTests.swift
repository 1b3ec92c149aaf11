import BubbleLayout
import MessageReading
import Testing

/// Tests messages of Telegram's Bot API, version 10.3 (2026). The messages are written by hand.
@Suite struct BotMessageTests {
  private func line(_ fields: String) -> String {
    #"{"message_id":1,"from":{"id":5,"first_name":"Ann","last_name":"Lee"},"chat":{"id":5,"type":"private"},"date":1706689860,\#(fields)}"#
  }

  private func one(_ fields: String) -> Message { Export(line(fields)).message }

  @Test func aLineAndAnArrayAndAnAnswerAreRead() {
    let message = line(#""text":"Hi""#)
    let expected = Message(
      id: 1, sender: "Ann Lee", timestamp: Timestamp(milliseconds: 1_706_689_860_000), text: "Hi")
    for text in [
      message, "[\(message)]", #"{"ok":true,"result":[{"update_id":9,"message":\#(message)}]}"#,
      #"{"update_id":9,"channel_post":\#(message)}"#,
    ] {
      let export = Export(text)
      #expect(export.format == .telegram && export.messages == [expected] && export.problems == [])
    }
  }

  /// Offsets are UTF-16 offsets. Entities may be nested, overlap and extend beyond the text.
  @Test func entities() {
    let export = Export(
      line(
        #""text":"😀 bold both","entities":[{"type":"italic","offset":8,"length":4},{"type":"bold","offset":3,"length":9},{"type":"text_mention","offset":0,"length":2,"user":{"id":8}},{"type":"url","offset":3,"length":4},{"type":"bold","offset":40,"length":2},{"type":"strikethrough","offset":11,"length":9223372036854775807},{"type":"code","offset":-1,"length":3}]"#
      ))
    #expect(
      export.message.spans == [
        .mention(0..<2, "8"), TextSpan(3..<12, .bold), TextSpan(3..<7, [], to: "https://bold"),
        TextSpan(8..<12, .italic), TextSpan(11..<12, .strike),
      ])
    #expect(export.problems.count == 3)
    #expect(export.problems[1].contains(#"field "entities[5]": it extends beyond the end of the text"#))
  }

  @Test func codeWithinAQuoteAndQuotesThatOverlap() {
    let message = one(
      #""text":"ab cd ef gh","entities":[{"type":"blockquote","offset":0,"length":5},{"type":"pre","offset":3,"length":2,"language":"c"},{"type":"expandable_blockquote","offset":4,"length":4},{"type":"bold","offset":1,"length":9}]"#
    )
    #expect(
      message.blocks == [
        .quote(
          QuoteBlock([
            .paragraph("ab", spans: [TextSpan(1..<2, .bold)]), .code(CodeBlock(text: "cd", language: "c")),
          ])),
        .quote(QuoteBlock([.paragraph("ef", spans: [TextSpan(0..<2, .bold)])], isExpandable: true)),
        .paragraph("gh", spans: [TextSpan(0..<1, .bold)]),
      ])
  }

  @Test func mediaWithACaption() {
    let message = one(
      #""photo":[{"file_id":"s","width":90,"height":60},{"file_id":"l","width":900,"height":600}],"caption":"Sea","caption_entities":[{"type":"bold","offset":0,"length":3}]"#
    )
    var picture = MediaAttachment(size: PictureSize(width: 900, height: 600))
    picture.address = "l"
    #expect(message.attachments == [.media(picture)] && message.spans == [TextSpan(0..<3, .bold)])
    let place = one(#""venue":{"location":{"latitude":1,"longitude":2},"title":"Inn","address":"Road"}"#)
    #expect(
      place.attachments == [.location(LocationAttachment(name: "Inn, Road", latitude: 1, longitude: 2))])
    let voice = one(#""voice":{"file_id":"v","duration":3}"#)
    #expect(voice.attachments == [.voice(3, at: "v")])
    let animation = one(
      #""animation":{"file_id":"a","width":4,"height":5,"duration":1},"document":{"file_id":"a"}"#)
    #expect(animation.attachments.count == 1)
  }

  @Test func repliesForwardsButtonsAndTasks() {
    let reply = one(
      #""text":"a","reply_to_message":{"message_id":9,"from":{"id":6,"first_name":"Bo"},"text":"before"}"#)
    #expect(reply.quote == QuotedReply(sender: "Bo", text: "before"))
    let forward = one(#""text":"a","forward_origin":{"type":"hidden_user","sender_user_name":"Cy"}"#)
    #expect(forward.forwardedFrom == "Cy" && forward.quote == nil)
    let buttons = one(#""text":"a","reply_markup":{"inline_keyboard":[[{"text":"Yes"},{"text":"No"}]]}"#)
    #expect(buttons.buttons == [["Yes", "No"]])
    let tasks = one(
      #""checklist":{"title":"Do","tasks":[{"id":1,"text":"a","completion_date":1},{"id":2,"text":"b"}]}"#)
    #expect(
      tasks.blocks.last
        == .list(ListBlock(items: [ListItem("a", isChecked: true), ListItem("b", isChecked: false)])))
    #expect(one(#""new_chat_title":"Tea""#).text == "Ann Lee changed the group’s name to “Tea”")
  }

  @Test func anEditChangesTheMessageBefore() {
    let export = Export(
      [
        #"{"update_id":1,"message":\#(line(#""text":"old""#))}"#,
        #"{"update_id":2,"callback_query":{"id":"7"}}"#,
        #"{"update_id":3,"edited_message":\#(line(#""text":"new","edit_date":5"#))}"#,
      ].joined(separator: "\n"))
    #expect(export.messages.map(\.text) == ["new"] && export.message.isEdited && export.problems == [])
  }

  private func rich(_ blocks: String) -> Message {
    one(#""rich_message":{"blocks":[\#(blocks)],"is_rtl":true}"#)
  }

  @Test(arguments: [
    (#"{"type":"heading","size":9,"text":"T"}"#, MessageBlock.heading(HeadingBlock(level: 6, "T"))),
    (#"{"type":"pre","text":"x\n","language":"c"}"#, .code(CodeBlock(text: "x", language: "c"))),
    (#"{"type":"divider"}"#, .rule),
    (
      #"{"type":"mathematical_expression","expression":"x^2"}"#,
      MessageBlock(.formula(FormulaBlock(source: "x^2")))
    ),
    (
      #"{"type":"list","items":[{"label":"7.","value":7,"type":"1","blocks":[{"type":"paragraph","text":"a"}]}]}"#,
      .list(ListBlock(isOrdered: true, start: 7, items: [ListItem("a")]))
    ),
    (
      #"{"type":"list","items":[{"label":"","has_checkbox":true,"is_checked":true,"blocks":[{"type":"paragraph","text":"a"}]}]}"#,
      .list(ListBlock(items: [ListItem("a", isChecked: true)]))
    ),
    (
      #"{"type":"blockquote","blocks":[{"type":"paragraph","text":"a"}],"credit":"Bo"}"#,
      .quote(QuoteBlock([.paragraph("a"), .paragraph("Bo")]))
    ),
    (
      #"{"type":"expandable_blockquote","text":"a"}"#,
      .quote(QuoteBlock([.paragraph("a")], isExpandable: true))
    ),
    (
      #"{"type":"pullquote","text":"a"}"#,
      .quote(QuoteBlock([.paragraph(ParagraphBlock(RichText("a"), alignment: .center))]))
    ),
    (
      #"{"type":"details","summary":"S","blocks":[{"type":"paragraph","text":"a"}],"is_open":true}"#,
      .details(DetailsBlock(summary: RichText("S"), [.paragraph("a")], isOpen: true))
    ),
    (
      #"{"type":"table","cells":[[{"text":"A","is_header":true,"align":"left","valign":"top"}],[{"text":"b","align":"right","valign":"top","rowspan":2}]],"caption":"C"}"#,
      .table(
        TableBlock(
          alignments: [.end], rows: [[TableCell("A")], [TableCell(RichText("b"), rowSpan: 2)]], caption: "C"))
    ),
    (
      #"{"type":"map","location":{"latitude":1,"longitude":2},"zoom":3}"#,
      .attachment(AttachmentBlock(.location(LocationAttachment(latitude: 1, longitude: 2))))
    ),
  ]) func richBlocks(json: String, block: MessageBlock) {
    let message = rich(json + #",{"type":"footer","text":"end"}"#)
    #expect(message.blocks == [block, .paragraph("end")] && message.direction == .rightToLeft)
  }

  @Test func richTexts() {
    let message = rich(
      #"{"type":"paragraph","text":["a ",{"type":"bold","text":["b",{"type":"marked","text":"c"}]},{"type":"subscript","text":"2"},{"type":"url","text":"here","url":"x.org"},{"type":"custom_emoji","custom_emoji_id":"9","alternative_text":"👍"},{"type":"reference_link","text":"1","reference_name":"n"},{"type":"anchor","name":"z"},{"type":"email_address","text":"m","email_address":"m@x.org"}]}"#
    )
    var note = TextSpan(11..<12, .sup)
    note.footnote = "n"
    #expect(message.text == "a bc2here👍1m")
    #expect(
      message.spans == [
        TextSpan(2..<3, .bold), TextSpan(3..<4, [.bold, .mark]), TextSpan(4..<5, .sub),
        TextSpan(5..<9, [], to: "https://x.org"), TextSpan(range: 9..<11, object: InlineObject(id: "9")),
        note,
        TextSpan(12..<13, [], to: "mailto:m@x.org"),
      ])
  }

  @Test func whatIsNotKnownIsShownAndTold() {
    let export = Export(
      line(
        #""rich_message":{"blocks":[{"type":"sparkle","text":"a","blocks":[{"type":"paragraph","text":"b"}]},5]}"#
      ))
    #expect(export.message.blocks == [.paragraph("a"), .paragraph("b")])
    #expect(export.problems.count == 2)
    #expect(export.problems[0].contains(#""rich_message.blocks[0]": unknown block type "sparkle""#))
  }

  @Test func buttonsInTextsAreNested() {
    let message = one(
      #""rich_message":{"blocks":[{"type":"paragraph","text":["a ",{"type":"button","button":{"text":["b"],"url":"https://x.org","style":"link"}}]}]}"#
    )
    #expect(message.text == "a b")
    #expect(message.spans == [TextSpan(range: 2..<3, emphases: [], address: "https://x.org", tag: "button")])
  }

  @Test func pollsInvoicesAndReplies() {
    var poll = PollAttachment(question: "Q", options: ["a", "b"], votes: [2, 1])
    (poll.isClosed, poll.voterCount, poll.allowsSeveral, poll.correctAnswer) = (true, 2, true, 1)
    #expect(
      one(
        #""poll":{"id":"1","question":"Q","options":[{"text":"a","voter_count":2},{"text":"b","voter_count":1}],"total_voter_count":2,"is_closed":true,"allows_multiple_answers":true,"correct_option_id":1}"#
      ).attachments == [.poll(poll)])
    #expect(
      one(
        #""invoice":{"title":"Tea","description":"Green","start_parameter":"","currency":"USD","total_amount":500}"#
      )
      .text == "Tea\nGreen\n5.00 USD")
    #expect(one(#""dice":{"emoji":"🎲","value":6}"#).text == "🎲 6")
    #expect(
      one(#""text":"x","via_bot":{"id":7,"first_name":"B","username":"pic"}"#).senderName
        == "Ann Lee via @pic")
    let reply = one(
      #""text":"x","external_reply":{"origin":{"type":"user","sender_user":{"id":8,"first_name":"Bo"}}},"quote":{"text":"q"}"#
    )
    #expect(reply.quote == QuotedReply(sender: "Bo", text: "q"))
  }

  @Test(arguments: [
    (#""successful_payment":{"currency":"USD","total_amount":1450}"#, "Bo paid 14.50 USD"),
    (
      #""message_auto_delete_timer_changed":{"message_auto_delete_time":604800}"#,
      "Bo set messages to delete themselves after 1 week"
    ),
    (
      #""checklist_tasks_done":{"checklist_message":{"checklist":{"tasks":[{"id":2,"text":"Rope"}]}},"#
        + #""marked_as_done_task_ids":[2]}"#, "Bo marked “Rope” as done"
    ),
    (#""checklist_tasks_done":{"marked_as_not_done_task_ids":[2,3]}"#, "Bo marked 2 tasks as not done"),
    (#""checklist_tasks_added":{"tasks":[{"id":4,"text":"Tea"}]}"#, "Bo added Tea"),
    (#""forum_topic_created":{"name":"News"}"#, "Bo created the topic “News”"),
    (#""giveaway_created":{}"#, "Bo started a giveaway"), (#""gift":{"gift":{}}"#, "Bo sent a gift"),
  ]) func servicesSayWhatHappened(field: String, words: String) {
    let export = Export(
      #"{"message_id":1,"date":1,"chat":{"id":2,"title":"T"},"from":{"id":1,"first_name":"Bo"},\#(field)}"#,
      as: .telegram)
    #expect(export.message.kind == .notice && export.message.text == words)
  }

  @Test func giveawaysAreCards() {
    let export = Export(
      #"{"message_id":1,"date":1,"chat":{"id":2,"title":"T"},"from":{"id":1,"first_name":"Bo"},"#
        + #""giveaway":{"winner_count":3,"prize_description":"mugs"}}"#, as: .telegram)
    #expect(export.message.text.contains("mugs") && export.message.text.contains("3 winners"))
    #expect(export.message.sender == "Bo" && export.problems == [])
  }
}
