import BubbleLayout

/// Reads the messages of an export one after the other.
protocol ExportReader {
  /// Returns the next message, or its problems; nil at the end.
  mutating func next() throws(ReadingError) -> MessageEntry?

  /// Whether the next call of `next()` would have to wait for the other end of a pipe.
  var wouldWait: Bool { get }
}

/// Reads an export in JSON: documents one after the other, or one object per line.
struct JSONExportReader<Decoder: ExportDecoder>: ExportReader {
  private var walker: JSONWalker?
  private var lines: LineReader?
  private let file: String
  /// The names of the files that are read after this one.
  private var waiting: ArraySlice<String>
  /// The folder of these files, of which a damaged one is reported and does not affect the others; nil for
  /// one file.
  private let folder: ExportFolder?
  private var decoder: Decoder
  private var output: ExportOutput
  private let limits: MessageLimits
  private let unknown = UnknownFields()
  /// The reports of unknown fields, at the end of the input.
  private var reports: ArraySlice<MessageEntry> = []
  /// The error that ended reading. It is thrown after all earlier messages have been returned.
  private var failure: ReadingError?

  /// - Parameters:
  ///   - lines: The input, from its beginning.
  ///   - isDocument: Whether the input is one document, not one object per line.
  ///   - decoder: Makes messages from the values of the input.
  ///   - limits: The limits of one message.
  init(_ lines: LineReader, isDocument: Bool, _ decoder: Decoder, limits: MessageLimits) {
    var lines = lines
    file = lines.file
    if isDocument {
      let (bytes, source) = lines.handOver()
      walker = JSONWalker(source, read: bytes, limit: limits.json)
    } else {
      self.lines = lines
    }
    self.decoder = decoder
    self.limits = limits
    output = ExportOutput(limits: limits)
    waiting = []
    folder = nil
  }

  /// Reads several documents of a folder as one conversation.
  init(_ names: [String], in folder: ExportFolder, _ decoder: Decoder, limits: MessageLimits) {
    self.decoder = decoder
    self.limits = limits
    output = ExportOutput(limits: limits)
    file = names.first ?? ""
    waiting = names[...]
    self.folder = folder
  }

  var wouldWait: Bool { lines?.wouldWait ?? false }

  mutating func next() throws(ReadingError) -> MessageEntry? {
    while true {
      // If the other end of a pipe sends nothing at the moment, messages that are kept back are returned now.
      let isUrgent = output.isHolding && lines?.wouldWait == true
      if let entry = output.next(isUrgent: isUrgent) { return entry }
      if output.isAtEnd {
        if let report = reports.popFirst() { return report }
        guard let failure else { return nil }
        self.failure = nil
        throw failure
      }
      do throws(ReadingError) {
        if try read() { continue }
      } catch {
        failure = error
      }
      decoder.finish(&output)
      output.isAtEnd = true
      reports = unknown.entries[...]
    }
  }
}

extension JSONExportReader {
  /// Reads one value of a document, or one line.
  ///
  /// - Returns: False at the end of the last file.
  private mutating func read() throws(ReadingError) -> Bool {
    if lines != nil { return try readLine() }
    do throws(ReadingError) {
      let (file, unknown) = (walker?.file ?? file, unknown)
      let found = try walker?.next { path, byte, line in
        let choice = Decoder.choice(at: path, opening: byte)
        if choice == .skip, case .member? = path.last, !Decoder.fields.knows(path) {
          unknown.count(path, file: file, line: line)
        }
        return choice
      }
      if let found {
        let log = FieldLog(file: file, line: found.line, path: found.path, fields: Decoder.fields)
        take(found, log)
        return true
      }
    } catch {
      guard folder != nil else { throw error }
      leaveOut(error)
    }
    walker = nil
    // A pipe or a device in the folder ends reading.
    guard let next = waiting.popFirst(), let source = try folder?.source(next) else { return false }
    walker = JSONWalker(source, limit: limits.json)
    return true
  }

  /// Reports that a file of a folder is damaged. The other files are read.
  private mutating func leaveOut(_ error: ReadingError) {
    let (file, line) =
      switch error {
      case .malformed(let file, let line, _): (file, line)
      case .unreadable(let file, _): (file, 1)
      }
    let log = FieldLog(file: file, line: line)
    log.skip([], "\(error.reason); the rest of the file was left out")
    output.leaveOut(log)
  }

  private mutating func readLine() throws(ReadingError) -> Bool {
    guard let line = try lines?.next() else { return false }
    guard line.isTooLong || line.bytes.contains(where: { $0 > 0x20 }) else { return true }
    let found = JSONWalker.Found(
      path: [], bytes: line.bytes, line: line.number,
      isTooLong: line.isTooLong || line.bytes.count > limits.json)
    take(found, FieldLog(file: file, line: line.number, fields: Decoder.fields))
    return true
  }

  /// Parses the bytes of a value, and gives it to the decoder.
  private mutating func take(_ found: JSONWalker.Found, _ log: FieldLog) {
    guard !found.isTooLong else {
      log.skip([], "it is longer than \(limits.json) bytes")
      return output.leaveOut(log)
    }
    var cursor = JSONCursor(found.bytes)
    cursor.takesHexadecimalEscapes = true
    do throws(JSONSyntaxError) {
      let value = try cursor.value()
      guard cursor.peek() == nil else { throw cursor.unexpected("the end of the value") }
      if cursor.hasRepairedSurrogates { log.note([], "a lone surrogate was replaced by U+FFFD") }
      if cursor.hasRepairedBytes { log.note([], "bytes that are not UTF-8 were replaced by U+FFFD") }
      decoder.take(ExportField(value: value, path: [], log: log), at: found.path, &output)
      unknown.count(in: value, log)
    } catch {
      log.skip([], "not JSON at byte \(error.offset + 1): \(error.reason)")
      output.leaveOut(log)
    }
  }
}
