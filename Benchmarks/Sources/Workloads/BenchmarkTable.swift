import Foundation

/// Rows that take turns, so that a machine that slows down slows all of them; each counts by its best pass.
public struct BenchmarkTable {
  let title: String
  let rows: [BenchmarkRow]

  /// - Parameter rows: The first is bare HarfBuzz, by whose time the others are divided.
  public init(_ title: String, rows: [BenchmarkRow]) {
    self.title = title
    self.rows = rows
  }

  /// Measures and prints, one line a row: name, nanoseconds a unit, the ratio to bare HarfBuzz, the unit.
  public func run(turns: Int) {
    var best = Array(repeating: Double.infinity, count: rows.count)
    for turn in 0..<turns {
      for (index, row) in rows.enumerated() { best[index] = min(best[index], row.pass(turn)) }
    }
    print("\(title), best of \(turns)")
    for (row, time) in zip(rows, best) {
      print(
        "  " + row.name.padding(toLength: 34, withPad: " ", startingAt: 0)
          + padded(String(format: time < 100 ? "%.1f ns" : "%.0f ns", time), 16)
          + padded(String(format: time / best[0] < 100 ? "%.3f" : "%.0f", time / best[0]), 10)
          + "  \(row.unit)")
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
