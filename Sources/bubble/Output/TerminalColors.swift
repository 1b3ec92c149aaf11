import Foundation

/// Colours words on a terminal. It uses no colours if the output is not a terminal, or if `NO_COLOR` is set.
struct TerminalColors {
  /// The meaning of a word, which determines its colour.
  enum Meaning: String {
    case good = "32"
    case bad = "31"
    case notable = "33"
    case strong = "1"
    case quiet = "2"
  }

  let isOn: Bool

  init(isOn: Bool) { self.isOn = isOn }

  /// Uses colours if standard output is a terminal and the environment variables allow them.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isOn = isatty(1) != 0 && Self.wants(environment)
  }

  /// Whether a terminal with this environment shows colours.
  static func wants(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  func callAsFunction(_ text: String, _ meaning: Meaning?) -> String {
    guard isOn, let meaning else { return text }
    return "\u{1B}[\(meaning.rawValue)m\(text)\u{1B}[0m"
  }
}
