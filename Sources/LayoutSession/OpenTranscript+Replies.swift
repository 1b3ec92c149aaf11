import BubbleLayout
import LayoutFormat
import TextLayout

extension OpenTranscript {
  /// Returns the answer to a request that changes nothing.
  func reply(to question: SessionQuestion) throws(SessionFailure) -> SessionReply {
    switch question {
    case .hit(let point): return hit(at: Point(x: point.x, y: point.y), nearestIn: point.scope)
    case .caret(let place):
      try require(place.id, "caret.id")
      let frame = layout.caretFrame(at: place.position.position, in: place.id, at: place.path)
      return .caret(frame.map(places.frame))
    case .rects(let range):
      try require(range.id, "rects.id")
      return .rects(places.frames(layout.rects(of: range.match.range, in: range.id, at: range.path)))
    case .select(let selection): return try select(selection)
    case .find(let search):
      let found = layout.find(
        search.text, in: search.indices(of: layout.count), options: search.options,
        limit: search.limit + 1, within: search.scope)
      return .matches(Array(found.prefix(search.limit)), isLimited: found.count > search.limit)
    case .next(let search): return try match(search, .down, "next")
    case .previous(let search): return try match(search, .up, "previous")
    case .anchor(let viewport):
      let places = places
      let seen = places.frame(rect(viewport, at: viewport.top ?? 0))
      return .anchor(layout.anchor(at: seen, edge: places.edge(viewport.edge)).map(places.anchor))
    case .offset(let place):
      let places = places
      let top = layout.offset(for: places.anchor(place.anchor), viewportHeight: place.height)
      return .offset(
        top.map { places.top($0, height: place.height) },
        places.range(layout.scrollRange(in: place.height), height: place.height))
    case .overlay(let wanted):
      let seen = Rect(x: 0, y: wanted.top, width: rowWidth, height: wanted.height)
      return .overlay(SessionFloats(places.overlay(in: seen, layout, wanted.rules), glyphs: wanted.glyphs))
    }
  }

  private func hit(at point: Point, nearestIn scope: TextScope) -> SessionReply {
    let point = places.point(point)
    let hit = layout.hit(at: point)
    var text: String?
    if let hit, case .data(let data) = hit.target, let id = hit.id, let part = hit.part,
      let cell = layout.cell(withID: id), case .text(let shown) = cell.parts[part]
    {
      let units = Array(shown.text.utf16)
      text = String(decoding: units[data.range.clamped(to: 0..<units.count)], as: UTF16.self)
    }
    return .hit(hit, text: text, nearest: layout.position(nearestTo: point, in: scope))
  }

  private func select(_ wanted: SessionSelection) throws(SessionFailure) -> SessionReply {
    var selection = layout.selectAll(in: wanted.scope)
    if let anchor = wanted.anchor, let focus = wanted.focus {
      try require(anchor.id, "select.anchor.id")
      try require(focus.id, "select.focus.id")
      selection = TranscriptSelection(
        anchor: anchor.position, focus: focus.position, scope: wanted.scope)
    }
    guard let selection else { return .selection([], text: wanted.text ? "" : nil) }
    let places = places
    let seen = places.frame(Rect(x: 0, y: wanted.top, width: 0, height: wanted.height))
    return .selection(
      wanted.height > 0 ? places.frames(layout.selectionRects(selection, in: seen)) : [],
      text: wanted.text ? layout.selectedText(selection, as: wanted.form) : nil)
  }

  private func match(
    _ search: SessionSearch, _ direction: FindDirection, _ field: String
  ) throws(SessionFailure) -> SessionReply {
    if let after = search.after { try require(after.id, "\(field).after.id") }
    let match = layout.findNext(
      search.text, after: search.after?.match, options: search.options, direction: direction,
      within: search.scope)
    return .match(
      match, match.map { places.frames(layout.rects(of: $0.range, in: $0.id, at: $0.path)) } ?? [])
  }

  private func require(_ id: MessageID, _ field: String) throws(SessionFailure) {
    guard layout.message(withID: id) != nil else { throw .noMessage(id, field) }
  }
}
