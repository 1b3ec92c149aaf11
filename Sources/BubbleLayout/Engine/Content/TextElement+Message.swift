import TextLayout
import TextUnicode

extension TextElement {
  /// The text of a message, cut where the style says so before anything is shaped.
  init(
    _ shown: ShownText, of message: Message, style: MessageTextStyle, code: TextStyle, jumbo: Double?,
    maker: TextMaker
  ) {
    var font = style.font
    font.language = message.language ?? font.language
    if let jumbo { font.size *= jumbo }
    let cut = style.collapse?.cut(shown.text)
    var text = maker.text(
      cut ?? shown.text, font, direction: message.direction.base, runs: shown.runs(font, code: code))
    text.maximumLines = style.maximumLines
    self.text = text
    self.style = style
    isCut = cut != nil
    detected = style.detects.isEmpty ? [] : DataDetector(kinds: Set(style.detects)).detect(in: text.text)
    readMore = style.collapse.map { maker.line($0.label, $0.font) }
  }
}

extension CollapseStyle {
  /// The beginning of a text that is too long, with an ellipsis; nil for one that is not.
  ///
  /// - Complexity: Linear in what is kept.
  func cut(_ text: String) -> String? {
    var count = 0
    var breaks = 0
    var index = text.startIndex
    while index < text.endIndex {
      let isBreak = text[index].isNewline
      if let graphemes, count == graphemes { break }
      if let newlines, isBreak, breaks == newlines, text.index(after: index) < text.endIndex { break }
      count += 1
      if isBreak { breaks += 1 }
      text.formIndex(after: &index)
    }
    guard index < text.endIndex else { return nil }
    var kept = text[..<index]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }
}

extension JumboStyle {
  /// By how much a text is larger; nil for one that holds anything but emoji and white space, or too many.
  ///
  /// - Complexity: Linear in the text.
  func factor(for text: String) -> Double? {
    // The longest emoji have less than 64 code units; a text is not looked at for longer than it can be all emoji.
    guard !factors.isEmpty, text.utf8.count <= factors.count * 512 else { return nil }
    let units = Array(text.utf16)
    let emoji = EmojiSequences.ranges(in: units.span)
    guard !emoji.isEmpty, emoji.count <= factors.count else { return nil }
    var covered = 0
    for range in emoji { covered += range.count }
    let spaces = text.unicodeScalars.reduce(0) {
      $0 + ($1.properties.isWhitespace ? UTF16.width($1) : 0)
    }
    return covered + spaces == units.count ? factors[emoji.count - 1] : nil
  }
}
