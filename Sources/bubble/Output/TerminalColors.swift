import Foundation

/// Colours of words on a terminal, and none elsewhere, nor where `NO_COLOR` is set.
struct TerminalColors {
  /// What a word says.
  enum Meaning: String {
    case good = "32"
    case bad = "31"
    case notable = "33"
    case strong = "1"
    case quiet = "2"
  }

  let isOn: Bool

  init(isOn: Bool) { self.isOn = isOn }

  /// For standard output, by what it is and by the environment.
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
