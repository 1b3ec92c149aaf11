import BubbleLayout
import MessageReading
import Testing

/// Tests channels in the JSON format of DiscordChatExporter 2.44. The channels are written by hand.
@Suite struct DiscordTests {
  private func channel(_ messages: String...) -> String {
    """
    {
      "guild": {"id": "1", "name": "G", "iconUrl": "x"},
      "channel": {"id": "2", "type": "GuildTextChat", "categoryId": null, "name": "c", "topic": null},
      "dateRange": {"after": null, "before": null},
      "exportedAt": "2024-02-01T00:00:00+00:00",
      "messages": [
        \(messages.joined(separator: ",\n    "))
      ],
      "messageCount": \(messages.count)
    }
    """
  }

  private func message(_ content: String, _ more: String = "", id: Int = 100, type: String = "Default")
    -> String
  {
    #"{"id":"\#(id)","type":"\#(type)","timestamp":"2024-01-31T08:31:00+00:00","timestampEdited":null,"content":"\#(content)","author":{"id":"9","name":"ann","discriminator":"0000","nickname":"Ann","color":null,"isBot":false}\#(more)}"#
  }

  private func one(_ content: String, _ more: String = "") -> Message {
    Export(channel(message(content, more))).message
  }

  @Test func aMessage() {
    let export = Export(channel(message("Hi")))
    #expect(export.format == .discord && export.problems == [])
    #expect(
      export.messages == [
        Message(id: "100", sender: "Ann", timestamp: Timestamp(milliseconds: 1_706_689_860_000), text: "Hi")
      ])
  }

  @Test func emphases() {
    let message = one(#"**b** *i* _j_ __u__ ~~s~~ ||h|| `c` ``d`e`` ***both*** \\*no\\* a_b_c"#)
    #expect(message.text == "b i j u s h c d`e both *no* a_b_c")
    #expect(
      message.spans == [
        TextSpan(0..<1, .bold), TextSpan(2..<3, .italic), TextSpan(4..<5, .italic),
        TextSpan(6..<7, .underline),
        TextSpan(8..<9, .strike), TextSpan(10..<11, .spoiler), TextSpan(12..<13, .code),
        TextSpan(14..<17, .code),
        TextSpan(18..<22, [.bold, .italic]),
      ])
  }

  @Test func linksPeopleEmojiAndTimes() {
    let message = one(
      "[a *b*](https://x.org) <https://y.org> <@5> <@!6> <@&7> <#8> <:cat:77> :dog: <t:1706689860:R> <t:1706689860:t>",
      #","mentions":[{"id":"5","name":"bob","nickname":"Bo"}],"inlineEmojis":[{"id":"88","name":"dog","code":"dog"}]"#
    )
    #expect(message.text == "a b https://y.org @Bo @6 @7 #8 :cat: :dog: 2024-01-31 08:31 08:31")
    #expect(
      message.spans == [
        TextSpan(0..<2, [], to: "https://x.org"), TextSpan(2..<3, .italic, to: "https://x.org"),
        TextSpan(4..<17, [], to: "https://y.org"), .mention(18..<21, "5"), .mention(22..<24, "6"),
        TextSpan(range: 25..<27, tag: "mention"), TextSpan(range: 28..<30, tag: "channel:8"),
        TextSpan(range: 31..<36, object: InlineObject(id: "77")),
        TextSpan(range: 37..<42, object: InlineObject(id: "88")),
        TextSpan(range: 43..<59, tag: "date_time:1706689860"),
        TextSpan(range: 60..<65, tag: "date_time:1706689860"),
      ])
  }

  /// As in Discord, an address comes before the markup in it, and markup that is open before it may close in it.
  @Test func nothingIsMarkupInAnAddress() {
    for address in [
      "https://x.org/pkg/__init__.py", "https://x.org/_a_/b", "https://x.org/||x||", "https://x.org/~~a~~/b",
      "www.x.org/**a**/b", "https://x.org/\\\\_a", "https://x.org/`a`",
    ] {
      let message = one("see \(address) now")
      #expect(message.text == "see \(address.replacing("\\\\", with: "\\")) now" && message.spans == [])
    }
    let hidden = one("||https://x.org/a||,b")
    #expect(hidden.text == "https://x.org/a,b" && hidden.spans == [TextSpan(0..<15, .spoiler)])
    #expect(one("**https://x.org/a**").spans == [TextSpan(0..<15, .bold)])
    let command = one("use </mute user:55> or </x>")
    #expect(command.text == "use /mute user or </x>")
    #expect(command.spans == [TextSpan(range: 4..<14, tag: "bot_command")])
  }

  @Test func signsAroundCodeAreNotShown() {
    let code = MessageBlock.code(CodeBlock(text: "x", language: "py"))
    #expect(one("**```py\\nx```**").blocks == [code])
    #expect(one("a ***```py\\nx```*** b").blocks == [.paragraph("a"), code, .paragraph("b")])
    #expect(one("**```py\\nx```").blocks == [.paragraph("**"), code])
  }

  @Test func blocks() {
    #expect(
      one(
        ##"# T\n-# small\ntext\n- a\n  - b\n- c\n3. d\n> q\n> # r\n```swift\nlet x\n``` end\n>>> all\nof it"##
      ).blocks == [
        .heading(HeadingBlock(level: 1, "T")), .paragraph("small"), .paragraph("text"),
        .list(
          ListBlock(items: [
            ListItem([.paragraph("a"), .list(ListBlock(items: [ListItem("b")]))]), ListItem("c"),
          ])),
        .list(ListBlock(isOrdered: true, start: 3, items: [ListItem("d")])),
        .quote(QuoteBlock([.paragraph("q"), .heading(HeadingBlock(level: 1, "r"))])),
        .code(CodeBlock(text: "let x", language: "swift")), .paragraph("end"),
        .quote(QuoteBlock([.paragraph("all\nof it")])),
      ])
    #expect(one("#no\\n####### x").blocks.isEmpty)
  }

  @Test func filesStickersAndEmbeds() {
    let message = one(
      "see",
      #","attachments":[{"id":"1","url":"https://cdn/a.png","fileName":"a.png","fileSizeBytes":3},{"id":"2","url":"x","fileName":"b.zip","fileSizeBytes":4}],"stickers":[{"id":"1","name":"Wave","format":"Png","sourceUrl":"https://cdn/s.png"}],"embeds":[{"title":"T","url":"https://x.org","description":"**d**","thumbnail":{"url":"u","width":3,"height":4},"fields":[]},{"title":"Bot","description":"says","fields":[{"name":"n","value":"v"}]}],"reactions":[{"emoji":{"id":"","name":"👍"},"count":2},{"emoji":{"id":"5","name":"own"},"count":1}]"#
    )
    var picture = MediaAttachment()
    picture.address = "https://cdn/a.png"
    var sticker = MediaAttachment(kind: .sticker, alternative: "Wave")
    sticker.address = "https://cdn/s.png"
    #expect(
      message.attachments == [
        .media(picture), .file("b.zip", 4, at: "x"), .media(sticker),
        .link(
          LinkPreview(
            address: "https://x.org", title: "T", summary: "d", picture: PictureSize(width: 3, height: 4),
            isPictureSmall: true)),
      ])
    #expect(
      message.blocks == [
        .paragraph("see"),
        .quote(
          QuoteBlock([
            .paragraph("Bot", spans: [TextSpan(0..<3, .bold)]), .paragraph("says"),
            .paragraph("n", spans: [TextSpan(0..<1, .bold)]), .paragraph("v"),
          ])),
      ])
    #expect(message.reactions == [Reaction(symbol: "👍", count: 2), Reaction(symbol: ":own:", emoji: "5")])
  }

  @Test func repliesForwardsAndNotices() {
    let export = Export(
      channel(
        message("first"),
        message(
          "second", #","reference":{"messageId":"100"},"timestampEdited":"2024-01-31T08:32:00Z""#, id: 101,
          type: "Reply"),
        message("", #","forwardedMessage":{"content":"**f**","attachments":[]}"#, id: 102),
        message("Joined the server.", id: 103, type: "GuildMemberJoin")))
    #expect(
      export.messages[1].quote == QuotedReply(sender: "Ann", text: "first") && export.messages[1].isEdited)
    #expect(
      export.messages[2].blocks == [.quote(QuoteBlock([.paragraph("f", spans: [TextSpan(0..<1, .bold)])]))])
    #expect(export.messages[3].text == "Ann joined the server." && export.messages[3].kind == .notice)
  }

  @Test func pinsCommandsAndWhatIsBelowAPreview() {
    func one(_ fields: String) -> Message {
      let export = Export(
        #"{"guild":{},"channel":{},"messages":[{"id":"1","author":{"id":"1","name":"a"},\#(fields)}]}"#)
      #expect(export.problems == [])
      return export.message
    }
    #expect(
      one(#""content":"x","isPinned":true"#).isPinned && !one(#""content":"x","isPinned":false"#).isPinned)
    let command = one(
      #""type":"ChatInputCommand","content":"x","interaction":{"id":"5","name":"play","user":{"id":"2","name":"bo"}}"#
    )
    #expect(command.quote == QuotedReply(sender: "bo", text: "/play"))
    let embed = one(
      #""content":"","embeds":[{"title":"T","url":"https://x","fields":[{"name":"n","value":"v"}],"footer":{"text":"f"},"image":{"url":"a","width":1,"height":1},"images":[{"url":"a"},{"url":"b"}]}]"#
    )
    var second = MediaAttachment()
    second.address = "b"
    #expect(embed.attachments.count == 2 && embed.attachments.last == .media(second))
    #expect(
      embed.blocks == [
        .quote(
          QuoteBlock([.paragraph("n", spans: [TextSpan(0..<1, .bold)]), .paragraph("v"), .paragraph("f")]))
      ])
  }
}
