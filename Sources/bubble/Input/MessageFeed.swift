import BubbleLayout
import MessageReading

/// The messages of an input as a sequence. An error ends the sequence and is kept until `finish()`, which
/// throws it.
final class MessageFeed: Sequence, IteratorProtocol {
  private let reader: InputMessages
  private let source: InputSource
  private var progress: ProgressDisplay
  private var failure: (any Error)?
  /// How many messages were read.
  private(set) var count = 0
  /// The time that reading took so far.
  private(set) var duration = Duration.zero
  /// The sender that `--me` names as the reader; nil for nobody.
  private let me: String?
  private var hasMetMe = false
  /// Senders of messages as long as none is from `me`: the first of them.
  private var others: Set<String> = []
  /// Whether repeated ids are reported.
  var reportsRepeatedIDs = false
  private var ids = RepeatedIDs()
  /// The engine that checks formulas, so that invalid ones are reported; nil to report none.
  var engine: LayoutEngine?

  /// - Parameters:
  ///   - output: The path of the output; nil for standard output.
  ///   - me: The sender that `--me` names as the reader; if no message is from this sender, that is reported.
  init(_ source: InputSource, output: String?, me: String?) throws {
    self.source = source
    self.me = me
    reader = try source.messages()
    people = reader.people
    progress = ProgressDisplay(output: output)
  }

  /// Everybody whom messages have shown so far, after the people who are given; nil if nobody wants to know.
  var arrivals: People?

  /// The people in the first file; nil if it has none.
  let people: People?

  /// Whether the next call of `next()` would have to wait for the other end of a pipe.
  var wouldWait: Bool { reader.wouldWait }

  func next() -> Message? {
    let start = ContinuousClock.now
    defer { duration += ContinuousClock.now - start }
    do {
      while let entry = try reader.next() {
        try source.report(entry.problems)
        guard let read = entry.message else { continue }
        let message = source.completed(read)
        count += 1
        arrivals?.append(peopleOf: message)
        if me != nil, !hasMetMe { meet(message.sender) }
        if reportsRepeatedIDs, ids.isRepeated(message.id) {
          Diagnostics.report("field \"id\": \(Diagnostics.quoted(message.id)) occurs more than once")
        }
        reportMarkdown(of: message)
        reportFormulas(of: message)
        progress.show(count)
        return message
      }
    } catch {
      failure = error
    }
    return nil
  }

  private func meet(_ sender: String?) {
    if sender == me { hasMetMe = true }
    if let sender, others.count < 1_000 { others.insert(sender) }
  }

  /// Reports the limits that a text in Markdown exceeds.
  private func reportMarkdown(of message: Message) {
    for problem in message.markdownProblems {
      Diagnostics.report("message \(Diagnostics.quoted(message.id)), /text: \(problem)")
    }
  }

  /// Reports formulas that are shown as their source, completely or in part.
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

  /// Throws the error that ended the sequence, if there was one. Call it after the last message.
  ///
  /// - Throws: The error that ended it early.
  func finish() throws {
    progress.clear()
    if let failure { throw failure }
    if let me, !hasMetMe, count > 0 {
      let question = Suggestion.question(for: me, among: others.sorted())
      Diagnostics.report("no message is from \(Diagnostics.quoted(me)), the sender given by --me\(question)")
    }
  }
}
