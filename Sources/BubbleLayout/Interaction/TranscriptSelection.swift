import TextLayout

/// A selection of text from one position to another, possibly across messages.
public struct TranscriptSelection: Hashable, Sendable {
  /// The position where selecting began.
  public var anchor: TranscriptPosition
  /// The position of the pointer. It may be before or after the anchor.
  public var focus: TranscriptPosition
  /// The kinds of texts that are included between the two positions. The texts at the two positions are
  /// always included.
  public var scope: TextScope

  /// Creates a selection between two positions, in either order.
  public init(anchor: TranscriptPosition, focus: TranscriptPosition, scope: TextScope = .own) {
    self.anchor = anchor
    self.focus = focus
    self.scope = scope
  }

  /// Creates the selection of an occurrence of a text that was searched for.
  public init(_ match: TextMatch) {
    func place(_ offset: Int) -> TranscriptPosition {
      TranscriptPosition(id: match.id, path: match.path, position: TextPosition(offset: offset))
    }
    self.init(anchor: place(match.range.lowerBound), focus: place(match.range.upperBound))
  }

  /// The scope of the selection, extended by the kinds of the texts at its two positions.
  fileprivate var wholeScope: TextScope { scope.union(anchor.path.scope).union(focus.path.scope) }
}

extension Transcript {
  /// Returns the text position for a pointer that selects: in the message at the pointer's height or, if
  /// there is none, in the nearest message.
  ///
  /// - Parameters:
  ///   - point: Any point in the transcript, in points.
  ///   - scope: The texts of a message that can be selected.
  /// - Returns: The position; nil for a transcript without messages.
  public func position(nearestTo point: Point, in scope: TextScope = .own) -> TranscriptPosition? {
    guard count > 0 else { return nil }
    let index = min(rowIndex.firstIndex(endingBelow: point.y.rawValue), count - 1)
    let cell = cell(at: rowIndex.slot(at: index))
    let local = Point(x: point.x - cell.frame.minX, y: point.y - cell.frame.minY)
    return cell.place(nearestTo: local, in: scope)
      ?? TranscriptPosition(id: cell.id, position: TextPosition(offset: 0))
  }

  /// Selects the texts of all messages, from the first to the last.
  ///
  /// - Parameter scope: The texts of a message that are included.
  /// - Returns: The selection; nil for a transcript without messages.
  public func selectAll(in scope: TextScope = .own) -> TranscriptSelection? {
    guard count > 0 else { return nil }
    let (first, last) = (rowIndex.slot(at: 0), rowIndex.slot(at: count - 1))
    return TranscriptSelection(
      anchor: TranscriptPosition(
        id: entries[first].message.id, path: texts(at: first, in: scope).first?.path ?? .text,
        position: TextPosition(offset: 0)),
      focus: TranscriptPosition(
        id: entries[last].message.id, path: texts(at: last, in: scope).last?.path ?? .text,
        position: TextPosition(offset: .max)),
      scope: scope)
  }

  /// Returns the visible rectangles behind selected text, from top to bottom, in transcript coordinates.
  ///
  /// A message between the two ends that has no text is represented by the rectangle of its bubble.
  ///
  /// - Complexity: Logarithmic in the number of messages, and linear in the visible ones.
  public func selectionRects(_ selection: TranscriptSelection, in viewport: Rect) -> [Rect] {
    guard let span = span(of: selection) else { return [] }
    let seen = entryRange(from: viewport.minY, to: viewport.maxY)
    var rects: [Rect] = []
    for index in seen.clamped(to: span.first.index..<span.last.index + 1) {
      let slot = rowIndex.slot(at: index)
      let cell = cell(at: slot)
      let shown = cell.texts(in: span.scope)
      // In the messages between the two ends, all texts are selected, so their order does not matter.
      let isEnd = index == span.first.index || index == span.last.index
      let order = isEnd ? texts(at: slot, in: span.scope).map(\.path) : []
      for text in shown {
        let offsets = span.offsets(at: index, order.firstIndex(of: text.path) ?? 0)
        rects += text.rects(of: offsets).map { $0.offset(x: cell.frame.minX, y: cell.frame.minY) }
      }
      if shown.isEmpty, span.first.index < index, index < span.last.index, let bubble = cell.bubble {
        rects.append(bubble.frame.offset(x: cell.frame.minX, y: cell.frame.minY))
      }
    }
    return rects
  }

  /// Returns the selected text, with each text on a line of its own. Messages without text add nothing.
  ///
  /// A text that is selected completely is returned as it was typed, even if only a part of it is shown. What
  /// a spoiler covers is replaced by `▒▒▒` until the reader uncovers it.
  ///
  /// - Complexity: Linear in the selected texts.
  public func selectedText(_ selection: TranscriptSelection) -> String {
    selectedTexts(selection).flatMap(\.texts).map(\.words.withoutObjectMarks).joined(separator: "\n")
  }

  /// Returns the selected parts of each message's texts. Messages without selected text are left out.
  func selectedTexts(_ selection: TranscriptSelection) -> [(message: Message, texts: [SelectedText])] {
    guard let span = span(of: selection) else { return [] }
    return zip(span.first.index..., rowIndex.slots(in: span.first.index..<span.last.index + 1)).compactMap {
      index, slot in
      var cell: Cell?
      let selected = texts(at: slot, in: span.scope).enumerated().compactMap { rank, text -> SelectedText? in
        let offsets = span.offsets(at: index, rank)
        let whole = SelectedText(
          path: text.path, words: CoveredWords(text.text, hiding: text.spans.covers).text, isWhole: true,
          spans: text.spans)
        if offsets == 0..<Int.max { return whole }
        guard !offsets.isEmpty else { return nil }
        let laidOut = cell ?? laidOutRows(at: slot).cell
        cell = laidOut
        guard let shown = laidOut.text(at: text.path) else { return nil }
        let clusters = shown.wholeClusters(offsets)
        if clusters.isEmpty { return nil }
        if clusters == 0..<shown.text.utf16.count { return whole }
        let read = shown.expanded
        return SelectedText(
          path: text.path, words: read.words(clusters, hiding: shown.covers),
          isWhole: false, spans: text.spans, range: read.expanded(clusters), typed: read.text)
      }
      return selected.isEmpty ? nil : (entries[slot].message, selected)
    }
  }

  /// Returns the selection with its upper end first; nil if a message at one of its ends does not exist.
  private func span(of selection: TranscriptSelection) -> SelectionSpan? {
    let scope = selection.wholeScope
    func end(_ place: TranscriptPosition) -> SelectionSpan.End? {
      index(of: place.id).map { index in
        let texts = texts(at: rowIndex.slot(at: index), in: scope)
        return SelectionSpan.End(
          index: index, rank: texts.firstIndex { $0.path == place.path } ?? 0, offset: place.position.offset)
      }
    }
    guard let anchor = end(selection.anchor), let focus = end(selection.focus) else { return nil }
    return anchor < focus
      ? SelectionSpan(first: anchor, last: focus, scope: scope)
      : SelectionSpan(first: focus, last: anchor, scope: scope)
  }
}

/// A selection with its upper end first.
private struct SelectionSpan {
  /// An end of the selection, in a form that can be compared.
  struct End: Comparable {
    /// The index of the message.
    let index: Int
    /// The index of the text among the message's texts that can be selected.
    let rank: Int
    let offset: Int

    static func < (left: End, right: End) -> Bool {
      (left.index, left.rank, left.offset) < (right.index, right.rank, right.offset)
    }
  }

  let first: End
  let last: End
  let scope: TextScope

  /// Returns the selected range of a text: `0..<Int.max` for the whole text, `0..<0` outside the selection.
  func offsets(at index: Int, _ rank: Int) -> Range<Int> {
    let place = (index, rank)
    guard (first.index, first.rank) <= place, place <= (last.index, last.rank) else { return 0..<0 }
    let start = place == (first.index, first.rank) ? max(0, first.offset) : 0
    let end = place == (last.index, last.rank) ? max(0, last.offset) : .max
    return start..<max(start, end)
  }
}
