import TextLayout

extension CellNarration {
  /// Returns the elements of a block. A text has its own words as label; lists and tables contain elements
  /// for their content.
  func blocks(_ element: CellElement) -> [AccessibilityElement] {
    // An attachment that a block shows.
    if element.kind != .block { return attachment(element).map(\.element) }
    switch element.name.meaning {
    case .list:
      var list = self.element(.list, "", element.parts, nil)
      list.children = element.children.map { item in
        var result = self.element(.listItem, marker(of: item) ?? "", item.parts, nil)
        if let task = task(of: item) {
          result.role = .checkbox
          if task { result.states = [.selected] }
        }
        result.children = item.children.flatMap(blocks)
        return result
      }
      return [list]
    case .code:
      guard case .text(let text)? = cell.parts[element.parts].last else { return [] }
      var code = self.element(.text, words[.code], element.parts, nil)
      let spoken = spoken(text)
      code.value = spoken.text
      if let hidden = spoken.covers.first { code.actions.append(reveal(.spoiler(hidden))) }
      return [code]
    case .table:
      var table = self.element(.list, "", element.parts, nil)
      table.children = rows(in: element.parts)
      return [table]
    case .quote(let isFolded):
      let inner = element.children.flatMap(blocks)
      // This is the label that shows the hidden lines of a quote, or hides them again.
      guard let isFolded, let number = element.parts.last, label(at: number)?.role == .unfold else {
        return inner
      }
      var button = self.element(
        .button, narrator.environment.words.readMore, number..<number + 1, (.press, .details(element.path)))
      button.states = [isFolded ? .collapsed : .expanded]
      return (inner.isEmpty ? texts(in: element.parts) : inner) + [button]
    case .summary(let isOpen):
      return texts(in: element.parts).map { text in
        var summary = text
        summary.role = .button
        summary.states = [isOpen ? .expanded : .collapsed]
        summary.actions.append(AccessibilityAction(kind: .press, name: text.label, target: element.press))
        return summary
      }
    case .usual, .card, .button, .link:
      return element.children.isEmpty ? texts(in: element.parts) : element.children.flatMap(blocks)
    }
  }

  /// Returns elements for the rows of a table, each with the texts of its cells, and for a caption. A listener then moves
  /// from row to row, and hears which cells belong together.
  private func rows(in parts: Range<Int>) -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    var previous: ContentPath?
    for index in parts {
      guard case .text(let part) = cell.parts[index], let text = texts(in: index..<index + 1).first
      else { continue }
      let isCell = part.path.isBeside(part.path)
      if isCell, let previous, part.path.isBeside(previous) {
        found[found.count - 1].children.append(text)
        found[found.count - 1].parts.append(index)
        found[found.count - 1].frame = found[found.count - 1].frame.union(text.frame)
      } else if isCell {
        var item = self.element(.listItem, "", index..<index + 1, nil)
        item.children = [text]
        found.append(item)
      } else {
        found.append(text)
      }
      previous = part.path
    }
    return found
  }

  /// Returns elements for the texts in a range of parts, each with its links. Markers are left out.
  private func texts(in parts: Range<Int>) -> [AccessibilityElement] {
    parts.compactMap { index in
      guard case .text(let part) = cell.parts[index], part.role != .marker else { return nil }
      var text = self.text(of: part, index..<index + 1, shown: 0..<part.text.utf16.count)
      if case .heading = part.role { text.role = .heading }
      return text
    }
  }

  /// Returns the number or the bullet of a list item; nil if it has neither.
  private func marker(of item: CellElement) -> String? {
    for case .text(let part) in cell.parts[item.parts] where part.role == .marker {
      return part.spans.isEmpty ? part.text : nil
    }
    return nil
  }

  /// Returns whether a list item is done, if it is a task; otherwise nil.
  private func task(of item: CellElement) -> Bool? {
    for case .box(let box) in cell.parts[item.parts] where box.role == .task {
      return box.isCovered ? nil : box.isChosen
    }
    return nil
  }
}
