import TextLayout

/// A place in the text of one message of a transcript.
public struct TranscriptPosition: Hashable, Sendable {
  /// The message.
  public var id: MessageID
  /// The place in its text as it is shown.
  public var position: TextPosition

  /// A place in a message's text.
  public init(id: MessageID, position: TextPosition) {
    self.id = id
    self.position = position
  }
}

/// Text selected from one message to another.
public struct TranscriptSelection: Hashable, Sendable {
  /// Where selecting began.
  public var anchor: TranscriptPosition
  /// Where the pointer is; before or after the anchor.
  public var focus: TranscriptPosition

  /// What lies between two places, in either order.
  public init(anchor: TranscriptPosition, focus: TranscriptPosition) {
    self.anchor = anchor
    self.focus = focus
  }
}

extension Transcript {
  /// The place in a text that a pointer means while it selects: in the message at that height, or the nearest one.
  ///
  /// - Parameter point: In the transcript, in points; any point will do.
  /// - Returns: Nil for a transcript without messages.
  public func position(nearestTo point: Point) -> TranscriptPosition? {
    guard count > 0 else { return nil }
    let index = min(rows.firstIndex(endingBelow: point.y.rawValue), count - 1)
    let slot = rows.slot(at: index)
    let cell = cell(at: slot)
    let local = Point(x: point.x - cell.frame.minX, y: point.y - cell.frame.minY)
    return TranscriptPosition(
      id: cell.id, position: cell.textPosition(nearestTo: local) ?? TextPosition(offset: 0))
  }

  /// The whole of a transcript; nil for one without messages.
  public var everything: TranscriptSelection? {
    guard count > 0 else { return nil }
    return TranscriptSelection(
      anchor: TranscriptPosition(id: entries[rows.slot(at: 0)].message.id, position: TextPosition(offset: 0)),
      focus: TranscriptPosition(
        id: entries[rows.slot(at: count - 1)].message.id, position: TextPosition(offset: .max)))
  }

  /// The rectangles behind selected text that can be seen, from top to bottom, in the transcript.
  ///
  /// A message without text that lies between the two ends is covered as far as its bubble reaches.
  ///
  /// - Complexity: Logarithmic in the number of messages, and linear in those that can be seen.
  public func selectionRects(_ selection: TranscriptSelection, in viewport: Rect) -> [Rect] {
    guard let range = span(of: selection) else { return [] }
    let seen = entryRange(from: viewport.minY, to: viewport.maxY)
    var rects: [Rect] = []
    for index in seen.clamped(to: range.first.index..<range.last.index + 1) {
      let cell = cell(at: rows.slot(at: index))
      if cell.textPartIndex == nil {
        if range.first.index < index, index < range.last.index, let bubble = cell.bubble {
          rects.append(bubble.frame.offset(x: cell.frame.minX, y: cell.frame.minY))
        }
        continue
      }
      rects += cell.rects(of: range.offsets(at: index)).map {
        $0.offset(x: cell.frame.minX, y: cell.frame.minY)
      }
    }
    return rects
  }

  /// The selected text, each message's in a line of its own; messages without text add none.
  ///
  /// Of a message that is selected whole it is the text as it was typed, though less of it may be shown.
  ///
  /// - Complexity: Linear in the texts selected.
  public func selectedText(_ selection: TranscriptSelection) -> String {
    guard let range = span(of: selection) else { return "" }
    var texts: [String] = []
    for (index, slot) in zip(
      range.first.index..., rows.slots(in: range.first.index..<range.last.index + 1))
    {
      let message = entries[slot].message
      guard !message.text.isEmpty, !message.isDeleted else { continue }
      let offsets = range.offsets(at: index)
      if offsets == 0..<Int.max {
        texts.append(message.text)
        continue
      }
      guard let shown = laidOutRows(at: slot).cell.textPart(selected: offsets) else { continue }
      if !shown.text.isEmpty { texts.append(shown.isWhole ? message.text : shown.text) }
    }
    return texts.joined(separator: "\n")
  }

  /// A selection from top to bottom; nil where it names messages that there are not.
  private func span(of selection: TranscriptSelection) -> SelectionSpan? {
    guard let anchor = index(of: selection.anchor.id), let focus = index(of: selection.focus.id) else {
      return nil
    }
    let ends = [
      (index: anchor, offset: selection.anchor.position.offset),
      (index: focus, offset: selection.focus.position.offset),
    ].sorted { $0 < $1 }
    return SelectionSpan(first: ends[0], last: ends[1])
  }
}

/// A selection from its first place to its last.
private struct SelectionSpan {
  let first: (index: Int, offset: Int)
  let last: (index: Int, offset: Int)

  /// What is selected of a message.
  func offsets(at index: Int) -> Range<Int> {
    let start = index == first.index ? max(0, first.offset) : 0
    let end = index == last.index ? max(0, last.offset) : .max
    return start..<max(start, end)
  }
}

extension Cell {
  /// What is selected of the text as it is shown, grapheme clusters whole; nil for a message without text.
  fileprivate func textPart(selected offsets: Range<Int>) -> (text: String, isWhole: Bool)? {
    for case .text(let part) in parts {
      let paragraph = part.block.paragraph
      let length = part.text.utf16.count
      let start = min(length, paragraph.graphemeStart(at: offsets.lowerBound))
      let end = min(length, paragraph.graphemeEnd(at: offsets.upperBound))
      guard start < end else { return ("", false) }
      return (part.expanded.words(start..<end), start == 0 && end == length)
    }
    return nil
  }
}
