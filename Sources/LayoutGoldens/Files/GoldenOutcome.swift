import TextLayout

/// How a layout compares with its golden.
public enum GoldenOutcome: Hashable, Sendable {
  /// They agree within the tolerance. The value is the largest difference between two lengths, in points.
  case equal(largestDeviation: LayoutUnit)
  /// The golden was written.
  case recorded
  /// They differ. The value lists the differences in the golden's order.
  case different([GoldenDifference])
  /// There is no golden.
  case missing
  /// The golden was made with another shaper or other font files.
  case incomparable([String])
  /// The golden cannot be read or written, or its name cannot name a file.
  case failed(reason: String)

  /// Whether a test passes.
  public var isSuccess: Bool {
    switch self {
    case .equal, .recorded: true
    case .different, .missing, .incomparable, .failed: false
    }
  }

  /// The largest difference between two lengths, in points; 0 where no lengths were compared.
  public var largestDeviation: LayoutUnit {
    switch self {
    case .equal(let deviation): deviation
    case .different(let differences): differences.compactMap(\.deviation).max() ?? .zero
    case .recorded, .missing, .incomparable, .failed: .zero
    }
  }

  /// One word for reports: `equal`, `recorded`, `different`, `missing`, `incomparable` or `failed`.
  public var word: String {
    switch self {
    case .equal: "equal"
    case .recorded: "recorded"
    case .different: "different"
    case .missing: "missing"
    case .incomparable: "incomparable"
    case .failed: "failed"
    }
  }
}

extension GoldenOutcome: CustomStringConvertible {
  /// What happened, with one difference a line, at most forty.
  public var description: String { description(limit: 40) }

  func description(limit: Int) -> String {
    switch self {
    case .equal(let deviation):
      return deviation == .zero
        ? "equal" : "equal within the tolerance; the largest deviation is \(deviation)"
    case .recorded:
      return "recorded"
    case .different(let differences):
      let shown = differences.prefix(limit).map { "  \($0)" }.joined(separator: "\n")
      let rest = differences.count - limit
      let count = differences.count == 1 ? "1 difference" : "\(differences.count) differences"
      return "\(count)\n\(shown)" + (rest > 0 ? "\n  … and \(rest) more" : "")
    case .missing:
      return "there is no golden; record it with \(GoldenMode.variable)=\(GoldenMode.recordMissing.rawValue)"
    case .incomparable(let obstacles):
      return "not compared, because it was made in another environment\n"
        + obstacles.map { "  \($0)" }.joined(separator: "\n")
    case .failed(let reason):
      return reason
    }
  }
}
