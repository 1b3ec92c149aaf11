import BubbleLayout
import CBubbleLayout
import Foundation
import LayoutFormat
import MessageReading

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_index(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ index: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, id) = (try TranscriptBox.of(transcript), try Arguments.id(id, "id"))
    let place = try Arguments.check(index, "index")
    guard let found = box.state.with({ $0.transcript.index(of: id) }) else {
      throw TranscriptState.noMessage(id)
    }
    place.pointee = found
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_id(
  _ transcript: OpaquePointer?, _ index: Int, _ buffer: OpaquePointer?,
  _ id: UnsafeMutablePointer<bubble_id>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    let place = try Arguments.check(id, "id")
    let buffer = try BufferBox.of(buffer)
    guard let found = box.state.with({ $0.transcript.id(at: index) }) else {
      throw Failure(
        BUBBLE_ERROR_NOT_FOUND, "index is \(UInt(bitPattern: index)), beyond the last message",
        at: .init(field: "index"))
    }
    buffer.content.with { place.pointee = $0.answer(found) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_frame(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ frame: UnsafeMutablePointer<bubble_rect>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, id) = (try TranscriptBox.of(transcript), try Arguments.id(id, "id"))
    let place = try Arguments.check(frame, "frame")
    guard let found = box.state.with({ $0.transcript.frame(of: id) }) else {
      throw TranscriptState.noMessage(id)
    }
    place.pointee = bubble_rect(found)
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_message(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ buffer: OpaquePointer?,
  _ text: UnsafeMutablePointer<bubble_text>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, id) = (try TranscriptBox.of(transcript), try Arguments.id(id, "id"))
    let buffer = try BufferBox.of(buffer)
    try bubble_text.check(text, "text")
    guard let message = box.state.with({ $0.transcript.message(withID: id) }) else {
      throw TranscriptState.noMessage(id)
    }
    guard let json = try? JSONEncoder().encode(message) else {
      throw Failure(BUBBLE_ERROR_MESSAGES, "the message \(id) contains a number that JSON cannot represent")
    }
    buffer.content.with { $0.answer(String(decoding: json, as: UTF8.self)).write(to: text) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_people(
  _ transcript: OpaquePointer?, _ buffer: OpaquePointer?, _ text: UnsafeMutablePointer<bubble_text>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_text.check(text, "text")
    let people = box.state.with { $0.transcript.environment.people }
    buffer.content.with { $0.answer(people.json).write(to: text) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_json(
  _ transcript: OpaquePointer?, _ glyphs: Int32, _ buffer: OpaquePointer?,
  _ text: UnsafeMutablePointer<bubble_text>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_text.check(text, "text")
    let copy = box.state.with { $0.transcript }
    var json: [UInt8] = []
    do {
      try JSONWriter(options: WritingOptions(glyphs: glyphs != 0)).write(copy) { json += $0 }
    } catch {
      throw Failure(BUBBLE_ERROR_LIMIT, "the layout cannot be written: \(error)")
    }
    guard json.count <= Arguments.limit else {
      throw Failure(
        BUBBLE_ERROR_LIMIT, "the layout takes \(json.count) bytes; the maximum is \(Arguments.limit)")
    }
    buffer.content.with { $0.answer(String(decoding: json, as: UTF8.self)).write(to: text) }
  }
}
