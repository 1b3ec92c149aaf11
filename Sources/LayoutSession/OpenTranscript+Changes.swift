import BubbleLayout
import LayoutFormat
import TextLayout

extension OpenTranscript {
  /// Makes a change, and answers how the transcript is after it. A viewport that is given by its y is kept over the change.
  ///
  /// - Returns: Where that viewport has come to begin; nil for another one.
  /// - Throws: `SessionFailure` for what cannot be done; of several edits those before it are.
  func make(
    _ change: SessionChange, keeping viewport: SessionViewport?, _ answer: inout SessionAnswer
  ) throws(SessionFailure) -> LayoutUnit? {
    let seen = viewport.flatMap { view in view.top.map { rect(view, at: $0) } }
    let edge = viewport?.edge ?? .top
    if case .settle(let count) = change {
      let top = layout.settle(around: seen ?? .zero, atMost: count, edge: edge).minY
      answer.state = state()
      return top
    }
    var failure: SessionFailure?
    func apply(_ transcript: inout Transcript) {
      do throws(SessionFailure) { try self.apply(change, to: &transcript) } catch { failure = error }
    }
    var top: LayoutUnit?
    if let seen {
      top = layout.keepingPlace(in: seen, edge: edge) { apply(&$0) }.minY
    } else {
      apply(&layout)
    }
    answer.state = state()
    if let failure { throw failure }
    return top
  }

  private func apply(_ change: SessionChange, to transcript: inout Transcript) throws(SessionFailure) {
    switch change {
    case .environment(let settings): try apply(settings, to: &transcript)
    case .width(let width): transcript.width = width
    case .edit(let edits):
      for (index, edit) in edits.enumerated() {
        try edit.apply(to: &transcript, &look, edits.count == 1 ? "edit" : "edit[\(index)]")
      }
    case .expand(let id): guard transcript.expand(id) else { throw .noMessage(id, "expand") }
    case .collapse(let id): guard transcript.collapse(id) else { throw .noMessage(id, "collapse") }
    // Made around what is seen, before this.
    case .settle: break
    case .highlight(let wanted):
      // Highlights change no layout: a text is looked for in what is shown, matches are kept.
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
    look = changed
    transcript.style = look.style
    transcript.environment = look.environment
    transcript.options = look.options
  }
}
