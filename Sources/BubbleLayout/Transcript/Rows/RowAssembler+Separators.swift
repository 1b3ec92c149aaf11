import TextLayout

extension RowAssembler {
  /// Returns the separators above a message. The first one begins at y = 0.
  func separators(
    before id: MessageID, sent timestamp: Timestamp?, _ placement: Placement
  ) -> [TranscriptSeparator] {
    guard placement.hasSeparators else { return [] }
    var rows: [TranscriptSeparator] = []
    if placement.startsDay, let style = options.dates {
      rows.append(
        separator(.date, dayText(of: timestamp, style), style: style, before: id, y: placement.leading))
    }
    if placement.startsUnread, let line = options.unread {
      let y = rows.last.map { $0.frame.maxY + line.style.spacingAbove } ?? placement.leading
      rows.append(separator(.unread, line.text, style: line.style, before: id, y: y))
    }
    return rows
  }

  /// Returns the text above the first message of a day.
  func dayText(of timestamp: Timestamp?, _ style: SeparatorStyle) -> String {
    engine.dayText(of: timestamp, style: style.time, environment: environment)
  }

  private func separator(
    _ kind: SeparatorKind, _ text: String, style: SeparatorStyle, before id: MessageID, y: LayoutUnit
  ) -> TranscriptSeparator {
    let maker = TextMaker(fonts: engine.fonts, environment: shown)
    let line = maker.line(text, style.font)
    let size = line.size(within: .unbounded)
    let height = PixelGrid(scale: environment.scale).roundedUp(size.height) + style.padding + style.padding
    let width = width.limit ?? size.width
    var label = line.label(
      kind == .date ? .time : .title, in: Rect(x: 0, y: 0, width: width, height: height), alignment: .center)
    label.foreground = .everywhere(kind == .date ? .pillText : .accent)
    return TranscriptSeparator(
      kind: kind, id: id, frame: Rect(x: 0, y: y, width: width, height: height), label: label,
      boxes: boxes(kind, around: label), colors: self.style.palettes)
  }

  /// The distance from a separator's text to the ends of its pill, or to the lines beside the text, in
  /// points.
  private static let roomBesideText: LayoutUnit = 10
  /// The distance from the edges of the row to the lines beside the text of the unread line, in points.
  private static let lineInset: LayoutUnit = 12

  private func boxes(_ kind: SeparatorKind, around label: LabelPart) -> [BoxPart] {
    let row = label.frame
    let left = label.blockOrigin.x - Self.roomBesideText
    let right = label.blockOrigin.x + label.block.size.width + Self.roomBesideText
    switch kind {
    case .date:
      let frame = Rect(x: left, y: 0, width: right - left, height: row.height)
      return [BoxPart(frame: frame, role: .pill, radius: row.height.half, background: .everywhere(.pill))]
    case .unread:
      let ends = [(Self.lineInset, left), (right, row.width - Self.lineInset)]
      return ends.filter { $0 < $1 }.map { start, end in
        let frame = Rect(x: start, y: row.height.half - LayoutUnit(0.5), width: end - start, height: 1)
        return BoxPart(frame: frame, role: .line, background: .everywhere(.accent))
      }
    }
  }

  /// Returns the frame of the typing row; nil if no one is typing.
  ///
  /// - Parameter height: The height of all rows above; nil if there are none.
  func typingFrame(below height: LayoutUnit?) -> Rect? {
    options.typing.map { row in
      Rect(x: 0, y: height.map { $0 + row.spacing } ?? 0, width: width.limit ?? 0, height: row.height)
    }
  }
}
