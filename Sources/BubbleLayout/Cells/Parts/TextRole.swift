/// The role of a text in a message.
public enum TextRole: Hashable, Sendable {
  /// The text of a message that has no blocks.
  case message
  case paragraph
  /// A heading with its level, from 1 to 6.
  case heading(Int)
  /// A paragraph in an item of a list.
  case item
  /// The number or the bullet of a list item.
  case marker
  case code
  /// A cell of a table.
  case cell
  /// The caption below a table.
  case caption
  /// The first line of collapsible details, which is always shown.
  case summary
  /// The title of an alert.
  case title
  case formula
  /// HTML that the engine does not support, shown as source text.
  case html

  /// The name of the role in JSON; nil for the text of a message without blocks.
  public var name: String? {
    switch self {
    case .message: nil
    case .paragraph: "paragraph"
    case .heading(let level): "heading\(level)"
    case .item: "item"
    case .marker: "marker"
    case .code: "code"
    case .cell: "cell"
    case .caption: "caption"
    case .summary: "summary"
    case .title: "title"
    case .formula: "formula"
    case .html: "html"
    }
  }
}
