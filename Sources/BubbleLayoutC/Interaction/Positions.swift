import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_position(
  _ transcript: OpaquePointer?, _ x: Double, _ y: Double, _ scope: UInt32, _ buffer: OpaquePointer?,
  _ position: UnsafeMutablePointer<bubble_position>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_position.check(position, "position")
    let scope = try TextScope(bits: scope)
    let found = box.state.with { state in
      let place = state.transcript.position(
        nearestTo: Point(x: LayoutUnit(x), y: LayoutUnit(y)), in: scope)
      return place.map { state.outside($0.within(scope)) }
    }
    guard let found else { throw TranscriptState.noMessages }
    buffer.content.with { $0.answer([found])[0].write(to: position) }
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
      var places = TextPlaces(state)
      let position = try places.position(position, "position")
      guard
        let frame = state.transcript.caretFrame(at: position.position, in: position.id, at: position.path)
      else {
        let pointer = String(decoding: position.path.pointer.prefix(64), as: UTF8.self)
        throw Failure(
          BUBBLE_ERROR_NOT_FOUND, "the message \(position.id) shows no text at \"\(pointer)\"",
          at: .init(field: "position"))
      }
      place.pointee = bubble_rect(frame)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_range_rects(
  _ transcript: OpaquePointer?, _ range: UnsafePointer<bubble_match>?, _ buffer: OpaquePointer?,
  _ rects: UnsafeMutablePointer<bubble_rects>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    guard let range else { throw .argument("range is NULL", "range") }
    try bubble_rects.check(rects, "rects")
    let found = try box.state.with { (state) throws(Failure) in
      let range = try state.match(range, "range")
      return state.transcript.rects(of: range.range, in: range.id, at: range.path)
    }
    buffer.content.with { $0.answer(found).write(to: rects) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_select_all(
  _ transcript: OpaquePointer?, _ scope: UInt32, _ buffer: OpaquePointer?,
  _ anchor: UnsafeMutablePointer<bubble_position>?, _ focus: UnsafeMutablePointer<bubble_position>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_position.check(anchor, "anchor")
    try bubble_position.check(focus, "focus")
    let scope = try TextScope(bits: scope)
    let found = box.state.with { state in
      state.transcript.selectAll(in: scope).map {
        [state.outside($0.anchor.within(scope)), state.outside($0.focus.within(scope))]
      }
    }
    guard let found else { throw TranscriptState.noMessages }
    buffer.content.with { content in
      let ends = content.answer(found)
      ends[0].write(to: anchor)
      ends[1].write(to: focus)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_selection_rects(
  _ transcript: OpaquePointer?, _ anchor: UnsafePointer<bubble_position>?,
  _ focus: UnsafePointer<bubble_position>?, _ scope: UInt32, _ y: Double, _ height: Double,
  _ buffer: OpaquePointer?, _ rects: UnsafeMutablePointer<bubble_rects>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_rects.check(rects, "rects")
    let found = try box.state.with { (state) throws(Failure) in
      state.transcript.selectionRects(
        try state.selection(anchor, focus, scope), in: state.viewport(y, height))
    }
    buffer.content.with { $0.answer(found).write(to: rects) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_selected_text(
  _ transcript: OpaquePointer?, _ anchor: UnsafePointer<bubble_position>?,
  _ focus: UnsafePointer<bubble_position>?, _ scope: UInt32, _ buffer: OpaquePointer?,
  _ text: UnsafeMutablePointer<bubble_text>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_text.check(text, "text")
    let found = try box.state.with { (state) throws(Failure) in
      state.transcript.selectedText(try state.selection(anchor, focus, scope))
    }
    buffer.content.with { $0.answer(found).write(to: text) }
  }
}

extension TranscriptState {
  /// Converts the offset of a position to the caller's unit.
  fileprivate func outside(_ place: TranscriptPosition) -> FoundPlace {
    var places = TextPlaces(self)
    let offset = place.position.offset
    return FoundPlace(
      id: place.id, path: place.path,
      offset: offset == .max ? .max : places.offsets(of: place.id, at: place.path).outside(offset),
      affinity: place.position.affinity.number)
  }

  /// Returns the selection that a caller passes.
  fileprivate func selection(
    _ anchor: UnsafePointer<bubble_position>?, _ focus: UnsafePointer<bubble_position>?, _ scope: UInt32
  ) throws(Failure) -> TranscriptSelection {
    var places = TextPlaces(self)
    return TranscriptSelection(
      anchor: try places.position(anchor, "anchor"), focus: try places.position(focus, "focus"),
      scope: try TextScope(bits: scope))
  }

  fileprivate static var noMessages: Failure {
    Failure(BUBBLE_ERROR_NOT_FOUND, "the transcript has no messages", at: .init(field: "transcript"))
  }
}

extension TranscriptPosition {
  /// Returns the position with a path that belongs to a scope. A selection always includes the kinds of text
  /// at its two ends. So if the message has no text of a kind in the scope, the position is moved to where
  /// such a text would be.
  fileprivate func within(_ scope: TextScope) -> TranscriptPosition {
    guard scope.isDisjoint(with: path.scope),
      let kind = TextScope.allCases.first(where: { scope.contains($0) })
    else { return self }
    return TranscriptPosition(id: id, path: kind.first, position: position)
  }
}

extension TextScope {
  /// The path of the first text of this kind.
  fileprivate var first: ContentPath {
    switch self {
    case .quote: ["quote", "text"]
    case .code: ["attachments", 0, "text"]
    case .links: ["attachments", 0, "title"]
    case .cards: ["attachments", 0, "name"]
    case .polls: ["attachments", 0, "question"]
    case .buttons: ["buttons", 0, 0]
    default: .text
    }
  }
}

/// A position in the result of a call, with its offset in the caller's unit.
private struct FoundPlace {
  let id: MessageID
  let path: ContentPath
  let offset: UInt32
  let affinity: UInt32
}

extension BufferContent {
  /// Stores positions as the result of a call, and returns them.
  fileprivate func answer(_ found: [FoundPlace]) -> [bubble_position] {
    removeAll()
    let texts = found.map { (id: strings.add($0.id), path: strings.add($0.path)) }
    return zip(found, texts).map { place, text in
      bubble_position(
        size: 0, id: strings.id(place.id, at: text.id), path: strings.path(at: text.path),
        offset: place.offset, affinity: place.affinity)
    }
  }
}
