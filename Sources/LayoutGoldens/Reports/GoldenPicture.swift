import BubbleLayout
import LayoutPainting
import TextLayout

/// A golden drawn from nothing but what it says: bubbles, boxes and pictures by the painters, outlines as they are
/// written, texts line by line at their baselines and as wide as they are.
///
/// Letters are the viewer's own, stretched to the widths of the lines, since a golden of lines lists no glyphs.
struct GoldenPicture {
  /// The rows that are drawn, with what they are in the transcript.
  private let rows: [GoldenNode]
  private let theme: Theme
  /// Goldens name roles of colours; what a style makes of them is not in them.
  private var palette: ColorPalette { ChatColors.standard[theme.colors] }
  /// The part of the transcript that is shown, in its coordinates.
  let viewport: Rect

  /// A frame to point at.
  struct Mark {
    let frame: Rect
    let place: String
    /// Whether the item has changed by itself, and not with another one.
    let isCause: Bool
  }

  /// How many rows are drawn at most.
  static let rowLimit = 60

  /// - Parameters:
  ///   - focus: What has to be seen, where not all of the transcript can be; nil for the beginning.
  init(_ nodes: [GoldenNode], focus: Rect?, theme: Theme = .light) {
    var theme = theme
    theme.paintsBackground = false
    self.theme = theme
    let all = Self.placed(nodes)
    var first = 0
    if all.count > Self.rowLimit, let focus {
      first = all.firstIndex { ($0.frame?.maxY ?? 0) > focus.minY } ?? 0
      first = max(0, min(first - 3, all.count - Self.rowLimit))
    }
    rows = Array(all.dropFirst(first).prefix(Self.rowLimit))
    let frames = rows.compactMap(\.frame)
    let top = frames.map(\.minY).min() ?? 0
    // Tails and shadows reach out of their rows.
    let bottom = (frames.map(\.maxY).max() ?? 0) + 12
    viewport = Rect(x: 0, y: top, width: max(40, frames.map(\.maxX).max() ?? 0), height: bottom - top)
  }

  /// Items that have no place in a transcript, such as the steps of a composer, stand below one another.
  private static func placed(_ nodes: [GoldenNode]) -> [GoldenNode] {
    var bottom: LayoutUnit = 0
    return nodes.compactMap { node in
      if node.isRow || node.frame != nil {
        bottom = node.frame?.maxY ?? bottom
        return node
      }
      guard let size = node.value("size").flatMap(GoldenNode.lengths), size.count == 2 else { return nil }
      var placed = node
      let lengths = [0, bottom, size[0], size[1]].map { GoldenSpelling.length($0) }
      placed.fields.append(GoldenField(name: "frame", value: "[\(lengths.joined(separator: " "))]"))
      bottom = bottom + size[1] + 8
      return placed
    }
  }

  /// The drawing.
  ///
  /// - Parameters:
  ///   - prefix: Of identifiers, since a page has many drawings.
  ///   - marks: The frames to mark.
  func svg(prefix: String, marks: [Mark]) -> String {
    let (width, height) = (viewport.width.points, viewport.height.points)
    var svg =
      "<svg class=\"gp\" xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 \(viewport.minY.points) \(width) \(height)\" role=\"img\">"
    for row in rows { svg += shapes(in: row) }
    let cells = rows.compactMap(cell)
    if !cells.isEmpty {
      let painter = SVGPainter(theme: theme, identifierPrefix: prefix)
      svg += painter.drawing(of: cells)
    }
    for row in rows { svg += texts(in: row) }
    svg += "<g class=\"gp-marks\">"
    for mark in marks where mark.frame.maxY >= viewport.minY && mark.frame.minY <= viewport.maxY {
      svg +=
        "<rect\(mark.isCause ? " class=\"c\"" : "") \(Self.attributes(mark.frame.outset(1)))><title>\(XML.text(mark.place))</title></rect>"
    }
    return svg + "</g></svg>"
  }

  // MARK: Shapes

  /// Bubbles that are paths, and items that only users' own strategies know.
  private func shapes(in row: GoldenNode) -> String {
    let origin = row.frame?.origin ?? .zero
    var svg = "<g transform=\"translate(\(origin.x.points) \(origin.y.points))\">"
    if row.kind == "typing", let size = row.frame?.size {
      let pill = Rect(x: 12, y: 0, width: size.height + size.height.half, height: size.height)
      svg += "<rect \(Self.attributes(pill)) rx=\"\(size.height.half.points)\" fill=\"#8884\"/>"
    } else if !row.isRow, let size = row.frame?.size {
      svg += "<rect \(Self.attributes(Rect(origin: .zero, size: size))) fill=\"none\" stroke=\"#8888\"/>"
    }
    for part in row.children {
      guard let frame = part.frame else { continue }
      switch part.kind {
      case "bubble" where part.value("asset") == nil:
        let surface = ColorSurface(GoldenPart.role(of: row))
        let (fill, border) = (palette[.on(surface, .fill)], palette[.on(surface, .border)])
        let paint = "fill=\"\(fill.hexadecimal)\" stroke=\"\(border.hexadecimal)\" stroke-width=\"0.5\""
        if let outline = part.value("outline"), let path = GoldenSpelling.path(outline) {
          svg += "<path d=\"\(path)\" \(paint)/>"
        } else {
          svg += "<rect \(Self.attributes(frame)) \(paint)/>"
        }
      case "bubble", "text", "label", "box", "media", "avatar", "status": break
      default: svg += "<rect \(Self.attributes(frame)) fill=\"#8882\" stroke=\"#8888\"/>"
      }
    }
    return svg + "</g>"
  }

  /// What the painters paint of a row: a cell without its texts.
  private func cell(_ row: GoldenNode) -> Cell? {
    guard row.kind == "cell", let frame = row.frame else { return nil }
    let bubble = row.children.first { $0.kind == "bubble" && $0.value("asset") != nil }
    let parts = row.children.compactMap(GoldenPart.part)
    guard bubble != nil || !parts.isEmpty else { return nil }
    return Cell(
      id: .string(row.key), sender: nil, role: GoldenPart.role(of: row),
      side: row.value("side").flatMap(Side.init) ?? .left, frame: frame,
      bubble: bubble.flatMap { node in node.frame.map { GoldenPart.bubble(node, $0) } }, parts: parts)
  }

  // MARK: Texts

  private func texts(in row: GoldenNode) -> String {
    let origin = row.frame?.origin ?? .zero
    var svg = ""
    for part in [row] + row.children where part.children.contains(where: { $0.kind == "line" }) {
      let ink = part.value("ink").flatMap { ColorRole(name: $0) } ?? .on(.page, .text)
      let color = palette[ink].hexadecimal
      var block = origin
      if let own = part.origin, let frame = part.frame {
        block = Point(x: block.x + frame.minX + own.x, y: block.y + frame.minY + own.y)
      }
      for line in part.children where line.kind == "line" { svg += text(of: line, at: block, color) }
    }
    return svg
  }

  private func text(of line: GoldenNode, at origin: Point, _ color: String) -> String {
    guard let frame = line.frame?.offset(x: origin.x, y: origin.y),
      let baseline = line.value("baseline").flatMap({ LayoutUnit(rounded: $0) }), frame.width > 0
    else { return "" }
    var text = GoldenSpelling.text(line.value("text") ?? "\"\"")
    while text.last?.isWhitespace == true { text.removeLast() }
    let isRightToLeft = line.value("direction") == "rtl"
    let x = isRightToLeft ? frame.maxX : frame.minX
    // The fonts here are about 1.36 times as high as they are large.
    let size = ((frame.height.points / 1.362) * 10).rounded() / 10
    return
      "<text x=\"\(x.points)\" y=\"\((origin.y + baseline).points)\" font-size=\"\(size)\" fill=\"\(color)\""
      + (isRightToLeft ? " direction=\"rtl\"" : "")
      + " textLength=\"\(frame.width.points)\" lengthAdjust=\"spacingAndGlyphs\">\(XML.text(text))</text>"
  }

  private static func attributes(_ frame: Rect) -> String {
    "x=\"\(frame.minX.points)\" y=\"\(frame.minY.points)\" width=\"\(max(0, frame.width).points)\" "
      + "height=\"\(max(0, frame.height).points)\""
  }
}

extension Rect {
  fileprivate func outset(_ length: LayoutUnit) -> Rect {
    inset(by: Insets(top: -length, left: -length, bottom: -length, right: -length))
  }
}
