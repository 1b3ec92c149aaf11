import TextLayout

/// The surroundings of code lines, in an attachment or a block: a background, the language with an icon that
/// copies the code, and line numbers.
struct PreparedCode: Sendable {
  let style: CodeStyle
  /// The name of the language; nil if it is not shown.
  let language: PreparedText?
  /// The width of the line numbers, in points; 0 if there are none.
  let gutter: LayoutUnit
  /// Shapes the line numbers when they become visible; nil if there are none.
  private let maker: TextMaker?

  init(language: String?, of text: String, style: CodeStyle, maker: TextMaker) {
    self.style = style
    self.language =
      style.showsHeader ? language.flatMap { $0.isEmpty ? nil : maker.line($0, style.headerFont) } : nil
    self.maker = style.showsLineNumbers ? maker : nil
    guard style.showsLineNumbers else {
      gutter = 0
      return
    }
    // In the fonts of code, all digits have the same width.
    let count = 1 + text.utf8.count { $0 == 0x0A }
    gutter = maker.line("\(count)", style.font).size(within: .unbounded).width + style.padding + style.padding
  }

  /// Whether the code has only a background and lines that are broken.
  var isPlain: Bool { language == nil && gutter == 0 && style.wraps && style.maximumHeight == nil }

  /// Adds the nodes of the code.
  ///
  /// - Parameters:
  ///   - look: How the lines are drawn.
  ///   - element: The element of the block; nil if it has begun already.
  ///   - path: The path of the block or attachment.
  ///   - copied: The path of the text that the icon copies.
  ///   - index: The index of the attachment; nil for a block.
  ///   - press: What a press on the background hits; nil if that is what its element says.
  func addNodes(
    _ lines: PreparedText, _ look: Paint.Look, in element: PaintedElement? = nil, at path: ContentPath,
    copied: ContentPath, index: Int? = nil, press: HitTarget? = nil, to content: inout ContentBuilder
  ) {
    let background = Paint.box(
      BoxPaint(role: .code, corners: .radius(style.radius), index: index, press: press), in: element)
    content.stack(insets: Insets(all: style.padding), background) { content in
      addHeader(to: &content, index: index, copied: copied)
      guard !style.wraps || style.maximumHeight != nil else { return addText(lines, look, to: &content) }
      let rule = ScrollRule(isHorizontal: !style.wraps, maximumHeight: style.maximumHeight)
      let window = ElementName(block: path.appending("text"), type: "lines")
      content.add(.scrolled(rule), Paint(.window(window))) { addText(lines, look, to: &$0) }
    }
  }

  /// Adds the language with an icon that copies the code, and the gap above the lines. Adds nothing if there
  /// is no language.
  private func addHeader(to content: inout ContentBuilder, index: Int?, copied: ContentPath) {
    guard let language else { return }
    let height = language.size(within: .unbounded).height
    let beside = BesideRule(size: height, reserve: 0, gap: style.padding, isAtEnd: true)
    let copy = Paint.box(BoxPaint(role: .copy, index: index, icon: .copy, press: .copy(copied)))
    content.add(.beside(beside), copy) {
      $0.add(
        language, .label(.language, index: index) { ($0.holdsMarkers, $0.press) = (true, .text) },
        keepsLines: true)
    }
    if style.padding > 0 { content.add(.fixed(Size(width: 0, height: style.padding))) }
  }

  private func addText(_ lines: PreparedText, _ look: Paint.Look, to content: inout ContentBuilder) {
    guard gutter > 0 else { return content.add(lines, Paint(nil, look), keepsLines: true) }
    content.stack(insets: Insets(top: 0, left: gutter, bottom: 0, right: 0)) {
      $0.add(lines, Paint(nil, look), keepsLines: true)
    }
  }

  /// Adds the line numbers. Each number is before the first piece of its line, on the same baseline.
  ///
  /// - Parameters:
  ///   - frame: The frame of the lines.
  ///   - limit: The limit of the lines, if it is less than the width of the frame.
  func placeNumbers(
    of lines: PreparedText, in frame: Rect, limit: AvailableWidth, with placer: inout PartPlacer
  ) {
    guard let maker else { return }
    let block = lines.block(within: AvailableWidth.fixed(frame.width).limited(to: limit))
    var number = 0
    var begins = true
    for line in block.lines {
      defer { begins = line.ending == .hardBreak }
      guard begins else { continue }
      number += 1
      let text = maker.line("\(number)", style.font)
      let size = text.size(within: .unbounded)
      placer.label(
        text, .lineNumber,
        in: Rect(
          x: frame.minX - style.padding - size.width, y: frame.minY + line.baseline - text.firstBaseline,
          width: size.width, height: size.height), alignment: .right, index: number, press: .text)
    }
  }
}
