import BubbleLayout
import LayoutFormat
import LayoutDrawing
import MessageReading
import TextLayout
import TextShaping

/// A session of requests and answers about transcripts that stay open (`bubble serve`), for programs that use
/// the layout from another process, or from a language that cannot call Swift.
///
/// Each line of input is a JSON object with one request, and gets one answer. An invalid line, or a request
/// that cannot be carried out, is answered by an error that names its place in the input. Such a request
/// changes nothing, unless the answer says which part was carried out. The requests are described in
/// `Documentation/Serve.md`, with a JSON Schema of requests and one of answers.
///
/// ```swift
/// import BubbleLayout
/// import LayoutSession
///
/// let session = LayoutSession(engine: try LayoutEngine(fonts: .bundled))
/// for line in [
///   #"{"open":{"messages":[{"id":1,"sender":"ann","text":"Hello"}],"style":"merged","width":320}}"#,
///   #"{"viewport":{"height":640,"drawing":true}}"#,
/// ] {
///   print(session.answer(to: line) ?? "")
/// }
/// ```
///
/// A session serves one program and answers one line at a time. Several sessions may share an engine.
public final class LayoutSession {
  let engine: LayoutEngine
  /// The fonts that rows have used so far; their numbers are valid for the whole session.
  var fonts = FontNumbers()
  let outlines = GlyphOutlines()
  var transcripts: [String: OpenTranscript] = [:]
  /// The composers by the names of their transcripts.
  var composers: [String: SessionComposer] = [:]
  /// The limits of what the session keeps.
  public let limits: SessionLimits
  /// The bytes that all transcripts and composers keep, counted as `SessionLimits` says.
  public internal(set) var bytes = 0

  private var lineCount = 0

  /// The maximum length of a line, in bytes. A request of this length takes a few hundred megabytes of
  /// memory. Longer lines are answered by an error.
  public static let lineLimit = 16 << 20

  /// Creates a session without transcripts.
  ///
  /// - Parameters:
  ///   - engine: The engine for all layouts.
  ///   - limits: The limits of what the session keeps.
  public init(engine: LayoutEngine, limits: SessionLimits = .standard) {
    self.engine = engine
    self.limits = limits
  }

  /// Answers the next line.
  ///
  /// - Parameter line: A JSON object in UTF-8. Lines are counted from 1, and errors name them by their
  ///   numbers.
  /// - Returns: A JSON object with a line feed at its end; nil for a line of only white space.
  /// - Complexity: That of the request, and linear in the length of the line.
  public func answer(to line: some Collection<UInt8>) -> [UInt8]? {
    lineCount += 1
    let answer =
      line.count > Self.lineLimit
      ? Self.refusal(ofLineLongerThan: Self.lineLimit, number: lineCount)
      : answer(Array(line), number: lineCount)
    return answer.map(SessionWriter.line)
  }

  /// Answers the next line. The overload for UTF-8 bytes has the details.
  ///
  /// - Parameter line: A JSON object.
  /// - Returns: A JSON object with a line feed at its end; nil for a line of only white space.
  public func answer(to line: String) -> String? {
    answer(to: line.utf8).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Answers a line.
  ///
  /// - Parameter number: The number of the line, from 1, which errors name.
  /// - Returns: The answer; nil for a line of only white space.
  package func answer(_ line: [UInt8], number: Int) -> SessionAnswer? {
    var cursor = JSONCursor(line)
    guard cursor.peek() != nil else { return nil }
    var answer = SessionAnswer(id: nil)
    do throws(SessionFailure) {
      let value = try Self.value(&cursor)
      answer.id = SessionLine.id(of: value)
      answer = self.answer(to: try Self.line(value))
    } catch {
      answer.failure = error
    }
    answer.failure?.line = number
    return answer
  }

  /// Answers a line that was made in this process.
  package func answer(to line: SessionLine) -> SessionAnswer {
    var answer = SessionAnswer(id: line.id)
    do throws(SessionFailure) {
      try self.answer(line, &answer)
    } catch {
      answer.failure = error
    }
    return answer
  }

  /// Returns the answer to a line that was too long to be read.
  package static func refusal(ofLineLongerThan limit: Int, number: Int) -> SessionAnswer {
    var answer = SessionAnswer(id: nil)
    answer.failure = SessionFailure(.tooLong, "the line is longer than \(limit >> 20) MB")
    answer.failure?.line = number
    return answer
  }

  private static func value(_ cursor: inout JSONCursor) throws(SessionFailure) -> JSONValue {
    do throws(JSONSyntaxError) {
      let value = try cursor.value()
      guard cursor.peek() == nil else { throw cursor.unexpected("the end of the line") }
      return value
    } catch {
      throw SessionFailure(.notJSON, "not JSON at byte \(error.offset + 1): \(error.reason)")
    }
  }

  private static func line(_ value: JSONValue) throws(SessionFailure) -> SessionLine {
    do throws(FieldError) {
      return try SessionLine(json: value)
    } catch {
      // The path and the description are cut, because they may contain names that are as long as the line.
      let path = String(error.path.fieldPath.prefix(200))
      throw SessionFailure(.badRequest, String(error.description.prefix(400)), field: path)
    }
  }

  /// Carries out a line's request. If it fails, the answer contains the results up to the failure.
  private func answer(_ line: SessionLine, _ answer: inout SessionAnswer) throws(SessionFailure) {
    switch line.request {
    case .open(let opening): try open(opening, line, &answer)
    case .change(let change):
      let transcript = try transcript(of: line)
      try show(line, transcript, from: try make(change, line, transcript, &answer), &answer)
    case .question(let question):
      answer.reply = try transcript(of: line).reply(to: question)
      if case .overlay(let floats) = answer.reply { answer.reply = .overlay(floats.adding(to: &fonts)) }
    case .outlines(let glyphs): answer.reply = try outlines(glyphs)
    case .compose(let wanted):
      answer.reply = try compose(wanted, in: line.transcript, look: transcripts[line.transcript]?.look)
    case .measure(let wanted): answer.reply = try measure(wanted)
    case .fonts: answer.reply = .fonts(fonts)
    case .people: answer.reply = .people(try transcript(of: line).layout.environment.people)
    case .statistics:
      let transcript = try transcript(of: line)
      answer.reply = .statistics(
        transcript.layout.work, transcript.state(), transcripts: transcripts.count,
        fonts: fonts.faces.count, bytes: bytes)
    case .close:
      try close(line)
      answer.reply = .closed
    case nil: try show(line, try transcript(of: line), &answer)
    }
  }

  func transcript(of line: SessionLine) throws(SessionFailure) -> OpenTranscript {
    if let transcript = transcripts[line.transcript] { return transcript }
    let names = transcripts.keys.sorted().prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    throw SessionFailure(
      .noTranscript,
      "the transcript \"\(line.transcript)\" is not open; open transcripts: \(names.isEmpty ? "none" : names)",
      field: "transcript")
  }

  /// Adds the changes of rows and the visible rows to the answer, if the line requests them.
  ///
  /// - Parameter place: The place of the viewport after a change that kept it; nil if the change kept no
  ///   place.
  func show(
    _ line: SessionLine, _ transcript: OpenTranscript, from place: KeptPlace? = nil,
    _ answer: inout SessionAnswer
  ) throws(SessionFailure) {
    if line.changes { answer.changes = transcript.takeChanges() }
    guard let viewport = line.viewport else { return }
    var view = try transcript.view(viewport, from: place)
    let items =
      viewport.rows || viewport.drawing ? transcript.rows(in: viewport, from: view.top) : []
    let knownBefore = fonts.faces.count
    let rows = items.map { item in
      let known = fonts.faces.count
      fonts.add(item)
      return SessionView.Row(item, newFonts: fonts.faces[known...])
    }
    view.firstIndex = transcript.index(ofFirstMessageIn: items)
    if viewport.rows { view.rows = rows } else { view.newFonts = fonts.faces[knownBefore...] }
    let overlay = viewport.overlay.map { transcript.overlay(in: viewport, from: view.top, $0) }
    view.floats = overlay.map { SessionFloats($0, glyphs: viewport.glyphs).adding(to: &fonts) }
    if viewport.drawing {
      // Rows are always painted from the oldest to the newest, because the typing row looks like the last
      // received message.
      let painted = transcript.look.isInverted ? items.reversed() : items
      view.drawing = DisplayList(painted, theme: Theme(transcript.look.theme), overlay: overlay)
    }
    view.glyphs = viewport.glyphs
    if viewport.accessibility {
      view.narrator = AccessibilityNarrator(engine: engine, environment: transcript.layout.environment)
    }
    view.fonts = fonts
    answer.viewport = view
  }
}
