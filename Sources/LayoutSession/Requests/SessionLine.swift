import BubbleLayout

/// One line that a session reads: the request, its transcript, and what else is requested.
package struct SessionLine: Sendable {
  /// It is repeated in the answer; nil if there is none.
  package var id: MessageID?
  /// The name of the transcript.
  package var transcript = "main"
  /// Nil if only the visible rows or the changes are requested.
  package var request: SessionRequest?
  /// Whether the changes of rows are requested. It stands alone, or beside a change of the transcript.
  package var changes = false
  /// The visible part of the transcript. It stands alone, or beside a change. In that case its place is kept
  /// over the change, and the answer has its rows after the change.
  package var viewport: SessionViewport?

  package init(_ request: SessionRequest? = nil, viewport: SessionViewport? = nil) {
    self.request = request
    self.viewport = viewport
  }
}

extension SessionLine {
  /// A line by a JSON object.
  ///
  /// - Throws: `FieldError` for an object that is not a request; the error names the field.
  init(json value: JSONValue) throws(FieldError) {
    guard case .object(let given) = value else { throw .mismatch(.object, found: value) }
    let members = SessionMember.all
    for member in given where !members.contains(where: { $0.name == member.name }) {
      throw .unknownField(member.name, known: members.map(\.name))
    }
    self.init()
    var asked: [String] = []
    for member in members {
      guard let value = value[member.name] else { continue }
      do throws(FieldError) {
        guard let request = try member.read(value, &self) else { continue }
        asked.append(member.name)
        self.request = request
      } catch {
        throw error.within(.member(member.name))
      }
    }
    try check(asked)
  }

  /// The id of a line that may have mistakes.
  static func id(of value: JSONValue) -> MessageID? {
    value["id"].flatMap { try? MessageID.form.read($0) }
  }

  /// - Parameter asked: The members that request something.
  private func check(_ asked: [String]) throws(FieldError) {
    let hasCompanion = viewport != nil || changes
    if asked.count > 1 {
      throw FieldError(
        "", "a line may have only one request, but this line has \(asked.joined(separator: " and "))")
    }
    guard let name = asked.first, let request else {
      if hasCompanion { return }
      let known = SessionMember.all.map(\.name).dropFirst(2).joined(separator: ", ")
      throw FieldError("", "the line has no request; the requests are \(known)")
    }
    guard hasCompanion, !request.changesTranscript else { return }
    throw FieldError(
      viewport != nil ? "viewport" : "changes",
      "is only allowed alone or with a request that changes a transcript, not with \"\(name)\"")
  }

  /// A JSON Schema (draft 2020-12) of a line that a session reads.
  package static var schema: JSONValue {
    JSONSchema.object(SessionMember.all.map { .init($0.name, $0.schema()) })
      .document(title: "A request of a session")
  }
}
