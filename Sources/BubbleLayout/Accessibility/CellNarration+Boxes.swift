import TextLayout

extension CellNarration {
  mutating func add(_ media: MediaPart, _ index: Int) {
    let words = words
    let isVideo = media.kind != .image && media.kind != .sticker
    let kind: SpokenWord =
      switch media.kind {
      case .image: .photo
      case .video: .video
      case .animation: .animation
      case .sticker: .sticker
      case .videoNote: .videoMessage
      }
    let isThere = media.state == .ready
    add(
      .image, .content, media.alternative ?? words[kind], index,
      isThere ? (isVideo ? .play : .open, .media(attachment: media.index)) : nil)
    let value: String? =
      switch media.state {
      case .ready: media.duration.map(words.duration)
      case .loading: words[.loading]
      case .missing, .failed: words[.unavailable]
      }
    changeLast { element in
      element.value = value
      if media.state == .loading { element.states = [.busy] }
    }
  }

  mutating func add(_ box: BoxPart, _ index: Int) {
    let words = words
    switch box.role {
    case .quote:
      hasQuote = true
      add(.button, .surroundings, words[.quote], index, (.showQuoted, .quote))
    case .link: add(.link, .heading, words[.link], index, (.open, .card(.link, attachment: box.index)))
    case .voice:
      add(.button, .content, words[.voiceMessage], index, (.play, .card(.voice, attachment: box.index)))
      changeLast { $0.value = box.duration.map(words.duration) }
    case .file: add(.button, .content, words[.file], index, (.open, .card(.file, attachment: box.index)))
    case .contact:
      add(.button, .content, words[.contact], index, (.open, .card(.contact, attachment: box.index)))
    case .location:
      add(.button, .content, words[.location], index, (.open, .card(.location, attachment: box.index)))
    case .code: add(.text, .content, words[.code], index)
    case .custom:
      add(
        .button, .content, box.alternative ?? words[.attachment], index,
        (.open, .card(.custom, attachment: box.index)))
    case .poll: add(.list, .heading, words[.poll], index)
    case .option:
      add(.listItem, .surroundings, "", index, (.choose, .answer(box.index ?? 0)))
      changeLast { element in
        element.value = box.count.map { words.count($0, .votes) }
        if box.isChosen { element.states = [.selected] }
      }
    case .button: add(.button, .surroundings, "", index, (.press, .button(box.index ?? 0)))
    case .reaction:
      let count = box.count ?? 1
      reactionCount = reactionCount.addingWithinRange(count)
      add(.button, .surroundings, "", index, (.press, .reaction(box.index ?? 0)))
      changeLast { $0.value = words.count(count, .reactions) }
    case .selection: add(.checkbox, .surroundings, words[.select], index, (.select, .selection))
    case .quoteBar, .quotePicture, .linkPicture, .icon, .waveform, .track, .share, .play, .emoji, .mention:
      extend(index)
    case .capsule, .pill, .line, .swipe: break
    }
  }

  private mutating func changeLast(_ change: (inout AccessibilityElement) -> Void) {
    guard !drafts.isEmpty else { return }
    change(&drafts[drafts.count - 1].element)
  }

  /// The elements with the answers of each poll within it, and several pictures within one list.
  mutating func grouped() -> [ElementDraft] {
    var result: [ElementDraft] = []
    let pictures = drafts.filter { $0.element.role == .image }.map(\.element)
    var hasList = false
    for draft in drafts {
      if draft.element.role == .listItem, let poll = result.indices.last, result[poll].element.role == .list {
        result[poll].element.children.append(draft.element)
      } else if draft.element.role == .image, pictures.count > 1 {
        if !hasList { result.append(list(of: pictures)) }
        hasList = true
      } else {
        result.append(draft)
      }
    }
    drafts = result
    return result
  }

  /// Several pictures, in the order of the message.
  private func list(of pictures: [AccessibilityElement]) -> ElementDraft {
    var (photos, videos) = (0, 0)
    for case .media(let media) in cell.parts {
      let isVideo = media.kind == .video || media.kind == .videoNote
      videos += isVideo ? 1 : 0
      photos += (isVideo ? 0 : 1) + media.hiddenCount
    }
    let label = words.joined([
      photos > 0 ? words.count(photos, .photos) : nil, videos > 0 ? words.count(videos, .videos) : nil,
    ])
    let frame = pictures.dropFirst().reduce(pictures[0].frame) { $0.union($1.frame) }
    return ElementDraft(
      kind: .heading,
      element: AccessibilityElement(
        role: .list, id: cell.id, label: label, frame: frame, parts: pictures.flatMap(\.parts),
        children: pictures))
  }
}
