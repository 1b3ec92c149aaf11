import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// Paints a part other than avatars and initials.
  mutating func paint(_ part: Part, in cell: Cell) {
    if part.isCovered, !theme.showsSpoilers { return paint(covered: part, in: cell) }
    switch part {
    case .text(let text): paint(text, of: part, in: cell)
    case .label(let label) where !label.spans.isEmpty: paintRanges(of: label, in: cell)
    case .label(let label): paint(label, within: cell.inkLimit(of: part))
    case .delivery(let delivery): paint(delivery)
    case .box(let box): paint(box, in: cell)
    case .formula(let formula): paint(formula)
    case .avatar, .media: break
    }
  }

  /// - Parameter limit: The frame to which stacked marks are clipped.
  mutating func paint(_ label: LabelPart, within limit: Rect) {
    if let path = label.path { paintHighlights(at: path) }
    var text = ColoredText(block: label.block, text: label.text, foreground: label.foreground)
    text.ranges = ranges(of: label)
    draw(text, of: .label(label), within: limit)
  }

  mutating func paint(_ avatar: AvatarPart, of sender: String?) {
    func paintPlaceholder(_ painter: inout RowPainter) {
      guard let tint = avatar.tint else {
        return painter.surface.fill(avatar.frame, radius: avatar.radius, with: avatar.background)
      }
      painter.surface.fill(
        OutlinePath(avatar.frame, corners: CornerRadii(all: max(0, avatar.radius))), with: tint)
    }
    if let sender {
      let shape = OutlinePath(avatar.frame, corners: CornerRadii(all: avatar.radius))
      paint(
        PicturePlace(
          subject: .avatar(sender: sender), frame: avatar.frame, shape: shape, edge: .everywhere(.pictureEdge)
        ),
        orElse: paintPlaceholder)
    } else {
      paintPlaceholder(&self)
    }
    if avatar.border > 0 {
      surface.outline(
        avatar.frame, radius: avatar.radius, width: avatar.border.points, with: avatar.foreground)
    }
  }

  /// - Parameter cell: The cell of the box; nil for a row between messages.
  mutating func paint(_ box: BoxPart, in cell: Cell? = nil) {
    // The icon is not visible until a swipe reveals it. Cells are painted with their table.
    if box.role == .swipe || box.role == .cell { return }
    if let subject = cell.flatMap({ subject(of: box, in: $0) }) {
      let place = PicturePlace(subject: subject, frame: box.frame, shape: box.shape, edge: box.edge)
      paint(place) { $0.paintShape(of: box, in: cell) }
    } else {
      paintShape(of: box, in: cell)
    }
  }

  /// Paints the backgrounds of a table's cells, below the lines between them, which would otherwise differ in
  /// weight where a background covers a part of a pixel.
  mutating func paintGrounds(ofTableAt index: Int, in cell: Cell) {
    for case .box(let box) in cell.parts[(index + 1)...] {
      if box.role == .table { break }
      if box.role == .cell { paintShape(of: box, in: cell) }
    }
  }

  private mutating func paintShape(of box: BoxPart, in cell: Cell?) {
    let shape = box.shape
    if let background = box.background {
      // The bar of a quote is at the edge of the quote, and is clipped to its corners.
      let clip = box.role == .quoteBar ? cell?.quoteShape.map { [$0] } : nil
      if let tint = box.tint {
        surface.fill(shape, clippedTo: clip, with: tint)
      } else if let clip {
        surface.fill(shape, clippedTo: clip, with: background)
      } else if box.corners != nil {
        surface.fill(shape, with: background)
      } else {
        surface.fill(box.frame, radius: box.radius, with: background)
      }
    }
    guard let foreground = box.foreground else { return }
    let isEmpty = box.icon == nil && box.bars.isEmpty && box.role != .waveform
    if isEmpty || box.border > 0 {
      let width = box.border > 0 ? box.border.points : box.role == .reaction ? 1.0 : 1.5
      surface.outline(box.frame, radius: box.radius, width: width, with: foreground)
    }
    if let icon = box.icon {
      paint(
        Sign(icon, in: box.role), in: box.frame, with: foreground, on: box.background, progress: box.progress)
    } else {
      for bar in box.bars { surface.fill(bar, radius: bar.width.half, with: foreground) }
    }
  }

  /// Returns the subject of the picture in a box; nil if there is no picture.
  private func subject(of box: BoxPart, in cell: Cell) -> PictureSubject? {
    switch (box.role, box.icon, box.index) {
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
  /// The shape of the cell's quote; nil if there is no quote.
  fileprivate var quoteShape: OutlinePath? {
    for case .box(let box) in parts where box.role == .quote {
      return box.shape
    }
    return nil
  }
}

extension BoxPart {
  /// The colour of the hairline inside the edge of the box's picture. Custom emoji have their own outlines, and
  /// the application draws the edges of its own parts.
  fileprivate var edge: ColorRole? {
    role == .emoji || role == .custom ? nil : .everywhere(.pictureEdge)
  }

  fileprivate var shape: OutlinePath {
    OutlinePath(frame, corners: corners ?? CornerRadii(all: radius))
  }
}
