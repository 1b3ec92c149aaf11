import BubbleLayout
import Foundation
import Workloads

/// Prints what a very long conversation costs: `million [COUNT]`. Wall time; what is done once shows its only
/// time, else the best counts. Bare HarfBuzz's time for such messages stands beside.
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000
guard let engine = try? LayoutEngine(fonts: .bundled) else {
  fatalError("the bundled fonts cannot be opened")
}
var mix = ChatMix(seed: 1)
let messages = mix.messages(count)
let sample = Workload(Corpus("generated", messages: Array(messages.prefix(min(count, 5_000)))))
_ = sample.bareHarfBuzz()
let bare =
  (0..<3).map { _ in nanoseconds { sample.bareHarfBuzz() } }.min()! / Double(sample.corpus.messages.count)

func milliseconds(_ work: () -> Int) -> Double {
  let start = ContinuousClock.now
  let result = work()
  let time = (ContinuousClock.now - start).components
  keep(result)
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
}

func report(_ name: String, _ times: [Double], _ unit: String) {
  let best = times.min() ?? 0
  let spelled = best < 1 ? String(format: "%.1f µs", best * 1e3) : String(format: "%.1f ms", best)
  print(
    "  " + name.padding(toLength: 30, withPad: " ", startingAt: 0)
      + String(repeating: " ", count: max(0, 14 - spelled.count)) + spelled + "  \(unit)")
}

let length = messages.reduce(0) { $0 + $1.text.utf8.count }
print("Generated chat: \(count) messages, \(length) bytes of text")
print("  bare HarfBuzz \(Int(bare)) ns a message, \(Int(bare * Double(count) / 1e6)) ms in all")
let before = bytesAllocated
var opened: Transcript?
var viewport = Rect(x: 0, y: 0, width: 320, height: 900)
let opening = milliseconds {
  var transcript = Transcript(
    messages, style: .balloon, width: 320, engine: engine, environment: LayoutEnvironment(me: "you"),
    opening: .estimated)
  viewport.origin.y = transcript.scrollRange(in: viewport.height).upperBound
  viewport = transcript.settle(around: viewport, edge: .bottom)
  let rows = transcript.items(in: viewport)
  opened = transcript
  return rows.count
}
guard var transcript = opened.take() else { fatalError("nothing was opened") }
report("first viewport", [opening], "once: open with estimates, the rows of 900 pt at the end exact")

/// The rows of the last window, where a reader begins.
func lastRows() -> Int {
  let viewport = Rect(x: 0, y: transcript.height - 900, width: LayoutUnit(transcript.width), height: 900)
  return transcript.items(in: viewport).reduce(0) { $0 &+ $1.frame.maxY.rawValue }
}
let settling = milliseconds {
  transcript.settle()
  return transcript.height.rawValue
}
report("all heights exact", [settling], "once, on one core")

/// The same by other tasks, on all cores, batch by batch as a window does it. The texts are as new as before: another
/// engine has shaped none of them.
let inBackground = try await {
  let fresh = try LayoutEngine(fonts: .bundled)
  var transcript = Transcript(
    messages, style: .balloon, width: 320, engine: fresh, environment: LayoutEnvironment(me: "you"),
    opening: .estimated)
  var viewport = Rect(x: 0, y: transcript.height - 900, width: 320, height: 900)
  var longest = Duration.zero
  let start = ContinuousClock.now
  while let rows = transcript.unsettledRows(around: viewport) {
    let heights = await rows.measured()
    let adoption = ContinuousClock.now
    viewport = transcript.adopt(heights, around: viewport)
    longest = max(longest, ContinuousClock.now - adoption)
  }
  keep(transcript.height.rawValue)
  return (all: ContinuousClock.now - start, adoption: longest)
}()
report(
  "the same, by other tasks", [inBackground.all / .milliseconds(1)], "once, on all cores, by batches of 4096")
report(
  "adopting a batch", [inBackground.adoption / .milliseconds(1)],
  "the longest that the window's task was held")
let work = transcript.statistics
report(
  "a step of a resize",
  (0..<6).map { step in
    milliseconds {
      transcript.width = 320 - Double(step + 1)
      return lastRows()
    }
  }, "1 pt: all heights, and the rows of 900 pt")
/// Of a hundred messages and one step.
func share(_ part: Int) -> String { String(format: "%.2f", Double(part) / 6 / Double(count) * 100) }
print(
  "    of 100 messages, \(share(transcript.statistics.rowsMeasured - work.rowsMeasured)) are summed up again,"
    + " \(share(transcript.statistics.messagesPrepared - work.messagesPrepared)) shaped again")
report(
  "a new width",
  [300, 340, 280, 360].map { width in
    milliseconds {
      transcript.width = width
      return lastRows()
    }
  }, "all heights, and the rows of 900 pt")
report(
  "append",
  (0..<5).map { _ in
    let newest = mix.messages(50)
    return milliseconds {
      newest.reduce(0) { sum, message in
        transcript.append(message)
        return sum &+ transcript.height.rawValue
      }
    } / 50
  }, "a message, with the total height")
report(
  "prepend 50",
  (0..<10).map { _ in
    let page = mix.messages(50)
    return milliseconds {
      transcript.prepend(page)
      return transcript.height.rawValue
    }
  }, "a page of 50, with the total height")
print("  memory, beyond the texts: \((bytesAllocated - before) / count) bytes a message")
