import BubbleLayout
import LayoutFormat
import TextLayout

extension Hit {
  /// - Parameter text: The text of the detected data that was hit; nil if there is none.
  func describe(text: String?, to sink: inout some LayoutSink) {
    sink.nullable("id", id)
    sink.field("target", target.name)
    sink.optional("kind", target.kind)
    sink.optional("index", target.index)
    if let range = target.range { sink.range(from: range.lowerBound, to: range.upperBound) }
    sink.optional("href", address)
    sink.optional("footnote", target.footnote)
    sink.optional("block", target.block)
    sink.optional("text", text)
    sink.optional("part", part)
    guard let position else { return }
    sink.optional("path", path.flatMap(\.unlessOwn))
    position.describe(to: &sink)
  }
}

extension TextPosition {
  func describe(to sink: inout some LayoutSink) {
    sink.field("offset", offset)
    sink.field("affinity", affinity)
  }
}

extension TextPosition.Affinity: LayoutChoice {}

extension HitTarget.Name: LayoutChoice {}

extension HitTarget {
  /// The kind of the detected data, card or separator; nil for other targets.
  fileprivate var kind: String? {
    switch self {
    case .data(let data): data.kind.rawValue
    case .separator(let kind): kind.rawValue
    default: card?.rawValue
    }
  }
}
