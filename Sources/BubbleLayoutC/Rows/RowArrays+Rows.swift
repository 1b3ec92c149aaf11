import BubbleLayout
import CBubbleLayout
import TextLayout

extension RowArrays {
  /// Adds a row.
  ///
  /// - Parameter index: The index of the row's message; -1 for none.
  mutating func add(_ item: TranscriptRow, index: Int, _ engine: EngineBox) {
    marks.append(mark)
    var row = bubble_row()
    row.id_text = strings.add(item.id)
    if case .integer(let number)? = item.id { row.id_number = Int64(number) }
    row.index = index
    row.frame = bubble_rect(item.frame)
    (row.role, row.side, row.bubble) = (UInt32.max, UInt32.max, UInt32.max)
    (row.sender, row.sender_name) = (.none, .none)
    let firstPart = parts.next
    switch item {
    case .message(let cell):
      row.kind = UInt32(BUBBLE_ROW_MESSAGE.rawValue)
      row.role = cell.role.number
      row.side = cell.side.number
      row.sender = strings.add(cell.sender)
      row.sender_name = strings.add(cell.senderName)
      if let bubble = cell.bubble { row.bubble = add(bubble) }
      for part in cell.parts { add(part, engine) }
      if content.elements { row.elements = addElements(of: cell, firstPart) }
      if !cell.highlights.isEmpty { addHighlights(of: cell) }
    case .separator(let separator):
      let kind = separator.kind == .date ? BUBBLE_ROW_DATE : BUBBLE_ROW_UNREAD
      row.kind = UInt32(kind.rawValue)
      for box in separator.boxes { add(.box(box), engine) }
      add(.label(separator.label), engine)
    case .typing(let typing):
      row.kind = UInt32(BUBBLE_ROW_TYPING.rawValue)
      for part in typing.parts { add(part, engine) }
    }
    row.parts = bubble_range(from: firstPart, to: parts.next)
    rows.append(row)
  }

  /// Adds the highlighted ranges of the next row.
  private mutating func addHighlights(of cell: Cell) {
    var offsets: [ContentPath: Offsets] = [:]
    if case .utf8 = content.offsets {
      for text in cell.texts() where offsets[text.path] == nil {
        offsets[text.path] = content.offsets.map(of: cell.wholeText(of: text))
      }
    }
    for highlight in cell.highlightedRanges {
      let first = highlightRects.next
      for rect in highlight.rects { highlightRects.append(bubble_rect(rect)) }
      highlights.append(
        bubble_highlight(
          row: rows.next, role: UInt32(highlight.background.index), path: strings.add(highlight.path),
          range: (offsets[highlight.path] ?? Offsets(map: nil)).outside(highlight.range),
          rects: bubble_range(from: first, to: highlightRects.next)))
    }
  }

  /// Adds a bubble and returns its number.
  private mutating func add(_ bubble: Bubble) -> UInt32 {
    let number = bubbles.next
    let firstPatch = patches.next
    for patch in bubble.patches where !patch.source.isEmpty && !patch.destination.isEmpty {
      patches.append(
        bubble_patch(
          source: bubble_rect(patch.source), destination: bubble_rect(patch.destination),
          tile_width: patch.tile?.width.points ?? 0, tile_height: patch.tile?.height.points ?? 0))
    }
    let caps = bubble.caps
    bubbles.append(
      bubble_bubble(
        frame: bubble_rect(bubble.frame), corners: bubble.corners.points,
        caps: (caps.top.points, caps.left.points, caps.bottom.points, caps.right.points),
        border: bubble.border.points, ground: UInt32(bubble.background.index),
        ink: UInt32(bubble.foreground.index),
        tail: bubble.tail?.number ?? .max, is_tiled: bubble.resizing == .tile ? 1 : 0,
        is_mirrored: bubble.isMirrored ? 1 : 0, outline: bubble.outline.map { add($0) } ?? .max,
        border_outline: bubble.borderPath.map { add($0) } ?? .max, asset: strings.add(bubble.asset),
        fill: strings.add(bubble.fill), patches: bubble_range(from: firstPatch, to: patches.next)))
    return number
  }
}

extension Rect {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
