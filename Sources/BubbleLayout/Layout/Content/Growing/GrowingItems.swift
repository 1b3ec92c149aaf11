import Markdown
import TextLayout

/// A list whose last item may grow. The items are beside a column of markers, which is as wide as the widest
/// marker.
struct GrowingItems: StackedContent, Sendable {
  var stack = GrowingStack()
  /// The list without its items.
  private let list: ListBlock
  /// The context of the list.
  private let context: RichContext
  /// For each item: whether it is checked, and the width of its marker.
  private var markers: [(isChecked: Bool?, width: LayoutUnit)] = []

  /// - Parameter context: The context of the list, including its direction.
  init(_ list: ListBlock, in context: RichContext, _ builder: GrowingBuilder) {
    self.list = list.shell
    self.context = context
    add(list.items, builder)
  }

  /// Updates the list after text was added to it.
  ///
  /// - Returns: False if the list has to be created anew.
  mutating func update(
    _ block: MessageBlock, _ change: MarkdownChange, depth: Int, in context: RichContext,
    _ builder: GrowingBuilder
  ) -> Bool {
    guard case .list(let list) = block.content, list.shell == self.list, depth < change.path.count,
      block.startsRight ?? context.startsRight == self.context.startsRight
    else { return false }
    var first = min(change.path[depth], list.items.count)
    let endsRow = first > 0 && first == stack.children.count && hasOpenRow
    if endsRow { first -= 1 }
    stack.forget(from: first)
    if first < stack.children.count {
      let goesOn =
        !endsRow && first < list.items.count && markers[first].isChecked == list.items[first].isChecked
        && stack.children[first].update(list.items[first], change, depth: depth + 1, builder)
      let kept = goesOn ? first + 1 : first
      stack.children.removeSubrange(kept...)
      markers.removeSubrange(kept...)
    }
    add(list.items, builder)
    stack.forget(from: max(0, stack.children.count - 1))
    return true
  }

  private mutating func add(_ items: [ListItem], _ builder: GrowingBuilder) {
    for number in markers.count..<max(items.count, markers.count) {
      let isChecked = items[number].isChecked
      let marker = builder.builder.marker(of: number, ListItem([], isChecked: isChecked), in: list, context)
      markers.append((isChecked, marker.width))
      stack.children.append(
        builder.item(
          items[number], number, isOpen: number == items.count - 1, of: list, in: context))
    }
    let column = builder.builder.column(of: markers.lazy.map(\.width))
    let insets = builder.builder.start(column, context)
    for place in stack.children.indices where stack.children[place].insets != insets {
      stack.children[place].inset(by: insets)
      stack.forget(from: place)
    }
  }
}

extension ListBlock {
  /// The list without its items.
  var shell: ListBlock { ListBlock(isOrdered: isOrdered, start: start, isTight: isTight, items: []) }
}
