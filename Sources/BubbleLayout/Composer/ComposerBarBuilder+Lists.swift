import TextLayout

/// Places the lists: attachments side by side, and candidates one below the other.
extension ComposerBarBuilder {
  mutating func strip(offset: LayoutUnit) -> ComposerStrip? {
    guard !bar.attachments.isEmpty else { return nil }
    let tile = style.tileSize
    let widths = bar.attachments.map { attachment in
      attachment.isPicture ? tile : style.fileWidth
    }
    let content =
      widths.reduce(style.padding * 2) { $0 + $1 } + style.gap * (bar.attachments.count - 1)
    let offset = max(0, min(offset, content - width))
    let frame = Rect(x: 0, y: y, width: width, height: tile)
    var x = style.padding - offset
    var items: [ComposerStrip.Item] = []
    for (attachment, itemWidth) in zip(bar.attachments, widths) {
      items.append(item(attachment, in: Rect(x: x, y: y, width: itemWidth, height: tile)))
      x += itemWidth + style.gap
    }
    y += tile + style.gap
    return ComposerStrip(frame: mirrored(frame), contentWidth: content, offset: offset, items: items)
  }

  private func item(_ attachment: MessageAttachment, in frame: Rect) -> ComposerStrip.Item {
    let remove = Rect(
      x: frame.maxX - style.closeSize, y: frame.minY, width: style.closeSize, height: style.closeSize)
    var item = ComposerStrip.Item(
      frame: mirrored(frame), isPicture: attachment.isPicture, remove: mirrored(remove))
    guard !item.isPicture else { return item }
    let (title, detail) = attachment.stripTexts
    let (first, second) = (paragraph(title, style.titleFont), paragraph(detail, style.font))
    let (upper, lower) = (height(of: first), detail.isEmpty ? 0 : height(of: second))
    let top = frame.minY + max(0, (frame.height - upper - lower).half)
    let room = max(0, frame.width - style.closeSize - style.gap)
    item.title = label(first, in: Rect(x: frame.minX + style.gap.half, y: top, width: room, height: upper))
    if !detail.isEmpty {
      item.detail = label(
        second, in: Rect(x: frame.minX + style.gap.half, y: top + upper, width: room, height: lower))
    }
    return item
  }

  func candidates() -> ComposerCandidateList? {
    guard !bar.candidates.isEmpty, let query = composer.query else { return nil }
    let height = max(
      style.candidateHeight, self.height(of: paragraph("A", style.titleFont)) + style.gap)
    let content = height * bar.candidates.count
    let seen = min(content, height * max(1, style.largestCandidateCount))
    let chosen = min(max(0, bar.chosen), bar.candidates.count - 1)
    let offset = max(0, height * (chosen + 1) - seen)
    let frame = Rect(x: 0, y: -seen, width: width, height: seen)
    let first = offset.rawValue / max(1, height.rawValue)
    var rows: [ComposerCandidateList.Row] = []
    for index in first..<bar.candidates.count {
      let top = frame.minY + height * index - offset
      guard top < 0 else { break }
      rows.append(
        row(
          bar.candidates[index], index, isChosen: index == chosen,
          hasPicture: query.trigger == .mention || query.trigger == .emoji,
          in: Rect(x: 0, y: top, width: width, height: height)))
    }
    return ComposerCandidateList(
      frame: mirrored(frame), offset: offset, contentHeight: content, rows: rows)
  }

  private func row(
    _ candidate: ComposerCandidate, _ index: Int, isChosen: Bool, hasPicture: Bool, in frame: Rect
  ) -> ComposerCandidateList.Row {
    var x = min(frame.minX + style.padding, frame.maxX)
    let side = max(0, frame.height - style.gap)
    var picture: Rect?
    if hasPicture, frame.width >= side * 2 {
      picture = Rect(x: x, y: frame.minY + style.gap.half, width: side, height: side)
      x += side + style.gap
    }
    let end = max(x, frame.maxX - style.padding)
    let (title, detail) = (
      paragraph(candidate.title, style.titleFont), paragraph(candidate.detail ?? "", style.font)
    )
    let titleWidth = min(end - x, title.layout(width: .infinity).size.width)
    let titleFrame = Rect(x: x, y: frame.minY, width: titleWidth, height: frame.height)
    x = min(end, x + titleWidth + style.gap)
    let rest = Rect(x: x, y: frame.minY, width: end - x, height: frame.height)
    return ComposerCandidateList.Row(
      index: index, frame: mirrored(frame), isChosen: isChosen, picture: picture.map(mirrored),
      title: label(title, in: titleFrame),
      detail: candidate.detail == nil || rest.width == 0 ? nil : label(detail, in: rest))
  }
}

extension MessageAttachment {
  fileprivate var isPicture: Bool { if case .media = self { true } else { false } }

  /// The texts in the strip for an attachment that is not a picture. The title is never empty, and needs no
  /// words of a language: a voice message is known by its length, as in its card.
  fileprivate var stripTexts: (title: String, detail: String) {
    switch self {
    case .link(let link): (link.title ?? LinkHost.of(link.address), LinkHost.of(link.address))
    case .custom(let custom): (custom.alternative ?? custom.name, "")
    case .code(let code): (code.language ?? Self.named(code.text.inOneLine), "")
    case .voice(let voice): (LengthText.clock(voice.duration), "")
    case .call(let call): (LengthText.clock(call.duration ?? 0), "")
    case .location(let place): (place.name ?? place.coordinates, "")
    default: (Self.named(shownName ?? ""), "")
    }
  }

  /// Returns a name; an ellipsis for an attachment that has none.
  private static func named(_ name: String) -> String { name.isEmpty ? "…" : name }
}
