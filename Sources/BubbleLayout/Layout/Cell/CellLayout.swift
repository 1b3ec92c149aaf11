import TextLayout

/// Lays out one cell: the bubble around its content, then the labels and icons around the bubble.
///
/// `measured()` finds all sizes and places, which is enough to know the cell's height; `cell()` then makes
/// the parts.
struct CellLayout {
  let message: PreparedMessage
  let shared: Shared<MessageStyle>
  let width: AvailableWidth
  let direction: InterfaceDirection
  let grid: PixelGrid
  let isSelecting: Bool
  let limits: CellLimits
  let fontScale: Double
  let placement: Placement
  let side: Side
  let colors: ChatColors

  /// - Parameter width: The width of the cell.
  init(
    _ message: PreparedMessage, style: ChatStyle, width: AvailableWidth, environment: LayoutEnvironment,
    placement: Placement
  ) {
    self.message = message
    shared = message.grown ?? style.shared(message.role)
    self.width = width
    direction = style.mirrorsInterface ? environment.direction : .leftToRight
    grid = PixelGrid(scale: environment.scale)
    isSelecting = environment.isSelecting
    self.placement = placement
    side = direction.side(of: shared.value.side)
    limits = CellLimits(
      shared, in: width, fontScale: environment.usableFontScale, isSelecting: environment.isSelecting)
    fontScale = environment.usableFontScale
    colors = style.palettes
  }

  var style: MessageStyle { _read { yield shared.value } }
  var margin: Insets { limits.margin.resolved(on: side) }
  var selection: SelectionRoom { limits.selection }
  /// The nodes of the message, on the grid of the cell.
  var tree: BlockTree<PreparedText> {
    var tree = message.tree
    tree.grid = grid
    return tree
  }

  /// Returns the labels that are shown at a place.
  func labels(at place: LabelPlace) -> [(label: PreparedLabel, style: LabelStyle)] {
    // Most messages in most styles have no labels.
    if message.labels.isEmpty { return [] }
    return zip(message.labels, style.labels).filter { label, style in
      style.place == place && placement.shows(style.visibility) && (place == .cell || !label.isEmpty)
    }.map { ($0, $1) }
  }

  /// Lays out the message and returns its cell, at y = 0.
  func cell() -> Cell {
    let measure = measured()
    let bubble = bubble(in: measure.bubble)
    var placer = PartPlacer()
    placer.clip(to: (measure.bubble, bubble?.corners ?? .zero))
    placer.sender = message.sender
    placer.people = message.people
    placer.surface = bubble == nil ? .page : ColorSurface(message.role)
    placer.showsHues = message.role == .received
    placer.palettes = shared.growsWhole ? colors : nil
    placeColumn(measure, with: &placer)
    placer.clip(to: nil)
    placer.surface = .page
    placer.showsHues = false
    placeReactions(measure, with: &placer)
    placer.enter(at: .zero)
    placeLabelsBesideBubble(measure, with: &placer)
    placeLinesBelow(measure, with: &placer)
    placeText(in: measure.size, with: &placer)
    placeLabels(in: measure.size, with: &placer)
    placeAccessories(measure, with: &placer)
    var cell = Cell(
      id: message.id, sender: message.sender, role: message.role, side: side,
      frame: Rect(origin: .zero, size: measure.size), bubble: bubble, parts: placer.parts, colors: colors,
      facts: message.facts, marks: placer.marks)
    cell.isFirstOfGroup = placement.isFirst
    if message.facts.isGrowing {
      cell.growingPart = placer.growing ?? placer.parts.lastIndex(where: \.endsText)
    }
    return cell
  }

  /// Returns the left edge of a box of a given width, moved so that the box stays in the cell and beside the
  /// selection marks. A box that is too wide for that takes the space around the marks.
  func held(_ x: LayoutUnit, _ boxWidth: LayoutUnit, in cellWidth: LayoutUnit) -> LayoutUnit {
    let marks = selection.strip(besideWidth: boxWidth, in: cellWidth)
    let low = direction == .leftToRight ? marks : 0
    let high = cellWidth - (direction == .leftToRight ? 0 : marks) - boxWidth
    return max(low, min(x, high))
  }
}

extension CellLayout {
  /// Returns the bubble; nil in a style without bubbles, and for a message without a bubble.
  func bubble(in frame: Rect) -> Bubble? {
    let bubble = style.bubble
    if message.hidesBubble || bubble.shape == .none { return nil }
    let hasTail =
      switch bubble.tail {
      case .none: false
      case .always: true
      case .last: placement.isLast
      }
    let picture = bubble.shape == .ninePatch ? bubble.ninePatch : nil
    return Bubble(
      frame: frame, asset: picture?.asset, ninePatch: picture?.ninePatch(on: side),
      tail: hasTail ? side : nil, corners: picture == nil ? corners : .zero, fill: bubble.fill,
      border: bubble.border, role: message.role)
  }

  /// The radii of the corners. Corners on the message's side that touch another message of its group have the
  /// merged radius.
  private var corners: CornerRadii {
    var corners = CornerRadii(all: style.bubble.radius)
    guard let merged = style.bubble.mergedRadius, !style.isCentered else { return corners }
    if !placement.isFirst { corners.topLeft = merged }
    if !placement.isLast { corners.bottomLeft = merged }
    return side == .left ? corners : corners.mirrored
  }
}
