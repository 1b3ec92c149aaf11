import BubbleLayout
import Foundation
import TextLayout

extension RowPainter {
  /// Paints a text: the backgrounds of its ranges, its lines, and underlines of ranges that have the same
  /// colour as the text around them. The covers of spoilers are painted later, after the parts within the
  /// text.
  ///
  /// - Complexity: Linear in the text and its ranges, also if they overlap.
  mutating func paint(_ part: TextPart, at origin: Point, in cell: Cell) {
    let decorations = part.decorations(at: origin)
    for decoration in decorations where decoration.kind.isGround { surface.fill(decoration) }
    if part.role != .marker { paintHighlights(at: part.path) }
    let colors = cell.colors
    let text = ColoredText(part, hiding: theme.showsSpoilers ? [] : part.spoilers)
    for decoration in decorations where decoration.kind == .underline { surface.fill(decoration) }
    surface.draw(text, at: origin)
    var walk = SelectionWalk(part.block)
    for range in text.ranges {
      guard case .role(let foreground) = range.color,
        colors[theme.colors][foreground] == colors[theme.colors][part.foreground]
      else { continue }
      for (rect, line) in walk.rects(for: range.range) {
        let y = origin.y + part.block.lines[line].baseline + LayoutUnit(1.5)
        surface.fill(
          Rect(x: origin.x + rect.minX, y: y, width: rect.width, height: 1), radius: 0, with: foreground)
      }
    }
    for decoration in decorations where decoration.kind == .strike { surface.fill(decoration) }
    if !theme.showsSpoilers { covers += decorations.filter { $0.kind == .spoiler } }
  }

  /// Paints the backgrounds of the highlighted ranges of a text.
  mutating func paintHighlights(at path: ContentPath) {
    for highlight in highlights[path] ?? [] {
      for rect in highlight.rects { surface.fill(rect, radius: 3, with: highlight.background) }
    }
  }
}

extension ColoredText {
  /// Makes a coloured text from a part.
  ///
  /// - Parameter hidden: The ranges whose letters something covers.
  fileprivate init(_ part: TextPart, hiding hidden: [Range<Int>]) {
    self.init(block: part.block, text: part.text, foreground: part.foreground, objects: part.objects)
    self.hidden = hidden
    ranges = part.foregrounds.map { ColoredRange(range: $0.range, color: $0.color) }
    guard !ranges.isEmpty else { return }
    let units = Array(part.text.utf16)
    var layers = part.detected.filter { $0.range.upperBound <= units.count }.map { found in
      (range: found.range, address: found.address(in: units))
    }
    for span in part.spans {
      guard let address = span.address else { continue }
      layers.append((span.range.clamped(to: 0..<units.count), address.isFollowed ? address : nil))
    }
    links = RangeLayers.visible(layers.map(\.range)).compactMap { range, layer in
      layers[layer].address.map { ColoredLink(range: range, address: $0) }
    }
  }
}

extension String {
  /// Whether a drawing may link to the address. Other schemes, such as `javascript:`, could run code from a
  /// message.
  fileprivate var isFollowed: Bool {
    let start = prefix(8).lowercased()
    return ["http://", "https://", "ftp://", "mailto:", "tel:"].contains { start.hasPrefix($0) }
  }
}

extension DetectedData {
  /// Returns the address of the data; nil if it has none.
  ///
  /// - Parameter units: The text that contains the data, in UTF-16 code units.
  fileprivate func address(in units: [UInt16]) -> String? {
    let text = String(decoding: units[range], as: UTF16.self)
    switch kind {
    case .link:
      guard let end = text.range(of: "://") else { return "https://" + text }
      // Other schemes, such as `javascript:`, could run code from a message.
      return ["http", "https", "ftp"].contains(text[..<end.lowerBound].lowercased()) ? text : nil
    case .mail: return "mailto:" + text
    case .phone: return "tel:" + text.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    case .mention, .hashtag, .date, .address: return nil
    }
  }
}
