import BubbleLayout
import MessageReading

/// The messages of an input as a sequence. An error ends it and is kept until `finish()`.
final class MessageFeed: Sequence, IteratorProtocol {
  private let reader: MessageInput
  private let source: InputSource
  private var progress: ProgressDisplay
  private var failure: (any Error)?
  /// How many messages were read.
  private(set) var count = 0
  /// The time that reading took.
  private(set) var duration = Duration.zero
  /// The sender who was named as the reader; nil for nobody.
  private let me: String?
  private var hasMetMe = false
  /// Whether ids that occur again are reported.
  var reportsRepeatedIDs = false
  private var ids = RepeatedIDs()
  /// Lays the messages out, so that formulas are reported that it does not understand; nil to report none.
  var engine: LayoutEngine?

  /// - Parameters:
  ///   - output: Where the results go.
  ///   - me: The sender who was named as the reader; it is reported where no message is from them.
  init(_ source: InputSource, output: String?, me: String?) throws {
    self.source = source
    self.me = me
    reader = try source.messages()
    people = reader.people
    progress = ProgressDisplay(output: output)
  }

  /// The people that the first file has beside its messages; nil if there is none.
  let people: People?

  /// Whether the next message has to be waited for.
  var wouldWait: Bool { reader.wouldWait }

  func next() -> Message? {
    let start = ContinuousClock.now
    defer { duration += ContinuousClock.now - start }
    do {
      while let entry = try reader.next() {
        try source.report(entry.problems)
        guard let message = entry.message.map(source.completed) else { continue }
        count += 1
        if !hasMetMe, message.sender == me { hasMetMe = true }
        if reportsRepeatedIDs, ids.isRepeated(message.id) {
          Diagnostics.report("field \"id\": \(Diagnostics.quoted(message.id)) occurs more than once")
        }
        reportFormulas(of: message)
        progress.show(count)
        return message
      }
    } catch {
      failure = error
    }
    return nil
  }

  /// Says which formulas are shown as their source, or in part.
  private func reportFormulas(of message: Message) {
    for problem in engine?.formulaProblems(in: message) ?? [] {
      Diagnostics.report(
        "message \(Diagnostics.quoted(message.id)), \(Self.text(of: problem.path)): formula \(Diagnostics.quoted(problem.source)), "
          + "character \(problem.range.lowerBound + 1): \(problem.reason)")
    }
  }

  private static func text(of path: ContentPath) -> String {
    path.steps.map { step in
      switch step {
      case .name(let name): "/" + name
      case .number(let number): "/\(number)"
      }
    }.joined()
  }

  /// Call when the sequence has ended.
  ///
  /// - Throws: The error that ended it early.
  func finish() throws {
    progress.clear()
    if let failure { throw failure }
    if let me, !hasMetMe, count > 0 {
      Diagnostics.report("no message is from \(Diagnostics.quoted(me)), the sender given by --me")
    }
  }
}
