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
      content.removeAll()
      let strings = found.map { content.strings.add($0) }
      if let found, let strings { answer.take(strings, of: found, in: content.strings) }
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
    // The range of the target is in the same text as the position, so the same conversion of offsets applies.
    let offsets = kind.map(of: cell?.text(of: found) ?? "")
    if let position = found.position {
      offset = offsets.outside(position.offset)
      affinity = position.affinity.number
    }
    take(found.target, offsets)
  }

  /// Sets the members that describe what a press does, except for texts.
  ///
  /// - Parameter offsets: The conversion of offsets in the text that contains the target.
  mutating func take(_ target: HitTarget, _ offsets: Offsets) {
    self.target = target.name.number
    index = target.index.map { UInt32(clamping: $0) } ?? .max
    card = target.card?.number ?? .max
    span_range = target.range.map(offsets.outside) ?? .none
    switch target {
    case .data(let data): span_kind = data.kind.number
    case .link: span_kind = DataKind.link.number
    case .separator(.unread): self.target = UInt32(BUBBLE_HIT_UNREAD.rawValue)
    default: break
    }
  }
}

/// The places of the texts of a hit in a result.
private struct HitStrings {
  let id: bubble_range
  let path: bubble_range
  let target: bubble_action_target
}

extension StringPool {
  /// Adds the texts of a hit.
  fileprivate mutating func add(_ hit: Hit) -> HitStrings {
    HitStrings(id: add(hit.id), path: add(hit.path), target: add(hit.target, address: hit.address))
  }

  /// Adds the texts of a target.
  mutating func add(_ target: HitTarget, address: String?) -> bubble_action_target {
    bubble_action_target(href: add(address), footnote: add(target.footnote), block: add(target.block))
  }
}

extension bubble_hit {
  /// Sets the members that point to texts. Nothing may be added to the result afterwards.
  fileprivate mutating func take(_ places: HitStrings, of hit: Hit, in strings: borrowing StringPool) {
    if let id = hit.id { self.id = strings.id(id, at: places.id) }
    path = strings.path(at: places.path)
    block = strings.path(at: places.target.block)
    let (href, footnote) = (
      strings.path(at: places.target.href), strings.path(at: places.target.footnote)
    )
    (self.href, href_length) = (href.text, href.length)
    (self.footnote, footnote_length) = (footnote.text, footnote.length)
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
