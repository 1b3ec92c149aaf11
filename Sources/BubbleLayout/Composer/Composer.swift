import TextLayout
import TextShaping

/// The field in which a message is typed: its text, tokens, emphases and selection, and its height.
///
/// A composer is a value type. Its offsets are UTF-16 offsets. The caret is always between two grapheme
/// clusters. A token is always a grapheme cluster of its own, whatever is typed beside it. While an input
/// method has marked text that it may still replace, the caret stays where the input method puts it, and
/// `ComposerStyle.maximumCount` has no effect.
///
/// ```swift
/// import BubbleLayout
///
/// var composer = Composer("See you ", engine: try LayoutEngine(fonts: .bundled))
/// composer.insertMention(of: "7", name: "ann")
/// composer.selectAll()
/// composer.toggle(.bold)
/// let sent = try composer.send()
/// print(sent.text, sent.spans.count)                    // See you @ann  2: what is bold, and the mention
/// composer.undo()                                       // the text is back, and selected as before
/// ```
public struct Composer: Sendable {
  /// The text, tokens, formatting and selection.
  var content: ComposerContent
  /// The range that an input method has marked, in UTF-16 offsets; nil if nothing is marked.
  public internal(set) var markedRange: Range<Int>?
  /// The text with its boxes, ready to be laid out at any width.
  public private(set) var paragraph: Paragraph
  /// The font, insets and limits. If the style changes, the tokens are measured again.
  public var style: ComposerStyle {
    didSet {
      measureTokens()
      rebuild()
      placeholder = Self.placeholder(style, fonts: fonts)
    }
  }
  /// The shaped placeholder of an empty composer; nil if there is none.
  private(set) var placeholder: Paragraph?
  /// The edits that can be undone.
  var history = ComposerHistory()
  /// The x that the keys `up` and `down` try to keep, relative to the text block; nil to use the x of the
  /// caret.
  var goal: LayoutUnit?
  private let fonts: FontCollection

  /// Creates a composer with a text. The caret is at the end of the text.
  public init(_ text: String = "", style: ComposerStyle = ComposerStyle(), engine: LayoutEngine) {
    content = ComposerContent(text)
    self.style = style
    fonts = engine.fonts
    paragraph = Self.paragraph(content, style: style, fonts: engine.fonts)
    placeholder = Self.placeholder(style, fonts: engine.fonts)
  }

  /// The text, with one U+FFFC for each token. A U+FFFC that the user typed or pasted is not a token.
  public var text: String { content.text }
  /// The mentions and other objects in the text, in ascending order of their offsets.
  public var tokens: [MentionToken] { content.tokens }
  /// The formatting and links of ranges of the text, by UTF-16 offsets. They are in ascending order and do
  /// not overlap.
  public var spans: [TextSpan] { content.spans }
  /// The selected range; empty if there is only a caret.
  public var selection: Range<Int> { content.selection }
  /// The position of the caret. This is the end of the selection that moves when the selection grows.
  public var caret: TextPosition { content.head }

  /// The length of the text in UTF-16 code units.
  public var length: Int { paragraph.length }

  /// The text with an inline box for each token.
  public var styledText: StyledText { paragraph.styledText }
}

extension Composer {
  /// Replaces a range of the text and puts the caret after the replacement.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets between grapheme clusters.
  ///   - object: The object of a token that replaces the range; nil for text.
  ///   - words: The text of the token.
  ///   - attributes: The formatting of the replacement; nil for the formatting of text that is typed there.
  /// - Complexity: Linear in the text.
  mutating func substitute(
    _ range: Range<Int>, with string: String, object: InlineObject? = nil, words: String = "",
    emphasized attributes: SpanAttributes? = nil
  ) {
    let attributes = attributes ?? content.typing ?? content.spans.typed(in: range)
    var units = Array(text.utf16)
    let inserted = Array(string.utf16)
    units.replaceSubrange(range, with: inserted)
    content.tokens.removeAll { range.contains($0.offset) }
    let shift = inserted.count - range.count
    for index in content.tokens.indices where tokens[index].offset >= range.upperBound {
      content.tokens[index].offset += shift
    }
    if let object {
      let token = measured(MentionToken(offset: range.lowerBound, object: object, text: words))
      let place = tokens.firstIndex { $0.offset > token.offset } ?? tokens.endIndex
      content.tokens.insert(token, at: place)
    }
    content.spans.replace(range, count: inserted.count, emphasized: attributes)
    content.text = String(decoding: units, as: UTF16.self)
    rebuild()
    let caret = boundary(atOrAfter: range.lowerBound + inserted.count)
    setSelection(caret..<caret)
  }

  /// Selects a range. Its end is the caret.
  mutating func setSelection(_ range: Range<Int>) {
    setSelection(from: range.lowerBound, to: TextPosition(offset: range.upperBound))
  }

  /// Selects from one offset to another. The second one is the caret, and may be before the first.
  mutating func setSelection(from anchor: Int, to head: TextPosition) {
    content.anchor = anchor
    content.head = head
    content.typing = nil
    goal = nil
  }

  /// Replaces the whole content.
  mutating func restore(_ content: ComposerContent) {
    self.content = content
    markedRange = nil
    goal = nil
    measureTokens()
    rebuild()
  }

  /// Recreates the paragraph after a change of emphases.
  mutating func rebuild() {
    paragraph = Self.paragraph(content, style: style, fonts: fonts)
  }

  /// Returns the paragraph with tokens that are no wider than a limit; `paragraph` itself if no token is
  /// wider.
  func paragraph(tokensWithin limit: Double) -> Paragraph {
    guard tokens.contains(where: { $0.width > limit }) else { return paragraph }
    return Self.paragraph(content, tokensWithin: limit, style: style, fonts: fonts)
  }

  private static func paragraph(
    _ content: ComposerContent, tokensWithin limit: Double = .infinity, style: ComposerStyle,
    fonts: FontCollection
  ) -> Paragraph {
    let font = style.shown(style.font, in: style.han.language(of: HanLetters(in: content.text)), fonts)
    let runs =
      content.spans.isEmpty ? [] : content.spans.runs(font, code: InlineCode(family: style.codeFont.family))
    let boxes = content.tokens.map { $0.box(within: limit) }
    var text = StyledText(content.text, style: font, runs: runs, boxes: boxes)
    var options = style.paragraphOptions
    text.directions = TextDirections(detecting: style.detects, direction: options.direction)
      .ranges(in: content.text, spans: content.spans)
    options.direction = text.direction(from: options.direction)
    return Paragraph(text, options: options, fonts: fonts)
  }

  private static func placeholder(_ style: ComposerStyle, fonts: FontCollection) -> Paragraph? {
    guard !style.placeholder.isEmpty else { return nil }
    return style.label(style.placeholder.inOneLine, style.font, options: style.labelOptions, fonts)
  }

  /// Returns a paragraph for a text outside the composer's own, such as a title in its bar.
  func paragraph(ofLabel text: String, _ font: TextStyle) -> Paragraph {
    style.label(text, font, options: style.labelOptions, fonts)
  }

  /// Returns the text of a token as one line. The space after a name stays.
  static func tokenText(_ words: String) -> String {
    words.inOneLine + (words.last?.isWhitespace == true ? " " : "")
  }
}

extension Composer {
  /// Measures the tokens in the composer's style.
  private mutating func measureTokens() {
    for index in content.tokens.indices { content.tokens[index] = measured(tokens[index]) }
  }

  private func measured(_ token: MentionToken) -> MentionToken {
    var token = token
    if let label = token.label {
      token.width = Self.width(of: label, style: style, fonts: fonts)
      token.ascent = style.tokenHeight + style.tokenBaselineOffset
      token.descent = -style.tokenBaselineOffset
    } else {
      let object = token.object
      let unit = object.unit == .em ? style.font.size : 1
      func length(_ length: Double?, or other: Double, from least: Double = 0) -> Double {
        guard let length, length.isFinite else { return other }
        return min(max(length * unit, least), 1_024)
      }
      let height = length(object.height, or: 1.2 * style.font.size)
      token.descent = length(object.descent, or: 0.18 * height, from: -1_024)
      token.ascent = height - token.descent
      token.width = length(object.width, or: height)
    }
    return token
  }

  /// Returns the width of a token's text on one line, including its trailing space, in points.
  private static func width(of text: String, style: ComposerStyle, fonts: FontCollection) -> Double {
    let paragraph = style.label(text, style.font, fonts)
    return max(0, paragraph.endlessWidth)
  }

  /// Returns the text on a token as one line, truncated with an ellipsis if it does not fit; nil for a token
  /// without text.
  ///
  /// - Parameters:
  ///   - token: A token of the composer.
  ///   - width: The width of the token's frame, in points.
  public func label(of token: MentionToken, width: LayoutUnit) -> TextBlock? {
    guard let label = token.label else { return nil }
    let paragraph = style.label(label, style.font, fonts)
    if LayoutUnit(token.width) <= width { return paragraph.layout(width: .infinity) }
    return paragraph.layout(width: width.points, options: LayoutOptions(maximumLines: 1))
  }
}
