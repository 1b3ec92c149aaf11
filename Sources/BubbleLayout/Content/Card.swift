import TextLayout

extension ContentBuilder {
  /// Adds the card of a voice message, a file, a contact, a place or a call.
  private mutating func add(
    _ card: Card, at place: AttachmentPlace, address: String?, style: CardStyle, maker: TextMaker
  ) -> PreparedBlock {
    var block = PreparedBlock(
      .cards, ElementName(.card, place, card: HitTarget.CardKind(card.role)), gap: style.gap, in: self)
    block.hasEdge = true
    let texts = card.texts(at: place, style: style, maker: maker)
    let isMap = card.role == .location
    let widest = card.isNamed && !isMap ? style.maximumNamedWidth : nil
    var bounds = BoundedRule(
      minimum: style.minimumWidth, maximum: max(widest ?? style.maximumWidth, style.maximumWidth))
    if let voice = card.voice { bounds.minimum = style.width(of: voice) }
    // A map fills the maximum width of the card, however short the texts are.
    bounds.fills = isMap
    let icon = card.picture(index: place.index)
    let area = Paint.box(
      BoxPaint(role: card.role, index: place.index, duration: card.duration, address: address))
    add(.bounded(bounds), area) {
      guard !isMap else {
        $0.stack(gap: Card.mapGap) {
          $0.add(.fixed(Size(width: 0, height: style.mapHeight)), icon)
          texts.add(to: &$0, index: place.index)
        }
        return
      }
      // The icon goes above the texts if these would be narrower than their minimum.
      let beside = BesideRule(
        size: style.iconSize, reserve: style.iconGap + texts.leastWidth, gap: style.iconGap, goesAbove: true)
      $0.add(.beside(beside), icon) { texts.add(to: &$0, index: place.index) }
    }
    return block
  }

  /// Adds the card of an attachment that is shown as such.
  mutating func card(
    _ attachment: MessageAttachment, at place: AttachmentPlace, style: CardStyle, maker: TextMaker
  ) -> PreparedBlock? {
    Card(attachment, maker).map {
      add($0, at: place, address: attachment.address, style: style, maker: maker)
    }
  }
}

/// What the card of an attachment shows.
private struct Card {
  let role: BoxRole
  let icon: BoxIcon
  var title: String
  /// Whether the title is a name from the message, for which the card may become wider.
  var isNamed = false
  var detail: String?
  /// Whether the detail is text from the message.
  var isDetailed = false
  /// The voice message; nil for cards of other kinds.
  var voice: VoiceAttachment?
  /// The length of a voice message or a call, in seconds; nil if it is unknown, and for other cards.
  var duration: Double?
  /// How much of a file has been transferred, from 0 to 1; nil if it is unknown, and for other cards.
  var progress: Double?
  /// Whether the card is of a call that nobody answered.
  var isMissed = false

  /// The length of the longest word of a name that is not broken beside the icon, in em.
  private static let longestWord = 16.0
  /// The distance between a map and the texts below it, in points.
  static let mapGap: LayoutUnit = 4
  /// The radius of a map's corners, in points.
  private static let mapRadius: LayoutUnit = 6

  private init(_ role: BoxRole, _ icon: BoxIcon, title: String) {
    (self.role, self.icon, self.title) = (role, icon, title)
  }

  /// Makes the card of an attachment; nil for attachments that are not shown as cards.
  init?(_ attachment: MessageAttachment, _ maker: TextMaker) {
    // A name that cannot be seen is replaced by the kind of attachment.
    func named(_ role: BoxRole, _ icon: BoxIcon, _ name: String?) -> Card {
      let shown = name?.visible
      var card = Card(
        role, icon, title: shown ?? SpokenWords.capitalized(maker.spoken.kind(of: attachment)))
      card.isNamed = shown != nil
      return card
    }
    switch attachment {
    case .voice(let voice):
      self.init(.voice, .play, title: maker.clock(voice.duration))
      (self.voice, duration) = (voice, voice.duration)
    case .file(let file):
      self = named(.file, file.state.icon ?? .file, file.name)
      (detail, progress) = (maker.detail(of: file), file.state.progress(file.progress))
    case .contact(let contact):
      self = named(.contact, .person, contact.name)
      (detail, isDetailed) = (contact.detail, true)
    case .location(let spot):
      let position = spot.coordinates
      let name = spot.name?.visible
      self.init(.location, .place, title: name ?? position)
      (isNamed, detail) = (name != nil, name == nil ? nil : position)
    case .call(let call):
      self.init(
        .call, call.isVideo ? .camera : call.isMissed ? .missedCall : .phone,
        title: SpokenWords.capitalized(maker.spoken[call.word]))
      (duration, isMissed) = (call.isMissed ? nil : call.duration, call.isMissed)
      detail = duration.map(maker.clock)
    case .media, .poll, .link, .code, .custom:
      return nil
    }
  }

  /// Returns the paint of the picture: the icon of a file, the picture of a contact, a map.
  func picture(index: Int?) -> Paint {
    let isMap = role == .location
    var paint = BoxPaint(
      role: .icon, corners: isMap ? .radius(Self.mapRadius) : .round, index: index, icon: icon,
      progress: progress)
    if isMap {
      (paint.background, paint.foreground) = (.fixed(.everywhere(.media)), .fixed(.everywhere(.mediaSign)))
    } else if isMissed {
      paint.background = .on(.tickFailed)
    } else if role == .contact {
      paint.background = .fixed(.avatar(SenderHue(of: title)))
      paint.foreground = .fixed(.everywhere(.avatarText))
    }
    return .box(paint)
  }

  func texts(at place: AttachmentPlace, style: CardStyle, maker: TextMaker) -> CardTexts {
    var title =
      isNamed && style.nameLines > 1
      ? maker.preview(self.title, style.titleFont, maximumLines: style.nameLines)
      : maker.line(self.title, voice == nil ? style.titleFont : style.detailFont)
    if role == .file, let ending = FileName.extensionLength(title.text) {
      title.keptEnd = ending
      title.keptBeforeEnd = FileName.stemLength(title.text, before: ending)
    }
    let detail = self.detail.map {
      let line = maker.line($0, style.detailFont)
      return isDetailed ? line.standing(at: place, "detail") : line
    }
    return CardTexts(
      title: isNamed ? title.standing(at: place, "name") : title, detail: detail,
      bars: voice.map { VoiceBars($0, style: style, index: place.index) },
      // A waveform shows less in a narrow card, so only the length of a voice message needs its width.
      // The name of a file may be one very long word, which is broken or cut anywhere.
      leastWidth: maker.widthBeside([title, detail], style.titleFont, longestWord: Self.longestWord))
  }
}

/// The texts of a card, below the bars of a voice message.
private struct CardTexts {
  let title: PreparedText
  let detail: PreparedText?
  let bars: VoiceBars?
  /// The minimum width beside the icon, in points.
  let leastWidth: LayoutUnit

  func add(to content: inout ContentBuilder, index: Int?) {
    content.stack {
      if let bars {
        $0.add(.fixed(Size(width: 0, height: bars.tallest)), Paint(nil, .waveform(bars)))
      }
      $0.add(title, .label(.title, index: index, .start, bars == nil ? nil : .on(.secondary)))
      $0.add(detail, .label(.detail, index: index))
    }
  }
}

extension TextMaker {
  /// Returns the line below a file's name: the length of a sound and the size; nil if neither is known.
  fileprivate func detail(of file: FileAttachment) -> String? {
    let parts = [
      file.duration.flatMap { $0 > 0 ? clock($0) : nil },
      file.byteCount.map { $0 < 1_000 ? spoken.count($0, .bytes) : words.largeSize(of: $0, in: locale) },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
