import TextLayout

/// Gathers the parts of a cell.
///
/// A cell is a tree of boxes: the bubble in the cell, the elements in the bubble. Whoever fills a box places by local
/// frames; the placer stands at the box and puts each part into the cell once.
struct PartPlacer {
  /// In the cell, from back to front.
  private(set) var parts: [Part] = []
  /// False while only sizes are wanted.
  let makesParts: Bool
  /// The corner of the box, in the cell.
  private var origin = Point.zero
  /// The width of a box whose content is seen in a mirror; nil for one that is seen as it is.
  private var mirrorWidth: LayoutUnit?
  /// The bubble whose corners cut the pictures that reach into them.
  private var bubble: (frame: Rect, corners: CornerRadii)?

  /// Makes parts, or none.
  init(makesParts: Bool) { self.makesParts = makesParts }

  /// Finds out sizes alone.
  static var measuring: PartPlacer { PartPlacer(makesParts: false) }

  /// Goes to a box of the cell.
  ///
  /// - Parameters:
  ///   - origin: Its corner.
  ///   - mirrorWidth: Its width, if its content is seen in a mirror.
  mutating func enter(at origin: Point, mirroredIn mirrorWidth: LayoutUnit? = nil) {
    self.origin = origin
    self.mirrorWidth = mirrorWidth
  }

  /// From now on pictures are cut by a bubble, whose frame is in the cell; nil for by none.
  mutating func clip(to bubble: (frame: Rect, corners: CornerRadii)?) { self.bubble = bubble }

  /// The text of a message, which is never mirrored: where it stands follows its own direction.
  mutating func text(_ part: @autoclosure () -> TextPart) {
    guard makesParts else { return }
    var part = part()
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    parts.append(.text(part))
  }

  mutating func label(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil
  ) {
    guard makesParts else { return }
    label(text.label(role, in: frame, alignment: alignment, index: index))
  }

  mutating func label(_ part: @autoclosure () -> LabelPart) {
    guard makesParts else { return }
    var part = part()
    if let mirrorWidth { part = part.mirrored(in: part.frame.mirrored(in: mirrorWidth)) }
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    parts.append(.label(part))
  }

  mutating func box(_ role: BoxRole, _ frame: Rect, radius: LayoutUnit = 0, index: Int? = nil) {
    guard makesParts else { return }
    parts.append(.box(BoxPart(frame: placed(frame), role: role, index: index, radius: radius)))
  }

  mutating func status(_ state: DeliveryState, _ frame: Rect) {
    guard makesParts else { return }
    parts.append(.status(StatusPart(frame: placed(frame), state: state)))
  }

  mutating func avatar(_ style: AvatarStyle, _ frame: Rect) {
    guard makesParts else { return }
    parts.append(.avatar(AvatarPart(frame: placed(frame), radius: style.radius, border: style.border)))
  }

  mutating func media(_ part: @autoclosure () -> MediaPart) {
    guard makesParts else { return }
    var part = part()
    part.frame = placed(part.frame)
    part.picture = placed(part.picture)
    part.corners = bubble.map { $0.corners.inset(from: $0.frame, to: part.frame) } ?? .zero
    parts.append(.media(part))
  }

  /// Moves the number of hidden pictures up, in the middle of what its frame has above a line of the box, where
  /// something else covers it.
  mutating func raiseHiddenCount(above cover: Rect) {
    let cover = placed(cover)
    for (index, part) in parts.enumerated() {
      guard case .label(let count) = part, count.role == .hiddenCount, count.frame.overlaps(cover) else {
        continue
      }
      parts[index] = .label(count.raised(above: cover.minY))
    }
  }

  private func placed(_ frame: Rect) -> Rect {
    (mirrorWidth.map { frame.mirrored(in: $0) } ?? frame).offset(x: origin.x, y: origin.y)
  }
}

extension CornerRadii {
  /// The corners of a frame within another whose corners these are: a frame that stands as far from both edges has
  /// corners of the same middle, any other has square ones.
  fileprivate func inset(from outer: Rect, to inner: Rect) -> CornerRadii {
    func radius(_ radius: LayoutUnit, _ x: LayoutUnit, _ y: LayoutUnit) -> LayoutUnit {
      x == y ? max(0, radius - x) : 0
    }
    let left = inner.minX - outer.minX
    let right = outer.maxX - inner.maxX
    let top = inner.minY - outer.minY
    let bottom = outer.maxY - inner.maxY
    return CornerRadii(
      topLeft: radius(topLeft, left, top), topRight: radius(topRight, right, top),
      bottomRight: radius(bottomRight, right, bottom), bottomLeft: radius(bottomLeft, left, bottom))
  }
}

extension LabelPart {
  /// The label in the middle of what its frame has above a line.
  fileprivate func raised(above y: LayoutUnit) -> LabelPart {
    var label = self
    label.frame.size.height = max(block.size.height, min(frame.height, y - frame.minY))
    label.blockOrigin.y = (label.frame.height - block.size.height).half
    return label
  }
}
