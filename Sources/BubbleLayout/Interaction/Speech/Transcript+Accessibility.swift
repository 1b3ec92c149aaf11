import TextLayout

extension Transcript {
  /// Returns the screen reader elements of the rows in a viewport, from top to bottom.
  ///
  /// - Parameter viewport: The visible part of the transcript, in points.
  /// - Complexity: That of `rows(in:overscan:)`, and linear in the texts and parts of the returned rows.
  public func accessibility(in viewport: Rect) -> [AccessibilityElement] {
    let narrator = AccessibilityNarrator(engine: engine, environment: environment)
    return rows(in: viewport).map { narrator.element(of: $0) }
  }

  /// Returns the screen reader element of a message; nil if there is no message with this id.
  ///
  /// - Parameter id: The id of the message.
  /// - Complexity: That of `cell(withID:)`, and linear in the text and parts of the message.
  public func accessibility(of id: MessageID) -> AccessibilityElement? {
    cell(withID: id).map {
      AccessibilityNarrator(engine: engine, environment: environment).element(of: .message($0))
    }
  }
}

extension TranscriptRow {
  /// Returns the screen reader element of the row.
  ///
  /// - Parameters:
  ///   - environment: The environment in which the row was laid out.
  ///   - engine: The engine that laid out the row. It formats times.
  public func accessibility(environment: LayoutEnvironment, engine: LayoutEngine) -> AccessibilityElement {
    AccessibilityNarrator(engine: engine, environment: environment).element(of: self)
  }
}

extension Part {
  /// Whether a screen reader can skip the part, because another part or the row has the same information.
  /// This is true for senders' pictures and for backgrounds.
  public var isDecorative: Bool {
    switch self {
    case .avatar: true
    case .label(let label): label.role == .initials
    case .box(let box): [.swipe, .capsule, .pill, .line].contains(box.role)
    case .text, .delivery, .media, .formula: false
    }
  }
}
