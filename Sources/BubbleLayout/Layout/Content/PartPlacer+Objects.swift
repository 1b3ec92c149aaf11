import TextLayout

extension PartPlacer {
  /// Adds a text, and the parts for the objects in its lines.
  ///
  /// - Parameter chips: The shaped texts of mentions and citations, by the indices of their objects.
  mutating func text(_ part: TextPart, chips: [Int: PreparedText]) {
    var part = part
    part.surface = surface
    text(part)
    objects(of: part, chips: chips)
  }

  /// Adds the parts for the objects in the lines of a text.
  mutating func objects(of part: TextPart, chips: [Int: PreparedText] = [:]) {
    guard !part.objects.isEmpty else { return }
    let text = parts.count - 1
    defer { stand(from: text + 1, on: text) }
    let covers = part.spans.covers
    let origin = part.frame.origin.offset(x: part.blockOrigin.x, y: part.blockOrigin.y)
    let colors = part.objectColors
    for (number, frame) in part.block.boxFrames where number < part.objects.count {
      let object = part.objects[number]
      covered(RangeLayers.overlap(covers, object.offset..<object.offset + 1)) {
        $0.object(
          object, number, at: part.path, in: frame.offset(x: origin.x, y: origin.y), chip: chips[number],
          color: colors[number], isFromRight: part.block.lines.first?.isRightToLeft == true)
      }
    }
  }

  /// Adds the part for an object in a text.
  ///
  /// - Parameters:
  ///   - path: The path of the text in the message.
  ///   - chip: The shaped text of a mention or a citation; nil for other objects.
  ///   - color: The colour of the letters around the object.
  ///   - isFromRight: Whether the first line begins at the right.
  private mutating func object(
    _ placed: TextObject, _ number: Int, at path: ContentPath, in frame: Rect, chip: PreparedText?,
    color: TextColor, isFromRight: Bool
  ) {
    let object = placed.object
    if let chip {
      box(BoxPaint(role: .mention, corners: .radius(4), index: number, name: object.id), in: frame)
      // A text that is cut keeps the distance from the ends of its chip, as a whole one has it.
      let sides = LayoutUnit(TextMaker.chipSides * chip.paragraph.styledText.style.size)
      label(
        chip, .mention, in: frame, alignment: .center, index: number,
        limit: .fixed(max(0, frame.width - sides)))
      return
    }
    if let icon = placed.icon {
      // The icon begins where the lines of the text begin.
      let side = min(frame.width, LayoutUnit(frame.height.points * TextObject.iconShare))
      let x = isFromRight ? frame.maxX - side : frame.minX
      return box(
        BoxPaint(role: .sign, icon: icon),
        in: Rect(x: x, y: frame.midY - side.half, width: side, height: side))
    }
    if let piece = placed.piece {
      // Above and below the formula is the same distance.
      let gap = max(0, (frame.height - piece.ascent - piece.descent).half)
      let frame = frame.inset(by: Insets(top: gap, left: 0, bottom: gap, right: 0))
      let start = Point(x: frame.minX, y: frame.minY + piece.ascent)
      return formula(
        FormulaPart(
          piece.formula, object, words: placed.text, frame: frame, baseline: start.y,
          lines: [FormulaPart.Line(piece, at: start)], index: number, path: path, color: color,
          or: .on(surface, .text)))
    }
    var paint = BoxPaint(role: .emoji, corners: .radius(2), index: number, name: object.id)
    switch object.kind {
    case .image:
      paint.corners = .radius(max(2, pictureRadius))
      (paint.name, paint.alternative) = (object.address ?? object.id, placed.text)
    case .formula:
      paint.corners = .radius(0)
      (paint.name, paint.alternative) = ("formula", object.source ?? placed.text)
    case .emoji, .mention, .citation: break
    }
    box(paint, in: frame)
  }
}
