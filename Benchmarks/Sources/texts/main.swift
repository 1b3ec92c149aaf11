import Foundation
import Workloads

/// Prints what new texts and new widths cost beside bare HarfBuzz. Synchronous and of one thread, so that it can be
/// run under instruction counters: `texts CORPUS ROW PASSES` does one kind of work alone.
let turns = 15

struct Row {
  let name: String
  /// Done before each turn, and not counted.
  var prepare: (Int) -> Int = { _ in 0 }
  let work: (Int) -> Int
  /// The part of the texts that the work is about.
  var share = 1.0
}

/// The processor's time: others that use the machine count as little as can be.
func nanoseconds(of work: () -> Int) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let start = now()
  checksum &+= work()
  return now() - start
}

nonisolated(unsafe) var checksum = 0

func rows(_ workload: Workload) -> [Row] {
  let turned = (0..<turns).map { workload.turned(by: $0) }
  return [
    Row(name: "bare HarfBuzz") { _ in workload.bareHarfBuzz() },
    Row(name: "new text, no cache") { _ in workload.newTextUncached() },
    Row(name: "new text, empty cache") { _ in workload.newTextFromEmptyCache() },
    Row(
      name: "new text, warmed", prepare: { workload.warm(round: $0) },
      work: { workload.newTextWarmed(round: $0) }, share: 0.5),
    Row(
      name: "new text, words seen", prepare: { _ in workload.newText() },
      work: { workload.newTextOfSeenWords(turned[$0 % turns]) }),
    Row(name: "new text, seen", prepare: { _ in workload.newText() }, work: { _ in workload.newText() }),
    Row(name: "and its lines") { _ in workload.newTextAndLines() },
    Row(name: "new width") { workload.newWidth(round: $0) },
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
  for turn in 0..<passes { checksum &+= row.prepare(turn) &+ row.work(turn) }
} else {
  for corpus in corpora {
    let rows = rows(Workload(corpus))
    var best = Array(repeating: Double.infinity, count: rows.count)
    for turn in 0..<turns {
      for (index, row) in rows.enumerated() {
        checksum &+= row.prepare(turn)
        best[index] = min(best[index], nanoseconds { row.work(turn) } / row.share)
      }
    }
    let count = Double(corpus.messages.count)
    print("\(corpus.name): \(corpus.messages.count) messages, \(corpus.length) units, best of \(turns)")
    for (row, time) in zip(rows, best) {
      print(
        "  " + row.name.padding(toLength: 24, withPad: " ", startingAt: 0)
          + padded(String(format: "%.0f ns", time / count), 12)
          + padded(String(format: "%.3f", time / best[0]), 10))
    }
  }
}
print("checksum \(checksum)")
