import TextLayout

/// A description of a row, or of a part of a row, for a screen reader.
///
/// The element of a row has the elements of its parts as children, in reading order. Labels contain names and
/// texts without direction controls. If a name or text could reorder the words around it, it is isolated
/// (UAX #9, FSI and PDI). The label of a text alone is that text unchanged.
///
/// ```swift
/// import BubbleLayout
///
/// let transcript = Transcript(
///   [Message(id: 1, sender: "ann", text: "Hello", reactions: [Reaction(symbol: "👍", count: 3)])],
///   style: .merged, width: 320, engine: try LayoutEngine(fonts: .bundled))
/// for row in transcript.accessibility(in: Rect(x: 0, y: 0, width: 320, height: 640)) {
///   print(row.role, row.label)                          // message ann, Hello, 3 reactions
///   for part in row.children { print(part.role, part.label, part.frame) }
/// }
/// ```
public struct AccessibilityElement: Hashable, Sendable {
  /// The role of the element.
  public var role: AccessibilityRole
  /// The id of the row's message or, for a separator, of the message below it; nil for the typing row.
  public var id: MessageID?
  /// The text to read. For a row, it includes the whole content of the message. For a part, it is the part's
  /// text or a description of what it shows.
  public var label: String
  /// A value that may change while the label stays the same, such as the votes for an answer or the length of
  /// a voice message; nil if there is none.
  public var value: String?
  /// A description of what a press does; nil if a press does nothing.
  public var hint: String?
  /// The frame in the transcript, in points.
  public var frame: Rect
  /// The present states of the element.
  public var states: [AccessibilityState]
  /// The actions that the reader can perform on the element. A row has the actions of all its parts.
  public var actions: [AccessibilityAction]
  /// The indices in `Cell.parts` of the parts that the element represents, in ascending order.
  public var parts: [Int]
  /// The UTF-16 offsets of a link or a mention in the label of the text that contains it; nil for other
  /// elements.
  public var range: Range<Int>?
  /// The elements inside this one, in reading order.
  public var children: [AccessibilityElement]

  /// Creates an element.
  public init(
    role: AccessibilityRole, id: MessageID?, label: String, value: String? = nil, hint: String? = nil,
    frame: Rect, states: [AccessibilityState] = [], actions: [AccessibilityAction] = [], parts: [Int] = [],
    range: Range<Int>? = nil, children: [AccessibilityElement] = []
  ) {
    self.role = role
    self.id = id
    self.label = label
    self.value = value
    self.hint = hint
    self.frame = frame
    self.states = states
    self.actions = actions
    self.parts = parts
    self.range = range
    self.children = children
  }

  /// The element and its descendants in reading order, each with its depth. The element itself has depth 0.
  ///
  /// - Complexity: Linear in the elements.
  public var flattened: [(element: AccessibilityElement, depth: Int)] {
    [(self, 0)] + children.flatMap { $0.flattened.map { ($0.element, $0.depth + 1) } }
  }
}

/// The kinds of elements, as screen readers distinguish them.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  /// The row of a message.
  case message
  /// A row that reports something about the conversation itself.
  case notice
  /// A date between messages, or a heading in a message.
  case heading
  /// The unread line.
  case separator
  /// A row or part that changes without an action of the reader: the typing row, or the delivery state.
  case status
  case text
  case link
  case image
  case button
  case checkbox
  /// Several pictures, the answers of a poll, or the items of a list or a table.
  case list
  case listItem
}

/// The transient states of an element.
public enum AccessibilityState: String, Hashable, Sendable, CaseIterable {
  /// The reader has chosen this answer.
  case selected
  /// Only the beginning of a long text is shown, or only the summary of details.
  case collapsed
  /// A long text is shown whole because the reader expanded it, or details are open.
  case expanded
  /// An action is in progress: a message is being sent, or a picture is being downloaded.
  case busy
}

/// An action that the reader can perform on an element.
public struct AccessibilityAction: Hashable, Sendable {
  /// The kinds of actions.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Press a button of the message or give a reaction.
    case press
    /// Open a link, a picture or a file.
    case open
    /// Play a video or a voice message.
    case play
    /// Show the rest of a long text.
    case expand
    /// Go to the message that is quoted.
    case showQuoted
    /// Choose an answer of a poll.
    case choose
    /// Select the message.
    case select
    /// Uncover what a spoiler covers (see `Transcript.uncover(_:at:)`).
    case reveal
  }

  /// The kind of the action.
  public var kind: Kind
  /// The name of the action in the reader's language, for menus.
  public var name: String
  /// The target of the action, as a hit test returns it.
  public var target: HitTarget
  /// The address that the action opens, as in `Hit.address`; nil if the target has none.
  public var address: String?

  /// Creates an action.
  public init(kind: Kind, name: String, target: HitTarget, address: String? = nil) {
    self.kind = kind
    self.name = name
    self.target = target
    self.address = address
  }
}
