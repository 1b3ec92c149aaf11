import BubbleLayout

/// One edit of a transcript. Exactly one property is set, besides `at`, `before`, `to` and `text`, which are
/// parameters of the edit.
package struct SessionEdit: Sendable {
  /// One or several messages to add below all others.
  package var append: [Message]?
  /// One or several messages to add above all others.
  package var prepend: [Message]?
  /// One or several messages to add at the index `at`, or above the message `before`.
  package var insert: [Message]?
  /// The index that the first inserted message gets.
  package var at: Int?
  /// The message below the inserted ones.
  package var before: MessageID?
  /// The message that replaces the one with its id.
  package var replace: Message?
  /// The ids of one or several messages to remove.
  package var remove: [MessageID]?
  /// The id of the message to move to the index `to`.
  package var move: MessageID?
  /// The index that the moved message has afterwards.
  package var to: Int?
  /// The message whose text grows.
  package var stream: MessageID?
  /// What is appended to the text of the message `stream`.
  package var text: String?
  /// The message that has stopped growing.
  package var finish: MessageID?
  /// A details block to open if it is closed, and to close if it is open.
  package var toggle: SessionBlock?
  /// A block to scroll, and its offset.
  package var scroll: SessionScroll?
  /// Whether the typing row is shown, or the ids of the people who type.
  package var typing: SessionTyping?
  /// The message below the unread line. A nested nil removes the line.
  package var unread: MessageID??

  package init() {}

  private var verbs: [String] {
    let verbs: [(String, Bool)] = [
      ("append", append != nil), ("prepend", prepend != nil), ("insert", insert != nil),
      ("replace", replace != nil), ("remove", remove != nil), ("move", move != nil),
      ("stream", stream != nil), ("finish", finish != nil), ("toggle", toggle != nil),
      ("scroll", scroll != nil), ("typing", typing != nil),
      ("unread", unread != nil),
    ]
    return verbs.filter(\.1).map(\.0)
  }
}

extension SessionEdit: JSONRecord {
  package static var standard: SessionEdit { SessionEdit() }

  package static let fields: [RecordField<SessionEdit>] = [
    .optional("append", \.append, .oneOrMany()), .optional("prepend", \.prepend, .oneOrMany()),
    .optional("insert", \.insert, .oneOrMany()), .optional("at", \.at, .integer(in: 0...1_000_000_000)),
    .optional("before", \.before), .optional("replace", \.replace),
    .optional("remove", \.remove, .oneOrMany()), .optional("move", \.move),
    .optional("to", \.to, .integer(in: 0...1_000_000_000)), .optional("stream", \.stream),
    .optional("text", \.text), .optional("finish", \.finish), .optional("toggle", \.toggle),
    .optional("scroll", \.scroll), .optional("typing", \.typing),
    .field("unread", \.unread, .clearable(MessageID.form)),
  ]

  package func check() throws(FieldError) {
    let verbs = verbs
    guard verbs.count == 1, let given = verbs.first else {
      let found = verbs.isEmpty ? "none" : verbs.joined(separator: " and ")
      throw FieldError("", "an edit must be exactly one of \(Self.known), but this one has \(found)")
    }
    for (field, isGiven, verb) in [
      ("at", at != nil, "insert"), ("before", before != nil, "insert"), ("to", to != nil, "move"),
      ("text", text != nil, "stream"),
    ] where isGiven && given != verb {
      throw FieldError(field, "is only allowed with \"\(verb)\"")
    }
    if insert != nil, (at == nil) == (before == nil) {
      throw FieldError("at", "an insertion needs either an index \"at\" or a message \"before\"")
    }
    if move != nil, to == nil { throw FieldError(.missing, at: [.member("to")]) }
    if stream != nil, text == nil { throw FieldError(.missing, at: [.member("text")]) }
  }

  private static let known =
    "append, prepend, insert, replace, remove, move, stream, finish, toggle, scroll, typing or unread"
}
