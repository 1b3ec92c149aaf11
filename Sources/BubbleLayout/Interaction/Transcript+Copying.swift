import Markdown

extension Transcript {
  /// Returns the selected text in a format for copying. In Markdown, an empty line separates messages; in the
  /// other formats, a line feed does.
  ///
  /// - Complexity: Linear in the texts of the selected messages.
  public func selectedText(_ selection: TranscriptSelection, as form: CopyForm) -> String {
    if form == .text { return selectedText(selection) }
    return selectedTexts(selection).map { message, texts in
      copied(message, texts, as: form).withoutObjectMarks
    }.filter { !$0.isEmpty }.joined(separator: form == .markdown ? "\n\n" : "\n")
  }

  private func copied(_ given: Message, _ texts: [SelectedText], as form: CopyForm) -> String {
    let message = given.readingMarkdown
    // If a style shows only one line of text, this line contains the texts of all blocks.
    guard !message.blocks.isEmpty, !texts.contains(where: { $0.path == .text }) else {
      return texts.map(\.words).joined(separator: "\n")
    }
    if form == .markdown, given.format == .markdown, given.blocks.isEmpty, texts.allSatisfy(\.isWhole),
      texts.allSatisfy(\.spans.covers.isEmpty),
      texts.count(where: \.isOwn) == message.ownTexts(message.text, .closed).count
    {
      return given.text
    }
    let selected = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let blocks = message.blocks.selecting(at: ["blocks"]) { path, text in
      guard let found = selected[path] else { return nil }
      let shown = RichText(text.text, spans: found.spans)
      if found.isWhole { return shown.hidingCovers }
      // If emoticons were replaced, the offsets do not fit the text of the block.
      return found.typed == text.text ? shown.part(found.range).hidingCovers : RichText(found.words)
    }
    let own = form == .markdown ? MarkdownWriter.markdown(blocks) : blocks.plainText(markers: true)
    return ([own] + texts.filter { !$0.isOwn }.map(\.words)).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// The selected part of a text.
struct SelectedText {
  let path: ContentPath
  /// The selected words.
  let words: String
  /// Whether the whole text is selected.
  let isWhole: Bool
  /// The spans of the whole text, with those of covers.
  let spans: [TextSpan]
  /// If only a part of the text is selected: the range of this part, and the text to which the range refers.
  var range = 0..<0
  var typed = ""

  /// Whether this is the message's own text, and not a text of an attachment or a quote.
  var isOwn: Bool { path == .text || path.steps.first == .name("blocks") }
}

/// The formats in which selected text is copied.
public enum CopyForm: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Only the texts, each on a line of its own.
  case text
  /// The texts as they are shown: with the numbers and bullets of lists, and with tabs between cells.
  case markers
  /// The selected texts with their formatting, as Markdown. For a Markdown message that is selected
  /// completely, this is the message's source. Otherwise it is written by `MarkdownWriter`.
  case markdown
}
