import TextLayout

/// Describes rows for screen readers, in the reader's language. The descriptions are computed only on
/// request.
///
/// `Transcript.accessibility(in:)` creates a narrator itself. Use this type for rows that do not come from a
/// transcript.
public struct AccessibilityNarrator: Sendable {
  let engine: LayoutEngine
  let environment: LayoutEnvironment
  let words: SpokenWords

  /// Creates a narrator for the reader of the rows.
  ///
  /// - Parameters:
  ///   - engine: The engine that laid out the rows. It formats times.
  ///   - environment: The environment in which the rows were laid out. Its locale decides the language of the
  ///     descriptions, and its time zone the times.
  public init(engine: LayoutEngine, environment: LayoutEnvironment) {
    self.engine = engine
    self.environment = environment
    words = environment.spoken
  }

  /// Returns the element of a row, with the elements of its parts in reading order.
  ///
  /// - Parameter row: The row. The frames of the elements are relative to the same origin as its frame.
  /// - Complexity: Linear in the row's text and parts, apart from sorting.
  public func element(of row: TranscriptRow) -> AccessibilityElement {
    switch row {
    case .message(let cell): return element(of: cell)
    case .separator(let separator):
      return AccessibilityElement(
        role: separator.kind == .date ? .heading : .separator, id: separator.id,
        label: separator.label.text, frame: separator.frame)
    case .typing(let row):
      return AccessibilityElement(role: .status, id: nil, label: typing(row.people), frame: row.frame)
    }
  }

  /// Returns a sentence that says who is typing. Without names, it says that someone is typing.
  private func typing(_ people: [String]) -> String {
    if people.isEmpty { return words[.typing] }
    return words.joined(
      people.map { words.phrase(.isTyping, words.named(environment.people.name(of: $0) ?? $0)) })
  }

  private func element(of cell: Cell) -> AccessibilityElement {
    let narration = CellNarration(cell, self)
    let drafts = narration.inReadingOrder
    let children = drafts.map(\.element)
    var row = AccessibilityElement(
      role: cell.facts.kind == .notice ? .notice : .message, id: cell.id,
      label: label(of: cell, drafts, narration), frame: cell.frame, children: children)
    if cell.facts.delivery == .sending { row.states.append(.busy) }
    if narration.isCollapsed {
      row.states.append(.collapsed)
    } else if environment.expanded.contains(cell.id) {
      row.states.append(.expanded)
    }
    row.actions = children.flatMap { $0.flattened.flatMap(\.element.actions) }
    return row
  }

  /// Returns the label of a row: the sender or that the sender is typing, the time, the message that it replies to, its
  /// content and its delivery state.
  private func label(
    of cell: Cell, _ drafts: [ElementDraft], _ narration: CellNarration
  ) -> String {
    let facts = cell.facts
    let content = narration.content(of: drafts)
    // The text of an action may begin with the name.
    let isNamed =
      facts.kind == .action && cell.senderName.map { content.first?.contains($0) == true } == true
    let sender: String? =
      switch cell.role {
      case _ where isNamed: nil
      case .sent: words[.you]
      case .received where facts.isGrowing:
        cell.senderName.map { words.phrase(.isTyping, words.named($0)) } ?? words[.typing]
      case .received: cell.senderName.map(words.named)
      case .notice: nil
      }
    let time =
      facts.isGrowing
      ? nil
      : engine.text(
        of: facts.sent, style: TimestampStyle(date: .none, time: .short), environment: environment)
    let reply =
      narration.hasQuote
      ? narration.quotedSender.map { words.phrase(.replyingTo, words.isolated($0)) } ?? words[.quote] : nil
    let reactions = narration.reactionCount > 0 ? words.count(narration.reactionCount, .reactions) : nil
    return words.joined(
      [sender, time, narration.forwarded, reply] + content + [
        reactions, facts.isEdited ? environment.words.edited : nil,
        cell.role == .sent ? facts.delivery.map { words[.init($0)] } : nil,
      ])
  }
}

extension AccessibilityNarrator: Hashable {
  /// Returns whether both narrators describe rows in the same way.
  public static func == (left: AccessibilityNarrator, right: AccessibilityNarrator) -> Bool {
    left.engine === right.engine && left.environment == right.environment
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(engine))
    hasher.combine(environment)
  }
}

extension SpokenWord {
  /// Makes the spoken word for a delivery state.
  init(_ state: DeliveryState) {
    self =
      switch state {
      case .sending: .sending
      case .sent: .sent
      case .delivered: .delivered
      case .read: .read
      case .failed: .failed
      }
  }
}
