extension FoldedText {
  /// Replaces the units of a beginning and a character by those of their contraction (UTS #10, S2.1). Returns
  /// false if they have none.
  mutating func contract(
    _ scalar: UInt32, to end: Int32, _ record: CollationTable.Record
  ) -> Bool {
    if folding.ignoresHamza, TextFolding.isHamza(scalar) { return false }
    if folding.isTurkic, scalar == 0x307, last.key == 0x49 {
      replace(last, with: [folding.ignoresCase ? 0x69 : 0x69 | CollationUnit.uppercase], to: end)
      return true
    }
    if let found = table.contraction(last.key, scalar) {
      replace(last, with: found, to: end)
      return true
    }
    let combiningClass = record.count > 0 ? table.unit(0, of: record, scalar).combiningClass : 0
    guard combiningClass > highestClass, let found = table.contraction(letter.key, scalar) else {
      return false
    }
    replace(letter, with: found, to: end)
    return true
  }

  private mutating func replace(
    _ beginning: Beginning, with contraction: CollationTable.Contraction, to end: Int32
  ) {
    var folded: [UInt32] = []
    for number in 0..<contraction.record.count {
      let unit = table.unit(number, of: contraction.record, 0)
      if let bits = folding.folded(unit) { folded.append(bits) }
    }
    let wasLetter = beginning.units == letter.units
    let shift = folded.count - beginning.units.count
    replace(beginning, with: folded, to: end)
    last = Beginning(
      key: contraction.key, units: beginning.units.lowerBound..<beginning.units.upperBound + shift)
    if wasLetter { letter = last }
  }

  private mutating func replace(_ beginning: Beginning, with folded: [UInt32], to end: Int32) {
    let old = beginning.units
    guard !folded.isEmpty else { return }
    let first = old.lowerBound
    // A contraction of marks stays in the order of marks. The first part may be a mark that is ignored.
    let rank = old.isEmpty ? 0 : units[first] & ~CollationUnit.comparison
    let start = old.isEmpty ? cluster.place : starts[first]
    units.replaceSubrange(old, with: folded.map { $0 & CollationUnit.comparison | rank })
    let unplaced = repeatElement(Int32(-1), count: folded.count)
    starts.replaceSubrange(old, with: unplaced)
    ends.replaceSubrange(old, with: unplaced)
    starts[first] = start
    ends[ends.count - 1] = end
    let shift = folded.count - old.count
    if let mark = firstMark, mark >= old.upperBound { firstMark = mark + shift }
    cluster.unit = min(cluster.unit, units.count)
  }
}
