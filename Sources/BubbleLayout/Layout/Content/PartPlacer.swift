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
  /// The top left corner of the current box, in the cell.
  private var origin = Point.zero
  /// The width of the current box if its content is mirrored; otherwise nil.
  private(set) var mirrorWidth: LayoutUnit?
  /// Whether the interface runs from right to left.
  var isInterfaceMirrored = false
  /// The bubble whose rounded corners crop the pictures that reach into the corners; nil if there is none.
  private(set) var bubble: (frame: Rect, corners: CornerRadii)?

  /// The surface behind the parts that are added next.
  var surface = ColorSurface.page
  /// Whether names have the hues of their people: on the bubbles of received messages, and in the place of a
  /// bubble that is hidden.
  var showsHues = false
  /// The colours by which avatars are shown only on surfaces on which they are easy to see; nil to show them on all.
  var palettes: ChatColors?
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
  /// The index of the last part of a text that still grows; nil if no text grows.
  var growing: Int?
  /// What is open while nodes are painted.
  var painted = PaintedNodes()

  /// Sets the current box.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the box, in the cell.
  ///   - mirrorWidth: The width of the box if its content is mirrored; otherwise nil.
  mutating func enter(at origin: Point, mirroredIn mirrorWidth: LayoutUnit? = nil) {
    self.origin = origin
    self.mirrorWidth = mirrorWidth
  }

  /// Sets the width in which the content of the current box is mirrored; nil for content that is not mirrored.
  mutating func mirror(in width: LayoutUnit?) { mirrorWidth = width }

  /// Begins an element. The parts that follow belong to the element.
  ///
  /// - Parameter frame: The frame in the cell; nil for the smallest rectangle around the element's parts.
  mutating func begin(_ name: ElementName, frame: Rect? = nil) {
    builder.begin(name, frame: frame, count: parts.count)
  }

  /// Begins an element that may scroll.
  ///
  /// - Parameters:
  ///   - frame: The frame in the current box.
  ///   - content: The whole content of which the frame shows a part; nil if the frame shows everything.
  mutating func begin(_ name: ElementName, in frame: Rect, content: Rect?) {
    builder.begin(
      name, frame: placed(frame),
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

  /// Adds a part whose frame is in the cell.
  mutating func add(_ part: Part) { parts.append(part) }

  /// Adds the text of a message. It is never mirrored, because its place depends on its own direction.
  mutating func text(_ part: consuming TextPart) {
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    part.surface = surface
    if isCovered { part.cover() }
    parts.append(.text(part))
  }

  /// Adds a label. It is never mirrored, because its lines stand where its alignment says.
  mutating func label(_ part: consuming LabelPart) {
    part.frame = part.frame.offset(x: origin.x, y: origin.y)
    if isCovered, !part.role.isOfInterface { part.cover() }
    parts.append(.label(part))
  }

  /// Adds a box.
  ///
  /// - Parameter bars: The bars of a waveform.
  mutating func box(_ paint: BoxPaint, in frame: Rect, bars: [Rect] = []) {
    var corners: CornerRadii?
    let radius: LayoutUnit
    switch paint.corners {
    case .radius(let points): radius = points
    case .round(let most): radius = min(most, frame.width.half)
    case .each(let radii, let points): (corners, radius) = (radii, points)
    case .top(let points): radius = points
    }
    let frame = placed(frame)
    if corners == nil {
      corners =
        switch paint.role {
        // The bar of a quote needs no corners of its own, because it is cropped to the corners of the quote.
        case .quoteBar: nil
        // The picture is at the end of the quote, and has no corners where the text begins.
        case .quotePicture: .ending(radius, isMirrored: mirrorWidth != nil)
        default: bubble.flatMap { $0.corners.holding(frame, of: radius, in: $0.frame) }
        }
    }
    if case .top = paint.corners {
      let upper = corners ?? CornerRadii(all: radius)
      corners = CornerRadii(
        topLeft: upper.topLeft, topRight: upper.topRight, bottomRight: 0, bottomLeft: 0)
    }
    var part = BoxPart(
      frame: frame, role: paint.role, index: paint.index, radius: radius, corners: corners,
      background: role(of: paint.background) ?? background(of: paint.role),
      foreground: role(of: paint.foreground) ?? foreground(of: paint.role), icon: paint.icon,
      bars: bars.map { placed($0) }, isChosen: paint.isChosen, duration: paint.duration, count: paint.count,
      name: paint.name, alternative: paint.alternative)
    (part.tint, part.progress, part.border) = (tint(of: paint.background), paint.progress, paint.border)
    part.state = paint.state
    (part.isCovered, part.address, part.press) = (isCovered || paint.isCovered, paint.address, paint.press)
    parts.append(.box(part))
  }

  /// Adds a formula. It is never mirrored, because formulas run from left to right in all interfaces.
  mutating func formula(_ part: FormulaPart) {
    var part = part.framed(part.frame.offset(x: origin.x, y: origin.y))
    part.isCovered = isCovered
    parts.append(.formula(part))
  }

  mutating func delivery(_ state: DeliveryState, _ frame: Rect, signs: DeliverySigns = .ticks) {
    parts.append(
      .delivery(
        DeliveryPart(
          frame: placed(frame), state: state, foreground: foreground(of: state), signs: signs)))
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

  /// Returns the frame in the cell of a frame in the current box.
  func placed(_ frame: Rect) -> Rect {
    (mirrorWidth.map { frame.mirrored(in: $0) } ?? frame).offset(x: origin.x, y: origin.y)
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
