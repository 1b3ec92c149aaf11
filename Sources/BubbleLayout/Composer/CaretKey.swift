import TextLayout

/// A key that moves the caret of a composer, or extends its selection.
///
/// A key with the name of a `CaretMovement` moves the caret like that movement, in the order of the text. The
/// other keys follow the displayed lines.
public enum CaretKey: String, Hashable, Sendable, CaseIterable, JSONWord {
  case characterBackward
  case characterForward
  case wordBackward
  case wordForward
  case paragraphBackward
  case paragraphForward
  /// Moves to the next caret stop on the left of the displayed line, even if the line mixes directions. From
  /// the left end of a line, it moves to the previous line; in a right-to-left paragraph, to the next line.
  case left
  /// Moves to the next caret stop on the right, in the same way as `left`.
  case right
  /// Moves by one word: backward or, in a right-to-left paragraph, forward.
  case wordLeft
  /// Moves by one word: forward or, in a right-to-left paragraph, backward.
  case wordRight
  /// Moves to the beginning of the displayed line.
  case lineStart
  /// Moves to the end of the displayed line, after its white space.
  case lineEnd
  /// Moves to the line above, as near as possible to the x at which a series of `up` and `down` began. From
  /// the first line, it moves to the start of the text.
  case up
  /// Moves to the line below, in the same way as `up`. From the last line, it moves to the end of the text.
  case down
  case documentStart
  case documentEnd
  /// Selects all of the text.
  case selectAll
}

extension Composer {
  /// Applies a key. If text is selected and `extending` is false, a key that moves by one character goes to
  /// the end of the selection on its side.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - extending: Whether the selection grows or shrinks at the caret, as with the shift key. If false, the
  ///     selection becomes empty.
  ///   - width: The composer's width in points, on which the lines depend.
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

  /// Moves the caret to the point that the user pressed.
  ///
  /// - Parameters:
  ///   - point: The point in points, relative to the composer's content, which scrolls.
  ///   - extending: Whether the selection grows or shrinks at the caret.
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
    let isForward = (key == .left || key == .wordLeft) == isRightToLeft
    switch key {
    case .wordLeft, .wordRight:
      return TextPosition(
        offset: offset(from: caret.offset, moving: isForward ? .wordForward : .wordBackward))
    case .lineStart: return TextPosition(offset: line.line.start)
    case .lineEnd: return TextPosition(offset: line.contentEnd, affinity: .upstream)
    default:
      if !extending, !selection.isEmpty {
        return TextPosition(offset: isForward ? selection.upperBound : selection.lowerBound)
      }
      return line.neighbour(of: caret, toLeft: key == .left, where: isCaretStop)
        ?? TextPosition(
          offset: offset(from: caret.offset, moving: isForward ? .characterForward : .characterBackward))
    }
  }
}

extension ComposerLayout {
  /// Returns the position at an x, `step` lines below the line of a caret. Above the first line, it is the
  /// start of the text; below the last line, the end.
  fileprivate func position(
    _ step: Int, from caret: TextPosition, atX x: LayoutUnit, in composer: Composer
  ) -> TextPosition {
    let line = block.line(containing: caret) + step
    if line < 0 { return TextPosition(offset: 0) }
    guard line < block.lines.count else { return TextPosition(offset: composer.length) }
    return block.carets(ofLine: line).position(atX: x)
  }
}
