import BubbleLayout
import LayoutPainting
import TextLayout

/// Draws a golden from its own content: `SVGPainter` paints the bubbles, boxes, pictures and texts that it
/// lists, with its colours and outlines.
///
/// A line without glyphs is shown as text in the fonts of the browser.
struct GoldenPicture {
  /// The drawn rows, with their frames in the transcript.
  private let rows: [GoldenNode]
  private let theme: Theme
  /// The golden's colours. Colours that it does not list are derived from the others.
  private let colors: ChatColors
  private var palette: ColorPalette { colors[theme.colors] }
  /// Shapes the lines; nil if lines are shown in the fonts of the browser.
  private let letters: GoldenLetters?
  /// The part of the transcript that is shown, in the transcript's coordinates.
  let viewport: Rect

  /// A marked frame.
  struct Mark {
    let frame: Rect
    let place: String
    /// Whether the difference of the item is a cause, not a consequence.
    let isCause: Bool
  }

  /// The maximum number of drawn rows.
  static let rowLimit = 60

  /// - Parameters:
  ///   - focus: The frame around which rows are shown if the transcript has too many; nil for the beginning.
  ///   - letters: Shapes the lines; nil to show them in the fonts of the browser.
  init(_ nodes: [GoldenNode], focus: Rect?, theme: Theme = .light, letters: GoldenLetters? = nil) {
    colors = Self.colors(of: nodes)
    self.letters = letters
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
    // Tails and shadows extend beyond their rows.
    let bottom = (frames.map(\.maxY).max() ?? 0) + 12
    viewport = Rect(x: 0, y: top, width: max(40, frames.map(\.maxX).max() ?? 0), height: bottom - top)
  }

  /// Returns the colours that a golden lists. If it lists none, the fills of its bubbles are used.
  private static func colors(of nodes: [GoldenNode]) -> ChatColors {
    var given = StyleColors()
    for node in nodes where node.kind == "cell" {
      let surface = ColorSurface(GoldenPart.role(of: node))
      for bubble in node.children where bubble.kind == "bubble" {
        let fill = bubble.value("fill").map(GoldenSpelling.text).flatMap(Color.init(hexadecimal:))
        if let fill { given.light[.on(surface, .fill)] = fill }
      }
    }
    for role in nodes.first(where: { $0.kind == "colors" })?.children ?? [] {
      guard let known = ColorRole(name: role.kind) else { continue }
      if let color = role.value("light").flatMap(Color.init(hexadecimal:)) { given.light[known] = color }
      if let color = role.value("dark").flatMap(Color.init(hexadecimal:)) { given.dark[known] = color }
    }
    return ChatStyle(colors: given).palettes
  }

  /// Places items that have no frame in a transcript, such as the steps of a composer, one below the other.
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

  /// Returns the drawing as SVG.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of identifiers, which keeps them unique on a page with many drawings.
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

  /// Draws what `SVGPainter` cannot paint: bubbles with a path, and items of custom strategies.
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

  /// Makes a cell of the parts of a row that `SVGPainter` can paint; nil if the row has no frame.
  private func cell(_ row: GoldenNode) -> Cell? {
    guard let frame = row.frame else { return nil }
    let bubble = row.children.first { $0.kind == "bubble" && $0.value("asset") != nil }
    let parts =
      row.children.compactMap(GoldenPart.part)
      + lines(of: row).compactMap { line in
        letters?.part(of: line.node, at: line.place, width: line.width, foreground: line.foreground)
      }
    guard bubble != nil || !parts.isEmpty else { return nil }
    return Cell(
      id: .string(row.key), sender: nil, role: GoldenPart.role(of: row),
      side: row.value("side").flatMap(Side.init) ?? .left, frame: frame,
      bubble: bubble.flatMap { node in node.frame.map { GoldenPart.bubble(node, $0) } }, parts: parts,
      colors: colors)
  }

  // MARK: Texts

  /// A line with its place, relative to its row.
  private struct PlacedLine {
    let node: GoldenNode
    let place: Point
    let width: LayoutUnit
    let foreground: ColorRole
  }

  private func lines(of row: GoldenNode) -> [PlacedLine] {
    ([row] + row.children).flatMap { part -> [PlacedLine] in
      let lines = part.children.filter { $0.kind == "line" }
      let foreground = part.value("ink").flatMap { ColorRole(name: $0) } ?? .on(.page, .text)
      var block = Point.zero
      if let own = part.origin, let frame = part.frame, part != row {
        block = Point(x: frame.minX + own.x, y: frame.minY + own.y)
      }
      return lines.compactMap { line in
        guard let frame = line.frame else { return nil }
        return PlacedLine(
          node: line, place: Point(x: block.x + frame.minX, y: block.y + frame.minY), width: frame.width,
          foreground: foreground)
      }
    }
  }

  /// Draws the lines that `SVGPainter` has not painted.
  private func texts(in row: GoldenNode) -> String {
    let origin = row.frame?.origin ?? .zero
    return lines(of: row).map { line in
      if letters?.part(of: line.node, at: line.place, width: line.width, foreground: line.foreground) != nil {
        return ""
      }
      let place = Point(
        x: origin.x + line.place.x - (line.node.frame?.minX ?? 0),
        y: origin.y + line.place.y - (line.node.frame?.minY ?? 0))
      return text(of: line.node, at: place, palette[line.foreground].hexadecimal)
    }.joined()
  }

  private func text(of line: GoldenNode, at origin: Point, _ color: String) -> String {
    guard let frame = line.frame?.offset(x: origin.x, y: origin.y),
      let baseline = line.value("baseline").flatMap({ LayoutUnit(rounded: $0) }), frame.width > 0
    else { return "" }
    let text = GoldenLine.shownText(line)
    let isRightToLeft = line.value("direction") == "rtl"
    let x = isRightToLeft ? frame.maxX : frame.minX
    // The line height of these fonts is about 1.36 times their size.
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
