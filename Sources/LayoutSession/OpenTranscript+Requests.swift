import BubbleLayout
import LayoutFormat
import TextLayout

extension OpenTranscript {
  /// Answers what concerns one transcript, but for what is seen of it.
  func answer(_ request: SessionRequest, _ answer: inout SessionAnswer) throws(SessionFailure) {
    if request.isChange {
      guard request.open == nil else { return }
      let result = change(request)
      answer.state = state()
      if case .failure(let failure) = result { throw failure }
    } else {
      answer.reply = try reply(to: request)
    }
  }

  /// Makes a change; a viewport that is given by its y is kept over it, and asked for at its new place.
  private func change(_ request: SessionRequest) -> Result<Void, SessionFailure> {
    let viewport = request.viewport.flatMap { view in view.top.map { rect(view, at: $0) } }
    let edge = request.viewport?.edge ?? .top
    if let count = request.settle {
      let seen = viewport ?? Rect(x: 0, y: 0, width: 0, height: 0)
      kept = layout.settle(around: seen, atMost: count, edge: edge).minY
      return .success(())
    }
    if let highlight = request.highlight { self.highlight(highlight) }
    var result = Result<Void, SessionFailure>.success(())
    func apply(_ transcript: inout Transcript) {
      do throws(SessionFailure) {
        try Self.apply(request, to: &transcript, &look)
      } catch {
        result = .failure(error)
      }
    }
    if let viewport {
      kept = layout.keepingPlace(in: viewport, edge: edge) { apply(&$0) }.minY
    } else {
      apply(&layout)
    }
    return result
  }

  /// Highlights changes no layout: a text is looked for in what is shown, matches are kept.
  private func highlight(_ wanted: SessionHighlights?) {
    sought = wanted?.text == nil ? nil : wanted
    layout.highlight((wanted?.matches ?? []).map(\.match), current: wanted?.current?.match)
  }

  private static func apply(
    _ request: SessionRequest, to transcript: inout Transcript, _ look: inout SessionLook
  ) throws(SessionFailure) {
    if let width = request.width { transcript.width = width }
    if let settings = request.environment {
      var changed = look
      changed.environment = transcript.environment
      try changed.apply(settings, in: "environment")
      look = changed
      transcript.style = look.style
      transcript.environment = look.environment
      transcript.options = look.options
    }
    let edits = request.edit ?? []
    for (index, edit) in edits.enumerated() {
      let field = edits.count == 1 ? "edit" : "edit[\(index)]"
      try edit.apply(to: &transcript, &look, field)
    }
    if let id = request.expand {
      guard transcript.expand(id) else { throw .noMessage(id, "expand") }
    }
    if let id = request.collapse {
      guard transcript.collapse(id) else { throw .noMessage(id, "collapse") }
    }
  }
}
