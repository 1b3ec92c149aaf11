import FuzzParts
import LayoutGoldens

/// Compares two arbitrary golden files: the second follows a NUL byte, or is the first with a change.
enum GoldensTarget {
  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let old = GoldenText(text: String(decoding: parts[0], as: UTF8.self))
    let changed =
      parts.count > 1 ? Array(parts[1]) : bytes.map { $0 == UInt8(ascii: "1") ? UInt8(ascii: "2") : $0 }
    let new = GoldenText(text: String(decoding: changed, as: UTF8.self))
    let tolerance = GoldenTolerance(bytes.count % 2 == 0 ? 0 : 1)
    for outcome in [
      new.compared(with: old, tolerance: tolerance), new.compared(with: old, acrossEnvironments: true),
    ] {
      if case .different(let explanation) = outcome {
        expect(!explanation.lines().isEmpty, "a difference without words")
      }
    }
    if case .different = old.compared(with: old) { found("a golden differs from itself") }
  }
}
