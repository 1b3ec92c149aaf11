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

  /// The tags of the nodes, by which they are recognised when they are placed.
  struct Tags {
    let block: Int16
    let copy: Int16
    let language: Int16
    let lines: Int16
    let text: Int16

    static let rich = Tags(
      block: RichElement.Tag.block.rawValue, copy: RichElement.Tag.copy.rawValue,
      language: RichElement.Tag.language.rawValue, lines: RichElement.Tag.lines.rawValue,
      text: RichElement.Tag.code.rawValue)
  }

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
  var isPlain: Bool { language == nil && growsInPlace }

  func addNodes(_ lines: PreparedText, to tree: inout BlockTreeBuilder, index: Int, tags: Tags) {
    tree.stack(insets: Insets(all: style.padding), tag: tags.block, index: index) { tree in
      addHeader(to: &tree, index: index, tags: tags)
      guard !style.wraps || style.maximumHeight != nil else { return addText(lines, to: &tree, index, tags) }
      let rule = ScrollRule(isHorizontal: !style.wraps, maximumHeight: style.maximumHeight)
      tree.add(.scrolled(rule), tag: tags.lines, index: index) { addText(lines, to: &$0, index, tags) }
    }
  }

  /// Adds the language with an icon that copies the code, and the gap above the lines. Adds nothing if there
  /// is no language.
  private func addHeader(to tree: inout BlockTreeBuilder, index: Int, tags: Tags) {
    guard let language else { return }
    let height = language.size(within: .unbounded).height
    let beside = BesideRule(size: height, reserve: 0, gap: style.padding, isAtEnd: true)
    tree.add(.beside(beside), tag: tags.copy, index: index) {
      $0.add(language, tag: tags.language, index: index, keepsLines: true)
    }
    if style.padding > 0 { tree.add(.fixed(Size(width: 0, height: style.padding))) }
  }

  /// Returns the header above lines that grow; nil if there is none.
  func header(_ grid: PixelGrid) -> BlockTree<PreparedText>? {
    guard language != nil else { return nil }
    var nodes = BlockTreeBuilder()
    nodes.stack { addHeader(to: &$0, index: 0, tags: .rich) }
    var tree = BlockTree(nodes)
    tree.grid = grid
    return tree
  }

  /// Whether growing lines are updated in place, because they neither scroll nor have numbers.
  var growsInPlace: Bool { gutter == 0 && style.wraps && style.maximumHeight == nil }

  private func addText(_ lines: PreparedText, to tree: inout BlockTreeBuilder, _ index: Int, _ tags: Tags) {
    guard gutter > 0 else { return tree.add(lines, tag: tags.text, index: index, keepsLines: true) }
    tree.stack(insets: Insets(top: 0, left: gutter, bottom: 0, right: 0)) {
      $0.add(lines, tag: tags.text, index: index, keepsLines: true)
    }
  }

  /// Adds the line numbers. Each number is before the first piece of its line, on the same baseline.
  ///
  /// - Parameter frame: The frame of the lines.
  func placeNumbers(of block: TextBlock, in frame: Rect, with placer: inout PartPlacer) {
    guard let maker, placer.makesParts else { return }
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
          width: size.width, height: size.height), alignment: .right, index: number)
    }
  }
}
