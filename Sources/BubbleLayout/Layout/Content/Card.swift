import TextLayout

extension ContentBuilder {
  /// Adds the card of a voice message, a file, a contact, a place or a call; nothing for other attachments.
  mutating func card(
    _ attachment: MessageAttachment, at place: AttachmentPlace, style: CardStyle, maker: TextMaker
  ) -> PreparedBlock? {
    guard let card = Card(attachment, at: place, maker) else { return nil }
    let (role, index) = (card.area.role, place.index)
    var block = PreparedBlock(
      .cards, ElementName(.card, place, card: HitTarget.CardKind(role)), gap: style.gap, in: self)
    block.hasEdge = true
    // The time may stand beside the last of the texts.
    let title = card.title(at: place, style: style, maker: maker).holdingFooter()
    let detail = card.detail.map {
      // Half of a position or of a telephone number is of no use, so it takes as many lines as it needs in the narrowest row.
      let line =
        (role == .location || role == .contact) && style.nameLines > 1
        ? maker.preview($0, style.detailFont, maximumLines: Card.detailLines).holdingFooter()
        : maker.line($0, style.detailFont).holdingFooter()
      return card.isDetailed ? line.standing(at: place, "detail") : line
    }
    let bars = card.voice.map { VoiceBars($0, style: style, index: index) }
    func addTexts(_ content: inout Self) {
      content.stack {
        if let bars {
          $0.add(.fixed(Size(width: 0, height: bars.tallest)), Paint(nil, .waveform(bars)))
        }
        $0.add(title, .label(.title, index: index, .start, bars == nil ? nil : .on(.secondary)))
        $0.add(detail, .label(.detail, index: index))
      }
    }
    let isMap = role == .location
    let widest = card.isNamed && !isMap ? style.maximumNamedWidth : nil
    var bounds = BoundedRule(
      minimum: style.minimumWidth, maximum: max(widest ?? style.maximumWidth, style.maximumWidth))
    if let voice = card.voice { bounds.minimum = style.width(of: voice) }
    // A map fills the maximum width of the card, however short the texts are.
    bounds.fills = isMap
    add(.bounded(bounds), .box(card.area)) {
      guard !isMap else {
        return $0.stack(gap: Card.mapGap) {
          $0.add(.fixed(Size(width: 0, height: style.mapHeight)), .box(card.picture))
          addTexts(&$0)
        }
      }
      // The icon goes above the texts if these would be narrower than their minimum. A waveform shows less in a
      // narrow card, so only the length of a voice message needs its width. The name of a file may be one very long
      // word, which is broken or cut anywhere.
      let least = maker.widthBeside([title, detail], style.titleFont, longestWord: Card.longestWord)
      let beside = BesideRule(
        size: style.iconSize, reserve: style.iconGap + least, gap: style.iconGap, goesAbove: true)
      $0.add(.beside(beside), .box(card.picture), addTexts)
    }
    return block
  }
}

/// What the card of an attachment shows.
private struct Card {
  /// The whole card, and its picture: the icon of a file, the picture of a contact, a map.
  private(set) var area, picture: BoxPaint
  private let title: String
  /// Whether the title is a name from the message, for which the card may become wider.
  private(set) var isNamed = false
  private(set) var detail: String?
  /// Whether the detail is text from the message.
  private(set) var isDetailed = false
  /// The voice message; nil for cards of other kinds.
  private(set) var voice: VoiceAttachment?

  /// The length of the longest word of a name that is not broken beside the icon, in em.
  static let longestWord = 16.0
  /// The maximum number of lines of a position, two for each of its numbers, and of a telephone number or an address.
  static let detailLines = 4
  /// The distance between a map and the texts below it, in points.
  static let mapGap: LayoutUnit = 4
  /// The radius of a map's corners, in points.
  private static let mapRadius: LayoutUnit = 6

  private init(_ role: BoxRole, _ icon: BoxIcon, title: String) {
    area = BoxPaint(role: role)
    picture = BoxPaint(role: .icon, corners: .round, icon: icon)
    self.title = title
  }

  /// Makes the card of an attachment; nil for attachments that are not shown as cards.
  init?(_ attachment: MessageAttachment, at place: AttachmentPlace, _ maker: TextMaker) {
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
      (self.voice, area.duration) = (voice, voice.duration)
    case .file(let file):
      self = named(.file, file.state.icon ?? .file, file.name)
      (detail, picture.progress) = (maker.detail(of: file), file.state.progress(file.progress))
    case .contact(let contact):
      self = named(.contact, .person, contact.name)
      (detail, isDetailed) = (contact.detail, true)
      (picture.background, picture.foreground) = (.avatar(SenderHue(of: title)), .avatarSign)
    case .location(let spot):
      let position = spot.coordinates
      let name = spot.name?.visible
      self.init(.location, .place, title: name ?? position)
      (isNamed, detail) = (name != nil, name == nil ? nil : position)
      picture.corners = .radius(Self.mapRadius)
      picture.background = .fixed(.everywhere(.media))
      picture.foreground = .fixed(.everywhere(.mediaSign))
    case .call(let call):
      self.init(
        .call, call.icon,
        title: SpokenWords.capitalized(maker.spoken[call.word]))
      area.duration = call.isMissed ? nil : call.duration
      detail = area.duration.map(maker.clock)
      if call.isMissed { picture.background = .on(.tickFailed) }
    case .media, .poll, .link, .code, .custom:
      return nil
    }
    (area.index, area.address, picture.index) = (place.index, attachment.address, place.index)
  }

  /// Whether the title is the position of a place without a name.
  private var isPosition: Bool { area.role == .location && !isNamed }

  func title(at place: AttachmentPlace, style: CardStyle, maker: TextMaker) -> PreparedText {
    let ends = area.role == .file ? FileName.end(of: title.inOneLine).map { [$0] } ?? [] : []
    var text =
      voice == nil && style.nameLines > 1
      ? maker.preview(
        title, style.titleFont, maximumLines: isPosition ? Card.detailLines : style.nameLines, names: ends)
      : maker.line(title, voice == nil ? style.titleFont : style.detailFont, names: ends)
    if area.role == .file, let ending = FileName.extensionLength(text.text) {
      text.keptEnd = ending
      text.keptBeforeEnd = FileName.stemLength(text.text, before: ending)
    }
    return isNamed ? text.standing(at: place, "name") : text
  }
}

extension CallAttachment {
  fileprivate var icon: BoxIcon {
    if isMissed { isVideo ? .missedVideoCall : .missedCall } else { isVideo ? .camera : .phone }
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

extension ContentBuilder {
  /// Adds a custom part of the application.
  mutating func custom(
    _ part: CustomAttachment, at place: AttachmentPlace, style: CardStyle, maker: TextMaker
  ) -> PreparedBlock {
    let block = PreparedBlock(.cards, ElementName(.card, place, card: .custom), gap: style.gap, in: self)
    tree.asks.append(AskedPart(part: part, sizing: maker.typesetters.custom))
    add(
      .ask(Int32(tree.asks.count - 1)),
      .box(
        BoxPaint(
          role: .custom, corners: .radius(6), index: place.index, name: part.name,
          alternative: part.alternative)))
    return block
  }
}

/// The parts of a file's name that stay if it is cut.
enum FileName {
  /// Returns the length of a file name's extension, including the dot, in UTF-16 units; nil for a name
  /// without an extension.
  static func extensionLength(_ name: String) -> Int? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[dot...]
    let letters = ending.dropFirst()
    guard (1...8).contains(letters.count), letters.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return ending.utf16.count
  }

  /// Returns the last word of a file name as an isolate that runs from left to right, so that a number before the extension
  /// stays before it in a name in Arabic; nil if the word has other letters than ASCII, or if it is the whole name.
  static func end(of name: String) -> BidiRange? {
    guard extensionLength(name) != nil, let space = name.lastIndex(of: " ") else { return nil }
    let word = name[name.index(after: space)...]
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let end = name.utf16.count
    return BidiRange(end - word.utf16.count..<end, .leftToRight)
  }

  /// Returns the length of the last four characters before a file name's extension, in UTF-16 units. They often
  /// tell names with the same beginning apart, such as `(2)`.
  ///
  /// - Parameter ending: The length of the extension in UTF-16 units.
  static func stemLength(_ name: String, before ending: Int) -> Int {
    let units = name.utf16
    return name[
      ..<(units.index(units.endIndex, offsetBy: -ending, limitedBy: units.startIndex) ?? name.startIndex)
    ]
    .suffix(4).utf16.count
  }
}
