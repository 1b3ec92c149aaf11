import TextLayout

extension Cell {
  /// The texts of the message that the cell shows, in reading order.
  ///
  /// - Parameter scope: Which kinds of texts.
  /// - Complexity: Linear in the parts.
  public func texts(in scope: TextScope = .all) -> [CellText] {
    let windows = scrollWindows
    return parts.indices.compactMap { index in
      CellText(self, part: index, windows: windows).flatMap { scope.contains($0.path.scope) ? $0 : nil }
    }
  }

  /// The text at a path.
  ///
  /// - Parameter path: Nil for the message's own text, or the first text if it has none.
  /// - Returns: Nil for a path at which the cell shows no text.
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

  /// The position in the texts that is nearest to a point: in the nearest of the texts at its height, or else
  /// in the one above or below.
  ///
  /// - Parameters:
  ///   - point: Any point relative to the cell, in points.
  ///   - scope: Which texts are considered.
  /// - Returns: Nil for a cell without such a text.
  public func place(nearestTo point: Point, in scope: TextScope) -> TranscriptPosition? {
    texts(in: scope).min { $0.distance(to: point) < $1.distance(to: point) }.map {
      TranscriptPosition(id: id, path: $0.path, position: $0.position(nearestTo: point))
    }
  }

  /// The number of the part that shows the message's text; nil if there is none.
  public var textPartIndex: Int? {
    parts.firstIndex { if case .text = $0 { true } else { false } }
  }

  /// The position in the message's text that is nearest to a point; nil for a message without text.
  ///
  /// - Parameter point: Any point relative to the cell, in points.
  public func textPosition(nearestTo point: Point) -> TextPosition? {
    place(nearestTo: point, in: .own)?.position
  }

  /// The rectangles behind a range of a text, relative to the cell, in points.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the shown text. A hidden range has no rectangles.
  ///   - path: The path of the text; nil for the message's own text, or the first text if it has none.
  public func rects(of range: Range<Int>, at path: ContentPath? = nil) -> [Rect] {
    text(at: path)?.rects(of: range) ?? []
  }

  /// The frame of a caret in a text, relative to the cell, in points; nil if there is no such text. Without a
  /// path it is the message's own text, or the first text if it has none.
  public func caretFrame(at position: TextPosition, at path: ContentPath? = nil) -> Rect? {
    text(at: path)?.caretFrame(at: position)
  }
}
