import BubbleLayout
import LayoutFormat
import LayoutPainting
import LayoutSession
import TextLayout

/// The visible part of the conversation.
extension PreviewPane {
  /// How many heights are made exact in one answer.
  private static let settled = 512

  var isSettled: Bool { state?.unsettled ?? 0 == 0 }

  /// Applies the settings, and finds the reader's place and the visible rows afterwards.
  mutating func move(to question: PreviewQuestion) throws(PreviewRefusal) -> SessionView {
    let (start, top) = (ContinuousClock.now, LayoutUnit(question.top))
    if held?.top != top { held = nil }
    let isChanged = question.settings != settings || isRenewed
    let wasRenewed = isRenewed
    var viewport = question.viewport
    if isChanged {
      isRenewed = false
      let anchor = held?.anchor ?? anchor(at: question)
      try take(question.settings)
      if let anchor, try offset(of: anchor) != nil {
        (viewport.top, viewport.anchor) = (nil, anchor)
        held = (top, anchor)
      }
    }
    if question.isAtEnd { (viewport.top, viewport.anchor, viewport.bottom) = (nil, nil, true) }
    let seen = try view(viewport)
    // A place at the transcript's edge is not where the anchor wants it, but it may be again at the next width.
    held = question.isAtEnd ? nil : held.map { (seen.top, $0.anchor) }
    if isChanged {
      let taken = ContinuousClock.now - start
      // What is new has been opened for this change.
      duration = wasRenewed ? duration + taken : taken
    }
    return seen
  }

  /// The visible rows of a viewport, which is moved to a valid place. Some more heights become exact.
  private mutating func view(_ viewport: SessionViewport) throws(PreviewRefusal) -> SessionView {
    let isAtEnd = viewport.bottom == true
    var viewport = viewport
    viewport.rows = isSettled
    var seen = try look(nil, viewport)
    viewport = SessionViewport(top: seen.top, height: viewport.height, overscan: viewport.overscan)
    if !isSettled {
      if isAtEnd { viewport.edge = .bottom }
      seen = try look(.change(.settle(Self.settled)), viewport)
      viewport.edge = .top
    }
    let range = seen.range
    viewport.top = isAtEnd ? range.upperBound : min(max(seen.top, range.lowerBound), range.upperBound)
    return viewport.top == seen.top ? seen : try look(nil, viewport)
  }

  /// What is at a point or in the place of a part that was inspected before; nil for nothing.
  mutating func inspect(_ question: PreviewPointQuestion) throws(PreviewRefusal) -> PreviewInspection? {
    var found: (row: TranscriptRow, place: PreviewInspection.Place)?
    if let id = question.id, let part = question.part {
      found = try row(of: id, part: part)
    } else if let point = question.point {
      found = try row(at: point).map { ($0.row, .init($0.hit, in: $0.row)) }
    }
    guard let found else { return nil }
    return PreviewInspection(
      found.row, found.place, style, settings.colors == .dark ? .dark : .light,
      isBrief: question.isBrief == true)
  }

  /// The row of a message and what a press on a part means; nil if they are gone.
  ///
  /// - Parameter part: Its number in the cell, or of `PreviewInspection.Place`.
  private mutating func row(
    of id: MessageID, part: Int
  ) throws(PreviewRefusal) -> (row: TranscriptRow, place: PreviewInspection.Place)? {
    var anchor = SessionOffset()
    anchor.anchor = ScrollAnchor(id: id)
    // No error: the message may have gone.
    let answer = session.answer(to: SessionLine(.question(.offset(anchor))))
    guard case .offset(let top?, _) = answer.reply else { return nil }
    let seen = try look(nil, SessionViewport(top: top, height: LayoutUnit(rawValue: 1), overscan: 0))
    guard let row = seen.rows?.lazy.map(\.item).first(where: { $0.cell?.id == id }), let cell = row.cell
    else { return nil }
    guard part >= 0 else {
      let isBubble = part == PreviewInspection.Place.bubble && cell.bubble != nil
      return (row, .init(id: id, part: nil, target: isBubble ? .bubble : .background))
    }
    guard cell.parts.indices.contains(part) else { return nil }
    let frame = cell.parts[part].frame.offset(x: row.frame.minX, y: row.frame.minY)
    let middle = Point(x: frame.midX, y: frame.midY)
    let hit = try self.row(at: middle)?.hit
    return (row, .init(id: id, part: part, target: hit?.target ?? .background))
  }

  /// The row at a y of the transcript, and what a press there means; nil if there is none.
  private mutating func row(at point: Point) throws(PreviewRefusal) -> (row: TranscriptRow, hit: Hit)? {
    var place = SessionPoint()
    (place.x, place.y) = (point.x, point.y)
    guard case .hit(let hit?, _, _) = try ask(.question(.hit(place))).reply else { return nil }
    let seen = try look(nil, SessionViewport(top: point.y, height: LayoutUnit(rawValue: 1), overscan: 0))
    let row = seen.rows?.first { $0.item.frame.minY <= point.y && point.y < $0.item.frame.maxY }
    return row.map { ($0.item, hit) }
  }

  /// Rows as a conversation of their own, so that the first is at its top, and what they are laid out with.
  ///
  /// - Parameters:
  ///   - seen: Where the rows are, in the transcript; nil for all.
  ///   - limit: How many messages there are at most.
  mutating func excerpt(
    _ seen: SessionViewport?, limit: Int
  ) throws(PreviewRefusal) -> (rows: [TranscriptRow], header: LayoutHeader) {
    var messages = messages
    if let seen {
      let ids = Set(try look(nil, seen).rows?.compactMap { $0.item.cell?.id } ?? [])
      messages = messages.filter { ids.contains($0.id) }
    }
    guard messages.count <= limit else {
      throw .init(
        "the conversation is longer than \(limit) messages: save what can be seen, or use 'bubble layout'")
    }
    var opening = opening(messages)
    opening.heights = .exact
    var line = SessionLine(.open(opening))
    line.transcript = "excerpt"
    let opened = session.answer(to: line)
    line.request = nil
    line.viewport = SessionViewport(top: 0, height: opened.state?.height ?? 0, overscan: 0)
    let seen = session.answer(to: line)
    line = SessionLine(.close)
    line.transcript = "excerpt"
    _ = session.answer(to: line)
    guard let header = opened.header, let view = seen.viewport else { throw .init("that cannot be saved") }
    return (view.rows?.map(\.item) ?? [], header)
  }
}
