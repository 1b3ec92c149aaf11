/// The kinds of a message's texts that are included when text is searched, selected or copied.
public struct TextScope: OptionSet, Hashable, Sendable, CaseIterable {
  /// The kinds as bits.
  public let rawValue: UInt8

  /// Creates a scope from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The message's own text.
  public static let own = TextScope(rawValue: 1)
  /// The quoted text of another message.
  public static let quote = TextScope(rawValue: 2)
  /// Code blocks.
  public static let code = TextScope(rawValue: 4)
  /// The titles, summaries and addresses of link previews.
  public static let links = TextScope(rawValue: 8)
  /// The names of files, contacts and places.
  public static let cards = TextScope(rawValue: 16)
  /// The questions and answers of polls.
  public static let polls = TextScope(rawValue: 32)
  /// The titles of buttons.
  public static let buttons = TextScope(rawValue: 64)

  /// All texts of a message.
  public static let all = TextScope(allCases)
  /// Each kind of text as a scope of its own.
  public static let allCases: [TextScope] = [.own, .quote, .code, .links, .cards, .polls, .buttons]

  /// The name of the kind, as in JSON; nil if the scope has no kind or several kinds.
  package var name: String? {
    Self.allCases.firstIndex(of: self).map {
      ["own", "quote", "code", "links", "cards", "polls", "buttons"][$0]
    }
  }
}

extension ContentPath {
  /// Whether the text at this path is shown as one line (`OneLine`), whatever lines it has.
  var isOneLine: Bool { ![[], .own, .code, .polls].contains(scope) }

  /// The kind of text at this path; empty if there is no text at the path.
  public var scope: TextScope {
    guard case .name(let first)? = steps.first else { return [] }
    switch first {
    case "text", "blocks": return .own
    case "quote": return .quote
    case "buttons": return .buttons
    case "attachments":
      guard steps.count > 2, case .name(let field) = steps[2] else { return [] }
      switch field {
      case "text": return .code
      case "title", "summary", "address": return .links
      case "name", "detail": return .cards
      case "question", "options": return .polls
      default: return []
      }
    default: return []
    }
  }
}
