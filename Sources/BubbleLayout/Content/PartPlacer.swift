import TextLayout

/// Collects the parts of a cell.
///
/// A cell is a tree of boxes: the bubble in the cell, the elements in the bubble. Code that fills a box uses
/// frames relative to the box; the placer knows where the current box is and converts each part to the cell's
/// coordinates once.
struct PartPlacer {
  /// In the cell, from back to front.
  private(set) var parts: [Part] = []
  private var builder = ElementBuilder()
  /// What the parts belong to.
  var marks: ContiguousArray<ElementMark> { builder.marks }
  /// False if only sizes are needed.
  let makesParts: Bool
  /// The top left corner of the current box, in the cell.
  private var origin = Point.zero
  /// The width of the current box if its content is mirrored; nil if it is not.
  private var mirrorWidth: LayoutUnit?
  /// The bubble whose rounded corners crop the pictures that reach into them.
  private var bubble: (frame: Rect, corners: CornerRadii)?

  /// The surface that the following parts stand on.
  var surface = ColorSurface.page
  /// Whether they stand on a capsule over a picture.
  var isOnCapsule = false
  /// The sender of the message; nil if there is none.
  var sender: String?
  /// Who takes part.
  var people = People()

  /// A placer without parts, at the cell's own corner.
  init(makesParts: Bool) { self.makesParts = makesParts }

  /// A placer that makes no parts, for when only sizes are needed.
  static var measuring: PartPlacer { PartPlacer(makesParts: false) }

  /// Makes a box of the cell the current one.
  ///
  /// - Parameters:
  ///   - origin: Its top left corner, in the cell.
  ///   - mirrorWidth: Its width, if its content is mirrored.
  mutating func enter(at origin: Point, mirroredIn mirrorWidth: LayoutUnit? = nil) {
    self.origin = origin
    self.mirrorWidth = mirrorWidth
  }

  /// Begins an element, to which the parts belong that follow.
  ///
  /// - Parameter frame: In the cell; nil for as much as its parts take.
  mutating func begin(_ name: ElementName, frame: Rect? = nil) {
    builder.begin(name, frame: frame, count: parts.count)
  }

  /// Begins a block of a message that has blocks.
  ///
  /// - Parameters:
  ///   - frame: In the current box.
  ///   - content: The whole content of which the frame shows a part; nil if the frame shows everything.
  mutating func begin(block path: ContentPath, type: String, frame: Rect, content: Rect? = nil) {
    builder.begin(
      ElementName(block: path, type: type), frame: placed(frame),
      scroll: content.map {
        ElementScroll(extent: $0.size, isFromRight: placed($0).minX < placed(frame).minX)
      }, count: parts.count)
  }

  /// Places something in a box within the current one.
  mutating func within(_ frame: Rect, _ body: (inout PartPlacer) -> Void) {
    let outer = (origin, mirrorWidth)
    (origin, mirrorWidth) = (placed(frame).origin, nil)
    body(&self)
    (origin, mirrorWidth) = outer
  }

  /// Ends the element that was begun last.
  mutating func end() { builder.end(count: parts.count) }

  /// Sets the bubble that crops the pictures that follow, its frame in the cell; nil if there is none.
  mutating func clip(to bubble: (frame: Rect, corners: CornerRadii)?) { self.bubble = bubble }

  /// Adds the text of a message, which is never mirrored: its place depends on its own direction.
  mutating func text(_ part: @autoclosure () -> TextPart) {
    guard makesParts else { return }
    var part = part()
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    part.surface = surface
    parts.append(.text(part))
  }

  mutating func label(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil, tint: Color? = nil
  ) {
    guard makesParts else { return }
    let foreground = foreground ?? self.foreground(of: role)
    var part = text.label(
      role, in: frame, alignment: alignment, index: index, limit: limit, foreground: foreground)
    part.tint = tint
    label(part)
  }

  /// Adds a text that somebody wrote: it stands on the side where its own direction begins.
  mutating func writtenLabel(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, index: Int? = nil, foreground: ColorRole? = nil,
    tint: Color? = nil
  ) {
    label(
      text, role, in: frame, alignment: text.isRightToLeft == (mirrorWidth != nil) ? .left : .right,
      index: index, foreground: foreground, tint: tint)
  }

  /// Adds a label with boxes in its line, and what stands in them.
  ///
  /// - Parameter fill: Places what stands in a box, by the box's number and its frame within the label, where nothing is mirrored.
  mutating func line(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil,
    _ fill: (inout PartPlacer, Int, Rect) -> Void
  ) {
    guard makesParts else { return }
    // Mirroring moves the label as a whole: within it boxes stay where the text's own direction puts them.
    let alignment = mirrorWidth == nil ? alignment : alignment.mirrored
    within(frame) { placer in
      let part = text.label(
        role, in: Rect(origin: .zero, size: frame.size), alignment: alignment, index: index, limit: limit,
        foreground: foreground ?? placer.foreground(of: role))
      placer.label(part)
      for (number, box) in part.block.boxFrames {
        fill(&placer, number, box.offset(x: part.blockOrigin.x, y: part.blockOrigin.y))
      }
    }
  }

  mutating func label(_ part: @autoclosure () -> LabelPart) {
    guard makesParts else { return }
    var part = part()
    if let mirrorWidth { part = part.mirrored(in: part.frame.mirrored(in: mirrorWidth)) }
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    parts.append(.label(part))
  }

  /// - Parameters:
  ///   - background: The role of the colour it is filled with; nil for the default of its role.
  ///   - tint: The person's own colour instead; nil if there is none.
  ///   - foreground: The role of the colour of its icon, bars or outline; nil for the default.
  mutating func box(
    _ role: BoxRole, _ frame: Rect, radius: LayoutUnit = 0, index: Int? = nil, icon: BoxIcon? = nil,
    background: ColorRole? = nil, tint: Color? = nil, foreground: ColorRole? = nil, bars: [Rect] = [],
    isChosen: Bool = false,
    duration: Double? = nil, count: Int? = nil, name: String? = nil, alternative: String? = nil,
    progress: Double? = nil
  ) {
    guard makesParts else { return }
    let frame = placed(frame)
    // The bar of a quote is cropped with the quote.
    let corners =
      role == .quoteBar ? nil : bubble.flatMap { $0.corners.holding(frame, of: radius, in: $0.frame) }
    var part = BoxPart(
      frame: frame, role: role, index: index, radius: radius, corners: corners,
      background: background ?? self.background(of: role),
      foreground: foreground ?? self.foreground(of: role), icon: icon,
      bars: bars.map { placed($0) }, isChosen: isChosen, duration: duration, count: count, name: name,
      alternative: alternative)
    (part.tint, part.progress) = (tint, progress)
    parts.append(.box(part))
  }

  /// Adds a formula, which is never mirrored: it runs from left to right wherever it is.
  mutating func formula(_ part: FormulaPart) {
    guard makesParts else { return }
    parts.append(.formula(part.framed(part.frame.offset(x: origin.x, y: origin.y))))
  }

  mutating func delivery(_ state: DeliveryState, _ frame: Rect) {
    guard makesParts else { return }
    parts.append(
      .delivery(DeliveryPart(frame: placed(frame), state: state, foreground: foreground(of: state))))
  }

  /// Adds the round picture of somebody who is not the sender, and their initials.
  mutating func face(_ face: Face, in frame: Rect, index: Int) {
    guard makesParts else { return }
    let person = people[face.id]
    var part = AvatarPart(
      frame: placed(frame), radius: frame.height.half, background: .avatar(people.hue(of: face.id)))
    (part.person, part.tint, part.picture) = (face.id, person?.color, person?.picture)
    parts.append(.avatar(part))
    guard let initials = face.initials else { return }
    label(
      initials, .initials, in: frame, alignment: .center, index: index, tint: person?.color?.dullInitials)
  }

  mutating func avatar(_ style: AvatarStyle, _ frame: Rect) {
    guard makesParts else { return }
    var part = AvatarPart(
      frame: placed(frame), radius: style.radius, border: style.border, borderColor: style.borderColor,
      background: .avatar(people.hue(of: sender ?? "")))
    let person = sender.flatMap { people[$0] }
    (part.tint, part.picture) = (person?.color, person?.picture)
    parts.append(.avatar(part))
  }

  mutating func media(_ part: @autoclosure () -> MediaPart) {
    guard makesParts else { return }
    var part = part()
    part.frame = placed(part.frame)
    part.picture = placed(part.picture)
    if part.kind != .videoNote {
      part.corners = bubble.map { $0.corners.inset(from: $0.frame, to: part.frame) } ?? .zero
    }
    parts.append(.media(part))
  }

  /// Moves the number of hidden pictures up if `cover` overlaps it, and centres it in the part of its frame
  /// above the cover.
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
  /// The corners that keep a box within a bubble of these corners; nil if its own radius does.
  fileprivate func holding(_ box: Rect, of radius: LayoutUnit, in bubble: Rect) -> CornerRadii? {
    let left = max(0, box.minX - bubble.minX)
    let right = max(0, bubble.maxX - box.maxX)
    let top = max(0, box.minY - bubble.minY)
    let bottom = max(0, bubble.maxY - box.maxY)
    /// A corner sticks out if the centre of its arc is further from the centre of the bubble's arc than the
    /// radii allow. A corner with the bubble's own shape, moved inwards, never does.
    func held(_ outer: LayoutUnit, _ x: LayoutUnit, _ y: LayoutUnit) -> LayoutUnit {
      let (far, high) = (outer - radius - x, outer - radius - y)
      guard far > 0, high > 0 else { return radius }
      let distance = (far.points * far.points + high.points * high.points).squareRoot()
      return distance <= (outer - radius).points ? radius : max(radius, outer - min(x, y))
    }
    let corners = CornerRadii(
      topLeft: held(topLeft, left, top), topRight: held(topRight, right, top),
      bottomRight: held(bottomRight, right, bottom), bottomLeft: held(bottomLeft, left, bottom))
    return corners == CornerRadii(all: radius) ? nil : corners
  }

  /// The corners of a frame within another one that has these corners. If the inner frame has the same
  /// distance from both edges, its corner is concentric with the outer one; otherwise it is square.
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
  /// The label centred in the part of its frame above a y.
  fileprivate func raised(above y: LayoutUnit) -> LabelPart {
    var label = self
    label.frame.size.height = max(block.size.height, min(frame.height, y - frame.minY))
    label.blockOrigin.y = (label.frame.height - block.size.height).half
    return label
  }
}
