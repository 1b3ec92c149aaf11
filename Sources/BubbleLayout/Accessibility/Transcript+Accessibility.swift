import TextLayout

extension Transcript {
  /// What screen readers are told of the rows that can be seen in a viewport, from top to bottom.
  ///
  /// - Parameter viewport: In the transcript, in points.
  /// - Complexity: As `rows(in:overscan:)`, and linear in the texts and parts of the rows returned.
  public func accessibility(in viewport: Rect) -> [AccessibilityElement] {
    let narrator = AccessibilityNarrator(engine: engine, environment: environment)
    return rows(in: viewport).map { narrator.element(of: $0) }
  }

  /// What screen readers are told of a message; nil where there is no such message.
  ///
  /// - Parameter id: The message.
  /// - Complexity: As `cell(_:)`, and linear in the text and parts of the message.
  public func accessibility(of id: MessageID) -> AccessibilityElement? {
    cell(withID: id).map {
      AccessibilityNarrator(engine: engine, environment: environment).element(of: .message($0))
    }
  }
}

extension TranscriptRow {
  /// What screen readers are told of the row.
  ///
  /// - Parameters:
  ///   - environment: The one that the row was laid out in.
  ///   - engine: The engine that laid it out, which writes times.
  public func accessibility(in environment: LayoutEnvironment, engine: LayoutEngine) -> AccessibilityElement {
    AccessibilityNarrator(engine: engine, environment: environment).element(of: self)
  }
}

extension Part {
  /// Whether it says nothing that another part or the row does not say: pictures of senders, and backgrounds.
  public var isDecorative: Bool {
    switch self {
    case .avatar: true
    case .label(let label): label.role == .initials
    case .box(let box): [.swipe, .capsule, .pill, .line].contains(box.role)
    case .text, .delivery, .media, .formula: false
    }
  }
}
