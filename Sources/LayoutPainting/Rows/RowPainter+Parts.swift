import Foundation
import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// Paints a part other than avatars and initials.
  mutating func paint(_ part: Part, in cell: Cell) {
    switch part {
    case .text(let text): paint(text, at: part.blockPlace, in: cell)
    case .label(let label): paint(label)
    case .status(let status): paint(status)
    case .media(let media): paint(media, in: cell)
    case .box(let box): paint(box, in: cell)
    case .avatar: break
    }
  }

  private mutating func paint(_ part: TextPart, at origin: Point, in cell: Cell) {
    for span in part.spans {
      guard let ground = part.ground(of: span) else { continue }
      for rect in part.block.selectionRects(for: span.range) {
        let room = Insets(top: 0, left: -2, bottom: 0, right: -2)
        surface.fill(rect.offset(x: origin.x, y: origin.y).inset(by: room), radius: 4, with: ground)
      }
    }
    for highlight in cell.highlightedRanges {
      for rect in highlight.rects { surface.fill(rect, radius: 3, with: highlight.ground) }
    }
    let units = Array(part.text.utf16)
    let colors = cell.colors
    var text = InkedText(block: part.block, text: part.text, ink: part.ink, objects: part.objects)
    text.ranges = part.detected.filter { $0.range.upperBound <= units.count }.map { found in
      (found.range, part.ink(of: found), found.address(in: units))
    }
    surface.draw(text, at: origin)
    for (range, ink, _) in text.ranges where colors[theme.colors][ink] == colors[theme.colors][part.ink] {
      underline(range, of: part, at: origin, with: ink)
    }
  }

  /// Underlines what is told apart from the text around it by no colour.
  private mutating func underline(
    _ range: Range<Int>, of part: TextPart, at origin: Point, with ink: ColorRole
  ) {
    for rect in part.block.selectionRects(for: range) {
      let line = part.block.lines.first { $0.frame.minY <= rect.midY && rect.midY <= $0.frame.maxY }
      guard let line else { continue }
      let y = origin.y + line.baseline + LayoutUnit(1.5)
      surface.fill(
        Rect(x: origin.x + rect.minX, y: y, width: rect.width, height: 1), radius: 0, with: ink)
    }
  }

  mutating func paint(_ label: LabelPart) {
    surface.draw(
      InkedText(block: label.block, text: label.text, ink: label.ink), at: Part.label(label).blockPlace)
  }

  mutating func paint(_ avatar: AvatarPart, of sender: String?) {
    func paintPlaceholder(_ painter: inout RowPainter) {
      painter.surface.fill(avatar.frame, radius: avatar.radius, with: avatar.ground)
    }
    if let sender {
      let shape = OutlinePath(avatar.frame, corners: CornerRadii(all: avatar.radius))
      paint(
        PicturePlace(subject: .avatar(sender: sender), frame: avatar.frame, shape: shape),
        orElse: paintPlaceholder)
    } else {
      paintPlaceholder(&self)
    }
    if avatar.border > 0 {
      surface.outline(avatar.frame, radius: avatar.radius, width: avatar.border.points, with: avatar.ink)
    }
  }

  /// - Parameter cell: The cell that a box belongs to; nil for a row between messages.
  mutating func paint(_ box: BoxPart, in cell: Cell? = nil) {
    // It is not visible until a swipe uncovers it.
    if box.role == .swipe { return }
    if let subject = cell.flatMap({ subject(of: box, in: $0) }) {
      let place = PicturePlace(subject: subject, frame: box.frame, shape: box.shape)
      paint(place) { $0.paintShape(of: box, in: cell) }
    } else {
      paintShape(of: box, in: cell)
    }
  }

  private mutating func paintShape(of box: BoxPart, in cell: Cell?) {
    let shape = box.shape
    if let ground = box.ground {
      // The bar of a quote lies along its edge, and has its corners.
      if box.role == .quoteBar, let quote = cell?.quoteShape {
        surface.fill(shape, clippedTo: [quote], with: ground)
      } else if box.corners != nil {
        surface.fill(shape, with: ground)
      } else {
        surface.fill(box.frame, radius: box.radius, with: ground)
      }
    }
    guard let ink = box.ink else { return }
    if let sign = box.sign {
      paint(Sign(sign), in: box.frame, with: ink, on: box.ground)
    } else if !box.bars.isEmpty {
      for bar in box.bars { surface.fill(bar, radius: bar.width.half, with: ink) }
    } else if box.role != .waveform {
      let width = box.role == .reaction ? 1.0 : 1.5
      surface.outline(box.frame, radius: box.radius, width: width, with: ink)
    }
  }

  /// What the picture in a box shows; nil for a box that has none.
  private func subject(of box: BoxPart, in cell: Cell) -> PictureSubject? {
    switch (box.role, box.sign, box.index) {
    case (.emoji, _, _): box.name.map { .emoji(id: $0) }
    case (.quotePicture, _, _): .quote(message: cell.id)
    case (.custom, _, let index?), (.linkPicture, _, let index?), (.icon, .place?, let index?),
      (.icon, .person?, let index?):
      .attachment(message: cell.id, index: index)
    default: nil
    }
  }
}

extension Cell {
  /// The ground of its quote; nil for none.
  fileprivate var quoteShape: OutlinePath? {
    for case .box(let box) in parts where box.role == .quote {
      return box.shape
    }
    return nil
  }
}

extension BoxPart {
  fileprivate var shape: OutlinePath {
    OutlinePath(frame, corners: corners ?? CornerRadii(all: radius))
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
