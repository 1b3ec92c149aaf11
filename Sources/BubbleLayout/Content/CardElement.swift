import TextLayout

/// The card of a voice message, a file, a contact or a place.
struct CardElement: ContentElement {
  let role: BoxRole
  /// The index of the attachment.
  let index: Int
  let title: PreparedText
  let detail: PreparedText?
  let style: CardStyle
  /// What the texts need in any case.
  private let leastText: LayoutUnit
  /// Nil for cards of other kinds.
  let voice: VoiceAttachment?
  /// The card's picture: its sign, and the hue of a contact.
  private let sign: BoxSign
  private let hue: SenderHue?

  /// The distance between a map and the texts below it, in points.
  private static let mapGap: LayoutUnit = 4
  /// The radius of a map's corners, in points.
  private static let mapRadius: LayoutUnit = 6

  private init(
    _ role: BoxRole, _ sign: BoxSign, index: Int, title: String, detail: String? = nil, style: CardStyle,
    maker: TextMaker, voice: VoiceAttachment? = nil
  ) {
    self.sign = sign
    self.voice = voice
    hue = role == .contact ? SenderHue(of: title) : nil
    self.role = role
    self.index = index
    self.style = style
    leastText = maker.leastWidth(style.titleFont)
    var title = maker.line(title, voice == nil ? style.titleFont : style.detailFont)
    if role == .file { title.keptEnd = Self.extensionLength(title.text) }
    self.title = title
    self.detail = detail.map { maker.line($0, style.detailFont) }
  }

  var kind: ContentKind { .cards }
  var gap: LayoutUnit { style.gap }

  /// The width and height of the icon, which is smaller where the texts beside it would have no room.
  func icon(_ space: ContentSpace) -> LayoutUnit {
    min(style.iconSize, max(0, space.limit.clamping(style.maximumWidth) - style.iconGap - leastText))
  }

  /// The distance from the element's edge to its texts, which stand below a map and beside any other icon.
  func left(_ space: ContentSpace) -> LayoutUnit { isMap ? 0 : icon(space) + style.iconGap }
  private var isMap: Bool { role == .location }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let limit = space.limit.clamping(style.maximumWidth)
    // A map fills the card, whatever its texts.
    if isMap { return ContentMeasure(width: limit, space: space) }
    let texts = LabelStack.width(
      of: [title, detail], within: .fixed(max(0, limit - left(space))), grid: space.grid)
    if let voice {
      return ContentMeasure(width: max(min(limit, width(of: voice)), left(space) + texts), space: space)
    }
    return ContentMeasure(width: max(min(style.minimumWidth, limit), left(space) + texts), space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let grid = measure.space.grid
    let (left, size) = (left(measure.space), icon(measure.space))
    if voice != nil { return placeVoice(measure, in: width, with: &placer) }
    let textWidth = max(0, width - left)
    let texts = LabelStack.height(of: [title, detail], width: textWidth, grid: grid)
    let top = isMap ? style.mapHeight + Self.mapGap : max(0, size - texts).half
    let height = isMap ? top + texts : max(texts, size)
    let icon =
      isMap
      ? Rect(x: 0, y: 0, width: width, height: style.mapHeight)
      : Rect(x: 0, y: (height - size).half, width: size, height: size)
    placer.box(role, Rect(x: 0, y: 0, width: width, height: height), index: index)
    placer.box(
      .icon, icon, radius: isMap ? Self.mapRadius : size.half, index: index, sign: sign,
      ground: isMap ? .everywhere(.media) : hue.map { .avatar($0) },
      ink: isMap ? .everywhere(.mediaSign) : hue.map { _ in .everywhere(.avatarText) })
    // Texts that are lower than the icon are centred beside it.
    var stack = LabelStack(y: top, grid: grid)
    stack.add(title, .title, index: index, x: left, width: textWidth, with: &placer)
    stack.add(detail, .detail, index: index, x: left, width: textWidth, with: &placer)
    return ContentExtent(height: height)
  }
}

extension CardElement {
  /// The card of an attachment; nil for those that have none.
  init?(_ attachment: MessageAttachment, index: Int, style: CardStyle, maker: TextMaker) {
    switch attachment {
    case .voice(let voice):
      self.init(
        .voice, .play, index: index, title: Self.time(seconds: voice.duration), style: style, maker: maker,
        voice: voice)
    case .file(let file):
      self.init(
        .file, .file, index: index, title: file.name,
        detail: file.byteCount.map { maker.words.size(of: $0, in: maker.locale) }, style: style,
        maker: maker)
    case .contact(let contact):
      self.init(
        .contact, .person, index: index, title: contact.name, detail: contact.detail, style: style,
        maker: maker)
    case .location(let place):
      let position = "\(Self.degrees(place.latitude)), \(Self.degrees(place.longitude))"
      self.init(
        .location, .place, index: index, title: place.name ?? position,
        detail: place.name == nil ? nil : position, style: style, maker: maker)
    case .media, .poll, .link, .code, .custom:
      return nil
    }
  }

  /// Minutes and seconds, at most those of a day: `0:07`, `12:34`.
  static func time(seconds: Double) -> String {
    let whole = Int(min(max(0, seconds.isNaN ? 0 : seconds), 86_400))
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
  }

  private static func degrees(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let scaled = Int((min(max(value, -360), 360) * 100_000).rounded())
    let digits = String(scaled.magnitude % 100_000)
    let fraction = String(repeating: "0", count: 5 - digits.count) + digits
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / 100_000).\(fraction)"
  }
}
