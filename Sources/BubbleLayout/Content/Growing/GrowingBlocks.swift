import Markdown
import TextLayout

/// The blocks of a Markdown message while it grows. Finished text is shaped once, and measured once per
/// width. A token costs as much as the open block that it is added to.
///
/// It gives the same measurements as the node of a `RichElement` with the same blocks.
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

  /// Takes over what an addition to the text has changed.
  mutating func update(_ source: MarkdownStream) {
    builder.lastLineStart = source.lastLineStart
    let (blocks, change) = (source.blocks, source.change)
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
