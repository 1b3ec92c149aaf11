import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_frames(
  _ transcript: OpaquePointer?, _ first: Int, _ count: Int, _ frames: UnsafeMutablePointer<bubble_rect>?,
  _ written: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  fill(transcript, first, count, frames, "frames", written, error) { transcript, indices, room in
    for (index, frame) in transcript.frames(in: indices).enumerated() { room[index] = bubble_rect(frame) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_heights(
  _ transcript: OpaquePointer?, _ first: Int, _ count: Int, _ heights: UnsafeMutablePointer<Double>?,
  _ written: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  fill(transcript, first, count, heights, "heights", written, error) { transcript, indices, room in
    for (index, height) in transcript.heights(in: indices).enumerated() { room[index] = height.points }
  }
}

/// How many messages are handled at a time, so that no temporary array is as long as the transcript.
private let batch = 4_096

/// Fills a caller's array with values of messages.
///
/// - Parameter tell: Writes the values of a range of messages to the given memory.
private func fill<Element>(
  _ transcript: OpaquePointer?, _ first: Int, _ count: Int, _ elements: UnsafeMutablePointer<Element>?,
  _ name: StaticString, _ written: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<bubble_error>?,
  _ tell: (Transcript, Range<Int>, UnsafeMutablePointer<Element>) -> Void
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    let place = try Arguments.check(written, "written")
    let room = try Arguments.room(elements, count, name)
    place.pointee = box.state.with { state in
      let total = state.transcript.count
      // An unsigned number of the caller that is too large for `Int` is negative here. It means the end of
      // the transcript.
      let start = first < 0 ? total : min(first, total)
      let end = start + min(room.count, total - start)
      guard let base = room.baseAddress else { return 0 }
      for lower in stride(from: start, to: end, by: batch) {
        tell(state.transcript, lower..<min(end, lower + batch), base + (lower - start))
      }
      return end - start
    }
  }
}
