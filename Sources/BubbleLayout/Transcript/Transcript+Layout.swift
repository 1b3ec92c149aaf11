import TextLayout

extension Transcript {
  /// Prepares and measures all messages again.
  mutating func prepareAll() {
    for slot in rowIndex.slots(in: 0..<count) { entries[slot].textStamp = rowCache.stamp() }
    layOutAll()
  }

  /// Measures all messages again, or estimates their heights. Messages that are prepared already are not shaped again.
  mutating func layOutAll() {
    layoutStamp = rowCache.stamp()
    formStamp = layoutStamp
    stream = nil
    records = RowRecords()
    records.extend(to: entries.count)
    forgetHeights()
    if opening == .settled { refresh(0..<count) }
  }

  /// Replaces all heights by estimates.
  private mutating func forgetHeights() {
    let estimates = opening == .settled ? nil : HeightEstimates(assembler, limits: assembler.limits)
    var position = count == 0 ? nil : Optional(rowIndex.position(at: 0))
    var lastTime: Timestamp?
    while let here = position {
      let slot = Int(rowIndex[here].slot)
      entries[slot].forgetPlacement(row: rowCache.stamp())
      rowIndex.set(estimatedRow(slot, after: &lastTime, estimates), at: here)
      position = rowIndex.position(after: here)
    }
    rowIndex.sumUp(blocks: 0..<rowIndex.blocks.count)
  }

  /// Makes the row of a message that has not been measured.
  ///
  /// - Parameter estimates: Gives the estimated height; nil if the height will be computed at once.
  mutating func estimatedRow(
    _ slot: Int, after lastTime: inout Timestamp?, _ estimates: HeightEstimates?
  ) -> RowIndex.Row {
    var row = RowIndex.Row(slot: slot)
    // The entry is read in place and found once, because this is done for each message of a conversation that opens.
    let time = entries.with(slot) { entries, place in
      row.marks = entries[place].marks
      guard estimates != nil else { return Timestamp?.none }
      row.role = environment.role(of: entries[place].message)
      row.low = Int32(clamping: entries[place].message.text.utf8.count)
      return entries[place].message.timestamp
    }
    guard let estimates else { return row }
    if assembler.startsDay(time, after: lastTime) { row.marks.insert(.dated) }
    lastTime = time ?? lastTime
    row.height = estimates.height(of: row.role, length: Int(row.low))
    return row
  }

  /// Measures the messages whose height may differ at the new width. For most messages, two comparisons show
  /// that the height stays the same. For most others, a few sums give the new height.
  ///
  /// - Parameter keepsKind: Whether the same avatars are shown. If not, no height is known to stay the same.
  mutating func widthChanged(from old: AvailableWidth, keepsKind: Bool) {
    guard old != .unbounded, assembler.width != .unbounded else { return layOutAll() }
    layoutStamp = rowCache.stamp()
    let limits = assembler.limits
    if !keepsKind {
      formStamp = layoutStamp
      stream = nil
    }
    let unknown = findHeights(limits, keepsKind: keepsKind)
    rowCache.keepIncomplete(ofMessages: count)
    for slot in unknown { measureAgain(slot, at: rowIndex.position(of: slot), limits) }
    // Some of these messages were measured after the sums of their blocks were computed, so all sums are
    // computed again.
    if !unknown.isEmpty { rowIndex.sumUp(blocks: 0..<rowIndex.blocks.count) }
  }

  /// Computes heights from the records. The copies of the records are released before any record is changed,
  /// because a change would otherwise copy all of them.
  ///
  /// - Returns: The slots of the messages that have to be prepared first.
  private mutating func findHeights(_ limits: RowLimits, keepsKind: Bool) -> [Int] {
    let table = LimitTable(limits)
    let estimates = rowIndex.estimatedCount == 0 ? nil : HeightEstimates(assembler, limits: limits)
    let records = records
    var unknown: [Int] = []
    var measured = 0
    rowIndex.updateAll(in: 0..<count) { row in
      let limit = table[row]
      if row.marks.contains(.estimated) {
        let height = estimates?.height(of: row.role, length: Int(row.low)) ?? row.height
        defer { row.height = height }
        return row.height != height
      }
      if keepsKind, row.low <= limit, limit < row.high { return false }
      measured += 1
      let slot = Int(row.slot)
      guard let known = records.height(at: slot, in: limits[row.role]) else {
        unknown.append(slot)
        return false
      }
      let isChanged = row.height != known.height.rawValue
      row.set(known)
      return isChanged
    }
    work.rowsMeasured += measured - unknown.count
    return unknown
  }

  mutating func optionsChanged(from old: TranscriptOptions) {
    if options.dates != old.dates || options.unread?.style != old.unread?.style
      || options.unread?.text != old.unread?.text
    {
      for slot in rowIndex.slots(in: 0..<count) {
        entries[slot].startsUnread = options.unread?.id == entries[slot].message.id
      }
      layOutAll()
    } else if options.unread?.id != old.unread?.id {
      for id in [old.unread?.id, options.unread?.id] {
        guard let id, let slot = slot(of: id) else { continue }
        entries[slot].startsUnread = options.unread?.id == id
        let index = rowIndex.index(of: slot)
        refresh(index..<index + 1)
      }
    }
  }

  /// Computes the placements around an edit again, and measures the messages whose placement has changed.
  ///
  /// - Parameter range: The new or changed messages, whose heights become exact. After a removal, an empty
  ///   range at the place of the removed message.
  mutating func refresh(_ range: Range<Int>) {
    guard count > 0 else { return }
    let near = max(0, range.lowerBound - 1)..<min(count, range.upperBound + 1)
    place(near, settling: range)
    // The next message with a time may now be the first of its day, or no longer be the first. This also
    // affects the message above it.
    if let timed = rowIndex.first(.timed, from: range.upperBound), timed >= near.upperBound {
      place(max(near.upperBound, timed - 1)..<timed + 1, settling: range)
    }
  }

  /// Computes the placements of messages, and measures the messages whose placement has changed.
  ///
  /// - Parameter settling: The messages that are measured even if they were only estimated before.
  mutating func place(_ range: Range<Int>, settling: Range<Int>) {
    guard !range.isEmpty else { return }
    work.neighboursVisited += range.count
    let limits = assembler.limits
    var changed: Range<Int>?
    var walk = PlacementWalk(self, from: range.lowerBound)
    for index in range {
      guard let (slot, position, placement) = walk.next(in: &self) else { break }
      let known = entries[slot].placement
      guard known != placement else { continue }
      guard known != nil || settling.contains(index) else {
        // The height stays an estimate, but a cell that was made before may have had another placement.
        entries[slot].stamp = rowCache.stamp()
        continue
      }
      journal?.note(entries[slot], slot: slot)
      entries[slot].placement = placement
      entries[slot].stamp = rowCache.stamp()
      measure(slot, at: position, limits)
      changed = (changed?.lowerBound ?? position.block)..<position.block + 1
    }
    if let changed { rowIndex.sumUp(blocks: changed) }
  }

  func traits(at slot: Int) -> NeighbourTraits {
    assembler.traits(of: entries[slot].message, startsUnread: entries[slot].startsUnread)
  }

  /// Returns the placement of a message that has not been measured.
  func placement(at slot: Int) -> Placement {
    let position = rowIndex.position(of: slot)
    let index = rowIndex.index(of: position)
    var assembler = assembler
    return assembler.placement(
      Neighbourhood(
        traits(at: slot), after: index > 0 ? traits(at: rowIndex.slot(at: index - 1)) : nil,
        before: rowIndex.position(after: position).map { traits(at: Int(rowIndex[$0].slot)) },
        lastTime: rowIndex.last(.timed, before: index).flatMap {
          entries[rowIndex.slot(at: $0)].message.timestamp
        }))
  }
}

/// The limits in 1/64 points, for comparisons with the values in rows.
private struct LimitTable {
  private let sent: Int32
  private let received: Int32
  private let notice: Int32
  private let cell: Int32

  init(_ limits: RowLimits) {
    func raw(_ width: AvailableWidth) -> Int32 {
      min(Int32(clamping: width.limit?.rawValue ?? .max), .max - 1)
    }
    sent = raw(limits.sent.text)
    received = raw(limits.received.text)
    notice = raw(limits.notice.text)
    cell = raw(limits.sent.cell.width)
  }

  @inline(__always)
  subscript(row: RowIndex.Row) -> Int32 {
    if row.marks.contains(.followsCell) { return cell }
    return
      switch row.role
    {
    case .sent: sent
    case .received: received
    case .notice: notice
    }
  }
}
