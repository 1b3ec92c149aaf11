import BubbleLayout
import Foundation
import TextLayout

extension RowPainter {
  /// Paints a text: what is behind its ranges, its lines, and lines under what no colour tells apart.
  ///
  /// - Complexity: Linear in the text and its ranges, however these lie.
  mutating func paint(_ part: TextPart, at origin: Point, in cell: Cell) {
    paintGrounds(of: part, at: origin)
    for highlight in cell.highlightedRanges {
      for rect in highlight.rects { surface.fill(rect, radius: 3, with: highlight.ground) }
    }
    let colors = cell.colors
    let text = InkedText(part)
    surface.draw(text, at: origin)
    var walk = SelectionWalk(part.block)
    for range in text.ranges where colors[theme.colors][range.ink] == colors[theme.colors][part.ink] {
      for (rect, line) in walk.rects(for: range.range) {
        let y = origin.y + part.block.lines[line].baseline + LayoutUnit(1.5)
        surface.fill(
          Rect(x: origin.x + rect.minX, y: y, width: rect.width, height: 1), radius: 0, with: range.ink)
      }
    }
  }

  /// Paints what is behind spans. Where they overlap it is painted once, or so many spans over so many lines would be painted
  /// as often as their product.
  private mutating func paintGrounds(of part: TextPart, at origin: Point) {
    var walk = SelectionWalk(part.block)
    for (range, ground) in part.grounds {
      for (rect, _) in walk.rects(for: range) {
        let room = Insets(top: 0, left: -2, bottom: 0, right: -2)
        surface.fill(rect.offset(x: origin.x, y: origin.y).inset(by: room), radius: 4, with: ground)
      }
    }
  }
}

extension TextPart {
  /// The ranges of its spans with the colours behind them, ascending and apart from each other.
  fileprivate var grounds: [(range: Range<Int>, ground: ColorRole)] {
    var grounds: [(range: Range<Int>, ground: ColorRole)] = []
    let painted = spans.compactMap { span in ground(of: span).map { (span.range, $0) } }
    for (range, ground) in painted.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      if let last = grounds.last, range.lowerBound < last.range.upperBound, ground == last.ground {
        let end = max(last.range.upperBound, range.upperBound)
        grounds[grounds.count - 1].range = last.range.lowerBound..<end
      } else {
        grounds.append((range, ground))
      }
    }
    return grounds
  }
}

extension InkedText {
  /// A message's text.
  fileprivate init(_ part: TextPart) {
    self.init(block: part.block, text: part.text, ink: part.ink, objects: part.objects)
    let units = Array(part.text.utf16)
    var end = 0
    for found in part.detected where found.range.lowerBound >= end && found.range.upperBound <= units.count {
      guard !found.range.isEmpty else { continue }
      ranges.append(
        InkedRange(range: found.range, ink: part.ink(of: found), address: found.address(in: units)))
      end = found.range.upperBound
    }
  }
}

extension DetectedData {
  /// The address that it leads to; nil for what has none.
  ///
  /// - Parameter units: The text that it was found in.
  fileprivate func address(in units: [UInt16]) -> String? {
    let text = String(decoding: units[range], as: UTF16.self)
    switch kind {
    case .link:
      guard let end = text.range(of: "://") else { return "https://" + text }
      // No page should run what a message says.
      return ["http", "https", "ftp"].contains(text[..<end.lowerBound].lowercased()) ? text : nil
    case .mail: return "mailto:" + text
    case .phone: return "tel:" + text.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    case .mention, .tag, .date, .address: return nil
    }
  }
}
