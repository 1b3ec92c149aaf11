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
      let target = target(of: index, at: point)
      if case .cover(let path) = target {
        return Hit(id: id, target: target, part: index, position: nil, path: path)
      }
      return Hit(
        id: id, target: target, address: address(of: target, at: main(of: target, at: index)), part: index,
        position: position ?? place?.position,
        path: position == nil ? place?.path : CellText(self, part: index)?.path)
    }
    guard isInBubble || bounds.contains(point) else { return nil }
    let place = isInBubble ? place(nearestTo: point, in: .own) : nil
    return Hit(
      id: id, target: isInBubble ? .bubble : .background, position: place?.position, path: place?.path)
  }

  private func target(of index: Int, at point: Point) -> HitTarget {
    if parts[index].isCovered { return target(ofCovered: index) }
    switch parts[index] {
    case .text(let text):
      let place = parts[index].blockPlace
      if let target = text.target(at: Point(x: point.x - place.x, y: point.y - place.y)) { return target }
      // A point beyond the end of a line does not hit a link at the line's end, although the nearest text
      // position is in the link.
      let shown = CellText(self, part: index)
      let data = text.detected.first { data in
        shown?.unscrolledRects(of: data.range).contains { $0.contains(point) } == true
      }
      if let data { return .data(data) }
      // A press beside the links of a summary opens the details.
      return text.path.steps.last == .name("summary")
        ? .details(ContentPath(text.path.steps.dropLast())) : .text
    case .avatar: return face(with: index)
    case .delivery: return .footer
    case .media(let media): return media.target
    case .label(let label): return target(of: label, index)
    case .box(let box): return target(of: box, index)
    case .formula(let formula): return object(formula.index, at: index)
    }
  }

  /// Returns the target of a part that a spoiler covers. A press on a covered quote goes to the quoted message,
  /// like a press on any other quote.
  private func target(ofCovered index: Int) -> HitTarget {
    let elements = elements(holding: index)
    if elements.last?.kind == .quote { return .quote }
    switch parts[index] {
    case .text(let text): return .spoiler(0..<text.text.utf16.count)
    default: break
    }
    let place = elements.last { $0.kind == .block } ?? elements.last
    return .cover(place?.path ?? .text)
  }

  private func target(of label: LabelPart, _ index: Int) -> HitTarget {
    switch label.role {
    case .sender: .sender
    case .time, .senderAndTime, .edited: .footer
    case .quoteSender, .quoteText: .quote
    case .option, .count: answer(label.index ?? 0, at: index)
    case .initials: face(with: index)
    case .button: .button(label.index ?? 0)
    case .reaction: .reaction(label.index ?? 0)
    case .readMore: .readMore
    case .readLess: .readLess
    case .mention: object(label.index ?? 0, at: index)
    case .hiddenCount, .title, .detail, .code, .duration: thing(with: index)
    case .unfold: elements(holding: index).last { $0.type == "quote" }.map { .details($0.path) } ?? .text
    case .language, .lineNumber, .columnTitle, .formulaNumber: .text
    }
  }

  private func target(of box: BoxPart, _ index: Int) -> HitTarget {
    switch box.role {
    case .quote, .quoteBar, .quotePicture: .quote
    case .linkPicture: card(.link, box.index, at: index)
    case .emoji, .mention:
      switch elements(holding: index).last?.kind {
      case .reaction: .reaction(box.index ?? 0)
      case .quote: .quote
      default: object(box.index ?? 0, at: index)
      }
    case .option, .track, .share: answer(box.index ?? 0, at: index)
    case .button: .button(box.index ?? 0)
    case .reaction: .reaction(box.index ?? 0)
    case .selection: .selection
    case .pill, .line, .swipe: .background
    case .task: elements(holding: index).last { $0.type == "item" }.map { .task($0.path) } ?? .text
    case .sign where box.icon?.isOfDetails == true:
      elements(holding: index).last { $0.path.steps.last == .name("summary") }
        .map { .details(ContentPath($0.path.steps.dropLast())) } ?? .text
    case .copy: code(with: index).map { .copy($0) } ?? .text
    default: HitTarget.CardKind(box.role).map { card($0, box.index, at: index) } ?? thing(with: index)
    }
  }

  /// Returns the target of a press on an object in a text: the spoiler or the link around it, otherwise the
  /// object itself.
  ///
  /// - Parameter index: The index of the object's own part.
  private func object(_ number: Int, at index: Int) -> HitTarget {
    text(around: index)?.target(ofObject: number) ?? .object(number)
  }

  /// Returns the target of a card.
  private func card(_ kind: HitTarget.CardKind, _ number: Int?, at index: Int) -> HitTarget {
    // Only the attachments of blocks have no index.
    (number == nil ? block(holdingAttachmentOf: index) : nil).map { .embedded(kind, at: $0) }
      ?? .card(kind, attachment: number)
  }

  /// Returns the target of an answer of a poll.
  private func answer(_ number: Int, at index: Int) -> HitTarget {
    block(holdingAttachmentOf: index).map { .embedded(.poll, at: $0, answer: number) } ?? .answer(number)
  }

  /// Returns the path of the block that has the attachment to which a part belongs; nil for an attachment of
  /// the message.
  private func block(holdingAttachmentOf index: Int) -> ContentPath? {
    elements(holding: index).lazy.reversed().compactMap(\.holder).first
  }

  /// Returns the index of the part that has the address of a target: the first part of the attachment or
  /// button to which the pressed part belongs.
  private func main(of target: HitTarget, at index: Int) -> Int {
    switch target {
    case .media, .card, .embedded, .button:
      elements(holding: index).last { $0.kind != .option }?.parts.lowerBound ?? index
    default: index
    }
  }

  /// Returns the target of a press on one of several avatars: the sender's avatar, the thread, or the people
  /// who have seen the message.
  private func face(with index: Int) -> HitTarget {
    switch elements(holding: index).last?.kind {
    case .thread: .thread
    case .seenBy: .seenBy
    default: .avatar
    }
  }

  /// Returns the path of the code that a part belongs to; nil if there is none.
  private func code(with index: Int) -> ContentPath? {
    elements(holding: index).last { $0.kind == .code || $0.type == "code" }.map {
      $0.kind == .code ? $0.path.appending("text") : $0.path
    }
  }

  /// Returns the target that an element gives to its parts. For example, a play icon belongs to a picture, so
  /// its target is the picture; a capsule behind a footer has the footer as its target.
  private func thing(with index: Int) -> HitTarget {
    guard let element = elements(holding: index).last else { return .bubble }
    switch element.kind {
    case .footer: return .footer
    case .forwarded: return .forwarded
    case .thread: return .thread
    case .seenBy: return .seenBy
    case .button:
      if case .box(let box) = parts[element.parts.lowerBound] { return .button(box.index ?? 0) }
    case .text, .block: return .text
    default: break
    }
    let first = element.parts.lowerBound
    switch parts[first] {
    case .media(let media): return media.target
    case .box(let box) where first != index: return target(of: box, first)
    default: return .bubble
    }
  }
}

extension Part {
  /// Returns the position in the part's text that is nearest to a point, which is relative to the cell; nil
  /// for parts without text.
  func position(at point: Point) -> TextPosition? {
    block?.position(at: Point(x: point.x - blockPlace.x, y: point.y - blockPlace.y))
  }
}

extension CellElement {
  /// The path of the block that has the element's attachment; nil for an attachment of the message, and for
  /// other elements.
  var holder: ContentPath? {
    guard path.steps.first == .name("blocks") else { return nil }
    switch kind {
    case .media, .picture, .link, .card, .poll, .code: return ContentPath(path.steps.dropLast())
    case .option: return ContentPath(path.steps.dropLast(3))
    default: return nil
    }
  }
}

extension MediaPart {
  /// The target of a press on the picture.
  var target: HitTarget {
    if let href { return .link(address: href, range: 0..<0) }
    return block.map { .embedded(nil, at: $0) } ?? .media(attachment: index)
  }
}
