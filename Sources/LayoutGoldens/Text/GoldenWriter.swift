import BubbleLayout
import TextLayout
import TextShaping

/// Writes the text form of a layout.
struct GoldenWriter {
  let detail: GoldenDetail
  private(set) var text = ""

  init(detail: GoldenDetail) { self.detail = detail }

  mutating func begin(_ environment: GoldenEnvironment, properties: [(name: String, value: String)]) {
    text += GoldenFormat.signature + "\n"
    line(
      0, "environment",
      [
        ("harfbuzz", GoldenFormat.quoted(environment.shaper)),
        ("unicode", GoldenFormat.quoted(environment.unicode)),
      ])
    for font in environment.fonts {
      line(0, "font \(GoldenFormat.word(font.name))", [("sha256", GoldenFormat.quoted(font.hash))])
    }
    guard !properties.isEmpty else { return }
    line(0, "case", properties.map { (GoldenFormat.word($0.name), GoldenFormat.quoted($0.value)) })
  }

  mutating func write(_ cell: Cell, index: Int) {
    var fields = [("id", GoldenFormat.quoted(cell.id.description))]
    if let sender = cell.sender { fields.append(("sender", GoldenFormat.quoted(sender))) }
    fields += [("side", cell.side.rawValue), ("frame", rect(cell.frame))]
    line(0, "cell \(index)", fields)
    if let bubble = cell.bubble { write(bubble) }
    var (texts, labels, boxes) = (0, 0, 0)
    for part in cell.parts {
      switch part {
      case .text(let part):
        let origin =
          part.blockOrigin == .zero ? [] : [("origin", list([part.blockOrigin.x, part.blockOrigin.y]))]
        line(1, "text \(texts)", [("frame", rect(part.frame))] + origin)
        write(part.block, part.text)
        texts += 1
      case .label(let part):
        line(
          1, "label \(labels)",
          [
            ("role", part.role.rawValue), ("frame", rect(part.frame)),
            ("origin", list([part.blockOrigin.x, part.blockOrigin.y])), ("align", part.alignment.rawValue),
            ("text", GoldenFormat.quoted(part.text)),
          ])
        write(part.block, part.text)
        labels += 1
      case .avatar(let part):
        line(1, "avatar", [("frame", rect(part.frame)), ("radius", GoldenFormat.length(part.radius))])
      case .status(let part):
        line(1, "status", [("state", part.state.rawValue), ("frame", rect(part.frame))])
      case .media(let part):
        line(
          1, "media \(part.index)",
          [
            ("kind", part.kind.rawValue), ("state", part.state.rawValue), ("frame", rect(part.frame)),
            ("picture", rect(part.picture)),
          ])
      case .box(let part):
        line(
          1, "box \(boxes)",
          [
            ("role", part.role.rawValue), ("frame", rect(part.frame)),
            ("radius", GoldenFormat.length(part.radius)),
          ])
        boxes += 1
      }
    }
  }

  private mutating func write(_ bubble: Bubble) {
    var fields = [("frame", rect(bubble.frame))]
    if let asset = bubble.asset {
      let caps = bubble.caps
      fields += [
        ("asset", GoldenFormat.quoted(asset)),
        ("caps", list([caps.top, caps.left, caps.bottom, caps.right])),
        ("resizing", bubble.resizing.rawValue),
      ]
    }
    if let tail = bubble.tail { fields.append(("tail", tail.rawValue)) }
    let corners = bubble.corners
    if corners != .zero {
      fields.append(
        ("corners", list([corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft])))
    }
    line(1, "bubble", fields)
  }

  private mutating func write(_ block: TextBlock, _ text: String) {
    let units = Array(text.utf16)
    for (index, box) in block.lines.enumerated() {
      let range = box.start.clamped(units)..<max(box.start, box.end).clamped(units)
      line(
        2, "line \(index)",
        [
          ("range", "[\(box.start) \(box.end)]"), ("visible", "\(box.visibleEnd)"),
          ("frame", rect(box.frame)),
          ("baseline", GoldenFormat.length(box.baseline)), ("ending", box.ending.rawValue),
          ("direction", box.isRightToLeft ? "rtl" : "ltr"),
          ("text", GoldenFormat.quoted(String(decoding: units[range], as: UTF16.self))),
        ])
      guard detail == .glyphs else { continue }
      for (number, run) in block.glyphRuns(inLine: index).enumerated() { write(run, number) }
    }
  }

  private mutating func write(_ run: GlyphRun, _ index: Int) {
    line(
      3, "run \(index)",
      [
        ("font", GoldenFormat.word(run.font.face.name)),
        ("size", GoldenFormat.length(LayoutUnit(run.font.pointSize))),
        ("range", "[\(run.range.lowerBound) \(run.range.upperBound)]"),
        ("direction", run.isRightToLeft ? "rtl" : "ltr"),
      ])
    for (number, glyph) in run.glyphs.enumerated() {
      line(
        4, "glyph \(number)",
        [
          ("id", "\(glyph.id)"), ("cluster", "\(glyph.cluster)"),
          ("origin", list([glyph.origin.x, glyph.origin.y])),
        ])
    }
  }

  private mutating func line(_ depth: Int, _ head: String, _ fields: [(String, String)]) {
    text += String(repeating: "  ", count: depth) + head
    for (name, value) in fields { text += " \(name)=\(value)" }
    text += "\n"
  }

  private func rect(_ frame: Rect) -> String { list([frame.minX, frame.minY, frame.width, frame.height]) }

  private func list(_ lengths: [LayoutUnit]) -> String {
    "[" + lengths.map(GoldenFormat.length).joined(separator: " ") + "]"
  }
}

extension Int {
  fileprivate func clamped(_ units: [UInt16]) -> Int { Swift.min(Swift.max(self, 0), units.count) }
}
