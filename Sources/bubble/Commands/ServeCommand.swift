import ArgumentParser
import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSchemas
import LayoutSession
import MessageReading

/// `bubble serve`: keeps transcripts open and answers requests, for programs in any language.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Keep transcripts open and answer questions about them, one JSON line for each request.",
    discussion: """
      Reads requests from standard input, one JSON object a line, and writes one
      line for each to standard output, in the same order. An "id" comes back
      with the answer. What a line may ask for:
        open, environment, width, edit, expand, collapse,
        uncover, cover, settle   change it
        viewport                rows as 'bubble layout --format jsonl' has them
        changes                 what edits did to the rows
        hit, caret, rects, select                    places and texts
        find, next, previous                         search
        anchor, offset                               the reader's place
        outlines, fonts                              shapes of glyphs
        statistics, close
      "viewport" and "changes" may be added to requests that change a transcript.
      Documentation/Serve.md describes all of them, and the schemas
      session-request and session-answer.

      A line that cannot be answered gets {"id":…,"error":{"code","message",
      "field","line"}} and the session goes on. It ends with standard input. On
      SIGTERM or SIGINT it first finishes the answer to the present line.

      EXAMPLES
        bubble serve <<'END'
        {"id":1,"open":{"file":"chat.jsonl","style":"merged","width":390,"me":"ann"}}
        {"id":2,"viewport":{"bottom":true,"height":640,"glyphs":true}}
        {"id":3,"edit":{"append":{"id":"new","sender":"ann","text":"Hi"}},"changes":true}
        END
      """)

  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "The maximum number of transcripts and composers that are open at once.", valueName: "N")
  )
  var maxTranscripts = SessionLimits.standard.transcripts

  @Option(
    help: ArgumentHelp(
      "The maximum bytes of all messages and settings that the session keeps; requests beyond it are refused.",
      valueName: "N"))
  var maxSessionBytes = SessionLimits.standard.bytes

  @Option(
    help: ArgumentHelp(
      "The maximum bytes of a message's text, and of everything else in it; the rest is left out and reported.",
      valueName: "N"))
  var maxMessageBytes = MessageLimits.standard.bytes

  @Flag(help: "Print the JSON Schema of requests, and end.")
  var schema = false

  func validate() throws {
    for (name, value, range) in [
      ("max-transcripts", maxTranscripts, SessionLimits.transcriptRange),
      ("max-session-bytes", maxSessionBytes, SessionLimits.byteRange),
      ("max-message-bytes", maxMessageBytes, MessageLimits.range),
    ] where !range.contains(value) {
      throw ValidationError(
        "The value '\(value)' is invalid for '--\(name) <N>': a number from \(range.lowerBound) to "
          + "\(range.upperBound) is needed.")
    }
  }

  func run() throws {
    let output = try OutputFile(path: nil, form: .json)
    if schema {
      try output.write((PublishedSchema.sessionRequest.json() + "\n").utf8)
      return try output.finish()
    }
    if isatty(0) != 0 {
      Diagnostics.report("reading requests from the terminal; Control-D ends")
    }
    FreedMemory.keepLittle()
    let engine = try LayoutEngine(
      tool: .collection(fonts.collection()), limits: MessageLimits(bytes: maxMessageBytes))
    let limits = SessionLimits(transcripts: maxTranscripts, bytes: maxSessionBytes)
    let signals = EndingSignals()
    var served = try ServedSession(
      LayoutSession(engine: engine, limits: limits), output: output, signals: signals)
    try served.run()
    signals?.endProcess()
  }
}
