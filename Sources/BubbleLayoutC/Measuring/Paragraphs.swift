import BubbleLayout
import CBubbleLayout
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_measure(
  _ paragraph: OpaquePointer?, _ widths: UnsafePointer<Double>?, _ width_count: Int,
  _ buffer: OpaquePointer?, _ measures: UnsafeMutablePointer<bubble_measures>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ParagraphBox.of(paragraph), try BufferBox.of(buffer))
    try bubble_measures.check(measures, "measures")
    let widths = try Arguments.list(widths, width_count, limit: MeasureLimits.measures, "widths")
    try measure(box, widths, listsLines: box.settings.listsLines, buffer).write(to: measures)
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_lines(
  _ paragraph: OpaquePointer?, _ width: Double, _ buffer: OpaquePointer?,
  _ measures: UnsafeMutablePointer<bubble_measures>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ParagraphBox.of(paragraph), try BufferBox.of(buffer))
    try bubble_measures.check(measures, "measures")
    try measure(box, CollectionOfOne(width), listsLines: true, buffer).write(to: measures)
  }
}

private func measure(
  _ box: ParagraphBox, _ widths: some Sequence<Double>, listsLines: Bool, _ buffer: BufferBox
) throws(Failure) -> bubble_measures {
  try buffer.content.with { (content) throws(Failure) in
    content.removeAll()
    for width in widths {
      try content.addMeasure(
        of: box.paragraph, width: width, box.settings, listsLines: listsLines, box.offsets)
    }
    return content.measured
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_carets(
  _ paragraph: OpaquePointer?, _ width: Double, _ positions: UnsafePointer<bubble_text_position>?,
  _ count: Int, _ buffer: OpaquePointer?, _ carets: UnsafeMutablePointer<bubble_carets>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ParagraphBox.of(paragraph), try BufferBox.of(buffer))
    try bubble_carets.check(carets, "carets")
    let given = try Arguments.list(positions, count, limit: MeasureLimits.measures, "positions")
    var places: [TextPosition] = []
    places.reserveCapacity(given.count)
    for position in given {
      places.append(
        TextPosition(
          offset: box.offsets.inside(position.offset),
          affinity: try Arguments.affinity(position.affinity, "positions")))
    }
    let block = box.block(width: width)
    buffer.content.with { content in
      content.removeAll()
      for place in places {
        let caret = block.caret(at: place)
        content.carets.append(
          bubble_caret(
            frame: bubble_rect(caret.frame), line: UInt32(clamping: caret.line),
            is_right_to_left: caret.isRightToLeft ? 1 : 0))
      }
      bubble_carets(size: 0, carets: content.carets.pointer, count: content.carets.count).write(to: carets)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_position(
  _ paragraph: OpaquePointer?, _ width: Double, _ x: Double, _ y: Double,
  _ position: UnsafeMutablePointer<bubble_text_position>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let box = try ParagraphBox.of(paragraph)
    let place = try Arguments.check(position, "position")
    let found = box.block(width: width).position(at: Point(x: LayoutUnit(x), y: LayoutUnit(y)))
    place.pointee = bubble_text_position(
      offset: box.offsets.outside(found.offset), affinity: found.affinity.number)
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_paragraph_range_rects(
  _ paragraph: OpaquePointer?, _ width: Double, _ start: UInt32, _ end: UInt32, _ buffer: OpaquePointer?,
  _ rects: UnsafeMutablePointer<bubble_rects>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ParagraphBox.of(paragraph), try BufferBox.of(buffer))
    try bubble_rects.check(rects, "rects")
    let found = box.block(width: width).selectionRects(for: box.offsets.inside(start, end))
    buffer.content.with { $0.answer(found).write(to: rects) }
  }
}
