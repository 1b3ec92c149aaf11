import TextLayout

/// Visits the elements of a cell, and describes each of them.
struct CellNarration {
  let cell: Cell
  let narrator: AccessibilityNarrator
  private let elements: [CellElement]
  /// The elements described so far.
  private var drafts: [ElementDraft] = []
  /// Whether only the beginning of a long text is shown.
  private(set) var isCollapsed = false
  private(set) var hasQuote = false
  private(set) var quotedSender: String?
  /// The sum of the counts of all reactions.
  private(set) var reactionCount = 0

  var words: SpokenWords { narrator.words }

  /// The text that names the original sender of a forwarded message; nil for other messages.
  var forwarded: String? {
    elements.first { $0.kind == .forwarded }.flatMap {
      labels(in: $0.parts).first.map { words.isolated($0.text) }
    }
  }

  init(_ cell: Cell, _ narrator: AccessibilityNarrator) {
    self.cell = cell
    self.narrator = narrator
    elements = cell.elements
    for element in elements { add(element) }
  }

  /// The described elements in reading order.
  var inReadingOrder: [ElementDraft] { drafts.inReadingOrder(narrator.environment.direction) }

  /// Returns the part of the row's label that describes the message's content.
  func content(of drafts: [ElementDraft]) -> [String] {
    drafts.compactMap { draft in
      switch draft.kind {
      case .content: content(of: draft.element)
      case .heading: draft.element.label
      case .surroundings: nil
      }
    }
  }

  /// Returns the words of an element; of lists, their items and tables, those of the texts in them.
  private func content(of element: AccessibilityElement) -> String {
    if !element.children.isEmpty, [.list, .listItem, .checkbox].contains(element.role) {
      return words.joined(element.children.map(content))
    }
    return switch element.role {
    case .text where element.value == nil: words.isolated(element.label)
    case .text: words.joined([element.label, element.value.map(words.isolated)])
    default: words.joined([element.label, element.value])
    }
  }

  private mutating func add(_ element: CellElement) {
    switch element.kind {
    case .name, .label, .footer, .delivery, .forwarded: addSurroundings(element)
    case .seenBy: addReaders(element)
    case .thread: addThread(element)
    case .text where element.children.isEmpty: addText(element)
    case .text:
      drafts += element.children.flatMap(blocks).map { ElementDraft(kind: .content, element: $0) }
      addMore(at: placeOfMore(in: element))
    case .quote: addQuote(element)
    case .media, .link, .card, .poll, .code: drafts += attachment(element)
    case .reactions: for child in element.children { addReaction(child) }
    case .buttons:
      for child in element.children {
        drafts.append(ElementDraft(kind: .surroundings, element: button(child)))
      }
    case .selection:
      drafts.append(
        ElementDraft(
          kind: .surroundings,
          element: self.element(.checkbox, words[.select], element.parts, (.select, element.press))))
    case .picture, .option, .reaction, .button, .avatar, .swipe, .block: break
    }
  }

  /// Returns the elements of an attachment, or of several pictures.
  func attachment(_ element: CellElement) -> [ElementDraft] {
    if element.kind == .media { return pictures(of: element) }
    if isCovered(element) {
      return [ElementDraft(kind: .content, element: hidden(element, element.press.card?.word))]
    }
    switch element.kind {
    case .link: return [ElementDraft(kind: .heading, element: link(element))]
    case .poll: return [ElementDraft(kind: .heading, element: poll(element))]
    case .code: return [ElementDraft(kind: .content, element: code(element))]
    case .card: return [ElementDraft(kind: .content, element: card(element))]
    default: return []
    }
  }

  /// Adds the elements of names, times and delivery states.
  private mutating func addSurroundings(_ element: CellElement) {
    for index in element.parts {
      switch cell.parts[index] {
      // The eye icon and the number of views are two parts. The element of the icon describes both.
      case .label(let label) where element.kind == .footer && label.role == .detail: break
      case .label(let label): add(.text, label.text.withoutDirectionControls, index)
      case .box(let box) where box.icon == .eye: add(.text, words.count(box.count ?? 0, .views), index)
      case .delivery(let delivery): add(.status, words[.init(delivery.state)], index)
      case .box(let box) where box.icon == .pin: add(.status, words[.pinned], index)
      case .box(let box) where box.icon == .timer: add(.status, words[.disappears], index)
      default: break
      }
    }
  }

  /// Adds the element of a thread, which says how many replies there are, and when the last one was sent. The
  /// avatars need no description of their own.
  private mutating func addThread(_ element: CellElement) {
    let label = labels(in: element.parts).first { $0.role == .detail }?.text ?? ""
    let shown = label.filter { $0 != "\u{FFFC}" }.trimmingPrefix(" ")
    drafts.append(
      ElementDraft(
        kind: .surroundings,
        element: self.element(.button, String(shown), element.parts, (.open, element.press))))
  }

  /// Adds the element that names the people who have seen the message.
  private mutating func addReaders(_ element: CellElement) {
    let names = cell.parts[element.parts].compactMap { part -> String? in
      guard case .avatar(let avatar) = part, let id = avatar.person else { return nil }
      return narrator.environment.people.name(of: id).map(words.named)
    }
    // This label contains the number of people whose avatars are not shown.
    let rest = labels(in: element.parts).first { $0.role == .detail }?.text
    drafts.append(
      ElementDraft(
        kind: .surroundings,
        element: self.element(
          .button, words.phrase(.seenBy, words.joined(names + [rest])), element.parts, (.press, element.press)
        )))
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

  /// Returns the index of the part with the label that shows more or less of a text; nil if there is none.
  private func placeOfMore(in element: CellElement) -> Int? {
    element.parts.last { [.readMore, .readLess].contains(label(at: $0)?.role) }
  }

  /// Adds the element of the label that shows more or less of a text.
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
    let label = words.joined([words[.quote]] + labels.map { words.isolated(spoken($0)) })
    var quote = self.element(.button, label, element.parts, (.showQuoted, element.press))
    if cell.parts[element.parts].contains(where: \.hasCover) {
      quote.actions.append(reveal(.cover(["quote"])))
    }
    drafts.append(ElementDraft(kind: .surroundings, element: quote))
  }

  private mutating func addReaction(_ element: CellElement) {
    guard let box = box(of: element) else { return }
    let count = box.count ?? 1
    reactionCount = reactionCount.addingWithinRange(count)
    let emoji = self.box(.emoji, in: element.parts)
    let spoken = emoji?.alternative ?? emoji?.name
    var button = self.element(
      .button,
      (spoken ?? Self.symbol(of: labels(in: element.parts).first?.text ?? "", given: count))
        .withoutDirectionControls,
      element.parts, (.press, element.press))
    button.value = words.count(count, .reactions)
    if box.isChosen { button.states = [.selected] }
    drafts.append(ElementDraft(kind: .surroundings, element: button))
  }

  /// Returns the text of a reaction's pill without its count, which is shown after a space if it is not one.
  private static func symbol(of text: String, given count: Int) -> String {
    guard count > 1, let space = text.lastIndex(of: " ") else { return text }
    return String(text[..<space])
  }
}

extension CellNarration {
  /// Returns the element for a range of parts.
  ///
  /// - Parameters:
  ///   - parts: The range of parts. Capsules behind a text do not enlarge the element's frame.
  ///   - action: The kind of action that a press performs, and its target; nil if there is none.
  func element(
    _ role: AccessibilityRole, _ label: String, _ parts: Range<Int>,
    _ action: (AccessibilityAction.Kind, HitTarget)?
  ) -> AccessibilityElement {
    let parts = parts.filter { index in
      if case .box(let box) = cell.parts[index] { box.role != .capsule } else { true }
    }
    let windows = cell.scrollWindows
    let frames = parts.map { part in
      // A part that scrolls has the frame of its visible piece. If no piece is visible, the element gets the
      // frame of the scrolling area.
      windows.holding(part).map { $0.seen(cell.parts[part].frame) ?? $0.frame } ?? cell.parts[part].frame
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    var element = AccessibilityElement(
      role: role, id: cell.id, label: label, frame: frame.offset(x: cell.frame.minX, y: cell.frame.minY),
      parts: parts)
    if let (kind, target) = action {
      let name = name(of: kind)
      element.actions = [
        AccessibilityAction(
          kind: kind, name: name.isEmpty ? label : name, target: target,
          address: parts.first.flatMap { cell.address(of: target, at: $0) })
      ]
      element.hint = name.isEmpty ? nil : name
    }
    return element
  }

  /// Returns the name of an action in menus; empty if the label of its element is used as the name.
  private func name(of action: AccessibilityAction.Kind) -> String {
    switch action {
    case .press: ""
    case .open: words[.open]
    case .play: words[.play]
    case .expand: narrator.environment.words.readMore
    case .showQuoted: words[.showQuoted]
    case .choose: words[.choose]
    case .select: words[.select]
    case .reveal: words[.reveal]
    }
  }

  /// Returns the action that uncovers a target.
  func reveal(_ target: HitTarget) -> AccessibilityAction {
    AccessibilityAction(kind: .reveal, name: words[.reveal], target: target)
  }

  func label(at index: Int) -> LabelPart? {
    if case .label(let label) = cell.parts[index] { label } else { nil }
  }

  func labels(in parts: Range<Int>) -> [LabelPart] { parts.compactMap { label(at: $0) } }

  /// Returns the box with which an element begins; nil if it begins with another part.
  func box(of element: CellElement) -> BoxPart? {
    if case .box(let box) = cell.parts[element.parts.lowerBound] { box } else { nil }
  }

  /// Returns the first box with a role in a range of parts; nil if there is none.
  func box(_ role: BoxRole, in parts: Range<Int>) -> BoxPart? {
    cell.parts[parts].lazy.compactMap { part -> BoxPart? in
      if case .box(let box) = part, box.role == role { box } else { nil }
    }.first
  }
}

/// An element for screen readers, with the information how the row's label repeats it.
struct ElementDraft {
  /// How the row's label repeats the element.
  enum Kind {
    /// The row's label repeats the element's label and value.
    case content
    /// The row's label repeats only the element's label.
    case heading
    /// The row's label does not repeat the element, or describes it in another way.
    case surroundings
  }

  let kind: Kind
  var element: AccessibilityElement
}
