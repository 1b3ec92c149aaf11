import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 2, maxDuration: .seconds(2),
    maxIterations: 200)

  for corpus in Corpus.all {
    let workload = Workload(corpus)
    // For comparison, the same run measures HarfBuzz alone with the same texts.
    Benchmark("\(corpus.name): bare HarfBuzz") { _ in blackHole(workload.bareHarfBuzz()) }
    Benchmark("\(corpus.name): new text") { _ in blackHole(workload.newText()) }
    Benchmark("\(corpus.name): new text and lines") { _ in blackHole(workload.newTextAndLines()) }
    Benchmark("\(corpus.name): new width") { benchmark in
      blackHole(workload.newWidth(round: benchmark.currentIteration))
    }
    Benchmark("\(corpus.name): cells") { _ in blackHole(workload.cells(.balloon)) }
    Benchmark("\(corpus.name): transcript, new width") { benchmark, transcript in
      blackHole(workload.relayout(&transcript.value, round: benchmark.currentIteration))
    } setup: {
      Box(workload.transcript())
    }
  }
}

/// Lets a benchmark change the value that its setup made.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
