import Foundation
import Workloads

/// Prints what each kind of layout costs beside bare HarfBuzz, as one small table a corpus.
///
/// The kinds take turns, so that a machine that slows down slows all of them; each counts by its best turn.
let turns = 15

func nanoseconds(of work: () -> Int) -> (time: Double, result: Int) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = work()
  let elapsed = start.duration(to: clock.now).components
  return (Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9, result)
}

/// Goes through all widths, so that no turn has an easier one than another.
func overWidths(_ work: (Int) -> Int) -> Int {
  Workload.widths.indices.reduce(0) { $0 &+ work($1) }
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double) -> String {
  String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
}

for corpus in Corpus.all {
  let workload = Workload(corpus)
  var transcript = workload.transcript()
  let kinds: [(name: String, work: (Int) -> Int)] = [
    ("bare HarfBuzz", { _ in workload.bareHarfBuzz() }),
    ("new text", { _ in workload.newText() }),
    ("new text and lines", { _ in workload.newTextAndLines() }),
    ("new width", { _ in overWidths { workload.newWidth(round: $0) } }),
    ("whole transcript", { _ in workload.wholeTranscript() }),
    ("whole transcript, new width", { _ in overWidths { workload.relayout(&transcript, round: $0) } }),
  ]
  var best = Array(repeating: Double.infinity, count: kinds.count)
  var checksum = 0
  for turn in 0..<turns {
    for (index, kind) in kinds.enumerated() {
      let (time, result) = nanoseconds { kind.work(turn) }
      let layouts = kind.name.hasSuffix("new width") ? Workload.widths.count : 1
      best[index] = min(best[index], time / Double(layouts))
      checksum &+= result
    }
  }
  let count = Double(corpus.messages.count)
  let length = Double(corpus.length)
  print("\(corpus.name): \(corpus.messages.count) messages, \(corpus.length) UTF-16 units, best of \(turns)")
  print(
    "  " + "".padding(toLength: 28, withPad: " ", startingAt: 0) + padded("ns/message", 12)
      + padded("ns/unit", 10)
      + padded("× bare HarfBuzz", 17))
  for (kind, time) in zip(kinds, best) {
    print(
      "  " + kind.name.padding(toLength: 28, withPad: " ", startingAt: 0) + padded(number(time / count), 12)
        + padded(number(time / length), 10) + padded(number(time / best[0]), 17))
  }
  print("  checksum \(checksum)\n")
}
