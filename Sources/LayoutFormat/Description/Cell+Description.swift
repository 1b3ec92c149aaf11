import BubbleLayout
import TextLayout
import TextShaping

extension Cell {
  func describe(to sink: inout some LayoutSink) {
    sink.field("id", id)
    sink.nullable("sender", sender)
    sink.optional("senderName", facts.senderName)
    sink.field("side", side)
    sink.field("role", role)
    sink.field("frame", frame)
    describeBubble(to: &sink)
    describeParts(to: &sink)
    if sink.detail.elements || parts.contains(where: \.isOfBlocks) { describeElements(to: &sink) }
    if !highlights.isEmpty { describeHighlights(to: &sink) }
  }

  func describeBubble(to sink: inout some LayoutSink) {
    sink.nullableItem("bubble", bubble) { bubble, sink in bubble.describe(to: &sink) }
  }

  func describeParts(to sink: inout some LayoutSink) {
    sink.open(list: "parts")
    var count = PartCount()
    for (index, part) in parts.enumerated() {
      sink.open(element: part.kind, .part, number: count.number(of: part))
      // Fields come before the lists of the part, such as its lines and bars.
      sink.field("growing", index == growingPart, unless: false)
      part.describe(within: inkLimit(of: part), to: &sink)
      sink.close()
    }
    sink.closeList()
  }

  func describeElements(to sink: inout some LayoutSink) {
    sink.list("elements", of: "cellElement", elements) { element, _, sink in element.describe(to: &sink) }
  }

  func describeHighlights(to sink: inout some LayoutSink) {
    sink.list("highlights", of: "highlight", highlightedRanges) { highlight, _, sink in
      sink.optional("path", highlight.path.unlessOwn)
      sink.range(from: highlight.range.lowerBound, to: highlight.range.upperBound)
      sink.field("ground", highlight.background)
      sink.field("ink", highlight.foreground)
      sink.optional("rects", ValueList(unlessEmpty: highlight.rects))
    }
  }
}

extension Bubble {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("frame", frame)
    if let asset {
      sink.optional("asset", asset)
      sink.optional("caps", caps)
      sink.optional("resizing", resizing)
    }
    sink.nullable("tail", tail)
    sink.field("corners", corners)
    sink.field("mirrored", isMirrored, unless: false)
    sink.optional("fill", fill)
    sink.field("border", border, unless: 0)
    sink.field("ground", background)
    sink.field("ink", foreground)
    sink.optional("outline", outline)
    let patches = patches.filter { !$0.source.isEmpty && !$0.destination.isEmpty }
    guard !patches.isEmpty else { return }
    sink.list("patches", of: "patch", patches, .tuple) { patch, _, sink in
      sink.field("source", patch.source)
      sink.field("destination", patch.destination)
      sink.optional("tile", patch.tile)
    }
  }
}

extension Rect {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// Numbers the parts of a cell, separately for each kind, from 0.
private struct PartCount {
  private var (texts, labels, boxes, formulas) = (0, 0, 0, 0)

  /// Returns the number of the next part; nil for kinds that occur at most once in a cell.
  mutating func number(of part: Part) -> Int? {
    switch part {
    case .text: return Self.next(&texts)
    case .label: return Self.next(&labels)
    case .box: return Self.next(&boxes)
    case .formula: return Self.next(&formulas)
    case .media(let media): return media.index
    case .avatar, .delivery: return nil
    }
  }

  private static func next(_ count: inout Int) -> Int {
    defer { count += 1 }
    return count
  }
}

extension Part {
  /// Whether the part is a text of a message with blocks.
  fileprivate var isOfBlocks: Bool { if case .text(let text) = self { text.role != .message } else { false } }
}
