import TextLayout
import TextShaping

/// Lays out the rows that stand before a message.
struct SeparatorLayout {
  let options: TranscriptOptions
  let width: CellWidth
  let environment: LayoutEnvironment
  let fonts: FontCollection

  /// The rows before a message, from the top of its entry down, and where they end.
  ///
  /// - Parameter date: How the message's time is written by a style.
  func separators(
    before id: MessageID, _ placement: EntryPlacement, date: (TimestampStyle) -> String
  ) -> (rows: [TranscriptSeparator], height: LayoutUnit) {
    var rows: [TranscriptSeparator] = []
    var y = placement.leading
    if placement.startsDay, let style = options.dates {
      rows.append(separator(.date, date(style.time), style: style, before: id, y: y))
    }
    if placement.startsUnread, let line = options.unread {
      if let above = rows.last { y = above.frame.maxY + line.style.spacingAbove }
      rows.append(separator(.unread, line.text, style: line.style, before: id, y: y))
    }
    return (rows, rows.last?.frame.maxY ?? 0)
  }

  private func separator(
    _ kind: SeparatorKind, _ text: String, style: SeparatorStyle, before id: MessageID, y: LayoutUnit
  ) -> TranscriptSeparator {
    let maker = TextMaker(fonts: fonts, fontScale: environment.usableFontScale)
    let line = maker.line(text, style.font)
    let size = line.block(within: LayoutUnit(Double.infinity)).size
    let height = PixelGrid(scale: environment.scale).roundedUp(size.height) + style.padding + style.padding
    let width = width.limit ?? size.width
    let label = line.label(
      kind == .date ? .time : .title, in: Rect(x: 0, y: 0, width: width, height: height), alignment: .center)
    return TranscriptSeparator(
      kind: kind, id: id, frame: Rect(x: 0, y: y, width: width, height: height), label: label)
  }
}

extension TypingRow {
  /// The row's frame in the transcript.
  ///
  /// - Parameter height: Of all rows above; nil for none.
  func frame(below height: LayoutUnit?, width: CellWidth) -> Rect {
    Rect(x: 0, y: height.map { $0 + spacing } ?? 0, width: width.limit ?? 0, height: self.height)
  }
}
