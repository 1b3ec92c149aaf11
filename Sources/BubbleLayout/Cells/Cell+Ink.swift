import TextLayout

extension Cell {
  /// The frame that the ink of a part must not leave: that of the bubble for parts inside it, otherwise that of
  /// the cell. Relative to the cell, in points.
  ///
  /// Painters clip a text to it if `Part.inks(leaving:)` is not empty, so that nobody can draw over the messages of
  /// others with stacked marks.
  package func inkLimit(of part: Part) -> Rect {
    if let bubble, bubble.frame.contains(part.frame) { return bubble.frame }
    return Rect(origin: .zero, size: frame.size)
  }
}

extension Part {
  /// The ink of each line of the part that leaves a frame; empty for most parts.
  ///
  /// Only lines with stacked marks are measured (`TextBlock.inks`).
  ///
  /// - Parameter limit: The frame, relative to the cell.
  /// - Returns: The lines' indices with boxes around their ink, relative to the block, in points.
  package func inks(leaving limit: Rect) -> [LineInk] {
    guard let block else { return [] }
    let origin = blockPlace
    return block.inks.filter { !limit.contains($0.frame.offset(x: origin.x, y: origin.y)) }
  }
}

extension Cell {
  /// The characters of the message and its labels that no font has, part by part. Each one is shown as a box.
  /// Offsets are UTF-16 offsets in the part's text.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let engine = try LayoutEngine(fonts: .bundled)
  /// let cell = engine.cell(for: Message(id: 1, sender: "ann", text: "\u{2A6D6}!"), style: .balloon, width: 320)
  /// print(cell.missingCharacters.map(\.codePoint))        // ["U+2A6D6"]
  /// ```
  public var missingCharacters: [MissingCharacter] { parts.flatMap { $0.block?.missingCharacters ?? [] } }
}
