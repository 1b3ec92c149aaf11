import BubbleLayout
import LayoutFormat
import TextLayout

extension Hit {
  /// - Parameter text: The text of a link or a mention.
  func describe(text: String?, to sink: inout some LayoutSink) {
    sink.nullable("id", id)
    sink.field("target", target.name)
    sink.optional("kind", target.kind)
    sink.optional("index", target.index)
    if let range = target.range { sink.range(from: range.lowerBound, to: range.upperBound) }
    sink.optional("href", target.address(of: text))
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
  /// The kind of data, card or separator.
  fileprivate var kind: String? {
    switch self {
    case .data(let data): data.kind.rawValue
    case .card(let kind, _): kind.rawValue
    case .separator(let kind): kind.rawValue
    default: nil
    }
  }

  /// The address of a link or of detected data.
  ///
  /// - Parameter text: The text of the detected data.
  fileprivate func address(of text: String?) -> String? {
    switch self {
    case .link(let address, _): return address
    case .data(let data):
      return text.flatMap { DetectedData(kind: data.kind, range: 0..<$0.utf16.count).address(in: $0) }
    default: return nil
    }
  }

  /// The label of a footnote.
  fileprivate var footnote: String? {
    if case .footnote(let label, _) = self { label } else { nil }
  }
}
