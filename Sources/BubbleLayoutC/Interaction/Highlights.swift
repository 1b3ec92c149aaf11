import BubbleLayout
import CBubbleLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_highlight(
  _ transcript: OpaquePointer?, _ matches: UnsafePointer<bubble_match>?, _ count: Int, _ current: Int,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    guard (0...Arguments.limit).contains(count) else {
      throw .argument("count is \(UInt(bitPattern: count)); the maximum is \(Arguments.limit)", "count")
    }
    if count > 0 {
      guard let matches else { throw .argument("matches is NULL", "matches") }
      try Arguments.checkAlignment(matches, "matches")
    }
    let given = UnsafeBufferPointer(start: matches, count: count)
    try box.state.with { (state) throws(Failure) in
      var found: [TextMatch] = []
      var isAt: TextMatch?
      var places = TextPlaces(state)
      for (index, match) in given.enumerated() {
        let id = try Arguments.id(match.id, "matches")
        guard state.transcript.index(of: id) != nil else { continue }
        found.append(try places.match(match, of: id, "matches"))
        if index == current { isAt = found.last }
      }
      state.transcript.highlight(found, current: isAt)
    }
  }
}
