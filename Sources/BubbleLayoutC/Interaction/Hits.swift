import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_hit(
  _ transcript: OpaquePointer?, _ x: Double, _ y: Double, _ buffer: OpaquePointer?,
  _ hit: UnsafeMutablePointer<bubble_hit>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
    try bubble_hit.check(hit, "hit")
    var (found, answer): (Hit?, bubble_hit) = (nil, .nothing)
    box.state.with { state in
      found = state.transcript.hit(at: Point(x: LayoutUnit(x), y: LayoutUnit(y)))
      guard let found else { return }
      let cell = found.id.flatMap { state.transcript.cell(withID: $0) }
      answer.take(found, state.offsets, in: cell)
    }
    buffer.content.with { content in
      if let found, let id = found.id {
        (answer.id, answer.path) = content.answer(id, path: found.path)
      } else {
        content.removeAll()
      }
      answer.write(to: hit)
    }
  }
}

extension bubble_hit {
  static var nothing: bubble_hit {
    var hit = bubble_hit()
    (hit.index, hit.card, hit.part, hit.offset) = (.max, .max, .max, .max)
    (hit.span_kind, hit.span_range) = (.max, .none)
    return hit
  }

  /// - Parameter cell: The cell that was hit; nil for a row between messages.
  fileprivate mutating func take(_ found: Hit, _ kind: OffsetKind, in cell: Cell?) {
    part = found.part.map { UInt32(clamping: $0) } ?? .max
    if let position = found.position {
      let offsets = kind.map(of: cell?.text(of: found) ?? "")
      offset = offsets.outside(position.offset)
      affinity = position.affinity.number
      // The detected data is in the same text as the position, so the same conversion of offsets applies.
      if case .data(let data) = found.target {
        span_kind = data.kind.number
        span_range = offsets.outside(data.range)
      }
    }
    take(found.target)
  }

  /// Sets the members that describe what a press does, except for the range of a link or a mention.
  mutating func take(_ target: HitTarget) {
    self.target = target.name.number
    index = target.index.map { UInt32(clamping: $0) } ?? .max
    switch target {
    case .card(let kind, _): card = kind.number
    case .separator(.unread): self.target = UInt32(BUBBLE_HIT_UNREAD.rawValue)
    default: break
    }
  }
}

extension Cell {
  /// Returns the text that contains the position of a hit.
  fileprivate func text(of hit: Hit) -> String? {
    if let path = hit.path { return text(at: path)?.text }
    guard let number = hit.part, parts.indices.contains(number) else { return nil }
    switch parts[number] {
    case .label(let label): return label.text
    case .text(let text): return text.text
    default: return nil
    }
  }
}
