import BubbleLayout
import Foundation
import MessageReading
import TestSupport
import Testing

/// Tests damaged and hostile exports.
@Suite struct HostileExportTests {
  @Test(arguments: ExportSamples.all.indices) func samplesAreReadWithoutProblems(index: Int) {
    let (format, text) = ExportSamples.all[index]
    let export = Export(text)
    #expect(export.format == format && export.messages.count >= 2)
    // Only the sample of the Bot API has a problem: one block is missing.
    #expect(export.problems.count == (text == ExportSamples.bot ? 1 : 0), "\(export.problems)")
  }

  /// A value that is nested 100,000 deep loses only its message.
  @Test(arguments: ExportSamples.documents.indices) func deepValuesCostOneMessage(index: Int) {
    let (format, text) = ExportSamples.documents[index]
    let whole = Export(text, as: format)
    for deep in [
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      String(repeating: #"{"text":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000),
    ] {
      let place = text.lastIndex(of: "]") ?? text.endIndex
      let export = Export(
        String(text[..<place]) + #",{"id":9,"type":"message","text":\#(deep),"blocks":\#(deep)}"#
          + String(text[place...]),
        as: format)
      #expect(export.messages == whole.messages)
      #expect(export.problems.count == whole.problems.count + 1)
      #expect(export.problems.contains { $0.contains("it is nested more than 128 levels deep (skipped)") })
    }
  }

  /// The messages before the end of a truncated file are read, and then the end is reported.
  @Test(arguments: ExportSamples.documents.indices) func truncatedDocumentsAreReadUpToTheirEnd(index: Int) {
    let (format, text) = ExportSamples.documents[index]
    let whole = Export(text, as: format)
    let bytes = Array(text.utf8)
    for end in stride(from: 2, to: bytes.count - 2, by: 37) {
      let export = Export(bytes[..<end], as: format)
      #expect(export.messages.count <= whole.messages.count)
      // The beginning of a document without a line end may also be a line of JSON Lines, which gives another
      // error.
      let last = export.problems.last ?? ""
      let isTold =
        last.hasSuffix(", but the text ends") || last.hasSuffix("it ends within a value")
        || last.contains("not JSON at byte")
      #expect(isTold, "\(export.problems)")
    }
    let last = Export(bytes[..<(bytes.count - 1)], as: format)
    #expect(last.messages.count == whole.messages.count)
  }

  @Test(arguments: ["\"\\ud800\"", "\"a\\udc00b\""]) func loneSurrogatesAreReplaced(text: String) {
    let telegram = Export(
      #"{"name":"A","type":"personal_chat","id":1,"messages":[{"id":1,"type":"message","from":"A","text":\#(text)}]}"#
    )
    #expect(telegram.message.text.contains("\u{FFFD}"))
    #expect(
      telegram.problems == ["x:1: field \"messages[0]\": a lone surrogate was replaced by U+FFFD (repaired)"])
    // These entities cut a character in half. They have the whole character.
    let bot = Export(
      #"{"message_id":1,"chat":{"id":1},"date":5,"text":"😀😀","entities":[{"type":"pre","offset":1,"length":2},{"type":"bold","offset":3,"length":1}]}"#
    )
    #expect(bot.message.blocks.count == 1 && bot.message.text == "😀😀")
  }

  /// A message with such an object could be shown, but not be written and read again.
  @Test(arguments: [
    #"[{"type":"message","ts":"1706689800.000100","text":"a <@> <@|bo>"}]"#,
    #"[{"type":"message","ts":"1706689800.000100","text":"a","blocks":[{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"a "},{"type":"user"},{"type":"emoji"}]}]}]}]"#,
    #"{"guild":{},"channel":{},"messages":[{"id":"1","content":"a <@> <@!>"}]}"#,
    #"{"message_id":1,"chat":{"id":1},"date":5,"text":"a bo","entities":[{"type":"text_mention","offset":2,"length":2,"user":{"id":""}},{"type":"custom_emoji","offset":2,"length":2,"custom_emoji_id":""}]}"#,
    #"{"update_id":2,"message":{"message_id":2,"date":1,"chat":{"id":1},"rich_message":{"blocks":[{"type":"paragraph","text":["a ",{"type":"custom_emoji","alternative_text":"e"}]}]}}}"#,
    #"{"messages":[{"type":"m.room.message","event_id":"$1","sender":"@a","origin_server_ts":2,"content":{"msgtype":"m.text","body":"a","format":"org.matrix.custom.html","formatted_body":"a <img data-mx-emoticon alt=e> <a href='https://matrix.to/#/@'>b</a>"}}]}"#,
  ])
  func objectsWithoutAnIDAreText(text: String) {
    let export = Export(text)
    #expect(export.messages.count == 1 && export.message.text.hasPrefix("a"), "\(export.problems)")
    #expect(Export(export.message.jsonValue.line, as: .jsonl).messages == export.messages)
  }

  /// Tests the maximum number of entities, all overlapping.
  @Test func entitiesThatOverlapTakeLittleTime() {
    for type in ["bold", "blockquote", "pre", "text_link"] {
      let growth = timeGrowth(to: 20_000) { count in
        let text = String(repeating: "ab", count: count)
        let entities = (0..<count).map { #"{"type":"\#(type)","offset":\#($0),"length":\#(count - $0 / 2)}"# }
        let quotes = (0..<count / 2).map { #"{"type":"blockquote","offset":\#($0 * 4),"length":3}"# }
        let export = Export(
          #"{"message_id":1,"chat":{"id":1},"date":5,"text":"\#(text)","entities":[\#((entities + quotes).joined(separator: ","))]}"#
        )
        #expect(export.messages.count == 1)
      }
      #expect(growth < 40, "\(type)")
    }
  }

  @Test(arguments: [
    "*", "_*", "<", "<@", "[", "[a](", "`", "``", "```", ":", "||", "**", "> ", "- ", "\\", "***", "*a ",
  ])
  func markupThatIsNotClosedTakesLittleTime(sign: String) throws {
    let growth = try timeGrowth(to: 100_000) { count in
      let text = String(repeating: sign, count: count)
      let words = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      for export in [
        Export("1/2/20, 10:00 - Ann: " + text, as: .whatsapp),
        Export(#"[{"type":"message","ts":"1706689800.000100","text":\#(words)}]"#),
        Export(#"{"guild":{},"channel":{},"messages":[{"id":"1","content":\#(words)}]}"#),
      ] {
        #expect(export.messages.count == 1)
      }
    }
    #expect(growth < 40)
  }

  /// What is embedded in a message is added to it at once. Adding one after the other would copy the message
  /// for each.
  @Test(arguments: [
    (
      #"{"guild":{},"channel":{},"messages":[{"id":"1","content":"a","embeds":[…]}]}"#,
      #"{"title":"t","description":"d"}"#
    ),
    (
      #"[{"type":"message","ts":"1706689800.000100","text":"a","attachments":[…]}]"#,
      #"{"title":"t","text":"x"}"#
    ),
  ])
  func manyEmbedsTakeLinearTime(export: String, embed: String) {
    let growth = timeGrowth(to: 5_000) { count in
      let list = repeatElement(embed, count: count).joined(separator: ",")
      #expect(Export(export.replacing("…", with: list)).message.blocks.count >= count)
    }
    #expect(growth < 40)
  }

  @Test func aTextThatIsTooLongIsShortened() {
    let export = Export(
      #"{"name":"A","type":"personal_chat","id":1,"messages":[{"id":1,"type":"message","from":"A","text":"\#(String(repeating: "x", count: 3 << 20))"},{"id":2,"type":"message","from":"A","text":"b"}]}"#
    )
    #expect(export.messages.map(\.text.utf8.count) == [2 << 20, 1])
    #expect(export.problems.first?.contains("the text is longer than 2097152 bytes") == true)
  }

  // MARK: Mutations

  /// Whatever replaces a value, reading does not trap, and the messages can be written and read again.
  @Test(arguments: ExportSamples.documents.indices) func mutatedValuesNeverTrap(index: Int) throws {
    let (format, text) = ExportSamples.documents[index]
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8))
    var random = Mutation(seed: UInt64(index + 1))
    for _ in 0..<400 {
      var value = whole
      for _ in 0...random.next(3) { value = random.mutated(value) }
      let bytes = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      let export = Export(bytes, as: format)
      for message in export.messages {
        #expect(message.shortened(to: .standard) == nil)
        let again = Export(message.jsonValue.line, as: .jsonl)
        #expect(again.messages == [message], "\(message.jsonValue.line)")
      }
    }
  }

  @Test(arguments: ExportSamples.all.indices) func mutatedBytesNeverTrap(index: Int) {
    let (format, text) = ExportSamples.all[index]
    var random = Mutation(seed: UInt64(index + 100))
    let interesting = Array("{}[]\",:\\<>*_`|~-#\n 0x\u{0}\u{FF}".utf8) + [0x80, 0xED, 0xF0]
    for _ in 0..<400 {
      var bytes = Array(text.utf8)
      for _ in 0...random.next(6) {
        let place = random.next(bytes.count)
        switch random.next(3) {
        case 0: bytes[place] = interesting[random.next(interesting.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(interesting[random.next(interesting.count)], at: place)
        }
      }
      let export = Export(bytes, as: format)
      #expect(export.messages.count + export.problems.count > 0)
    }
  }
}

/// Replaces values of JSON at random. The same seed gives the same replacements.
private struct Mutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(count, 1)))
  }

  mutating func mutated(_ value: Any) -> Any {
    if var members = value as? [String: Any], !members.isEmpty, next(12) > 0 {
      let names = members.keys.sorted()
      let name = names[next(names.count)]
      if next(10) == 0 {
        members[name] = nil
      } else if let member = members[name] {
        members[name] = mutated(member)
      }
      return members
    }
    if var elements = value as? [Any], !elements.isEmpty, next(12) > 0 {
      let place = next(elements.count)
      if next(10) == 0 {
        elements.append(elements[place])
      } else {
        elements[place] = mutated(elements[place])
      }
      return elements
    }
    let others: [Any] = [
      NSNull(), true, -1, 0, 1, 1e300, Int.max, Int.min, 0.5, "", "x", "-5", "99999999999999999999", "\u{0}",
      "🙂", [Any](),
      [String: Any](), [1, "a", NSNull()] as [Any], ["text": "a", "type": "bold"],
      [["type": "pre", "text": "b"]], "../../x",
      "<b><ul><li>", "1706689800.000100", "$1", "blockquote", "rich_text", "m.replace",
    ]
    return others[next(others.count)]
  }
}
