import ArgumentParser
import BubbleLayout
import LayoutFormat
import MessageReading

/// The tool `bubble`, with its subcommands.
struct BubbleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bubble",
    abstract: "Lay out conversations: where every glyph, line, bubble and cell goes, exactly.",
    discussion: """
      EXAMPLES
        Lay out a conversation and look at it:
          bubble layout chat.jsonl --style balloon --width 320 -o chat.svg
        The heights of its cells, one a line:
          bubble layout chat.jsonl --format jsonl | jq '.frame[3] // empty'
        Break texts into lines at three widths, as a filter:
          bubble measure - --width 180,260,340 < chat.jsonl > lines.jsonl
        Make a style of your own:
          bubble styles balloon > mine.json
          bubble layout chat.jsonl --style mine.json --width 414 -o chat.html
        Try things out on a local page:
          bubble preview chat.jsonl --style merged
        Keep a conversation open for another program, line by line:
          bubble serve < requests.jsonl
        See an answer in Markdown as the blocks it is made of:
          bubble read answer.jsonl --markdown
        Keep layouts as golden files and see what moved:
          bubble golden record chat.jsonl --style balloon,merged --width 320,180
          bubble golden verify chat.jsonl --style balloon,merged --width 320,180

      MESSAGES
        They are read from JSON Lines, one object a line:
          {"id":1,"sender":"ann","timestamp":"2026-01-31T08:30:00Z","text":"Hi"}
        Only "text" is needed. "kind" is message, action or notice, "dir" is
        auto, ltr or rtl, "lang" a BCP 47 tag; "attachments", "quote", "reactions",
        "buttons", "spans", "delivery" and "edited" are described in
        Documentation/Messages.md; other fields are ignored. Instead of "text", texts
        for tests may be given as "runs" ([["ab",1000],...]), "utf16" (code units) or
        "bytes" (in hexadecimal).

      EXIT CODES
        0  done
        1  differences (goldens, measure --verify)
        2  invalid arguments, or an output that cannot be written
        3  unreadable input: file, line and reason are on standard error
        4  goldens are missing, and none differs
        5  goldens are obsolete, and all others equal
      """,
    version: ToolVersion.text,
    subcommands: [
      LayoutCommand.self, MeasureCommand.self, ReadCommand.self, ComposeCommand.self, GoldenCommand.self,
      StylesCommand.self,
      FontsCommand.self,
      PreviewCommand.self, ServeCommand.self,
    ])
}

extension BubbleCommand {
  /// Runs the tool.
  ///
  /// - Returns: The exit code.
  static func status(of arguments: [String]) async -> Int32 {
    var command: any ParsableCommand
    let arguments = arguments.first == "-V" ? ["--version"] : arguments
    if let wrong = WrongUse.verb(in: arguments) { return status(of: wrong) }
    do { command = try parseAsRoot(arguments) } catch { return status(ofParserError: error, arguments) }
    do {
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return ToolStatus.done.rawValue
    } catch let failure as ToolFailure {
      Diagnostics.report(failure.message)
      return failure.status.rawValue
    } catch let error as ReadingError {
      Diagnostics.report(error.description)
      return ToolStatus.unreadableInput.rawValue
    } catch let failure as ByteSpool.Failure {
      Diagnostics.report("\(failure)")
      return ToolStatus.wrongUse.rawValue
    } catch let code as ExitCode {
      return code.rawValue
    } catch is OutputClosed {
      return ToolStatus.done.rawValue
    } catch let error where error is ValidationError || exitCode(for: error).isSuccess {
      return status(ofParserError: error, arguments)
    } catch {
      Diagnostics.report(message(for: error))
      return ToolStatus.wrongUse.rawValue
    }
  }

  private static func status(of wrong: WrongUse) -> Int32 {
    Diagnostics.report(wrong.message)
    Diagnostics.report("see '\(wrong.command) --help'")
    return ToolStatus.wrongUse.rawValue
  }

  /// Prints the message of the argument parser: help, the version, a completion script, or an error.
  private static func status(ofParserError error: any Error, _ arguments: [String]) -> Int32 {
    guard exitCode(for: error).isSuccess else { return status(of: WrongUse(error, arguments: arguments)) }
    let message = fullMessage(for: error)
    do {
      let output = try OutputFile(path: nil)
      try output.write((message + "\n").utf8)
      try output.finish()
    } catch let failure as ToolFailure {
      Diagnostics.report(failure.message)
      return failure.status.rawValue
    } catch {}  // nobody reads on
    return ToolStatus.done.rawValue
  }
}
