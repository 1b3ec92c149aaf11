import TextLayout

/// The content of a composer, without its layout. Undoing restores this content.
struct ComposerContent: Sendable {
  /// The text, with one U+FFFC for each token.
  var text: String
  /// The tokens, in ascending order of their offsets.
  var tokens: [MentionToken] = []
  /// The formatting of ranges, which are in ascending order and do not overlap.
  var spans: [TextSpan] = []
  /// The end of the selection that stays in place when the selection grows, as a UTF-16 offset.
  var anchor: Int
  /// The other end of the selection, which moves. The caret is at this end.
  var head: TextPosition
  /// The formatting of the text that is typed next; nil to use that of the text before the caret.
  var typing: SpanAttributes?

  /// Makes the content of a text, with the caret at its end.
  init(_ text: String) {
    self.text = text
    anchor = text.utf16.count
    head = TextPosition(offset: anchor)
  }

  /// The selected range; empty if there is only a caret.
  var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
}

extension ComposerContent {
  /// The bytes that tokens and formatting take, as an estimate.
  var formattingWeight: Int {
    tokens.reduce(0) { $0 + 200 + $1.text.utf8.count + $1.object.id.utf8.count }
      + spans.reduce(0) { $0 + 86 + $1.cost }
  }
}
