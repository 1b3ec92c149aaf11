import TextLayout

/// A message of a transcript with all that is known of it.
struct TranscriptEntry: Sendable {
  var message: Message
  var prepared: PreparedMessage
  var traits: NeighbourTraits
  /// Nil for one that has to be laid out.
  var placement: EntryPlacement?
  /// At y = 0.
  var cell: Cell
  /// The rows before the cell, relative to the top of the entry.
  var separators: [TranscriptSeparator] = []
  /// From the top of the entry to that of the cell.
  var cellTop: LayoutUnit = 0

  init(message: Message, prepared: PreparedMessage, traits: NeighbourTraits) {
    self.message = message
    self.prepared = prepared
    self.traits = traits
    cell = Cell(
      id: message.id, sender: message.sender, role: prepared.role, side: traits.side, frame: .zero,
      bubble: nil,
      parts: [])
  }

  var height: LayoutUnit { cellTop + cell.frame.height }

  var marks: OrderTree.Marks {
    var marks = OrderTree.Marks.zero
    func set(_ mark: OrderTree.Mark, _ isSet: Bool) { marks[mark.rawValue] = isSet ? 1 : 0 }
    set(.timed, traits.timestamp != nil)
    set(.dated, placement?.startsDay == true)
    set(.groupStart, placement?.context.isFirst == true)
    set(.groupEnd, placement?.context.isLast == true)
    return marks
  }
}

/// What an entry has from its neighbours: where it is equal, so is the layout.
struct EntryPlacement: Hashable, Sendable {
  var context = CellContext.alone
  /// Above the first separator.
  var leading: LayoutUnit = 0
  var startsDay = false
  var startsUnread = false
}

extension EntryPlacement {
  /// Whether rows stand before the message.
  var hasSeparators: Bool { startsDay || startsUnread }

  /// What a pass over the messages found, with the room that the rows before the message ask for.
  init(_ state: NeighbourState, style: ChatStyle, options: TranscriptOptions) {
    self.init(
      context: style.grouping == nil ? .alone : CellContext(state), startsDay: state.startsDay,
      startsUnread: state.startsUnread)
    let styles = [
      state.startsDay ? options.dates : nil, state.startsUnread ? options.unread?.style : nil,
    ].compactMap { $0 }
    if let top = styles.first, let bottom = styles.last {
      // Nothing stands above the first message of all.
      leading = state.spacingAbove == 0 ? 0 : top.spacingAbove
      context.spacing = bottom.spacingBelow
    }
  }
}
