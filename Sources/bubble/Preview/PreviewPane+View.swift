import BubbleLayout
import LayoutFormat
import LayoutPainting
import LayoutSession
import TextLayout

/// The visible part of the conversation.
extension PreviewPane {
  /// The maximum number of heights that are made exact during one answer.
  private static let settled = 512

  var isSettled: Bool { state?.unsettled ?? 0 == 0 }

  /// Applies the settings, and then finds the reader's place and the visible rows.
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
    // At an edge of the transcript the anchor cannot keep its place; it is kept because the next width may
    // allow it again.
    held = question.isAtEnd ? nil : held.map { (seen.top, $0.anchor) }
    if isChanged {
      let taken = ContinuousClock.now - start
      // A new transcript was opened for this change, so the time of opening counts too.
      duration = wasRenewed ? duration + taken : taken
    }
    return seen
  }

  /// Returns the visible rows of a viewport, which is moved to a valid place. It also makes some more heights
  /// exact.
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

  /// Describes the part at a point, or a part that was inspected before; nil if there is none.
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

  /// Returns the row of a message and the meaning of a press on a part of it; nil if the message or the part
  /// no longer exists.
  ///
  /// - Parameter part: The index of the part in the cell, or a number of `PreviewInspection.Place`.
  private mutating func row(
    of id: MessageID, part: Int
  ) throws(PreviewRefusal) -> (row: TranscriptRow, place: PreviewInspection.Place)? {
    var anchor = SessionOffset()
    anchor.anchor = ScrollAnchor(id: id)
    // A missing message is not an error, because it may have been removed since.
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

  /// Returns the row at a point of the transcript, and the meaning of a press there; nil if there is none.
  private mutating func row(at point: Point) throws(PreviewRefusal) -> (row: TranscriptRow, hit: Hit)? {
    var place = SessionPoint()
    (place.x, place.y) = (point.x, point.y)
    guard case .hit(let hit?, _, _) = try ask(.question(.hit(place))).reply else { return nil }
    let seen = try look(nil, SessionViewport(top: point.y, height: LayoutUnit(rawValue: 1), overscan: 0))
    let row = seen.rows?.first { $0.item.frame.minY <= point.y && point.y < $0.item.frame.maxY }
    return row.map { ($0.item, hit) }
  }

  /// Lays out some rows as a separate conversation, so that the first row is at y = 0. Returns the rows and
  /// the header of the layout.
  ///
  /// - Parameters:
  ///   - seen: The part of the transcript with the rows; nil for all rows.
  ///   - limit: The maximum number of messages.
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
        "the conversation is longer than \(limit) messages; save the visible part, or use 'bubble layout'")
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
    guard let header = opened.header, let view = seen.viewport else { throw .init("this cannot be saved") }
    return (view.rows?.map(\.item) ?? [], header)
  }
}
