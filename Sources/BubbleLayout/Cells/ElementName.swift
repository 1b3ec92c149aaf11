/// What an element is and which one. Its path follows from this without storing a list of steps.
struct ElementName: Hashable, Sendable {
  let kind: ElementKind
  /// For a block of a message that has blocks, its path and its type.
  private var block: Block?
  /// The number of the attachment, the reaction, the label or the row of buttons.
  var first: Int32 = 0
  /// The number within `first`: of an answer or a button.
  var second: Int32 = 0

  init(_ kind: ElementKind, _ first: Int = 0, _ second: Int = 0) {
    self.kind = kind
    self.first = Int32(truncatingIfNeeded: first)
    self.second = Int32(truncatingIfNeeded: second)
  }

  private struct Block: Hashable, Sendable {
    let path: ContentPath
    let type: String
  }

  /// A block of a message that has blocks.
  init(block path: ContentPath, type: String) {
    self.init(.block)
    block = Block(path: path, type: type)
  }

  /// The type of a block; nil for other elements.
  var type: String? { block?.type }

  /// Where it stands in the message.
  var path: ContentPath {
    let (first, second) = (Int(first), Int(second))
    switch kind {
    case .name: return ["sender"]
    case .text: return .text
    case .media: return ["attachments"]
    case .picture, .link, .card, .poll, .code: return ["attachments", .number(first)]
    case .option: return ["attachments", .number(first), "options", .number(second)]
    case .reaction: return ["reactions", .number(first)]
    case .button: return ["buttons", .number(first), .number(second)]
    case .label: return ["labels", .number(first)]
    case .delivery: return ["delivery"]
    case .block: return block?.path ?? ["blocks"]
    // The path of the others is the name of their kind.
    default: return ContentPath([.name(kind.rawValue)])
    }
  }
}
