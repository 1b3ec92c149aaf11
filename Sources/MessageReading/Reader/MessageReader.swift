import BubbleLayout

/// Reads messages one after the other from a file or from standard input.
///
/// JSON Lines, plain text and the exports of other programs are read in constant memory (one line or message
/// at a time). JSON documents, records and XML are read as a whole. Problems with one message are reported
/// with it, and do not affect other messages.
///
/// ```swift
/// import BubbleLayout
/// import MessageReading
///
/// var messages: [Message] = []
/// let reader = try MessageReader(path: "chat.jsonl")
/// while let entry = try reader.next() {
///   for problem in entry.problems { print(problem) }    // chat.jsonl:7: field "delivery": … (repaired)
///   if let message = entry.message { messages.append(message) }
/// }
/// print(messages.count, "messages")
/// ```
public final class MessageReader {
  /// The path of the input, `-` for standard input.
  public let path: String
  /// The format of the input; never `auto`.
  public let format: InputFormat
  private let limits: MessageLimits
  private var lines: LineReader
  /// The reader of a JSON document; nil for other formats.
  private var document: JSONDocumentReader?
  /// The remaining entries of a format that has to be read to its end before the first message is known.
  private var gathered: ArraySlice<MessageEntry>?
  /// The reader of another program's export; nil for other formats.
  private var export: (any ExportReader)?
  /// The largest message id of an XML feed, which is the parameter `past` of the next page's request. Nil for
  /// a feed without messages, and for other formats.
  public private(set) var past: Int?
  /// The people in a JSON document; nil if it has none, and for other formats.
  public var people: People? { document?.people }
  /// Whether a page of an XML feed had more new messages than the limit of a page. The messages with the
  /// largest ids are left out, so the next request returns them.
  public private(set) var hasMore = false

  /// Opens an input.
  ///
  /// - Parameters:
  ///   - path: A file's path; `-` for standard input; for a channel of Slack also the path of a folder.
  ///   - format: The format of the input; `auto` detects it from the name and the first bytes.
  ///   - past: For an XML feed, the largest id that has been read before. The input is then the next page,
  ///     from which at most 50 newer messages are taken. Nil reads the feed as a whole. Other formats ignore
  ///     it.
  ///   - limits: How much one message may contain; the excess is left out and reported.
  /// - Throws: `ReadingError` for a file that cannot be read, or a document that is not JSON at its
  ///   beginning.
  public convenience init(
    path: String, format: InputFormat = .auto, past: Int? = nil, limits: MessageLimits = .standard
  ) throws(ReadingError) {
    try self.init(path: path, format: format, past: past, limits: limits, lineLimit: LineReader.defaultLimit)
  }

  /// Opens an input that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of a file; it is kept until it has been read.
  ///   - name: The name of the input in problems.
  ///   - format: The format of the input; `auto` detects it from its beginning.
  ///   - limits: How much one message may contain; the excess is left out and reported.
  /// - Throws: `ReadingError` for a document that is not JSON at its beginning.
  public convenience init(
    bytes: [UInt8], name: String = "messages", format: InputFormat = .auto, limits: MessageLimits = .standard
  ) throws(ReadingError) {
    try self.init(
      ByteSource(bytes, name: name), path: name, given: format == .auto ? nil : format, named: nil,
      past: nil, limits: limits, lineLimit: LineReader.defaultLimit)
  }

  package convenience init(
    path: String, format: InputFormat, past: Int? = nil, limits: MessageLimits = .standard, lineLimit: Int,
    mayWait: Bool = true
  ) throws(ReadingError) {
    let given = format == .auto ? nil : format
    if given == nil || given == .slack, ExportFolder.kind(of: path) == .folder,
      given == .slack || SlackFolder.isOne(path)
    {
      let folder = try SlackFolder(path)
      self.init(
        path: path,
        folder: JSONExportReader(files: folder.files, SlackDecoder(people: folder.people), limits: limits),
        limits: limits)
      return
    }
    try self.init(
      mayWait ? ByteSource(path: path) : ByteSource(file: path), path: path, given: given,
      named: InputFormat(path: path), past: past,
      limits: limits, lineLimit: lineLimit)
  }

  /// Makes a reader of a folder.
  private init(path: String, folder: any ExportReader, limits: MessageLimits) {
    self.path = path
    self.limits = limits
    lines = LineReader(ByteSource([], name: path))
    format = .slack
    export = folder
  }

  /// - Parameters:
  ///   - given: The format; nil to detect it.
  ///   - named: The format according to the file's name; nil if the name does not show it.
  private init(
    _ source: ByteSource, path: String, given: InputFormat?, named: InputFormat?, past: Int?,
    limits: MessageLimits, lineLimit: Int
  ) throws(ReadingError) {
    self.path = path
    self.limits = limits
    lines = LineReader(source, limit: lineLimit)
    if let given {
      format = given
    } else if let marked = try InputFormat(marksIn: &lines) {
      format = marked
    } else if let named, named != .json {
      format = named
    } else {
      let found = InputFormat(beginning: try lines.beginning())
      format = named == nil || found == .records ? found : .json
    }
    switch self.format {
    case .json:
      document = try JSONDocumentReader(path: path, bytes: lines.remainder(), limits: limits)
    case .records:
      gathered = try RecordsReader(lines.remainder(), file: path).entries[...]
    case .xml:
      var feed = XMLFeedReader(past: past, pageLimit: past == nil ? .max : XMLFeedReader.usualPageLimit)
      let page = try feed.read(lines.remainder(), file: path)
      gathered = page.entries[...]
      self.past = feed.past
      hasMore = page.hasMore
    case .auto, .jsonl, .text: break
    case .telegram, .whatsapp, .slack, .discord, .signal, .matrix:
      export = try Exports.reader(of: self.format, lines, limits: limits)
    }
  }

  /// Returns the next message, or its problems; nil at the end.
  ///
  /// - Throws: `ReadingError` if reading cannot continue.
  /// - Complexity: Linear in the message.
  public func next() throws(ReadingError) -> MessageEntry? {
    if document != nil { return try document?.next() }
    if gathered != nil { return gathered?.popFirst().map(shortened) }
    if export != nil { return try export?.next() }
    while let line = try lines.next() {
      if line.isTooLong {
        return entry(line, nil, "it is longer than \(lines.limit >> 20) MB", .skipped)
      }
      if format == .text {
        if !line.bytes.isEmpty { return shortened(text(in: line)) }
      } else if let entry = object(in: line) {
        return entry
      }
    }
    return nil
  }

  /// Whether the next call of `next()` would have to wait for the other end of a pipe.
  public var wouldWait: Bool {
    if let export { return export.wouldWait }
    return document == nil && gathered == nil && lines.wouldWait
  }
}

extension MessageReader {
  /// Reads the message in a line of JSON Lines; nil for a blank line.
  private func object(in line: LineReader.Line) -> MessageEntry? {
    var cursor = JSONCursor(line.bytes)
    guard cursor.peek() != nil else { return nil }
    var decoder = MessageDecoder(
      log: ProblemLog(file: path), lines: LineCounter(line: line.number), limits: limits)
    do throws(JSONSyntaxError) {
      let message = try decoder.message(from: &cursor, id: .integer(line.number), depth: 0)
      guard cursor.peek() == nil else { throw cursor.unexpected("the end of the line") }
      return MessageEntry(line: line.number, message: message, problems: decoder.log.problems)
    } catch {
      return entry(line, nil, "not JSON at byte \(error.offset + 1): \(error.reason)", .skipped)
    }
  }

  /// Returns the entry with texts cut to the limits.
  private func shortened(_ entry: MessageEntry) -> MessageEntry {
    guard var message = entry.message else { return entry }
    var log = ProblemLog(file: path)
    if let text = message.text.shortened(to: limits.bytes) {
      message.text = text
      log.note(.repaired, "text", limits.reason, line: entry.line)
    }
    if let sender = message.sender?.shortened(to: limits.bytes) {
      message.sender = sender
      log.note(.repaired, "sender", limits.reason, line: entry.line)
    }
    guard !log.problems.isEmpty else { return entry }
    return MessageEntry(line: entry.line, message: message, problems: entry.problems + log.problems)
  }

  private func text(in line: LineReader.Line) -> MessageEntry {
    let id = MessageID.integer(line.number)
    if let text = String(validating: line.bytes, as: UTF8.self) {
      let message = Message(id: id, sender: nil, text: text)
      return MessageEntry(line: line.number, message: message, problems: [])
    }
    let message = Message(id: id, sender: nil, text: String(decoding: line.bytes, as: UTF8.self))
    return entry(line, message, "bytes that are not UTF-8 were replaced by U+FFFD", .repaired)
  }

  private func entry(
    _ line: LineReader.Line, _ message: Message?, _ reason: String, _ outcome: ReadingProblem.Outcome
  ) -> MessageEntry {
    var log = ProblemLog(file: path)
    log.note(outcome, nil, reason, line: line.number)
    return MessageEntry(line: line.number, message: message, problems: log.problems)
  }
}
