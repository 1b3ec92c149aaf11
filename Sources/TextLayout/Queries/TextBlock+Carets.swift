import TextUnicode

extension TextBlock {
  /// The index of the line a position is on. O(log n).
  ///
  /// At a soft break the affinity decides between the end of one line and the start of the next. A position
  /// after a line break is on the next line, whatever its affinity. Offsets outside the text count as its
  /// ends.
  public func line(containing position: TextPosition) -> Int {
    let offset = min(max(0, position.offset), paragraph.length)
    let index = max(0, lines.partitioningIndex { $0.start > offset } - 1)
    let isUpstream =
      position.affinity == .upstream && index > 0 && lines[index].start == offset
      && lines[index - 1].ending != .hardBreak
    return isUpstream ? index - 1 : index
  }

  /// The caret at a position.
  ///
  /// An upstream caret is at the trailing edge of the grapheme before it, a downstream caret at the leading
  /// edge of the grapheme after it, which is its left edge in left-to-right text and its right edge in
  /// right-to-left text. If the line has no such grapheme (a line break does not count), the caret is at the
  /// edge of the other neighbour, and on an empty line at the line's start. Inside a ligature the font
  /// decides where carets are (GDEF); otherwise its graphemes have equal shares. Carets in hanging white
  /// space are outside the line's frame, where the space is.
  ///
  /// No caret enters an ellipsis: positions in the text it replaces are at its start.
  ///
  /// Every position is valid: an offset outside the text counts as its nearer end, and an offset inside a
  /// grapheme cluster as the cluster's start. After a final line break the caret is on the empty line of
  /// `opensLineAfterFinalBreak`; in a block without that line it stays before the break. In a clipped text, a
  /// position after the last line counts as its end.
  ///
  /// - Complexity: O(log n) to find the line, then linear in the line.
  public func caret(at position: TextPosition) -> Caret {
    let offset = paragraph.graphemeStart(at: position.offset)
    // An offset inside a cluster was moved to the cluster's start, which must stay on the cluster's line.
    let affinity = offset < min(position.offset, paragraph.length) ? .downstream : position.affinity
    let index = line(containing: TextPosition(offset: offset, affinity: affinity))
    return carets(ofLine: index).caret(at: offset, affinity: affinity)
  }
}
