import BubbleLayout
import CBubbleLayout
import TextLayout

extension TranscriptState {
  /// Turns the offsets of a message's text as it is shown into the caller's and back.
  ///
  /// Texts are shown shortened; those of matches are whole.
  func offsets(of id: MessageID) -> Offsets {
    if case .utf16 = offsets { return Offsets(map: nil) }
    return offsets.map(of: transcript.cell(id)?.shownText ?? "")
  }

  /// The place that a caller means.
  func position(
    _ given: UnsafePointer<bubble_position>?, _ name: StaticString
  ) throws(Failure) -> TranscriptPosition {
    try bubble_position.check(given, name)
    guard let given = try bubble_position.read(given, name) else {
      throw .argument("\(name) is NULL", "\(name)")
    }
    let id = try Arguments.id(given.id, name)
    try check(id)
    return TranscriptPosition(
      id: id,
      position: TextPosition(
        offset: offsets(of: id).inside(given.offset), affinity: .init(number: given.affinity)))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_position(
  _ transcript: OpaquePointer?, _ x: Double, _ y: Double, _ buffer: OpaquePointer?,
  _ position: UnsafeMutablePointer<bubble_position>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_position.check(position, "position")
    let found: (id: MessageID, offset: UInt32, affinity: UInt32)? = box.state.with { state in
      let place = state.transcript.position(nearestTo: Point(x: LayoutUnit(x), y: LayoutUnit(y)))
      return place.map {
        ($0.id, state.offsets(of: $0.id).outside($0.position.offset), $0.position.affinity.number)
      }
    }
    guard let found else {
      throw Failure(BUBBLE_ERROR_NOT_FOUND, "the transcript has no messages", at: .init(field: "transcript"))
    }
    buffer.content.with {
      bubble_position(size: 0, id: $0.answer(found.id), offset: found.offset, affinity: found.affinity)
        .write(to: position)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_caret(
  _ transcript: OpaquePointer?, _ position: UnsafePointer<bubble_position>?,
  _ caret: UnsafeMutablePointer<bubble_rect>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    let place = try Arguments.check(caret, "caret")
    try box.state.with { (state) throws(Failure) in
      let position = try state.position(position, "position")
      guard let frame = state.transcript.caretFrame(at: position.position, in: position.id) else {
        throw Failure(
          BUBBLE_ERROR_NOT_FOUND, "the message \(position.id) has no text",
          at: .init(field: "position"))
      }
      place.pointee = bubble_rect(frame)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_range_rects(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ start: UInt32, _ end: UInt32,
  _ buffer: OpaquePointer?, _ rects: UnsafeMutablePointer<bubble_rects>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    let id = try Arguments.id(id, "id")
    try bubble_rects.check(rects, "rects")
    let found = try box.state.with { (state) throws(Failure) in
      try state.check(id)
      return state.transcript.rects(of: state.offsets(of: id).inside(start, end), in: id)
    }
    buffer.content.with { $0.answer(found).write(to: rects) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_selection_rects(
  _ transcript: OpaquePointer?, _ anchor: UnsafePointer<bubble_position>?,
  _ focus: UnsafePointer<bubble_position>?, _ y: Double, _ height: Double, _ buffer: OpaquePointer?,
  _ rects: UnsafeMutablePointer<bubble_rects>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_rects.check(rects, "rects")
    let found = try box.state.with { (state) throws(Failure) in
      let selection = TranscriptSelection(
        anchor: try state.position(anchor, "anchor"), focus: try state.position(focus, "focus"))
      return state.transcript.selectionRects(selection, in: state.viewport(y, height))
    }
    buffer.content.with { $0.answer(found).write(to: rects) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_selected_text(
  _ transcript: OpaquePointer?, _ anchor: UnsafePointer<bubble_position>?,
  _ focus: UnsafePointer<bubble_position>?, _ buffer: OpaquePointer?,
  _ text: UnsafeMutablePointer<bubble_text>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_text.check(text, "text")
    let found = try box.state.with { (state) throws(Failure) in
      let selection = TranscriptSelection(
        anchor: try state.position(anchor, "anchor"), focus: try state.position(focus, "focus"))
      return state.transcript.selectedText(selection)
    }
    buffer.content.with { $0.answer(found).write(to: text) }
  }
}
