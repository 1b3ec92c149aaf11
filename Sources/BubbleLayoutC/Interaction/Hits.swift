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
      let cell = found.id.flatMap { state.transcript.cell($0) }
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

  /// - Parameter cell: The cell that is hit; nil for a row between messages.
  fileprivate mutating func take(_ found: Hit, _ kind: OffsetKind, in cell: Cell?) {
    part = found.part.map { UInt32(clamping: $0) } ?? .max
    if let position = found.position {
      let offsets = kind.map(of: cell?.text(of: found) ?? "")
      offset = offsets.outside(position.offset)
      affinity = position.affinity.number
      // What is detected is in the part that is hit, and so is the place.
      if case .data(let data) = found.target {
        span_kind = data.kind.number
        span_range = offsets.outside(data.range)
      }
    }
    take(found.target)
  }

  /// What a press means, but for the range of a link or a mention.
  mutating func take(_ target: HitTarget) {
    func number(_ index: Int?) -> UInt32 { index.map { UInt32(clamping: $0) } ?? .max }
    var kind = BUBBLE_HIT_NOTHING
    switch target {
    case .background: kind = BUBBLE_HIT_BACKGROUND
    case .bubble: kind = BUBBLE_HIT_BUBBLE
    case .text: kind = BUBBLE_HIT_TEXT
    case .data, .link, .footnote: kind = BUBBLE_HIT_DATA
    case .spoiler: kind = BUBBLE_HIT_TEXT
    case .object(let object): (kind, index) = (BUBBLE_HIT_OBJECT, number(object))
    case .sender: kind = BUBBLE_HIT_SENDER
    case .avatar: kind = BUBBLE_HIT_AVATAR
    case .footer: kind = BUBBLE_HIT_FOOTER
    case .quote: kind = BUBBLE_HIT_QUOTE
    case .media(let attachment): (kind, index) = (BUBBLE_HIT_MEDIA, number(attachment))
    case .card(let shown, let attachment):
      (kind, index, card) = (BUBBLE_HIT_CARD, number(attachment), shown.number)
    case .answer(let answer): (kind, index) = (BUBBLE_HIT_ANSWER, number(answer))
    case .button(let button): (kind, index) = (BUBBLE_HIT_BUTTON, number(button))
    case .reaction(let reaction): (kind, index) = (BUBBLE_HIT_REACTION, number(reaction))
    case .readMore: kind = BUBBLE_HIT_READ_MORE
    case .details: kind = BUBBLE_HIT_DETAILS
    case .task: kind = BUBBLE_HIT_TASK
    case .forwarded: kind = BUBBLE_HIT_FORWARDED
    case .thread: kind = BUBBLE_HIT_THREAD
    case .seenBy: kind = BUBBLE_HIT_SEEN_BY
    case .readLess: kind = BUBBLE_HIT_READ_LESS
    case .copy: kind = BUBBLE_HIT_COPY
    case .selection: kind = BUBBLE_HIT_SELECTION
    case .separator(let separator): kind = separator == .date ? BUBBLE_HIT_DATE : BUBBLE_HIT_UNREAD
    case .typing: kind = BUBBLE_HIT_TYPING
    }
    self.target = UInt32(kind.rawValue)
  }
}

extension HitTarget.CardKind {
  fileprivate var number: UInt32 {
    let card =
      switch self {
      case .voice: BUBBLE_CARD_VOICE
      case .file: BUBBLE_CARD_FILE
      case .contact: BUBBLE_CARD_CONTACT
      case .location: BUBBLE_CARD_LOCATION
      case .poll: BUBBLE_CARD_POLL
      case .link: BUBBLE_CARD_LINK
      case .code: BUBBLE_CARD_CODE
      case .custom: BUBBLE_CARD_CUSTOM
      case .call: BUBBLE_CARD_CALL
      }
    return UInt32(card.rawValue)
  }
}

extension Cell {
  /// The text that the place of a hit is in.
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
