import BubbleLayout

/// A member of a line's JSON object: its name, the schema of its values, and a function that reads it.
struct SessionMember: Sendable {
  let name: String
  let schema: @Sendable () -> JSONSchema
  /// Reads the member's value. It returns a request, or stores an addition to a request in the line and
  /// returns nil.
  let read: @Sendable (JSONValue, inout SessionLine) throws(FieldError) -> SessionRequest?

  /// All members, in the order in which they are read and in which the schema lists them.
  static let all: [SessionMember] =
    [
      .beside("id", MessageID.form.orNull) { $1.id = $0 },
      .beside("transcript", .name) { $1.transcript = $0 },
      .asks("open") { .open($0) }, .changes("environment") { .environment($0) },
      .changes("width", .sessionWidth) { .width($0) }, .changes("edit", .oneOrMany()) { .edit($0) },
      .changes("expand") { .expand($0) }, .changes("collapse") { .collapse($0) },
      .changes("uncover", .uncovered) { .uncover($0) }, .changes("cover", .uncovered) { .cover($0) },
      .changes("settle", .integer(in: 0...1_000_000_000)) { .settle($0) }, .highlight,
      .beside("changes", Bool.form.orNull) { $1.changes = $0 ?? false },
      .beside("viewport", SessionViewport.form.orNull) { $1.viewport = $0 },
    ] + questions + [
      .asks("compose") { .compose($0) }, .asks("measure") { .measure($0) },
      .asks("outlines") { .outlines($0) }, .flag("fonts", .fonts),
      .flag("listPeople", .people), .flag("statistics", .statistics),
      .flag("close", .close),
    ]

  private static let questions: [SessionMember] = [
    .questions("hit") { .hit($0) }, .questions("caret") { .caret($0) }, .questions("rects") { .rects($0) },
    .questions("select") { .select($0) }, .questions("find") { .find($0) }, .questions("next") { .next($0) },
    .questions("previous") { .previous($0) }, .questions("anchor") { .anchor($0) },
    .questions("offset") { .offset($0) }, .questions("overlay") { .overlay($0) },
  ]

  /// Null removes the highlights. A line without this member changes nothing about them.
  private static let highlight = SessionMember(name: "highlight") {
    SessionHighlights.form.schema().nullable
  } read: { (value, _) throws(FieldError) in
    .change(.highlight(value.isNull ? nil : try SessionHighlights.form.read(value)))
  }
}

extension SessionMember {
  /// Returns a member that adds to a request.
  private static func beside<Value>(
    _ name: String, _ form: JSONForm<Value>, _ take: @escaping @Sendable (Value, inout SessionLine) -> Void
  ) -> Self {
    SessionMember(name: name, schema: form.schema) { (value, line) throws(FieldError) in
      take(try form.read(value), &line)
      return nil
    }
  }

  /// Returns a member whose value is a request; null requests nothing.
  private static func asks<Value>(
    _ name: String, _ form: JSONForm<Value>, _ request: @escaping @Sendable (Value) -> SessionRequest
  ) -> Self {
    SessionMember(name: name) {
      form.schema().nullable
    } read: { (value, _) throws(FieldError) in
      value.isNull ? nil : request(try form.read(value))
    }
  }

  private static func asks<Value: JSONConvertible>(
    _ name: String, _ request: @escaping @Sendable (Value) -> SessionRequest
  ) -> Self {
    asks(name, Value.form, request)
  }

  private static func changes<Value>(
    _ name: String, _ form: JSONForm<Value>, _ change: @escaping @Sendable (Value) -> SessionChange
  ) -> Self {
    asks(name, form) { .change(change($0)) }
  }

  private static func changes<Value: JSONConvertible>(
    _ name: String, _ change: @escaping @Sendable (Value) -> SessionChange
  ) -> Self {
    changes(name, Value.form, change)
  }

  private static func questions<Value: JSONConvertible>(
    _ name: String, _ question: @escaping @Sendable (Value) -> SessionQuestion
  ) -> Self {
    asks(name) { (value: Value) in .question(question(value)) }
  }

  /// Returns a member that is a request if its value is true.
  private static func flag(_ name: String, _ request: SessionRequest) -> Self {
    SessionMember(name: name) {
      Bool.form.schema().nullable
    } read: { (value, _) throws(FieldError) in
      guard !value.isNull else { return nil }
      return try Bool.form.read(value) ? request : nil
    }
  }
}

extension JSONForm {
  /// The same form, but null is allowed too and gives nil.
  fileprivate var orNull: JSONForm<Value?> {
    JSONForm<Value?> {
      schema().nullable
    } read: { (value) throws(FieldError) in
      value.isNull ? nil : try read(value)
    } write: {
      $0.map(write) ?? .null
    }
  }
}
