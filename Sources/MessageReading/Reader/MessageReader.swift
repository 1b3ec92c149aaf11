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
  /// The file of the input in problems: the path, or that of a file in an archive.
  private var file: String { lines.file }
  /// The format of the input; never `auto`.
  public let format: InputFormat
  private let limits: MessageLimits
  /// Problems that are returned before the first message.
  private var problems: ArraySlice<ReadingProblem>
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
  ///   - path: A file's path; `-` for standard input; for a channel of Slack also the path of a folder. A zip archive
  ///     (package trait `Archives`) is read if it has one chat; `chats.zip/general` names one of several.
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
    let given = format == .auto ? nil : format
    try self.init(
      ChatInput(bytes, name: name, as: given, lineLimit: LineReader.defaultLimit), path: name, given: given,
      past: nil, limits: limits)
  }

  package convenience init(
    path: String, format: InputFormat, past: Int? = nil, limits: MessageLimits = .standard, lineLimit: Int,
    mayWait: Bool = true
  ) throws(ReadingError) {
    let given = format == .auto ? nil : format
    try self.init(
      ChatInput(path: path, as: given, lineLimit: lineLimit, mayWait: mayWait), path: path, given: given,
      past: past, limits: limits)
  }

  /// - Parameter given: The format; nil to detect it.
  private init(
    _ input: ChatInput, path: String, given: InputFormat?, past: Int?, limits: MessageLimits
  ) throws(ReadingError) {
    self.path = path
    self.limits = limits
    problems = input.problems[...]
    switch input.content {
    case .channel(let channel):
      lines = LineReader(ByteSource([], name: path))
      format = .slack
      export = JSONExportReader(
        channel.days, in: channel.folder, SlackDecoder(people: channel.people), limits: limits)
    case .file(let file, let folder, let named):
      lines = file
      if let given { format = given } else { format = try InputFormat(of: &lines, named: named) }
      if given == nil, format == .text, WhatsAppFile.isName(lines.file) {
        problems.append(
          ReadingProblem(
            file: lines.file, line: 1, field: nil,
            reason:
              "the name is that of a WhatsApp chat, but no line begins with a date and a time; it is read as text",
            outcome: .repaired))
      }
      try open(in: folder, past: past)
    }
  }

  /// Reads what has to be known before the first message.
  private func open(in folder: ExportFolder, past: Int?) throws(ReadingError) {
    switch format {
    case .json:
      document = try JSONDocumentReader(path: file, bytes: lines.remainder(), limits: limits)
    case .records:
      gathered = try RecordsReader(lines.remainder(), file: file).entries[...]
    case .xml:
      var feed = XMLFeedReader(past: past, pageLimit: past == nil ? .max : XMLFeedReader.usualPageLimit)
      let page = try feed.read(lines.remainder(), file: file)
      gathered = page.entries[...]
      self.past = feed.past
      hasMore = page.hasMore
    case .auto, .jsonl, .text: break
    case .telegram, .whatsapp, .slack, .discord, .signal, .matrix:
      export = try Exports.reader(of: format, lines, in: folder, limits: limits)
    }
  }

  /// Returns the next message, or its problems; nil at the end.
  ///
  /// - Throws: `ReadingError` if reading cannot continue.
  /// - Complexity: Linear in the message.
  public func next() throws(ReadingError) -> MessageEntry? {
    if let problem = problems.popFirst() {
      return MessageEntry(line: problem.line, message: nil, problems: [problem])
    }
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
      log: ProblemLog(file: file), lines: LineCounter(line: line.number), limits: limits)
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
    var log = ProblemLog(file: file)
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
    var log = ProblemLog(file: file)
    log.note(outcome, nil, reason, line: line.number)
    return MessageEntry(line: line.number, message: message, problems: log.problems)
  }
}
