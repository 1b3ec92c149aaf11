import TextLayout

extension Transcript {
  /// Whether the heights of all rows are exact. Always so in a transcript that was opened `.settled`.
  ///
  /// - Complexity: One look at each 256 messages.
  public var isSettled: Bool { unsettledCount == 0 }

  /// How many messages have an estimated height.
  public var unsettledCount: Int { rows.estimatedCount }

  /// Makes the heights exact of what can be seen, then of as much of the rest as the time allows, from what is seen
  /// outwards. What the reader sees stays where it is.
  ///
  /// Before rows of a transcript that was opened `.estimated` are asked for, this is to be called; rows that are not
  /// settled stand at estimated places.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let engine = try LayoutEngine(fonts: .bundled)
  /// let messages = (1...100_000).map { Message(id: .integer($0), sender: "ann", text: "Message \($0)") }
  /// var transcript = Transcript(messages, style: .merged, width: 320, engine: engine, opening: .estimated)
  ///
  /// var viewport = Rect(x: 0, y: 0, width: 320, height: 640)
  /// viewport.origin.y = transcript.scrollRange(in: viewport.height).upperBound
  /// viewport = transcript.settle(around: viewport, edge: .bottom)     // what can be seen is exact
  /// print(transcript.items(in: viewport).count, transcript.isSettled)
  ///
  /// // In each frame that has time left:
  /// viewport = transcript.settle(around: viewport, for: .milliseconds(4), edge: .bottom)
  /// ```
  ///
  /// - Parameters:
  ///   - viewport: What can be seen, in the transcript.
  ///   - budget: The time to spend beyond what can be seen; it is exceeded by a few messages at most.
  ///   - edge: The edge of the viewport at which rows are held: rows at the other edge may come and go as estimates
  ///     become exact.
  /// - Returns: The viewport moved so that the row at its edge is where it was.
  public mutating func settle(
    around viewport: Rect, for budget: Duration = .zero, edge: ScrollEdge = .top
  ) -> Rect {
    guard count > 0, !isSettled else { return viewport }
    let isAtBottom = options.keepsBottom && viewport.minY >= scrollRange(in: viewport.height).upperBound
    var held = HeldRow(self, in: viewport, edge: edge)
    settleVisible(&held, viewport.height)
    if budget > .zero {
      let clock = ContinuousClock()
      let end = clock.now.advanced(by: budget)
      var reach = held.index(in: self)
      var range = reach..<reach + 1
      while clock.now < end, let next = nearestUnsettled(to: range, step: 16) {
        settle(next)
        range = min(range.lowerBound, next.lowerBound)..<max(range.upperBound, next.upperBound)
        reach = next.lowerBound
      }
    }
    var moved = viewport
    moved.origin.y =
      isAtBottom ? scrollRange(in: viewport.height).upperBound : held.viewportTop(in: self, viewport)
    return moved
  }

  /// Makes all heights exact.
  ///
  /// - Complexity: Linear in the texts of those messages that are not settled.
  public mutating func settle() {
    while let first = rows.first(.estimated, from: 0) {
      settle(first..<min(count, first + RowIndex.blockSize * 16))
    }
  }

  /// Makes the heights of messages exact.
  mutating func settle(_ range: Range<Int>) { place(range, settling: range) }

  /// Makes what can be seen exact, from the row that is held towards the far edge, then back to the near one.
  private mutating func settleVisible(_ held: inout HeldRow, _ height: LayoutUnit) {
    let start = held.index(in: self)
    settleOne(start)
    held.hold(in: self)
    let (near, far) = held.room(of: height)
    var index = start
    var left = far
    let step = held.edge == .top ? 1 : -1
    while left > 0, index + step >= 0, index + step < count {
      index += step
      settleOne(index)
      left = left - LayoutUnit(rawValue: rows[rows.position(at: index)].height)
    }
    index = start
    left = near
    while left > 0, index - step >= 0, index - step < count {
      index -= step
      settleOne(index)
      left = left - LayoutUnit(rawValue: rows[rows.position(at: index)].height)
    }
  }

  private mutating func settleOne(_ index: Int) {
    if rows[rows.position(at: index)].marks.contains(.estimated) { settle(index..<index + 1) }
  }

  /// The estimated rows that are nearest to some rows, a few at a time.
  private func nearestUnsettled(to range: Range<Int>, step: Int) -> Range<Int>? {
    let below = rows.first(.estimated, from: range.upperBound)
    let above = rows.last(.estimated, before: range.lowerBound)
    guard below != nil || above != nil else { return rows.first(.estimated, from: 0).map { $0..<$0 + 1 } }
    let isBelow =
      above == nil || below.map { $0 - range.upperBound <= range.lowerBound - (above ?? 0) } ?? false
    if isBelow, let below { return below..<min(count, below + step) }
    let last = above ?? 0
    return max(0, last + 1 - step)..<last + 1
  }
}

/// The row that stays where it is while estimates around it become exact.
private struct HeldRow {
  let edge: ScrollEdge
  private let slot: Int
  /// From the viewport's upper edge to the row's edge: the upper one, or the lower one for `bottom`.
  private let offset: LayoutUnit
  private var rowHeight: LayoutUnit

  init(_ transcript: Transcript, in viewport: Rect, edge: ScrollEdge) {
    self.edge = edge
    let rows = transcript.rows
    let seen = transcript.entryRange(from: viewport.minY, to: viewport.maxY)
    let last = max(0, transcript.count - 1)
    var index = edge == .top ? min(seen.lowerBound, last) : min(max(0, seen.upperBound - 1), last)
    // A row whose edge is in the viewport rather than one that reaches beyond it.
    func y(_ index: Int) -> LayoutUnit {
      let position = rows.position(at: index)
      let top = rows.top(of: position)
      return LayoutUnit(rawValue: edge == .top ? top : top &+ rows[position].height)
    }
    if edge == .top, y(index) < viewport.minY, index + 1 < seen.upperBound { index += 1 }
    if edge == .bottom, y(index) > viewport.maxY, index > seen.lowerBound { index -= 1 }
    slot = rows.slot(at: index)
    offset = y(index) - viewport.minY
    rowHeight = 0
  }

  func index(in transcript: Transcript) -> Int { transcript.rows.index(of: slot) }

  /// Notes the height that the row has become.
  mutating func hold(in transcript: Transcript) {
    rowHeight = LayoutUnit(rawValue: transcript.rows[transcript.rows.position(of: slot)].height)
  }

  /// How much of the viewport is before and after the row: towards the edge that is held, and away from it.
  func room(of height: LayoutUnit) -> (near: LayoutUnit, far: LayoutUnit) {
    edge == .top ? (offset, height - offset - rowHeight) : (height - offset, offset - rowHeight)
  }

  /// Where the viewport is that shows the row where it was.
  func viewportTop(in transcript: Transcript, _ viewport: Rect) -> LayoutUnit {
    let position = transcript.rows.position(of: slot)
    let top = LayoutUnit(rawValue: transcript.rows.top(of: position))
    let height = LayoutUnit(rawValue: transcript.rows[position].height)
    return (edge == .top ? top : top + height) - offset
  }
}
