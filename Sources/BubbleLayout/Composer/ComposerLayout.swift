import TextLayout

/// A composer laid out at a width. Lengths are in points.
public struct ComposerLayout: Sendable {
  /// The lines of the text.
  public let block: TextBlock
  /// The top left corner of the block within the content.
  public let blockOrigin: Point
  /// The height of the text and the insets above and below it.
  public let contentHeight: LayoutUnit
  /// The composer's size: as tall as its content, up to the largest height.
  public let size: Size
  /// What an empty composer shows in place of the text, where the text would stand; nil for nothing. It is cut off with an
  /// ellipsis where it does not fit, and the composer's height does not depend on it.
  public let placeholder: TextBlock?
  /// Whether the content has reached the largest height, so that the composer scrolls.
  public let scrolls: Bool
  /// Where the tokens are, by their numbers; nil for a token without width.
  public let tokens: [ComposerTokenFrame?]
  /// The room for lines, from the left edge of the content.
  let column: ClosedRange<LayoutUnit>

  /// How far to scroll the content, in points, so that the line of an offset can be seen with the inset beyond
  /// it. It moves as little as possible.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset, usually that of the caret.
  ///   - current: How far the content is scrolled now, in points.
  /// - Complexity: Linear in the number of lines.
  public func scrollOffset(showing offset: Int, from current: LayoutUnit = 0) -> LayoutUnit {
    scrollOffset(showing: block.lines.last { $0.start <= offset } ?? block.lines.first, from: current)
  }

  /// How far to scroll the content, in points, so that the caret at a position can be seen; see `scrollOffset(showing:from:)`.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  public func scrollOffset(showing position: TextPosition, from current: LayoutUnit = 0) -> LayoutUnit {
    scrollOffset(showing: block.lines[block.line(containing: position)], from: current)
  }

  private func scrollOffset(showing line: LineBox?, from current: LayoutUnit) -> LayoutUnit {
    guard scrolls else { return 0 }
    let limit = max(0, contentHeight - size.height)
    guard let line else { return min(max(0, current), limit) }
    let lower = blockOrigin.y + line.frame.maxY + (contentHeight - blockOrigin.y - block.size.height)
    let shown = min(max(current, lower - size.height), line.frame.minY)
    return min(max(0, shown), limit)
  }
}

/// Where a token of a composer is.
public struct ComposerTokenFrame: Hashable, Sendable {
  /// Relative to the content, in points.
  public let frame: Rect
  /// Where the baseline of its line is, from the top of the content, in points.
  public let baseline: LayoutUnit
  /// Whether it is wider than a line, and so is cut off with an ellipsis.
  public let isCut: Bool
}

extension ComposerLayout {
  /// Where the caret at a position is drawn, relative to the content: within the insets of the composer, even where white space at
  /// the end of a line is beyond them.
  ///
  /// - Complexity: Linear in the line.
  public func caretFrame(at position: TextPosition) -> Rect {
    var frame = block.caret(at: position).frame.offset(x: blockOrigin.x, y: blockOrigin.y)
    frame.origin.x = held(frame.minX)
    return frame
  }

  /// The areas behind a range, relative to the content and within the insets.
  ///
  /// - Parameter range: UTF-16 offsets.
  /// - Complexity: Linear in the lines of the range.
  public func selectionRects(for range: Range<Int>) -> [Rect] {
    block.selectionRects(for: range).compactMap { rect in
      let rect = rect.offset(x: blockOrigin.x, y: blockOrigin.y)
      let (left, right) = (held(rect.minX), held(rect.maxX))
      guard left < right else { return nil }
      return Rect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
  }

  /// The place between the insets that is nearest to an x.
  private func held(_ x: LayoutUnit) -> LayoutUnit { min(max(x, column.lowerBound), column.upperBound) }

  /// The place in the text that is nearest to a point.
  ///
  /// - Parameter point: Relative to the content, in points.
  public func position(at point: Point) -> TextPosition {
    block.position(at: Point(x: point.x - blockOrigin.x, y: point.y - blockOrigin.y))
  }
}

extension Composer {
  /// Lays the text out; a line break at its end opens a line.
  ///
  /// - Parameter width: The composer's width in points, insets included. Negative widths and not-a-number are 0.
  /// - Complexity: Linear in the text. The text is shaped again only where a token is wider than a line.
  public func layout(width: Double) -> ComposerLayout {
    // From right to left, what is typed begins at the right edge: lines are as wide as there is room.
    let isMirrored = style.direction == .rightToLeft && width.isFinite
    let isUnbounded = width == .infinity
    let width = LayoutUnit(width)
    let room = max(0, width - style.insets.left - style.insets.right)
    let block = paragraph(tokensWithin: isUnbounded ? .infinity : room.points).layout(
      width: room.points,
      options: LayoutOptions(
        // A text that is empty has no paragraph with a direction.
        alignment: isMirrored && text.isEmpty ? .right : .start, fillsWidth: isMirrored,
        opensLineAfterFinalBreak: true))
    let contentHeight = style.insets.top + block.size.height + style.insets.bottom
    let origin = Point(x: style.insets.left, y: style.insets.top)
    return ComposerLayout(
      block: block, blockOrigin: origin,
      contentHeight: contentHeight,
      size: Size(width: max(0, width), height: min(contentHeight, style.maximumHeight)),
      placeholder: text.isEmpty
        ? placeholder?.layout(
          width: room.points, options: LayoutOptions(fillsWidth: isMirrored, maximumLines: 1)) : nil,
      scrolls: contentHeight >= style.maximumHeight,
      tokens: frames(of: tokens, in: block, at: origin, room: isUnbounded ? nil : room),
      column: origin.x...origin.x + room)
  }

  /// - Parameter room: The widest that a token may be; nil for any width.
  private func frames(
    of tokens: [MentionToken], in block: TextBlock, at origin: Point, room: LayoutUnit?
  ) -> [ComposerTokenFrame?] {
    guard !tokens.isEmpty else { return [] }
    var frames = [ComposerTokenFrame?](repeating: nil, count: tokens.count)
    for (number, frame) in block.boxFrames where number < tokens.count {
      let line = block.lines[block.line(containing: TextPosition(offset: tokens[number].offset))]
      frames[number] = ComposerTokenFrame(
        frame: frame.offset(x: origin.x, y: origin.y), baseline: origin.y + line.baseline,
        isCut: room.map { tokens[number].width > $0.points } ?? false)
    }
    return frames
  }
}
