import TextLayout

extension Composer {
  /// The looks that all of the selection has, or where it is empty those of what is typed next.
  ///
  /// - Complexity: Linear in the spans.
  public var looks: TextLooks {
    selection.isEmpty
      ? (content.typing ?? spans.typed(in: selection)).looks : spans.looks(in: selection)
  }

  /// The address that the beginning of the selection links to, or where it is empty what is around the caret; nil for none.
  public var address: String? {
    selection.isEmpty
      ? (content.typing ?? spans.typed(in: selection)).address
      : spans.attributes(at: selection.lowerBound).address
  }

  /// Gives the selection a look, or takes it away where all of it has it. Without a selection it is for what is typed next, until the
  /// caret is moved.
  ///
  /// - Complexity: Linear in the text.
  public mutating func toggle(_ look: TextLook) {
    commitMarked()
    let wanted = TextLooks(look)
    guard !selection.isEmpty else {
      var attributes = content.typing ?? spans.typed(in: selection)
      attributes.looks.formSymmetricDifference(wanted)
      content.typing = attributes
      return
    }
    let isOn = looks.contains(wanted)
    change {
      if isOn { $0.looks.subtract(wanted) } else { $0.looks.formUnion(wanted) }
    }
  }

  /// Makes the selection a link, or takes its links away.
  ///
  /// - Parameter address: The address; nil or an empty text takes links away.
  /// - Returns: Whether there was a selection.
  @discardableResult public mutating func link(to address: String?) -> Bool {
    commitMarked()
    guard !selection.isEmpty else { return false }
    let address = address.flatMap { $0.isEmpty ? nil : $0 }
    change { $0.address = address }
    return true
  }

  /// Changes how the selection looks.
  private mutating func change(_ change: (inout SpanAttributes) -> Void) {
    recording { composer in
      composer.content.spans.update(composer.selection, change)
      composer.rebuild()
      composer.content.typing = nil
    }
  }

  /// Puts the text of a message in place of all there is, the caret at its end: mentions and other objects become tokens, the looks
  /// and links stay, and all else that spans say is left out. It can be undone.
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
  /// The content that sends a text with spans.
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
      // The space after a mention is part of its token, as if it had been inserted.
      if object.kind == .mention, end < units.count, units[end] == 0x20 { end += 1 }
      let words = String(decoding: units[start..<end], as: UTF16.self)
      tokens.append(MentionToken(offset: shown.count, object: object, text: Composer.oneLine(words)))
      // What ends within the object ends after it.
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
  /// Looks and addresses of spans that may overlap, as spans that lie apart: looks add up, of addresses the later one counts.
  ///
  /// - Complexity: O(n log n).
  fileprivate static func flattened(_ spans: [TextSpan]) -> [TextSpan] {
    let shown = spans.filter { !$0.range.isEmpty && (!$0.looks.isEmpty || $0.address != nil) }
    let links = shown.filter { $0.address != nil }
    let addresses = RangeLayers.visible(links.map(\.range))
    var edges: [(offset: Int, looks: TextLooks, change: Int)] = []
    for span in shown {
      edges.append((span.range.lowerBound, span.looks, 1))
      edges.append((span.range.upperBound, span.looks, -1))
    }
    for piece in addresses { edges += [(piece.range.lowerBound, [], 0), (piece.range.upperBound, [], 0)] }
    edges.sort { $0.offset < $1.offset }
    var counts = [Int](repeating: 0, count: TextLook.allCases.count)
    var (looks, start, next) = (TextLooks(), 0, 0)
    var flat: [TextSpan] = []
    for edge in edges {
      if edge.offset > start {
        while next < addresses.count, addresses[next].range.upperBound <= start { next += 1 }
        let isLink = next < addresses.count && addresses[next].range.contains(start)
        let address = isLink ? links[addresses[next].layer].address : nil
        flat.append(TextSpan(range: start..<edge.offset, looks: looks, address: address))
      }
      start = edge.offset
      for (index, look) in TextLook.allCases.enumerated() where edge.looks.contains(TextLooks(look)) {
        counts[index] += edge.change
        if counts[index] == 0 { looks.remove(TextLooks(look)) } else { looks.insert(TextLooks(look)) }
      }
    }
    return joined(flat)
  }
}

extension Composer {
  /// The text of a layout as a part that is drawn as those of cells are: its lines, the looks of its spans and what is drawn around them.
  public func part(in layout: ComposerLayout) -> TextPart {
    TextPart(
      frame: Rect(origin: layout.blockOrigin, size: layout.block.size), text: text, block: layout.block,
      spans: spans, role: .paragraph)
  }
}
