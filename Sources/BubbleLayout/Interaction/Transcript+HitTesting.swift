import TextLayout

extension Transcript {
  /// Returns the hit at a point.
  ///
  /// - Parameter point: The point in the transcript, in points.
  /// - Returns: The hit; nil above the first row, below the last row and beside all rows.
  /// - Complexity: Logarithmic in the number of messages, and linear in the parts of the message that is hit.
  public func hit(at point: Point) -> Hit? {
    if let typingFrame, typingFrame.contains(point) {
      return Hit(id: nil, target: .typing)
    }
    let range = entryRange(from: point.y, to: point.y + LayoutUnit(rawValue: 1))
    guard let index = range.first else { return nil }
    let position = rowIndex.position(at: index)
    let slot = Int(rowIndex[position].slot)
    for item in laidOutRows(at: slot).rows(at: LayoutUnit(rawValue: rowIndex.top(of: position)))
    where item.frame.minY <= point.y && point.y < item.frame.maxY {
      switch item {
      case .separator(let separator):
        guard separator.frame.contains(point) else { return nil }
        return Hit(id: separator.id, target: .separator(separator.kind))
      case .message(let cell):
        return cell.hit(at: Point(x: point.x - cell.frame.minX, y: point.y - cell.frame.minY))
      case .typing: continue
      }
    }
    return nil
  }

  /// Returns the rectangles behind a range of a message's text, in transcript coordinates, in points.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the shown text. A hidden range has no rectangles.
  ///   - id: The id of the message.
  ///   - path: The path of the text; nil for the message's own text or, if there is none, the message's first
  ///     text.
  public func rects(of range: Range<Int>, in id: MessageID, at path: ContentPath? = nil) -> [Rect] {
    guard let cell = cell(withID: id) else { return [] }
    return cell.rects(of: range, at: path).map { $0.offset(x: cell.frame.minX, y: cell.frame.minY) }
  }

  /// Returns the rectangles behind an occurrence of a text that was searched for, in transcript coordinates, in points. An
  /// occurrence that is hidden has no rectangles.
  public func rects(of match: TextMatch) -> [Rect] { rects(of: match.range, in: match.id, at: match.path) }

  /// Returns the frame of a caret in a message's text, in transcript coordinates, in points; nil if the text
  /// does not exist. If `path` is nil, the text is the message's own text or, if there is none, the message's
  /// first text.
  public func caretFrame(
    at position: TextPosition, in id: MessageID, at path: ContentPath? = nil
  ) -> Rect? {
    guard let cell = cell(withID: id) else { return nil }
    return cell.caretFrame(at: position, at: path)?.offset(x: cell.frame.minX, y: cell.frame.minY)
  }
}
