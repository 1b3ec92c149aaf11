import BubbleLayout
import LayoutFormat

/// Processes messages on several threads and writes the results in the order of the messages.
///
/// A bounded number of batches is under way at any time, so memory does not grow with the input. A batch ends
/// where the next message would have to be waited for, and its results are written before waiting.
struct MessagePipeline {
  let threads: Int
  let work: @Sendable ([Message]) -> [UInt8]

  /// A batch ends at this many messages or bytes of text, whichever comes first.
  private static let messagesInBatch = 64
  private static let bytesInBatch = 1 << 16

  /// - Parameters:
  ///   - read: The next message, nil at the end.
  ///   - wouldWait: Whether `read` would have to wait for it.
  ///   - write: Takes the results.
  ///   - flush: Called before waiting, and at the end.
  func run(
    read: () throws -> Message?, wouldWait: () -> Bool, write: ([UInt8]) throws -> Void,
    flush: () throws -> Void
  ) async throws {
    var results = OrderedResults()
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      var isAtEnd = false
      while !isAtEnd {
        let batch = try nextBatch(read: read, wouldWait: wouldWait, isAtEnd: &isAtEnd)
        if !batch.isEmpty {
          let index = results.begin()
          group.addTask { [work] in (index, work(batch)) }
        }
        let allowed = isAtEnd || wouldWait() ? 0 : threads - 1
        while results.pending > allowed, let (index, bytes) = try await group.next() {
          try results.end(index, bytes, write: write)
        }
        if allowed == 0 { try flush() }
      }
    }
  }

  private func nextBatch(
    read: () throws -> Message?, wouldWait: () -> Bool, isAtEnd: inout Bool
  ) throws -> [Message] {
    var batch: [Message] = []
    var size = 0
    while batch.count < Self.messagesInBatch && size < Self.bytesInBatch {
      guard let message = try read() else {
        isAtEnd = true
        break
      }
      size += message.text.utf8.count
      batch.append(message)
      if wouldWait() { break }
    }
    return batch
  }
}

/// Puts results back into the order in which their work began.
private struct OrderedResults {
  private var begun = 0
  private var written = 0
  private var waiting: [Int: [UInt8]] = [:]

  /// How many pieces of work have begun and not yet ended.
  private(set) var pending = 0

  mutating func begin() -> Int {
    defer { begun += 1 }
    pending += 1
    return begun
  }

  /// Writes a result and all later ones that waited for it.
  mutating func end(_ index: Int, _ bytes: [UInt8], write: ([UInt8]) throws -> Void) rethrows {
    pending -= 1
    waiting[index] = bytes
    while let next = waiting.removeValue(forKey: written) {
      written += 1
      try write(next)
    }
  }
}
