import BubbleLayout

extension ElementKind: LayoutChoice {}

extension CellElement {
  /// Describes the element and its children.
  func describe(to sink: inout some LayoutSink) {
    sink.field("kind", kind)
    sink.optional("type", type)
    sink.field("path", path)
    sink.field("frame", frame)
    sink.field("parts", parts)
    sink.optional("scroll", scroll)
    sink.optional("direction", scrollsFromRight ? ReadingDirection.rtl : nil)
    guard !children.isEmpty else { return }
    sink.list("children", of: "childElement", children) { child, _, sink in child.describe(to: &sink) }
  }
}
