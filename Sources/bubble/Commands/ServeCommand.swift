import ArgumentParser
import BubbleLayout
import Foundation
import LayoutFormat
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
        open, environment, width, edit, expand, collapse, settle   change it
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
      "field","line"}} and the session goes on. It ends with standard input.

      EXAMPLES
        bubble serve <<'END'
        {"id":1,"open":{"file":"chat.jsonl","style":"merged","width":390,"me":"ann"}}
        {"id":2,"viewport":{"bottom":true,"height":640,"glyphs":true}}
        {"id":3,"edit":{"append":{"id":"new","sender":"ann","text":"Hi"}},"changes":true}
        END
      """)

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Print the JSON Schema of requests, and end.")
  var schema = false

  func run() throws {
    let output = try OutputFile(path: nil, form: .json)
    if schema {
      try output.write((SessionLine.schema.json() + "\n").utf8)
      return try output.finish()
    }
    if isatty(0) != 0 {
      Diagnostics.report("reading requests from the terminal; Control-D ends")
    }
    let session = LayoutSession(engine: try LayoutEngine(tool: .collection(fonts.collection())))
    let writer = SessionWriter { try output.write($0) }
    var lines = LineReader(try ByteSource(path: "-"), limit: LayoutSession.lineLimit)
    while let line = try lines.next() {
      let answer =
        line.isTooLong
        ? LayoutSession.refusal(ofLineLongerThan: lines.limit, number: line.number)
        : session.answer(line.bytes, number: line.number)
      if let answer { try writer.write(answer) }
      if lines.wouldWait { try output.flush() }
    }
    try output.finish()
  }
}
