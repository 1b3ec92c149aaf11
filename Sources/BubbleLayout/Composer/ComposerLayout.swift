import TextLayout

/// A composer that has been laid out at a width. Lengths are in points.
public struct ComposerLayout: Sendable {
  /// The lines of the text.
  public let block: TextBlock
  /// The top left corner of the block within the content.
  public let blockOrigin: Point
  /// The height of the text and the insets above and below it.
  public let contentHeight: LayoutUnit
  /// The composer's size: as tall as its content, up to the maximum height.
  public let size: Size
  /// The placeholder of an empty composer, at the place of the text; nil if there is none. It is truncated
  /// with an ellipsis if it does not fit. The composer's height does not depend on it.
  public let placeholder: TextBlock?
  /// Whether the content has reached the maximum height, so that the composer scrolls.
  public let scrolls: Bool
  /// The frames of the tokens, in the order of the tokens; nil for a token without width.
  public let tokens: [ComposerTokenFrame?]
  /// The range of x in which lines may be placed, from the left edge of the content.
  let column: ClosedRange<LayoutUnit>

  /// Returns the scroll offset, in points, at which the line that contains a text offset is visible. The
  /// space above and below the line, as high as the insets, is visible too. The result is as near as possible
  /// to the current scroll offset.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset, usually that of the caret.
  ///   - current: The current scroll offset, in points.
  /// - Complexity: Linear in the number of lines.
  public func scrollOffset(showing offset: Int, from current: LayoutUnit = 0) -> LayoutUnit {
    scrollOffset(showing: block.lines.last { $0.start <= offset } ?? block.lines.first, from: current)
  }

  /// Returns the scroll offset, in points, at which the caret at a position is visible. See also
  /// `scrollOffset(showing:from:)`.
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

/// The place of a token in a composer.
public struct ComposerTokenFrame: Hashable, Sendable {
  /// The frame of the token, relative to the content, in points.
  public let frame: Rect
  /// The baseline of the token's line, from the top of the content, in points.
  public let baseline: LayoutUnit
  /// Whether the token is wider than a line, and therefore truncated with an ellipsis.
  public let isCut: Bool
}

extension ComposerLayout {
  /// Returns the frame of the caret at a position, relative to the content. The frame is within the insets of
  /// the composer, even if white space at the end of a line extends beyond them.
  ///
  /// - Complexity: Linear in the line.
  public func caretFrame(at position: TextPosition) -> Rect {
    var frame = block.caret(at: position).frame.offset(x: blockOrigin.x, y: blockOrigin.y)
    frame.origin.x = held(frame.minX)
    return frame
  }

  /// Returns the selection rectangles of a range, relative to the content and within the insets.
  ///
  /// - Parameter range: The range, in UTF-16 offsets.
  /// - Complexity: Linear in the lines of the range.
  public func selectionRects(for range: Range<Int>) -> [Rect] {
    block.selectionRects(for: range).compactMap { rect in
      let rect = rect.offset(x: blockOrigin.x, y: blockOrigin.y)
      let (left, right) = (held(rect.minX), held(rect.maxX))
      guard left < right else { return nil }
      return Rect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
  }

  /// Returns the x between the insets that is nearest to a given x.
  private func held(_ x: LayoutUnit) -> LayoutUnit { min(max(x, column.lowerBound), column.upperBound) }

  /// Returns the position in the text that is nearest to a point.
  ///
  /// - Parameter point: The point, relative to the content, in points.
  public func position(at point: Point) -> TextPosition {
    block.position(at: Point(x: point.x - blockOrigin.x, y: point.y - blockOrigin.y))
  }
}

extension Composer {
  /// Lays out the text. A line break at the end of the text starts a new line.
  ///
  /// - Parameter width: The composer's width in points, including the insets. Negative widths and NaN count
  ///   as 0.
  /// - Complexity: Linear in the text. The text is shaped again only if a token is wider than a line.
  public func layout(width: Double) -> ComposerLayout {
    // In a right-to-left interface, typed text is aligned to the right edge, so lines are as wide as
    // possible.
    let isMirrored = style.direction == .rightToLeft && width.isFinite
    let isUnbounded = width == .infinity
    let width = LayoutUnit(width)
    let room = max(0, width - style.insets.left - style.insets.right)
    let block = paragraph(tokensWithin: isUnbounded ? .infinity : room.points).layout(
      width: room.points,
      options: LayoutOptions(
        // An empty text has no paragraph that could have a direction.
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

  /// - Parameter room: The maximum width of a token; nil for no maximum.
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
