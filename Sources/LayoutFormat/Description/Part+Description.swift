import BubbleLayout
import TextLayout

extension Part {
  /// The name of the part's kind in the output.
  package var kind: StaticString {
    switch self {
    case .text: "text"
    case .label: "label"
    case .avatar: "avatar"
    case .delivery: "status"
    case .media: "media"
    case .box: "box"
    case .formula: "formula"
    }
  }

  /// - Parameter limit: The frame that the ink of the part should not leave (`Cell.inkLimit(of:)`); nil not to
  ///   compare its ink.
  func describe(within limit: Rect? = nil, to sink: inout some LayoutSink) {
    let inks = limit.map { self.inks(leaving: $0) } ?? []
    switch self {
    case .text(let text): text.describe(inks, to: &sink)
    case .label(let label):
      sink.field("role", label.role)
      sink.optional("index", label.index)
      if sink.detail.elements { sink.optional("path", label.path) }
      label.describe(inks, to: &sink)
    case .avatar(let avatar):
      sink.field("frame", avatar.frame)
      sink.field("radius", avatar.radius)
      sink.field("border", avatar.border, unless: 0)
      sink.optional("borderColor", avatar.borderColor)
      sink.field("ground", avatar.background)
      sink.optional("tint", avatar.tint)
      sink.optional("picture", avatar.picture)
      sink.optional("person", avatar.person)
      sink.field("ink", avatar.foreground)
    case .delivery(let delivery):
      sink.field("state", delivery.state)
      sink.field("frame", delivery.frame)
      sink.field("ink", delivery.foreground)
      sink.field("signs", delivery.signs, unless: .ticks)
    case .media(let media): media.describe(to: &sink)
    case .box(let box): box.describe(to: &sink)
    case .formula(let formula): formula.describe(to: &sink)
    }
  }
}

extension BoxPart {
  func describe(to sink: inout some LayoutSink) {
    sink.field("role", role)
    sink.optional("index", index)
    sink.field("frame", frame)
    sink.field("radius", radius)
    sink.optional("corners", corners)
    sink.field("border", border, unless: 0)
    sink.optional("ground", background)
    sink.optional("tint", tint)
    sink.optional("ink", foreground)
    sink.optional("sign", icon)
    sink.field("chosen", isChosen, unless: false)
    sink.optional("state", state)
    sink.optional("progress", progress)
    sink.optional("name", name)
    sink.optional("alt", alternative)
    sink.field("covered", isCovered, unless: false)
    // The part is not visible until a swipe reveals it.
    sink.field("visible", role != .swipe, unless: true)
    guard !bars.isEmpty else { return }
    sink.list("bars", of: "bar", bars, .tuple) { bar, _, sink in sink.field("frame", bar) }
  }
}

extension TextPart {
  /// - Parameter inks: The ink of the lines whose ink leaves the bubble, relative to the block.
  fileprivate func describe(_ inks: [LineInk], to sink: inout some LayoutSink) {
    sink.optional("role", role.name)
    if sink.detail.elements || role != .message { sink.field("path", path) }
    sink.field("text", text)
    sink.optional("wholeText", wholeText)
    sink.field("frame", frame)
    sink.optional("color", color)
    sink.field("ink", foreground)
    let origin = sink.block(at: blockOrigin, in: frame)
    block.describeLines(at: origin, inks: inks, to: &sink)
    describeDetected(at: origin, to: &sink)
    describeSpans(at: origin, to: &sink)
    describeTokens(tokens, to: &sink) { foreground(of: $0) }
    describeDecorations(at: origin, to: &sink)
    describeObjects(to: &sink)
  }
}

extension TextPart {
  /// Describes the spans.
  ///
  /// - Parameter origin: The top left corner of the block.
  fileprivate func describeSpans(at origin: Point, to sink: inout some LayoutSink) {
    if !spans.isEmpty {
      var found = RangeRects(block, at: origin)
      sink.list("spans", of: "span", spans) { span, _, sink in
        sink.range(from: span.range.lowerBound, to: span.range.upperBound)
        sink.optional("look", span.emphasis)
        sink.optional(
          "looks", ValueList(unlessEmpty: role == .message && span.emphasis != nil ? [] : span.emphases.all))
        sink.optional("href", span.address)
        sink.optional("title", span.title)
        sink.optional("footnote", span.footnote)
        sink.optional("color", span.color)
        sink.optional("background", span.background)
        sink.optional("ink", foreground(of: span))
        sink.optional("ground", background(of: span))
        sink.optional("tag", span.tag)
        let rects = span.tag == nil ? [] : found.rects(of: span.range)
        sink.optional("rects", ValueList(unlessEmpty: rects))
      }
    }
  }

  fileprivate func describeObjects(to sink: inout some LayoutSink) {
    if !objects.isEmpty {
      sink.list("objects", of: "object", objects) { placed, _, sink in
        sink.range(from: placed.offset, to: placed.offset + 1)
        sink.field("kind", placed.object.kind)
        sink.field("id", placed.object.id)
        sink.field("text", placed.text)
        sink.optional("source", placed.object.source)
        sink.optional("address", placed.object.address)
        sink.optional("label", placed.object.label)
      }
    }
  }
}

extension LabelPart {
  /// Describes a label without its role.
  ///
  /// - Parameter inks: The ink of the lines whose ink leaves the bubble, relative to the block.
  func describe(_ inks: [LineInk] = [], to sink: inout some LayoutSink) {
    sink.field("text", text)
    sink.field("frame", frame)
    sink.field("align", alignment)
    sink.optional("color", color)
    sink.field("ink", foreground)
    sink.optional("tint", tint)
    describeTokens(tokens, to: &sink) { foreground(of: $0) }
    if !spans.isEmpty || !objects.isEmpty {
      let (part, origin) = (asText, sink.block(at: blockOrigin, in: frame))
      part.describeSpans(at: origin, to: &sink)
      part.describeDecorations(at: origin, to: &sink)
      part.describeObjects(to: &sink)
    }
    // Renderers that lay out labels themselves need no lines, but have to know where a label is truncated.
    // Renderers that draw glyphs need the lines and the place of the truncation.
    guard sink.detail.glyphs || sink.detail.isExplicit else {
      sink.optional("hidden", block.lines.last?.hiddenRange)
      let ink = inks.dropFirst().reduce(inks.first?.frame) { $0?.union($1.frame) }
      sink.optional(
        "inkFrame", ink?.offset(x: frame.minX + blockOrigin.x, y: frame.minY + blockOrigin.y))
      return sink.optional("missing", CodePoints(block.missingCharacters))
    }
    block.describeLines(at: sink.block(at: blockOrigin, in: frame), inks: inks, to: &sink)
  }
}

extension MediaPart {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("type", kind)
    sink.field("state", state)
    sink.optional("progress", progress)
    sink.field("index", index)
    sink.field("frame", frame)
    sink.field("picture", picture)
    sink.field("corners", corners)
    sink.field("masked", isMasked, unless: false)
    sink.field("covered", isCovered, unless: false)
    sink.optional("alt", alternative)
    sink.optional("href", href)
    sink.field("ground", background)
    sink.field("ink", foreground)
    sink.optional("veil", veil)
  }
}

/// Describes the tokens of code.
private func describeTokens(
  _ tokens: [CodeToken], to sink: inout some LayoutSink, foreground: (CodeToken) -> ColorRole?
) {
  guard !tokens.isEmpty else { return }
  sink.list("tokens", of: "token", tokens) { token, _, sink in
    sink.range(from: token.range.lowerBound, to: token.range.upperBound)
    sink.field("role", token.role)
    sink.optional("ink", foreground(token))
  }
}
