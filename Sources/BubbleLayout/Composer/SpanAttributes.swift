/// The emphases of text, and the address that it links to.
struct SpanAttributes: Hashable, Sendable {
  var emphases: TextEmphases = []
  /// The address of a link; nil if there is no link.
  var address: String?

  init(emphases: TextEmphases = [], address: String? = nil) {
    self.emphases = emphases
    self.address = address
  }

  init(_ span: TextSpan) {
    emphases = span.emphases
    address = span.address
  }

  var isPlain: Bool { emphases.isEmpty && address == nil }
}

/// Operations on spans that have only emphases and addresses. The spans are in ascending order and not empty.
/// They do not overlap, and adjacent ones differ.
extension [TextSpan] {
  /// Returns the formatting of the character at an offset. Linear in the spans.
  func attributes(at offset: Int) -> SpanAttributes {
    first { $0.range.contains(offset) }.map(SpanAttributes.init) ?? SpanAttributes()
  }

  /// Returns the formatting of text that replaces a range. It is that of the first character in the range or,
  /// if the range is empty, of the character before it. A link grows only if text is inserted inside it.
  func typed(in range: Range<Int>) -> SpanAttributes {
    let place = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
    guard place >= 0 else { return SpanAttributes() }
    var attributes = attributes(at: place)
    if attributes.address != nil, self.attributes(at: range.upperBound).address != attributes.address {
      attributes.address = nil
    }
    return attributes
  }

  /// Returns the emphases that all characters of a range have.
  func emphases(in range: Range<Int>) -> TextEmphases {
    var place = range.lowerBound
    var common: TextEmphases?
    for span in self where span.range.overlaps(range) {
      guard span.range.lowerBound <= place else { return [] }
      common = common.map { $0.intersection(span.emphases) } ?? span.emphases
      place = span.range.upperBound
    }
    return place >= range.upperBound ? common ?? [] : []
  }

  /// Adjusts the spans to a change of the text: `count` units with these attributes replace a range.
  mutating func replace(_ range: Range<Int>, count: Int, emphasized attributes: SpanAttributes) {
    if isEmpty, attributes.isPlain { return }
    let shift = count - range.count
    let place = range.lowerBound..<range.lowerBound + count
    let after = clipped(to: range.upperBound..<Int.max).map {
      $0.moved(to: $0.range.lowerBound + shift..<$0.range.upperBound + shift)
    }
    self = Self.joined(
      clipped(to: 0..<range.lowerBound) + [TextSpan(place, attributes)] + after)
  }

  /// Changes the formatting of a range.
  mutating func update(_ range: Range<Int>, _ change: (inout SpanAttributes) -> Void) {
    var inside: [TextSpan] = []
    var place = range.lowerBound
    func add(_ range: Range<Int>, _ attributes: SpanAttributes) {
      var attributes = attributes
      change(&attributes)
      inside.append(TextSpan(range, attributes))
    }
    for span in clipped(to: range) {
      if place < span.range.lowerBound { add(place..<span.range.lowerBound, SpanAttributes()) }
      add(span.range, SpanAttributes(span))
      place = span.range.upperBound
    }
    if place < range.upperBound { add(place..<range.upperBound, SpanAttributes()) }
    self = Self.joined(
      clipped(to: 0..<range.lowerBound) + inside + clipped(to: range.upperBound..<Int.max))
  }

  /// Returns the parts of the spans that are in a range.
  func clipped(to range: Range<Int>) -> [TextSpan] {
    compactMap { span in
      let shared = span.range.clamped(to: range)
      return shared.isEmpty ? nil : span.moved(to: shared)
    }
  }

  /// Returns the spans without those that are empty or plain. Adjacent spans with the same formatting are
  /// joined.
  static func joined(_ spans: [TextSpan]) -> [TextSpan] {
    var joined: [TextSpan] = []
    for span in spans where !span.range.isEmpty && !SpanAttributes(span).isPlain {
      if let last = joined.last, last.range.upperBound == span.range.lowerBound,
        SpanAttributes(last) == SpanAttributes(span)
      {
        joined[joined.count - 1].range = last.range.lowerBound..<span.range.upperBound
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}

extension TextSpan {
  fileprivate init(_ range: Range<Int>, _ attributes: SpanAttributes) {
    self.init(range: range, emphases: attributes.emphases, address: attributes.address)
  }
}
