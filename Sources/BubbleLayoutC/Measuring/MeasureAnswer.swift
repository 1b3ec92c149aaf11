import BubbleLayout
import CBubbleLayout
import TextLayout

extension bubble_measure {
  fileprivate init(_ extent: ParagraphExtent) {
    self.init()
    (width, height) = (extent.size.width.points, extent.size.height.points)
    narrowest = extent.validWidths.narrowest.points
    widest = extent.validWidths.widest?.points ?? .infinity
    let last = extent.lastLine
    (last_x, last_width) = (last.frame.minX.points, last.frame.width.points)
    (last_top, last_baseline) = (last.frame.minY.points, last.baseline.points)
    line_count = UInt32(clamping: extent.lineCount)
  }
}

extension bubble_line {
  /// Makes a line without its runs.
  ///
  /// - Parameter origin: The top left corner of the block, in the coordinates of the result.
  init(_ box: LineBox, missing: Int, at origin: Point, _ offsets: Offsets) {
    self.init()
    range = offsets.outside(box.start..<max(box.start, box.end))
    visible_end = offsets.outside(box.visibleEnd)
    ending = box.ending.number
    hidden = box.hiddenRange.map { offsets.outside($0) } ?? .none
    is_right_to_left = box.isRightToLeft ? 1 : 0
    self.missing = UInt32(clamping: missing)
    frame = bubble_rect(box.frame.offset(x: origin.x, y: origin.y))
    baseline = (origin.y + box.baseline).points
    (ascent, descent) = (box.ascent.points, box.descent.points)
    hanging_width = box.hangingWidth.points
  }
}

extension BufferContent {
  /// Adds the measurement of a text at a width to the result.
  ///
  /// - Parameter listsLines: Whether the lines of the text are added too.
  /// - Throws: `BUBBLE_ERROR_LIMIT` if there are more lines than a result may have; then the result is empty.
  func addMeasure(
    of paragraph: Paragraph, width: Double, _ settings: MeasureSettings, listsLines: Bool, _ offsets: Offsets
  ) throws(Failure) {
    let options = settings.options
    guard listsLines else {
      let extent = paragraph.extent(width: width, options: options.lines, isBalanced: options.isBalanced)
      measures.append(bubble_measure(extent))
      return
    }
    try checkRoom(forLinesOf: paragraph, width: width, options)
    let block = paragraph.layout(width: width, options: options.lines, isBalanced: options.isBalanced)
    let first = lines.next
    for (index, box) in block.lines.enumerated() {
      lines.append(
        bubble_line(
          box, missing: block.missingCharacters(inLine: index).count, at: Point(x: 0, y: 0), offsets))
    }
    var measure = bubble_measure(ParagraphExtent(block))
    measure.lines = bubble_range(from: first, to: lines.next)
    measures.append(measure)
  }

  /// Checks that the lines of a text fit into the result. A text has at most as many lines as characters, so
  /// only very long texts have to be broken into lines for this check.
  private func checkRoom(
    forLinesOf paragraph: Paragraph, width: Double, _ options: MeasureOptions
  ) throws(Failure) {
    guard lines.count + paragraph.length >= MeasureLimits.lines else { return }
    let extent = paragraph.extent(width: width, options: options.lines, isBalanced: options.isBalanced)
    guard lines.count + extent.lineCount > MeasureLimits.lines else { return }
    removeAll()
    throw Failure(
      BUBBLE_ERROR_LIMIT,
      "the texts have more than \(MeasureLimits.lines) lines; measure them in several calls",
      at: .init(field: "measures"))
  }

  /// The result with all measurements that were added so far.
  var measured: bubble_measures {
    bubble_measures(
      size: 0, measures: measures.pointer, count: measures.count, lines: lines.pointer,
      line_count: lines.count)
  }
}
