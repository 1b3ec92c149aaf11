import BubbleLayout
import CBubbleLayout
import TextLayout

extension BufferContent {
  /// Stores the changes of an edit as the result of a call.
  func answer(_ set: ChangeSet) {
    removeAll()
    changeSet = set
    let moves = Set(set.moves)
    let ids = set.removals.map(\.id) + set.insertions.map(\.id) + set.updates.map(\.id)
    let places = ids.map { strings.add($0) }
    var next = 0
    func add(_ kind: bubble_change_kind, _ index: Int, _ old: Rect, _ new: Rect, canMove: Bool = false) {
      let id = ids[next]
      changes.append(
        bubble_change(
          kind: UInt32(kind.rawValue), is_move: canMove && moves.contains(id) ? 1 : 0,
          id: strings.id(id, at: places[next]), index: index, old_frame: bubble_rect(old),
          frame: bubble_rect(new)))
      next += 1
    }
    for change in set.removals {
      add(BUBBLE_CHANGE_REMOVED, change.index, change.frame, .zero, canMove: true)
    }
    for change in set.insertions {
      add(BUBBLE_CHANGE_INSERTED, change.index, .zero, change.frame, canMove: true)
    }
    for change in set.updates { add(kind(of: change.kind), change.index, change.oldFrame, change.frame) }
  }

  private func kind(of update: ChangeSet.UpdateKind) -> bubble_change_kind {
    switch update {
    case .message: BUBBLE_CHANGE_CHANGED_MESSAGE
    case .group: BUBBLE_CHANGE_CHANGED_GROUP
    case .separators: BUBBLE_CHANGE_CHANGED_SEPARATORS
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_changes_read(
  _ buffer: OpaquePointer?, _ changes: UnsafeMutablePointer<bubble_changes>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let buffer = try BufferBox.of(buffer)
    try bubble_changes.check(changes, "changes")
    try buffer.content.with { (content) throws(Failure) in
      guard let set = content.changeSet else { throw .argument("buffer contains no changes", "buffer") }
      bubble_changes(
        size: 0, changes: content.changes.pointer, count: content.changes.count,
        old_height: set.oldHeight.points, height: set.height.points, changes_all: set.isReload ? 1 : 0,
        reserved: 0
      ).write(to: changes)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_start_changes(
  _ transcript: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try TranscriptBox.of(transcript).state.with { state in
      state.keepingRows { $0.startChanges() }
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_take_changes(
  _ transcript: OpaquePointer?, _ changes: OpaquePointer?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(changes, "changes"))
    let found = box.state.with { state in
      state.keepingRows { transcript in
        if let noted = transcript.takeChanges() { return noted }
        transcript.startChanges()
        return ChangeSet.reload(height: transcript.height)
      }
    }
    buffer.content.with { $0.answer(found) }
  }
}
