/// A text after white-space collapsing (CSS Text 3 §4.1.1). It has the same code units and offsets as before.
/// Collapsed white space stays in its place and is marked.
struct WhiteSpaceCollapse {
  /// The text, in which tabs and line ends that count as spaces were replaced by spaces.
  private(set) var text: ContiguousArray<UInt16>
  /// Whether each code unit is left out of the layout; empty if none is.
  private(set) var isCollapsed: ContiguousArray<Bool> = []

  /// - Parameter isAfterSpace: Whether white space at the start collapses completely, as it does at the start
  ///   of a line.
  init(_ text: ContiguousArray<UInt16>, _ whiteSpace: WhiteSpace, isAfterSpace: Bool = true) {
    self.text = text
    guard whiteSpace.collapsesSpaces else { return }
    isCollapsed = ContiguousArray(repeating: false, count: text.count)
    var isAfterSpace = isAfterSpace
    var lastSpace: Int?
    for index in text.indices {
      let isLineBreak = text[index] == 0x0A || text[index] == 0x0D
      if isLineBreak && !whiteSpace.collapsesLineBreaks {
        // White space before and after a line end that is kept collapses.
        if let lastSpace { isCollapsed[lastSpace] = true }
        lastSpace = nil
        isAfterSpace = true
      } else if isLineBreak || text[index] == 0x20 || text[index] == 0x09 {
        self.text[index] = 0x20
        isCollapsed[index] = isAfterSpace
        if !isAfterSpace { lastSpace = index }
        isAfterSpace = true
      } else {
        isAfterSpace = false
        lastSpace = nil
      }
    }
    if let lastSpace { isCollapsed[lastSpace] = true }
  }
}
