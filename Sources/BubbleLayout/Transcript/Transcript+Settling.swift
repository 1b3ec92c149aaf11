import TextLayout

extension Transcript {
  /// Whether the heights of all rows are exact. Always so in a transcript that was opened `.settled`.
  ///
  /// - Complexity: O(n / 256).
  public var isSettled: Bool { unsettledCount == 0 }

  /// How many messages have an estimated height.
  public var unsettledCount: Int { rowIndex.estimatedCount }

  /// Makes the heights of the visible rows exact, then those of as many other rows as the time allows,
  /// outwards from the visible ones. The visible rows stay where they are.
  ///
  /// Call it before you ask for rows of a transcript that was opened `.estimated`. Rows that are not settled
  /// have estimated places.
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
  /// viewport = transcript.settle(around: viewport, edge: .bottom)     // the visible rows is exact
  /// print(transcript.rows(in: viewport).count, transcript.isSettled)
  ///
  /// // In each frame that has time left:
  /// viewport = transcript.settle(around: viewport, for: .milliseconds(4), edge: .bottom)
  /// ```
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the transcript.
  ///   - budget: The time to spend beyond the visible rows; it may be exceeded by a few messages.
  ///   - edge: The edge of the viewport at which rows are held: rows at the other edge may come and go as
  ///     estimates become exact.
  /// - Returns: The viewport moved so that the row at its edge is where it was.
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

  /// The same for a number of messages instead of a time, so that the result is the same on every machine.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the transcript.
  ///   - limit: The maximum number of messages beyond the visible ones that are made exact.
  ///   - edge: The edge of the viewport at which rows are held.
  /// - Returns: The viewport moved so that the row at its edge is where it was.
  /// - Complexity: Linear in the texts of those messages.
  public mutating func settle(
    around viewport: Rect, atMost limit: Int, edge: ScrollEdge = .top
  ) -> Rect {
    guard count > 0, !isSettled else { return viewport }
    return holding(viewport, edge: edge) { transcript, held in
      transcript.settleOutwards(from: held) { min(16, limit - $0) }
    }
  }

  /// Makes heights exact from a row outwards.
  ///
  /// - Parameter step: Receives the number of messages so far and returns the number of the next ones; 0
  ///   ends.
  private mutating func settleOutwards(from held: HeldRow, step: (Int) -> Int) {
    let start = held.index(in: self)
    var (range, done) = (start..<start + 1, 0)
    while case let most = step(done), most > 0, let next = nearestUnsettled(to: range, step: most) {
      settle(next)
      done += next.count
      range = min(range.lowerBound, next.lowerBound)..<max(range.upperBound, next.upperBound)
    }
  }

  /// Makes the heights of the visible rows exact and changes the heights of other rows, while the row at the
  /// viewport's edge stays.
  ///
  /// - Returns: The viewport moved so that the row is where it was.
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
  /// - Complexity: Linear in the texts of those messages that are not settled.
  public mutating func settle() {
    while let first = rowIndex.first(.estimated, from: 0) {
      settle(first..<min(count, first + RowIndex.blockSize * 16))
    }
  }

  /// Makes the heights of messages exact.
  mutating func settle(_ range: Range<Int>) { place(range, settling: range) }

  /// Makes the visible rows exact, from the row that is held towards the far edge, then back to the near one.
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

  /// The estimated rows nearest to some rows, a few at a time; if there are none on either side, those among
  /// them.
  private func nearestUnsettled(to range: Range<Int>, step: Int) -> Range<Int>? {
    unsettled(beside: range, step: step) ?? rowIndex.first(.estimated, from: 0).map { $0..<$0 + 1 }
  }

  /// The estimated rows nearest to some rows on either side, a few at a time.
  func unsettled(beside range: Range<Int>, step: Int) -> Range<Int>? {
    let below = rowIndex.first(.estimated, from: range.upperBound)
    let above = rowIndex.last(.estimated, before: range.lowerBound)
    if let below, above.map({ below - range.upperBound <= range.lowerBound - $0 }) ?? true {
      return below..<min(count, below + step)
    }
    return above.map { max(0, $0 + 1 - step)..<$0 + 1 }
  }
}
