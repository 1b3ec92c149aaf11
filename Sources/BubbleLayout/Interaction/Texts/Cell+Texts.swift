import TextLayout

extension Cell {
  /// Returns the texts of the message that the cell shows, in reading order.
  ///
  /// - Parameter scope: The kinds of texts to return.
  /// - Complexity: Linear in the parts.
  public func texts(in scope: TextScope = .all) -> [CellText] {
    let windows = scrollWindows
    return parts.indices.compactMap { index in
      CellText(self, part: index, windows: windows).flatMap { scope.contains($0.path.scope) ? $0 : nil }
    }
  }

  /// Returns the text at a path.
  ///
  /// - Parameter path: The path; nil for the message's own text or, if there is none, the first text.
  /// - Returns: The text; nil if the cell shows no text at the path.
  /// - Complexity: Linear in the parts.
  public func text(at path: ContentPath?) -> CellText? {
    if path == nil || path == .text, let own = textPartIndex, let text = CellText(self, part: own),
      path == nil || text.path == .text
    {
      return text
    }
    let windows = scrollWindows
    for index in parts.indices {
      if let text = CellText(self, part: index, windows: windows), path == nil || text.path == path {
        return text
      }
    }
    return nil
  }

  /// Returns the position that is nearest to a point. It is in the nearest text at the height of the point
  /// or, if there is none, in the text above or below.
  ///
  /// - Parameters:
  ///   - point: Any point relative to the cell, in points.
  ///   - scope: The kinds of texts that are searched.
  /// - Returns: The position; nil for a cell without such texts.
  public func place(nearestTo point: Point, in scope: TextScope) -> TranscriptPosition? {
    texts(in: scope).min { $0.distance(to: point) < $1.distance(to: point) }.map {
      TranscriptPosition(id: id, path: $0.path, position: $0.position(nearestTo: point))
    }
  }

  /// The index of the part that shows the message's text; nil if there is none.
  public var textPartIndex: Int? {
    parts.firstIndex { if case .text = $0 { true } else { false } }
  }

  /// Returns the position in the message's text that is nearest to a point; nil for a message without text.
  ///
  /// - Parameter point: Any point relative to the cell, in points.
  public func textPosition(nearestTo point: Point) -> TextPosition? {
    place(nearestTo: point, in: .own)?.position
  }

  /// Returns the rectangles behind a range of a text, relative to the cell, in points.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the shown text. A hidden range has no rectangles.
  ///   - path: The path of the text; nil for the message's own text or, if there is none, the first text.
  public func rects(of range: Range<Int>, at path: ContentPath? = nil) -> [Rect] {
    text(at: path)?.rects(of: range) ?? []
  }

  /// Returns the frame of a caret in a text, relative to the cell, in points; nil if the text does not exist.
  /// Without a path, the text is the message's own or, if there is none, the first text.
  public func caretFrame(at position: TextPosition, at path: ContentPath? = nil) -> Rect? {
    text(at: path)?.caretFrame(at: position)
  }
}
