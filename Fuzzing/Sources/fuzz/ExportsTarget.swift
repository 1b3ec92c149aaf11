import FuzzParts
import BubbleLayout
import Foundation
import MessageReading

/// Reads exports of other programs: a file of one program, or a folder of Slack.
enum ExportsTarget {
  /// Reads the export as other messages are read, and checks that each of its messages can be written and read.
  static func run(_ bytes: [UInt8], as format: InputFormat) {
    MessagesTarget.run(bytes, as: format)
    guard let reader = try? MessageReader(bytes: bytes, format: format) else { return }
    check(reader)
  }

  /// The bytes are files, with NUL between them: `users.json` first, then one for each day. The number of
  /// bytes says whether the people are in the folder or beside it.
  static func runFolder(_ bytes: [UInt8]) {
    let folder = MemoryFolder()
    defer { folder.remove() }
    let parts = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
    folder.write(Array(parts[0]), to: bytes.count % 2 == 0 ? "users.json" : "channel/users.json")
    for (day, part) in parts.dropFirst().enumerated() {
      folder.write(Array(part), to: "channel/2026-01-0\(day + 1).json")
    }
    do {
      check(try MessageReader(path: folder.path + "/channel", format: bytes.count % 4 < 2 ? .slack : .auto))
    } catch {
      expect(!"\(error)".isEmpty, "a refusal without words")
    }
  }

  private static func check(_ reader: MessageReader) {
    var messages: [Message] = []
    while let entry = try? reader.next() {
      for problem in entry.problems { expect(!problem.description.isEmpty, "a problem without words") }
      expect(entry.message != nil || !entry.problems.isEmpty, "nothing was read, and nothing was reported")
      if let message = entry.message, messages.count < 40 { messages.append(message) }
    }
    for message in messages where message.text.utf8.count < 20_000 {
      let again: Message?
      do {
        again = try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message))
      } catch {
        found("a message cannot be written and read", "\(error)")
      }
      expect(again == message, "a message that was written is read as another", "\(message.id)")
    }
    let cells = FuzzEngine.shared.rows(for: messages.prefix(8), style: .merged, width: 240).compactMap(\.cell)
    expect(cells.count >= min(8, messages.count), "messages were lost")
  }
}
