import BubbleLayout
import Foundation
import MessageReading
import Testing

/// Tests which inputs are recognised as exports, and which are not.
@Suite struct ExportFormatTests {
  @Test(arguments: [
    (#"{"name":"A","type":"personal_chat","id":1,"messages":[]}"#, InputFormat.telegram),
    (#"{"message_id":1,"chat":{"id":1},"date":5,"text":"a"}"#, .telegram),
    ("12/31/20, 11:59 PM - Ann: Hi\n", .whatsapp), ("[31.12.20, 23:59:59] Ann: Hi", .whatsapp),
    (#"[{"type":"message","ts":"1706689800.000100","text":"a"}]"#, .slack),
    (#"{"guild":{"id":"1"},"channel":{},"messages":[]}"#, .discord),
    (#"{"conversationId":"c","sent_at":1,"type":"incoming"}"#, .signal),
    (#"{"room_name":"R","export_date":"x","messages":[]}"#, .matrix),
    (#"{"type":"m.room.message","event_id":"$1","sender":"@a","origin_server_ts":1,"content":{}}"#, .matrix),
  ]) func exportsBearMarks(text: String, format: InputFormat) throws {
    #expect(Export(text).format == format)
    for suffix in [".json", ".jsonl", ".txt", "", ".log"] {
      let file = try TemporaryFile(text, suffix: suffix)
      #expect(try MessageReader(path: file.path).format == format)
    }
    // If the format is given, it is not detected.
    #expect(Export(text, as: .text).format == .text)
  }

  @Test(arguments: [
    (#"{"id":1,"type":"message","sender":"a","text":"b"}"#, InputFormat.jsonl), ("[]", .json),
    ("[{}]", .json),
    (#"{"messages":[{"id":1,"text":"a","timestamp":5}]}"#, .json), (#"{"id":1,"date":5,"text":"a"}"#, .jsonl),
    (#"{"name":"A","type":"group","id":1,"messages":[]}"#, .jsonl), (#"{"records":[]}"#, .records),
    (#"{"message_id":"1","date":5,"chat":"x","text":"a"}"#, .jsonl),
    (#"[{"ts":"5","type":"message","text":"a"}]"#, .json),
    ("31 December 2020, 23:59 - Ann: Hi", .text), ("<ann> 1/2/20", .text), ("1.2.3", .text), ("", .text),
    (#"{"event_id":"x","type":"m.room.message","text":"a"}"#, .jsonl),
  ]) func otherInputsStayWhatTheyWere(text: String, format: InputFormat) {
    #expect(Export(text).format == format)
  }

  @Test func aSmallPieceOfADocumentIsEnough() throws {
    // Telegram writes files with line ends, and `messages` may be far from the beginning.
    let chats = String(repeating: " ", count: 3_000)
    let text =
      "{\n \"name\": \"A\",\n \"type\": \"saved_messages\",\n \"id\": 1,\(chats)\n \"messages\": [{\"id\":1,\"type\":\"message\",\"from\":\"A\",\"text\":\""
      + String(repeating: "x", count: 100_000) + "\"}]}"
    let file = try TemporaryFile(text, suffix: ".json")
    let export = Export(path: file.path)
    #expect(export.format == .telegram && export.message.text.count == 100_000)
  }
}
