import TextLayout
import TextShaping
import TextUnicode

/// Everything about a message that depends neither on its width nor on its neighbours: its role and its
/// shaped texts.
struct PreparedMessage: Sendable {
  let id: MessageID
  let sender: String?
  /// The name shown for the sender; nil if the message has no sender.
  let name: String?
  /// The participants of the conversation.
  let people: People
  let role: MessageRole
  let facts: MessageFacts
  /// Shapes texts of the cell that are needed later.
  let maker: TextMaker
  /// The message's text; nil if the text is empty and the message has other content, such as a quote or
  /// attachments.
  let text: OwnText?
  /// The height of the text at the width `CellHeight.textWidth`; nil if the style gives no such width.
  let ruledTextHeight: LayoutUnit?
  /// The content of the bubble, in the order of the style. It includes the text, unless the style places the
  /// text outside the bubble.
  let blocks: [PreparedBlock]
  /// The nodes of the blocks, and of reactions outside the bubble.
  let tree: BlockTree<PreparedText>
  /// What becomes of the nodes in a cell.
  let paints: ContiguousArray<Paint>
  let footer: PreparedFooter?
  /// The lines below the bubble and its labels, from top to bottom: that the message could not be sent, and who
  /// has seen it.
  let linesBelow: [any LineBelow]
  /// Reactions that overlap the bubble's edge or are below the bubble; nil if there are none outside the
  /// bubble.
  let reactions: PreparedBlock?
  /// The sender's initials, which cells with an avatar show until the picture is available.
  let initials = MadeOnce<PreparedText?>()
  /// The labels, in the order of the style's labels.
  let labels: [PreparedLabel]
  /// Whether the message has no bubble because it consists of enlarged emoji, a sticker or a video note.
  let hidesBubble: Bool
  /// The look of a text that still grows; nil for other messages.
  let growing: GrowingStyle?
  /// Whether the text still grows and nothing of it is visible yet.
  let isThinking: Bool
  /// The style with its vertical distances enlarged by the font scale; nil if the style is not changed.
  let grown: Shared<MessageStyle>?
  /// The vertical padding that replaces the style's own (see `BubbleStyle.opticalInset`); nil to use the
  /// style's own.
  let opticalPadding: (top: LayoutUnit, bottom: LayoutUnit)?

  /// - Parameters:
  ///   - times: The message's times as text, from `TimestampFormatters`.
  ///   - paragraph: The message's text, if it has been shaped already.
  ///   - typesetters: The application's functions that give the sizes of custom parts and formulas.
  /// - Complexity: Linear in the text.
  init(
    _ given: Message, style: ChatStyle, environment: LayoutEnvironment, times: MessageTimes,
    fonts: FontCollection, paragraph: Paragraph? = nil, typesetters: Typesetters = Typesetters()
  ) {
    id = given.id
    sender = given.sender
    role = environment.role(of: given)
    people = environment.people
    let name = people.name(of: sender, givenAs: given.senderName)
    self.name = name
    var maker = TextMaker(fonts: fonts, environment: environment)
    maker.typesetters = typesetters
    let ordinary = style.shared(role)
    maker.labelStrut = ordinary.labelStrut
    self.maker = maker
    let scale = environment.usableFontScale
    grown =
      scale > 1 && ordinary.value.growsWithType && !ordinary.growsWhole
      ? Shared(ordinary.value.grown(by: scale)) : nil
    let shared = grown ?? ordinary
    var messageStyle: MessageStyle { _read { yield shared.value } }
    var content: ContentStyle { _read { yield shared.value.content } }

    let covering = Covering(of: given.id, in: environment.uncovered)
    var message =
      given.isDeleted
      ? given.deleted(environment.words)
      : given.readingMarkdown.covered(as: covering).namingSubject(environment, messageStyle.text)
    // The texts of the message, and the labels of its attachments.
    let own = maker.texts(of: given.isDeleted ? message : given)
    let attached = own.ofLabels
    facts = MessageFacts(message, name: name)
    // A style that places the text in a box of the cell can show only text.
    let isEmpty = message.text.isEmpty && message.blocks.isEmpty
    if messageStyle.text.box != nil {
      message = message.inOneText(environment)
      if messageStyle.text.isOneLine { message = message.inOneLine }
    }
    // If a message has blocks, its own text is not shown.
    let room = own.room(in: OwnText.font(of: message, messageStyle.text, fonts: fonts))
    var shown =
      message.blocks.isEmpty
      ? ShownText(message, emoticons: style.emoticons, typesetters: typesetters, in: room)
      : ShownText("", spans: [], emoticons: style.emoticons, in: room)
    if messageStyle.text.jumbo != nil { shown.showPictographsAsEmoji() }
    // A text in a box of the cell has no icons.
    if message.isDeleted, messageStyle.text.box == nil { shown.begin(with: .deleted) }
    // The next token of a growing text may be a word, and the text would then become smaller.
    let jumbo =
      message.isStreaming || shown.objects.contains { $0.object.kind != .emoji }
      ? nil : messageStyle.text.jumbo.flatMap { $0.factor(for: shown.text, objects: shown.objects.count) }
    let isExpanded = environment.expanded.contains(message.id)
    growing = message.isStreaming && messageStyle.text.box == nil ? content.growing : nil
    isThinking = growing != nil && message.blocks.isEmpty && shown.text.isEmpty
    text =
      !message.blocks.isEmpty || shown.text.isEmpty && message.hasContentBesideText && !isThinking
      ? nil
      : OwnText(
        shown, of: message, style: messageStyle.text, code: content.code.inline, jumbo: jumbo,
        maker: isEmpty ? attached : own, isExpanded: isExpanded, isLabel: isEmpty, paragraph: paragraph)
    ruledTextHeight = text.flatMap { text in
      messageStyle.height.textWidth.map { text.text.size(within: AvailableWidth(roundingDown: $0)).height }
    }
    var builder = ContentBuilder()
    var blocks: [PreparedBlock] = []
    for kind in content.order {
      switch kind {
      case .text:
        if let text, messageStyle.text.box == nil { blocks.append(builder.ownText(text)) }
        guard !message.blocks.isEmpty else { continue }
        blocks.append(
          builder.blocks(
            of: message, style: shared, emoticons: style.emoticons,
            font: RichBuilder.font(of: message, messageStyle, fonts: fonts), toggled: environment.toggled,
            covering: covering,
            // A message that is still growing is never shortened.
            collapse: message.isStreaming ? nil : messageStyle.text.collapse.flatMap { $0.blocks ? $0 : nil },
            isExpanded: isExpanded,
            maker: own))
      // The text says whose action it is.
      case .name where message.namesSubject(messageStyle.text): break
      default:
        blocks += builder.content(
          kind, of: message, style: content, times: times, maker: maker, attached: attached)
      }
    }
    self.blocks = blocks
    let failure =
      message.delivery == .failed && role == .sent
      ? messageStyle.failure.map { FailureLine($0, maker: maker) } : nil
    let readers = messageStyle.seenBy.flatMap { style in
      given.isDeleted ? nil : ReadersLine(given.seenBy, style: style, maker: maker)
    }
    linesBelow = [failure, readers].compactMap { (line: (any LineBelow)?) in line }
    // Before the first token there is no line that a footer could stand beside.
    footer = (isThinking ? nil : content.footer).flatMap {
      PreparedFooter(
        message, time: times.footer, style: $0, showsFailure: failure == nil, maker: maker)
    }
    reactions =
      content.reactions.place == .inside || !content.order.contains(.reactions)
      ? nil
      : builder.reactions(message.reactions, style: content.reactions, maker: maker)
    tree = BlockTree(builder.tree)
    paints = builder.paints
    labels = zip(messageStyle.labels, times.labels).enumerated().map { number, label in
      PreparedLabel(label.0, number: number, name: name, time: label.1, maker: maker)
    }
    // Names, reactions and buttons do not count: they are around the content.
    let held = blocks.filter { ![.name, .reactions, .buttons].contains($0.kind) }
    let hasFreeEmoji =
      jumbo != nil && messageStyle.text.jumbo?.showsBubble == false && held.count == 1
      && held[0].kind == .text
    let hasFreeMedia = held.count == 1 && held[0].pictures?.isFree == true
    let isRich = !message.blocks.isEmpty || message.format == .markdown && !message.isDeleted
    hidesBubble = hasFreeEmoji || hasFreeMedia || isRich && !content.rich.showsBubble
    opticalPadding = messageStyle.bubble.opticalInset.map { inset in
      // In a style that grows with type, the padding at font scale 1 grows with the square root of the scale.
      let growth = shared.growsWhole ? max(1, maker.fontScale) : 1
      let scale = maker.fontScale / growth
      var font = messageStyle.text.font
      font.size *= scale
      let metrics = maker.metrics(of: font)
      // Half of the height that a line-height rule adds or removes is above the line, the other half below.
      let natural = metrics.ascent + metrics.descent
      let leading =
        (messageStyle.text.lineHeight.scaled(by: scale).height(natural: natural) - natural).half
      func rounded(_ length: LayoutUnit) -> LayoutUnit {
        max(0, LayoutUnit((length.points.rounded() * growth.squareRoot()).rounded()))
      }
      return (
        rounded(inset - leading - (metrics.ascent - metrics.capHeight)),
        rounded(inset - leading - metrics.descent)
      )
    }
  }
}

extension PreparedMessage {
  /// The approximate size in memory, in bytes: that of the shaped texts and of the nodes.
  var footprint: Int {
    tree.content.rules.texts.reduce(2_048 + 256 * paints.count) { $0 + $1.paragraph.footprint }
  }
}

extension Message {
  /// Returns the placeholder for a message that its sender has deleted: a text replaces its content, and the
  /// delivery state is left out.
  fileprivate func deleted(_ words: InterfaceWords) -> Message {
    Message(
      id: id, sender: sender, timestamp: timestamp, text: words.deleted, kind: kind,
      spans: [TextSpan(range: 0..<words.deleted.utf16.count, emphasis: .italic)], isDeleted: true,
      senderName: senderName)
  }

  fileprivate var hasContentBesideText: Bool { quote != nil || !attachments.isEmpty }
}
