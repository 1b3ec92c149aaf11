import TextLayout

/// A prepared formula on lines of its own: its pieces, its measurements, and its equation number.
struct PreparedFormula: Sendable {
  let object: InlineObject
  let lines: FormulaLines
  /// The shaped equation number; nil if there is none.
  let number: PreparedText?
  let path: ContentPath
  /// Whether the text around the formula runs from right to left. The equation number is then at the left.
  let startsRight: Bool
  private let formula: TypesetFormula
  private let pieces: [FormulaPiece]
  private let maker: TextMaker
  /// The font of the text around the formula, before the reader's font scale.
  private let font: TextStyle

  /// - Parameter number: The equation number; nil to use the one that the formula itself gives.
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

  /// The positions of the lines and the equation number in a frame.
  struct Place {
    /// `window` is the visible part of the lines. `content` is the frame of all lines if they are larger;
    /// otherwise nil.
    var window: Rect
    var content: Rect?
    /// The frame of the text that contains the formula.
    var text: Rect
    /// The distance from the top of the text to the first baseline, in points.
    var ascent: LayoutUnit
    var lines: [FormulaPart.Line]
    /// The frame of the equation number; nil if there is none.
    var number: Rect?
  }

  /// Returns the positions of the lines and the number in a frame.
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
        x: startsRight ? frame.minX : frame.maxX - width,
        y: frame.minY + layout.linesHeight + lines.lineGap, width: width,
        height: own.ascent + own.descent)
    }
    return place
  }

  /// Returns the text that contains only the formula, as large as the formula's lines.
  func block(_ place: Place) -> TextBlock {
    var font = maker.scaled(font)
    // The font does not matter, because only the formula is visible on its line.
    font.size = 1
    let box = InlineBox(
      offset: 0, width: place.text.width.points, ascent: place.ascent.points,
      descent: (place.text.height - place.ascent).points, raisesLine: true)
    let paragraph = Paragraph(
      StyledText(Self.text, style: font, boxes: [box]),
      options: ParagraphOptions(direction: .leftToRight), fonts: maker.fonts)
    return paragraph.layout(in: .unbounded, options: LayoutOptions(lineHeight: .fixed(0)))
  }

  /// The object that represents the formula in its text.
  var textObject: TextObject {
    TextObject(offset: 0, object: object, text: object.source ?? "", piece: FormulaPiece(formula))
  }

  /// Returns the part with the formula's glyphs and rules.
  ///
  /// - Parameter foreground: The role of the part's colour.
  func part(_ place: Place, foreground: ColorRole) -> FormulaPart {
    FormulaPart(
      formula, object, words: object.source ?? "", frame: place.text,
      baseline: place.text.minY + place.ascent,
      lines: place.lines, index: 0, path: path, color: .role(foreground), or: foreground)
  }

  /// A text that consists only of a formula.
  static let text = "\u{FFFC}"
}
