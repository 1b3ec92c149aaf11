import ArgumentParser
import BubbleLayout
import Foundation

/// An error in a command's arguments, reported like all errors of the tool: one line with the reason, and
/// with the command for help.
struct WrongUse {
  /// The line without the tool's name.
  let message: String
  /// The command whose help describes the correct use, such as `bubble layout`.
  let command: String

  /// Makes the line from an error of the argument parser.
  init(_ error: any Error, arguments: [String]) {
    let text = BubbleCommand.message(for: error)
    // The lines of the parser's message are joined into one. Line breaks that arguments contain are escaped.
    let isOwn = !arguments.contains { $0 != $0.spelt }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let said = isOwn ? lines.filter { !$0.isEmpty }.joined(separator: " ") : text.spelt
    let whole = BubbleCommand.fullMessage(for: error)
    command = whole.firstMatch(of: /See '(bubble[a-z ]*) --help'/).map { String($0.1) } ?? "bubble"
    message = said + Self.reason(said)
  }

  private init(message: String, command: String) { (self.message, self.command) = (message, command) }

  /// Returns the error for an unknown subcommand; nil if all subcommands exist.
  static func verb(in arguments: [String]) -> WrongUse? {
    var names = ["bubble"]
    var verbs = BubbleCommand.configuration.subcommands
    let isHelp = arguments.first == "help"
    for word in arguments.dropFirst(isHelp ? 1 : 0) {
      if word.hasPrefix("-") || verbs.isEmpty || word == "help" { return nil }
      guard let verb = verbs.first(where: { $0._commandName == word }) else {
        return unknownVerb(word, of: names.joined(separator: " "), known: verbs.map { $0._commandName })
      }
      names.append(word)
      verbs = verb.configuration.subcommands
    }
    return nil
  }

  private static func unknownVerb(_ word: String, of command: String, known: [String]) -> WrongUse {
    let owner = command == "bubble" ? "" : " of '\(command)'"
    let question = Suggestion.question(for: word, among: known)
    let rest = question.isEmpty ? "; the commands are \(known.joined(separator: ", "))" : question
    return WrongUse(message: "unknown command \(word.quoted(limit: 40))\(owner)\(rest)", command: command)
  }

  /// Returns the reason why a value is invalid, which the parser does not give.
  private static func reason(_ message: String) -> String {
    guard message.hasSuffix("'"),
      let option = message.firstMatch(of: /is invalid for '(?:-[a-z], )?--([a-z-]+)/)
    else { return "" }
    return reasons[String(option.1)].map { ": \($0)" } ?? ""
  }

  private static let reasons = [
    "width": "a number of points above 0 is needed, or 'inf' for no limit",
    "shard": "i/n is needed, with i from 1 to n", "port": "a number from 0 to 65535 is needed",
    "scale": "a number is needed", "device-scale": "a number is needed", "font-scale": "a number is needed",
    "font-size": "a number of points is needed", "threads": "a whole number is needed",
    "time-zone": "a name such as Europe/Berlin is needed", "locale": "a name such as de_DE is needed",
    "now": "an ISO 8601 time is needed, such as 2026-01-31T08:30Z",
    "tolerance": "a number of points from 0 to 1000 is needed, such as 0.25 or 0.25,bubble.height=1",
    "max-lines": "a whole number is needed", "past": "a whole number is needed",
    "max-message-bytes": "a whole number is needed", "max-transcripts": "a whole number is needed",
    "max-session-bytes": "a whole number is needed",
  ]
}
