import BubbleLayout
import Foundation
import LayoutPainting
import TextLayout

/// Lays out what the page asks for. It has no state, and requests share it.
struct PreviewLayout: Sendable {
  let engine: LayoutEngine
  /// The styles the page may ask for, by name; a request cannot name a file.
  let styles: [(name: String, style: ChatStyle)]
  /// The messages above the typed ones.
  let messages: [Message]
  let reader: ReaderOptions

  /// - Throws: `PreviewRequest.Refusal` for a style that does not exist.
  func answer(_ request: PreviewRequest) throws(PreviewRequest.Refusal) -> PreviewAnswer {
    guard let style = styles.first(where: { $0.name == request.style })?.style else {
      throw .init(reason: "there is no style of that name")
    }
    let environment = LayoutEnvironment(
      me: reader.me, locale: .init(identifier: reader.locale), timeZone: reader.zone,
      direction: InterfaceDirection(rawValue: request.direction) ?? .leftToRight, fontScale: request.fontScale
    )
    let start = ContinuousClock.now
    let cells = Array(
      engine.cells(
        for: messages + request.messages(me: reader.me), style: style, width: request.width, in: environment))
    let duration = ContinuousClock.now - start
    let height = cells.last?.frame.maxY ?? 0
    var painter = SVGPainter(theme: request.isDark ? .dark : .light, showsFrames: true)
    painter.margins.top = 4
    var svg = ""
    painter.paint(cells, size: Size(width: LayoutUnit(request.width), height: height), to: &svg)
    return PreviewAnswer(
      svg: svg, height: height.points, microseconds: Int(duration / .microseconds(1)),
      cells: cells.map { cell in
        PreviewAnswer.Row(
          id: cell.id.description, height: cell.height.points, lines: cell.text?.lines.count ?? 0)
      })
  }
}
