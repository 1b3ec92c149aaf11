import BubbleLayout
import MessageReading

/// The messages of the file. Messages typed on the page are shown below them.
struct PreviewMessages: Sendable {
  let all: [Message]
  /// The people in the file; nil if it has none.
  let people: People?
  /// The senders of the messages, those with most messages first.
  let senders: [String]
  /// The problem of the file; nil for none.
  let problem: String?
  /// How many messages of the file could not be read.
  private let skipped: Int

  /// The maximum number of senders that the page offers as readers.
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

  /// Reads the messages of a file; nil gives no messages.
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

  /// Reads the file again after a change.
  ///
  /// - Throws: The reason if the file is incomplete, or more damaged than before; then the present messages
  ///   should be kept.
  func afterReading(_ file: String?) throws -> PreviewMessages {
    let read = try Self.read(file)
    if read.skipped > skipped, let problem = read.problem { throw ToolFailure.unreadable(problem) }
    if read.all.isEmpty, !all.isEmpty, let file {
      throw ToolFailure.unreadable("\(file): it has no messages")
    }
    return read
  }

  /// Returns the sender of typed messages that are not the reader's.
  func other(than me: String?) -> String { senders.first { $0 != me } ?? (me == "them" ? "other" : "them") }
}
