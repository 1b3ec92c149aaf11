import TextLayout

extension Cell {
  /// The texts of the message that the cell shows, as they stand.
  ///
  /// - Parameter scope: Which kinds.
  /// - Complexity: Linear in the parts.
  public func texts(in scope: TextScope = .all) -> [CellText] {
    let windows = scrollWindows
    return parts.indices.compactMap { index in
      CellText(self, part: index, windows: windows).flatMap { scope.contains($0.path.scope) ? $0 : nil }
    }
  }

  /// The text at a path.
  ///
  /// - Parameter path: Nil for the message's own text, or the first of those that it has instead.
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

  /// The place in the texts that is nearest to a point: of the texts at its height the nearest one, or the one above or below.
  ///
  /// - Parameters:
  ///   - point: Relative to the cell, in points; any point will do.
  ///   - scope: Which texts count.
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

  /// The place in the message's text that is nearest to a point; nil for a message without text.
  ///
  /// - Parameter point: Relative to the cell, in points; any point will do.
  public func textPosition(nearestTo point: Point) -> TextPosition? {
    place(nearestTo: point, in: .own)?.position
  }

  /// The rectangles behind a range of a text, relative to the cell, in points.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the text as it is shown; what is not shown has no rectangles.
  ///   - path: Which text; nil for the message's own, or the first of those that it has instead.
  public func rects(of range: Range<Int>, at path: ContentPath? = nil) -> [Rect] {
    text(at: path)?.rects(of: range) ?? []
  }

  /// Where a caret stands in a text, relative to the cell, in points; nil if there is no such text. Without a
  /// path it is the message's own, or the first of those that it has instead.
  public func caretFrame(at position: TextPosition, at path: ContentPath? = nil) -> Rect? {
    text(at: path)?.caretFrame(at: position)
  }
}
