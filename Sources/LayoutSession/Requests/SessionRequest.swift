import BubbleLayout

/// One line that a session reads (`bubble serve`): what is asked, of which transcript.
///
/// It asks for exactly one thing. `viewport` and `changes` may stand beside what changes a transcript: the viewport is
/// then kept over the change, and its rows are those after it.
package struct SessionRequest: Sendable {
  /// Comes back with the answer; nil for none.
  var id: MessageID?
  /// The name of the transcript.
  var transcript = "main"

  var open: SessionOpening?
  var environment: SessionSettings?
  /// In points; infinite for rows as wide as their content.
  var width: Double?
  var edit: [SessionEdit]?
  var expand: MessageID?
  var collapse: MessageID?
  /// How many heights are to be made exact at most.
  var settle: Int?
  /// Nil for another request, nil within for no highlights.
  var highlight: SessionHighlights??
  var changes: Bool?
  var viewport: SessionViewport?

  var hit: SessionPoint?
  var caret: SessionPlace?
  var rects: SessionRange?
  var select: SessionSelection?
  var find: SessionSearch?
  var next: SessionSearch?
  var previous: SessionSearch?
  var anchor: SessionViewport?
  var offset: SessionOffset?
  var outlines: SessionGlyphs?
  var fonts: Bool?
  var statistics: Bool?
  var close: Bool?

  /// A request by a JSON object.
  ///
  /// - Throws: `FieldError` for an object that is no request, with the field.
  init(_ value: JSONValue) throws(FieldError) { try self.init(json: value) }

  init() {}

  /// The id of a request that may have other mistakes.
  static func id(of value: JSONValue) -> MessageID? {
    value["id"].flatMap { try? MessageID.form.read($0) }
  }

  /// What is asked, but for what may stand beside it.
  private var verbs: [String] {
    let verbs: [(String, Bool)] = [
      ("open", open != nil), ("environment", environment != nil), ("width", width != nil),
      ("edit", edit != nil), ("expand", expand != nil), ("collapse", collapse != nil),
      ("settle", settle != nil), ("highlight", highlight != nil), ("hit", hit != nil),
      ("caret", caret != nil), ("rects", rects != nil),
      ("select", select != nil), ("find", find != nil), ("next", next != nil),
      ("previous", previous != nil), ("anchor", anchor != nil), ("offset", offset != nil),
      ("outlines", outlines != nil), ("fonts", fonts == true), ("statistics", statistics == true),
      ("close", close == true),
    ]
    return verbs.filter(\.1).map(\.0)
  }

  /// Whether a request changes its transcript.
  var isChange: Bool { verbs.first.map { Self.changing.contains($0) } ?? false }

  private static let changing: Set<String> = [
    "open", "environment", "width", "edit", "expand", "collapse", "settle", "highlight",
  ]
}

extension SessionRequest: JSONRecord {
  package static var standard: SessionRequest { SessionRequest() }

  package static let fields: [RecordField<SessionRequest>] = [
    .optional("id", \.id), .field("transcript", \.transcript, .name),
    .optional("open", \.open), .optional("environment", \.environment),
    .optional("width", \.width, .sessionWidth),
    .optional("edit", \.edit, .oneOrMany()), .optional("expand", \.expand),
    .optional("collapse", \.collapse), .optional("settle", \.settle, .integer(in: 0...1_000_000_000)),
    .field("highlight", \.highlight, .clearable(SessionHighlights.form)),
    .optional("changes", \.changes), .optional("viewport", \.viewport), .optional("hit", \.hit),
    .optional("caret", \.caret), .optional("rects", \.rects), .optional("select", \.select),
    .optional("find", \.find), .optional("next", \.next), .optional("previous", \.previous),
    .optional("anchor", \.anchor), .optional("offset", \.offset), .optional("outlines", \.outlines),
    .optional("fonts", \.fonts), .optional("statistics", \.statistics), .optional("close", \.close),
  ]

  package func check() throws(FieldError) {
    let verbs = verbs
    let hasCompanion = viewport != nil || changes == true
    if verbs.count > 1 {
      throw FieldError("", "a line asks for one thing, this one for \(verbs.joined(separator: " and "))")
    }
    if verbs.isEmpty && !hasCompanion {
      let known = Self.fields.map(\.name).dropFirst(2).joined(separator: ", ")
      throw FieldError("", "a line asks for one thing, this one for none of \(known)")
    }
    guard let verb = verbs.first, hasCompanion, !isChange else { return }
    throw FieldError(
      viewport != nil ? "viewport" : "changes",
      "stands alone or beside what changes a transcript, not beside \"\(verb)\"")
  }

  /// A JSON Schema (draft 2020-12) of a line that a session reads.
  package static var schema: JSONValue { objectSchema.document(title: "A request of a session") }
}
