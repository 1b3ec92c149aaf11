import TextLayout

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
