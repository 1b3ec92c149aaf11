import TextLayout

/// One row of a transcript: a message, a date or the unread line between messages, or the typing row.
public enum TranscriptRow: Sendable {
  case message(Cell)
  case separator(TranscriptSeparator)
  /// The typing row at the end.
  case typing(TranscriptTyping)

  /// The row's frame in the transcript, in points.
  public var frame: Rect {
    switch self {
    case .message(let cell): cell.frame
    case .separator(let separator): separator.frame
    case .typing(let row): row.frame
    }
  }

  /// The id of the row's message or, for a separator, of the message below it. Nil for the typing row.
  public var id: MessageID? {
    switch self {
    case .message(let cell): cell.id
    case .separator(let separator): separator.id
    case .typing: nil
    }
  }

  /// The cell, if the row is a message; nil for other rows.
  public var cell: Cell? {
    if case .message(let cell) = self { cell } else { nil }
  }

  /// The colours of the row by their roles, in both themes; nil for a typing row without colours.
  public var colors: ChatColors? {
    switch self {
    case .message(let cell): cell.colors
    case .separator(let separator): separator.colors
    case .typing(let row): row.colors
    }
  }

  /// Whether the row can be the reader's place. Only messages can, because other rows come and go when the
  /// transcript changes.
  public var isAnchor: Bool {
    if case .message = self { true } else { false }
  }
}

/// A row between messages: a date or the unread line.
public struct TranscriptSeparator: Sendable {
  /// Whether the row is a date or the unread line.
  public let kind: SeparatorKind
  /// The id of the message below the row.
  public let id: MessageID
  /// The row's frame in the transcript, in points.
  public internal(set) var frame: Rect
  /// The text of the row. The label's frame is relative to the row.
  public let label: LabelPart
  /// The boxes behind or beside the text, relative to the row: the pill of a date, or the lines beside the
  /// text of the unread line.
  public let boxes: [BoxPart]
  /// The colours of the conversation by their roles, in both themes.
  public let colors: ChatColors

  func offset(y: LayoutUnit) -> TranscriptSeparator {
    var separator = self
    separator.frame = frame.offset(y: y)
    return separator
  }
}

extension TranscriptRow {
  /// The characters of the row that no font has, part by part.
  public var missingCharacters: [MissingCharacter] {
    switch self {
    case .message(let cell): cell.missingCharacters
    case .separator(let separator): separator.label.block.missingCharacters
    case .typing(let row): row.parts.flatMap { $0.block?.missingCharacters ?? [] }
    }
  }
}

/// The rows of one message: the separators above it, and its cell.
struct MessageRows: Sendable {
  var separators: [TranscriptSeparator]
  var cell: Cell

  /// The height of all rows of the message.
  var height: LayoutUnit { cell.frame.maxY }

  /// Returns the rows with their frames in a transcript. The first row begins at the y `top`.
  func rows(at top: LayoutUnit) -> [TranscriptRow] {
    separators.map { .separator($0.offset(y: top)) } + [.message(cell.offset(y: top))]
  }
}
