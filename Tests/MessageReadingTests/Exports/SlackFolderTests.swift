import BubbleLayout
import Foundation
import MessageReading
import Testing

/// Tests what the files beside a channel of Slack say, and the content that the channel's messages have since 2026.
@Suite struct SlackFolderTests {
  /// Makes an export with one channel, and reads the channel.
  private func read(_ messages: [String], beside files: [String: String] = [:]) throws -> Export {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("general")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      try Data(text.utf8).write(to: root.appendingPathComponent(name))
    }
    try Data("[\(messages.joined(separator: ","))]".utf8)
      .write(to: folder.appendingPathComponent("2024-01-31.json"))
    return Export(path: folder.path)
  }

  private func message(_ fields: String, second: Int = 0) -> String {
    #"{"type":"message","user":"U1","ts":"\#(1_706_689_800 + second).000100",\#(fields)}"#
  }

  private static let users = [
    "users.json": #"[{"id":"U1","name":"a","profile":{"display_name":"Ann"}},{"id":"U2","name":"ben"}]"#
  ]

  private func one(_ fields: String) throws -> Message {
    let export = try read([message(fields)], beside: Self.users)
    #expect(export.problems == [])
    return export.message
  }

  @Test(arguments: ["channels.json", "groups.json", "mpims.json"]) func channelsHaveNames(file: String) throws
  {
    let export = try read(
      [
        message(
          #""text":"x","blocks":[{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"channel","channel_id":"C1"}]}]}]"#
        ), message(#""text":"<#C1> <#C2> <#C1|own>""#, second: 1),
      ], beside: [file: #"[{"id":"C1","name":"tea"}]"#])
    #expect(export.messages.map(\.text) == ["#tea", "#tea #C2 #own"])
  }

  @Test func botsHaveNames() throws {
    let added = message(
      #""text":"added an integration to this channel: <https://x.slack.com/services/B1|github>","subtype":"bot_add","bot_id":"B1""#
    )
    let said =
      #"{"type":"message","subtype":"bot_message","text":"a","bot_id":"B1","ts":"1706689810.000100"}"#
    #expect(try read([added, said], beside: Self.users).messages.last?.sender == "github")
    let logs = #"[{"date":"1706689800","change_type":"added","service_id":"5","service_type":"GitHub"}]"#
    #expect(
      try read([added, said], beside: ["integration_logs.json": logs]).messages.last?.sender == "GitHub")
    #expect(try read([said]).message.sender == "B1")
    #expect(
      try read([said], beside: ["integration_logs.json": #"[{"service_id":"B1","service_type":"Bot"}]"#])
        .message.sender == "Bot")
    #expect(
      try read([#"{"type":"message","user":"USLACKBOT","text":"a","ts":"1706689810.000100"}"#]).message.sender
        == "Slackbot")
  }

  @Test(arguments: [
    (#""subtype":"channel_topic","text":"set the channel topic: t""#, "Ann set the channel topic: t"),
    (#""subtype":"channel_join","text":"<@U1> has joined the channel""#, "@Ann has joined the channel"),
    (#""subtype":"reminder_add","text":"Reminder: tea.""#, "Ann: Reminder: tea."),
    (#""subtype":"channel_archive","text":"""#, "Ann: channel archive"),
  ]) func noticesNameWhoActed(fields: String, words: String) throws {
    let notice = try one(fields)
    #expect(notice.kind == .notice && notice.sender == nil && notice.text == words)
  }

  @Test func pinsAndThreads() throws {
    #expect(try one(#""text":"a","pinned_to":["C1"]"#).isPinned)
    #expect(try !one(#""text":"a","pinned_to":[]"#).isPinned)
    let root = try one(
      #""text":"a","thread_ts":"1706689800.000100","reply_count":2,"reply_users":["U2","U9"],"latest_reply":"1706689900.000100""#
    )
    #expect(
      root.thread
        == ThreadSummary(
          replyCount: 2, lastReply: Timestamp(milliseconds: 1_706_689_900_000), people: ["ben", "U9"]))
    let reply = try one(
      #""text":"b","thread_ts":"1.000100","subtype":"thread_broadcast","root":{"text":"r &amp; s","user":"U2","ts":"1.000100"}"#
    )
    #expect(reply.quote == QuotedReply(sender: "ben", text: "r & s"))
  }

  @Test func huddlesAndCallsAreCalls() throws {
    let huddle = try one(
      #""text":"","subtype":"huddle_thread","room":{"id":"R1","created_by":"U2","date_start":10,"date_end":70,"participant_history":["U1","U2"],"has_ended":true}"#
    )
    #expect(huddle.sender == "ben" && huddle.text == "Huddle with Ann, ben")
    #expect(huddle.attachments == [.call(CallAttachment(duration: 60))])
    let block = try one(
      #""text":"","blocks":[{"type":"call","call_id":"R2","call":{"v1":{"name":"Standup","was_missed":true}}}]"#
    )
    #expect(
      block.blocks == [
        .paragraph("Standup"), .attachment(AttachmentBlock(.call(CallAttachment(isMissed: true)))),
      ])
    #expect(
      try one(
        #""text":"","blocks":[{"type":"input","label":{"type":"plain_text","text":"Name"},"element":{"type":"plain_text_input"}}]"#
      ).text == "Name")
  }

  @Test func attachmentsKeepTheirAuthorFieldsAndFooter() throws {
    let page = try one(
      #""text":"","attachments":[{"title":"T","title_link":"https://x.org","text":"s","fields":[{"title":"A","value":"1","short":true}],"footer":"foot"}]"#
    )
    #expect(page.attachments == [.link(LinkPreview(address: "https://x.org", title: "T", summary: "s"))])
    #expect(
      page.blocks == [
        .quote(
          QuoteBlock([
            .paragraph("A", spans: [TextSpan(0..<1, .bold)]), .paragraph("1"), .paragraph("foot"),
          ]))
      ])
    let shared = try one(
      #""text":"","attachments":[{"is_share":true,"author_name":"Ben","text":"orig","from_url":"https://x"}]"#
    )
    #expect(shared.attachments.isEmpty)
    #expect(
      shared.blocks == [
        .quote(
          QuoteBlock([
            .paragraph("Ben", spans: [TextSpan(0..<3, .bold, to: "https://x")]), .paragraph("orig"),
          ]))
      ])
  }

  @Test func theOneFileOfOldExportsIsShown() throws {
    let file = try one(
      #""text":"","subtype":"file_share","file":{"name":"a.pdf","size":3,"url_private":"https://f"}"#)
    #expect(file.attachments == [.file("a.pdf", 3, at: "https://f")])
  }
}
