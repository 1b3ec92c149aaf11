import TextLayout

/// Goes through the elements of a cell and says what each of them is.
struct CellNarration {
  let cell: Cell
  let narrator: AccessibilityNarrator
  /// What was said so far.
  private var drafts: [ElementDraft] = []
  /// Whether the beginning of a long text is shown.
  private(set) var isCollapsed = false
  private(set) var hasQuote = false
  private(set) var quotedSender: String?
  /// Who wrote a forwarded message first, in words; nil for other messages.
  private(set) var forwarded: String?
  /// How many reactions were given.
  private(set) var reactionCount = 0

  var words: SpokenWords { narrator.words }

  init(_ cell: Cell, _ narrator: AccessibilityNarrator) {
    self.cell = cell
    self.narrator = narrator
    for element in cell.elements { add(element) }
  }

  /// The elements in reading order.
  var inReadingOrder: [ElementDraft] { drafts.inReadingOrder(narrator.environment.direction) }

  /// What the row's label says of the message's content.
  func content(of drafts: [ElementDraft]) -> [String] {
    drafts.compactMap { draft in
      let element = draft.element
      return switch draft.kind {
      case .content where element.role == .text && element.value == nil: words.isolated(element.label)
      case .content: words.joined([element.label, element.value])
      case .heading: element.label
      case .surroundings: nil
      }
    }
  }

  private mutating func add(_ element: CellElement) {
    switch element.kind {
    case .name, .label, .footer, .status: addSurroundings(element)
    case .forwarded:
      forwarded = labels(in: element.parts).first?.text
      addSurroundings(element)
    case .seenBy: addReaders(element)
    case .thread:
      let label = labels(in: element.parts).first { $0.role == .detail }?.text ?? ""
      let words = label.filter { $0 != "\u{FFFC}" }.trimmingPrefix(" ")
      drafts.append(
        ElementDraft(
          kind: .surroundings, element: self.element(.button, String(words), element.parts, (.open, .thread)))
      )
    case .text where element.children.isEmpty: addText(element)
    case .text:
      drafts += element.children.flatMap(blocks).map { ElementDraft(kind: .content, element: $0) }
      addMore(at: placeOfMore(in: element))
    case .quote: addQuote(element)
    case .media: drafts += pictures(of: element)
    case .link: drafts.append(ElementDraft(kind: .heading, element: link(element)))
    case .card: drafts.append(ElementDraft(kind: .content, element: card(element)))
    case .poll: drafts.append(ElementDraft(kind: .heading, element: poll(element)))
    case .code: drafts.append(ElementDraft(kind: .content, element: code(element)))
    case .reactions: for child in element.children { addReaction(child) }
    case .buttons:
      for child in element.children {
        drafts.append(ElementDraft(kind: .surroundings, element: button(child)))
      }
    case .selection:
      drafts.append(
        ElementDraft(
          kind: .surroundings,
          element: self.element(.checkbox, words[.select], element.parts, (.select, .selection))))
    case .picture, .option, .reaction, .button, .avatar, .swipe, .block: break
    }
  }

  /// Names, times and how far delivery has come.
  private mutating func addSurroundings(_ element: CellElement) {
    for index in element.parts {
      switch cell.parts[index] {
      // What the number of views is beside its sign, the sign says in words.
      case .label(let label) where element.kind == .footer && label.role == .detail: break
      case .label(let label): add(.text, label.text, index)
      case .box(let box) where box.sign == .eye: add(.text, words.count(box.count ?? 0, .views), index)
      case .status(let status): add(.status, words[.init(status.state)], index)
      case .box(let box) where box.sign == .pin: add(.status, words[.pinned], index)
      case .box(let box) where box.sign == .timer: add(.status, words[.disappears], index)
      default: break
      }
    }
  }

  /// Who has seen the message.
  private mutating func addReaders(_ element: CellElement) {
    let names = cell.parts[element.parts].compactMap { part -> String? in
      guard case .avatar(let avatar) = part, let id = avatar.person else { return nil }
      return narrator.environment.people.name(of: id).map(words.isolated)
    }
    // How many there are beside them.
    let rest = labels(in: element.parts).first { $0.role == .detail }?.text
    drafts.append(
      ElementDraft(
        kind: .surroundings,
        element: self.element(
          .button, words.phrase(.seenBy, words.joined(names + [rest])), element.parts, (.press, .seenBy))))
  }

  private mutating func add(_ role: AccessibilityRole, _ label: String, _ index: Int) {
    drafts.append(
      ElementDraft(kind: .surroundings, element: element(role, label, index..<index + 1, nil)))
  }

  private mutating func addText(_ element: CellElement) {
    let more = placeOfMore(in: element)
    isCollapsed = more.flatMap { label(at: $0) }?.role == .readMore
    drafts.append(
      ElementDraft(kind: .content, element: text(element, upTo: more ?? element.parts.upperBound)))
    addMore(at: more)
  }

  /// The part with the label below what is shortened; nil for none.
  private func placeOfMore(in element: CellElement) -> Int? {
    element.parts.last { [.readMore, .readLess].contains(label(at: $0)?.role) }
  }

  private mutating func addMore(at more: Int?) {
    guard let more, let label = label(at: more) else { return }
    isCollapsed = label.role == .readMore
    var button = self.element(
      .button, label.text, more..<more + 1, isCollapsed ? (.expand, .readMore) : (.press, .readLess))
    button.states = [isCollapsed ? .collapsed : .expanded]
    drafts.append(ElementDraft(kind: .surroundings, element: button))
  }

  private mutating func addQuote(_ element: CellElement) {
    hasQuote = true
    let labels = labels(in: element.parts)
    quotedSender = labels.first { $0.role == .quoteSender }?.text
    let label = words.joined([words[.quote]] + labels.map { words.isolated($0.text) })
    drafts.append(
      ElementDraft(
        kind: .surroundings, element: self.element(.button, label, element.parts, (.showQuoted, .quote))))
  }

  private mutating func addReaction(_ element: CellElement) {
    guard let box = box(of: element) else { return }
    let count = box.count ?? 1
    reactionCount = reactionCount.addingWithinRange(count)
    let own = cell.parts[element.parts].lazy.compactMap { part -> String? in
      if case .box(let box) = part, box.role == .emoji { box.alternative ?? box.name } else { nil }
    }.first
    var button = self.element(
      .button, own ?? Self.symbol(of: labels(in: element.parts).first?.text ?? ""), element.parts,
      (.press, .reaction(box.index ?? 0)))
    button.value = words.count(count, .reactions)
    if box.isChosen { button.states = [.selected] }
    drafts.append(ElementDraft(kind: .surroundings, element: button))
  }

  /// What a reaction's pill shows without its count.
  private static func symbol(of text: String) -> String {
    guard let space = text.lastIndex(of: " "), Int(text[text.index(after: space)...]) != nil else {
      return text
    }
    return String(text[..<space])
  }
}

extension CellNarration {
  /// What a part or several say together.
  ///
  /// - Parameters:
  ///   - parts: Capsules behind a text are left out of its frame.
  ///   - action: What a press on it does, and what with.
  func element(
    _ role: AccessibilityRole, _ label: String, _ parts: Range<Int>,
    _ action: (AccessibilityAction.Kind, HitTarget)?
  ) -> AccessibilityElement {
    let parts = parts.filter { index in
      if case .box(let box) = cell.parts[index] { box.role != .capsule } else { true }
    }
    let windows = cell.scrollWindows
    let frames = parts.map { part in
      // Of what scrolls, what is seen; what is not is where it would come from.
      windows.holding(part).map { $0.seen(cell.parts[part].frame) ?? $0.frame } ?? cell.parts[part].frame
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    var element = AccessibilityElement(
      role: role, id: cell.id, label: label, frame: frame.offset(x: cell.frame.minX, y: cell.frame.minY),
      parts: parts)
    if let (kind, target) = action {
      let name = name(of: kind)
      element.actions = [AccessibilityAction(kind: kind, name: name.isEmpty ? label : name, target: target)]
      element.hint = name.isEmpty ? nil : name
    }
    return element
  }

  /// The name of an action in menus; empty where it has that of its element.
  private func name(of action: AccessibilityAction.Kind) -> String {
    switch action {
    case .press: ""
    case .open: words[.open]
    case .play: words[.play]
    case .expand: narrator.environment.words.readMore
    case .showQuoted: words[.showQuoted]
    case .choose: words[.choose]
    case .select: words[.select]
    }
  }

  func label(at index: Int) -> LabelPart? {
    if case .label(let label) = cell.parts[index] { label } else { nil }
  }

  func labels(in parts: Range<Int>) -> [LabelPart] { parts.compactMap { label(at: $0) } }

  /// The box that an element begins with.
  func box(of element: CellElement) -> BoxPart? {
    if case .box(let box) = cell.parts[element.parts.lowerBound] { box } else { nil }
  }
}

/// An element for a screen reader, and what the row's label repeats of it.
struct ElementDraft {
  /// What the row's label says of it.
  enum Kind {
    /// Its label and its value.
    case content
    /// Its label alone.
    case heading
    /// Nothing, or the label says it in its own way.
    case surroundings
  }

  let kind: Kind
  var element: AccessibilityElement
}
