import TextLayout

/// The card of a voice message, a file, a contact, a place or a call.
struct CardElement: ContentElement {
  let role: BoxRole
  let attachment: AttachmentPlace
  /// The address that a press opens; nil if the attachment has none.
  private let address: String?
  let title: PreparedText
  let detail: PreparedText?
  let style: CardStyle
  /// The minimum width of the texts, in points.
  private let leastText: LayoutUnit
  /// Whether the title is a name from the message, for which the card may become wider.
  private let isNamed: Bool
  /// The voice message; nil for cards of other kinds.
  let voice: VoiceAttachment?
  /// The icon of the card's picture, and the hue of a contact.
  private let icon: BoxIcon
  private let hue: SenderHue?
  /// The length of a voice message or a call, in seconds; nil if it is unknown, and for other cards.
  private let duration: Double?
  /// How much of a file has been transferred, from 0 to 1; nil if it is unknown, and for other cards.
  private let progress: Double?

  /// Whether the card is of a call that nobody answered.
  private let isMissed: Bool

  /// The length of the longest word of a name that is not broken beside the icon, in em.
  private static let longestWord = 16.0
  /// The distance between a map and the texts below it, in points.
  private static let mapGap: LayoutUnit = 4
  /// The radius of a map's corners, in points.
  private static let mapRadius: LayoutUnit = 6

  /// - Parameters:
  ///   - isNamed: Whether the title is a name from the message.
  ///   - isDetailed: Whether the detail is text from the message.
  private init(
    _ role: BoxRole, _ icon: BoxIcon, place: AttachmentPlace, address: String?, title: String, isNamed: Bool,
    detail: String? = nil,
    isDetailed: Bool = false, style: CardStyle, maker: TextMaker, voice: VoiceAttachment? = nil,
    duration: Double? = nil, progress: Double? = nil, isMissed: Bool = false
  ) {
    self.isMissed = isMissed
    self.icon = icon
    self.duration = duration
    self.progress = progress
    self.voice = voice
    hue = role == .contact ? SenderHue(of: title) : nil
    self.role = role
    attachment = place
    self.address = address
    self.style = style
    var title =
      isNamed && style.nameLines > 1
      ? maker.preview(title, style.titleFont, maximumLines: style.nameLines)
      : maker.line(title, voice == nil ? style.titleFont : style.detailFont)
    self.isNamed = isNamed
    if role == .file, let ending = Self.extensionLength(title.text) {
      title.keptEnd = ending
      title.keptBeforeEnd = Self.stemLength(title.text, before: ending)
    }
    self.title = isNamed ? title.standing(at: place, "name") : title
    self.detail = detail.map {
      let line = maker.line($0, style.detailFont)
      return isDetailed ? line.standing(at: place, "detail") : line
    }
    // A waveform shows less in a narrow card, so only the length of a voice message needs its width.
    // The name of a file may be one very long word, which is broken or cut anywhere.
    leastText = maker.widthBeside([title, self.detail], style.titleFont, longestWord: Self.longestWord)
  }

  var kind: ContentKind { .cards }
  var name: ElementName { ElementName(.card, attachment) }
  var gap: LayoutUnit { style.gap }
  var hasEdge: Bool { true }

  private var isMap: Bool { role == .location }

  private enum Node: Int16 { case card, icon, waveform, title, detail }

  func addNodes(to tree: inout BlockTreeBuilder) {
    let widest = isNamed && !isMap ? style.maximumNamedWidth : nil
    var bounds = BoundedRule(
      minimum: style.minimumWidth, maximum: max(widest ?? style.maximumWidth, style.maximumWidth))
    if let voice { bounds.minimum = width(of: voice) }
    // A map fills the maximum width of the card, however short the texts are.
    bounds.fills = isMap
    tree.add(.bounded(bounds), tag: Node.card.rawValue) {
      guard !isMap else {
        $0.stack(gap: Self.mapGap) {
          $0.add(.fixed(Size(width: 0, height: style.mapHeight)), tag: Node.icon.rawValue)
          addTexts(to: &$0)
        }
        return
      }
      // The icon goes above the texts if these would be narrower than their minimum.
      let beside = BesideRule(
        size: style.iconSize, reserve: style.iconGap + leastText, gap: style.iconGap, goesAbove: true)
      $0.add(.beside(beside), tag: Node.icon.rawValue, addTexts)
    }
  }

  private func addTexts(to tree: inout BlockTreeBuilder) {
    tree.stack {
      if voice != nil {
        $0.add(.fixed(Size(width: 0, height: tallestBar)), tag: Node.waveform.rawValue)
      }
      $0.add(title, tag: Node.title.rawValue)
      $0.add(detail, tag: Node.detail.rawValue)
    }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    let frame = node.frame
    switch Node(rawValue: node.tag) {
    case .card: placer.box(role, frame, index: attachment.index, duration: duration, address: address)
    case .icon:
      placer.box(
        .icon, frame, radius: isMap ? Self.mapRadius : frame.width.half, index: attachment.index, icon: icon,
        background: isMap
          ? .everywhere(.media)
          : isMissed ? .on(placer.surface, .tickFailed) : hue.map { .avatar($0) },
        foreground: isMap ? .everywhere(.mediaSign) : hue.map { _ in .everywhere(.avatarText) },
        progress: progress)
    case .waveform:
      placer.box(.waveform, frame, index: attachment.index, bars: placer.makesParts ? bars(in: frame) : [])
    case .title:
      placer.label(
        title, .title, in: frame, index: attachment.index,
        foreground: voice == nil ? nil : .on(placer.surface, .secondary))
    case .detail: if let detail { placer.label(detail, .detail, in: frame, index: attachment.index) }
    case nil: break
    }
  }
}

extension CardElement {
  /// Makes the card of an attachment; nil for attachments that are not shown as cards.
  init?(_ attachment: MessageAttachment, at place: AttachmentPlace, style: CardStyle, maker: TextMaker) {
    let address = attachment.address
    // A name that cannot be seen is replaced by the kind of attachment.
    var kind: String { SpokenWords.capitalized(maker.spoken.kind(of: attachment)) }
    switch attachment {
    case .voice(let voice):
      self.init(
        .voice, .play, place: place, address: address, title: maker.clock(voice.duration), isNamed: false,
        style: style, maker: maker, voice: voice, duration: voice.duration)
    case .file(let file):
      self.init(
        .file, file.state.icon ?? .file, place: place, address: address, title: file.name.visible ?? kind,
        isNamed: file.name.visible != nil,
        detail: maker.detail(of: file), style: style, maker: maker,
        progress: file.state.progress(file.progress))
    case .contact(let contact):
      self.init(
        .contact, .person, place: place, address: address, title: contact.name.visible ?? kind,
        isNamed: contact.name.visible != nil, detail: contact.detail,
        isDetailed: true, style: style, maker: maker)
    case .location(let spot):
      let position = spot.coordinates
      let name = spot.name?.visible
      self.init(
        .location, .place, place: place, address: address, title: name ?? position, isNamed: name != nil,
        detail: name == nil ? nil : position, style: style, maker: maker)
    case .call(let call):
      let duration = call.isMissed ? nil : call.duration
      self.init(
        .call, call.isVideo ? .camera : call.isMissed ? .missedCall : .phone, place: place,
        address: address, title: SpokenWords.capitalized(maker.spoken[call.word]), isNamed: false,
        detail: duration.map(maker.clock), style: style, maker: maker, duration: duration,
        isMissed: call.isMissed)
    case .media, .poll, .link, .code, .custom:
      return nil
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
