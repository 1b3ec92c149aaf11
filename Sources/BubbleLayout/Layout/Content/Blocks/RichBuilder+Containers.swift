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
        ? .nothing : .container(box, marker, startsRight: context.isAtRight))
  }

  /// Returns insets with a distance only at the start side of a block: at the left or, in a right-to-left
  /// block, at the right.
  func start(_ room: LayoutUnit, _ context: RichContext) -> Insets {
    context.isAtRight
      ? Insets(top: 0, left: 0, bottom: 0, right: room) : Insets(top: 0, left: room, bottom: 0, right: 0)
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
    return RichMarker(
      sign: .box(box, rise: LayoutUnit(size.points * 0.86)), size: Size(width: size, height: size))
  }

  /// Adds the node of a quote beside its bar, or of an alert below its title.
  mutating func quote(_ quote: QuoteBlock, _ block: MessageBlock, _ context: RichContext) {
    let room = room(quote, block, context)
    guard quote.isExpandable else {
      return stack(quote.blocks, in: room.inner, room.paint, rule: room.rule, title: room.title)
    }
    let whole = content.begin(.stack(room.rule), room.paint)
    let isOpen = toggled.contains(context.path)
    let folded = content.begin(
      .limited(LineLimitRule(lines: rich.quoteLines, isOpen: isOpen, gap: rich.itemGap, line: line)))
    stack(quote.blocks, in: room.inner, title: room.title)
    content.add(
      foldLabel(isOpen: isOpen, room.inner),
      .label(.unfold, context.isAtRight ? .end : .start) { $0.press = .details(context.path) })
    content.end(folded)
    content.end(whole)
  }

  /// Returns the paint of a quote, and the insets and the context for the quote's content.
  func room(_ quote: QuoteBlock, _ block: MessageBlock, _ context: RichContext) -> RichRoom {
    let meaning = ElementName.Meaning.quote(
      isFolded: quote.isExpandable ? !toggled.contains(context.path) : nil)
    let (paint, insets) = surroundings(of: quote, block, context, meaning)
    let bar = rich.barWidth + rich.barGap
    var rule = StackRule(insets: insets, indent: indent(bar, sign: bar, context))
    if quote.alert != nil { rule.indent?.end = max(0, rich.barGap - Self.leastGap) }
    var inner = context
    inner.level += 1
    inner.free = FreeSpace(
      width: max(0, rich.barGap - Self.leastGap), isAtRight: context.isAtRight)
    inner.isBesideMarker = false
    (inner.isInItem, inner.holdsFooter) = (false, false)
    var words: RichTitle?
    if let alert = quote.alert {
      var title = inner
      title.font.strengthen(to: .semibold)
      title.path = context.path.appending("kind")
      title.foreground = alert.foreground
      words = RichTitle(
        lines: self.title(of: alert, title),
        element: element(of: block, title, .quote(isFolded: nil)),
        insets: start(iconSize(context) + rich.markerGap, context))
    } else {
      inner.foreground = .secondary
    }
    inner.path = context.path.appending("blocks")
    return RichRoom(paint: paint, inner: inner, rule: rule, title: words)
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
    marker.end = rich.barWidth + rich.barGap + marker.size.width
    (insets.top, insets.bottom) = (code.padding, code.padding)
    if context.isAtRight { insets.left = rich.barGap } else { insets.right = rich.barGap }
    return (container(block, context, box: box, marker: marker, meaning), insets)
  }

  /// Returns the side of the square of an icon beside a title, in points.
  private func iconSize(_ context: RichContext) -> LayoutUnit {
    LayoutUnit(context.font.size * maker.fontScale)
  }

  /// Returns the label below the first lines of an expandable quote.
  private func foldLabel(isOpen: Bool, _ context: RichContext) -> PreparedText {
    var font = context.font
    font.strengthen(to: .semibold)
    font.size *= rich.footnoteSize
    // The interface has no word for hiding the lines again. The label then is the triangle of open details,
    // pointing upwards.
    return maker.line(isOpen ? "▴" : maker.words.readMore, font)
  }

  /// Adds the node of details: their summary beside a triangle and, if they are open, their content below
  /// it.
  mutating func details(_ details: DetailsBlock, _ block: MessageBlock, _ context: RichContext) {
    let room = room(details, block, context)
    stack(
      room.isOpen ? details.blocks : [], in: room.inner, room.paint, rule: room.rule, title: room.title)
  }

  /// Returns the paint of details, and the insets and the context for their content.
  func room(_ details: DetailsBlock, _ block: MessageBlock, _ context: RichContext) -> RichRoom {
    let isOpen = details.isOpen != toggled.contains(context.path)
    var inner = context
    inner.level += 1
    let path = context.path.appending("summary")
    let icon: BoxIcon =
      isOpen ? .expanded : context.isAtRight ? .collapsedLeft : .collapsedRight
    var marker = iconMarker(icon, inner.foreground, context, press: .details(context.path))
    let column = max(rich.markerWidth, marker.size.width + rich.markerGap)
    marker.end = column - rich.markerGap
    var title = inner
    title.path = path
    title.font.strengthen(to: .semibold)
    // Browsers show a word of their own if there is no summary.
    let words = details.summary.text.isEmpty ? RichText(maker.words.details) : details.summary
    let summary = RichTitle(
      lines: SizedLines(lines(words, .summary, at: path, title)),
      element: element(of: block, title, .summary(isOpen: isOpen)))
    inner.path = context.path.appending("blocks")
    (inner.isInItem, inner.holdsFooter) = (false, false)
    (inner.free, inner.isBesideMarker) = (freeSpace(ofColumn: rich.markerWidth, context), false)
    let rule = StackRule(
      insets: start(column, context),
      indent: indent(column, sign: marker.size.width + rich.markerGap, context))
    return RichRoom(
      paint: container(block, context, marker: marker), inner: inner, rule: rule, title: summary,
      isOpen: isOpen)
  }
}

/// The inside of a block that contains other blocks: the block's paint, its insets, and the context of the
/// inner blocks.
struct RichRoom {
  let paint: Paint
  let inner: RichContext
  /// The rule of the outer block, with the distances from its edges to its content.
  let rule: StackRule
  /// The title of the outer block, above its content; nil for a block without a title.
  let title: RichTitle?
  /// Whether the content is shown.
  var isOpen = true
}

/// The title of an alert, or the summary of details.
struct RichTitle {
  let lines: SizedLines
  let element: PaintedElement
  /// The distance from the edges of the content; nil for none.
  var insets: Insets?

  /// Adds the node of the text.
  func add(to content: inout ContentBuilder) {
    guard let insets else { return lines.add(to: &content, element) }
    content.stack(insets: insets) { lines.add(to: &$0, element) }
  }
}
