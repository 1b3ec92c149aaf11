/// The kind of an element and its indices. The element's path follows from them, so no list of steps is
/// stored.
struct ElementName: Hashable, Sendable {
  let kind: ElementKind
  /// The path and type of a block, if the message consists of blocks; nil for other elements.
  private var block: Block?
  /// The path of the block that has the attachment; nil for the attachments of the message.
  private var holder: ContentPath?
  /// The index of the attachment, reaction, label or row of buttons.
  var first: Int32 = 0
  /// The index of an answer in its poll, or of a button in its row.
  var second: Int32 = 0

  init(_ kind: ElementKind, _ first: Int = 0, _ second: Int = 0) {
    self.kind = kind
    self.first = Int32(truncatingIfNeeded: first)
    self.second = Int32(truncatingIfNeeded: second)
  }

  /// Creates the name of an element that shows an attachment, or an answer of a poll.
  init(_ kind: ElementKind, _ place: AttachmentPlace, _ second: Int = 0) {
    self.init(kind, place.index ?? 0, second)
    holder = place.block
  }

  private struct Block: Hashable, Sendable {
    let path: ContentPath
    let type: String
  }

  /// Creates the name of a block, for a message that consists of blocks.
  init(block path: ContentPath, type: String) {
    self.init(.block)
    block = Block(path: path, type: type)
  }

  /// The type of a block; nil for other elements.
  var type: String? { block?.type }

  /// The path of the attachment in the message.
  private var attachment: ContentPath {
    holder?.appending("value") ?? ["attachments", .number(Int(first))]
  }

  /// The path of the element in the message.
  var path: ContentPath {
    let (first, second) = (Int(first), Int(second))
    switch kind {
    case .name: return ["sender"]
    case .text: return .text
    case .media: return holder?.appending("value") ?? ["attachments"]
    case .picture, .link, .card, .poll, .code: return attachment
    case .option: return attachment.appending("options").appending(.number(second))
    case .reaction: return ["reactions", .number(first)]
    case .button: return ["buttons", .number(first), .number(second)]
    case .label: return ["labels", .number(first)]
    case .delivery: return ["delivery"]
    case .block: return block?.path ?? ["blocks"]
    // Every other path is the name of the element's kind.
    default: return ContentPath([.name(kind.rawValue)])
    }
  }
}
