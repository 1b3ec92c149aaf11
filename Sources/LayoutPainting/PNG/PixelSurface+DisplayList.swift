import BubbleLayout
import TextLayout
import TextShaping

extension PixelSurface {
  /// Draws the operations of a list, row by row.
  ///
  /// - Parameter provider: The source of pictures; nil for placeholders.
  mutating func draw(_ list: DisplayList, provider: (any PictureProvider)?) {
    for row in list.rows {
      beginRow(at: row.frame.origin)
      clip = nil
      var next = row.operations.lowerBound
      while next < row.operations.upperBound {
        let operation = list.operations[next]
        if let bubble = list.bubbles[next] {
          draw(bubble.file, over: bubble.frame, stretchedBy: bubble.patch, orElse: row.blank)
          next += 1
          continue
        }
        next += 1
        let isForAPicture = operation.kind == .picture || operation.kind == .placeholder
        if isForAPicture, let picture = provider?.picture(of: list.subjects[operation.subject]) {
          if operation.kind == .picture {
            let (shape, clip) = (list.outline(operation.path), operation.clip.map(list.outline))
            let problem = draw(picture, over: operation.frame, in: shape, clippedTo: clip, orElse: row.blank)
            if operation.width > 0 {
              drawEdge(
                of: shape, clippedTo: clip, width: operation.width,
                with: PixelCanvas.Paint(operation.paint.color))
            }
            if let problem, let log = provider as? any PictureProblemLog {
              log.note(problem, ofPictureOf: list.subjects[operation.subject])
            }
          }
          next += operation.placeholderCount
        } else {
          draw(operation, of: list)
        }
      }
    }
  }

  private mutating func draw(_ operation: DisplayList.Operation, of list: DisplayList) {
    let paint = PixelCanvas.Paint(operation.paint.color)
    switch operation.kind {
    case .fill where !operation.paint.stops.isEmpty:
      fill(list.outline(operation.path), with: Array(list.stops[operation.paint.stops]))
    case .fill:
      fill(list.outline(operation.path), clippedTo: operation.clip.map(list.outline), with: paint)
    case .stroke:
      stroke(
        list.outline(operation.path), width: operation.width,
        clippedTo: operation.clip.map(list.outline), with: paint)
    case .glyphs:
      if operation.clip != clip?.path {
        clip = operation.clip.map { ($0, mask(of: list.outline($0), clippedTo: nil)) }
      }
      // Nothing is visible if the clip is outside the canvas.
      if let clip, clip.mask == nil { return }
      let font = list.fonts[operation.font]
      for glyph in list.glyphs[operation.glyphs] {
        draw(
          glyph.id, in: font.font, font.synthesis, at: pixel(glyph.origin.x.points, glyph.origin.y.points),
          with: paint, within: clip?.mask)
      }
    case .picture, .placeholder: break
    }
  }
}

extension DisplayList {
  fileprivate func outline(_ path: Int?) -> OutlinePath { OutlinePath(elements(of: path)) }
}

extension DisplayList.Font {
  fileprivate var synthesis: FontSynthesis {
    var synthesis: FontSynthesis = []
    if synthesizesBold { synthesis.insert(.bold) }
    if synthesizesItalic { synthesis.insert(.italic) }
    return synthesis
  }
}
