import TextLayout

/// The result of comparing a layout with its golden.
public enum GoldenOutcome: Hashable, Sendable {
  /// The layout and the golden are equal within the tolerance. The value is the largest difference between
  /// two lengths, in points.
  case equal(largestDeviation: LayoutUnit)
  /// The golden was written. The value says how the replaced golden differed; nil if there was none.
  case recorded(replacing: String?)
  /// The layout and the golden differ. The value explains how, the cause first.
  case different(GoldenExplanation)
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

  /// The largest difference between two lengths, in points; 0 if no lengths were compared.
  public var largestDeviation: LayoutUnit {
    switch self {
    case .equal(let deviation): deviation
    case .different(let explanation): explanation.largestDeviation
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
  /// What happened: the cause in the first line, at most twelve lines in all.
  public var description: String {
    switch self {
    case .equal(let deviation):
      return deviation == .zero
        ? "equal" : "equal within the tolerance; the largest deviation is \(deviation)"
    case .recorded(let old):
      return "recorded" + (old.map { "; before: \($0)" } ?? "")
    case .different(let explanation):
      let count = explanation.differences.count
      let deviation = largestDeviation == .zero ? "" : "; the largest deviation is \(largestDeviation)"
      let lines = explanation.lines() + ["\(count) difference\(count == 1 ? "" : "s")\(deviation)"]
      return Self.joined(lines)
    case .missing:
      return "there is no golden; record it with \(GoldenMode.variable)=\(GoldenMode.recordMissing.rawValue)"
    case .incomparable(let obstacles):
      let shown = obstacles.prefix(8)
      let rest = obstacles.count > 8 ? ["… and \(obstacles.count - 8) more"] : []
      return Self.joined(shown + rest + ["not compared, because it was made in another environment"])
    case .failed(let reason):
      return reason
    }
  }

  /// The first line of the description: the cause.
  public var headline: String { description.split(separator: "\n").first.map(String.init) ?? "" }

  /// How a golden that is replaced differed, on one line: the first cause, and how many more there are.
  package var change: String {
    guard case .different(let explanation) = self, explanation.causes.count > 1 else { return headline }
    let others = explanation.causes.count - 1
    return "\(headline); and \(others) more cause\(others == 1 ? "" : "s")"
  }

  /// The full description, with every difference on a separate line.
  var details: String {
    guard case .different(let explanation) = self else { return description + "\n" }
    return
      (explanation.lines(limit: .max) + ["", "\(explanation.differences.count) differences:"]
      + explanation.listing).joined(separator: "\n") + "\n"
  }

  private static func joined(_ lines: [String]) -> String {
    lines.map(GoldenSpelling.line).enumerated().map { $0.offset == 0 ? $0.element : "  \($0.element)" }
      .joined(separator: "\n")
  }
}
