import TextLayout

/// A key that moves the caret of a composer, or grows its selection.
public enum CaretKey: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// See `CaretMovement`, as the others of its names: these follow the order of the text.
  case characterBackward
  case characterForward
  case wordBackward
  case wordForward
  case paragraphBackward
  case paragraphForward
  /// To the next place on the left, as the line is seen: also in text of both directions. From the left end of a line it goes to the line
  /// before or, in a paragraph from right to left, after it.
  case left
  /// To the next place on the right.
  case right
  /// By a word: backward or, in a paragraph from right to left, forward.
  case wordLeft
  /// By a word: forward or, in a paragraph from right to left, backward.
  case wordRight
  /// To the beginning of the line that is seen.
  case lineStart
  /// To the end of the line that is seen, after its white space.
  case lineEnd
  /// To the line above, as near as possible to where the first of such keys set out; from the first line to the start of the text.
  case up
  /// To the line below; from the last line to the end of the text.
  case down
  case documentStart
  case documentEnd
  /// Selects all of the text.
  case selectAll
}

extension Composer {
  /// Does what a key asks for. Without growing the selection, a key by one character goes to that end of it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - extending: Whether the selection grows, or shrinks, at the caret (the shift key); otherwise it becomes empty.
  ///   - width: The composer's width in points, at which lines are what they are seen to be.
  /// - Complexity: Linear in the text, without shaping.
  public mutating func press(_ key: CaretKey, extending: Bool = false, width: Double) {
    commitMarked()
    history.close()
    let kept = goal
    switch key {
    case .selectAll: return select(0..<length)
    case .up, .down:
      let layout = layout(width: width)
      let x = kept ?? layout.block.caret(at: caret).frame.minX
      move(to: layout.position(key == .up ? -1 : 1, from: caret, atX: x, in: self), extending: extending)
      goal = x
    default: move(to: place(of: key, extending: extending, width: width), extending: extending)
    }
  }

  /// Moves the caret to where somebody has pressed.
  ///
  /// - Parameters:
  ///   - point: Relative to the content of the composer, which scrolls, in points.
  ///   - extending: Whether the selection grows, or shrinks, at the caret.
  ///   - width: The composer's width in points.
  public mutating func press(at point: Point, extending: Bool = false, width: Double) {
    commitMarked()
    history.close()
    move(to: layout(width: width).position(at: point), extending: extending)
  }

  private mutating func move(to position: TextPosition, extending: Bool) {
    let offset = boundary(atOrBefore: position.offset)
    let affinity = offset == position.offset ? position.affinity : .downstream
    setSelection(
      from: extending ? content.anchor : offset, to: TextPosition(offset: offset, affinity: affinity))
  }

  private func place(of key: CaretKey, extending: Bool, width: Double) -> TextPosition {
    if let movement = CaretMovement(rawValue: key.rawValue) {
      let isShort = movement == .characterBackward || movement == .characterForward
      if !extending, isShort, !selection.isEmpty {
        return TextPosition(
          offset: movement == .characterBackward ? selection.lowerBound : selection.upperBound)
      }
      return TextPosition(offset: offset(from: caret.offset, moving: movement))
    }
    if key == .documentStart { return TextPosition(offset: 0) }
    if key == .documentEnd { return TextPosition(offset: length) }
    let layout = layout(width: width)
    let line = layout.block.carets(ofLine: layout.block.line(containing: caret))
    let isRightToLeft = line.line.isRightToLeft
    switch key {
    case .wordLeft:
      return TextPosition(
        offset: offset(from: caret.offset, moving: isRightToLeft ? .wordForward : .wordBackward))
    case .wordRight:
      return TextPosition(
        offset: offset(from: caret.offset, moving: isRightToLeft ? .wordBackward : .wordForward))
    case .lineStart: return TextPosition(offset: line.line.start)
    case .lineEnd: return TextPosition(offset: line.contentEnd, affinity: .upstream)
    default:
      let toLeft = key == .left
      if !extending, !selection.isEmpty {
        return TextPosition(
          offset: toLeft == isRightToLeft ? selection.upperBound : selection.lowerBound)
      }
      return line.neighbour(of: caret, toLeft: toLeft, where: isCaretStop)
        ?? TextPosition(
          offset: offset(
            from: caret.offset, moving: toLeft == isRightToLeft ? .characterForward : .characterBackward))
    }
  }
}

extension ComposerLayout {
  /// The place on the line some lines below that of a caret; the ends of the text beyond the first and the last line.
  fileprivate func position(
    _ step: Int, from caret: TextPosition, atX x: LayoutUnit, in composer: Composer
  ) -> TextPosition {
    let line = block.line(containing: caret) + step
    if line < 0 { return TextPosition(offset: 0) }
    guard line < block.lines.count else { return TextPosition(offset: composer.length) }
    return block.carets(ofLine: line).position(atX: x)
  }
}
