import TextLayout
import TextShaping

/// The field that a message is typed in: its text, mention tokens and selection, and its height.
///
/// It is a value; offsets are UTF-16. The caret is always between two grapheme clusters, and a token is a
/// grapheme cluster of its own, whatever is typed beside it. While an input method has marked text, which it may still
/// replace, the caret stays where the input method puts it, and `ComposerStyle.maxCount` waits.
public struct Composer: Sendable {
  /// The text, with one U+FFFC for each token. A U+FFFC that was typed or pasted is not a token.
  public private(set) var text: String
  /// The mentions, ascending by offset.
  public private(set) var tokens: [MentionToken]
  /// What is selected; empty for a caret.
  public private(set) var selection: Range<Int>
  /// What an input method has marked, UTF-16 offsets; nil for nothing.
  public internal(set) var markedRange: Range<Int>?
  /// The text with its boxes, ready to be laid out at any width.
  public private(set) var paragraph: Paragraph
  /// The font, insets and limits; a change measures the tokens again.
  public var style: ComposerStyle {
    didSet {
      for index in tokens.indices {
        tokens[index].width = Self.width(of: tokens[index].text, style: style, fonts: fonts)
      }
      rebuild()
      placeholder = Self.placeholder(style, fonts: fonts)
    }
  }
  /// What is shown where there is no text; nil for nothing.
  private(set) var placeholder: Paragraph?
  private let fonts: FontCollection

  /// A composer with a text in it, the caret at its end.
  public init(_ text: String = "", style: ComposerStyle = ComposerStyle(), engine: LayoutEngine) {
    self.text = text
    self.style = style
    fonts = engine.fonts
    tokens = []
    selection = text.utf16.count..<text.utf16.count
    paragraph = Self.paragraph(text, tokens: [], style: style, fonts: engine.fonts)
    placeholder = Self.placeholder(style, fonts: engine.fonts)
  }

  /// The length of the text in UTF-16 code units.
  public var length: Int { paragraph.length }

  /// The text with an inline box for each token.
  public var styledText: StyledText { paragraph.styledText }
}

extension Composer {
  /// Replaces a range of the text and puts the caret behind the replacement.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets between grapheme clusters.
  ///   - userID: Where it is given, the replacement is a token that mentions this user.
  ///   - name: The text of the token.
  /// - Complexity: Linear in the text.
  mutating func substitute(
    _ range: Range<Int>, with string: String, userID: String? = nil, name: String = ""
  ) {
    var units = Array(text.utf16)
    let inserted = Array(string.utf16)
    units.replaceSubrange(range, with: inserted)
    tokens.removeAll { range.contains($0.offset) }
    let shift = inserted.count - range.count
    for index in tokens.indices where tokens[index].offset >= range.upperBound {
      tokens[index].offset += shift
    }
    if let userID {
      let width = Self.width(of: name, style: style, fonts: fonts)
      let token = MentionToken(offset: range.lowerBound, userID: userID, text: name, width: width)
      let place = tokens.firstIndex { $0.offset > token.offset } ?? tokens.endIndex
      tokens.insert(token, at: place)
    }
    text = String(decoding: units, as: UTF16.self)
    rebuild()
    let caret = boundary(atOrAfter: range.lowerBound + inserted.count)
    selection = caret..<caret
  }

  mutating func setSelection(_ range: Range<Int>) { selection = range }

  private mutating func rebuild() {
    paragraph = Self.paragraph(text, tokens: tokens, style: style, fonts: fonts)
  }

  private static func paragraph(
    _ text: String, tokens: [MentionToken], style: ComposerStyle, fonts: FontCollection
  ) -> Paragraph {
    let boxes = tokens.map {
      InlineBox(
        offset: $0.offset, width: $0.width, ascent: style.tokenHeight + style.tokenBaselineOffset,
        descent: -style.tokenBaselineOffset)
    }
    return Paragraph(
      StyledText(text, style: style.font, boxes: boxes), options: style.paragraphOptions, fonts: fonts)
  }

  private static func placeholder(_ style: ComposerStyle, fonts: FontCollection) -> Paragraph? {
    guard !style.placeholder.isEmpty else { return nil }
    return Paragraph(
      StyledText(oneLine(style.placeholder), style: style.font), options: style.paragraphOptions, fonts: fonts
    )
  }

  /// The text with spaces in place of its line breaks.
  static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      (0x09...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The width of a token's text on one line, its trailing space included, in points.
  private static func width(of text: String, style: ComposerStyle, fonts: FontCollection) -> Double {
    let paragraph = Paragraph(StyledText(text, style: style.font), fonts: fonts)
    return max(0, paragraph.endlessWidth)
  }
}

extension ComposerStyle {
  /// Paragraphs run as their letters say, and without letters as the interface does.
  fileprivate var paragraphOptions: ParagraphOptions {
    ParagraphOptions(direction: direction == .rightToLeft ? .autoRightToLeft : .auto)
  }
}
