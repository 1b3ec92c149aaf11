import BubbleLayout
import Foundation
import LayoutFormat
import LayoutGoldens
import TextLayout

/// A request of a pane: what is at a point of the transcript?
struct PreviewPointQuestion: Decodable, Sendable {
  let pane: String
  /// The coordinates in the transcript, in points.
  let x: Double
  let y: Double

  var point: Point { Point(x: LayoutUnit(x), y: LayoutUnit(y)) }
}

/// The part at a point: its place, the style's fields that made it, and its line in a golden file.
struct PreviewInspection: Encodable, Sendable {
  /// The kind of the part; `role` is its purpose.
  let kind: String
  let role: String?
  /// The id of the row's message; nil for the typing row.
  let id: MessageID?
  let sender: String?
  /// The frame `[x, y, width, height]` in the transcript, in points. `frameInRow` is relative to the row.
  let frame: [Double]
  let frameInRow: [Double]
  /// The meaning of a press on the part, in words.
  let target: String
  let fields: [StyleFieldPaths.Field]
  /// The lines of a golden file for the row. `line` is the index of the part's line.
  let golden: [String]
  let line: Int?

  /// The maximum number of golden lines in the answer.
  private static let mostLines = 400

  /// - Parameters:
  ///   - item: The row.
  ///   - hit: The meaning of a press at the point.
  ///   - style: The style of the row.
  init(_ item: TranscriptRow, _ hit: Hit, _ style: ChatStyle) {
    let row = item.frame
    id = hit.id
    target = hit.target.words
    golden = GoldenText([item]).text.split(separator: "\n").map(String.init)
      .drop { !($0.hasPrefix("cell ") || $0.hasPrefix("separator ") || $0.hasPrefix("typing")) }
      .prefix(Self.mostLines).map { $0 }
    guard let cell = item.cell else {
      (kind, role, sender, fields, line) = ("row", hit.target.words, nil, [], golden.isEmpty ? nil : 0)
      frame = Self.numbers(row)
      frameInRow = Self.numbers(Rect(origin: .zero, size: row.size))
      return
    }
    let part = hit.part.map { cell.parts[$0] }
    let isBubble = part == nil && hit.target == .bubble
    sender = cell.sender
    (kind, role) =
      part.map { ("\($0.kind)", $0.roleName) } ?? (isBubble ? ("bubble", nil) : ("cell", cell.role.rawValue))
    let place =
      part?.frame ?? (isBubble ? cell.bubble?.frame : nil) ?? Rect(origin: .zero, size: row.size)
    frameInRow = Self.numbers(place)
    frame = Self.numbers(place.offset(x: row.minX, y: row.minY))
    let paths =
      part != nil || isBubble
      ? StyleFieldPaths.paths(of: part, in: cell, target: hit.target) : StyleFieldPaths.row
    fields = StyleFieldPaths(style, role: cell.role).fields(under: paths)
    line = Self.line(of: hit.part, isBubble: isBubble, in: golden)
  }

  /// Returns the index of a part's line. Parts are listed in their order, one level below the cell, after the
  /// bubble.
  private static func line(of part: Int?, isBubble: Bool, in golden: [String]) -> Int? {
    let children = golden.indices.filter { golden[$0].hasPrefix("  ") && !golden[$0].hasPrefix("   ") }
    if isBubble { return children.first { golden[$0].hasPrefix("  bubble") } }
    guard let part else { return golden.isEmpty ? nil : 0 }
    let parts = children.filter { !golden[$0].hasPrefix("  bubble") }
    return parts.indices.contains(part) ? parts[part] : nil
  }

  private static func numbers(_ frame: Rect) -> [Double] {
    [frame.minX.points, frame.minY.points, frame.width.points, frame.height.points]
  }
}

extension Part {
  fileprivate var roleName: String? {
    switch self {
    case .label(let label): label.role.rawValue
    case .box(let box): box.role.rawValue
    case .delivery(let delivery): delivery.state.rawValue
    case .media(let media): "\(media.kind)"
    case .text, .avatar, .formula: nil
    }
  }
}
