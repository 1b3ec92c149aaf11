import Markdown
import TextLayout

/// The blocks of a Markdown message while it grows: what has been said is shaped once, and measured once for a width. A token costs
/// what is open where it comes.
///
/// It measures what `RichElement` makes of the same blocks, as the node of that element in its tree would.
struct GrowingBlocks: Sendable {
  private var stack = GrowingStack()
  private let builder: GrowingBuilder
  private let context: RichContext

  /// - Parameter font: Of the message's text.
  init(_ blocks: [MarkdownBlock], _ builder: GrowingBuilder, font: TextStyle) {
    self.builder = builder
    context = RichContext(path: ["blocks"], font: font)
    stack.add(blocks, in: context, builder)
  }

  /// Takes over what an addition to the text has changed.
  ///
  /// - Parameter blocks: All of the text.
  mutating func update(_ blocks: [MarkdownBlock], _ change: MarkdownChange) {
    for path in change.others {
      guard let number = path.first, number < blocks.count else { continue }
      stack.replace(blocks, number, in: context, builder)
    }
    stack.update(blocks, change, depth: 0, in: context, builder)
  }

  mutating func measure(in limit: AvailableWidth) -> BlockMeasure? { stack.measure(in: limit) }

  mutating func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    stack.height(in: limit, width: width)
  }

  /// The last line, which a footer may stand beside.
  mutating func lastLine(in limit: AvailableWidth, width: LayoutUnit) -> LastLine?? {
    guard let last = stack.children.lastIndex(where: \.isShown), stack.children[last].hasLastLine else {
      return .some(nil)
    }
    guard let height = height(in: limit, width: width) else { return nil }
    return stack.children[last].lastLine(in: width, bottom: height)
  }
}
