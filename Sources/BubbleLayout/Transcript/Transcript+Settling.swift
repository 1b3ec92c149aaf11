import TextLayout

extension Transcript {
  /// Whether the heights of all rows are exact. In a transcript that was opened `.settled` this is always
  /// true.
  ///
  /// - Complexity: O(n / 256).
  public var isSettled: Bool { unsettledCount == 0 }

  /// How many messages have an estimated height.
  public var unsettledCount: Int { rowIndex.estimatedCount }

  /// Makes the heights of the visible rows exact. Then it makes the heights of other rows exact, outwards
  /// from the visible ones, as long as there is time. The visible rows keep their place.
  ///
  /// Call this method before you ask for rows of a transcript that was opened `.estimated`. The frames of
  /// rows that are not settled are estimates.
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
  /// viewport = transcript.settle(around: viewport, edge: .bottom)     // the visible rows are exact
  /// print(transcript.rows(in: viewport).count, transcript.isSettled)
  ///
  /// // In each frame that has time left:
  /// viewport = transcript.settle(around: viewport, for: .milliseconds(4), edge: .bottom)
  /// ```
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the transcript.
  ///   - budget: The time to spend on rows that are not visible. It may be exceeded by the time for a few
  ///     messages.
  ///   - edge: The edge of the viewport at which rows keep their place. Rows at the other edge may come and
  ///     go as estimates become exact.
  /// - Returns: The viewport, moved so that the row at its edge keeps its place.
  public mutating func settle(
    around viewport: Rect, for budget: Duration = .zero, edge: ScrollEdge = .top
  ) -> Rect {
    guard count > 0, !isSettled else { return viewport }
    return holding(viewport, edge: edge) { transcript, held in
      guard budget > .zero else { return }
      let clock = ContinuousClock()
      let end = clock.now.advanced(by: budget)
      transcript.settleOutwards(from: held) { _ in clock.now < end ? 16 : 0 }
    }
  }

  /// Makes the heights of the visible rows and of a limited number of other rows exact. Unlike with a time
  /// budget, the result is the same on every machine.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the transcript.
  ///   - limit: The maximum number of messages beyond the visible ones that are made exact.
  ///   - edge: The edge of the viewport at which rows keep their place.
  /// - Returns: The viewport, moved so that the row at its edge keeps its place.
  /// - Complexity: Linear in the texts of the messages that become exact.
  public mutating func settle(
    around viewport: Rect, atMost limit: Int, edge: ScrollEdge = .top
  ) -> Rect {
    guard count > 0, !isSettled else { return viewport }
    return holding(viewport, edge: edge) { transcript, held in
      transcript.settleOutwards(from: held) { min(16, limit - $0) }
    }
  }

  /// Makes heights exact, from a row outwards.
  ///
  /// - Parameter step: Receives the number of messages that were made exact so far, and returns how many come
  ///   next; 0 to stop.
  private mutating func settleOutwards(from held: HeldRow, step: (Int) -> Int) {
    let start = held.index(in: self)
    var (range, done) = (start..<start + 1, 0)
    while case let most = step(done), most > 0, let next = nearestUnsettled(to: range, step: most) {
      settle(next)
      done += next.count
      range = min(range.lowerBound, next.lowerBound)..<max(range.upperBound, next.upperBound)
    }
  }

  /// Makes the heights of the visible rows exact and runs a change, while the row at the viewport's edge
  /// keeps its place.
  ///
  /// - Returns: The viewport, moved so that the row keeps its place.
  mutating func holding(
    _ viewport: Rect, edge: ScrollEdge, _ change: (inout Transcript, HeldRow) -> Void
  ) -> Rect {
    let isAtBottom = options.keepsBottom && viewport.minY >= scrollRange(in: viewport.height).upperBound
    var held = HeldRow(self, in: viewport, edge: edge)
    settleVisible(&held, viewport.height)
    change(&self, held)
    var moved = viewport
    moved.origin.y =
      isAtBottom ? scrollRange(in: viewport.height).upperBound : held.viewportTop(in: self, viewport)
    return moved
  }

  /// Makes all heights exact.
  ///
  /// - Complexity: Linear in the texts of the messages that are not settled.
  public mutating func settle() {
    while let first = rowIndex.first(.estimated, from: 0) {
      settle(first..<min(count, first + RowIndex.blockSize * 16))
    }
  }

  /// Makes the heights of messages exact.
  mutating func settle(_ range: Range<Int>) { place(range, settling: range) }

  /// Makes the visible rows exact: first those from the held row to the far edge, then those to the near
  /// edge.
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
      left = left - LayoutUnit(rawValue: rowIndex[rowIndex.position(at: index)].height)
    }
    index = start
    left = near
    while left > 0, index - step >= 0, index - step < count {
      index -= step
      settleOne(index)
      left = left - LayoutUnit(rawValue: rowIndex[rowIndex.position(at: index)].height)
    }
  }

  private mutating func settleOne(_ index: Int) {
    if rowIndex[rowIndex.position(at: index)].marks.contains(.estimated) { settle(index..<index + 1) }
  }

  /// Returns the estimated rows that are nearest to a range of rows, a few at a time. If there are none
  /// outside the range, returns one inside it; nil if no row is estimated.
  private func nearestUnsettled(to range: Range<Int>, step: Int) -> Range<Int>? {
    unsettled(beside: range, step: step) ?? rowIndex.first(.estimated, from: 0).map { $0..<$0 + 1 }
  }

  /// Returns the estimated rows that are nearest to a range of rows on either side, a few at a time; nil if
  /// there are none.
  func unsettled(beside range: Range<Int>, step: Int) -> Range<Int>? {
    let below = rowIndex.first(.estimated, from: range.upperBound)
    let above = rowIndex.last(.estimated, before: range.lowerBound)
    if let below, above.map({ below - range.upperBound <= range.lowerBound - $0 }) ?? true {
      return below..<min(count, below + step)
    }
    return above.map { max(0, $0 + 1 - step)..<$0 + 1 }
  }
}
