import BubbleLayout
import TextLayout

extension SVGWriter {
  mutating func paint(_ part: Part, in cell: Cell) {
    switch part {
    case .text(let text):
      beginText(in: cell)
      paint(text.block, at: part.blockPlace)
      write("</g>")
      if painter.includesText { writeText(of: text.block, text.text, at: part.blockPlace) }
    case .label(let label):
      begin(label, in: cell)
      paint(label.block, at: part.blockPlace)
      write("</g>")
    case .avatar(let avatar):
      if overlay?.avatar?.id == cell.id {
        floatingRadius = avatar.radius
      } else {
        paintShape(avatar.frame, radius: avatar.radius)
      }
    case .status(let status): paintShape(status.frame, radius: status.frame.height.half)
    case .media(let media): paint(media, in: cell)
    case .box(let box): paint(box)
    }
  }

  private mutating func paint(_ box: BoxPart) {
    switch box.role {
    // A swipe uncovers it: at rest there is nothing to see.
    case .swipe: break
    case .selection: writeRect(box.frame, "class=\"ring\" fill=\"none\"" + rounding(box.radius))
    case .capsule: writeRect(box.frame, "fill-opacity=\".45\"" + rounding(box.radius))
    default: paintShape(box.frame, radius: box.radius)
    }
  }

  /// A plain shape where an application puts its own picture.
  mutating func paintShape(_ frame: Rect, radius: LayoutUnit) {
    writeRect(frame, "class=\"label\" fill-opacity=\".25\"" + rounding(radius))
  }

  func rounding(_ radius: LayoutUnit) -> String {
    radius > 0 ? " rx=\"\(SVGNumber.text(radius))\"" : ""
  }

  // MARK: Colours

  private mutating func beginText(in cell: Cell) {
    write(cell.bubble.map { "<g\(color(on: $0, role: cell.role))>" } ?? "<g class=\"plain\">")
  }

  private mutating func begin(_ label: LabelPart, in cell: Cell) {
    let isOnCapsule = cell.parts.contains {
      if case .box(let box) = $0, box.role == .capsule { box.frame.holds(label.frame) } else { false }
    }
    if isOnCapsule { return write("<g fill=\"#ffffff\">") }
    guard let bubble = cell.bubble, bubble.frame.holds(label.frame) else {
      return write("<g class=\"label\">")
    }
    write("<g\(color(on: bubble, role: cell.role)) fill-opacity=\"\(label.role.isFaint ? ".6" : ".85")\">")
  }

  /// The colour of what stands on a bubble, as attributes.
  func color(on bubble: Bubble, role: MessageRole) -> String {
    if let picture = painter.theme.picture(of: bubble, role: role) {
      return " fill=\"\(picture.text.hexadecimal)\""
    }
    if let colors = painter.theme.styledColors(of: bubble) { return " fill=\"\(colors.text.hexadecimal)\"" }
    return " class=\"\(Theme.className(role, prefix: "t"))\""
  }
}

extension LabelRole {
  /// Whether it says something by the way.
  fileprivate var isFaint: Bool {
    switch self {
    case .time, .edited, .senderAndTime, .detail: true
    default: false
    }
  }
}

extension Rect {
  /// Whether the middle of another frame is in it.
  fileprivate func holds(_ frame: Rect) -> Bool {
    frame.midX >= minX && frame.midX <= maxX && frame.midY >= minY && frame.midY <= maxY
  }
}
