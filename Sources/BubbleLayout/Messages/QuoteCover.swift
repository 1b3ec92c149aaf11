/// The covered words and pictures of a message, which quotes of the message must not show.
///
/// A reply repeats words of the message, mostly without the spoilers in them. Only the beginning of the message is kept,
/// because quotes are short.
struct QuoteCover: Hashable, Sendable {
  /// The beginning of the message's own text as one line, without formatting.
  private let line: String
  /// The covered ranges of the line, in ascending order and without overlaps.
  private let covers: [Range<Int>]
  /// Whether an attachment is covered.
  private let hasCoveredAttachment: Bool

  /// The maximum length of the beginning, in UTF-16 code units.
  private static let length = 1_024

  /// Creates the cover of a message; nil for a message that covers nothing, and for a deleted one, which shows nothing.
  ///
  /// - Complexity: Linear in the message's spans, attachments and blocks.
  init?(_ message: Message) {
    guard !message.isDeleted else { return nil }
    hasCoveredAttachment = message.attachments.contains(where: \.isCovered)
    // Most messages cover nothing, and are not copied.
    guard hasCoveredAttachment || !message.blocks.isEmpty || message.spans.contains(where: \.isCover) else {
      return nil
    }
    var own = message.inPlainText(.closed)
    guard hasCoveredAttachment || own.spans.contains(where: \.isCover) else { return nil }
    if message.blocks.isEmpty { own = message.readingMarkdown.inPlainText(.closed) }
    let units = own.text.utf16
    let end =
      units.index(units.startIndex, offsetBy: Self.length, limitedBy: units.endIndex) ?? units.endIndex
    let beginning = OneLine(String(own.text[..<end]))
    line = beginning.text
    let room = 0..<line.utf16.count
    covers = own.spans.covers.map { beginning.range(of: $0).clamped(to: room) }.filter { !$0.isEmpty }
  }

  /// Returns a quote of the message with its covers. If the quote is not the beginning of the message, nobody knows
  /// which of its words are covered, so all are.
  ///
  /// - Parameter reply: The message that contains the quote.
  /// - Complexity: Linear in the quote.
  func covering(_ quote: QuotedReply, in reply: Message) -> QuotedReply {
    var covered = quote
    covered.isPictureCovered = quote.isPictureCovered || hasCoveredAttachment
    var shown = covered.readingMarkdown(in: reply).inOneLine
    guard !shown.text.isEmpty else { return covered }
    // A shortened quote ends with an ellipsis.
    let said = shown.text.withoutEllipsis
    guard !said.isEmpty, line.utf16.starts(with: said.utf16) else {
      covered.isCovered = true
      return covered
    }
    let room = 0..<said.utf16.count
    let hidden = covers.map { $0.clamped(to: room) }.filter { !$0.isEmpty }
    if hidden.isEmpty { return covered }
    shown.spans = (shown.spans + hidden.map { TextSpan(range: $0, emphasis: .spoiler) }).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    return shown
  }
}

extension String {
  /// The text without an ellipsis and white space at its end.
  fileprivate var withoutEllipsis: Substring {
    var rest = self[...]
    while let last = rest.last, last == "…" || last == "." && rest.hasSuffix("...") || last.isWhitespace {
      rest.removeLast(last == "." ? 3 : 1)
    }
    return rest
  }
}
