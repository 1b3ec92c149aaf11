import BubbleLayout
import Foundation
import LayoutPainting
import LayoutFormat
import LayoutGoldens
import TextLayout

/// A request of a pane: what is at a point of the transcript, or where is a part that was inspected before?
struct PreviewPointQuestion: Decodable, Sendable {
  let pane: String
  /// The coordinates in the transcript, in points; nil if the request has an id.
  let x: Double?
  let y: Double?
  /// The id of the message whose part was inspected before. `part` is the part's number, as in the answer.
  let id: MessageID?
  let part: Int?
  /// Whether only the part's frames are requested; nil for no.
  let isBrief: Bool?

  var point: Point? {
    guard let x, let y else { return nil }
    return Point(x: LayoutUnit(x), y: LayoutUnit(y))
  }
}

/// The part at a point: its place, the style's fields that made it, and its line in a golden file.
struct PreviewInspection: Encodable, Sendable {
  /// A part of a row, and the meaning of a press there.
  struct Place {
    let id: MessageID?
    /// The index of the part in the cell; nil for the bubble or the row.
    let part: Int?
    let target: HitTarget

    /// Numbers that stand for the bubble and for the row, in place of the index of a part.
    static let bubble = -1
    static let row = -2
  }

  /// The kind of the part; `role` is its purpose.
  let kind: String
  let role: String?
  /// The id of the row's message; nil for the typing row.
  let id: MessageID?
  let sender: String?
  /// The role of the message in styles: `sent`, `received` or `notice`; nil for rows between messages.
  let messageRole: String?
  /// The number of the part, for a later request; nil for rows between messages.
  let part: Int?
  /// The frame `[x, y, width, height]` in the transcript, in points. `frameInRow` is relative to the row.
  let frame: [Double]
  let frameInRow: [Double]
  /// The frame of the row in the transcript. `bubble` is the frame of the bubble around the part; nil if there
  /// is none.
  let row: [Double]
  let bubble: [Double]?
  /// The meaning of a press on the part, in words.
  let target: String
  let colors: [PreviewColor]
  let fields: [StyleFieldPaths.Field]
  /// The lines of a golden file for the row. `line` is the index of the part's line.
  let golden: [String]
  let line: Int?

  /// The maximum number of golden lines in the answer.
  private static let mostLines = 400

  /// - Parameters:
  ///   - item: The row.
  ///   - found: The part.
  ///   - style: The style of the row.
  ///   - theme: The theme in which the row is painted.
  ///   - isBrief: Whether only the frames are requested.
  init(_ item: TranscriptRow, _ found: Place, _ style: ChatStyle, _ theme: Theme, isBrief: Bool) {
    let frame = item.frame
    row = Self.numbers(frame)
    id = found.id
    target = found.target.words
    golden = isBrief ? [] : Self.golden(of: item)
    guard let cell = item.cell else {
      (kind, role, sender, messageRole, part) = ("row", found.target.words, nil, nil, nil)
      (fields, bubble, line) = ([], nil, golden.isEmpty ? nil : 0)
      self.frame = row
      frameInRow = Self.numbers(Rect(origin: .zero, size: frame.size))
      colors =
        isBrief
        ? []
        : PreviewColors(item, theme: theme).colors(in: Rect(origin: .zero, size: frame.size), without: [])
      return
    }
    let shown = found.part.map { cell.parts[$0] }
    let isBubble = shown == nil && found.target == .bubble
    sender = cell.sender
    messageRole = cell.role.rawValue
    part = found.part ?? (isBubble ? Place.bubble : Place.row)
    (kind, role) =
      shown.map { ("\($0.kind)", $0.roleName) } ?? (isBubble ? ("bubble", nil) : ("cell", cell.role.rawValue))
    let whole = Rect(origin: .zero, size: frame.size)
    let place = shown?.frame ?? (isBubble ? cell.bubble?.frame : nil) ?? whole
    frameInRow = Self.numbers(place)
    self.frame = Self.numbers(place.offset(x: frame.minX, y: frame.minY))
    let around = cell.bubble?.frame.contains(place) == true && !isBubble ? cell.bubble?.frame : nil
    bubble = around.map { Self.numbers($0.offset(x: frame.minX, y: frame.minY)) }
    guard !isBrief else {
      (colors, fields, line) = ([], [], nil)
      return
    }
    let painted = PreviewColors(item, theme: theme)
    colors =
      shown == nil
      ? painted.surfaces(of: isBubble ? place : nil)
      : painted.colors(
        in: place, without: cell.parts.indices.filter { $0 != found.part }.map { cell.parts[$0].frame })
    let paths =
      shown != nil || isBubble
      ? StyleFieldPaths.paths(of: shown, in: cell, target: found.target) : StyleFieldPaths.row
    fields = StyleFieldPaths(style, role: cell.role).fields(under: paths)
    line = Self.line(of: found.part, isBubble: isBubble, in: golden)
  }

  private static func golden(of item: TranscriptRow) -> [String] {
    GoldenText([item]).text.split(separator: "\n").map(String.init)
      .drop { !($0.hasPrefix("cell ") || $0.hasPrefix("separator ") || $0.hasPrefix("typing")) }
      .prefix(mostLines).map { $0 }
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

extension PreviewInspection.Place {
  /// - Parameters:
  ///   - hit: What a press means.
  ///   - row: The row that was pressed.
  init(_ hit: Hit, in row: TranscriptRow) {
    self.init(id: hit.id, part: row.cell == nil ? nil : hit.part, target: hit.target)
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
