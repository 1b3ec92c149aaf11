import BubbleLayout
import CBubbleLayout
import TextLayout
import TextShaping

extension RowArrays {
  /// Adds a part of a row.
  mutating func add(_ part: Part, _ engine: EngineBox) {
    var entry = bubble_part.empty
    entry.frame = bubble_rect(part.frame)
    entry.origin = bubble_point(part.blockPlace)
    switch part {
    case .text(let text): fill(&entry, text)
    case .label(let label):
      entry.kind = UInt32(BUBBLE_PART_LABEL.rawValue)
      entry.role = label.role.number
      entry.index = number(label.index)
      entry.ink = UInt32(label.foreground.index)
      entry.alignment = label.alignment.number
      entry.text = strings.add(label.text)
      entry.path = strings.add(label.path)
      entry.color = strings.add(label.color)
      entry.tint = strings.add(label.tint?.text)
      if !label.spans.isEmpty || !label.objects.isEmpty { fillRanges(of: label.asText, &entry) }
    case .avatar(let avatar):
      entry.kind = UInt32(BUBBLE_PART_AVATAR.rawValue)
      entry.corners = CornerRadii(all: avatar.radius).points
      entry.border = avatar.border.points
      (entry.ink, entry.ground) = (UInt32(avatar.foreground.index), UInt32(avatar.background.index))
      entry.color = strings.add(avatar.borderColor)
      entry.tint = strings.add(avatar.tint?.text)
      entry.address = strings.add(avatar.picture)
      entry.name = strings.add(avatar.person)
    case .delivery(let delivery):
      entry.kind = UInt32(BUBBLE_PART_STATUS.rawValue)
      entry.sign = delivery.state.number
      entry.ink = UInt32(delivery.foreground.index)
      if delivery.signs == .circles { entry.flags |= UInt32(BUBBLE_PART_CIRCLES.rawValue) }
    case .media(let media): fill(&entry, media)
    case .box(let box): fill(&entry, box)
    case .formula(let formula): fill(&entry, formula, engine)
    }
    if part.isCovered { entry.flags |= UInt32(BUBBLE_PART_COVERED.rawValue) }
    if content.lines, let block = part.block { addLines(of: block, &entry, at: part.blockPlace, engine) }
    parts.append(entry)
  }

  private mutating func fill(_ entry: inout bubble_part, _ text: TextPart) {
    entry.kind = UInt32(BUBBLE_PART_TEXT.rawValue)
    entry.role = text.role.number
    if case .heading(let level) = text.role { entry.level = UInt32(clamping: level) }
    entry.path = text.role == .message ? strings.add("/text") : strings.add(text.path)
    entry.ink = UInt32(text.foreground.index)
    entry.text = strings.add(text.text)
    entry.whole_text = strings.add(text.wholeText)
    entry.color = strings.add(text.color)
    let offsets = content.offsets.map(of: text.text)
    let firstFound = spans.next
    for found in text.detected {
      var entry = bubble_span(found.kind.number, offsets.outside(found.range))
      entry.ink = UInt32(text.foreground(of: found).index)
      entry.href = strings.add(found.address(in: text.text))
      spans.append(entry)
    }
    entry.detected = bubble_range(from: firstFound, to: spans.next)
    fillRanges(of: text, &entry)
  }

  /// Adds the spans and the objects of a text or a label.
  private mutating func fillRanges(of text: TextPart, _ entry: inout bubble_part) {
    let offsets = content.offsets.map(of: text.text)
    let firstSpan = spans.next
    for span in text.spans {
      var entry = bubble_span(UInt32(BUBBLE_SPAN_STYLED.rawValue), offsets.outside(span.range))
      entry.ink = text.foreground(of: span).map { UInt32($0.index) } ?? .max
      entry.ground = text.background(of: span).map { UInt32($0.index) } ?? .max
      entry.looks = span.emphases.all.reduce(0) { $0 | $1.bit }
      (entry.tag, entry.href) = (strings.add(span.tag), strings.add(span.address))
      (entry.title, entry.footnote) = (strings.add(span.title), strings.add(span.footnote))
      (entry.color, entry.background) = (strings.add(span.color), strings.add(span.background))
      spans.append(entry)
    }
    entry.spans = bubble_range(from: firstSpan, to: spans.next)
    for (index, placed) in text.objects.enumerated() {
      objects.append(
        bubble_object(
          part: parts.next, kind: placed.object.kind.number, index: UInt32(clamping: index),
          offset: offsets.outside(placed.offset), name: strings.add(placed.object.id),
          text: strings.add(placed.text)))
    }
  }

  private mutating func fill(_ entry: inout bubble_part, _ media: MediaPart) {
    entry.kind = UInt32(BUBBLE_PART_MEDIA.rawValue)
    entry.index = number(media.index)
    entry.media = media.kind.number
    entry.sign = media.state.number
    entry.progress = thousandths(media.progress)
    entry.picture = bubble_rect(media.picture)
    entry.corners = media.corners.points
    (entry.ink, entry.ground) = (UInt32(media.foreground.index), UInt32(media.background.index))
    entry.alternative = strings.add(media.alternative)
    entry.address = strings.add(media.href)
    entry.veil = media.veil.map { UInt32($0.index) } ?? .max
    if media.isMasked { entry.flags |= UInt32(BUBBLE_PART_MASKED.rawValue) }
    if media.isVeiled { entry.flags |= UInt32(BUBBLE_PART_VEILED.rawValue) }
  }

  private mutating func fill(_ entry: inout bubble_part, _ box: BoxPart) {
    entry.kind = UInt32(BUBBLE_PART_BOX.rawValue)
    entry.border = box.border.points
    entry.role = box.role.number
    entry.index = number(box.index)
    entry.corners = (box.corners ?? CornerRadii(all: box.radius)).points
    entry.ink = box.foreground.map { UInt32($0.index) } ?? .max
    entry.ground = box.background.map { UInt32($0.index) } ?? .max
    entry.sign = box.icon?.number ?? .max
    entry.progress = thousandths(box.progress)
    entry.tint = strings.add(box.tint?.text)
    entry.name = strings.add(box.name)
    entry.alternative = strings.add(box.alternative)
    if box.corners != nil { entry.flags |= UInt32(BUBBLE_PART_CORNERS.rawValue) }
    if box.isChosen { entry.flags |= UInt32(BUBBLE_PART_CHOSEN.rawValue) }
    if box.state == .right { entry.flags |= UInt32(BUBBLE_PART_RIGHT.rawValue) }
    if box.state == .wrong { entry.flags |= UInt32(BUBBLE_PART_WRONG.rawValue) }
    if box.role == .swipe { entry.flags |= UInt32(BUBBLE_PART_HIDDEN.rawValue) }
    let firstBar = bars.next
    for bar in box.bars { bars.append(bubble_rect(bar)) }
    entry.bars = bubble_range(from: firstBar, to: bars.next)
  }

  private func thousandths(_ share: Double?) -> UInt32 {
    share.map { UInt32(clamping: Int($0 * 1_000)) } ?? .max
  }

  private func number(_ index: Int?) -> UInt32 { index.map { UInt32(clamping: $0) } ?? .max }
}

extension bubble_span {
  /// Makes a span without colours, formatting and texts.
  fileprivate init(_ kind: UInt32, _ range: bubble_offsets) {
    self.init(
      kind: kind, range: range, ink: .max, ground: .max, looks: 0, tag: .none, href: .none, title: .none,
      footnote: .none, color: .none, background: .none)
  }
}

extension bubble_part {
  /// A part whose members all mean "none".
  static var empty: bubble_part {
    var part = bubble_part()
    (part.index, part.sign, part.veil, part.ink, part.ground) = (.max, .max, .max, .max, .max)
    part.progress = .max
    (part.text, part.whole_text, part.path, part.color) = (.none, .none, .none, .none)
    (part.name, part.alternative, part.tint, part.address) = (.none, .none, .none, .none)
    return part
  }
}
