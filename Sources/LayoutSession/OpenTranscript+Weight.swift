import BubbleLayout

extension Message {
  /// The bytes that a session counts for the message. `SessionLimits` has the rules.
  func keptBytes(_ limits: MessageLimits) -> Int {
    SessionLimits.messageWeight + id.weight + byteWeight(within: limits)
  }
}

extension OpenTranscript {
  /// The bytes that the transcript keeps.
  var bytes: Int { SessionLimits.baseWeight + messageBytes + look.kept.bytes + kept.bytes }

  /// Checks that the transcript may keep some more bytes.
  ///
  /// - Throws: `sessionFull` if the session has no room for them.
  func check(growth: Int, _ field: String) throws(SessionFailure) {
    let excess = bytes + growth - allowance
    if growth > 0, excess > 0 { throw limits.full(by: excess, field) }
  }

  /// Returns by how many bytes an edit changes the messages of a transcript; 0 if it fails. If several messages
  /// are to be removed, those before the first that does not exist count.
  ///
  /// - Complexity: Linear in the parts of the edit's messages and of the messages that it replaces or removes.
  func growth(from edit: SessionEdit, in transcript: Transcript) -> Int {
    let limits = transcript.engine.limits
    func bytes(_ id: MessageID) -> Int? { transcript.message(withID: id)?.keptBytes(limits) }
    if let message = edit.replace {
      return bytes(message.id).map { message.keptBytes(limits) - $0 } ?? 0
    }
    if let id = edit.stream, let text = edit.text {
      guard let known = transcript.message(withID: id) else { return 0 }
      return min(text.utf8.count, max(0, limits.bytes - known.text.utf8.count))
    }
    if let ids = edit.remove {
      var (removed, freed): (Set<MessageID>, Int) = ([], 0)
      for id in ids {
        guard removed.insert(id).inserted, let bytes = bytes(id) else { break }
        freed += bytes
      }
      return -freed
    }
    if let before = edit.before, transcript.index(of: before) == nil { return 0 }
    var (new, added): (Set<MessageID>, Int) = ([], 0)
    for message in edit.append ?? edit.prepend ?? edit.insert ?? []
    where new.insert(message.id).inserted && transcript.index(of: message.id) == nil {
      added += message.keptBytes(limits)
    }
    return added
  }
}
