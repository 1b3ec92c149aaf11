import TextLayout

/// An element of a cell, with the parts that show it: a quote, a picture, an answer of a poll, the time.
///
/// A cell's elements are a tree, in the order in which they are painted. Each part belongs to one element.
public struct CellElement: Hashable, Sendable {
  /// What kind of element this is.
  public let kind: ElementKind
  /// The type of a block, as in `MessageBlock`. List items have the type `item`, and footnotes the type
  /// `footnote`. Nil for elements that are not blocks.
  public let type: String?
  /// The place of the element in the message. An element that shows no field of the message has a path of its
  /// own, such as `["footer"]` or `["avatar"]`.
  public let path: ContentPath
  /// The frame, relative to the cell, in points. For an element that scrolls, this is its visible part.
  public let frame: Rect
  /// The range of the element's parts in `Cell.parts`, including the parts of its children.
  public let parts: Range<Int>
  /// The elements inside this one, such as the pictures of an album or the answers of a poll.
  public let children: [CellElement]
  /// The size of the content that scrolls within `frame`, in points; nil if nothing scrolls. The frames of
  /// the parts are those at scroll offset zero. To draw the parts, move them by the scroll offset and clip
  /// them to `frame`.
  public let scroll: Size?
  /// Whether the content that scrolls begins at the right edge of the frame and overflows at the left edge.
  public let scrollsFromRight: Bool
  /// The name that the element had when its parts were made.
  let name: ElementName

  /// What a press on a part of the element hits, unless the part says something else.
  var press: HitTarget { name.press }
}

/// The kind of an element in a cell.
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
  /// In the bubble: the note that the message was edited, the time and the delivery state.
  case footer
  /// A label outside the bubble.
  case label
  case avatar
  /// The delivery state outside the bubble.
  case delivery = "status"
  /// The selection mark, which shows whether the reader has selected the message.
  case selection
  /// The icon that a swipe reveals.
  case swipe
  /// A block of a message that consists of blocks.
  case block
  /// The original sender of a forwarded message.
  case forwarded
  /// The summary of the replies to the message in its thread.
  case thread
  /// The people who have seen the message, below the bubble.
  case seenBy
}

extension Cell {
  /// Returns the elements that contain a part, from the outermost to the innermost.
  ///
  /// - Complexity: Linear in the elements of each level on the way to the part.
  public func elements(holding part: Int) -> [CellElement] {
    var found: [CellElement] = []
    var level = elements
    while let next = level.first(where: { $0.parts.contains(part) }) {
      found.append(next)
      level = next.children
    }
    return found
  }

  /// Returns the element at a path; nil if there is none.
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
