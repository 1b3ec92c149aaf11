import Markdown
import TextLayout

/// A quote, details or a list item. It contains blocks, of which the last one may grow.
struct GrowingContainer: StackedContent, Sendable {
  var stack: GrowingStack
  /// The block without its inner blocks, which is compared after each addition; nil for a list item, because
  /// the list compares it.
  private let shell: MessageBlock?
  /// The context of the inner blocks.
  private let inner: RichContext

  init(_ shell: MessageBlock?, _ stack: GrowingStack, inner: RichContext) {
    self.stack = stack
    self.shell = shell
    self.inner = inner
  }

  /// Updates the block after text was added to it.
  ///
  /// - Returns: False if the block has to be created anew.
  mutating func update(
    _ block: MessageBlock, _ change: MarkdownChange, depth: Int, in context: RichContext,
    _ builder: GrowingBuilder
  ) -> Bool {
    guard let blocks = block.blocksWithin, builder.shell(of: block) == shell,
      block.startsRight ?? context.startsRight == inner.startsRight
    else { return false }
    return update(blocks, change, depth: depth, builder)
  }

  mutating func update(
    _ blocks: [MessageBlock], _ change: MarkdownChange, depth: Int, _ builder: GrowingBuilder
  ) -> Bool {
    // The blocks of an empty item and of closed details are not shown, so there is nothing to update in
    // place.
    guard depth < change.path.count, !blocks.isEmpty, stack.children.count > stack.lead else { return false }
    stack.update(blocks, change, depth: depth, in: inner, builder)
    return true
  }
}

extension MessageBlock {
  /// The inner blocks of a quote or of details; nil for other blocks.
  var blocksWithin: [MessageBlock]? {
    switch content {
    case .quote(let quote): quote.blocks
    case .details(let details): details.blocks
    default: nil
    }
  }
}
