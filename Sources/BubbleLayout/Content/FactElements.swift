import TextLayout
import TextUnicode

/// The line that names the original sender of a forwarded message.
struct ForwardedElement: ContentElement {
  private let text: PreparedText

  init(_ source: String, font: TextStyle, maker: TextMaker) {
    let (text, name) = maker.spoken.naming(source.inOneLine, in: .forwardedFrom)
    self.text = maker.line(text, font, names: [BidiRange(name, .natural)])
  }

  var kind: ContentKind { .forwarded }
  var name: ElementName { ElementName(.forwarded) }
  var gap: LayoutUnit { 0 }

  func addNodes(to tree: inout BlockTreeBuilder) { tree.add(text, tag: 0, keepsLines: true) }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    placer.label(text, .detail, in: node.frame, limit: node.limit)
  }
}

/// The line that says how many replies a thread has, who wrote them, and when the last one was sent.
struct ThreadElement: ContentElement {
  /// The line with the time of the last reply, if that is known, and the line without it. The first that fits is
  /// shown.
  private let texts: [PreparedText]
  /// The avatars of the people who replied, at the beginning of the line.
  private let faces: Faces

  /// The maximum number of avatars.
  private static let mostFaces = 3

  /// Makes the line; nil for a thread without replies.
  ///
  /// - Parameter time: The time of the last reply as text; empty if it is unknown.
  init?(_ thread: ThreadSummary, time: String, font: TextStyle, maker: TextMaker) {
    guard thread.replyCount > 0 else { return nil }
    let people = thread.people.prefix(Self.mostFaces)
    // The avatars are as tall as the line, so that they do not make it taller.
    let (ascent, _, descent) = maker.metrics(of: maker.scaled(font))
    let size = ascent + descent
    faces = Faces(people, size: size, in: maker)
    let start = String(repeating: "\u{FFFC}", count: people.count) + (people.isEmpty ? "" : " ")
    let count = start + maker.spoken.count(thread.replyCount, .replies)
    let boxes = people.indices.map {
      InlineBox(offset: $0, width: size.points, ascent: ascent.points, descent: descent.points)
    }
    let short = maker.line(count, font, boxes: boxes)
    guard !time.isEmpty else {
      texts = [short]
      return
    }
    let (told, place) = maker.spoken.naming(time, in: .lastReply)
    let before = count + " · "
    let end = before.utf16.count
    let name = BidiRange(place.lowerBound + end..<place.upperBound + end, .natural)
    texts = [maker.line(before + told, font, boxes: boxes, names: [name]), short]
  }

  var kind: ContentKind { .thread }
  var name: ElementName { ElementName(.thread) }
  var gap: LayoutUnit { 4 }

  func addNodes(to tree: inout BlockTreeBuilder) { tree.add(.firstFitting(tree.number(texts)), tag: 0) }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    guard let text = node.text else { return }
    placer.line(text, .detail, in: node.frame, limit: node.limit, foreground: .on(placer.surface, .link)) {
      placer, number, frame in
      placer.face(faces[number], in: frame.inset(by: Insets(all: 1)), index: number)
    }
  }
}
