import BubbleLayout
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Tests that names in the sentences of notices, which readers write, neither reorder the words around them nor
/// disguise themselves.
@Suite struct NoticeNameTests {
  /// The names, and how they stand in an English sentence.
  private static let names = [
    ("Ann", "Ann"), ("\u{5D0}\u{5D1}\u{5D9}", "\u{2068}\u{5D0}\u{5D1}\u{5D9}\u{2069}"),
    ("Ann\u{202E} nimda", "Ann nimda"), ("A\u{2067}b\u{2069}\u{200F}", "Ab"), ("Ann\nLee ", "Ann Lee"),
    ("\u{663} \u{664}", "\u{2068}\u{663} \u{664}\u{2069}"),
    ("\u{2069}\u{5D0}!", "\u{2068}\u{5D0}!\u{2069}"),
  ]

  private static func spelt(_ name: String) -> String { name.replacing("\n", with: "\\n") }

  /// For each kind of export, notices with the name at `%`, and their sentences.
  private static let exports: [(InputFormat, String, String)] = [
    (.telegram, chat(#""action":"create_group","actor":"%","title":"%""#), "% created the group “%”"),
    (.telegram, chat(#""action":"invite_members","actor":"%","members":["%","Bo"]"#), "% invited %, Bo"),
    (.telegram, chat(#""action":"pin_message","actor":"%""#), "% pinned a message"),
    (.telegram, chat(#""action":"brew_tea","actor":"%""#), "%: brew tea"),
    (
      .telegram,
      #"{"update_id":1,"message":{"message_id":1,"date":1,"chat":{"id":1},"from":{"id":1,"first_name":"%"},"new_chat_title":"%"}}"#,
      "% changed the group’s name to “%”"
    ),
    (
      .telegram,
      #"{"update_id":1,"message":{"message_id":1,"date":1,"chat":{"id":1},"from":{"id":1,"first_name":"%"},"left_chat_member":{"id":1,"first_name":"%"}}}"#,
      "% left"
    ),
    (
      .discord,
      #"{"guild":{"id":"1","name":"g"},"channel":{"id":"2","name":"c"},"messages":[{"id":"1","type":"GuildMemberJoin","timestamp":"2024-01-31T08:30:00Z","content":"Joined the server.","author":{"id":"1","name":"%"}}],"messageCount":1}"#,
      "% joined the server."
    ),
    (
      .matrix,
      #"{"type":"m.room.member","event_id":"$1","sender":"@a:x","state_key":"@a:x","origin_server_ts":1,"content":{"membership":"join","displayname":"%"}}"#,
      "% joined"
    ),
    (
      .matrix,
      #"{"type":"m.room.topic","event_id":"$1","sender":"@a:x","state_key":"","origin_server_ts":1,"content":{"topic":"%"}}"#,
      "@a:x set the topic to “%”"
    ),
    (
      .signal, #"{"date":"2024-01-31 08:30","sender":"%","body":"Incoming call","call":true}"#,
      "%: Incoming call"
    ),
  ]

  private static func chat(_ fields: String) -> String {
    #"{"name":"c","type":"private_group","id":1,"messages":[{"id":1,"type":"service","date":"2024-01-31T08:30:00",\#(fields),"text":""}]}"#
  }

  @Test func namesAreInserted() throws {
    let engine = try TestEngines.bundled
    for (format, json, sentence) in Self.exports {
      for (name, inserted) in Self.names {
        let export = Export(json.replacing("%", with: Self.spelt(name)), as: format)
        let wanted = sentence.replacing("%", with: inserted)
        let notice = export.messages.first { $0.kind == .notice && $0.text == wanted }
        #expect(notice != nil, "\(export.messages.map(\.text)) \(export.problems)")
        guard let notice else { continue }
        // The words of the sentence decide its direction.
        let text = engine.cell(for: notice, style: .merged, width: 600).textPart
        #expect(text?.block.lines.allSatisfy { !$0.isRightToLeft } == true)
      }
    }
  }
}
