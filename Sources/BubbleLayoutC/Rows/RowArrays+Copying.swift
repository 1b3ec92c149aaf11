import BubbleLayout
import CBubbleLayout
import TextLayout

/// Maps the font numbers of one set of row arrays to those of another.
struct FontNumberMap {
  private var numbers: [UInt32] = []

  /// Returns the number in `arrays` of a font in `other`. A new font is added.
  mutating func number(
    of font: UInt32, in other: borrowing RowArrays, for arrays: inout RowArrays, _ engine: EngineBox
  ) -> UInt32 {
    let place = Int(font)
    if place >= numbers.count {
      numbers += Array(repeating: .max, count: other.usedFonts.count - numbers.count)
    }
    if numbers[place] == .max { numbers[place] = arrays.number(of: other.usedFonts[place], engine) }
    return numbers[place]
  }
}

extension RowArrays {
  /// Copies a row whose layout has not changed from other arrays. Indices in the copied elements are adjusted
  /// to their new places.
  ///
  /// - Parameters:
  ///   - number: The index of the row in the other arrays.
  ///   - frame: The frame of the row in the transcript.
  ///   - fonts: Maps the font numbers of the other arrays to those of these arrays.
  /// - Complexity: Linear in the number of the row's elements. Glyphs, points and texts are copied unchanged.
  mutating func add(
    row number: Int, of other: borrowing RowArrays, frame: Rect, _ fonts: inout FontNumberMap,
    _ engine: EngineBox
  ) {
    let (from, to) = (other.marks[number], other.marks[number + 1])
    var row = other.rows[number]
    marks.append(mark)
    let strings = Shift(strings.bytes.count, from.strings)
    self.strings.append(from.strings..<to.strings, of: other.strings)
    patches.append(from.patches..<to.patches, of: other.patches)
    bars.append(from.bars..<to.bars, of: other.bars)
    features.append(from.features..<to.features, of: other.features)
    verbs.append(from.verbs..<to.verbs, of: other.verbs)
    points.append(from.points..<to.points, of: other.points)
    highlightRects.append(from.highlightRects..<to.highlightRects, of: other.highlightRects)
    glyphs.append(from.glyphs..<to.glyphs, of: other.glyphs)
    clusters.append(from.glyphs..<to.glyphs, of: other.clusters)
    copyPaths(from, to, other)
    copyTexts(from, to, other, strings, &fonts, engine)
    copyParts(from, to, other, strings)
    row.frame = bubble_rect(frame)
    row.operations = bubble_range()
    strings.move(string: &row.id_text)
    strings.move(string: &row.sender)
    strings.move(string: &row.sender_name)
    Shift(marks[marks.count - 1].parts, from.parts).move(&row.parts)
    Shift(marks[marks.count - 1].elements, from.elements).move(&row.elements)
    Shift(marks[marks.count - 1].bubbles, from.bubbles).move(number: &row.bubble)
    rows.append(row)
  }

  private mutating func copyPaths(_ from: RowMark, _ to: RowMark, _ other: borrowing RowArrays) {
    let start = marks[marks.count - 1]
    let (verbs, points) = (Shift(start.verbs, from.verbs), Shift(start.points, from.points))
    paths.append(from.paths..<to.paths, of: other.paths) { path in
      verbs.move(&path.verbs)
      points.move(&path.points)
    }
  }

  private mutating func copyTexts(
    _ from: RowMark, _ to: RowMark, _ other: borrowing RowArrays, _ strings: Shift,
    _ fonts: inout FontNumberMap, _ engine: EngineBox
  ) {
    let start = marks[marks.count - 1]
    let (glyphs, features) = (Shift(start.glyphs, from.glyphs), Shift(start.features, from.features))
    runs.append(from.runs..<to.runs, of: other.runs) { run in
      glyphs.move(&run.glyphs)
      features.move(&run.features)
    }
    for index in start.runs..<runs.count {
      runs[index].font = fonts.number(of: runs[index].font, in: other, for: &self, engine)
    }
    let runs = Shift(start.runs, from.runs)
    lines.append(from.lines..<to.lines, of: other.lines) { runs.move(&$0.runs) }
    spans.append(from.spans..<to.spans, of: other.spans) { span in
      strings.move(string: &span.tag)
      strings.move(string: &span.href)
      strings.move(string: &span.title)
      strings.move(string: &span.footnote)
      strings.move(string: &span.color)
      strings.move(string: &span.background)
    }
  }

  private mutating func copyParts(
    _ from: RowMark, _ to: RowMark, _ other: borrowing RowArrays, _ strings: Shift
  ) {
    let start = marks[marks.count - 1]
    let (lines, spans) = (Shift(start.lines, from.lines), Shift(start.spans, from.spans))
    let (bars, parts) = (Shift(start.bars, from.bars), Shift(start.parts, from.parts))
    let (paths, patches) = (Shift(start.paths, from.paths), Shift(start.patches, from.patches))
    self.parts.append(from.parts..<to.parts, of: other.parts) { part in
      strings.move(string: &part.text)
      strings.move(string: &part.whole_text)
      strings.move(string: &part.path)
      strings.move(string: &part.color)
      strings.move(string: &part.name)
      strings.move(string: &part.alternative)
      strings.move(string: &part.tint)
      strings.move(string: &part.address)
      lines.move(&part.lines)
      spans.move(&part.detected)
      spans.move(&part.spans)
      bars.move(&part.bars)
    }
    bubbles.append(from.bubbles..<to.bubbles, of: other.bubbles) { bubble in
      paths.move(number: &bubble.outline)
      paths.move(number: &bubble.border_outline)
      strings.move(string: &bubble.asset)
      strings.move(string: &bubble.fill)
      patches.move(&bubble.patches)
    }
    objects.append(from.objects..<to.objects, of: other.objects) { object in
      parts.move(number: &object.part)
      strings.move(string: &object.name)
      strings.move(string: &object.text)
    }
    rules.append(from.rules..<to.rules, of: other.rules) { parts.move(number: &$0.part) }
    let runs = Shift(start.runs, from.runs)
    coloredRuns.append(from.coloredRuns..<to.coloredRuns, of: other.coloredRuns) {
      runs.move(number: &$0.run)
    }
    let rects = Shift(start.highlightRects, from.highlightRects)
    let row = rows.next
    let elements = Shift(start.elements, from.elements)
    self.elements.append(from.elements..<to.elements, of: other.elements) { element in
      element.row = row
      elements.move(number: &element.parent)
      parts.move(&element.parts)
      strings.move(string: &element.type)
      strings.move(string: &element.path)
    }
    highlights.append(from.highlights..<to.highlights, of: other.highlights) { highlight in
      highlight.row = row
      strings.move(string: &highlight.path)
      rects.move(&highlight.rects)
    }
  }
}

/// The distance by which the indices of copied elements change.
private struct Shift {
  private let distance: UInt32

  init(_ here: Int, _ there: Int) { distance = UInt32(truncatingIfNeeded: here - there) }

  /// Moves a range. Empty ranges always begin at 0.
  func move(_ range: inout bubble_range) {
    if range.count > 0 { range.first &+= distance }
  }

  /// Moves the range of a string. Empty strings have a range too; missing ones do not.
  func move(string: inout bubble_range) {
    if string.first != .max { string.first &+= distance }
  }

  func move(number: inout UInt32) {
    if number != .max { number &+= distance }
  }
}
