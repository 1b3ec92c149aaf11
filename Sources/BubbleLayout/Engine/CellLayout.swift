import TextLayout

/// Lays out one cell: the bubble around its column, then what stands around the bubble.
struct CellLayout {
  let message: PreparedMessage
  let shared: Shared<MessageStyle>
  let width: CellWidth
  let direction: InterfaceDirection
  let grid: PixelGrid
  let isSelecting: Bool
  let context: CellContext
  let side: Side

  /// In the order of the output.
  var parts: [Part] = []
  var bubbleFrame = Rect.zero
  /// The message's text in the cell; nil for none.
  var text: (frame: Rect, block: TextBlock)?
  /// The lower edge of the bubble and all that hangs below it.
  var contentBottom: LayoutUnit = 0

  init(
    message: PreparedMessage, style: Shared<MessageStyle>, width: CellWidth, direction: InterfaceDirection,
    grid: PixelGrid, isSelecting: Bool, context: CellContext
  ) {
    self.message = message
    shared = style
    self.width = width
    self.direction = direction
    self.grid = grid
    self.isSelecting = isSelecting
    self.context = context
    side = direction.side(of: style.value.side)
  }

  var style: MessageStyle { _read { yield shared.value } }

  /// The labels that are shown here.
  func labels(at place: LabelPlace) -> [(label: PreparedLabel, style: LabelStyle)] {
    var labels: [(label: PreparedLabel, style: LabelStyle)] = []
    for index in message.labels.indices where style.labels[index].place == place {
      guard context.shows(style.labels[index].visibility), place == .cell || !message.labels[index].isEmpty
      else {
        continue
      }
      labels.append((message.labels[index], style.labels[index]))
    }
    return labels
  }

  mutating func cell() -> Cell {
    let margin = style.bubble.margin.resolved(on: side)
    let column = column().placed()
    let cellWidth = width.limit ?? contentWidth(bubble: column.size.width)
    let above = labels(at: .above).reduce(LayoutUnit.zero) {
      $0 + $1.label.height($1.style, grid: grid) + ($1.style.box.bottom ?? 0)
    }
    bubbleFrame = Rect(
      origin: Point(
        x: x(of: column.size.width, in: cellWidth, margin: margin),
        y: context.spacing + margin.top + above), size: column.size)
    parts.reserveCapacity(column.parts.count + message.labels.count + 2)
    for part in column.parts { parts.append(part.offset(x: bubbleFrame.minX, y: bubbleFrame.minY)) }
    text = column.text.map { ($0.frame.offset(x: bubbleFrame.minX, y: bubbleFrame.minY), $0.block) }
    contentBottom = bubbleFrame.maxY
    placeReactions(in: cellWidth)
    placeLabelsBesideBubble(in: cellWidth)

    let avatar = avatarFrame(cellWidth: cellWidth, bottom: margin.bottom)
    let size = Size(width: cellWidth, height: height(margin: margin, avatar: avatar))
    placeText(in: size)
    placeLabels(in: size)
    placeAccessories(in: size, avatar: avatar)
    return Cell(
      id: message.id, sender: message.sender, role: message.role, side: side,
      frame: Rect(origin: .zero, size: size), bubble: bubble(), parts: shapedMedia())
  }

  /// What stands in the bubble.
  private func column() -> ContentColumn {
    let bubble = style.bubble
    var padding = bubble.padding.resolved(on: side)
    if let optical = message.opticalPadding {
      padding.top = optical.top
      padding.bottom = optical.bottom
    }
    let elements = message.elements.filter { context.shows($0.visibility) }
    let footer = context.hidesFooter ? nil : message.footer
    let order = style.content.order
    let place = order.firstIndex(of: .footer)
    let index =
      place.map { place in elements.prefix { order.firstIndex(of: $0.kind) ?? 0 < place }.count }
      ?? elements.count
    var minimum = Size(width: bubble.minimumWidth, height: bubble.minimumHeight)
    if let picture = bubble.picture, bubble.shape == .picture, picture.limitsSize {
      minimum.width = max(minimum.width, picture.capSize.width)
      minimum.height = max(minimum.height, picture.capSize.height)
    }
    let gutter = style.selection.map { $0.size + $0.gap } ?? 0
    let free = (width.limit ?? LayoutUnit(Double.infinity)) - bubble.margin.start - bubble.margin.end - gutter
    let ruled = LayoutUnit(roundingDown: bubble.width.limit(in: width.limit))
    return ContentColumn(
      elements: elements, footer: place == nil ? nil : footer, footerIndex: index, padding: padding,
      limit: max(0, min(ruled, free)), room: max(0, free), minimum: minimum, cellWidth: width.limit,
      captionsWiden: style.content.media.captionsWiden, isMirrored: direction == .rightToLeft, grid: grid)
  }

  private func x(of bubble: LayoutUnit, in cellWidth: LayoutUnit, margin: Insets) -> LayoutUnit {
    if style.isCentered {
      return margin.left + (cellWidth - margin.left - margin.right - bubble).half
    }
    return side == .left ? margin.left + gutter : cellWidth - margin.right - bubble - gutter
  }

  /// How far messages at the side of the selection are moved to make room for it.
  var gutter: LayoutUnit {
    guard isSelecting, let selection = style.selection, side == direction.side(of: .start) else { return 0 }
    return selection.size + selection.gap
  }

  /// The width that shows everything in full: the bubble between its margins, each label in its box.
  private func contentWidth(bubble: LayoutUnit) -> LayoutUnit {
    var widest = style.bubble.margin.start + bubble + style.bubble.margin.end + gutter
    for place in LabelPlace.allCases {
      for (label, style) in labels(at: place) {
        widest = max(widest, style.box.cellWidth(for: label.width))
      }
    }
    if let box = style.text.box, let text = message.text {
      widest = max(
        widest, box.cellWidth(for: text.text.block(within: LayoutUnit(Double.infinity)).size.width))
    }
    return widest
  }

  private func height(margin: Insets, avatar: Rect?) -> LayoutUnit {
    let hasMediaAlone =
      message.text == nil && message.elements.contains { $0.kind == .media }
    let rule = hasMediaAlone ? style.mediaHeight ?? style.height : style.height
    var textHeight: LayoutUnit = 0
    if rule.basis == .text {
      textHeight = text.map { grid.roundedUp($0.block.size.height) } ?? 0
    }
    let content = contentBottom + margin.bottom - context.spacing
    var ruled = grid.roundedUp(rule.height(text: textHeight, content: content)) + context.spacing
    // Rules that look at nothing or at the text alone know nothing of quotes, cards and pictures.
    if rule.basis != .content, message.elements.contains(where: { $0.kind != .text }) {
      ruled = max(ruled, contentBottom)
    }
    return max(ruled, avatar?.maxY ?? avatarRoom)
  }
}
