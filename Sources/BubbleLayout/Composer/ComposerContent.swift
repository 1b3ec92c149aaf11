import TextLayout

/// The content of a composer, apart from its layout: what undoing restores.
struct ComposerContent: Sendable {
  /// With one U+FFFC for each token.
  var text: String
  /// Ascending by offset.
  var tokens: [MentionToken] = []
  /// The formatting of ranges, which ascend and do not overlap.
  var spans: [TextSpan] = []
  /// The end of the selection that stays when it grows, as a UTF-16 offset.
  var anchor: Int
  /// The end that moves, which is where the caret is.
  var head: TextPosition
  /// The formatting of what is typed next; nil for that of the text before the caret.
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
