import TextLayout

extension RowAssembler {
  /// The separators above a message, the first of them at y = 0.
  func separators(
    before id: MessageID, sent timestamp: Timestamp?, _ placement: Placement
  ) -> [TranscriptSeparator] {
    guard placement.hasSeparators else { return [] }
    var rows: [TranscriptSeparator] = []
    if placement.startsDay, let style = options.dates {
      let date = engine.text(of: timestamp, style: style.time, environment: environment)
      rows.append(separator(.date, date, style: style, before: id, y: placement.leading))
    }
    if placement.startsUnread, let line = options.unread {
      let y = rows.last.map { $0.frame.maxY + line.style.spacingAbove } ?? placement.leading
      rows.append(separator(.unread, line.text, style: line.style, before: id, y: y))
    }
    return rows
  }

  private func separator(
    _ kind: SeparatorKind, _ text: String, style: SeparatorStyle, before id: MessageID, y: LayoutUnit
  ) -> TranscriptSeparator {
    let maker = TextMaker(fonts: engine.fonts, environment: shown)
    let line = maker.line(text, style.font)
    let size = line.size(within: .unbounded)
    let height = PixelGrid(scale: environment.scale).roundedUp(size.height) + style.padding + style.padding
    let width = width.limit ?? size.width
    let label = line.label(
      kind == .date ? .time : .title, in: Rect(x: 0, y: 0, width: width, height: height), alignment: .center)
    return TranscriptSeparator(
      kind: kind, id: id, frame: Rect(x: 0, y: y, width: width, height: height), label: label)
  }

  /// The frame of the row that shows that somebody types; nil while nobody does.
  ///
  /// - Parameter height: The height of all rows above; nil where there are none.
  func typingFrame(below height: LayoutUnit?) -> Rect? {
    options.typing.map { row in
      Rect(x: 0, y: height.map { $0 + row.spacing } ?? 0, width: width.limit ?? 0, height: row.height)
    }
  }
}
