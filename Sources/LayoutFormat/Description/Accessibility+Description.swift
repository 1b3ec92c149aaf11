import BubbleLayout
import TextLayout

extension TranscriptRow {
  /// Describes what screen readers say about the row, if that was requested: the row's element and its
  /// descendants, one after the other in reading order, each with its depth.
  func describeAccessibility(to sink: inout some LayoutSink) {
    guard let narrator = sink.detail.narrator else { return }
    sink.list("accessibility", of: "element", narrator.element(of: self).flattened) { entry, _, sink in
      entry.element.describe(depth: entry.depth, to: &sink)
    }
  }
}

extension AccessibilityElement {
  fileprivate func describe(depth: Int, to sink: inout some LayoutSink) {
    sink.field("role", role)
    sink.field("depth", depth)
    sink.field("label", label)
    sink.optional("value", value)
    sink.optional("hint", hint)
    sink.field("frame", frame)
    sink.optional("states", ValueList(unlessEmpty: states))
    // The row itself lists no actions, because its actions are those of its inner elements.
    sink.optional("actions", depth == 0 ? nil : ValueList(unlessEmpty: actions.map(\.kind)))
    let targets = depth == 0 ? [] : actions
    sink.optional("href", targets.lazy.compactMap(\.address).first)
    sink.optional("footnote", targets.lazy.compactMap(\.target.footnote).first)
    sink.optional("parts", ValueList(unlessEmpty: parts))
    sink.optional("range", range)
  }
}

extension AccessibilityAction.Kind: LayoutChoice {}
extension AccessibilityRole: LayoutChoice {}
extension AccessibilityState: LayoutChoice {}
