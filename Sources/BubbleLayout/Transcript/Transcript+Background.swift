import TextLayout

extension Transcript {
  /// Returns rows with estimated heights, so that other tasks can measure them. The rows nearest to the
  /// viewport come first.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the transcript.
  ///   - limit: The maximum number of rows. `adopt` holds its caller for up to 14 microseconds a row.
  /// - Returns: Nil if all heights are exact.
  /// - Complexity: Linear in the number of rows returned; their texts are shared, not copied.
  public func unsettledRows(around viewport: Rect, limit: Int = 256) -> UnsettledRows? {
    guard limit > 0, !isSettled else { return nil }
    let seen = entryRange(from: viewport.minY, to: viewport.maxY)
    let first = min(seen.lowerBound, count - 1)
    var reach = first..<max(first + 1, min(seen.upperBound, count))
    var elements: [UnsettledRows.Element] = []
    var scratch = self
    scratch.collectUnsettled(reach, limit, into: &elements)
    while elements.count < limit,
      let next = unsettled(beside: reach, step: min(64, limit - elements.count))
    {
      scratch.collectUnsettled(next, limit, into: &elements)
      reach = min(reach.lowerBound, next.lowerBound)..<max(reach.upperBound, next.upperBound)
    }
    return UnsettledRows(
      assembler: assembler, owner: rowCache, formStamp: formStamp, elements: elements)
  }

  /// Adopts heights that were measured elsewhere. The visible rows keep their place.
  ///
  /// Measurements of messages that have changed since, or that have other neighbours now, are ignored. The
  /// rows of these messages stay estimated until they are measured again. Measurements are still used if only
  /// the width has changed in the meantime.
  ///
  /// - Parameters:
  ///   - heights: The measured heights.
  ///   - viewport: The visible part of the transcript.
  ///   - edge: The edge of the viewport at which rows are held.
  /// - Returns: The viewport, moved so that the row at its edge keeps its place.
  public mutating func adopt(
    _ heights: MeasuredRows, around viewport: Rect, edge: ScrollEdge = .top
  ) -> Rect {
    guard count > 0, heights.owner === rowCache, heights.formStamp == formStamp else { return viewport }
    return holding(viewport, edge: edge) { transcript, _ in transcript.adopt(heights) }
  }

  private mutating func adopt(_ heights: MeasuredRows) {
    let limits = assembler.limits
    var found: [Int: MeasuredRows.Element] = [:]
    found.reserveCapacity(heights.count)
    for element in heights.elements where isEstimated(element) { found[element.slot] = element }
    // The placements of consecutive rows are computed together.
    let indices = found.keys.map { rowIndex.index(of: $0) }.sorted()
    var firstChanged = Int.max
    var lastChanged = 0
    var start = 0
    while start < indices.count {
      var end = start + 1
      while end < indices.count, indices[end] == indices[end - 1] + 1 { end += 1 }
      var walk = PlacementWalk(self, from: indices[start])
      for _ in start..<end {
        guard let (slot, position, placement) = walk.next(in: &self), let element = found[slot],
          element.placement == placement,
          let measure = element.measure.atWidth(
            assembler.width, limits: limits, measuredAt: heights.width)
        else { continue }
        journal?.note(entries[slot], slot: slot)
        work.rowsMeasured += 1
        entries[slot].placement = placement
        entries[slot].stamp = rowCache.stamp()
        adopt(measure, slot, at: position)
        firstChanged = min(firstChanged, position.block)
        lastChanged = max(lastChanged, position.block)
      }
      start = end
    }
    if firstChanged <= lastChanged { rowIndex.sumUp(blocks: firstChanged..<lastChanged + 1) }
  }

  /// Returns whether the message is unchanged and its height is still an estimate.
  private func isEstimated(_ element: MeasuredRows.Element) -> Bool {
    rowIndex.contains(element.slot) && entries[element.slot].textStamp == element.textStamp
      && entries[element.slot].placement == nil
  }

  /// Adds the estimated rows of a range, up to a limit.
  private mutating func collectUnsettled(
    _ range: Range<Int>, _ limit: Int, into elements: inout [UnsettledRows.Element]
  ) {
    var walk = PlacementWalk(self, from: range.lowerBound)
    for _ in range {
      guard elements.count < limit, let (slot, _, placement) = walk.next(in: &self) else { return }
      guard entries[slot].placement == nil else { continue }
      let (textStamp, message) = (entries[slot].textStamp, quotingMessage(at: slot))
      elements.append(
        UnsettledRows.Element(slot: slot, textStamp: textStamp, message: message, placement: placement))
    }
  }
}

extension RowMeasure {
  /// Returns the measurement of the same message at another width; nil if the message has to be prepared
  /// again.
  fileprivate func atWidth(
    _ new: AvailableWidth, limits: RowLimits, measuredAt width: AvailableWidth
  ) -> RowMeasure? {
    if new == width { return self }
    guard let record, let plan, let known = record.height(by: plan, in: limits[role]) else { return nil }
    var measure = self
    measure.rows = known
    return measure
  }
}
