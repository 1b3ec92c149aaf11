import BubbleLayout
import LayoutFormat

/// Processes messages on several threads and writes the results in the order of the messages.
///
/// The number of batches in progress is bounded, so memory does not grow with the input. If the next message
/// is not available yet, the batch ends, and its results are written before waiting. A long message is
/// processed alone, and its results are written as they are made; so at most one long message is in memory.
struct MessagePipeline {
  let threads: Int
  let work: @Sendable ([Message]) -> [UInt8]
  /// Processes a long message, and passes its results to the second argument in pieces.
  let workLong: (Message, (_ piece: [UInt8]) -> Void) -> Void

  /// The messages that a thread processes together.
  private enum Load {
    case batch([Message])
    case long(Message)
  }

  /// A batch ends at this many messages or bytes of text, whichever comes first.
  private static let messagesInBatch = 64
  private static let bytesInBatch = 1 << 16
  /// Messages with more bytes of text than this are processed alone.
  private static let longest = 1 << 16

  /// - Parameters:
  ///   - read: Returns the next message; nil at the end.
  ///   - wouldWait: Whether `read` would have to wait for the next message.
  ///   - write: Writes results to the output.
  ///   - flush: Is called before waiting, and at the end.
  func run(
    read: () throws -> Message?, wouldWait: () -> Bool, write: ([UInt8]) throws -> Void,
    flush: () throws -> Void
  ) async throws {
    var results = OrderedResults()
    var held: Message?
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      var isAtEnd = false
      while !isAtEnd {
        let load = try nextLoad(read: read, wouldWait: wouldWait, held: &held, isAtEnd: &isAtEnd)
        if case .batch(let batch) = load, !batch.isEmpty {
          let index = results.begin()
          group.addTask { [work] in (index, work(batch)) }
        }
        let waits = held == nil && wouldWait()
        var allowed = isAtEnd || waits ? 0 : threads - 1
        if case .long = load { allowed = 0 }
        while results.pending > allowed, let (index, bytes) = try await group.next() {
          try results.end(index, bytes, write: write)
        }
        if case .long(let message) = load { try process(message, write: write) }
        if isAtEnd || waits { try flush() }
      }
    }
  }

  private func process(_ message: Message, write: ([UInt8]) throws -> Void) throws {
    var failure: (any Error)?
    workLong(message) { piece in
      guard failure == nil else { return }
      do { try write(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func nextLoad(
    read: () throws -> Message?, wouldWait: () -> Bool, held: inout Message?, isAtEnd: inout Bool
  ) throws -> Load {
    var batch: [Message] = []
    var size = 0
    while batch.count < Self.messagesInBatch && size < Self.bytesInBatch {
      guard let message = try held.take() ?? read() else {
        isAtEnd = true
        break
      }
      if message.text.utf8.count > Self.longest {
        if batch.isEmpty { return .long(message) }
        held = message
        break
      }
      size += message.text.utf8.count
      batch.append(message)
      if wouldWait() { break }
    }
    return .batch(batch)
  }
}

/// Writes results in the order in which their work began, although threads finish in any order.
private struct OrderedResults {
  private var begun = 0
  private var written = 0
  private var waiting: [Int: [UInt8]] = [:]

  /// How many results are still expected.
  private(set) var pending = 0

  mutating func begin() -> Int {
    defer { begun += 1 }
    pending += 1
    return begun
  }

  /// Takes a result. Writes it, and all later results that waited for it, once all earlier ones are written.
  mutating func end(_ index: Int, _ bytes: [UInt8], write: ([UInt8]) throws -> Void) rethrows {
    pending -= 1
    waiting[index] = bytes
    while let next = waiting.removeValue(forKey: written) {
      written += 1
      try write(next)
    }
  }
}
