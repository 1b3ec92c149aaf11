extension [MessageBlock] {
  /// Returns the selected part of the blocks. Blocks without selected text are left out.
  ///
  /// - Parameters:
  ///   - path: The path of the list of blocks.
  ///   - select: Returns the selected part of a text; nil if nothing is selected.
  /// - Complexity: Linear in the texts.
  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?)
    -> [MessageBlock]
  {
    enumerated().compactMap { number, block in
      block.selecting(at: path.appending(block.step(number)), select)
    }
  }
}

extension MessageBlock {
  fileprivate func selecting(
    at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?
  ) -> MessageBlock? {
    guard let content = record.selecting(at: path, select)?.content else { return nil }
    var block = self
    block.content = content
    return block
  }
}

extension RichText {
  /// Returns a part of the text with its spans.
  ///
  /// - Parameter range: The range of the part, in UTF-16 offsets.
  package func part(_ range: Range<Int>) -> RichText {
    let units = Array(text.utf16)
    let range = range.clamped(to: 0..<units.count)
    return RichText(
      String(decoding: units[range], as: UTF16.self),
      spans: spans.compactMap { span in
        let part = span.range.clamped(to: range)
        return part.isEmpty
          ? nil : span.moved(to: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound)
      })
  }
}
