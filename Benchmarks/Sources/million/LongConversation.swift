import BubbleLayout
import Workloads

/// Measures a very long conversation of one kind on the main thread, mostly by that thread's CPU time.
@MainActor struct LongConversation {
  /// One measured value: milliseconds, bytes, or a number per hundred messages.
  struct Figure {
    let name: String
    let value: Double
    let unit: String
    var isTime = true
  }

  let count: Int
  let kind: ChatMix.Kind
  private(set) var figures: [Figure] = []

  init(_ count: Int, _ kind: ChatMix.Kind) async throws {
    self.count = count
    self.kind = kind
    var mix = ChatMix(seed: 1, kind)
    let messages = mix.messages(count)
    let before = Memory()
    var transcript = try open(messages)
    try await settleInBackground(messages)
    resize(&transcript)
    addMemory(since: before, "memory, opened", transcript.count)
    edit(&transcript, &mix)
    // The texts are shared with the messages. So the messages are held until the memory is read, and what is left is
    // the transcript's own.
    withExtendedLifetime(messages) { addMemory(since: before, "memory, after edits", transcript.count) }
    var calls = try LongestCalls(&transcript, &mix)
    figures += calls.measured()
  }

  /// Adds the bytes that are allocated for each message, and how many of them are in pages that were written. The rest
  /// is capacity that holds no data yet.
  private mutating func addMemory(since before: Memory, _ name: String, _ count: Int) {
    let grown = Memory()
    func share(_ bytes: KeyPath<Memory, Int>) -> Double {
      Double(grown[keyPath: bytes] - before[keyPath: bytes]) / Double(count)
    }
    add(name, share(\.allocated), "bytes allocated a message, beyond the texts", isTime: false)
    add("  of them written", share(\.written), "bytes a message in pages that hold data", isTime: false)
  }

  private mutating func add(_ name: String, _ value: Double, _ unit: String, isTime: Bool = true) {
    figures.append(Figure(name: name, value: value, unit: unit, isTime: isTime))
  }

  /// Adds the shortest of several CPU times of the thread, in milliseconds.
  private mutating func add(_ name: String, _ unit: String, best times: [Double]) {
    add(name, times.min() ?? 0, unit)
  }

  private func milliseconds(_ work: () -> Int) -> Double { nanoseconds(of: work) / 1e6 }

  private func estimated(_ messages: [Message], _ engine: LayoutEngine) -> Transcript {
    Transcript(
      messages, style: .balloon, width: 320, engine: engine, environment: LayoutEnvironment(me: "you"),
      opening: .estimated)
  }

  private mutating func open(_ messages: [Message]) throws -> Transcript {
    let engine = try LayoutEngine(fonts: .bundled)
    var transcript = Transcript([], style: .balloon, width: 320, engine: engine)
    let opening = milliseconds {
      var opened = estimated(messages, engine)
      var viewport = Rect(x: 0, y: opened.scrollRange(in: 900).upperBound, width: 320, height: 900)
      viewport = opened.settle(around: viewport, edge: .bottom)
      transcript = opened
      return opened.rows(in: viewport).count
    }
    add("first viewport", opening, "once: open with estimates, the rows of 900 pt at the end exact")
    let settling = milliseconds {
      transcript.settle()
      return transcript.height.rawValue
    }
    add("all heights exact", settling, "once, on one core")
    return transcript
  }

  /// Measures all heights in other tasks, on all cores and in batches, as a window does, and adds the elapsed
  /// times. A new engine has shaped none of the texts.
  private mutating func settleInBackground(_ messages: [Message]) async throws {
    var transcript = estimated(messages, try LayoutEngine(fonts: .bundled))
    var viewport = Rect(x: 0, y: transcript.height - 900, width: 320, height: 900)
    var adoptions: [Double] = []
    let start = ContinuousClock.now
    while let rows = transcript.unsettledRows(around: viewport) {
      let heights = await rows.measured()
      adoptions.append(
        milliseconds {
          viewport = transcript.adopt(heights, around: viewport)
          return viewport.minY.rawValue
        })
    }
    keep(transcript.height.rawValue)
    let all = (ContinuousClock.now - start) / .milliseconds(1)
    add("the same, by other tasks", all, "once, wall time on all cores, in batches of 256")
    // A batch that the machine interrupts is long in one run and not in the next. The longest alone says
    // little.
    adoptions.sort()
    let last = adoptions.count - 1
    add(
      "adopting a batch", adoptions[last / 2],
      "the median of all batches, processor time of the window's task"
    )
    add("  99.9th percentile", adoptions[last * 999 / 1000], "of all batches")
    add("  longest", adoptions[last], "of all batches")
  }

  /// Makes the rows of the last window, where a reader begins.
  private func lastRows(_ transcript: Transcript) -> Int {
    let viewport = Rect(x: 0, y: transcript.height - 900, width: LayoutUnit(transcript.width), height: 900)
    return transcript.rows(in: viewport).reduce(0) { $0 &+ $1.frame.maxY.rawValue }
  }

  private mutating func resize(_ transcript: inout Transcript) {
    for (name, step) in [("a step of a resize", 1.0), ("a step of 6 pt", 6)] {
      transcript.width = 320
      let work = transcript.statistics
      let times = (1...3).map { number in
        milliseconds {
          transcript.width = 320 - step * Double(number)
          return lastRows(transcript)
        }
      }
      add(name, "\(Int(step)) pt: all heights, and the rows of 900 pt", best: times)
      func share(_ part: Int) -> Double { Double(part) / Double(times.count * count) * 100 }
      let done = transcript.statistics
      add("  summed up", share(done.rowsMeasured - work.rowsMeasured), "of 100 messages", isTime: false)
      add(
        "  prepared again", share(done.messagesPrepared - work.messagesPrepared), "of 100 messages",
        isTime: false)
    }
    let times = [300, 340, 280, 360].map { width in
      milliseconds {
        transcript.width = width
        return lastRows(transcript)
      }
    }
    add("a new width", "all heights, and the rows of 900 pt", best: times)
  }

  private mutating func edit(_ transcript: inout Transcript, _ mix: inout ChatMix) {
    let appending = (0..<5).map { _ in
      let newest = mix.messages(50)
      return milliseconds {
        newest.reduce(0) { sum, message in
          transcript.append(message)
          return sum &+ transcript.height.rawValue
        }
      } / 50
    }
    add("append", "a message, with the total height", best: appending)
    let prepending = (0..<10).map { _ in
      let page = mix.messages(50)
      return milliseconds {
        transcript.prepend(page)
        return transcript.height.rawValue
      }
    }
    add("prepend 50", "a page of 50, with the total height", best: prepending)
  }
}
