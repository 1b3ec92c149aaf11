import Benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark("x") { b in blackHole(1) }
}
