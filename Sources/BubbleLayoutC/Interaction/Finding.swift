import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_find(
  _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32, _ limit: Int,
  _ buffer: OpaquePointer?, _ matches: UnsafeMutablePointer<bubble_matches>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  bubble_transcript_find_in(transcript, text, length, flags, 0, .max, limit, buffer, matches, error)
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_find_in(
  _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32, _ first: Int,
  _ count: Int, _ limit: Int, _ buffer: OpaquePointer?, _ matches: UnsafeMutablePointer<bubble_matches>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    let text = try Arguments.text(text, length, "text")
    try bubble_matches.check(matches, "matches")
    let found = box.state.with { state in
      // Beyond what a signed number holds is beyond the end.
      let start = first < 0 ? state.transcript.count : min(first, state.transcript.count)
      let left = state.transcript.count - start
      let end = start + (count < 0 ? left : min(count, left))
      let found = state.transcript.matches(
        of: text, in: start..<end, options: FindOptions(flags: flags), limit: limit < 0 ? .max : limit)
      return state.outside(found)
    }
    buffer.content.with { $0.answer(found).write(to: matches) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_find_next(
  _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32,
  _ after: UnsafePointer<bubble_match>?, _ buffer: OpaquePointer?,
  _ matches: UnsafeMutablePointer<bubble_matches>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    let text = try Arguments.text(text, length, "text")
    try bubble_matches.check(matches, "matches")
    let found = try box.state.with { (state) throws(Failure) in
      let next = state.transcript.nextMatch(
        of: text, after: try state.match(after), options: FindOptions(flags: flags),
        direction: flags & UInt32(BUBBLE_FIND_UP.rawValue) == 0 ? .down : .up)
      return state.outside(next.map { [$0] } ?? [])
    }
    buffer.content.with { $0.answer(found).write(to: matches) }
  }
}

extension FindOptions {
  fileprivate init(flags: UInt32) {
    self = []
    if flags & UInt32(BUBBLE_FIND_CASE.rawValue) != 0 { insert(.caseSensitive) }
    if flags & UInt32(BUBBLE_FIND_MARKS.rawValue) != 0 { insert(.diacriticSensitive) }
  }
}

extension TranscriptState {
  /// Matches with their offsets for a caller.
  fileprivate func outside(_ matches: [TextMatch]) -> [(id: MessageID, range: bubble_offsets)] {
    var texts = MatchedTexts(self)
    return matches.map { ($0.id, texts.offsets(of: $0.id).outside($0.range)) }
  }

  /// The match that a caller means; nil for none.
  fileprivate func match(_ given: UnsafePointer<bubble_match>?) throws(Failure) -> TextMatch? {
    guard let given else { return nil }
    try Arguments.checkAlignment(given, "after")
    let id = try Arguments.id(given.pointee.id, "after")
    try check(id)
    var texts = MatchedTexts(self)
    return texts.match(given.pointee, of: id)
  }
}

extension BufferContent {
  fileprivate func answer(_ found: [(id: MessageID, range: bubble_offsets)]) -> bubble_matches {
    removeAll()
    let places = found.map { strings.add($0.id) }
    for (match, place) in zip(found, places) {
      matches.append(bubble_match(id: strings.id(match.id, at: place), range: match.range))
    }
    return bubble_matches(size: 0, matches: matches.pointer, count: matches.count)
  }
}
