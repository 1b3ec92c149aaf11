import BubbleLayout

/// The formatting of a piece of a text, its link and its object.
struct PieceStyle: Hashable {
  var emphases: TextEmphases = []
  var address: String?
  var title: String?
  var footnote: String?
  var color: String?
  var background: String?
  var tag: String?
  var object: InlineObject?

  static let plain = PieceStyle()

  /// Returns the style with additional emphases.
  func adding(_ more: TextEmphases) -> PieceStyle {
    var style = self
    style.emphases.formUnion(more)
    return style
  }

  /// Returns the style with an address as its link. If the address is nil, the style is unchanged.
  func linking(to address: String?) -> PieceStyle {
    var style = self
    style.address = address ?? self.address
    return style
  }

  /// Returns the style with a tag.
  func tagged(_ tag: String) -> PieceStyle {
    var style = self
    style.tag = tag
    return style
  }

  /// Returns the style with an object that replaces the text. A message cannot have an emoji or a mention
  /// without an id, so that such a text is shown itself.
  func showing(_ object: InlineObject) -> PieceStyle {
    guard !object.id.isEmpty else { return self }
    var style = self
    style.object = object
    return style
  }
}

/// Builds a text piece by piece. Adjacent pieces of the same style become one span.
struct RichTextBuilder {
  private(set) var text = ""
  /// The length of the text in UTF-16 code units.
  private(set) var length = 0
  private(set) var spans: [TextSpan] = []
  private var lastStyle = PieceStyle.plain

  /// - Complexity: Linear in the piece.
  mutating func append(_ piece: some StringProtocol, _ style: PieceStyle = .plain) {
    guard !piece.isEmpty else { return }
    let start = length
    text += piece
    length += piece.utf16.count
    guard style != .plain else { return }
    if style.object == nil, style == lastStyle, let last = spans.last, last.range.upperBound == start {
      spans[spans.count - 1].range = last.range.lowerBound..<length
    } else {
      spans.append(TextSpan(range: start..<length, style: style))
      lastStyle = style
    }
  }

  /// Appends a text with its spans.
  mutating func append(_ other: RichText) {
    let start = length
    text += other.text
    length += other.text.utf16.count
    for var span in other.spans {
      span.range = (span.range.lowerBound + start)..<(span.range.upperBound + start)
      spans.append(span)
    }
    lastStyle = .plain
  }

  /// Whether the text so far contains only white space and no objects.
  var isBlank: Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } && spans.allSatisfy { $0.object == nil }
  }

  /// Returns the text so far and empties the builder. If `trimming` is true, white space at the ends of the
  /// text is removed.
  mutating func take(trimming: Bool = true) -> RichText {
    defer { self = RichTextBuilder() }
    let whole = RichText(text, spans: spans)
    return trimming ? whole.trimmed : whole
  }
}

extension TextSpan {
  /// Makes a span of a range with a style.
  init(range: Range<Int>, style: PieceStyle) {
    self.init(
      range: range, emphases: style.emphases, address: style.address, tag: style.tag, object: style.object)
    title = style.title
    footnote = style.footnote
    color = style.color
    background = style.background
  }
}

extension RichText {
  /// The text without white space at its ends.
  var trimmed: RichText {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return RichText("") }
    let end = scalars.index(after: last)
    guard first > scalars.startIndex || end < scalars.endIndex else { return self }
    let start = text.utf16.distance(from: text.startIndex, to: first)
    let kept = start..<(start + text.utf16.distance(from: first, to: end))
    return RichText(
      String(scalars[first..<end]),
      spans: spans.compactMap { span in
        var span = span
        let range = span.range.clamped(to: kept)
        guard !range.isEmpty else { return nil }
        span.range = (range.lowerBound - start)..<(range.upperBound - start)
        return span
      })
  }
}
