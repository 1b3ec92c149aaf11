import TextLayout
import TextUnicode

/// Lines with facts about a message: who sent it, from whom it was forwarded, and the replies to it.
extension ContentBuilder {
  /// Adds the sender's name.
  mutating func name(_ text: PreparedText, of sender: String, _ visibility: GroupVisibility) -> PreparedBlock
  {
    var block = PreparedBlock(.name, ElementName(.name), gap: 0, in: self)
    block.visibility = visibility
    add(text, .label(.sender, .start, .person(sender, or: .sender)), keepsLines: true)
    return block
  }

  /// Adds the label that names the original sender of a forwarded message, on one line or, as the names of cards, on several.
  mutating func forwarded(from source: String, style: CardStyle, maker: TextMaker) -> PreparedBlock {
    let block = PreparedBlock(.forwarded, ElementName(.forwarded), gap: 0, in: self)
    let (text, name) = maker.spoken.naming(source.inOneLine, in: .forwardedFrom)
    let names = [BidiRange(name, .natural)]
    let isLine = style.nameLines == 1
    let label =
      isLine
      ? maker.line(text, style.detailFont, names: names)
      : maker.preview(text, style.detailFont, maximumLines: style.nameLines, names: names)
    add(label, .label(.detail) { $0.keepsLimit = isLine }, keepsLines: isLine)
    return block
  }

  /// Adds the line that says how many replies a thread has, who wrote them, and when the last one was sent; nothing
  /// for a thread without replies.
  ///
  /// - Parameter time: The time of the last reply as text; empty if it is unknown.
  mutating func thread(
    _ thread: ThreadSummary, time: String, font: TextStyle, maker: TextMaker
  ) -> PreparedBlock? {
    guard thread.replyCount > 0 else { return nil }
    let block = PreparedBlock(.thread, ElementName(.thread), gap: 4, in: self)
    let people = thread.people.prefix(Self.mostFaces)
    // The avatars are as tall as the line, so that they do not make it taller.
    let (ascent, _, descent) = maker.metrics(of: maker.scaled(font))
    let size = ascent + descent
    let start = String(repeating: "\u{FFFC}", count: people.count) + (people.isEmpty ? "" : " ")
    let replies = maker.spoken.count(thread.replyCount, .replies)
    let count = start + replies
    let boxes = people.indices.map {
      InlineBox(offset: $0, width: size.points, ascent: ascent.points, descent: descent.points)
    }
    // The first text that fits is shown. In a narrow bubble, the words say more than the avatars.
    var texts = [maker.line(count, font, boxes: boxes)]
    if !people.isEmpty { texts.append(maker.line(replies, font)) }
    if !time.isEmpty {
      let (told, place) = maker.spoken.naming(time, in: .lastReply)
      let before = count + " · "
      let end = before.utf16.count
      let name = BidiRange(place.lowerBound + end..<place.upperBound + end, .natural)
      texts.insert(maker.line(before + told, font, boxes: boxes, names: [name]), at: 0)
    }
    add(.firstFitting(number(texts)), Paint(nil, .faces(Faces(people, size: size, in: maker))))
    return block
  }

  /// The maximum number of avatars before the number of replies.
  private static let mostFaces = 3
}
