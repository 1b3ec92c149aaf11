import TextLayout

extension Transcript {
  /// Measures a message that has a placement. The caller has to update the sums of its block.
  mutating func measure(_ slot: Int, at position: RowIndex.Position, _ limits: RowLimits) {
    work.rowsMeasured += 1
    let entry = entries[slot]
    if rowCache.prepared.known(entry.textStamp) == nil { work.messagesPrepared += 1 }
    let prepared = prepared(at: slot)
    adopt(
      assembler.measure(
        of: prepared, sent: entry.message.timestamp, entry.placement ?? .alone, limits: limits),
      slot, at: position)
  }

  /// Measures a message whose record has no height at this width, because a line of its texts has other glyphs where it is
  /// cut, for example. At most of the next widths the record has none either, so the shaped texts are kept, and only the
  /// first such width makes a new record. The caller has to update the sums of the message's block.
  mutating func measureAgain(_ slot: Int, at position: RowIndex.Position, _ limits: RowLimits) {
    let entry = entries[slot]
    guard let prepared = rowCache.incomplete.known(entry.textStamp) else {
      measure(slot, at: position, limits)
      // A message that grows is never cached.
      if let prepared = rowCache.prepared.known(entry.textStamp) {
        rowCache.incomplete.add(prepared, for: entry.textStamp)
      }
      return
    }
    work.rowsMeasured += 1
    var row = rowIndex[position]
    row.set(assembler.height(of: prepared, entry.placement ?? .alone, below: entry.cellTop))
    rowIndex.set(row, at: position)
  }

  /// Stores a measurement. The caller has to update the sums of the row's block.
  mutating func adopt(_ measure: RowMeasure, _ slot: Int, at position: RowIndex.Position) {
    entries[slot].cellTop = measure.cellTop
    if let record = measure.record, let plan = measure.plan {
      records.set(record, plan, at: slot)
    } else {
      records.remove(at: slot)
    }
    var row = RowIndex.Row(slot: slot)
    row.marks = entries[slot].marks
    row.role = measure.role
    row.set(measure.rows)
    rowIndex.set(row, at: position)
  }
}

extension RowIndex.Row {
  mutating func set(_ rows: RowHeight) {
    height = rows.height.rawValue
    guard let valid = rows.valid else {
      (low, high) = (.max, .min)
      return
    }
    if rows.followsCell { marks.insert(.followsCell) } else { marks.remove(.followsCell) }
    low = Int32(clamping: valid.narrowest.rawValue)
    high = Int32(clamping: valid.widest?.rawValue ?? .max)
  }
}
