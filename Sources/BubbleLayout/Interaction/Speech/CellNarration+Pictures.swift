import TextLayout

extension CellNarration {
  /// Returns the element of a picture, or a list of several pictures in the order of the message.
  func pictures(of element: CellElement) -> [ElementDraft] {
    let pictures = element.children.compactMap(picture)
    guard pictures.count > 1 else { return pictures.map { ElementDraft(kind: .content, element: $0) } }
    var (photos, videos) = (0, 0)
    for case .media(let media) in cell.parts[element.parts] {
      let isVideo = media.kind == .video || media.kind == .videoNote
      videos += isVideo ? 1 : 0
      photos += (isVideo ? 0 : 1) + media.hiddenCount
    }
    let label = words.joined([
      photos > 0 ? words.count(photos, .photos) : nil, videos > 0 ? words.count(videos, .videos) : nil,
    ])
    let frame = pictures.dropFirst().reduce(pictures[0].frame) { $0.union($1.frame) }
    let list = AccessibilityElement(
      role: .list, id: cell.id, label: label, frame: frame, parts: pictures.flatMap(\.parts),
      children: pictures)
    return [ElementDraft(kind: .heading, element: list)]
  }

  private func picture(_ element: CellElement) -> AccessibilityElement? {
    guard case .media(let media) = cell.parts[element.parts.lowerBound] else { return nil }
    if media.isCovered { return hidden(element, media.kind.word) }
    let isVideo = media.kind != .image && media.kind != .sticker
    var picture = self.element(
      .image, media.alternative.map(words.named) ?? words[media.kind.word], element.parts,
      media.href != nil || media.state == .ready
        ? (isVideo && media.href == nil ? .play : .open, element.press) : nil)
    picture.value = words.transfer(media.state.icon, media.progress) ?? media.duration.map(words.duration)
    if media.state.isMoving { picture.states = [.busy] }
    return picture
  }
}
