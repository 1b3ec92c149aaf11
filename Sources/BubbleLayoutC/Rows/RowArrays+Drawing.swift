import BubbleLayout
import CBubbleLayout
import LayoutDrawing
import TextLayout
import TextShaping

extension RowArrays {
  /// Adds the operations that draw the rows added so far, and adds a floating date or avatar as a row of its
  /// own.
  mutating func add(_ list: DisplayList, _ engine: EngineBox) {
    let (firstPath, firstGlyph, firstStop) = (paths.next, glyphs.next, stops.next)
    let (firstSubject, firstOperation) = (subjects.next, operations.next)
    addPaths(of: list)
    for glyph in list.glyphs {
      glyphs.append(bubble_glyph(id: UInt64(glyph.id), x: glyph.origin.x.points, y: glyph.origin.y.points))
      clusters.append(.max)
    }
    for stop in list.stops {
      stops.append(bubble_stop(offset: stop.offset, color: stop.color.bits, reserved: 0))
    }
    for subject in list.subjects { add(subject) }
    let fonts = list.fonts.map {
      number(
        of: NumberedFont(font: $0.font, bold: $0.synthesizesBold, italic: $0.synthesizesItalic), engine)
    }
    for operation in list.operations {
      var entry = bubble_operation()
      entry.kind = operation.kind.number
      entry.role = operation.paint.role.map { UInt32($0.index) } ?? .max
      entry.color = operation.paint.color.bits
      entry.path = operation.path.map { firstPath + UInt32($0) } ?? .max
      entry.clip = operation.clip.map { firstPath + UInt32($0) } ?? .max
      entry.font = operation.kind == .glyphs ? fonts[operation.font] : .max
      entry.glyphs = bubble_range(operation.glyphs, from: firstGlyph)
      entry.stops = bubble_range(operation.paint.stops, from: firstStop)
      let isPicture = operation.kind == .picture || operation.kind == .placeholder
      entry.subject = isPicture ? firstSubject + UInt32(operation.subject) : .max
      entry.placeholder_count = UInt32(clamping: operation.placeholderCount)
      entry.width = operation.width
      (entry.top, entry.bottom) = (operation.paint.top, operation.paint.bottom)
      entry.frame = bubble_rect(operation.frame)
      operations.append(entry)
    }
    if let color = list.background { background = color.bits }
    join(list.rows, from: firstOperation)
  }

  /// Assigns the operations to rows. A date that floats is not drawn in its own row; floating dates and
  /// avatars get rows of their own.
  private mutating func join(_ drawn: [DisplayList.Row], from first: UInt32) {
    var next = 0
    for index in 0..<rows.count where next < drawn.count {
      guard bubble_rect(drawn[next].frame).isSame(as: rows[index].frame) else { continue }
      rows[index].operations = bubble_range(drawn[next].operations, from: first)
      next += 1
    }
    for row in drawn[next...] {
      var entry = bubble_row()
      entry.kind = UInt32(BUBBLE_ROW_FLOATING.rawValue)
      (entry.role, entry.side, entry.bubble, entry.index) = (.max, .max, .max, -1)
      (entry.id_text, entry.sender) = (.none, .none)
      entry.frame = bubble_rect(row.frame)
      entry.operations = bubble_range(row.operations, from: first)
      rows.append(entry)
    }
  }

  /// Adds a path and returns its number.
  mutating func add(_ path: OutlinePath) -> UInt32 {
    let number = paths.next
    let (firstVerb, firstPoint) = (verbs.next, points.next)
    for element in path.elements { append(element, &verbs, &points) }
    paths.append(
      bubble_path(
        verbs: bubble_range(from: firstVerb, to: verbs.next),
        points: bubble_range(from: firstPoint, to: points.next)))
    return number
  }

  private mutating func addPaths(of list: DisplayList) {
    let (firstVerb, firstPoint) = (verbs.next, points.next)
    for path in list.paths {
      paths.append(
        bubble_path(
          verbs: bubble_range(path.verbs, from: firstVerb),
          points: bubble_range(path.points, from: firstPoint)))
    }
    for verb in list.verbs { verbs.append(verb.number) }
    for point in list.points { points.append(bubble_point(x: point.x, y: point.y)) }
  }

  private mutating func add(_ subject: PictureSubject) {
    var entry = bubble_subject()
    (entry.sender, entry.emoji, entry.id_text, entry.index) = (.none, .none, .none, .max)
    func name(_ id: MessageID) {
      entry.id_text = strings.add(id)
      if case .integer(let number) = id { entry.id_number = Int64(number) }
    }
    switch subject {
    case .avatar(let sender):
      entry.kind = UInt32(BUBBLE_SUBJECT_AVATAR.rawValue)
      entry.sender = strings.add(sender)
    case .attachment(let message, let index):
      entry.kind = UInt32(BUBBLE_SUBJECT_ATTACHMENT.rawValue)
      entry.index = UInt32(clamping: index)
      name(message)
    case .quote(let message):
      entry.kind = UInt32(BUBBLE_SUBJECT_QUOTE.rawValue)
      name(message)
    case .emoji(let id):
      entry.kind = UInt32(BUBBLE_SUBJECT_EMOJI.rawValue)
      entry.emoji = strings.add(id)
    }
    subjects.append(entry)
  }
}

extension bubble_range {
  /// Makes a range of this array from a range of another one whose elements were copied to it. `first` is the
  /// index of its first element here.
  init(_ range: Range<Int>, from first: UInt32) {
    self.init(first: first &+ UInt32(clamping: range.lowerBound), count: UInt32(clamping: range.count))
  }
}

extension bubble_rect {
  fileprivate func isSame(as other: bubble_rect) -> Bool {
    x == other.x && y == other.y && width == other.width && height == other.height
  }
}
