import BubbleLayout
import TextLayout

extension RowPainter {
  /// - Parameter capsule: The capsule behind the cell's footer; nil for none.
  mutating func paint(_ part: Part, in cell: Cell, capsule: Rect?) {
    switch part {
    case .text(let text):
      surface.draw(text.block, text: text.text, at: part.blockPlace, with: inkOfText(in: cell))
    case .label(let label):
      surface.draw(
        label.block, text: nil, at: part.blockPlace, with: ink(of: label, in: cell, capsule: capsule))
    case .avatar(let avatar):
      if overlay?.avatar?.id == cell.id {
        floatingRadius = avatar.radius
      } else {
        paintShape(avatar.frame, radius: avatar.radius)
      }
    case .status(let status):
      let isOnPicture = cell.capsule?.holds(status.frame) == true
      let ink = isOnPicture ? Ink(source: .color(Color(0xFFFFFF)), opacity: 0.6) : Self.shapeInk
      surface.fill(status.frame, radius: status.frame.height.half, with: ink)
    case .media(let media): paint(media, in: cell)
    case .box(let box): paint(box)
    }
  }

  private mutating func paint(_ box: BoxPart) {
    switch box.role {
    // It is not visible until a swipe uncovers it.
    case .swipe: break
    // Their text reaches to their edges, and a background would end right at the letters.
    case .voice, .file, .contact, .location, .poll: break
    case .selection: surface.outline(box.frame, radius: box.radius, with: Ink(source: .label))
    // It is partly on the bubble and partly beside it, and so needs a background of its own.
    case .reaction:
      surface.fill(box.frame, radius: box.radius, with: Ink(source: .background))
      paintShape(box.frame, radius: box.radius)
    case .capsule:
      surface.fill(box.frame, radius: box.radius, with: Ink(source: .color(Color(0x000000)), opacity: 0.45))
    default: paintShape(box.frame, radius: box.radius)
    }
  }

  /// Paints a plain shape in the place of an application's own picture.
  mutating func paintShape(_ frame: Rect, radius: LayoutUnit) {
    surface.fill(frame, radius: radius, with: Self.shapeInk)
  }

  private static var shapeInk: Ink { Ink(source: .label, opacity: 0.25) }

  // MARK: Colours

  private func inkOfText(in cell: Cell) -> Ink {
    cell.bubble.map { ink(on: $0, role: cell.role) } ?? Ink(source: .plain)
  }

  private func ink(of label: LabelPart, in cell: Cell, capsule: Rect?) -> Ink {
    if capsule?.holds(label.frame) == true { return Ink(source: .color(Color(0xFFFFFF))) }
    if label.role == .reaction || label.role == .hiddenCount { return Ink(source: .plain) }
    guard let bubble = cell.bubble, bubble.frame.holds(label.frame) else { return Ink(source: .label) }
    return ink(on: bubble, role: cell.role, opacity: label.role.isFaint ? 0.6 : 0.85)
  }

  /// The colour of text on a bubble.
  func ink(on bubble: Bubble, role: MessageRole, opacity: Double = 1) -> Ink {
    let color = theme.picture(of: bubble, role: role)?.text ?? theme.styledColors(of: bubble)?.text
    return Ink(source: color.map { .color($0) } ?? .onBubble(role), opacity: opacity)
  }
}

extension Cell {
  /// The capsule behind a footer that is laid over a picture.
  var capsule: Rect? {
    for case .box(let box) in parts where box.role == .capsule { return box.frame }
    return nil
  }
}

extension LabelRole {
  /// Whether it is secondary text, painted less strongly.
  fileprivate var isFaint: Bool {
    switch self {
    case .time, .edited, .senderAndTime, .detail: true
    default: false
    }
  }
}

extension Rect {
  /// Whether the centre of another frame lies in it.
  fileprivate func holds(_ frame: Rect) -> Bool {
    frame.midX >= minX && frame.midX <= maxX && frame.midY >= minY && frame.midY <= maxY
  }
}
