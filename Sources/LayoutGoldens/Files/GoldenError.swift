/// Why goldens cannot be used, or how a layout differs from its golden.
public enum GoldenError: Error, Hashable, Sendable {
  /// An environment variable names a mode that does not exist.
  case unknownMode(String)
  /// A golden in the source of a test is invalid.
  case notReadable(line: Int, reason: String)
  /// A layout differs from its golden.
  case notEqual(name: String, outcome: GoldenOutcome, notes: [String])
}

extension GoldenError: CustomStringConvertible {
  /// The text that a failing test shows.
  public var description: String {
    switch self {
    case .unknownMode(let mode):
      let modes = GoldenMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(GoldenMode.variable)=\(mode) is not a golden mode; the modes are \(modes)"
    case .notReadable(let line, let reason):
      return "line \(line) of the golden: \(reason)"
    case .notEqual(let name, let outcome, let notes):
      return (["golden '\(name)': \(outcome)"] + notes.map { "  \($0)" }).joined(separator: "\n")
    }
  }
}
