import BubbleLayout
import Foundation
import MessageReading
import Testing

/// Tests channels as Slack exports them (2026): `YYYY-MM-DD.json` and `users.json`. The files are written by
/// hand.
@Suite struct SlackTests {
  private func one(_ fields: String) -> Message {
    Export(#"[{"type":"message","user":"U1","ts":"1706689800.000100",\#(fields)}]"#).message
  }

  @Test func aMessageHasItsTimeAndName() {
    let message = one(#""text":"Hi","user_profile":{"display_name":"Ann"},"edited":{"user":"U1","ts":"1"}"#)
    #expect(
      message
        == Message(
          id: "1706689800.000100", sender: "Ann", timestamp: Timestamp(milliseconds: 1_706_689_800_000),
          text: "Hi",
          isEdited: true))
    #expect(one(#""text":"Hi""#).sender == "U1")
    #expect(one(#""text":"Hi","username":"robot""#).sender == "robot")
  }

  @Test func emojiHaveTheirTones() {
    #expect(
      one(
        #""text":":wave::skin-tone-3: :+1::skin-tone-5:, :v::skin-tone-2: :flag-fr: :tada::skin-tone-3: :no::skin-tone-2:""#
      )
      .text == "👋🏼 👍🏾, ✌🏻 🇫🇷 🎉🏼 :no:🏻")
    #expect(one(#""text":":woman-running::skin-tone-2: :four:""#).text == "🏃🏻‍♀️ 4️⃣")
    let rich = one(
      #""text":"x","blocks":[{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"emoji","name":"wave","skin_tone":3},{"type":"emoji","name":"wave","unicode":"1f44b-1f3fc"},{"type":"emoji","name":"wave","unicode":"1f44b","skin_tone":6}]}]}]"#
    )
    #expect(rich.text == "👋🏼👋🏼👋🏿" || rich.blocks == [.paragraph("👋🏼👋🏼👋🏿")])
    #expect(
      one(
        #""text":"x","reactions":[{"name":"+1","count":2},{"name":"thumbsup","count":1},{"name":"+1::skin-tone-2","count":1}]"#
      )
      .reactions == [Reaction(symbol: "👍", count: 3), Reaction(symbol: "👍🏻")])
  }

  @Test func linesOfQuotesAndAddresses() {
    #expect(
      one(#""text":"&gt; first\n&gt; second\n&gt;third\n&gt;  far""#).blocks == [
        .quote(QuoteBlock([.paragraph("first\nsecond\nthird\n far")]))
      ])
    let text = "https://x.org/_next_/x https://x.org/~x~/:wave:/a https://x.org/?a=1&b=2"
    let message = one(#""text":"\#(text.replacing("&", with: "&amp;")) &lt;https://x.org/_a_&gt;""#)
    #expect(message.text == text + " <https://x.org/_a_>" && message.spans == [])
  }

  @Test func markup() {
    let message = one(
      #""text":"*b* _i_ ~s~ `c` <https://x.org|x> <mailto:a@b.c> <@U2|bo> <#C1|tea> <!here> &lt;&amp; :tada: :no:""#
    )
    #expect(message.text == "b i s c x a@b.c @bo #tea @here <& 🎉 :no:")
    #expect(
      message.spans == [
        TextSpan(0..<1, .bold), TextSpan(2..<3, .italic), TextSpan(4..<5, .strike), TextSpan(6..<7, .code),
        TextSpan(8..<9, [], to: "https://x.org"), TextSpan(10..<15, [], to: "mailto:a@b.c"),
        .mention(16..<19, "U2"),
        TextSpan(range: 20..<24, tag: "channel:C1"), TextSpan(range: 25..<30, tag: "mention"),
      ])
    #expect(
      one(#""text":"a\n```x &lt; 1```\n&gt; q""#).blocks == [
        .paragraph("a"), .code(CodeBlock(text: "x < 1")), .quote(QuoteBlock([.paragraph("q")])),
      ])
  }

  private func rich(_ elements: String) -> [MessageBlock] {
    one(#""text":"plain","blocks":[{"type":"rich_text","elements":[\#(elements)]},{"type":"divider"}]"#)
      .blocks
  }

  @Test func richTexts() {
    #expect(
      rich(
        #"{"type":"rich_text_section","elements":[{"type":"text","text":"a","style":{"bold":true,"strike":true}},{"type":"link","url":"https://x.org"},{"type":"emoji","name":"wave","unicode":"1f44b-1f3fb"},{"type":"emoji","name":"own"},{"type":"user","user_id":"U9"},{"type":"broadcast","range":"here"},{"type":"date","timestamp":1706689800,"format":"{date}","fallback":"then"}]}"#
      ).first
        == .paragraph(
          "ahttps://x.org👋🏻:own:@U9@herethen",
          spans: [
            TextSpan(0..<1, [.bold, .strike]), TextSpan(1..<14, [], to: "https://x.org"),
            TextSpan(range: 18..<23, object: InlineObject(id: "own")), .mention(23..<26, "U9"),
            TextSpan(range: 26..<31, tag: "mention"), TextSpan(range: 31..<35, tag: "date_time"),
          ]))
    #expect(
      rich(
        #"{"type":"rich_text_preformatted","elements":[{"type":"text","text":"x\n"}]},{"type":"rich_text_quote","elements":[{"type":"text","text":"q"}]}"#
      )
        == [.code(CodeBlock(text: "x")), .quote(QuoteBlock([.paragraph("q")])), .rule])
  }

  /// Each list has an indent. The first number of an ordered list counts from 0.
  @Test func listsStandWithinOneAnother() {
    func list(_ style: String, _ indent: Int, _ offset: Int, _ items: String...) -> String {
      let items = items.map { #"{"type":"rich_text_section","elements":[{"type":"text","text":"\#($0)"}]}"# }
      return
        #"{"type":"rich_text_list","style":"\#(style)","indent":\#(indent),"offset":\#(offset),"elements":[\#(items.joined(separator: ","))]}"#
    }
    let blocks = rich(
      [
        list("bullet", 0, 0, "a", "b"), list("ordered", 1, 2, "c"), list("bullet", 2, 0, "d"),
        list("bullet", 0, 0, "e"), list("ordered", 0, 0, "f"), list("bullet", 99, 0, "g"),
      ].joined(separator: ","))
    #expect(
      blocks == [
        .list(
          ListBlock(items: [
            ListItem("a"),
            ListItem([
              .paragraph("b"),
              .list(
                ListBlock(
                  isOrdered: true, start: 3,
                  items: [ListItem([.paragraph("c"), .list(ListBlock(items: [ListItem("d")]))])])),
            ]), ListItem("e"),
          ])),
        .list(
          ListBlock(
            isOrdered: true, items: [ListItem([.paragraph("f"), .list(ListBlock(items: [ListItem("g")]))])])),
        .rule,
      ])
  }

  @Test func otherBlocks() {
    let message = one(
      ##""text":"t","blocks":[{"type":"header","text":{"type":"plain_text","text":"H"}},{"type":"section","text":{"type":"mrkdwn","text":"*b*"},"fields":[{"type":"plain_text","text":"f"}]},{"type":"markdown","text":"# M\n\n- x"},{"type":"table","column_settings":[{"align":"right"},null],"rows":[[{"type":"raw_text","text":"A"},{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"B","style":{"bold":true}}]}]}]]},{"type":"actions","elements":[{"type":"button","text":{"type":"plain_text","text":"Go"}}]},{"type":"image","image_url":"https://x.org/a.png","alt_text":"A"},{"type":"sparkle"}]"##
    )
    var picture = MediaAttachment(alternative: "A")
    picture.address = "https://x.org/a.png"
    #expect(
      message.blocks == [
        .heading(HeadingBlock(level: 3, "H")), .paragraph("b", spans: [TextSpan(0..<1, .bold)]),
        .paragraph("f"),
        .heading(HeadingBlock(level: 1, "M")), .list(ListBlock(items: [ListItem("x")])),
        .table(
          TableBlock(
            alignments: [.end, nil],
            rows: [[TableCell("A"), TableCell(RichText("B", spans: [TextSpan(0..<1, .bold)]))]])),
        .attachment(AttachmentBlock(.media(picture))),
      ])
    #expect(message.buttons == [["Go"]] && message.text == "t")
  }

  @Test func noticesAndDeletedMessages() {
    #expect(one(#""subtype":"tombstone","text":"This message was deleted.""#).isDeleted)
    let joined = one(#""subtype":"channel_join","text":"<@U1> has joined""#)
    #expect(joined.kind == .notice && joined.text == "@U1 has joined" && joined.sender == nil)
    #expect(one(#""subtype":"me_message","text":"waves""#).kind == .action)
  }

  @Test func filesPagesAndReactions() {
    let message = one(
      #""text":"","files":[{"name":"a.png","mimetype":"image/png","original_w":3,"original_h":4,"url_private":"https://f/a.png"},{"id":"F2","mode":"tombstone"},{"name":"v.m4a","mimetype":"audio/mp4","subtype":"slack_audio","duration_ms":2500}],"attachments":[{"title":"T &amp; U","title_link":"https://x.org","text":"s"},{"fallback":"only"}],"reactions":[{"name":"+1::skin-tone-3","users":["a","b"],"count":2},{"name":"own","users":["a"]}]"#
    )
    var picture = MediaAttachment(size: PictureSize(width: 3, height: 4))
    picture.address = "https://f/a.png"
    #expect(
      message.attachments == [
        .media(picture), .file(FileAttachment(name: "…")), .voice(VoiceAttachment(duration: 2.5)),
        .link(LinkPreview(address: "https://x.org", title: "T & U", summary: "s")),
      ])
    #expect(message.blocks == [.quote(QuoteBlock([.paragraph("only")]))])
    #expect(message.reactions == [Reaction(symbol: "👍🏼", count: 2), Reaction(symbol: ":own:")])
  }

  @Test func aFolderOfDays() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("general")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ text: String, _ url: URL, _ name: String) throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
    func day(_ text: String, _ stamp: Int, _ more: String = "") -> String {
      #"[{"type":"message","user":"U1","ts":"\#(stamp).000100","text":"\#(text)"\#(more)}]"#
    }
    try write(#"[{"id":"U1","name":"a","profile":{"display_name":"Ann"}},{"id":5}]"#, root, "users.json")
    try write(day("second", 1_706_776_200, #","thread_ts":"1706689800.000100""#), folder, "2024-02-01.json")
    try write(day("first", 1_706_689_800), folder, "2024-01-31.json")
    try write("[{", folder, "2024-02-02.json")
    try write(day("last", 1_706_876_200), folder, "2024-02-03.json")
    try write("{}", folder, "canvas.json")
    for format in [InputFormat.auto, .slack] {
      let export = Export(path: folder.path, as: format)
      #expect(export.format == .slack)
      #expect(export.messages.map(\.text) == ["first", "second", "last"])
      #expect(export.messages.map(\.sender) == ["Ann", "Ann", "Ann"])
      #expect(export.messages[1].quote == QuotedReply(sender: "Ann", text: "first"))
      #expect(export.problems.count == 1)
      #expect(export.problems.first?.contains("2024-02-02.json:1: ") == true)
    }
    #expect(Export(path: folder.appendingPathComponent("2024-01-31.json").path).message.sender == "Ann")
    // The only channel of an export is read, too.
    #expect(Export(path: root.path).messages == Export(path: folder.path).messages)
    // A folder without files of days is not a channel.
    let empty = root.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(Export(path: empty.path).problems == ["\(empty.path): it is a folder, not a file"])
    #expect(Export(path: empty.path, as: .slack).problems.first?.contains("not a Slack channel") == true)
  }

  @Test func namesOfEmojiInPlainTexts() {
    let export = Export(
      #"[{"type":"message","ts":"1577836800.000100","user":"U1","text":"x","blocks":[{"type":"header","text":"#
        + #"{"type":"plain_text","text":"Deploy :rocket: 10:30:00 :nothing:"}}]}]"#, as: .slack)
    #expect(export.message.blocks.first == .heading(HeadingBlock(level: 3, "Deploy 🚀 10:30:00 :nothing:")))
  }

  @Test func remindersAreSentences() {
    let export = Export(
      #"[{"type":"message","subtype":"reminder_add","ts":"1577836800.000100","user":"U1","text":" set up a reminder"}]"#,
      as: .slack)
    #expect(export.message.text == "U1 set up a reminder")
  }
}
