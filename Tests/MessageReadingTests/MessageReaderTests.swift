import BubbleLayout
import Foundation
import MessageReading
import Testing

@Suite struct MessageReaderTests {
  /// Reads everything, with the file's path left out of the problems.
  private func read(
    _ bytes: some Sequence<UInt8>, suffix: String = ".jsonl", format: InputFormat = .auto,
    lineLimit: Int = 1 << 20
  ) throws -> (messages: [Message], problems: [String]) {
    let file = try TemporaryFile(bytes, suffix: suffix)
    let reader = try MessageReader(path: file.path, format: format, lineLimit: lineLimit)
    var messages: [Message] = []
    var problems: [String] = []
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
      problems += entry.problems.map { $0.description.replacing(file.path + ":", with: "") }
    }
    return (messages, problems)
  }

  @Test func readsEveryField() throws {
    let line = """
      {"id":"m1","sender":"ann","timestamp":"2026-01-31T08:30:00.25+01:00","text":"Hi \\u00e9\\ud83d\\ude00",\
      "kind":"action","dir":"rtl","lang":"he","unknown":{"a":[1,{"b":null}]}}
      """
    let expected = Message(
      id: "m1", sender: "ann", timestamp: Timestamp(milliseconds: 1_769_844_600_250), text: "Hi é😀",
      kind: .action, direction: .rightToLeft, language: "he")
    let (messages, problems) = try read(line.utf8)
    #expect(messages == [expected])
    #expect(problems == [])
  }

  @Test func readsATimeInMilliseconds() throws {
    let (messages, problems) = try read(#"{"timestamp":-250,"text":"a"}"#.utf8)
    #expect(messages.map(\.timestamp) == [Timestamp(milliseconds: -250)] && problems == [])
  }

  @Test func namesMessagesByTheirLineWhereTheyBringNoName() throws {
    let (messages, _) = try read("{\"text\":\"a\"}\n\n{\"text\":\"b\",\"sender\":null}\n".utf8)
    #expect(messages == [Message(id: 1, sender: nil, text: "a"), Message(id: 3, sender: nil, text: "b")])
  }

  @Test func takesCRLFAndAByteOrderMark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("{\"text\":\"a\"}\r\n{\"text\":\"b\"}".utf8)
    #expect(try read(bytes).messages.map(\.text) == ["a", "b"])
    #expect(try read(bytes, suffix: "").messages.map(\.text) == ["a", "b"])
  }

  @Test(arguments: [
    (
      #"{"id":1.5,"text":"a"}"#,
      #"field "id": a string or a 64-bit integer was expected, not this number (skipped)"#
    ),
    (#"{"id":[],"text":"a"}"#, #"field "id": a string or an integer was expected, not an array (skipped)"#),
    (#"{"text":5}"#, #"field "text": a string was expected, not an integer (skipped)"#),
    (#"{"text":null}"#, #"field "text": a string was expected, not null (skipped)"#),
    (#"{"id":1}"#, #"field "text": it is missing (skipped)"#),
    (
      #"{"id":1,"txet":"a"}"#,
      #"field "text": it is missing; "txet" is unknown (did you mean 'text'?) (skipped)"#
    ),
    (#"{"sender":true,"text":"a"}"#, #"field "sender": a string was expected, not a boolean (skipped)"#),
    (
      #"{"timestamp":true,"text":"a"}"#,
      #"field "timestamp": a string or an integer was expected, not a boolean (skipped)"#
    ),
    (#"["text"]"#, "a message is an object, not an array (skipped)"),
    (#"{"text":"a""#, "not JSON at byte 12: ',' or '}' was expected, but the text ends (skipped)"),
    (#"{"text":"a"} x"#, "not JSON at byte 14: the end of the line was expected, not 'x' (skipped)"),
    (
      #"{"text":"a\q"}"#,
      "not JSON at byte 12: an escape such as \\n or \\u0041 was expected, not 'q' (skipped)"
    ),
    (
      "{\"text\":\"a\tb\"}",
      "not JSON at byte 11: a string contains the unescaped control character U+0009 (skipped)"
    ),
    (#"{"text":01}"#, "not JSON at byte 10: ',' or '}' was expected, not '1' (skipped)"),
  ]) func skipsABadLineAndSaysWhy(line: String, problem: String) throws {
    let (messages, problems) = try read("{\"text\":\"before\"}\n\(line)\n{\"text\":\"after\"}\n".utf8)
    #expect(messages.map(\.text) == ["before", "after"])
    #expect(problems == ["2: \(problem)"])
  }

  @Test(arguments: [
    (#""kind":"shout""#, #"field "kind": "shout" is not one of message, action, notice; it was ignored"#),
    (
      #""kind":"notise""#,
      #"field "kind": "notise" is not one of message, action, notice (did you mean 'notice'?); it was ignored"#
    ),
    (#""dir":"up""#, #"field "dir": "up" is not one of auto, ltr, rtl; it was ignored"#),
    (
      #""timestamp":-1000000000000000000"#,
      #"field "timestamp": the time is out of range; the message is kept without a time"#
    ),
    (
      #""timestamp":"2026-13-01T00:00:00Z""#,
      #"field "timestamp": the month 13 is not between 1 and 12; the message is kept without a time"#
    ),
  ]) func keepsAMessageWhoseDetailsAreNotUnderstood(member: String, problem: String) throws {
    let (messages, problems) = try read("{\"text\":\"a\",\(member)}".utf8)
    #expect(messages == [Message(id: 1, sender: nil, text: "a")])
    #expect(problems == ["1: \(problem) (repaired)"])
  }

  @Test func repairsLoneSurrogates() throws {
    let (messages, problems) = try read(#"{"text":"a\ud800b\udc00\ud83d\ud83d\ude00"}"#.utf8)
    #expect(messages.map(\.text) == ["a\u{FFFD}b\u{FFFD}\u{FFFD}😀"])
    #expect(problems == [#"1: field "text": a lone surrogate was replaced by U+FFFD (repaired)"#])
  }

  @Test func repairsBytesThatAreNotUTF8() throws {
    let bytes = Array("{\"x\":\"".utf8) + [0xFF] + Array("\",\"text\":\"a".utf8) + [0xC3] + Array("b\"}".utf8)
    let (messages, problems) = try read(bytes)
    #expect(messages.map(\.text) == ["a\u{FFFD}b"])
    #expect(problems == [#"1: field "text": bytes that are not UTF-8 were replaced by U+FFFD (repaired)"#])
  }

  @Test func survivesDeepNesting() throws {
    for depth in [127, 128, 1_000_000] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let (messages, problems) = try read(
        "{\"x\":\(nested),\"text\":\"a\"}\n{\"text\":\"b\"}".utf8, lineLimit: 1 << 22)
      #expect(messages.map(\.text) == (depth < 128 ? ["a", "b"] : ["b"]))
      #expect(problems.count == (depth < 128 ? 0 : 1))
      #expect(problems.allSatisfy { $0.contains("it is nested more than 128 levels deep") })
    }
  }

  @Test func passesOverALineThatIsTooLong() throws {
    let long = "{\"text\":\"" + String(repeating: "x", count: 3 << 20) + "\"}"
    let (messages, problems) = try read("{\"text\":\"a\"}\n\(long)\n{\"text\":\"b\"}\n\(long)".utf8)
    #expect(messages.map(\.text) == ["a", "b"])
    #expect(problems == ["2: it is longer than 1 MB (skipped)", "4: it is longer than 1 MB (skipped)"])
  }

  @Test func readsTheFormsOfHostileTexts() throws {
    let (messages, problems) = try read(
      """
      {"runs":[["ab",2],["\\u0301",3]]}
      {"utf16":[97,55357]}
      {"bytes":"78eda08079"}
      {"runs":[["abcdefgh",9000000]]}
      {"utf16":[65536]}
      {"bytes":"7"}
      {"runs":[["a",-1]]}
      """.utf8)
    #expect(
      messages.map { $0.text.utf8.count < 20 ? $0.text : "\($0.text.utf8.count)" } == [
        "abab\u{301}\u{301}\u{301}", "a\u{FFFD}", "x\u{FFFD}\u{FFFD}\u{FFFD}y", "\(2 << 20)",
      ])
    #expect(
      problems == [
        #"2: field "utf16": lone surrogates were replaced by U+FFFD (repaired)"#,
        #"3: field "bytes": bytes that are not UTF-8 were replaced by U+FFFD (repaired)"#,
        #"4: field "runs": the text is longer than 2097152 bytes; the rest was left out (repaired)"#,
        #"5: field "utf16": a UTF-16 code unit is an integer from 0 to 65535 (skipped)"#,
        #"6: field "bytes": a hexadecimal digit is missing (skipped)"#,
        #"7: field "runs": an array of [string, count] was expected (skipped)"#,
      ])
  }

  /// Repeating an empty string any number of times takes no time.
  @Test func repeatsNothingAtOnce() throws {
    let (messages, problems) = try read(#"{"runs":[["",9223372036854775807],["a",2],["",9]]}"#.utf8)
    #expect(messages.map(\.text) == ["aa"] && problems == [])
  }

  /// Leading white space is examined once, not once for each piece that is read.
  @Test func looksAtWhiteSpaceOnce() throws {
    let space = String(repeating: " \n", count: 500_000)
    let file = try TemporaryFile(space + #"{"text":"a"}"#, suffix: ".dat")
    var lines = LineReader(try ByteSource(path: file.path))
    #expect(try lines.beginning().count == space.utf8.count + 12)
    #expect(lines.searchedForBeginning <= space.utf8.count)
    #expect(lines.searchedForBeginning > space.utf8.count - 200_000)
    let (messages, _) = try read((space + #"{"text":"a"}"#).utf8)
    #expect(messages.map(\.text) == ["a"])
  }

  /// Asking for the beginning again reads no more, which a pipe may not have.
  @Test func readsTheBeginningOnce() throws {
    let file = try TemporaryFile(String(repeating: "{}\n", count: 100_000), suffix: ".dat")
    var lines = LineReader(try ByteSource(path: file.path))
    let first = try lines.beginning().count
    #expect(first < 300_000)
    #expect(try lines.beginning().count == first)
  }

  @Test(arguments: ["[\n %@\n]", "{\n\"a\":[{}], \"messages\":[\n %@\n], \"b\":2}"])
  func readsADocumentAndNamesElementAndLine(frame: String) throws {
    let elements = "{\"text\":\"a\"},\n {\"text\":7},\n 8,\n {\"id\":\"z\",\"text\":\"b\"}"
    let document = frame.replacing("%@", with: elements)
    let first = document.hasPrefix("[") ? 2 : 3
    let (messages, problems) = try read(document.utf8, suffix: ".json")
    #expect(messages == [Message(id: 1, sender: nil, text: "a"), Message(id: "z", sender: nil, text: "b")])
    #expect(
      problems == [
        "\(first + 1): field \"[1].text\": a string was expected, not an integer (skipped)",
        "\(first + 2): field \"[2]\": a message is an object, not an integer (skipped)",
      ])
  }

  @Test(arguments: [
    ("[{\"text\":\"a\"}\n{", "2: not a JSON document of messages: ',' or ']' was expected, not '{'"),
    (
      "{\n\"x\":1}",
      "2: not a JSON document of messages: the object has no array \"messages\"; if it is the export of another "
        + "program, name that with --input"
    ),
    ("", "1: not a JSON document of messages: an array of messages was expected, but the text ends"),
    ("[] x", "1: not a JSON document of messages: the end of the document was expected, not 'x'"),
  ]) func refusesABrokenDocument(document: String, reason: String) throws {
    let file = try TemporaryFile(document, suffix: ".json")
    let error = #expect(throws: ReadingError.self) {
      let reader = try MessageReader(path: file.path)
      while try reader.next() != nil {}
    }
    #expect(error?.description == "\(file.path):\(reason)")
  }

  @Test func readsPlainText() throws {
    let bytes = Array("first\r\n\n[ not JSON\n".utf8) + [0x61, 0xFF] + Array("\n".utf8)
    let (messages, problems) = try read(bytes, suffix: ".log")
    #expect(messages.map(\.text) == ["first", "[ not JSON", "a\u{FFFD}"])
    #expect(messages.map(\.id) == [1, 3, 4])
    #expect(problems == ["4: bytes that are not UTF-8 were replaced by U+FFFD (repaired)"])
  }

  @Test(arguments: [
    ("{\"text\":\"a\"}", ".x", InputFormat.jsonl), ("[]", "", .json), ("{\n\"messages\":[]}", "", .json),
    ("{\"messages\":[]}", "", .json), ("  \n [1]", "", .json), ("hello", "", .text),
    ("{\"a\"", ".txt", .text),
    ("hello", ".jsonl", .jsonl), ("[]", ".ndjson", .jsonl), ("", "", .text),
  ]) func recognisesTheForm(text: String, suffix: String, form: InputFormat) throws {
    let file = try TemporaryFile(text, suffix: suffix)
    #expect(try MessageReader(path: file.path).format == form)
  }

  @Test func saysWhichFileCannotBeRead() throws {
    let missing = #expect(throws: ReadingError.self) { try MessageReader(path: "no/such.jsonl") }
    #expect(missing?.description == "no/such.jsonl: No such file or directory")
    let folder = #expect(throws: ReadingError.self) { try MessageReader(path: "/") }
    #expect(folder?.description == "/: it is a folder, not a file")
  }
}
