import TextLayout

/// The result of a hit test at a point of a transcript or a cell.
public struct Hit: Hashable, Sendable {
  /// The id of the row's message or, for a separator, of the message below it. Nil for the typing row.
  public let id: MessageID?
  /// What a press at the point hits.
  public let target: HitTarget
  /// The address that a press opens: that of a named link, of a link preview, of detected data (`tel:`,
  /// `mailto:` and so on, see `DetectedData.address(in:)`), of a picture, file or button that has one, of the
  /// link around a mention or a citation, or of a place (`geo:`, RFC 5870). Nil for everything else. It comes
  /// from the message, so check its scheme before you open it.
  public let address: String?
  /// The index of the part in `Cell.parts`; nil if there is no part at the point.
  public let part: Int?
  /// The position in the text of the part. For a point in the bubble without a text part, the nearest
  /// position in the message's text. Nil if there is no text.
  public let position: TextPosition?
  /// The path of the text that contains the position; nil for a label that is not a text of the message, such
  /// as the time.
  public let path: ContentPath?

  init(
    id: MessageID?, target: HitTarget, address: String? = nil, part: Int? = nil,
    position: TextPosition? = nil, path: ContentPath? = nil
  ) {
    self.id = id
    self.target = target
    self.address = address
    self.part = part
    self.position = position
    self.path = path
  }
}

extension Hit: CustomStringConvertible {
  /// What is hit, with what is known of it, such as `link https://example.org in message 7 at ["text"], offset 12, part 0`.
  public var description: String {
    var words = target.name.rawValue
    if case .data(let data) = target { words = data.description }
    if let address { words += " \(address)" }
    if let id { words += " in message \(id)" }
    if let path { words += " at \(path)" }
    if let position { words += ", offset \(position.offset)" }
    if let part { words += ", part \(part)" }
    return words
  }
}

extension BoxRole {
  /// The names of the style's fields that determine the look and size of a box. A box whose role has no
  /// fields of its own has the fields of cards if it belongs to a card, and otherwise the fields of blocks.
  package var styleFields: [String] {
    switch self {
    case .quote, .quoteBar, .quotePicture: ["content.quote"]
    case .link, .linkPicture: ["content.link"]
    case .poll, .option, .track, .share: ["content.poll"]
    case .emoji, .mention: ["text"]
    case .code, .copy: ["content.code"]
    case .button: ["content.buttons"]
    case .reaction: ["content.reactions"]
    case .capsule: ["content.footer", "content.media"]
    case .play: ["content.media"]
    case .selection: ["selection"]
    case .swipe: ["swipe"]
    case .sign: ["content.footer"]
    case .pill, .line: []
    case .growing: ["content.growing"]
    case .icon, .waveform: ["content.card"]
    default: HitTarget.CardKind(self) == nil ? ["content.rich"] : ["content.card"]
    }
  }
}
