import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_read(
  _ composer: OpaquePointer?, _ answer: UnsafeMutablePointer<bubble_composer_state>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try ComposerBox.of(composer)
    try bubble_composer_state.check(answer, "state")
    box.state.with { state in
      let offsets = state.offsets
      bubble_composer_state(
        size: 0, length: Int(offsets.outside(state.composer.length)), count: state.composer.count,
        selection: offsets.outside(state.composer.selection),
        marked: state.composer.markedRange.map { offsets.outside($0) } ?? .none
      ).write(to: answer)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_text(
  _ composer: OpaquePointer?, _ buffer: OpaquePointer?, _ text: UnsafeMutablePointer<bubble_text>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ComposerBox.of(composer), try BufferBox.of(buffer))
    try bubble_text.check(text, "text")
    let found = box.state.with { $0.composer.text }
    buffer.content.with { $0.answer(found).write(to: text) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_position(
  _ composer: OpaquePointer?, _ width: Double, _ x: Double, _ y: Double,
  _ offset: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try ComposerBox.of(composer)
    let place = try Arguments.check(offset, "offset")
    box.state.with { state in
      let layout = state.composer.layout(width: width)
      let point = Point(x: LayoutUnit(x), y: LayoutUnit(y))
      place.pointee = state.offsets.outside(layout.position(at: point).offset)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_range_rects(
  _ composer: OpaquePointer?, _ width: Double, _ start: UInt32, _ end: UInt32, _ buffer: OpaquePointer?,
  _ rects: UnsafeMutablePointer<bubble_rects>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ComposerBox.of(composer), try BufferBox.of(buffer))
    try bubble_rects.check(rects, "rects")
    let found = box.state.with { state in
      state.composer.layout(width: width).selectionRects(for: state.offsets.inside(start, end))
    }
    buffer.content.with { $0.answer(found).write(to: rects) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_offset(
  _ composer: OpaquePointer?, _ from: UInt32, _ movement: UInt32, _ offset: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try ComposerBox.of(composer)
    let place = try Arguments.check(offset, "offset")
    guard let movement = CaretMovement(number: movement) else {
      throw .argument("movement is \(movement), which is not a bubble_movement", "movement")
    }
    box.state.with { state in
      let offsets = state.offsets
      place.pointee = offsets.outside(state.composer.offset(from: offsets.inside(from), moving: movement))
    }
  }
}

extension CaretMovement {
  fileprivate init?(number: UInt32) {
    switch number {
    case UInt32(BUBBLE_MOVE_CHARACTER_BACKWARD.rawValue): self = .characterBackward
    case UInt32(BUBBLE_MOVE_CHARACTER_FORWARD.rawValue): self = .characterForward
    case UInt32(BUBBLE_MOVE_WORD_BACKWARD.rawValue): self = .wordBackward
    case UInt32(BUBBLE_MOVE_WORD_FORWARD.rawValue): self = .wordForward
    case UInt32(BUBBLE_MOVE_PARAGRAPH_BACKWARD.rawValue): self = .paragraphBackward
    case UInt32(BUBBLE_MOVE_PARAGRAPH_FORWARD.rawValue): self = .paragraphForward
    default: return nil
    }
  }
}
