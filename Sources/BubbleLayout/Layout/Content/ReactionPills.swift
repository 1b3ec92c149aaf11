import TextLayout
import TextUnicode

extension ContentBuilder {
  /// Adds the pills of reactions; nothing if there are none.
  mutating func reactions(
    _ reactions: [Reaction], style: ReactionStyle, maker: TextMaker
  ) -> PreparedBlock? {
    guard let pills = ReactionPills(reactions, style: style, maker: maker) else { return nil }
    let block = PreparedBlock(.reactions, ElementName(.reactions), gap: style.gap, in: self)
    let rule = FlowRule(
      texts: number(pills.pills.map(\.text)), height: style.height, padding: style.padding,
      spacing: style.spacing)
    add(.flow(rule), Paint(nil, .pills(pills)))
    return block
  }
}

/// Reactions, each in a pill.
struct ReactionPills: Sendable {
  /// A pill for one reaction, or for all reactions that have no pill of their own.
  struct Pill: Sendable {
    /// The index of the reaction, or of the first reaction in a shared pill.
    var index: Int
    var text: PreparedText
    /// How many people gave the reaction.
    var count: Int
    var isMine: Bool
    /// The custom emoji at the beginning of the text; nil if there is none.
    var emoji: (id: String, words: String)?
  }

  let pills: [Pill]
  private let padding: LayoutUnit

  init?(_ reactions: [Reaction], style: ReactionStyle, maker: TextMaker) {
    let shown = reactions.enumerated().filter { $0.element.count > 0 }
    if shown.isEmpty { return nil }
    padding = style.padding
    let most = style.maximumCount.map { shown.count > $0 ? $0 - 1 : shown.count } ?? shown.count
    var pills = shown.prefix(most).map {
      Self.pill($0.element, number: $0.offset, style: style, maker: maker)
    }
    let rest = shown[most...]
    if let first = rest.first {
      let count = rest.reduce(0) { $0.addingWithinRange($1.element.count) }
      pills.append(
        Pill(
          index: first.offset, text: maker.line("+" + maker.short(count), style.font), count: count,
          isMine: rest.contains { $0.element.isMine }))
    }
    self.pills = pills
  }

  private static func pill(
    _ reaction: Reaction, number: Int, style: ReactionStyle, maker: TextMaker
  ) -> Pill {
    let count = reaction.count > 1 ? " " + maker.short(reaction.count) : ""
    guard let id = reaction.emoji, !id.isEmpty else {
      let symbol = reaction.symbol.inEmojiPresentation.inOneLine
      var text = maker.line(
        symbol + count, style.font, names: [BidiRange(0..<symbol.utf16.count, .natural)])
      // The symbol is shortened, and the count stays.
      if !count.isEmpty { text.keptEnd = count.utf16.count }
      return Pill(index: number, text: text, count: reaction.count, isMine: reaction.isMine)
    }
    let place = TextObject(offset: 0, object: InlineObject(id: id), text: reaction.symbol)
    let boxes = maker.boxes([place], in: style.font, points: 1, chips: [:])
    return Pill(
      index: number, text: maker.line("\u{FFFC}" + count, style.font, boxes: boxes), count: reaction.count,
      isMine: reaction.isMine, emoji: (id, reaction.symbol))
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    let pill = pills[node.number]
    placer.begin(ElementName(.reaction, pill.index))
    defer { placer.end() }
    let room = AvailableWidth.fixed(max(0, node.frame.width - padding - padding))
    // The reader's own reactions have a border and a count in the colour of links.
    let foreground: ColorRole? = pill.isMine ? .on(placer.surface, .link) : nil
    placer.box(
      BoxPaint(
        role: .reaction, corners: .radius(node.frame.height.half), index: pill.index,
        foreground: pill.isMine ? .on(.link) : nil, isChosen: pill.isMine, count: pill.count), in: node.frame)
    guard let emoji = pill.emoji else {
      placer.label(
        pill.text, .reaction, in: node.frame, alignment: .center, index: pill.index, limit: room,
        foreground: foreground)
      return
    }
    placer.line(
      pill.text, .reaction, in: node.frame, alignment: .center, index: pill.index, limit: room,
      foreground: foreground
    ) {
      $0.box(
        BoxPaint(
          role: .emoji, corners: .radius(2), index: pill.index, name: emoji.id, alternative: emoji.words),
        in: $2)
    }
  }
}
