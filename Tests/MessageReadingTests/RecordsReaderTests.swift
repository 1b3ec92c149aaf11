import BubbleLayout
import MessageReading
import Testing

@Suite struct RecordsReaderTests {
  private static func read(_ text: String) throws -> (texts: [String], problems: [String]) {
    let entries = try RecordsReader(Array(text.utf8), file: "r.json").entries
    return (entries.compactMap(\.message?.text), entries.flatMap(\.problems).map(\.description))
  }

  private static func record(_ content: String, _ time: String, name: String = "ann") -> String {
    "{\"fields\":{\"name\":\"\(name)\",\"content\":\"\(content)\",\"sendTimeString\":\"\(time)\"}}"
  }

  private static func failure(_ text: String) -> String? {
    do throws(ReadingError) {
      _ = try RecordsReader(Array(text.utf8), file: "r.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("input: records `{fields:{name, content, sendTimeString}}` inside `{records:[…]}`")
  func readsTheFields() throws {
    let text = """
      \u{FEFF}{"n":[{"records":1}],"records":[
        {"recordName":"x","fields":{"name":"ann","content":"Hi \\u00e9","sendTimeString":"2023-04-05T06:07:08.009Z","x":{}}}
      ]}
      """
    let entries = try RecordsReader(Array(text.utf8), file: "r.json").entries
    let message = Message(
      id: 1, sender: "ann", timestamp: Timestamp(milliseconds: 1_680_674_828_009), text: "Hi é")
    #expect(entries.map(\.message) == [message])
    #expect(entries.map(\.line) == [2] && entries[0].problems == [])
    #expect(try Self.read("{\"records\":[]}").texts == [])
  }

  @Test(
    "order: sorted by send time, ISO-8601 with milliseconds `yyyy-MM-dd'T'HH:mm:ss.SSS'Z'`; equal times keep input order"
  )
  func sortsByTimeAndKeepsTheOrderOfEqualTimes() throws {
    let times = ["05.000", "03.001", "05.000", "03.000", "05.000", "03.001"]
    let records = zip("abcdef", times).map { Self.record(String($0), "2023-04-05T06:07:\($1)Z") }
    let result = try Self.read("{\"records\":[\(records.joined(separator: ","))]}")
    #expect(result.texts == ["d", "b", "f", "a", "c", "e"])
    let many = (0..<300).map { Self.record(String($0), "2023-04-05T06:07:0\($0 % 2).000Z") }
    let sorted = try Self.read("{\"records\":[\(many.joined(separator: ","))]}").texts.compactMap { Int($0) }
    #expect(sorted == Array(stride(from: 0, to: 300, by: 2)) + Array(stride(from: 1, to: 300, by: 2)))
  }

  @Test(arguments: [
    ("5", "records[1]: a record is an object, not an integer", ""),
    ("{}", "records[1].fields: it is missing", ""),
    ("{\"fields\":[]}", "records[1].fields: an object was expected, not an array", ""),
    (
      "{\"fields\":{\"content\":\"x\",\"sendTimeString\":\"2023-01-01T00:00:00.000Z\"}}",
      "records[1].fields.name: it is missing", ""
    ),
    (
      "{\"fields\":{\"name\":\"a\",\"content\":\"x\"}}", "records[1].fields.sendTimeString: it is missing", ""
    ),
    (
      "{\"fields\":{\"name\":\"a\",\"sendTimeString\":\"2023-01-01T00:00:00.000Z\"}}",
      "records[1].fields.content: it is missing", ""
    ),
    ("{\"fields\":{\"name\":7}}", "records[1].fields.name: a string was expected, not an integer", ""),
    (
      "{\"fields\":{\"name\":\"a\",\"content\":null}}",
      "records[1].fields.content: a string was expected, not null", ""
    ),
  ])
  func namesWhatIsWrong(record: String, expected: String, _: String) throws {
    let good = Self.record("ok", "2023-04-05T06:07:08.009Z")
    let result = try Self.read("{\"records\":[\(good),\n\(record),\n\(good)]}")
    #expect(result.texts == ["ok", "ok"])
    let parts = expected.split(separator: ": ", maxSplits: 1)
    #expect(result.problems == ["r.json:2: field \"\(parts[0])\": \(parts[1]) (skipped)"])
  }

  @Test(arguments: ["", " ", "\\n"])
  func refusesEmptyContent(content: String) throws {
    let result = try Self.read("{\"records\":[\(Self.record(content, "2023-04-05T06:07:08.009Z"))]}")
    #expect(result.problems == ["r.json:1: field \"records[0].fields.content\": it is empty (skipped)"])
    #expect(result.texts == [])
  }

  @Test(arguments: ["", "yesterday", "2023-13-01T00:00:00.000Z", "2023-01-01T00:00:00.000+"])
  func refusesTimesThatAreNone(time: String) throws {
    let result = try Self.read("{\"records\":[\(Self.record("x", time))]}")
    #expect(result.texts == [])
    #expect(result.problems.count == 1)
    #expect(result.problems[0].hasPrefix("r.json:1: field \"records[0].fields.sendTimeString\": "))
  }

  @Test func repairsWhatIsNotUnicode() throws {
    let result = try Self.read("{\"records\":[\(Self.record("\\ud800", "2023-04-05T06:07:08.009Z"))]}")
    #expect(result.texts == ["\u{FFFD}"])
    #expect(result.problems.count == 1 && result.problems[0].hasSuffix("(repaired)"))
  }

  @Test(arguments: [
    ("", "r.json:1: "), ("[]", "r.json:1: "), ("{\"a\":1}", "no array \"records\""),
    ("{\"records\":{}}", "'[' was expected, not '{'"),
    ("{\"records\":[\n{]}", "r.json:2: "), ("{\"records\":[]}x", "the end of the document"),
    ("{\"records\":[{\"fields\":{\"name\":\"a", "a string is not closed"),
    (String(repeating: "[", count: 10_000), "r.json:1: "),
    ("{\"records\":" + String(repeating: "[", count: 10_000), "is nested more than 128 levels deep"),
    (
      "{\"records\":[{\"fields\":{\"x\":" + String(repeating: "{\"a\":", count: 10_000),
      "is nested more than 128 levels deep"
    ),
  ])
  func refusesOtherDocuments(text: String, reason: String) {
    let failure = Self.failure(text)
    #expect(failure?.contains(reason) == true, "\(failure ?? "no failure")")
    #expect(failure?.contains("not a JSON document of records") == true)
  }

  @Test(arguments: [(".json", InputFormat.auto), (".dat", .auto), (".jsonl", .records)])
  func files(suffix: String, format: InputFormat) throws {
    let records = [
      Self.record("b", "2023-04-05T06:07:09.000Z"), Self.record("a", "2023-04-05T06:07:08.000Z"),
    ]
    let file = try TemporaryFile("{\n\"records\":[\n\(records.joined(separator: ",\n"))]}", suffix: suffix)
    let reader = try MessageReader(path: file.path, format: format)
    #expect(reader.format == .records)
    var texts: [String] = []
    while let entry = try reader.next() { texts += [entry.message?.text ?? "?"] }
    #expect(texts == ["a", "b"])
    // A document of messages is not mistaken for records.
    let messages = try TemporaryFile("{\"messages\":[{\"text\":\"x\"}]}", suffix: ".json")
    #expect(try MessageReader(path: messages.path).format == .json)
  }
}
