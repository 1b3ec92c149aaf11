import TextLayout

/// A formula on lines of its own, prepared: its pieces, its measurements, and its equation number.
struct PreparedFormula: Sendable {
  let object: InlineObject
  let lines: FormulaLines
  /// Shaped; nil if there is none.
  let number: PreparedText?
  let path: ContentPath
  /// Whether the text around it begins at the right. Then its number stands at the left.
  let startsRight: Bool
  private let formula: TypesetFormula
  private let pieces: [FormulaPiece]
  private let maker: TextMaker
  /// The font of the text around it, before the reader's font scale.
  private let font: TextStyle

  /// - Parameter number: Nil for what the formula itself says.
  init(
    _ formula: TypesetFormula, _ object: InlineObject, number: String?, at path: ContentPath,
    style: FormulaStyle, font: TextStyle, startsRight: Bool, maker: TextMaker
  ) {
    self.formula = formula
    self.object = object
    self.path = path
    self.startsRight = startsRight
    self.maker = maker
    self.font = font
    pieces = formula.pieces { _ in true }
    let em = font.size * maker.fontScale
    var lines = FormulaLines(
      formula, lineGap: style.lineGap, indent: LayoutUnit(em * style.indent),
      scrolls: style.overflow == .scroll)
    let words = number.map { "(\($0))" } ?? formula.tag
    self.number = words.flatMap { $0.isEmpty ? nil : maker.line($0, font) }
    if let text = self.number {
      let size = text.size(within: .unbounded)
      let ascent = text.firstBaseline
      lines.number = FormulaLines.Number(
        width: size.width, ascent: ascent, descent: size.height - ascent, gap: LayoutUnit(em))
    }
    self.lines = lines
  }

  /// Its lines in a frame.
  struct Place {
    /// The visible part of the lines, and all of them if they are larger.
    var window: Rect
    var content: Rect?
    /// Where the text of the formula stands.
    var text: Rect
    /// From the top of the text to the first baseline.
    var ascent: LayoutUnit
    var lines: [FormulaPart.Line]
    /// Of the number.
    var number: Rect?
  }

  /// Where all stands in a frame.
  func place(_ layout: FormulaLines.Layout, in frame: Rect) -> Place {
    let room = frame.width
    let isWide = layout.linesWidth > room
    var place = Place(
      window: Rect(origin: frame.origin, size: Size(width: room, height: layout.linesHeight)), text: .zero,
      ascent: layout.lines.first?.ascent ?? 0, lines: [])
    let left = max(0, (room - layout.linesWidth).half)
    var (y, edges) = (frame.minY, (LayoutUnit.longest, -LayoutUnit.longest))
    for (number, line) in layout.lines.enumerated() {
      var x = isWide ? line.indent : line.isCentered ? (room - line.width).half : left + line.indent
      if layout.number == .beside, number == layout.lines.count - 1, let own = lines.number {
        let taken = own.width + own.gap
        x = startsRight ? max(x, taken) : max(0, min(x, room - taken - line.width))
        place.number = Rect(
          x: startsRight ? frame.minX : frame.maxX - own.width, y: y + line.ascent - own.ascent,
          width: own.width, height: own.ascent + own.descent)
      }
      let start = Point(x: frame.minX + x, y: y + line.ascent)
      edges = (min(edges.0, start.x), max(edges.1, start.x + line.width))
      let (first, last) = (pieces[line.pieces.lowerBound], pieces[line.pieces.upperBound - 1])
      place.lines.append(
        FormulaPart.Line(first.start, first.contents.joined(with: last.contents), at: start))
      y = y + line.ascent + line.descent + lines.lineGap
    }
    place.text = Rect(
      x: edges.0, y: frame.minY, width: max(0, edges.1 - edges.0), height: layout.linesHeight)
    if isWide {
      place.content = Rect(
        origin: frame.origin, size: Size(width: layout.linesWidth, height: layout.linesHeight))
    }
    if layout.number == .below, let own = lines.number {
      let width = min(own.width, room)
      place.number = Rect(
        x: startsRight ? frame.minX : frame.maxX - width, y: y, width: width,
        height: own.ascent + own.descent)
    }
    return place
  }

  /// The text in which the formula stands by itself, as large as its lines.
  func block(_ place: Place) -> TextBlock {
    var font = maker.scaled(font)
    // Only the formula is visible on its line.
    font.size = 1
    let box = InlineBox(
      offset: 0, width: place.text.width.points, ascent: place.ascent.points,
      descent: (place.text.height - place.ascent).points, raisesLine: true)
    let paragraph = Paragraph(
      StyledText(Self.text, style: font, boxes: [box]),
      options: ParagraphOptions(direction: .leftToRight), fonts: maker.fonts)
    return paragraph.layout(in: .unbounded, options: LayoutOptions(lineHeight: .fixed(0)))
  }

  /// What stands in the text of the formula.
  var textObject: TextObject {
    TextObject(offset: 0, object: object, text: object.source ?? "", piece: FormulaPiece(formula))
  }

  /// The part of its glyphs and rules.
  ///
  /// - Parameter foreground: The role of its colour.
  func part(_ place: Place, foreground: ColorRole) -> FormulaPart {
    FormulaPart(
      formula, object, words: object.source ?? "", frame: place.text,
      baseline: place.text.minY + place.ascent,
      lines: place.lines, index: 0, path: path, foreground: foreground)
  }

  /// A formula in a text is this one character.
  static let text = "\u{FFFC}"
}
