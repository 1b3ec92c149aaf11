import BubbleLayout
import CBubbleLayout
import TextLayout

extension TranscriptState {
  /// Returns the rectangle of a viewport with a y and a height in points.
  func viewport(_ y: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: LayoutUnit(y), width: transcript.contentWidth, height: max(0, LayoutUnit(height)))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_hold(
  _ transcript: OpaquePointer?, _ y: Double, _ height: Double, _ edge: UInt32,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let edge = try Arguments.edge(edge)
    try TranscriptBox.of(transcript).state.with { state in
      let viewport = state.viewport(y, height)
      let range = state.transcript.scrollRange(in: viewport.height)
      state.held = HeldPlace(
        anchor: state.transcript.anchor(at: viewport, edge: edge),
        isAtBottom: state.transcript.options.keepsBottom && viewport.minY >= range.upperBound,
        y: viewport.minY)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_held(
  _ transcript: OpaquePointer?, _ height: Double, _ y: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    let place = try Arguments.check(y, "y")
    try box.state.with { (state) throws(Failure) in
      guard let held = state.held else {
        throw .argument("no place is held in this transcript", "transcript")
      }
      let height = max(0, LayoutUnit(height))
      let range = state.transcript.scrollRange(in: height)
      let anchored = held.anchor.flatMap { state.transcript.offset(for: $0, viewportHeight: height) }
      let inside = min(max(held.y, range.lowerBound), range.upperBound)
      place.pointee = (held.isAtBottom ? range.upperBound : anchored ?? inside).points
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_scroll_range(
  _ transcript: OpaquePointer?, _ height: Double, _ lowest: UnsafeMutablePointer<Double>?,
  _ highest: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    let (low, high) = (try Arguments.check(lowest, "lowest"), try Arguments.check(highest, "highest"))
    let range = box.state.with { $0.transcript.scrollRange(in: max(0, LayoutUnit(height))) }
    low.pointee = range.lowerBound.points
    high.pointee = range.upperBound.points
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_settle(
  _ transcript: OpaquePointer?, _ y: UnsafeMutablePointer<Double>?, _ height: Double, _ edge: UInt32,
  _ seconds: Double, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    let place = try Arguments.check(y, "y")
    let edge = try Arguments.edge(edge)
    // The time is limited to a day, because larger numbers may not fit into a duration.
    let budget = seconds > 0 ? Duration.seconds(min(seconds, 86_400)) : .zero
    box.state.with { state in
      let viewport = state.viewport(place.pointee, height)
      // Callers may call this in each frame. If all heights are exact already, the transcript is not changed,
      // so that its rows stay valid.
      let moved =
        state.transcript.isSettled
        ? viewport : state.transcript.settle(around: viewport, for: budget, edge: edge)
      place.pointee = moved.minY.points
    }
  }
}
