import BubbleLayout
import CBubbleLayout

extension RowArrays {
  /// Adds the elements of the next row; each element precedes its inner elements.
  ///
  /// - Parameter firstPart: The index of the row's first part.
  mutating func addElements(of cell: Cell, _ firstPart: UInt32) -> bubble_range {
    let first = elements.next
    for element in cell.elements { add(element, depth: 0, parent: .max, firstPart) }
    return bubble_range(from: first, to: elements.next)
  }

  private mutating func add(_ element: CellElement, depth: UInt32, parent: UInt32, _ firstPart: UInt32) {
    let number = elements.next
    elements.append(
      bubble_cell_element(
        kind: element.kind.number, depth: depth, row: rows.next, parent: parent,
        type: strings.add(element.type), path: strings.add(element.path),
        parts: bubble_range(element.parts, from: firstPart), frame: bubble_rect(element.frame),
        scroll_width: element.scroll?.width.points ?? 0, scroll_height: element.scroll?.height.points ?? 0,
        scrolls_from_right: element.scrollsFromRight ? 1 : 0, reserved: 0))
    for child in element.children { add(child, depth: depth + 1, parent: number, firstPart) }
  }
}
