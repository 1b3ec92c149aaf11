import BubbleLayout
import CBubbleLayout
import MessageReading

/// The messages that a caller passes, and the number of problems with them.
struct MessageArgument {
  private(set) var messages: [Message] = []
  /// The people in the document; nil if it has none.
  private(set) var people: People?
  private(set) var skipped = 0
  private(set) var repaired = 0
  private(set) var problem = ""
  private var seconds = 0.0

  /// - Throws: `BUBBLE_ERROR_MESSAGES` if the messages cannot be read at all.
  init(_ text: UnsafePointer<CChar>?, _ length: Int) throws(Failure) {
    let bytes = try Arguments.bytes(text, length, "messages")
    let start = ContinuousClock.now
    guard !bytes.isEmpty else { return }
    do throws(ReadingError) {
      let reader = try MessageReader(bytes: Array(bytes))
      while let entry = try reader.next() { take(entry) }
      people = reader.people
    } catch {
      throw Failure(BUBBLE_ERROR_MESSAGES, error.description, at: Failure.Place(error))
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
  }

  private mutating func take(_ entry: MessageEntry) {
    if let message = entry.message { messages.append(message) }
    guard let first = entry.problems.first else { return }
    if entry.message == nil { skipped += 1 } else { repaired += 1 }
    if problem.isEmpty { problem = first.description }
  }

  /// Writes the result of reading to the caller's structure.
  ///
  /// - Parameters:
  ///   - taken: How many of the messages were added to the transcript.
  ///   - reading: The caller's structure, which was checked before; nothing is written for NULL.
  func report(taken: Int, to reading: UnsafeMutablePointer<bubble_reading>?) {
    guard let reading else { return }
    var answer = bubble_reading()
    answer.messages = taken
    answer.skipped = skipped
    answer.repaired = repaired
    answer.duplicates = messages.count - taken
    answer.seconds_reading = seconds
    withUnsafeMutableBytes(of: &answer.problem) { CharacterField.write(problem, to: $0) }
    answer.write(to: reading)
  }

  /// Checks the caller's structure for the result of reading, which may be NULL.
  static func check(_ reading: UnsafeMutablePointer<bubble_reading>?) throws(Failure) {
    if reading != nil { try bubble_reading.check(reading, "reading") }
  }
}

extension Failure.Place {
  /// Makes the place of an error in messages.
  fileprivate init(_ error: ReadingError) {
    self.init()
    switch error {
    case .unreadable(let file, _): self.file = file
    case .malformed(let file, let line, _): (self.file, self.line) = (file, line)
    }
  }
}
