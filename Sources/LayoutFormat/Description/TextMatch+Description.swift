import BubbleLayout

extension TextMatch {
  package func describe(to sink: inout some LayoutSink) {
    sink.field("id", id)
    sink.optional("path", path.unlessOwn)
    sink.range(from: range.lowerBound, to: range.upperBound)
  }
}
