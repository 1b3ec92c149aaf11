import TextLayout

/// What is in a composer, apart from how it is laid out: what undoing brings back.
struct ComposerContent: Sendable {
  /// With one U+FFFC for each token.
  var text: String
  /// Ascending by offset.
  var tokens: [MentionToken] = []
  /// How ranges look, ascending and apart.
  var spans: [TextSpan] = []
  /// The end of the selection that stays when it grows; a UTF-16 offset.
  var anchor: Int
  /// The end that moves, which is where the caret is.
  var head: TextPosition
  /// How what is typed next looks; nil to look like the text before the caret.
  var typing: SpanAttributes?

  /// A text with the caret at its end.
  init(_ text: String) {
    self.text = text
    anchor = text.utf16.count
    head = TextPosition(offset: anchor)
  }

  /// What is selected; empty for a caret.
  var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
}
