import BubbleLayout
import Foundation

/// Writes problems, summaries and progress to standard error.
///
/// People take each line for a message of the tool, and CI systems even execute lines that begin in a certain
/// way. Therefore no line may begin with untrusted text, such as names and values in messages.
enum Diagnostics {
  /// Returns an untrusted text in quotes, with control characters escaped; a long text is cut.
  static func quoted(_ text: String) -> String { text.quoted(limit: 200) }

  /// Returns an id for a message: a string in quotes, or a number.
  static func quoted(_ id: MessageID) -> String {
    if case .string(let name) = id { quoted(name) } else { "\(id)" }
  }

  /// Writes a problem, or a note about an option without effect, as one line.
  static func report(_ problem: String) { write("bubble: \(problem)") }

  /// Writes one line, in which control characters of untrusted names and values are escaped.
  static func write(_ line: String) { draw(line.spelt + "\n") }

  /// Writes a text unchanged, with control sequences for the terminal.
  static func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
