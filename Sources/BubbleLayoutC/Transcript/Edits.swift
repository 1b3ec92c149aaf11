import BubbleLayout
import CBubbleLayout

/// Edits a transcript, and stores the changes of its rows if the caller passes a buffer for them.
///
/// - Parameter work: Makes the edit. Returns the reason if it could not be made, in which case it changes
///   nothing.
private func edit(
  _ box: TranscriptBox, _ changes: OpaquePointer?, _ work: (inout Transcript) -> Failure?
) throws(Failure) {
  let buffer: BufferBox? = changes == nil ? nil : try BufferBox.of(changes, "changes")
  let changeSet: ChangeSet? = try box.state.with { (state) throws(Failure) in
    var (failure, changeSet): (Failure?, ChangeSet?) = (nil, nil)
    if buffer == nil {
      failure = work(&state.transcript)
    } else {
      changeSet = state.transcript.recordChanges { failure = work(&$0) }
    }
    if let failure { throw failure }
    return changeSet
  }
  if let changeSet { buffer?.content.with { $0.answer(changeSet) } }
}

/// Adds messages.
///
/// - Parameter place: Returns the index to insert at, given the number of messages.
private func insert(
  _ transcript: OpaquePointer?, _ messages: UnsafePointer<CChar>?, _ length: Int, _ changes: OpaquePointer?,
  _ reading: UnsafeMutablePointer<bubble_reading>?, at place: (Int) -> Int
) throws(Failure) {
  let box = try TranscriptBox.of(transcript)
  try MessageArgument.check(reading)
  let input = try MessageArgument(messages, length)
  var taken = 0
  try edit(box, changes) { transcript in
    taken = transcript.insert(contentsOf: input.messages, at: place(transcript.count))
    return nil
  }
  input.report(taken: taken, to: reading)
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_insert(
  _ transcript: OpaquePointer?, _ index: Int, _ messages: UnsafePointer<CChar>?, _ length: Int,
  _ changes: OpaquePointer?, _ reading: UnsafeMutablePointer<bubble_reading>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    // An unsigned number of the caller that is too large for `Int` is negative here. It means the end of the
    // transcript.
    try insert(transcript, messages, length, changes, reading) { index < 0 ? $0 : min(index, $0) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_append(
  _ transcript: OpaquePointer?, _ messages: UnsafePointer<CChar>?, _ length: Int, _ changes: OpaquePointer?,
  _ reading: UnsafeMutablePointer<bubble_reading>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try insert(transcript, messages, length, changes, reading) { $0 }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_prepend(
  _ transcript: OpaquePointer?, _ messages: UnsafePointer<CChar>?, _ length: Int, _ changes: OpaquePointer?,
  _ reading: UnsafeMutablePointer<bubble_reading>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try insert(transcript, messages, length, changes, reading) { _ in 0 }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_replace(
  _ transcript: OpaquePointer?, _ messages: UnsafePointer<CChar>?, _ length: Int, _ changes: OpaquePointer?,
  _ reading: UnsafeMutablePointer<bubble_reading>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    try MessageArgument.check(reading)
    let input = try MessageArgument(messages, length)
    var taken = 0
    try edit(box, changes) { transcript in
      for message in input.messages where transcript.update(message) { taken += 1 }
      return nil
    }
    input.report(taken: taken, to: reading)
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_remove(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ changes: OpaquePointer?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    try edit(TranscriptBox.of(transcript), changes) {
      $0.remove(id) == nil ? TranscriptState.noMessage(id) : nil
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_move(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ index: Int, _ changes: OpaquePointer?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    try edit(TranscriptBox.of(transcript), changes) {
      $0.move(id, to: index < 0 ? .max : index) ? nil : TranscriptState.noMessage(id)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_append_text(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ text: UnsafePointer<CChar>?,
  _ length: Int, _ changes: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    let text = try Arguments.text(text, length, "text")
    try edit(TranscriptBox.of(transcript), changes) {
      $0.append(text, to: id) ? nil : TranscriptState.noMessage(id)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_finish(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ changes: OpaquePointer?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    try edit(TranscriptBox.of(transcript), changes) {
      $0.finish(id) ? nil : TranscriptState.noMessage(id)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_toggle_details(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ path: UnsafePointer<bubble_content_path>?,
  _ changes: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (id, place) = (try Arguments.id(id, "id"), try Arguments.block(path))
    try edit(TranscriptBox.of(transcript), changes) {
      $0.toggleDetails(at: place, of: id) ? nil : TranscriptState.noMessage(id)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_scroll(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ path: UnsafePointer<bubble_content_path>?,
  _ x: Double, _ y: Double, _ changes: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (id, place) = (try Arguments.id(id, "id"), try Arguments.block(path))
    let position = Point(x: LayoutUnit(x), y: LayoutUnit(y))
    try edit(TranscriptBox.of(transcript), changes) {
      $0.scroll(to: position, at: place, of: id) ? nil : TranscriptState.noMessage(id)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_set_expanded(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ is_expanded: Int32,
  _ changes: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    try edit(TranscriptBox.of(transcript), changes) {
      (is_expanded != 0 ? $0.expand(id) : $0.collapse(id)) ? nil : TranscriptState.noMessage(id)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_set_uncovered(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ path: UnsafePointer<bubble_content_path>?,
  _ is_uncovered: Int32, _ changes: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    let place = path?.pointee.text == nil ? nil : try Arguments.block(path)
    try edit(TranscriptBox.of(transcript), changes) {
      (is_uncovered != 0 ? $0.uncover(id, at: place) : $0.cover(id, at: place))
        ? nil : TranscriptState.noMessage(id)
    }
  }
}

extension Arguments {
  /// Returns the path of a block; a missing path is an error.
  fileprivate static func block(
    _ path: UnsafePointer<bubble_content_path>?
  ) throws(Failure) -> ContentPath {
    guard let path, path.pointee.text != nil else { throw .argument("path is NULL", "path") }
    let pointer = try bytes(path.pointee.text, path.pointee.length, "path")
    guard let place = ContentPath(pointer: pointer) else {
      throw .argument("path is not a JSON Pointer", "path")
    }
    return place
  }
}
