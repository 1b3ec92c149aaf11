import BubbleLayout
import MessageReading
import Testing

/// Tests the limits of one message: the excess is left out and reported, and the neighbouring messages are
/// complete.
@Suite struct MessageLimitsTests {
  private func read(
    _ text: String, suffix: String = ".jsonl", bytes: Int = 1_024
  ) throws -> (messages: [Message], problems: [String]) {
    let file = try TemporaryFile(text, suffix: suffix)
    let reader = try MessageReader(path: file.path, limits: MessageLimits(bytes: bytes))
    var (messages, problems) = ([Message](), [String]())
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
      problems += entry.problems.map { $0.description.replacing(file.path + ":", with: "") }
    }
    return (messages, problems)
  }

  private let reason = "the text is longer than 1024 bytes; the rest was left out (repaired)"
  private let partReason = "the message has more than 1024 bytes besides its text"

  @Test func aLongTextIsShortenedAndItsNeighboursAreWhole() throws {
    // Each character has three bytes, so that the limit is within a character.
    let long = String(repeating: "本", count: 900)
    let (messages, problems) = try read("{\"text\":\"a\"}\n{\"text\":\"\(long)\"}\n{\"text\":\"b\"}\n")
    #expect(messages.map(\.text) == ["a", String(repeating: "本", count: 341), "b"])
    #expect(problems == ["2: field \"text\": \(reason)"])
  }

  /// Without limits, such short texts would need gigabytes of memory.
  @Test(arguments: [
    #"{"runs":[["abcdefgh",9000000]]}"#, #"{"runs":[["",9223372036854775807],["ab",9223372036854775807]]}"#,
    #"{"runs":[["a",600],["b",600]]}"#,
  ])
  func aShortLineAsksForALongText(line: String) throws {
    let (messages, problems) = try read(line)
    #expect(messages.map(\.text.utf8.count) == [1_024])
    #expect(problems == ["1: field \"runs\": \(reason)"])
  }

  @Test(arguments: [
    (".txt", ""), (".json", "[{\"text\":\""), (".xml", "<chat><message id=\"1\"><user>a</user><text>"),
  ])
  func textsOfAllFormsAreShortened(suffix: String, head: String) throws {
    let tail = [".txt": "", ".json": "\"}]", ".xml": "</text></message></chat>"][suffix] ?? ""
    let (messages, problems) = try read(
      head + String(repeating: "x", count: 2_000) + tail, suffix: suffix)
    #expect(messages.map(\.text.utf8.count) == [1_024])
    #expect(problems.count == 1 && problems.allSatisfy { $0.hasSuffix(reason) }, "\(problems)")
  }

  @Test func manyPartsAreCut() throws {
    let reactions = (0..<100).map { #"{"symbol":"+\#($0)","count":1}"# }.joined(separator: ",")
    let (messages, problems) = try read(#"{"text":"a","reactions":[\#(reactions)]}"#)
    #expect(messages.count == 1 && (3..<20).contains(messages[0].reactions.count))
    let left = 100 - messages[0].reactions.count
    #expect(problems == ["1: field \"reactions\": \(partReason); \(left) elements were left out (repaired)"])
  }

  @Test func aPartThatIsTooLongIsLeftOut() throws {
    let long = String(repeating: "x", count: 1_100)
    let (messages, problems) = try read(
      #"{"text":"a","sender":"\#(long)","quote":{"text":"\#(long)"},"samples":1,"reactions":[]}"#)
    #expect(messages.map(\.sender) == [nil] && messages.map(\.quote) == [nil])
    #expect(
      problems == [
        "1: field \"sender\": \(partReason); \"sender\" was left out (repaired)",
        "1: field \"quote\": \(partReason); \"quote\" was left out (repaired)",
      ])
  }

  /// A list that is too long is skipped without being read.
  @Test func aListThatIsTooLongIsPassedOver() throws {
    let numbers = Array(repeating: "1", count: 5_000).joined(separator: ",")
    let (messages, problems) = try read(
      #"{"text":"a","attachments":[{"type":"voice","duration":1,"samples":[\#(numbers)]}],"utf16":[\#(numbers)]}"#
    )
    #expect(messages.map(\.text) == ["a"])
    #expect(
      problems == [
        "1: field \"attachments\": \(partReason); 1 element was left out (repaired)",
        "1: field \"utf16\": \(partReason); \"utf16\" was left out (repaired)",
      ])
  }

  @Test func limitsAreHeldWithinTheirRange() {
    #expect(MessageLimits(bytes: 0).bytes == MessageLimits.range.lowerBound)
    #expect(MessageLimits(bytes: .max).bytes == MessageLimits.range.upperBound)
    #expect(MessageLimits.standard.bytes == 2 << 20)
  }
}
