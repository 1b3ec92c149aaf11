import BubbleLayout
import Foundation

/// Standard error, for problems, summaries and progress.
///
/// Whoever reads it takes a line for a message of the tool: a workflow even acts upon lines that begin in a certain way. So
/// no text from outside begins a line of its own.
enum Diagnostics {
  /// A text from outside in quotes, without what a terminal would act upon; the beginning of a long one.
  static func quoted(_ text: String) -> String { text.quoted(limit: 200) }

  /// An id as it is told: a string in quotes, a number in decimals.
  static func quoted(_ id: MessageID) -> String {
    if case .string(let name) = id { quoted(name) } else { "\(id)" }
  }

  /// Writes what is wrong, or has no effect, as one line.
  static func report(_ problem: String) { write("bubble: \(problem)") }

  /// Writes one line for people. Control characters in names and values from outside are escaped.
  static func write(_ line: String) { draw(line.spelt + "\n") }

  /// Writes a text as it is, with what the terminal is to act upon.
  static func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
