import TextLayout

/// A message whose recorded height differs from the height of its rows.
package struct HeightDifference: Hashable, Sendable {
  package let id: MessageID
  /// The height that the transcript has recorded, in points.
  package let height: LayoutUnit
  /// The height of the rows that were made for the message, in points.
  package let builtHeight: LayoutUnit
}

extension Transcript {
  /// Verifies heights: makes the rows of messages, and compares their heights with the recorded ones, which
  /// were computed without making rows.
  ///
  /// - Parameter range: The messages to check. Messages with estimated heights are skipped.
  /// - Returns: The differences; empty if all heights are correct.
  package func differencesFromBuiltRows(in range: Range<Int>) -> [HeightDifference] {
    rowIndex.slots(in: range).compactMap { slot in
      guard let placement = entries[slot].placement else { return nil }
      let built = assembler.rows(
        of: assembler.prepared(quotingMessage(at: slot)), sent: entries[slot].message.timestamp, placement)
      let height = LayoutUnit(rawValue: rowIndex[rowIndex.position(of: slot)].height)
      let isSame = height == built.height && entries[slot].cellTop == built.cell.frame.minY
      return isSame
        ? nil : HeightDifference(id: entries[slot].message.id, height: height, builtHeight: built.height)
    }
  }

  /// The maximum number of rows and blocks that a search visits.
  package var searchSteps: Int {
    let largest = rowIndex.blocks.reduce(0) { max($0, $1.rows.count) }
    return Int.bitWidth - rowIndex.blocks.count.leadingZeroBitCount + largest
  }

  /// How many UTF-16 units of texts were shaped for the growing Markdown message so far.
  package var streamedUnits: Int { stream?.markdown?.unitsShaped ?? 0 }

  /// The number of messages that have a record. The height of such a message at a new width takes only a few
  /// sums.
  package var recordCount: Int { records.count }

  /// The bytes of what a transcript keeps for each message in chunks: its entry with the message, its record and its row.
  /// The heap memory of these comes in addition, and a few bytes to find them.
  package static var bytesOfRow: Int {
    MemoryLayout<TranscriptEntry>.stride + MemoryLayout<RowRecords.Element>.stride
      + MemoryLayout<RowIndex.Row>.stride
  }

  /// The memory of what the transcript keeps for each message, for tests of what an edit copies or moves.
  package var memory: [MemoryChunk] { entries.memory + records.memory + slots.memory + rowIndex.memory }
}
