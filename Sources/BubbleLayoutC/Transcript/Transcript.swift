import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_open(
  _ engine: OpaquePointer?, _ style: OpaquePointer?, _ options: UnsafePointer<bubble_transcript_options>?,
  _ messages: UnsafePointer<CChar>?, _ length: Int, _ transcript: UnsafeMutablePointer<OpaquePointer?>?,
  _ reading: UnsafeMutablePointer<bubble_reading>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let place = try Arguments.check(transcript, "transcript")
    let engine = try EngineBox.of(engine)
    try engine.sizing?.checkOutside("engine")
    let style = try StyleBox.of(style).style
    var settings = try TranscriptSettings(bubble_transcript_options.read(options, "options"))
    try MessageArgument.check(reading)
    let input = try MessageArgument(messages, length)
    if !settings.givesPeople, let people = input.people { settings.environment.people = people }
    let laidOut = Transcript(
      input.messages, style: style, width: settings.width, engine: engine.engine,
      environment: settings.environment, options: settings.options, opening: settings.opening)
    let count = laidOut.count
    place.pointee = try HandleTable.shared.add(
      TranscriptBox(laidOut, engine: engine, offsets: settings.offsets))
    input.report(taken: count, to: reading)
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_free(_ transcript: OpaquePointer?) {
  HandleTable.shared.remove(transcript, TranscriptBox.self)
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_metrics(
  _ transcript: OpaquePointer?, _ metrics: UnsafeMutablePointer<bubble_metrics>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try TranscriptBox.of(transcript)
    try bubble_metrics.check(metrics, "metrics")
    box.state.with { state in
      bubble_metrics(
        size: 0, count: state.transcript.count, unsettled: state.transcript.unsettledCount,
        width: state.transcript.contentWidth.points, height: state.transcript.height.points
      ).write(to: metrics)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_set_width(
  _ transcript: OpaquePointer?, _ width: Double, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try TranscriptBox.of(transcript).state.with { state in
      // A width that is equal to the present one is ignored, so that kept rows stay valid.
      if state.transcript.width != width { state.transcript.width = width }
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_set_style(
  _ transcript: OpaquePointer?, _ style: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let style = try StyleBox.of(style).style
    try TranscriptBox.of(transcript).state.with { $0.transcript.style = style }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_set_options(
  _ transcript: OpaquePointer?, _ options: UnsafePointer<bubble_transcript_options>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let settings = try TranscriptSettings(bubble_transcript_options.read(options, "options"))
    try TranscriptBox.of(transcript).state.with { state in
      var environment = settings.environment
      environment.expanded = state.transcript.environment.expanded
      environment.uncovered = state.transcript.environment.uncovered
      if !settings.givesPeople { environment.people = state.transcript.environment.people }
      state.transcript.environment = environment
      state.transcript.options = settings.options
    }
  }
}
