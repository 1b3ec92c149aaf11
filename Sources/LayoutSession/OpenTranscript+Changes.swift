import BubbleLayout
import LayoutFormat
import TextLayout

/// The place of a viewport after a change that kept the rows in it at their places on screen.
struct KeptPlace {
  /// The y of the viewport's upper edge, in the coordinates of the session's client.
  var top: LayoutUnit
  /// Whether the viewport was moved to stay within the transcript.
  var isClamped = false
}

extension OpenTranscript {
  /// Makes a change, and adds the new state of the transcript to the answer. If the viewport is given by its
  /// y, the rows in it keep their places on screen.
  ///
  /// - Returns: The place of that viewport after the change; nil for other viewports.
  /// - Throws: `SessionFailure` if the change cannot be made. If it is one of several edits, the edits before
  ///   it are made.
  func make(
    _ change: SessionChange, keeping viewport: SessionViewport?, _ answer: inout SessionAnswer
  ) throws(SessionFailure) -> KeptPlace? {
    let (seen, edge) = kept(viewport)
    if case .settle(let count) = change {
      let kept = layout.settle(around: seen ?? .zero, atMost: count, edge: edge)
      answer.state = state()
      return KeptPlace(top: places.frame(kept).minY)
    }
    var failure: SessionFailure?
    func apply(_ transcript: inout Transcript) {
      do throws(SessionFailure) { try self.apply(change, to: &transcript) } catch { failure = error }
    }
    var place: KeptPlace?
    if let seen {
      let anchor = layout.anchor(at: seen, edge: edge)
      let kept = layout.keepPlace(in: seen, edge: edge) { apply(&$0) }
      // If all messages of the anchor were removed, the viewport can only be moved into the transcript.
      let isHeld = anchor.flatMap { layout.offset(for: $0) } == nil && kept.minY != seen.minY
      place = KeptPlace(top: places.frame(kept).minY, isClamped: isHeld)
    } else {
      apply(&layout)
    }
    answer.state = state()
    if let failure { throw failure }
    return place
  }

  /// Returns the part of the transcript that keeps its place on screen during a change, and the edge at which
  /// it is kept. The part is nil for a viewport that is not given by its y.
  private func kept(_ viewport: SessionViewport?) -> (seen: Rect?, edge: ScrollEdge) {
    let places = places
    let seen = viewport.flatMap { view in view.top.map { places.frame(rect(view, at: $0)) } }
    return (seen, places.edge(viewport?.edge ?? .top))
  }

  private func apply(_ change: SessionChange, to transcript: inout Transcript) throws(SessionFailure) {
    switch change {
    case .environment(let settings): try apply(settings, to: &transcript)
    case .width(let width): transcript.width = width
    case .edit(let edits):
      for (index, edit) in edits.enumerated() {
        let field = edits.count == 1 ? "edit" : "edit[\(index)]"
        let growth = growth(from: edit, in: transcript)
        try check(growth: growth + look.growth(from: edit), field)
        messageBytes += growth
        try edit.apply(to: &transcript, &look, field)
        note(
          formulasOf: edit.messages
            + (edit.finish.flatMap { transcript.message(withID: $0) }.map { [$0] } ?? []),
          transcript.engine)
      }
    case .expand(let id): guard transcript.expand(id) else { throw .noMessage(id, "expand") }
    case .collapse(let id): guard transcript.collapse(id) else { throw .noMessage(id, "collapse") }
    case .uncover(let place):
      guard transcript.uncover(place.id, at: place.pathWithin) else { throw .noMessage(place.id, "uncover") }
    case .cover(let place):
      guard transcript.cover(place.id, at: place.pathWithin) else { throw .noMessage(place.id, "cover") }
    // Settling heights around the viewport has been done before.
    case .settle: break
    case .highlight(let wanted):
      // Highlights do not change the layout. A text to highlight is searched in the visible rows later; given
      // matches are stored.
      let weight = wanted?.jsonValue.weight ?? 0
      try check(growth: weight - kept["highlight"], "highlight")
      kept.note("highlight", weight)
      sought = wanted?.text == nil ? nil : wanted
      transcript.highlight((wanted?.matches ?? []).map(\.match), current: wanted?.current?.match)
    }
  }

  private func apply(
    _ settings: SessionSettings, to transcript: inout Transcript
  ) throws(SessionFailure) {
    var changed = look
    changed.environment = transcript.environment
    try changed.apply(settings, in: "environment")
    try check(growth: changed.kept.bytes - look.kept.bytes, "environment")
    look = changed
    transcript.style = look.style
    transcript.environment = look.environment
    transcript.options = look.options
  }
}

extension BlockPlace {
  /// The path; nil for the whole message.
  fileprivate var pathWithin: ContentPath? { path.steps.isEmpty ? nil : path }
}
