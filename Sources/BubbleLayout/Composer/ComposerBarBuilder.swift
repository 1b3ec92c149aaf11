import TextLayout
import TextShaping

extension Composer {
  /// Lays out the text and the bar around it.
  ///
  /// - Parameters:
  ///   - width: The width of the bar, in points. Negative widths and NaN count as 0. With an infinite width,
  ///     the bar is as wide as its text needs.
  ///   - bar: The content of the bar.
  ///   - style: The fonts and sizes of the bar.
  ///   - stripOffset: The scroll offset of the attachments, in points.
  /// - Complexity: Linear in the text, the attachments and the visible candidates.
  public func layout(
    width: Double, bar: ComposerBar, style: ComposerBarStyle = ComposerBarStyle(),
    stripOffset: LayoutUnit = 0
  ) -> ComposerBarLayout {
    var builder = ComposerBarBuilder(self, bar, style, width: width)
    return builder.layout(stripOffset: stripOffset)
  }

  /// Returns whether there is something to send: text, or attachments in the bar.
  public func hasContent(with bar: ComposerBar = ComposerBar()) -> Bool {
    !bar.attachments.isEmpty || !tokens.isEmpty
      || text.unicodeScalars.contains { !$0.properties.isWhitespace && $0 != "\u{FFFC}" }
  }
}

/// Lays out the bar around a composer, from top to bottom. All frames are placed for a left-to-right
/// interface, and mirrored for the other direction.
struct ComposerBarBuilder {
  let composer: Composer
  let bar: ComposerBar
  let style: ComposerBarStyle
  /// The width of the bar; 0 until it is known, if it depends on the text.
  private(set) var width: LayoutUnit
  /// Whether the bar is as wide as its text needs.
  private let isUnbounded: Bool
  /// The upper edge of the next part.
  var y: LayoutUnit = 0

  init(_ composer: Composer, _ bar: ComposerBar, _ style: ComposerBarStyle, width: Double) {
    self.composer = composer
    self.bar = bar
    self.style = style
    self.width = width == .infinity ? 0 : max(0, LayoutUnit(width))
    isUnbounded = width == .infinity
  }

  private var isMirrored: Bool { composer.style.direction == .rightToLeft }

  /// Returns the width of everything beside the field, with a given number of buttons.
  private func sides(_ count: Int) -> LayoutUnit {
    style.padding * 2 + (style.buttonSize + style.gap) * count
  }

  /// Returns the width of the field beside a given number of buttons, in points.
  private func fieldWidth(beside count: Int) -> Double {
    isUnbounded ? .infinity : max(0, width - sides(count)).points
  }

  /// The width of the field, in points.
  var fieldWidth: Double {
    let (leading, trailing) = shownButtons()
    return fieldWidth(beside: leading.count + trailing.count)
  }

  /// Returns the buttons that fit beside a field in which at least one letter fits. The last button, which
  /// usually sends, is the last to be left out.
  private func shownButtons() -> (leading: ArraySlice<ComposerButton>, trailing: ArraySlice<ComposerButton>) {
    var (leading, trailing) = (bar.leading[...], bar.trailing[...])
    let insets = composer.style.insets
    let least = LayoutUnit(composer.style.font.size * 1.25) + insets.left + insets.right
    while !isUnbounded, !(leading.isEmpty && trailing.isEmpty),
      width - sides(leading.count + trailing.count) < least
    {
      if trailing.count > 1 {
        trailing.removeFirst()
      } else if !leading.isEmpty {
        leading.removeLast()
      } else {
        trailing = []
      }
    }
    return (leading, trailing)
  }

  mutating func layout(stripOffset: LayoutUnit) -> ComposerBarLayout {
    let (leading, trailing) = shownButtons()
    let button = style.buttonSize + style.gap
    let count = leading.count + trailing.count
    let field = composer.layout(width: fieldWidth(beside: count))
    let insets = composer.style.insets
    var fieldSize = field.size
    if isUnbounded {
      fieldSize.width = field.block.size.width + insets.left + insets.right
      width = sides(count) + fieldSize.width
    }
    y = style.padding
    var layout = ComposerBarLayout(size: .init(width: width, height: 0), field: .zero, composer: field)
    layout.topic = topic()
    layout.preview = preview()
    layout.strip = strip(offset: stripOffset)
    let row = max(fieldSize.height, count == 0 ? 0 : style.buttonSize)
    let x = style.padding + button * leading.count
    layout.field = Rect(
      x: x, y: y + (row - fieldSize.height).half, width: fieldSize.width, height: fieldSize.height)
    // Buttons are centred beside a text of one line. Beside longer texts, they are at the last line.
    let line = (field.block.lines.last?.frame.height ?? 0) + insets.top + insets.bottom
    let below = (min(row, max(line, style.buttonSize)) - style.buttonSize).half
    let top = y + row - below - style.buttonSize
    let hasContent = composer.hasContent(with: bar)
    func add(_ button: ComposerButton, x: LayoutUnit) {
      let frame = Rect(x: x, y: top, width: style.buttonSize, height: style.buttonSize)
      let shown = button == .sendOrMicrophone ? (hasContent || isEditing ? .send : .microphone) : button
      layout.buttons.append(
        ComposerButtonFrame(
          button: shown, frame: mirrored(frame), isEnabled: shown != .send || hasContent))
    }
    for (index, kind) in leading.enumerated() { add(kind, x: style.padding + button * index) }
    for (index, kind) in trailing.enumerated() {
      add(kind, x: x + fieldSize.width + style.gap + button * index)
    }
    layout.buttons.sort { $0.frame.minX < $1.frame.minX }
    layout.field = mirrored(layout.field)
    layout.size.height = y + row + style.padding
    layout.candidates = candidates()
    return layout
  }

  private var isEditing: Bool { if case .editing = bar.topic { true } else { false } }

  func mirrored(_ frame: Rect) -> Rect { isMirrored ? frame.mirrored(in: width) : frame }
}

extension ComposerBarBuilder {
  private mutating func topic() -> ComposerCard? {
    switch bar.topic {
    case .reply(let quote): card(quote.senderName ?? quote.sender ?? "", quote.plainText)
    case .editing(let message): card(message.title, message.text)
    case nil: nil
    }
  }

  private mutating func preview() -> ComposerCard? {
    bar.preview.map { card($0.title ?? "", LinkHost.of($0.address)) }
  }

  private mutating func card(_ title: String, _ text: String) -> ComposerCard {
    let room = max(0, width - style.padding * 2)
    let (first, second) = (paragraph(title, style.titleFont), paragraph(text, style.font))
    let (upper, lower) = (
      title.isEmpty ? 0 : self.height(of: first), text.isEmpty ? 0 : self.height(of: second)
    )
    let height = max(upper + lower, style.closeSize)
    let frame = Rect(x: style.padding, y: y, width: room, height: height)
    y += height + style.gap
    let hasButton = room >= style.closeSize * 2
    let end = frame.maxX - (hasButton ? style.closeSize + style.gap : 0)
    let line = Rect(x: frame.minX, y: frame.minY, width: min(style.lineWidth, room), height: height)
    let start = min(line.maxX + style.gap, frame.maxX)
    let top = frame.minY + (height - upper - lower).half
    let length = max(0, end - start)
    let titleFrame = Rect(x: start, y: top, width: length, height: upper)
    let textFrame = Rect(x: start, y: top + upper, width: length, height: lower)
    let close = Rect(
      x: frame.maxX - style.closeSize, y: frame.minY + (height - style.closeSize).half,
      width: style.closeSize, height: style.closeSize)
    return ComposerCard(
      frame: mirrored(frame), line: mirrored(line), title: upper > 0 ? label(first, in: titleFrame) : nil,
      text: lower > 0 ? label(second, in: textFrame) : nil, close: hasButton ? mirrored(close) : nil)
  }
}

extension ComposerBarBuilder {
  func paragraph(_ text: String, _ style: TextStyle) -> Paragraph {
    composer.paragraph(ofLabel: text.inOneLine, style)
  }

  func height(of paragraph: Paragraph) -> LayoutUnit { paragraph.layout(width: .infinity).size.height }

  /// Returns a label of one line, which stands at the start edge of the interface like everything around it.
  func label(_ paragraph: Paragraph, in frame: Rect) -> ComposerLabel {
    let frame = mirrored(frame)
    let block = paragraph.layout(width: frame.width.points, options: LayoutOptions(maximumLines: 1))
    let rest = max(0, frame.width - block.size.width)
    return ComposerLabel(
      text: paragraph.styledText.text, frame: frame, block: block,
      origin: Point(
        x: frame.minX + (isMirrored ? rest : 0),
        y: frame.minY + (frame.height - block.size.height).half))
  }
}
