import ArgumentParser
import Foundation
import MessageReading

/// The input, its format, and whether problems end the run.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The messages; '-' reads standard input.", valueName: "FILE"),
    completion: .file(extensions: ["jsonl", "json", "xml", "txt"]))
  var file = "-"

  @Option(
    help: ArgumentHelp(
      """
      The format of the messages: jsonl (an object a line), json (an array, or {"messages":[…]}), \
      records (JSON, {"records":[{"fields":{…}}]}), xml (<chat><message id="…">…), text (a message a line), or \
      auto (by the file's name, then by how it begins).
      """, valueName: "FORM"))
  var input = InputFormat.auto

  @Flag(help: "End with exit code 3 at the first problem, instead of reporting it and going on.")
  var strict = false
}

extension InputFormat: ExpressibleByArgument {}

extension InputOptions {
  /// Opens the input.
  func reader() throws -> MessageReader {
    if file == "-" && isatty(0) != 0 {
      throw ToolFailure.wrongUse("nothing to read: name a file, or pipe messages in (see --help)")
    }
    return try MessageReader(path: file, format: input)
  }

  /// Reports the problems of an entry.
  ///
  /// - Throws: `ToolFailure` with `--strict`.
  func report(_ problems: [ReadingProblem]) throws {
    for problem in problems {
      if strict { throw ToolFailure.unreadable(problem.description) }
      Diagnostics.write("bubble: \(problem)\n")
    }
  }
}
