import TextLayout

/// What a screen reader is told of a row or of something in it.
///
/// A row's element has those of its parts as children, in reading order. Names and texts of people are in the label as they
/// are, isolated where they run against the language of the words around them (UAX #9, FSI and PDI).
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
  /// What kind of thing it is.
  public var role: AccessibilityRole
  /// The id of the row's message, for a separator that of the message below it; nil for the typing row.
  public var id: MessageID?
  /// What is read: of a row all that its message says, of a part its own text or what it shows.
  public var label: String
  /// What may change while the label stays: the votes for an answer, the length of a voice message; nil for none.
  public var value: String?
  /// What a press does, in words; nil where there is nothing to press.
  public var hint: String?
  /// In the transcript, in points.
  public var frame: Rect
  /// What holds of it now.
  public var states: [AccessibilityState]
  /// What can be done with it; for a row what can be done with anything in it.
  public var actions: [AccessibilityAction]
  /// The numbers of the parts in `Cell.parts` that it stands for, ascending.
  public var parts: [Int]
  /// Of a link or a mention in a text: UTF-16 offsets in the label of the text around it. Nil for others.
  public var range: Range<Int>?
  /// The elements in it, in reading order.
  public var children: [AccessibilityElement]

  /// An element of these values.
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

  /// The element and all within it in reading order, each with its depth: 0 for the element itself.
  ///
  /// - Complexity: Linear in the elements.
  public var flattened: [(element: AccessibilityElement, depth: Int)] {
    [(self, 0)] + children.flatMap { $0.flattened.map { ($0.element, $0.depth + 1) } }
  }
}

/// The kinds of things that a screen reader tells apart.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  /// The row of a message.
  case message
  /// The row of what the conversation itself reports.
  case notice
  /// A date between messages.
  case heading
  /// The unread line.
  case separator
  /// What changes by itself: somebody who types, how far delivery has come.
  case status
  case text
  case link
  case image
  case button
  case checkbox
  /// Several pictures, or the answers of a poll.
  case list
  case listItem
}

/// What may hold of an element for a while.
public enum AccessibilityState: String, Hashable, Sendable, CaseIterable {
  /// An answer that the reader has chosen.
  case selected
  /// A long text of which the beginning is shown.
  case collapsed
  /// A long text that is shown whole because the reader asked for it.
  case expanded
  /// On its way: a message that is being sent, a picture that is being fetched.
  case busy
}

/// Something that can be done with an element.
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
  }

  /// What kind of action it is.
  public var kind: Kind
  /// Its name in the reader's language, for menus of actions.
  public var name: String
  /// What it is done with, as a press there would mean.
  public var target: HitTarget

  /// An action with a name.
  public init(kind: Kind, name: String, target: HitTarget) {
    self.kind = kind
    self.name = name
    self.target = target
  }
}
