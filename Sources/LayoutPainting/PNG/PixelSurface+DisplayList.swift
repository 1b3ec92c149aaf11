import BubbleLayout
import TextLayout
import TextShaping

extension PixelSurface {
  /// Draws the operations of a list, row by row.
  ///
  /// - Parameter provider: The pictures; nil for what stands in their places.
  mutating func draw(_ list: DisplayList, provider: (any PictureProvider)?) {
    for row in list.rows {
      beginRow(at: row.frame.origin, colors: nil)
      var next = row.operations.lowerBound
      while next < row.operations.upperBound {
        let operation = list.operations[next]
        next += 1
        let isForAPicture = operation.kind == .picture || operation.kind == .placeholder
        if isForAPicture, let picture = provider?.picture(of: list.subjects[operation.subject]) {
          if operation.kind == .picture { draw(picture, by: operation, of: list) }
          next += operation.placeholderCount
        } else {
          draw(operation, of: list)
        }
      }
      endRow()
    }
  }

  private mutating func draw(_ operation: DisplayList.Operation, of list: DisplayList) {
    let paint = operation.paint
    switch operation.kind {
    case .fill where !paint.stops.isEmpty:
      fill(OutlinePath(list.elements(of: operation.path)), with: Array(list.stops[paint.stops]))
    case .fill:
      let mask = mask(
        of: OutlinePath(list.elements(of: operation.path)), clippedTo: list.clip(of: operation))
      if let mask { canvas.fill(mask, with: PixelCanvas.Paint(paint.color)) }
    case .stroke:
      stroke(
        OutlinePath(list.elements(of: operation.path)), width: operation.width,
        with: PixelCanvas.Paint(paint.color))
    case .glyphs:
      let font = list.fonts[operation.font]
      for glyph in list.glyphs[operation.glyphs] {
        draw(
          glyph.id, in: font.font, font.synthesis, at: pixel(glyph.origin.x.points, glyph.origin.y.points),
          with: PixelCanvas.Paint(paint.color))
      }
    case .picture, .placeholder: break
    }
  }

  private mutating func draw(
    _ picture: Picture, by operation: DisplayList.Operation, of list: DisplayList
  ) {
    draw(
      picture, over: operation.frame, in: OutlinePath(list.elements(of: operation.path)),
      clippedTo: list.clip(of: operation))
  }
}

extension DisplayList {
  fileprivate func clip(of operation: Operation) -> [OutlinePath]? {
    operation.clip.map { [OutlinePath(elements(of: $0))] }
  }
}

extension DisplayList.Font {
  fileprivate var synthesis: FontSynthesis {
    var synthesis: FontSynthesis = []
    if synthesizesBold { synthesis.insert(.bold) }
    if synthesizesItalic { synthesis.insert(.italic) }
    return synthesis
  }
}
