import TextLayout

extension Composer {
  /// The emphases that the whole selection has. If nothing is selected, the emphases of the text that is
  /// typed next.
  ///
  /// - Complexity: Linear in the spans.
  public var emphases: TextEmphases { selection.isEmpty ? typing.emphases : spans.emphases(in: selection) }

  /// The link address at the beginning of the selection. If nothing is selected, the link address of the text
  /// that is typed next. Nil if there is no link.
  public var address: String? {
    selection.isEmpty ? typing.address : spans.attributes(at: selection.lowerBound).address
  }

  /// The formatting of text that is typed over the selection.
  private var typing: SpanAttributes { content.typing ?? spans.typed(in: selection) }

  /// Gives the selection an emphasis, or removes the emphasis if the whole selection has it. If nothing is
  /// selected, the change applies to the text that is typed next, until the caret moves.
  ///
  /// - Complexity: Linear in the text.
  public mutating func toggle(_ emphasis: TextEmphasis) {
    commitMarked()
    let wanted = TextEmphases(emphasis)
    guard !selection.isEmpty else {
      var attributes = typing
      attributes.emphases.formSymmetricDifference(wanted)
      content.typing = attributes
      return
    }
    let isOn = emphases.contains(wanted)
    change {
      if isOn { $0.emphases.subtract(wanted) } else { $0.emphases.formUnion(wanted) }
    }
  }

  /// Makes the selection a link, or removes its links.
  ///
  /// - Parameter address: The address; nil or an empty text removes the links.
  /// - Returns: Whether there was a selection.
  @discardableResult public mutating func link(to address: String?) -> Bool {
    commitMarked()
    guard !selection.isEmpty else { return false }
    let address = address.flatMap { $0.isEmpty ? nil : $0 }
    change { $0.address = address }
    return true
  }

  /// Changes the formatting of the selection.
  private mutating func change(_ change: (inout SpanAttributes) -> Void) {
    recording { composer in
      composer.content.spans.update(composer.selection, change)
      composer.rebuild()
      composer.content.typing = nil
    }
  }

  /// Replaces the whole content by the text of a message, and moves the caret to the end. Mentions and other
  /// objects become tokens. Emphases and links are kept; other attributes of the spans are dropped. The
  /// change can be undone.
  ///
  /// - Complexity: O(n log n) in the spans, linear in the text.
  public mutating func edit(_ text: String, spans: [TextSpan] = []) {
    recording { composer in
      composer.markedRange = nil
      composer.restore(ComposerContent(text, spans: spans))
    }
  }
}

extension ComposerContent {
  /// Makes the content of a text with spans. Sending it gives the same text, emphases, links and objects
  /// again.
  fileprivate init(_ text: String, spans: [TextSpan]) {
    let units = Array(text.utf16)
    let spans = spans.map { $0.moved(to: $0.range.clamped(to: 0..<units.count)) }
    var shown: [UInt16] = []
    var places: [Int] = []
    var tokens: [MentionToken] = []
    var start = 0
    func add(upTo end: Int) {
      for index in start..<end {
        places.append(shown.count)
        shown.append(units[index])
      }
      start = end
    }
    let objects = spans.filter { $0.object != nil && !$0.range.isEmpty }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    for span in objects where span.range.lowerBound >= start {
      guard let object = span.object else { continue }
      add(upTo: span.range.lowerBound)
      var end = span.range.upperBound
      // The space after a mention belongs to its token, as it does after `insertMention(of:name:)`.
      if object.kind == .mention, end < units.count, units[end] == 0x20 { end += 1 }
      let words = String(decoding: units[start..<end], as: UTF16.self)
      tokens.append(MentionToken(offset: shown.count, object: object, text: Composer.tokenText(words)))
      // A span that ends within an object is extended to the object's end.
      places.append(shown.count)
      shown.append(0xFFFC)
      for _ in start + 1..<max(start + 1, end) { places.append(shown.count) }
      start = end
    }
    add(upTo: units.count)
    places.append(shown.count)
    self.init(String(decoding: shown, as: UTF16.self))
    self.tokens = tokens
    self.spans = [TextSpan].flattened(
      spans.map { span in span.moved(to: places[span.range.lowerBound]..<places[span.range.upperBound]) })
  }
}

extension [TextSpan] {
  /// Turns spans that may overlap into spans that do not overlap. Emphases are combined. If addresses
  /// overlap, the later one is used.
  ///
  /// - Complexity: O(n log n).
  fileprivate static func flattened(_ spans: [TextSpan]) -> [TextSpan] {
    let shown = spans.filter { !$0.range.isEmpty && (!$0.emphases.isEmpty || $0.address != nil) }
    let links = shown.filter { $0.address != nil }
    let addresses = RangeLayers.visible(links.map(\.range))
    var edges: [(offset: Int, emphases: TextEmphases, change: Int)] = []
    for span in shown {
      edges.append((span.range.lowerBound, span.emphases, 1))
      edges.append((span.range.upperBound, span.emphases, -1))
    }
    for piece in addresses { edges += [(piece.range.lowerBound, [], 0), (piece.range.upperBound, [], 0)] }
    edges.sort { $0.offset < $1.offset }
    var counts = [Int](repeating: 0, count: TextEmphasis.allCases.count)
    var (emphases, start, next) = (TextEmphases(), 0, 0)
    var flat: [TextSpan] = []
    for edge in edges {
      if edge.offset > start {
        while next < addresses.count, addresses[next].range.upperBound <= start { next += 1 }
        let isLink = next < addresses.count && addresses[next].range.contains(start)
        let address = isLink ? links[addresses[next].layer].address : nil
        flat.append(TextSpan(range: start..<edge.offset, emphases: emphases, address: address))
      }
      start = edge.offset
      for (index, emphasis) in TextEmphasis.allCases.enumerated()
      where edge.emphases.contains(TextEmphases(emphasis)) {
        counts[index] += edge.change
        if counts[index] == 0 {
          emphases.remove(TextEmphases(emphasis))
        } else {
          emphases.insert(TextEmphases(emphasis))
        }
      }
    }
    return joined(flat)
  }
}

extension Composer {
  /// Returns the text of a layout as a text part like those in cells, with its lines, the emphases of its
  /// spans and its decorations. You can draw it like the texts of cells.
  public func part(in layout: ComposerLayout) -> TextPart {
    TextPart(
      frame: Rect(origin: layout.blockOrigin, size: layout.block.size), text: text, block: layout.block,
      spans: spans, role: .paragraph)
  }
}
