import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_find(
  _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32,
  _ scope: UInt32, _ limit: Int, _ buffer: OpaquePointer?, _ matches: UnsafeMutablePointer<bubble_matches>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  bubble_transcript_find_in(transcript, text, length, flags, scope, 0, .max, limit, buffer, matches, error)
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_find_in(
  _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32,
  _ scope: UInt32, _ first: Int, _ count: Int, _ limit: Int, _ buffer: OpaquePointer?,
  _ matches: UnsafeMutablePointer<bubble_matches>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let search = try Search(transcript, text, length, flags, scope, matches)
    let buffer = try BufferBox.of(buffer)
    let found = search.box.state.with { state in
      // An unsigned number of the caller that is too large for `Int` is negative here. It means the end of
      // the transcript.
      let start = first < 0 ? state.transcript.count : min(first, state.transcript.count)
      let left = state.transcript.count - start
      let end = start + (count < 0 ? left : min(count, left))
      let found = state.transcript.find(
        search.text, in: start..<end, options: search.options, limit: limit < 0 ? .max : limit,
        within: search.scope)
      return state.outside(found)
    }
    buffer.content.with { $0.answer(found).write(to: matches) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_find_next(
  _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32,
  _ scope: UInt32, _ after: UnsafePointer<bubble_match>?, _ buffer: OpaquePointer?,
  _ matches: UnsafeMutablePointer<bubble_matches>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let search = try Search(transcript, text, length, flags, scope, matches)
    let buffer = try BufferBox.of(buffer)
    let isUp = flags & UInt32(BUBBLE_FIND_UP.rawValue) != 0
    let found = try search.box.state.with { (state) throws(Failure) in
      let next = state.transcript.findNext(
        search.text, after: try after.map { (after) throws(Failure) in try state.match(after, "after") },
        options: search.options, direction: isUp ? .up : .down, within: search.scope)
      return state.outside(next.map { [$0] } ?? [])
    }
    buffer.content.with { $0.answer(found).write(to: matches) }
  }
}

/// A search: the text to find and the transcript.
private struct Search {
  let box: TranscriptBox
  let text: String
  let options: FindOptions
  let scope: TextScope

  init(
    _ transcript: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ flags: UInt32,
    _ scope: UInt32, _ matches: UnsafeMutablePointer<bubble_matches>?
  ) throws(Failure) {
    box = try TranscriptBox.of(transcript)
    self.text = try Arguments.text(text, length, "text")
    try Arguments.checkFlags(
      flags,
      known: UInt32(
        (BUBBLE_FIND_CASE.rawValue | BUBBLE_FIND_MARKS.rawValue)
          | (BUBBLE_FIND_UP.rawValue | BUBBLE_FIND_ANY_HAMZA.rawValue)),
      "flags", "bubble_find_flags")
    options = FindOptions(flags: flags)
    self.scope = try TextScope(bits: scope)
    try bubble_matches.check(matches, "matches")
  }
}

extension FindOptions {
  fileprivate init(flags: UInt32) {
    self = []
    if flags & UInt32(BUBBLE_FIND_CASE.rawValue) != 0 { insert(.caseSensitive) }
    if flags & UInt32(BUBBLE_FIND_MARKS.rawValue) != 0 { insert(.diacriticSensitive) }
    if flags & UInt32(BUBBLE_FIND_ANY_HAMZA.rawValue) != 0 { insert(.hamzaInsensitive) }
  }
}

extension TranscriptState {
  /// Converts the offsets of matches to the caller's unit.
  fileprivate func outside(_ matches: [TextMatch]) -> [FoundMatch] {
    var places = TextPlaces(self)
    return matches.map {
      FoundMatch(
        id: $0.id, path: $0.path, range: places.offsets(of: $0.id, at: $0.path).outside($0.range))
    }
  }

  /// Returns the range that a caller passes.
  ///
  /// - Throws: `BUBBLE_ERROR_NOT_FOUND` for a message that does not exist.
  func match(
    _ given: UnsafePointer<bubble_match>, _ name: StaticString
  ) throws(Failure) -> TextMatch {
    try Arguments.checkAlignment(given, name)
    let id = try Arguments.id(given.pointee.id, name)
    try check(id)
    var places = TextPlaces(self)
    return try places.match(given.pointee, of: id, name)
  }
}

/// A match in the result of a call, with offsets in the caller's unit.
private struct FoundMatch {
  let id: MessageID
  let path: ContentPath
  let range: bubble_offsets
}

extension BufferContent {
  fileprivate func answer(_ found: [FoundMatch]) -> bubble_matches {
    removeAll()
    var places: [(id: bubble_range, path: bubble_range)] = []
    var previous: FoundMatch?
    for match in found {
      // Matches in the same text share the strings of the id and the path.
      let id = match.id == previous?.id ? places.last?.id : nil
      let path = match.path == previous?.path ? places.last?.path : nil
      places.append((id ?? strings.add(match.id), path ?? strings.add(match.path)))
      previous = match
    }
    for (match, place) in zip(found, places) {
      matches.append(
        bubble_match(
          id: strings.id(match.id, at: place.id), path: strings.path(at: place.path), range: match.range))
    }
    return bubble_matches(size: 0, matches: matches.pointer, count: matches.count)
  }
}
