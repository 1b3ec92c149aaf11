import BubbleLayout
import MessageReading

/// The messages of the file, above those that are typed.
struct PreviewMessages: Sendable {
  let all: [Message]
  /// Those who wrote them, most messages first.
  let senders: [String]
  /// What is wrong with the file; nil for nothing.
  var problem: String?

  /// How many senders the page offers as readers.
  private static let mostSenders = 50

  init(_ messages: [Message], problem: String? = nil) {
    all = messages
    self.problem = problem
    var counts: [String: Int] = [:]
    for message in messages { if let sender = message.sender { counts[sender, default: 0] += 1 } }
    senders = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostSenders).map(\.key)
  }

  /// Reads a file; nil for no messages.
  ///
  /// - Throws: `ReadingError` for a file that cannot be read.
  static func read(_ file: String?) throws -> PreviewMessages {
    guard let file else { return PreviewMessages([]) }
    let reader = try MessageReader(path: file)
    var messages: [Message] = []
    var problem: String?
    while let entry = try reader.next() {
      for found in entry.problems {
        problem = problem ?? "\(found)"
        Diagnostics.report(found.description)
      }
      if let message = entry.message { messages.append(message) }
    }
    return PreviewMessages(messages, problem: problem)
  }

  /// Who writes the typed messages that are not the reader's.
  func other(than me: String?) -> String { senders.first { $0 != me } ?? (me == "them" ? "other" : "them") }
}
