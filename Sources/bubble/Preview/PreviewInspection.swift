import BubbleLayout
import Foundation
import LayoutFormat
import LayoutGoldens
import TextLayout

/// A question of a pane: what is at a point of the transcript?
struct PreviewPointQuestion: Decodable, Sendable {
  let pane: String
  /// In points.
  let x: Double
  let y: Double

  var point: Point { Point(x: LayoutUnit(x), y: LayoutUnit(y)) }
}

/// What is at a point: the part, where it is, what made it, and how a golden file writes it.
struct PreviewInspection: Encodable, Sendable {
  /// The kind of the part, and what it is for.
  let kind: String
  let role: String?
  /// The id of the row's message, as JSON; nil for the typing row.
  let id: MessageID?
  let sender: String?
  /// The frame `[x, y, width, height]` in the transcript, and in the row.
  let frame: [Double]
  let frameInRow: [Double]
  /// What a press there means.
  let target: String
  let fields: [StyleFieldPaths.Field]
  /// The lines of a golden file for the row, and the number of the one for the part.
  let golden: [String]
  let line: Int?

  /// How many lines of the golden are told at most.
  private static let mostLines = 400

  /// - Parameters:
  ///   - item: The row.
  ///   - hit: What a press there means.
  ///   - style: What the row is laid out by.
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

  /// The line of a part: parts are listed in their order, one level below the cell, after the bubble.
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
