import TextLayout

/// One row of a transcript.
public enum TranscriptItem: Sendable {
  case message(Cell)
  case separator(TranscriptSeparator)
  /// That somebody types: the row's frame in the transcript.
  case typing(Rect)

  /// In the transcript, in points.
  public var frame: Rect {
    switch self {
    case .message(let cell): cell.frame
    case .separator(let separator): separator.frame
    case .typing(let frame): frame
    }
  }

  /// The message it is or stands before; nil for the typing row.
  public var id: MessageID? {
    switch self {
    case .message(let cell): cell.id
    case .separator(let separator): separator.id
    case .typing: nil
    }
  }

  /// The message's cell; nil for the rows between messages.
  public var cell: Cell? {
    if case .message(let cell) = self { cell } else { nil }
  }

  /// Whether the reader's place can be held by it: only messages stay what they are over changes.
  public var isAnchor: Bool {
    if case .message = self { true } else { false }
  }
}

/// A row between messages.
public struct TranscriptSeparator: Sendable {
  /// What it says.
  public let kind: SeparatorKind
  /// The message it stands before.
  public let id: MessageID
  /// In the transcript, in points.
  public internal(set) var frame: Rect
  /// Relative to the frame.
  public let label: LabelPart

  func offset(y: LayoutUnit) -> TranscriptSeparator {
    var separator = self
    separator.frame = frame.offset(y: y)
    return separator
  }
}

/// What a row between messages says.
public enum SeparatorKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// That a day begins.
  case date
  /// That what follows has not been read yet.
  case unread
}
