/// Text as white-space collapsing leaves it (CSS Text 3 §4.1.1), unit for unit: offsets stay those of the text
/// that came in. What collapses away stays in its place, marked.
struct WhiteSpaceCollapse {
  /// The text with tabs and line ends that count as spaces turned into spaces.
  private(set) var text: ContiguousArray<UInt16>
  /// Whether a unit is left out of the layout; empty when none is.
  private(set) var isCollapsed: ContiguousArray<Bool> = []

  /// - Parameter isAfterSpace: Whether white space at the start collapses into nothing, as if a space stood before
  ///   it: so it does at the start of a line.
  init(_ text: ContiguousArray<UInt16>, _ whiteSpace: WhiteSpace, isAfterSpace: Bool = true) {
    self.text = text
    guard whiteSpace.collapsesSpaces else { return }
    isCollapsed = ContiguousArray(repeating: false, count: text.count)
    var isAfterSpace = isAfterSpace
    var lastSpace: Int?
    for index in text.indices {
      let isLineBreak = text[index] == 0x0A || text[index] == 0x0D
      if isLineBreak && !whiteSpace.collapsesLineBreaks {
        // Around a line end that is kept nothing else is.
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
