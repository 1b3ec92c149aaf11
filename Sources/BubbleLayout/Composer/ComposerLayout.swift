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

  /// How far to scroll the content, in points, so that the line of an offset can be seen with the inset beyond
  /// it. It moves as little as possible.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset, usually that of the caret.
  ///   - current: How far the content is scrolled now, in points.
  /// - Complexity: Linear in the number of lines.
  public func scrollOffset(showing offset: Int, from current: LayoutUnit = 0) -> LayoutUnit {
    guard scrolls else { return 0 }
    let line = block.lines.last { $0.start <= offset } ?? block.lines.first
    let limit = max(0, contentHeight - size.height)
    guard let line else { return min(max(0, current), limit) }
    let lower = blockOrigin.y + line.frame.maxY + (contentHeight - blockOrigin.y - block.size.height)
    let shown = min(max(current, lower - size.height), line.frame.minY)
    return min(max(0, shown), limit)
  }
}

extension Composer {
  /// Lays the text out; a line break at its end opens a line.
  ///
  /// - Parameter width: The composer's width in points, insets included. Negative widths and not-a-number are 0.
  /// - Complexity: Linear in the text, without shaping.
  public func layout(width: Double) -> ComposerLayout {
    // From right to left, what is typed begins at the right edge: lines are as wide as there is room.
    let isMirrored = style.direction == .rightToLeft && width.isFinite
    let width = LayoutUnit(width)
    let room = max(0, width - style.insets.left - style.insets.right)
    let block = paragraph.layout(
      width: room.points,
      options: LayoutOptions(
        // A text that is empty has no paragraph with a direction.
        alignment: isMirrored && text.isEmpty ? .right : .start, fillsWidth: isMirrored,
        opensLineAfterFinalBreak: true))
    let contentHeight = style.insets.top + block.size.height + style.insets.bottom
    return ComposerLayout(
      block: block, blockOrigin: Point(x: style.insets.left, y: style.insets.top),
      contentHeight: contentHeight,
      size: Size(width: max(0, width), height: min(contentHeight, style.maximumHeight)),
      placeholder: text.isEmpty
        ? placeholder?.layout(
          width: room.points, options: LayoutOptions(fillsWidth: isMirrored, maximumLines: 1)) : nil,
      scrolls: contentHeight >= style.maximumHeight)
  }
}
