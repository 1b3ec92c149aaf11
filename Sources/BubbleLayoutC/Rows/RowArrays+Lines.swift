import CBubbleLayout
import TextLayout
import TextShaping

extension RowArrays {
  /// Adds the lines of a text.
  ///
  /// - Parameter origin: The top left corner of the block, relative to the row.
  mutating func addLines(
    of block: TextBlock, _ entry: inout bubble_part, at origin: Point, _ engine: EngineBox
  ) {
    let offsets = content.offsets.map(
      of: String(decoding: block.paragraph.styledText.text.utf16, as: UTF16.self))
    let first = lines.next
    for (index, box) in block.lines.enumerated() {
      let missing = block.missingCharacters(inLine: index).count
      var line = bubble_line(box, missing: missing, at: origin, offsets)
      let firstRun = runs.next
      if content.glyphs {
        for run in block.glyphRuns(inLine: index) { add(run, at: origin, offsets, engine) }
      }
      line.runs = bubble_range(from: firstRun, to: runs.next)
      lines.append(line)
    }
    entry.lines = bubble_range(from: first, to: lines.next)
  }

  private mutating func add(_ run: GlyphRun, at origin: Point, _ offsets: Offsets, _ engine: EngineBox) {
    let font = NumberedFont(font: run.font, bold: run.synthesizesBold, italic: run.synthesizesItalic)
    let count = run.glyphs.count
    let range = bubble_range(first: glyphs.next, count: UInt32(clamping: count))
    let places = glyphs.extend(by: count)
    let clusterPlaces = clusters.extend(by: count)
    for (index, glyph) in run.glyphs.enumerated() {
      (places + index).initialize(
        to: bubble_glyph(
          id: UInt64(glyph.id), x: (origin.x + glyph.origin.x).points, y: (origin.y + glyph.origin.y).points))
      (clusterPlaces + index).initialize(to: offsets.outside(glyph.cluster))
    }
    let firstFeature = features.next
    for feature in run.features {
      features.append(bubble_feature(tag: feature.tag.rawValue, value: feature.value))
    }
    runs.append(
      bubble_run(
        font: number(of: font, engine), is_right_to_left: run.isRightToLeft ? 1 : 0,
        range: offsets.outside(run.range), glyphs: range,
        features: bubble_range(from: firstFeature, to: features.next)))
  }
}
