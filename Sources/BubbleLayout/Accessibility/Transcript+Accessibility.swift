import TextLayout

extension Transcript {
  /// The screen reader elements of the rows in a viewport, from top to bottom.
  ///
  /// - Parameter viewport: In the transcript, in points.
  /// - Complexity: As `rows(in:overscan:)`, and linear in the texts and parts of the rows returned.
  public func accessibility(in viewport: Rect) -> [AccessibilityElement] {
    let narrator = AccessibilityNarrator(engine: engine, environment: environment)
    return rows(in: viewport).map { narrator.element(of: $0) }
  }

  /// The screen reader element of a message; nil if there is no such message.
  ///
  /// - Parameter id: The message.
  /// - Complexity: As `cell(withID:)`, and linear in the text and parts of the message.
  public func accessibility(of id: MessageID) -> AccessibilityElement? {
    cell(withID: id).map {
      AccessibilityNarrator(engine: engine, environment: environment).element(of: .message($0))
    }
  }
}

extension TranscriptRow {
  /// The screen reader element of the row.
  ///
  /// - Parameters:
  ///   - environment: The environment that the row was laid out in.
  ///   - engine: The engine that laid it out. It formats times.
  public func accessibility(in environment: LayoutEnvironment, engine: LayoutEngine) -> AccessibilityElement {
    AccessibilityNarrator(engine: engine, environment: environment).element(of: self)
  }
}

extension Part {
  /// Whether a screen reader can skip it, because another part or the row says the same: senders' pictures,
  /// and backgrounds.
  public var isDecorative: Bool {
    switch self {
    case .avatar: true
    case .label(let label): label.role == .initials
    case .box(let box): [.swipe, .capsule, .pill, .line].contains(box.role)
    case .text, .delivery, .media, .formula: false
    }
  }
}
