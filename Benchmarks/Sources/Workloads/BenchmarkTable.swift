import Foundation

/// Rows that are measured in turn, so that a slower machine affects all of them; the best pass of each row
/// counts.
public struct BenchmarkTable {
  let title: String
  let rows: [BenchmarkRow]
  /// The rows for the same work on lively messages (`ChatMix.Kind.lively`), by name. Empty if only plain
  /// messages are measured.
  let lively: [String: BenchmarkRow]

  /// - Parameters:
  ///   - rows: The rows. The first is HarfBuzz alone; the times of the others are divided by its time.
  ///   - lively: The same work on lively messages, in any order; shown next to the rows of the same names.
  public init(_ title: String, rows: [BenchmarkRow], lively: [BenchmarkRow] = []) {
    self.title = title
    self.rows = rows
    self.lively = Dictionary(uniqueKeysWithValues: lively.map { ($0.name, $0) })
  }

  /// Measures the rows and prints one line for each: name, nanoseconds per unit, the ratio to HarfBuzz alone;
  /// the same for the lively row, if any, with its ratio to the plain row; the unit.
  public func run(turns: Int) {
    var best = rows.map { _ in (plain: Double.infinity, lively: Double.infinity) }
    for turn in 0..<turns {
      for (index, row) in rows.enumerated() {
        best[index].plain = min(best[index].plain, row.pass(turn))
        guard let lively = lively[row.name] else { continue }
        best[index].lively = min(best[index].lively, lively.pass(turn))
      }
    }
    print("\(title), best of \(turns)")
    for (row, times) in zip(rows, best) {
      var line = "  " + row.name.padding(toLength: 34, withPad: " ", startingAt: 0)
      line += time(times.plain, to: best[0].plain)
      if lively[row.name] != nil {
        line += "  lively" + time(times.lively, to: best[0].plain)
        line += padded(String(format: "%.2f times", times.lively / times.plain), 16)
      }
      print(line + "  \(row.unit)")
    }
  }

  private func time(_ time: Double, to bare: Double) -> String {
    padded(String(format: time < 100 ? "%.1f ns" : "%.0f ns", time), 16)
      + padded(String(format: time / bare < 100 ? "%.3f" : "%.0f", time / bare), 10)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
