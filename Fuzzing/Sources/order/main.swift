import Foundation
import OrderParts
import RunParts

/// `order TEXTS SEED [FILE…]`: so many random texts, each laid out after others in random order, by engines that keep what they shaped
/// in several ways, and held to what HarfBuzz makes of it with nothing kept. A FILE is JSON, an array or a line each, whose objects
/// have a `text`; parts of those are among the texts. A text that differs is printed with as few and short texts before it as it takes.
let arguments = RunArguments(usage: "order TEXTS SEED [FILE…]")
var random = RandomSequences(seed: arguments.seed, lines: arguments.files.flatMap(TextFile.texts))
let engines = OrderSetup.allCases.map { ($0, $0.engine()) }
var threads = engines.map { OrderThread($0, $1) }
var counts = OrderCounts()
var failed = FailedRuns()
var done = 0
while done < arguments.runs {
  let batch = OrderBatch(min(1_000, arguments.runs - done), from: done, &random)
  for sample in batch.samples { counts.add(sample.text) }
  for (index, (setup, engine)) in engines.enumerated() {
    let seed = arguments.seed &+ UInt64(done * 64 + index * 8)
    let failures =
      setup.threadCount > 1
      ? batch.failures(setup, engine, seed: seed) : threads[index].failures(in: batch, seed: seed)
    for failure in failures where failed.note(setup.rawValue) {
      print("seed \(arguments.seed), text \(failure.number), \(setup.rawValue): \(failure.report)")
    }
  }
  done += batch.samples.count
  if done % 100_000 == 0 { print("\(done) texts") }
}
print(counts.description)
failed.finish(done, "texts")
