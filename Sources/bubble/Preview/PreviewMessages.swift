import BubbleLayout
import MessageReading

/// The messages of the file, above those that are typed.
struct PreviewMessages: Sendable {
  let all: [Message]
  /// The people that the file has beside them; nil if there is none.
  let people: People?
  /// Those who wrote them, most messages first.
  let senders: [String]
  /// What is wrong with the file; nil for nothing.
  let problem: String?
  /// How many of its messages could not be read.
  private let skipped: Int

  /// How many senders the page offers as readers.
  private static let mostSenders = 50

  init(_ messages: [Message], people: People? = nil, problem: String? = nil, skipped: Int = 0) {
    all = messages
    self.people = people
    self.problem = problem
    self.skipped = skipped
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
    var skipped = 0
    while let entry = try reader.next() {
      for found in entry.problems {
        problem = problem ?? "\(found)"
        Diagnostics.report(found.description)
      }
      if let message = entry.message { messages.append(message) } else { skipped += 1 }
    }
    return PreviewMessages(messages, people: reader.people, problem: problem, skipped: skipped)
  }

  /// The messages of the file after it was written.
  ///
  /// - Throws: The reason where it is half written, or damaged more than before: then these messages are to stay.
  func afterReading(_ file: String?) throws -> PreviewMessages {
    let read = try Self.read(file)
    if read.skipped > skipped, let problem = read.problem { throw ToolFailure.unreadable(problem) }
    if read.all.isEmpty, !all.isEmpty, let file {
      throw ToolFailure.unreadable("\(file): it has no messages")
    }
    return read
  }

  /// Who writes the typed messages that are not the reader's.
  func other(than me: String?) -> String { senders.first { $0 != me } ?? (me == "them" ? "other" : "them") }
}
