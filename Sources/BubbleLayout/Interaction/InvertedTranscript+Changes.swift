import TextLayout

extension InvertedTranscript {
  /// Converts changes of the transcript's rows to changes of the inverted list, whose indices start at the
  /// newest message.
  ///
  /// Call this method on the transcript after the edits.
  ///
  /// - Complexity: Linear in the changes.
  public func turned(_ changes: ChangeSet) -> ChangeSet {
    let last = transcript.count - 1
    let lastBefore = last + changes.removals.count - changes.insertions.count
    func before(_ frame: Rect) -> Rect { turned(frame).offset(y: changes.oldHeight - size.height) }
    return ChangeSet(
      isReload: changes.isReload,
      removals: changes.removals.reversed().map {
        ChangeSet.Row(id: $0.id, index: lastBefore - $0.index, frame: before($0.frame))
      },
      insertions: changes.insertions.reversed().map {
        ChangeSet.Row(id: $0.id, index: last - $0.index, frame: turned($0.frame))
      }, moves: changes.moves.reversed(),
      updates: changes.updates.reversed().map {
        ChangeSet.Update(
          id: $0.id, index: last - $0.index, oldFrame: before($0.oldFrame), frame: turned($0.frame),
          kind: $0.kind)
      }, oldHeight: changes.oldHeight, height: changes.height)
  }
}
