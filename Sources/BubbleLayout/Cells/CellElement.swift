import TextLayout

/// One thing in a cell and the parts that show it: a quote, a picture, an answer of a poll, the time.
///
/// A cell's elements are a tree in the order in which they are painted. Each part belongs to one of them.
public struct CellElement: Hashable, Sendable {
  /// What it is.
  public let kind: ElementKind
  /// For a block, its type as in `MessageBlock`. The items of lists have `item`, notes have `footnote`. Nil
  /// for other elements.
  public let type: String?
  /// Where it stands in the message. An element that shows no field of the message has a path of its own:
  /// `["footer"]`, `["avatar"]`.
  public let path: ContentPath
  /// Relative to the cell, in points. For an element that scrolls, its visible part.
  public let frame: Rect
  /// The range of its parts in `Cell.parts`, including those of its children.
  public let parts: Range<Int>
  /// The elements in it: the pictures of an album, the answers of a poll.
  public let children: [CellElement]
  /// The size of the content that scrolls within `frame`, in points; nil if nothing scrolls. The frames of
  /// the parts are those at scroll position zero. To draw them, clip them to the frame and move them by the
  /// scroll offset.
  public let scroll: Size?
  /// Whether the content that scrolls begins at the right of the frame and overflows at its left.
  public let scrollsFromRight: Bool
}

/// What an element of a cell is.
public enum ElementKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The sender's name in the bubble.
  case name
  /// The message's text.
  case text
  /// The quote of the message that is replied to.
  case quote
  /// The pictures and videos; each is a `picture`.
  case media
  case picture
  /// A link preview.
  case link
  /// A voice message, a file, a contact, a place, a call, or a custom part.
  case card
  /// A poll; each of its answers is an `option`.
  case poll
  case option
  /// A code block.
  case code
  /// The reactions; each is a `reaction`.
  case reactions
  case reaction
  /// The buttons; each is a `button`.
  case buttons
  case button
  /// The mark of an edited message, the time and the delivery state in the bubble.
  case footer
  /// A label outside the bubble.
  case label
  case avatar
  /// The delivery state outside the bubble.
  case delivery = "status"
  /// The mark that selects the message.
  case selection
  /// The icon that a swipe reveals.
  case swipe
  /// A block of a message that has blocks.
  case block
  /// Who wrote a forwarded message first.
  case forwarded
  /// The replies to the message that stand in a thread.
  case thread
  /// Who has seen the message, below the bubble.
  case seenBy
}

extension Cell {
  /// The elements that hold a part, from the outermost to the innermost.
  ///
  /// - Complexity: Linear in the elements on the way.
  public func elements(holding part: Int) -> [CellElement] {
    var found: [CellElement] = []
    var level = elements
    while let next = level.first(where: { $0.parts.contains(part) }) {
      found.append(next)
      level = next.children
    }
    return found
  }

  /// The element at a path; nil if there is none.
  public func element(at path: ContentPath) -> CellElement? {
    func search(_ level: [CellElement]) -> CellElement? {
      for element in level {
        if element.path == path { return element }
        if let found = search(element.children) { return found }
      }
      return nil
    }
    return search(elements)
  }
}
