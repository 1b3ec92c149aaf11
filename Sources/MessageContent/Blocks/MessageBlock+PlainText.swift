extension [MessageBlock] {
  /// Returns the text without emphases: with a line feed between blocks, a tab between cells, and words in
  /// place of objects.
  ///
  /// `markers` adds the markers of lists (`•`, `1.`, `☐`, `☑`) and footnotes, indented by two spaces per
  /// level.
  public func plainText(markers: Bool = false) -> String {
    var writing = PlainTextWriting(hasMarkers: markers)
    writing.write(self)
    return writing.lines.joined(separator: "\n")
  }
}

/// Writes blocks as plain text. Each kind of block says what it adds (`BlockFields.write(to:)`).
package struct PlainTextWriting {
  private let hasMarkers: Bool
  fileprivate private(set) var lines: [String] = []
  private var indent = ""
  private var marker: String?

  fileprivate init(hasMarkers: Bool) { self.hasMarkers = hasMarkers }

  mutating func add(_ text: String) {
    let first = marker ?? indent
    marker = nil
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.append(first + parts.joined(separator: "\n" + indent))
  }

  mutating func write(_ blocks: [MessageBlock]) {
    for block in blocks { block.record.write(to: &self) }
  }

  /// Adds the blocks of an item.
  ///
  /// - Parameter sign: The marker before the first line.
  mutating func write(_ blocks: [MessageBlock], behind sign: String) {
    guard hasMarkers else { return write(blocks) }
    let outer = indent
    marker = (marker ?? indent) + sign
    indent += "  "
    write(blocks)
    if marker != nil { add("") }
    indent = outer
  }
}
