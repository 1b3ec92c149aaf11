import BubbleLayout
import CBubbleLayout

extension RowArrays {
  /// Adds the elements of the row that comes next, an element before those in it.
  ///
  /// - Parameter firstPart: Where the row's parts begin.
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

extension ElementKind {
  fileprivate var number: UInt32 {
    let kind =
      switch self {
      case .name: BUBBLE_CELL_NAME
      case .text: BUBBLE_CELL_TEXT
      case .quote: BUBBLE_CELL_QUOTE
      case .media: BUBBLE_CELL_MEDIA
      case .picture: BUBBLE_CELL_PICTURE
      case .link: BUBBLE_CELL_LINK
      case .card: BUBBLE_CELL_CARD
      case .poll: BUBBLE_CELL_POLL
      case .option: BUBBLE_CELL_OPTION
      case .code: BUBBLE_CELL_CODE
      case .reactions: BUBBLE_CELL_REACTIONS
      case .reaction: BUBBLE_CELL_REACTION
      case .buttons: BUBBLE_CELL_BUTTONS
      case .button: BUBBLE_CELL_BUTTON
      case .footer: BUBBLE_CELL_FOOTER
      case .label: BUBBLE_CELL_LABEL
      case .avatar: BUBBLE_CELL_AVATAR
      case .status: BUBBLE_CELL_STATUS
      case .selection: BUBBLE_CELL_SELECTION
      case .swipe: BUBBLE_CELL_SWIPE
      case .block: BUBBLE_CELL_BLOCK
      case .forwarded: BUBBLE_CELL_FORWARDED
      case .thread: BUBBLE_CELL_THREAD
      case .seenBy: BUBBLE_CELL_SEEN_BY
      }
    return UInt32(kind.rawValue)
  }
}
