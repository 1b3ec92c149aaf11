import BubbleLayout
import Foundation
import MessageReading
import Testing

/// Tests the spoilers of exports: around blocks, over files, and in replies.
@Suite struct SpoilerExportTests {
  private static func json(_ text: String) -> String {
    let words = try? JSONEncoder().encode(text)
    return words.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private func discord(_ contents: String..., more: String = "") -> [Message] {
    let messages = contents.enumerated().map { number, content in
      #"{"id":"\#(number)","type":"\#(number == 0 ? "Default" : "Reply")","timestamp":"2024-01-31T08:31:00+00:00","content":\#(Self.json(content)),"author":{"id":"9","name":"ann"},"reference":{"messageId":"0"}\#(more)}"#
    }
    return Export(
      #"{"guild":{"id":"1","name":"G"},"channel":{"id":"2","type":"GuildTextChat","name":"c"},"messages":[\#(messages.joined(separator: ","))],"messageCount":\#(contents.count)}"#
    ).messages
  }

  private func matrix(_ html: String, reply: String? = nil, more: String = "") -> [Message] {
    let replies = reply.map {
      #",{"type":"m.room.message","event_id":"$2","sender":"@b:x","origin_server_ts":2,"content":{"msgtype":"m.text","body":"plain","format":"org.matrix.custom.html","formatted_body":\#(Self.json($0)),"m.relates_to":{"m.in_reply_to":{"event_id":"$1"}}}}"#
    }
    return Export(
      #"[{"type":"m.room.message","event_id":"$1","sender":"@a:x","origin_server_ts":1,"content":{"msgtype":"m.text","body":"secret","format":"org.matrix.custom.html","formatted_body":\#(Self.json(html))\#(more)}}\#(replies ?? "")]"#
    ).messages
  }

  /// Returns the types of the blocks of a message, those that are covered in capitals.
  private func types(_ message: Message) -> String {
    message.blocks.map { $0.isCovered ? $0.type.uppercased() : $0.type }.joined(separator: " ")
  }

  @Test(arguments: [
    ("Answer: ||```py\nprint(42)\n```||", "paragraph CODE"),
    ("||line one\n> quoted secret\n- item secret||", "PARAGRAPH QUOTE LIST"),
    ("a ||b\n# c|| d", "paragraph PARAGRAPH HEADING paragraph"),
    ("> x ||a\n> b|| c\nd", "quote paragraph"), ("- ||a\n- b||", "LIST"),
    ("`||` ```\n||\n``` ||```x```||", "paragraph code CODE"), ("\\||```x```||", "paragraph code paragraph"),
    ("||a\n1. b\n2. c||", "PARAGRAPH LIST"), ("||a\n>>> b\nc||", "PARAGRAPH QUOTE"),
  ]) func spoilersOfDiscordCoverBlocks(text: String, types: String) {
    let message = discord(text)[0]
    #expect(self.types(message) == types)
    #expect(!message.text.contains("||") || text.contains("\\") || text.contains("`||`"))
    #expect(!message.plainText.contains("secret") && !message.text.contains("secret"))
  }

  @Test(arguments: ["||a|| b", "||a\n\nb|| c", "# ||a||\n- ||b||\n> ||c||", "a || b", "||"])
  func otherSpoilersOfDiscordAreSpans(text: String) {
    #expect(discord(text)[0].blocks.allSatisfy { !$0.isCovered })
  }

  @Test func filesAndEmbedsOfDiscordAreCovered() {
    let file = discord(
      "x",
      more:
        #","attachments":[{"id":"5","url":"https://x.org/SPOILER_cat.png","fileName":"SPOILER_cat.png"},{"id":"6","url":"https://x.org/SPOILER_a.zip","fileName":"SPOILER_a.zip"}]"#
    )[0]
    #expect(file.attachments.map(\.isCovered) == [true, true] && file.attachments[1].shownName == "a.zip")
    for (text, isCovered) in [("||https://x.org/a|| it", true), ("https://x.org/a it", false)] {
      let link = discord(text, more: #","embeds":[{"title":"T","url":"https://x.org/a","description":"d"}]"#)[
        0]
      #expect(link.attachments.map(\.isCovered) == [isCovered])
    }
  }

  @Test(arguments: [
    ("<span data-mx-spoiler><pre><code>secret</code></pre></span><p>a</p>", "CODE paragraph"),
    ("<span data-mx-spoiler>secret<br>two<p>para</p><ul><li>li</li></ul></span>", "paragraph paragraph LIST"),
    ("<span data-mx-spoiler><table><tr><td>secret</td></tr></table></span>b", "TABLE paragraph"),
    ("a<span data-mx-spoiler><img src=\"mxc://a/b\" alt=\"secret\"></span>", "paragraph ATTACHMENT"),
    (
      "<span data-mx-spoiler><h1>h</h1><details><summary>s</summary>secret</details></span>",
      "HEADING DETAILS"
    ),
    ("<pre>a <span data-mx-spoiler>secret</span></pre>b", "CODE paragraph"),
    (
      "<table><caption><span data-mx-spoiler>secret</span></caption><tr><td>a</td></tr></table>b",
      "TABLE paragraph"
    ),
  ]) func spoilersOfMatrixCoverBlocks(html: String, types: String) {
    let message = matrix(html)[0]
    #expect(self.types(message) == types)
    #expect(!message.plainText.contains("secret") && !message.text.contains("secret"))
  }

  @Test(arguments: ["page.codeberg.everypizza.msc4193.spoiler", "m.spoiler"])
  func filesOfMatrixAreCovered(field: String) {
    let message = Export(
      #"[{"type":"m.room.message","event_id":"$1","sender":"@a:x","origin_server_ts":1,"content":{"msgtype":"m.image","body":"a.png","url":"mxc://a/b","\#(field)":true}}]"#
    ).message
    #expect(message.attachments.map(\.isCovered) == [true])
  }

  @Test func pictureAndCodeOfTelegramAreCovered() {
    let head = #"{"name":"Ann","type":"personal_chat","id":1,"messages":["#
    let messages = Export(
      head
        + #"{"id":1,"type":"message","date":"2026-03-04T10:00:00","date_unixtime":"1772618400","from":"Ann","from_id":"user1","photo":"p.jpg","width":8,"height":6,"media_spoiler":true,"text":"x"},"#
        + #"{"id":2,"type":"message","date":"2026-03-04T10:00:00","date_unixtime":"1772618400","from":"Ann","from_id":"user1","reply_to_message_id":3,"text":"y"},"#
        + #"{"id":3,"type":"message","date":"2026-03-04T10:00:00","date_unixtime":"1772618400","from":"Ann","from_id":"user1","text":["The end: ",{"type":"spoiler","text":"he wins"}],"text_entities":[{"type":"plain","text":"The end: "},{"type":"spoiler","text":"he wins"}]},"#
        + #"{"id":4,"type":"message","date":"2026-03-04T10:00:00","date_unixtime":"1772618400","from":"Ann","from_id":"user1","reply_to_message_id":3,"text":"z"},"#
        + #"{"id":5,"type":"message","date":"2026-03-04T10:00:00","date_unixtime":"1772618400","from":"Ann","from_id":"user1","reply_to_message_id":1,"text":"w"}]}"#
    ).messages
    #expect(messages.map { $0.attachments.map(\.isCovered) } == [[true], [], [], [], []])
    #expect(
      messages[3].quote?.spans == [TextSpan(9..<16, .spoiler)]
        && messages[3].quote?.text == "The end: he wins")
    #expect(messages[4].quote?.isCovered == true)
  }

  @Test func aBotHasSpoilersOverBlocksAndInReplies() {
    let message = Export(
      #"{"ok":true,"result":[{"update_id":1,"message":{"message_id":2,"date":1772618400,"chat":{"id":1,"type":"private"},"from":{"id":7,"first_name":"Ann"},"#
        + #""text":"a secret b","entities":[{"type":"pre","offset":2,"length":6},{"type":"spoiler","offset":2,"length":6}],"#
        + #""reply_to_message":{"message_id":1,"date":1772618400,"chat":{"id":1,"type":"private"},"from":{"id":8,"first_name":"Bo"},"text":"the secret","entities":[{"type":"spoiler","offset":4,"length":6}]}}}]}"#
    ).messages.last
    #expect(message.map(types) == "paragraph CODE paragraph")
    #expect(message?.quote?.spans == [TextSpan(4..<10, .spoiler)])
  }

  @Test func repliesHaveTheSpoilersOfWhatTheyQuote() {
    #expect(discord("The end: ||he wins||", "oh")[1].quote?.spans == [TextSpan(9..<16, .spoiler)])
    let blocks = discord("||```secret```||", "oh")[1].quote
    #expect(blocks?.text == "secret" && blocks?.spans == [TextSpan(0..<6, .spoiler)])
    let matrix = matrix("a <span data-mx-spoiler>secret</span>", reply: "oh")[1].quote
    #expect(matrix?.text == "a secret" && matrix?.spans == [TextSpan(2..<8, .spoiler)])
    // The quoted message is unknown, and the reply repeats it.
    let repeated = Export(
      #"[{"type":"m.room.message","event_id":"$2","sender":"@b:x","origin_server_ts":2,"content":{"msgtype":"m.text","body":"plain","format":"org.matrix.custom.html","formatted_body":\#(Self.json("<mx-reply><blockquote><a>In reply to</a> <a>@a:x</a><br>a <span data-mx-spoiler>secret</span></blockquote></mx-reply>oh")),"m.relates_to":{"m.in_reply_to":{"event_id":"$1"}}}}]"#
    ).message.quote
    #expect(repeated?.text == "a secret" && repeated?.spans == [TextSpan(2..<8, .spoiler)])
  }

  /// A tag that hides its content × the tags and attributes that show it in another way × where it stands: no
  /// form shows it, and what comes after it is shown.
  @Test func everyTagWithASpoilerIsCovered() {
    let contents = [
      "secret", "<b>secret</b>", "<code>secret</code>", "<a href=\"https://x.org\">secret</a>",
      "<a href=\"https://matrix.to/#/@secret:x\">secret</a>", "<span data-mx-maths=\"secret\">secret</span>",
      "<img data-mx-emoticon alt=\"secret\" src=\"mxc://e\">", "<img alt=\"secret\" src=\"mxc://e\">",
      "<font data-mx-color=\"#ff0000\">secret</font>", "<pre><code>secret</code></pre>", "a<br>secret",
      "<ul><li>secret<li>secret</ul>", "<blockquote>secret</blockquote>", "<span>secret</span> secret",
      "<div>a</div>secret", "<table><tr><td>secret</td></tr></table>",
      "<div data-mx-maths=\"secret\">s</div>",
    ]
    let tags = [
      "span", "b", "code", "a href=\"https://x.org\"", "font data-mx-color=\"#ff0000\"", "p", "div",
      "section",
      "blockquote", "pre", "h1", "details open",
    ]
    let places = [
      ("", ""), ("<ul><li>", "</li></ul>"), ("<table><tr><td>", "</td></tr></table>"), ("<p>", "</p>"),
    ]
    for (before, after) in places {
      for content in contents {
        for tag in tags {
          let name = tag.prefix { $0 != " " }
          for hidden in ["data-mx-spoiler", "data-mx-spoiler=\"why\""] {
            let html = "\(before)start <\(tag) \(hidden)>\(content)</\(name)>\(after) end"
            expectCovered(html)
          }
        }
      }
      for alone in [
        "<span data-mx-spoiler data-mx-maths=\"secret\">secret</span>",
        "<span data-mx-maths=\"secret\" data-mx-spoiler=\"why\"><code>secret</code></span>",
        "<div data-mx-maths=\"secret\" data-mx-spoiler>secret</div>",
        "<img data-mx-spoiler alt=\"secret\" src=\"mxc://secret\">",
        "<img data-mx-spoiler data-mx-emoticon alt=\"secret\" src=\"mxc://e\">",
        "<ul><li>a<li data-mx-spoiler>secret</ul>", "<table><tr><td>a<td data-mx-spoiler>secret</table>",
        "<details><summary data-mx-spoiler>secret</summary>a</details>",
        String(repeating: "<b>", count: 120) + "<span data-mx-spoiler>secret</span>",
      ] {
        expectCovered("\(before)start \(alone)\(after) end")
      }
    }
  }

  private func expectCovered(_ html: String) {
    let message = matrix(html)[0]
    #expect(!message.plainText.contains("secret"), "\(html)")
    // A message without blocks has the covered words in its text, and spans that cover them.
    let hasCover = message.spans.contains { $0.emphases.contains(.spoiler) }
    #expect(!message.blocks.isEmpty || hasCover, "\(html)")
    #expect(message.blocks.isEmpty || !message.text.contains("secret"), "\(html): \(message.text)")
    #expect(message.plainText.contains("start"), "\(html)")
    #expect(message.plainText.contains("▒▒▒") || html.contains("<img"), "\(html)")
    let covered =
      message.attachments.map { $0 }
      + message.blocks.compactMap { block -> MessageAttachment? in
        if case .attachment(let attachment) = block.content, !block.isCovered {
          attachment.value
        } else {
          nil
        }
      }
    #expect(covered.isEmpty, "\(html)")
    #expect(
      html.contains(String(repeating: "<b>", count: 120)) || message.plainText.contains("end"), "\(html)")
  }

  /// A quote over several lines, and a reply that repeats words, are covered where the words are.
  @Test func onlyTheWordsOfASpoilerAreCovered() {
    for (text, plain) in [
      ("> x ||a\n> b|| c\nd", "x ▒▒▒\n▒▒▒ c\nd"), ("> ||a||\n> b", "▒▒▒\nb"),
      ("> ||\n> a|| b", "▒▒▒ b"),
      ("> a\n> ||b\n>  \n> c||", "a\n▒▒▒\n \n▒▒▒"), (">>> x ||a\nb|| c", "x ▒▒▒ c"),
    ] {
      #expect(discord(text)[0].plainText == plain, "\(text)")
    }
    func quote(_ html: String) -> QuotedReply? {
      Export(
        #"[{"type":"m.room.message","event_id":"$2","sender":"@b:x","origin_server_ts":2,"content":{"msgtype":"m.text","body":"plain","format":"org.matrix.custom.html","formatted_body":\#(Self.json("<mx-reply><blockquote><a>In reply to</a> <a>@a:x</a><br>\(html)</blockquote></mx-reply>oh")),"m.relates_to":{"m.in_reply_to":{"event_id":"$1"}}}}]"#
      ).message.quote
    }
    #expect(quote("a <span data-mx-spoiler>b</span> c")?.plainText == "a ▒▒▒ c")
    #expect(quote("a<br><span data-mx-spoiler>b<span>c</span>d</span> e<br>f")?.plainText == "a\n▒▒▒ e\nf")
    #expect(quote("<span data-mx-spoiler data-mx-maths=\"x\">b</span>")?.plainText == "▒▒▒")
    #expect(quote("a 😀<b data-mx-spoiler>😀<br>b</b>c")?.plainText == "a 😀▒▒▒\n▒▒▒c")
    #expect(quote("<span data-mx-spoiler>never closed<br>b")?.plainText == "▒▒▒\n▒▒▒")
  }
}
