import TextLayout

/// Collects the parts of a cell.
///
/// A cell is a tree of boxes: the bubble is in the cell, the elements are in the bubble. Code that fills a
/// box uses frames relative to that box. The placer knows the position of the current box, and converts each
/// frame to the cell's coordinates once.
struct PartPlacer {
  /// The parts in the cell, from back to front.
  private(set) var parts: [Part] = []
  private var builder = ElementBuilder()
  /// The elements that the parts belong to.
  var marks: ContiguousArray<ElementMark> { builder.marks }
  /// Whether parts are made; false if only sizes are needed.
  let makesParts: Bool
  /// The top left corner of the current box, in the cell.
  private var origin = Point.zero
  /// The width of the current box if its content is mirrored; otherwise nil.
  private var mirrorWidth: LayoutUnit?
  /// The bubble whose rounded corners crop the pictures that reach into the corners; nil if there is none.
  private var bubble: (frame: Rect, corners: CornerRadii)?

  /// The surface behind the parts that are added next.
  var surface = ColorSurface.page
  /// Whether names have the hues of their people: on the bubbles of received messages, and in the place of a
  /// bubble that is hidden.
  var showsHues = false
  /// Whether the parts that are added next are on a capsule over a picture.
  var isOnCapsule = false
  /// Whether a spoiler covers the parts that are added next.
  var isCovered = false
  /// The radius of the corners of pictures that do not reach into a corner of the bubble, in points.
  var pictureRadius: LayoutUnit = 0
  /// The sender of the message; nil if there is none.
  var sender: String?
  /// The participants of the conversation.
  var people = People()

  /// Makes a placer without parts. Its current box is the cell.
  init(makesParts: Bool) { self.makesParts = makesParts }

  /// A placer that makes no parts, for callers that need only sizes.
  static var measuring: PartPlacer { PartPlacer(makesParts: false) }

  /// Sets the current box.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the box, in the cell.
  ///   - mirrorWidth: The width of the box if its content is mirrored; otherwise nil.
  mutating func enter(at origin: Point, mirroredIn mirrorWidth: LayoutUnit? = nil) {
    self.origin = origin
    self.mirrorWidth = mirrorWidth
  }

  /// Begins an element. The parts that follow belong to the element.
  ///
  /// - Parameter frame: The frame in the cell; nil for the smallest rectangle around the element's parts.
  mutating func begin(_ name: ElementName, frame: Rect? = nil) {
    builder.begin(name, frame: frame, count: parts.count)
  }

  /// Begins a block of a message that consists of blocks.
  ///
  /// - Parameters:
  ///   - frame: The frame in the current box.
  ///   - content: The whole content of which the frame shows a part; nil if the frame shows everything.
  mutating func begin(block path: ContentPath, type: String, frame: Rect, content: Rect? = nil) {
    builder.begin(
      ElementName(block: path, type: type), frame: placed(frame),
      scroll: content.map {
        ElementScroll(extent: $0.size, isFromRight: placed($0).minX < placed(frame).minX)
      }, count: parts.count)
  }

  /// Runs code that fills a box inside the current one.
  mutating func within(_ frame: Rect, _ body: (inout PartPlacer) -> Void) {
    let outer = (origin, mirrorWidth)
    (origin, mirrorWidth) = (placed(frame).origin, nil)
    body(&self)
    (origin, mirrorWidth) = outer
  }

  /// Ends the innermost element that is still open.
  mutating func end() { builder.end(count: parts.count) }

  /// Runs code that adds parts which a spoiler covers, in addition to those that are covered already.
  mutating func covered(_ isCovered: Bool, _ body: (inout PartPlacer) -> Void) {
    let outer = self.isCovered
    self.isCovered = outer || isCovered
    body(&self)
    self.isCovered = outer
  }

  /// Sets the bubble that crops the pictures that follow, with its frame in the cell; nil for no bubble.
  mutating func clip(to bubble: (frame: Rect, corners: CornerRadii)?) { self.bubble = bubble }

  /// Adds the text of a message. It is never mirrored, because its place depends on its own direction.
  mutating func text(_ part: @autoclosure () -> TextPart) {
    guard makesParts else { return }
    var part = part()
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    part.surface = surface
    if isCovered { part.cover() }
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

  /// Adds a text that a person wrote. It is aligned according to its own direction: left-to-right text is at
  /// the left.
  mutating func writtenLabel(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, index: Int? = nil, foreground: ColorRole? = nil,
    tint: Color? = nil
  ) {
    label(
      text, role, in: frame, alignment: text.isRightToLeft == (mirrorWidth != nil) ? .left : .right,
      index: index, foreground: foreground, tint: tint)
  }

  /// Adds a label with boxes in its line, and fills the boxes.
  ///
  /// - Parameter fill: Fills a box. It receives the index of the box and its frame within the label, which is
  ///   not mirrored.
  mutating func line(
    _ text: PreparedText, _ role: LabelRole, in frame: Rect, alignment: TextAlignment = .left,
    index: Int? = nil, limit: AvailableWidth? = nil, foreground: ColorRole? = nil,
    _ fill: (inout PartPlacer, Int, Rect) -> Void
  ) {
    guard makesParts else { return }
    // Mirroring moves the label as a whole. The boxes inside stay where the text's own direction puts them.
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
    if isCovered, !part.role.isOfInterface { part.cover() }
    parts.append(.label(part))
  }

  /// - Parameters:
  ///   - corners: The radii of the corners if they differ; nil to use `radius`.
  ///   - background: The role of the fill colour; nil for the default of the box's role.
  ///   - tint: The person's own colour, which replaces the fill colour; nil if there is none.
  ///   - foreground: The role of the colour of the icon, bars or border; nil for the default of the box's
  ///     role.
  mutating func box(
    _ role: BoxRole, _ frame: Rect, radius: LayoutUnit = 0, corners: CornerRadii? = nil, index: Int? = nil,
    icon: BoxIcon? = nil, background: ColorRole? = nil, tint: Color? = nil, foreground: ColorRole? = nil,
    bars: [Rect] = [],
    isChosen: Bool = false,
    duration: Double? = nil, count: Int? = nil, name: String? = nil, alternative: String? = nil,
    progress: Double? = nil, address: String? = nil, border: LayoutUnit = 0
  ) {
    guard makesParts else { return }
    let frame = placed(frame)
    // The bar of a quote needs no corners of its own, because it is cropped to the corners of the quote.
    let held: CornerRadii? =
      switch role {
      case .quoteBar: nil
      // The picture is at the end of the quote, and has no corners where the text begins.
      case .quotePicture: .ending(radius, isMirrored: mirrorWidth != nil)
      default: bubble.flatMap { $0.corners.holding(frame, of: radius, in: $0.frame) }
      }
    var part = BoxPart(
      frame: frame, role: role, index: index, radius: radius, corners: corners ?? held,
      background: background ?? self.background(of: role),
      foreground: foreground ?? self.foreground(of: role), icon: icon,
      bars: bars.map { placed($0) }, isChosen: isChosen, duration: duration, count: count, name: name,
      alternative: alternative)
    part.border = border
    (part.tint, part.progress, part.isCovered, part.address) = (tint, progress, isCovered, address)
    parts.append(.box(part))
  }

  /// Adds a formula. It is never mirrored, because formulas run from left to right in all interfaces.
  mutating func formula(_ part: FormulaPart) {
    guard makesParts else { return }
    var part = part.framed(part.frame.offset(x: origin.x, y: origin.y))
    part.isCovered = isCovered
    parts.append(.formula(part))
  }

  mutating func delivery(_ state: DeliveryState, _ frame: Rect, signs: DeliverySigns = .ticks) {
    guard makesParts else { return }
    parts.append(
      .delivery(
        DeliveryPart(
          frame: placed(frame), state: state, foreground: foreground(of: state), signs: signs)))
  }

  /// Adds the round picture of a person who is not the sender, with the person's initials.
  ///
  /// - Parameter visible: The width of the picture that the next one does not cover, in points; nil for a
  ///   picture that stands alone. Pictures that overlap have a ring in the colour of the surface.
  mutating func face(_ face: Face, in frame: Rect, index: Int, visible: LayoutUnit? = nil) {
    guard makesParts else { return }
    let person = people[face.id]
    var part = AvatarPart(
      frame: placed(frame), radius: frame.height.half,
      border: visible == nil ? 0 : LayoutUnit(frame.height.points >= 24 ? 2 : 1.5),
      background: .avatar(people.hue(of: face.id)),
      foreground: visible == nil ? .on(.page, .border) : .on(surface, .fill))
    (part.person, part.tint, part.picture) = (face.id, person?.color, person?.picture)
    parts.append(.avatar(part))
    // Initials that the next picture would cut are left out.
    guard let initials = face.initials,
      visible.map({ (frame.width + initials.size(within: .unbounded).width).half <= $0 - part.border })
        ?? true
    else { return }
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
    part.isCovered = isCovered
    if part.kind != .videoNote {
      let cropped = bubble.map { $0.corners.inset(from: $0.frame, to: part.frame) } ?? .zero
      if cropped != .zero || part.corners == .zero { part.corners = cropped }
      if part.corners == .zero { part.corners = CornerRadii(all: pictureRadius) }
    }
    parts.append(.media(part))
  }

  /// Moves the number of hidden pictures up if `cover` overlaps its frame. The number is then centred in the
  /// part of its frame above the cover.
  mutating func raiseHiddenCount(above cover: Rect) {
    let cover = placed(cover)
    for (index, part) in parts.enumerated() {
      guard case .label(let count) = part, count.role == .hiddenCount, count.frame.overlaps(cover) else {
        continue
      }
      parts[index] = .label(count.raised(above: cover.minY))
    }
  }

  /// Notes that the parts from an index on are drawn on the text at another index.
  mutating func stand(from first: Int, on text: Int) {
    for index in first..<max(first, parts.count) {
      let place = Int32(truncatingIfNeeded: index - text)
      switch parts[index] {
      case .label(var label):
        label.textPlace = place
        parts[index] = .label(label)
      case .box(var box):
        box.textPlace = place
        parts[index] = .box(box)
      case .formula(var formula):
        formula.textPlace = place
        parts[index] = .formula(formula)
      case .text, .avatar, .delivery, .media: break
      }
    }
  }

  private func placed(_ frame: Rect) -> Rect {
    (mirrorWidth.map { frame.mirrored(in: $0) } ?? frame).offset(x: origin.x, y: origin.y)
  }
}

extension CornerRadii {
  /// Returns the radii with which a box stays within a bubble that has these corners; nil if the box's own
  /// radius suffices.
  fileprivate func holding(_ box: Rect, of radius: LayoutUnit, in bubble: Rect) -> CornerRadii? {
    let left = max(0, box.minX - bubble.minX)
    let right = max(0, bubble.maxX - box.maxX)
    let top = max(0, box.minY - bubble.minY)
    let bottom = max(0, bubble.maxY - box.maxY)
    /// A corner of the box extends beyond the bubble if the distance between the centres of the two arcs is
    /// larger than the difference of their radii. A corner that has the bubble's radius less its distance
    /// from the edge never does.
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

  /// Returns the radii of a frame inside another frame that has these corners. If the inner frame has the
  /// same distance from both edges, its corner is concentric with the outer one; otherwise it is square.
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
  /// Returns the label centred in the part of its frame above `y`.
  fileprivate func raised(above y: LayoutUnit) -> LabelPart {
    var label = self
    label.frame.size.height = max(block.size.height, min(frame.height, y - frame.minY))
    label.blockOrigin.y = (label.frame.height - block.size.height).half
    return label
  }
}

extension LabelRole {
  /// Whether labels of the role have words of the interface, which no spoiler covers.
  fileprivate var isOfInterface: Bool {
    switch self {
    case .readMore, .readLess, .unfold, .hiddenCount: true
    default: false
    }
  }
}
