import Foundation
import Workloads

/// Prints what new texts and new widths cost beside bare HarfBuzz. Synchronous and of one thread, so that it can be
/// run under instruction counters: `texts CORPUS ROW PASSES` does one kind of work alone.
let turns = 15

func nanoseconds(of work: () -> Int) -> (time: Double, result: Int) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = work()
  let elapsed = start.duration(to: clock.now).components
  return (Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9, result)
}

func rows(_ workload: Workload) -> [(name: String, work: (Int) -> Int)] {
  [
    ("bare", { _ in workload.bareHarfBuzz() }),
    ("new", { _ in workload.newText() }),
    ("lines", { _ in workload.newTextAndLines() }),
    ("width", { workload.newWidth(round: $0) }),
  ]
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

let corpora = [Corpus.english, .multilingual, .emoji]
let arguments = CommandLine.arguments
if arguments.count == 4, let corpus = corpora.first(where: { $0.name == arguments[1] }),
  let row = rows(Workload(corpus)).first(where: { $0.name == arguments[2] }), let passes = Int(arguments[3])
{
  var sum = 0
  for turn in 0..<passes { sum &+= row.work(turn) }
  print(sum)
} else {
  for corpus in corpora {
    let rows = rows(Workload(corpus))
    var best = Array(repeating: Double.infinity, count: rows.count)
    for turn in 0..<turns {
      for (index, row) in rows.enumerated() { best[index] = min(best[index], nanoseconds { row.work(turn) }.time) }
    }
    let count = Double(corpus.messages.count)
    print("\(corpus.name): \(corpus.messages.count) messages, \(corpus.length) units, best of \(turns)")
    for (row, time) in zip(rows, best) {
      print(
        "  " + row.name.padding(toLength: 12, withPad: " ", startingAt: 0)
          + padded(String(format: "%.0f ns", time / count), 12)
          + padded(String(format: "%.3f", time / best[0]), 10))
    }
  }
}
