import BubbleLayout
import MessageReading
import Testing

/// Tests messages that are read from memory.
@Suite struct MemoryReaderTests {
  private func read(_ text: String) throws -> (messages: [Message], problems: [String]) {
    let reader = try MessageReader(bytes: Array(text.utf8))
    var (messages, problems): ([Message], [String]) = ([], [])
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
      problems += entry.problems.map(\.description)
    }
    return (messages, problems)
  }

  @Test(
    arguments: [
      "{\"id\":1,\"text\":\"a\"}\n{\"id\":2,\"text\":\"b\"}",
      "[{\"id\":1,\"text\":\"a\"},{\"id\":2,\"text\":\"b\"}]",
      "{\"messages\":[{\"id\":1,\"text\":\"a\"},{\"id\":2,\"text\":\"b\"}]}",
    ])
  func everyFormIsReadByItsBeginning(text: String) throws {
    let found = try read(text)
    #expect(found.messages.map(\.text) == ["a", "b"] && found.messages.map(\.id) == [1, 2])
    #expect(found.problems.isEmpty)
  }

  @Test func problemsNameTheLine() throws {
    let found = try read("{\"id\":1,\"text\":\"a\"}\n{\"id\":2}\n")
    #expect(found.messages.count == 1)
    #expect(found.problems.first?.hasPrefix("messages:2: field \"text\"") == true)
  }

  @Test func nothingIsNoMessages() throws {
    #expect(try read("").messages.isEmpty)
  }
}
