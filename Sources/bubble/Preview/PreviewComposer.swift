import BubbleLayout
import LayoutPainting
import TextLayout

/// A request of the page's composer: to lay out a text.
struct PreviewComposerQuestion: Decodable, Sendable {
  let text: String
  /// The start and end of the selection, in UTF-16 offsets.
  let selection: [Int]
  /// The width of the composer, in points.
  let width: Double
  let fontScale: Double
  let fonts: String
  let theme: String
  /// The direction of the interface; nil for left to right.
  let direction: String?
  /// The coordinates of a press, in points; nil for none.
  let point: [Double]?
}

/// The composer, laid out and painted.
struct PreviewComposer: Encodable, Sendable {
  let height: Double
  let contentHeight: Double
  /// How far the content has to be scrolled, in points, to show the caret.
  let scroll: Double
  let lines: Int
  /// The rectangles `[x, y, width, height]` of the selection, in points. `caret` is the caret's rectangle.
  let selection: [[Double]]
  let caret: [Double]
  /// The UTF-16 offset nearest to the requested point; nil if none was requested.
  let offset: Int?
  let definitions: String
  let svg: String
  let rules: String

  init(_ question: PreviewComposerQuestion, engine: LayoutEngine) throws(PreviewRefusal) {
    guard question.text.utf8.count <= PreviewSettings.largestText, PreviewSettings.widths ~= question.width,
      PreviewSettings.fontScales ~= question.fontScale, question.selection.count == 2
    else { throw .init("the request for a composer is invalid") }
    let style = ComposerStyle(
      font: .system(16), insets: Insets(top: 8, left: 12, bottom: 8, right: 12), maximumHeight: 160,
      placeholder: question.direction == "rtl" ? "رسالة" : "Message",
      direction: question.direction.flatMap(InterfaceDirection.init) ?? .leftToRight
    ).scaled(by: question.fontScale)
    let composer = Composer(question.text, style: style, engine: engine)
    let layout = composer.layout(width: question.width)
    let origin = layout.blockOrigin
    let length = composer.length
    let bounds = question.selection.map { min(max(0, $0), length) }
    let (start, end) = (min(bounds[0], bounds[1]), max(bounds[0], bounds[1]))
    height = layout.size.height.points
    contentHeight = layout.contentHeight.points
    scroll = layout.scrollOffset(showing: end).points
    lines = layout.block.lines.count
    selection = layout.block.selectionRects(for: start..<end).map {
      Self.numbers($0.offset(x: origin.x, y: origin.y))
    }
    let place = TextPosition(offset: end, affinity: .downstream)
    caret = Self.numbers(layout.block.caret(at: place).frame.offset(x: origin.x, y: origin.y))
    offset = question.point.flatMap { point in
      guard point.count == 2 else { return nil }
      let inner = Point(x: LayoutUnit(point[0]) - origin.x, y: LayoutUnit(point[1]) - origin.y)
      return layout.block.position(at: inner).offset
    }
    var painter = SVGRowPainter(
      theme: question.theme == "dark" ? .dark : .light, colors: .standard, showsFrames: false, prefix: "k-")
    if let placeholder = layout.placeholder {
      svg = painter.paint(placeholder, of: style.placeholder, at: origin, with: .on(.received, .secondary))
    } else {
      svg = painter.paint(layout.block, of: question.text, at: origin, with: .on(.received, .text))
    }
    definitions = painter.takeDefinitions()
    rules = painter.rules
  }

  private static func numbers(_ frame: Rect) -> [Double] {
    [frame.minX.points, frame.minY.points, frame.width.points, frame.height.points]
  }
}
