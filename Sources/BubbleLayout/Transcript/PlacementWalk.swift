/// Visits messages from top to bottom, and computes the placement of each.
struct PlacementWalk {
  private var position: RowIndex.Position?
  private var previous: NeighbourTraits?
  private var current: NeighbourTraits?
  private var lastTime: Timestamp?

  /// Creates a walk that starts at the message with an index, which must be valid.
  init(_ transcript: Transcript, from index: Int) {
    let rows = transcript.rowIndex
    let position = rows.position(at: index)
    self.position = position
    lastTime = rows.last(.timed, before: index).flatMap {
      transcript.entries[rows.slot(at: $0)].message.timestamp
    }
    previous = index > 0 ? transcript.traits(at: rows.slot(at: index - 1)) : nil
    current = transcript.traits(at: Int(rows[position].slot))
  }

  /// Returns the slot, the position and the placement of the next message; nil after the last message.
  mutating func next(
    in transcript: inout Transcript
  ) -> (slot: Int, position: RowIndex.Position, placement: Placement)? {
    guard let position, let current else { return nil }
    let following = transcript.rowIndex.position(after: position)
    let next = following.map { transcript.traits(at: Int(transcript.rowIndex[$0].slot)) }
    let placement = transcript.assembler.placement(
      Neighbourhood(current, after: previous, before: next, lastTime: lastTime))
    previous = current
    lastTime = current.timestamp ?? lastTime
    self.current = next
    self.position = following
    return (Int(transcript.rowIndex[position].slot), position, placement)
  }
}
