import BubbleLayout
import MessageReading

/// The messages of an input as a sequence. An error ends it and is kept until `finish()`.
final class MessageFeed: Sequence, IteratorProtocol {
  private let reader: MessageReader
  private let input: InputOptions
  private var progress: ProgressDisplay
  private var failure: (any Error)?
  /// How many messages were read.
  private(set) var count = 0
  /// The time that reading took.
  private(set) var duration = Duration.zero

  init(_ input: InputOptions, output: String?) throws {
    self.input = input
    reader = try input.reader()
    progress = ProgressDisplay(output: output)
  }

  /// Whether the next message has to be waited for.
  var wouldWait: Bool { reader.wouldWait }

  func next() -> Message? {
    let start = ContinuousClock.now
    defer { duration += ContinuousClock.now - start }
    do {
      while let entry = try reader.next() {
        try input.report(entry.problems)
        guard let message = entry.message else { continue }
        count += 1
        progress.show(count)
        return message
      }
    } catch {
      failure = error
    }
    return nil
  }

  /// Call when the sequence has ended.
  ///
  /// - Throws: The error that ended it early.
  func finish() throws {
    progress.clear()
    if let failure { throw failure }
  }
}
