import TextLayout

extension RichBuilder {
  /// Returns the paint of a block that contains other blocks: its box and its marker.
  func container(
    _ block: MessageBlock, _ context: RichContext, type: String? = nil, box: RichBox? = nil,
    marker: RichMarker? = nil, _ meaning: ElementName.Meaning = .usual
  ) -> Paint {
    Paint(
      element(of: block, context, type: type, meaning),
      box == nil && marker == nil
        ? .nothing : .container(box, marker, startsRight: context.startsRight == true))
  }

  /// Returns insets with a distance only at the start side of a block: at the left or, in a right-to-left
  /// block, at the right.
  func start(_ room: LayoutUnit, _ context: RichContext) -> Insets {
    context.startsRight == true
      ? Insets(top: 0, left: 0, bottom: 0, right: room) : Insets(top: 0, left: room, bottom: 0, right: 0)
  }

  /// Adds the node of a list. Its markers are in a column that is as wide as the widest marker.
  mutating func list(_ list: ListBlock, _ block: MessageBlock, _ context: RichContext) {
    let markers = list.items.indices.map { marker(of: $0, list.items[$0], in: list, context) }
    let items = list.items.indices.map {
      Item(number: $0, blocks: list.items[$0].blocks, marker: markers[$0])
    }
    self.items(
      items, type: "item", gap: itemGap(list), block, context, within: inner(list, context))
  }

  /// Returns the context of the items of a list.
  func inner(_ list: ListBlock, _ context: RichContext) -> RichContext {
    var inner = context
    (inner.isInItem, inner.isTight) = (true, list.isTight)
    inner.listDepth += 1
    return inner
  }

  /// Returns the distance between two items of a list, in points.
  func itemGap(_ list: ListBlock) -> LayoutUnit { list.isTight ? rich.itemGap : rich.gap }

  /// Returns the width of the column for markers of these widths.
  func column(of markers: some Sequence<LayoutUnit>) -> LayoutUnit {
    markers.reduce(rich.markerWidth) { max($0, $1 + rich.markerGap) }
  }

  /// The content of an empty item. It makes the item as tall as its marker.
  static let emptyItem = [MessageBlock.paragraph("")]

  /// Returns the marker of a list item.
  func marker(of number: Int, _ item: ListItem, in list: ListBlock, _ context: RichContext) -> RichMarker {
    if let isDone = item.isChecked {
      let side = LayoutUnit(context.font.size * maker.fontScale * 0.8)
      let box = BoxPaint(
        role: .task, corners: .radius(3), icon: isDone ? .check : nil, background: isDone ? .on(.icon) : nil,
        foreground: .on(isDone ? .iconSign : .bar), isChosen: isDone,
        press: .task(context.path(ofItem: number)))
      return RichMarker(sign: .box(box, rise: side), width: side)
    }
    let bullets = ["•", "◦", "▪"]
    let words =
      list.isOrdered
      ? "\(list.start.addingWithinRange(number))." : bullets[context.listDepth % bullets.count]
    return textMarker(words, at: context.path(ofItem: number), context)
  }

  func textMarker(_ words: String, at path: ContentPath, _ context: RichContext) -> RichMarker {
    let lines = lines(RichText(words), .marker, at: path, context)
    return RichMarker(sign: .text(lines), width: lines.text.size(within: .unbounded).width)
  }

  /// Returns the marker beside the title of an alert or of details.
  ///
  /// - Parameter press: What a press on the icon hits; nil for what a press on the text beside it hits.
  private func iconMarker(
    _ icon: BoxIcon, _ foreground: SurfaceColorRole, _ context: RichContext, press: HitTarget? = nil
  ) -> RichMarker {
    let size = iconSize(context)
    let box = BoxPaint(role: .sign, icon: icon, foreground: .on(foreground), press: press)
    // The icon is centred on capital letters, which are about 0.72 em high.
    return RichMarker(sign: .box(box, rise: LayoutUnit(size.points * 0.86)), width: size)
  }

  /// Adds the node of a quote beside its bar, or of an alert below its title.
  mutating func quote(_ quote: QuoteBlock, _ block: MessageBlock, _ context: RichContext) {
    let room = room(quote, block, context)
    guard quote.isExpandable else {
      return stack(quote.blocks, in: room.inner, room.paint, insets: room.insets, title: room.title)
    }
    let whole = content.begin(.stack(StackRule(insets: room.insets)), room.paint)
    let folded = content.begin(.limited(fold(at: context.path)))
    stack(quote.blocks, in: room.inner, title: room.title)
    addFoldLabel(at: context.path, room.inner)
    content.end(folded)
    content.end(whole)
  }

  /// Returns the paint of a quote, and the insets and the context for the quote's content.
  func room(_ quote: QuoteBlock, _ block: MessageBlock, _ context: RichContext) -> RichRoom {
    let meaning = ElementName.Meaning.quote(
      isFolded: quote.isExpandable ? !toggled.contains(context.path) : nil)
    let (paint, insets) = surroundings(of: quote, block, context, meaning)
    var inner = context
    inner.level += 1
    (inner.isInItem, inner.holdsFooter) = (false, false)
    var words: RichTitle?
    if let alert = quote.alert {
      var title = inner
      title.font.strengthen(to: .semibold)
      title.path = context.path.appending("kind")
      title.foreground = alert.foreground
      // The title is a word of the interface, but it belongs to the icon at the start of the block.
      words = RichTitle(
        lines: lines(
          RichText(maker.words.title(of: alert)), .title, at: title.path, title,
          alignment: context.startsRight == true ? .right : .left),
        element: element(of: block, title, .quote(isFolded: nil)),
        insets: start(iconSize(context) + rich.markerGap, context))
    } else {
      inner.foreground = .secondary
    }
    inner.path = context.path.appending("blocks")
    return RichRoom(paint: paint, inner: inner, insets: insets, title: words)
  }

  /// Returns the paint of a quote or an alert, and the distances from its edges to its content. A quote has a grey
  /// bar. An alert has a background, because on many surfaces no five colours are both legible and
  /// different.
  private func surroundings(
    of quote: QuoteBlock, _ block: MessageBlock, _ context: RichContext, _ meaning: ElementName.Meaning
  ) -> (paint: Paint, insets: Insets) {
    var insets = start(rich.barWidth + rich.barGap, context)
    guard let alert = quote.alert else {
      let bar = RichBox(role: .bar, background: .bar, width: rich.barWidth, radius: rich.barWidth.half)
      return (container(block, context, box: bar, meaning), insets)
    }
    let code = style.content.code
    var box = RichBox(role: .alert, background: .alert, width: nil, radius: code.radius)
    box.bar = (rich.barWidth, alert.foreground)
    var marker = iconMarker(alert.icon, alert.foreground, context)
    marker.end = rich.barWidth + rich.barGap + marker.width
    (insets.top, insets.bottom) = (code.padding, code.padding)
    if context.startsRight == true { insets.left = rich.barGap } else { insets.right = rich.barGap }
    return (container(block, context, box: box, marker: marker, meaning), insets)
  }

  /// Returns the side of the square of an icon beside a title, in points.
  private func iconSize(_ context: RichContext) -> LayoutUnit {
    LayoutUnit(context.font.size * maker.fontScale)
  }

  /// Returns the rule of an expandable quote, of which the first lines are shown.
  private func fold(at path: ContentPath) -> LineLimitRule {
    LineLimitRule(lines: rich.quoteLines, isOpen: toggled.contains(path), gap: rich.itemGap, line: line)
  }

  /// Adds the label below the first lines of an expandable quote, which shows the other lines or hides them again.
  private mutating func addFoldLabel(at path: ContentPath, _ context: RichContext) {
    let isOpen = toggled.contains(path)
    var font = context.font
    font.strengthen(to: .semibold)
    font.size *= rich.footnoteSize
    // The interface has no word for hiding the lines again. The label then is the triangle of open details,
    // pointing upwards.
    content.add(
      maker.line(isOpen ? "▴" : maker.words.readMore, font),
      .label(.unfold, .own) { $0.press = .details(path) })
  }

  /// Adds the node of details: their summary beside a triangle and, if they are open, their content below
  /// it.
  mutating func details(_ details: DetailsBlock, _ block: MessageBlock, _ context: RichContext) {
    let room = room(details, block, context)
    stack(
      room.isOpen ? details.blocks : [], in: room.inner, room.paint, insets: room.insets, title: room.title)
  }

  /// Returns the paint of details, and the insets and the context for their content.
  func room(_ details: DetailsBlock, _ block: MessageBlock, _ context: RichContext) -> RichRoom {
    let isOpen = details.isOpen != toggled.contains(context.path)
    var inner = context
    inner.level += 1
    let path = context.path.appending("summary")
    let icon: BoxIcon =
      isOpen ? .expanded : context.startsRight == true ? .collapsedLeft : .collapsedRight
    var marker = iconMarker(icon, inner.foreground, context, press: .details(context.path))
    let column = max(rich.markerWidth, marker.width + rich.markerGap)
    marker.end = column - rich.markerGap
    var title = inner
    title.path = path
    title.font.strengthen(to: .semibold)
    // Browsers show a word of their own if there is no summary.
    let words = details.summary.text.isEmpty ? RichText(maker.words.details) : details.summary
    let summary = RichTitle(
      lines: lines(words, .summary, at: path, title),
      element: element(of: block, title, .summary(isOpen: isOpen)))
    inner.path = context.path.appending("blocks")
    (inner.isInItem, inner.holdsFooter) = (false, false)
    return RichRoom(
      paint: container(block, context, marker: marker), inner: inner, insets: start(column, context),
      title: summary, isOpen: isOpen)
  }
}

/// The inside of a block that contains other blocks: the block's paint, its insets, and the context of the
/// inner blocks.
struct RichRoom {
  let paint: Paint
  let inner: RichContext
  /// The distances from the outer block's edges to its content.
  let insets: Insets
  /// The text that the outer block shows above its content; nil if there is none.
  let title: RichTitle?
  /// Whether the content is shown.
  var isOpen = true
}

/// The title of an alert, or the summary of details.
struct RichTitle {
  let lines: RichLines
  let element: PaintedElement
  /// The distance from the edges of the content; nil for none.
  var insets: Insets?

  /// Adds the node of the text.
  func add(to content: inout ContentBuilder) {
    let paint = Paint(element, .lines(lines))
    guard let insets else { return content.add(lines.text, paint) }
    content.stack(insets: insets) { $0.add(lines.text, paint) }
  }
}

extension RichContext {
  /// Returns the path of an item of the block with this context.
  func path(ofItem number: Int) -> ContentPath {
    path.appending("items").appending(.number(number))
  }

  /// Returns the context of an item of the block with this context.
  func item(_ number: Int) -> RichContext {
    var item = self
    item.path = path(ofItem: number)
    item.level += 1
    return item
  }

  /// Returns the context of the blocks of an item.
  func blocks(ofItem number: Int) -> RichContext {
    var blocks = item(number)
    blocks.path = blocks.path.appending("blocks")
    return blocks
  }
}
