import Foundation
import OrderParts
import RunParts

/// `order TEXTS SEED [FILE…]`: lays out TEXTS random texts in random order with engines of different cache
/// settings, and compares each with the result of HarfBuzz without any cache. A FILE is JSON, an array or one
/// object per line, whose objects have a `text`; some random texts are parts of these. A text that differs is
/// printed with the fewest and shortest earlier texts that still cause the difference.
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
