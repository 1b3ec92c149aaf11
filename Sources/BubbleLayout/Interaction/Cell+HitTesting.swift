import TextLayout

extension Cell {
  /// Returns the hit for the frontmost part at a point.
  ///
  /// - Parameter point: The point, relative to the cell, in points.
  /// - Returns: The hit; nil for a point outside the cell.
  /// - Complexity: Linear in the parts, plus the cost of `TextBlock.position(at:)`.
  public func hit(at point: Point) -> Hit? {
    let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let windows = scrollWindows
    let isInBubble = bubble.map { $0.frame.contains(point) } ?? false
    for index in parts.indices.reversed() {
      let window = windows.holding(index)
      if let window, !window.frame.contains(point) { continue }
      // From here on, `point` is a point of the content as if nothing were scrolled; `seen` is the visible
      // point.
      let seen = point
      let point = window?.unscrolled(point) ?? point
      guard parts[index].frame.contains(point) else { continue }
      if case .box(let box) = parts[index], box.role == .swipe { continue }
      let position = parts[index].position(at: point)
      let place = position == nil ? place(nearestTo: seen, in: .own) : nil
      let elements = elements(holding: index)
      let target = target(of: index, in: elements, at: point)
      if case .cover(let path) = target {
        return Hit(id: id, target: target, part: index, position: nil, path: path)
      }
      return Hit(
        id: id, target: target,
        address: address(of: target, at: target.isAttached ? elements.mainPart ?? index : index),
        part: index,
        position: position ?? place?.position,
        path: position == nil ? place?.path : CellText(self, part: index)?.path)
    }
    guard isInBubble || bounds.contains(point) else { return nil }
    let place = isInBubble ? place(nearestTo: point, in: .own) : nil
    return Hit(
      id: id, target: isInBubble ? .bubble : .background, position: place?.position, path: place?.path)
  }

  /// Returns what a press on a part hits: what the part says or, if it says nothing, what its element says.
  ///
  /// - Parameter elements: The elements that hold the part.
  private func target(of index: Int, in elements: [CellElement], at point: Point) -> HitTarget {
    let element = elements.last?.press ?? .bubble
    // A press on a quote goes to the quoted message, also if the quote is covered or has objects.
    if case .quote = element { return element }
    if parts[index].isCovered {
      if case .text(let text) = parts[index] { return .spoiler(0..<text.text.utf16.count) }
      return .cover((elements.last { $0.kind == .block } ?? elements.last)?.path ?? .text)
    }
    switch parts[index] {
    case .text(let text): return target(of: text, index, at: point) ?? element
    case .label(let label): return label.press ?? object(label.index, at: index) ?? element
    case .box(let box): return box.press ?? object(box.index, at: index) ?? element
    case .formula(let formula): return object(formula.index, at: index) ?? .object(formula.index)
    case .media, .avatar, .delivery: return element
    }
  }

  /// Returns the target of a press on a range of a text; nil if the point is in none.
  private func target(of text: TextPart, _ index: Int, at point: Point) -> HitTarget? {
    let place = parts[index].blockPlace
    if let target = text.target(at: Point(x: point.x - place.x, y: point.y - place.y)) { return target }
    // A point beyond the end of a line does not hit a link at the line's end, although the nearest text
    // position is in the link.
    let shown = CellText(self, part: index)
    return text.detected.first { data in
      shown?.unscrolledRects(of: data.range).contains { $0.contains(point) } == true
    }.map { .data($0) }
  }

  /// Returns the target of a press on an object in a text: the spoiler or the link around it, otherwise the
  /// object itself. Nil for a part that is no object of a text.
  ///
  /// - Parameter index: The index of the object's own part.
  private func object(_ number: Int?, at index: Int) -> HitTarget? {
    number.flatMap { number in text(around: index)?.target(ofObject: number) }
  }
}

extension HitTarget {
  /// Whether the address is that of an attachment or a button, which has it at its first part.
  fileprivate var isAttached: Bool {
    switch self {
    case .media, .card, .embedded, .button: true
    default: false
    }
  }
}

extension [CellElement] {
  /// The index of the first part of the attachment or button to which a part belongs that these elements hold; nil if
  /// there is none.
  fileprivate var mainPart: Int? { last { $0.kind != .option }?.parts.lowerBound }
}

extension Part {
  /// Returns the position in the part's text that is nearest to a point, which is relative to the cell; nil
  /// for parts without text.
  func position(at point: Point) -> TextPosition? {
    block?.position(at: Point(x: point.x - blockPlace.x, y: point.y - blockPlace.y))
  }
}
