import BubbleLayout

extension LayoutSession {
  /// Opens a transcript. If that fails, the one that is open under its name stays.
  func open(
    _ opening: SessionOpening, _ line: SessionLine, _ answer: inout SessionAnswer
  ) throws(SessionFailure) {
    try checkName(line.transcript)
    let replaced = transcripts[line.transcript]?.bytes ?? 0
    let opened = try OpenTranscript(
      opening, engine: engine, room: SessionRoom(limits, used: bytes - replaced))
    answer.header = opened.header
    answer.problems = opened.problems
    answer.state = opened.state()
    transcripts[line.transcript] = opened
    bytes += opened.bytes - replaced
    try show(line, opened, &answer)
  }

  /// Makes a change of a transcript within the limits of the session.
  func make(
    _ change: SessionChange, _ line: SessionLine, _ transcript: OpenTranscript,
    _ answer: inout SessionAnswer
  ) throws(SessionFailure) -> KeptPlace? {
    let before = transcript.bytes
    transcript.allowance = limits.bytes - (bytes - before)
    defer { bytes += transcript.bytes - before }
    return try transcript.make(change, keeping: line.viewport, &answer)
  }

  /// Closes a transcript and its composer. A composer may be alone.
  func close(_ line: SessionLine) throws(SessionFailure) {
    let name = line.transcript
    if composers[name] == nil { _ = try transcript(of: line) }
    bytes -= transcripts.removeValue(forKey: name)?.bytes ?? 0
    bytes -= composers.removeValue(forKey: name)?.bytes ?? 0
  }

  /// Checks that a name is in use already, or that there may be one more.
  func checkName(_ name: String) throws(SessionFailure) {
    guard transcripts[name] == nil, composers[name] == nil else { return }
    let count = transcripts.count + composers.keys.count { transcripts[$0] == nil }
    if count >= limits.transcripts { throw limits.tooManyNames(count) }
  }
}
