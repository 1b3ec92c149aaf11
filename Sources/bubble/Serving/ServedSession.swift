import LayoutSession
import MessageReading

/// A session between an input and an output, which ends with its input or with a signal. Before it ends, all
/// answers are written.
struct ServedSession {
  let session: LayoutSession
  let output: OutputFile
  let signals: EndingSignals?
  private var lines: LineReader

  /// If a request frees this many bytes, or takes about as many for a time, the memory is given back.
  private static let large = 8 << 20

  init(_ session: LayoutSession, output: OutputFile, signals: EndingSignals?) throws(ReadingError) {
    self.session = session
    self.output = output
    self.signals = signals
    lines = LineReader(try ByteSource(path: "-"), limit: LayoutSession.lineLimit)
  }

  /// Answers lines until the input ends, or until a signal arrives.
  ///
  /// - Throws: `ReadingError` for an input that cannot be read; all answers to earlier lines are written. The
  ///   errors of the output.
  mutating func run() throws {
    do {
      while try waitForLine(), let line = try lines.next() { try answer(line) }
    } catch let error as ReadingError {
      try output.finish()
      throw error
    }
    try output.finish()
  }

  /// Waits for the next line, and writes the answers so far if it is not there yet.
  ///
  /// - Returns: False if a signal has arrived.
  private mutating func waitForLine() throws -> Bool {
    while signals?.hasArrived != true {
      if lines.wouldWait {
        try output.flush()
        guard signals?.waitForInput() ?? true else { return false }
      }
      if try lines.readOnce() { return true }
    }
    return false
  }

  private func answer(_ line: LineReader.Line) throws {
    let kept = session.bytes
    let answer =
      line.isTooLong
      ? LayoutSession.refusal(ofLineLongerThan: lines.limit, number: line.number)
      : session.answer(line.bytes, number: line.number)
    var size = line.bytes.count
    if let answer {
      let bytes = SessionWriter.line(answer)
      size += bytes.count
      try output.write(bytes)
    }
    // A request takes about ten times the memory of its bytes for a time.
    let isLarge = kept - session.bytes >= Self.large || 10 * size >= Self.large
    // A file may have been read up to the limit.
    if isLarge || answer?.failure?.code == .sessionFull { FreedMemory.giveBack() }
  }

}
