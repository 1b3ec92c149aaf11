import TextLayout

/// Goes through the parts of a cell, which are placed one thing after the other, and makes an element of each thing.
struct CellNarration {
  let cell: Cell
  let narrator: AccessibilityNarrator
  /// What was made so far.
  var drafts: [ElementDraft] = []
  /// Whether the beginning of a long text is shown.
  private(set) var isCollapsed = false
  var hasQuote = false
  private(set) var quotedSender: String?
  /// How many reactions were given.
  var reactionCount = 0

  var words: SpokenWords { narrator.words }

  init(_ cell: Cell, _ narrator: AccessibilityNarrator) {
    self.cell = cell
    self.narrator = narrator
    isCollapsed = cell.parts.contains {
      if case .label(let label) = $0 { label.role == .readMore } else { false }
    }
  }

  /// The elements of all parts that say something, in reading order.
  mutating func elements() -> [AccessibilityElement] {
    for index in cell.parts.indices {
      switch cell.parts[index] {
      case .text(let text): add(text, index)
      case .label(let label): add(label, index)
      case .status(let status):
        add(.status, .surroundings, words[.init(status.state)], index)
      case .media(let media): add(media, index)
      case .box(let box): add(box, index)
      case .avatar: break
      }
    }
    return grouped().map(\.element).inReadingOrder(narrator.environment.direction)
  }

  /// What the row's label says of the message's content, in reading order.
  func content(of elements: [AccessibilityElement]) -> [String] {
    let kinds = Dictionary(drafts.map { ($0.element.parts[0], $0.kind) }) { first, _ in first }
    return elements.compactMap { element in
      switch element.parts.first.flatMap({ kinds[$0] }) {
      case .content where element.role == .text && element.value == nil: words.isolated(element.label)
      case .content: words.joined([element.label, element.value])
      case .heading: element.label
      case .surroundings, nil: nil
      }
    }
  }

  /// Whether the last element is a voice message.
  private var isVoice: Bool {
    guard let part = drafts.last?.element.parts.first, case .box(let box) = cell.parts[part] else {
      return false
    }
    return box.role == .voice
  }

  // MARK: Adding

  /// Begins an element with a part.
  mutating func add(
    _ role: AccessibilityRole, _ kind: ElementDraft.Kind, _ label: String, _ index: Int,
    _ action: (AccessibilityAction.Kind, HitTarget)? = nil
  ) {
    let frame = cell.parts[index].frame.offset(x: cell.frame.minX, y: cell.frame.minY)
    var element = AccessibilityElement(
      role: role, id: cell.id, label: label, frame: frame, parts: [index])
    if let (kind, target) = action {
      let name = name(of: kind)
      element.actions = [AccessibilityAction(kind: kind, name: name.isEmpty ? label : name, target: target)]
      element.hint = name.isEmpty ? nil : name
    }
    drafts.append(ElementDraft(kind: kind, element: element))
  }

  /// Adds a part to the element before it.
  mutating func extend(_ index: Int, _ change: (inout AccessibilityElement) -> Void = { _ in }) {
    guard !drafts.isEmpty else { return }
    extend(drafts.count - 1, by: index, change)
  }

  private mutating func extend(
    _ draft: Int, by index: Int, _ change: (inout AccessibilityElement) -> Void
  ) {
    let frame = cell.parts[index].frame.offset(x: cell.frame.minX, y: cell.frame.minY)
    drafts[draft].element.parts.append(index)
    drafts[draft].element.frame = drafts[draft].element.frame.union(frame)
    change(&drafts[draft].element)
  }

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

  // MARK: Text

  private mutating func add(_ part: TextPart, _ index: Int) {
    let shown = isCollapsed ? part.shownRange : 0..<part.text.utf16.count
    let expanded = part.expanded
    add(.text, .content, expanded.words(shown), index)
    let mentions = part.objects.enumerated().filter { $0.element.object.kind == .mention }.map {
      (range: $0.element.offset..<$0.element.offset + 1, target: HitTarget.object($0.offset))
    }
    let links = part.detected.map { (range: $0.range, target: HitTarget.data($0)) }
    for (range, target) in (links + mentions).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.upperBound <= shown.upperBound {
      let rects = cell.rects(of: range)
      guard let first = rects.first else { continue }
      let frame = rects.dropFirst().reduce(first) { $0.union($1) }
      let link = AccessibilityElement(
        role: .link, id: cell.id, label: expanded.words(range), hint: words[.open],
        frame: frame.offset(x: cell.frame.minX, y: cell.frame.minY),
        actions: [AccessibilityAction(kind: .open, name: words[.open], target: target)], parts: [index],
        range: expanded.expanded(range))
      drafts[drafts.count - 1].element.children.append(link)
    }
  }

  private mutating func add(_ label: LabelPart, _ index: Int) {
    let words = words
    switch label.role {
    case .initials: break
    case .sender, .time, .senderAndTime, .edited: add(.text, .surroundings, label.text, index)
    case .quoteSender:
      quotedSender = label.text
      extend(index) { $0.label = words.joined([$0.label, words.isolated(label.text)]) }
    case .quoteText: extend(index) { $0.label = words.joined([$0.label, words.isolated(label.text)]) }
    case .title, .option:
      // The length of a voice message is its value already.
      if isVoice { extend(index) } else { extend(index) { $0.add(label.text, words) } }
    case .detail: extend(index) { $0.value = words.joined([$0.value, words.isolated(label.text)]) }
    case .code: extend(index) { $0.value = label.text }
    case .button: extend(index) { $0.name(label.text) }
    case .reaction: extend(index) { $0.name(reaction: label.text) }
    case .readMore:
      add(.button, .surroundings, label.text, index, (.expand, .readMore))
      drafts[drafts.count - 1].element.states = [.collapsed]
    case .hiddenCount, .count, .duration, .mention: extend(index)
    }
  }
}

/// An element while it is made.
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

extension AccessibilityElement {
  /// Adds what the part says to what kind of thing it is.
  fileprivate mutating func add(_ text: String, _ words: SpokenWords) {
    label = words.joined([label, words.isolated(text)])
  }

  /// Names a button by its title.
  fileprivate mutating func name(_ title: String) {
    label = title
    for index in actions.indices { actions[index].name = title }
  }

  /// Names a reaction by its symbol; its value says how many there are.
  fileprivate mutating func name(reaction text: String) {
    guard let space = text.lastIndex(of: " "), Int(text[text.index(after: space)...]) != nil else {
      return name(text)
    }
    name(String(text[..<space]))
  }
}

extension TextPart {
  /// The range of the text that can be seen where it was shortened.
  fileprivate var shownRange: Range<Int> {
    guard let last = block.lines.last else { return 0..<0 }
    return 0..<min(text.utf16.count, max(0, last.hiddenRange?.lowerBound ?? last.end))
  }
}
