import Markdown
import TextLayout

/// The blocks of a Markdown message that is still growing. Finished text is shaped once, and measured once
/// per width. Adding a token costs as much as laying out the open block that contains it.
///
/// The measurements are the same as those of the nodes of a `RichBuilder` for the same blocks.
struct GrowingBlocks: Sendable {
  private var stack = GrowingStack()
  private var builder: GrowingBuilder
  private let context: RichContext

  /// - Parameters:
  ///   - source: The text so far.
  ///   - font: The font of the message's text.
  init(_ source: MarkdownStream, _ builder: GrowingBuilder, font: TextStyle) {
    self.builder = builder
    self.builder.lastLineStart = source.lastLineStart
    context = RichContext(path: ["blocks"], font: font)
    stack.add(source.blocks, in: context, self.builder)
  }

  /// Updates the blocks after text was added to the message.
  mutating func update(_ source: MarkdownStream) {
    builder.lastLineStart = source.lastLineStart
    let (blocks, change) = (source.blocks, source.change)
    for path in change.others {
      guard let number = path.first, number < blocks.count else { continue }
      stack.replace(blocks, number, in: context, builder)
    }
    stack.update(blocks, change, depth: 0, in: context, builder)
  }

  mutating func measure(in limit: inout Limit) -> BlockMeasure? { stack.measure(in: &limit) }

  mutating func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    stack.height(in: limit, width: width)
  }

  /// Returns the last line; nil if no footer may be placed beside it, and `.none` if a text has to be shaped
  /// first.
  mutating func lastLine(in width: LayoutUnit) -> LastLine?? { stack.lastLine(in: width) }
}
