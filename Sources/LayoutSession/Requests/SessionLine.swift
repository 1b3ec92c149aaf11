import BubbleLayout

/// One line that a session reads: a request, the name of its transcript, and whether changes and visible rows
/// are requested.
package struct SessionLine: Sendable {
  /// The id of the request, which the answer repeats; nil if there is none.
  package var id: MessageID?
  /// The name of the transcript.
  package var transcript = "main"
  /// The request; nil if only the visible rows or the changes are requested.
  package var request: SessionRequest?
  /// Whether the changes of rows are requested, alone or together with a change of the transcript.
  package var changes = false
  /// The requested viewport, alone or together with a change. A change keeps the place of the viewport, and
  /// the answer has the rows that are visible after the change.
  package var viewport: SessionViewport?

  package init(_ request: SessionRequest? = nil, viewport: SessionViewport? = nil) {
    self.request = request
    self.viewport = viewport
  }
}

extension SessionLine {
  /// Reads a line from a JSON object.
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

  /// Returns the id of a line, even if the rest of the line is invalid; nil for a line without a valid id.
  static func id(of value: JSONValue) -> MessageID? {
    value["id"].flatMap { try? MessageID.form.read($0) }
  }

  /// - Parameter asked: The names of the members of the line that are requests.
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

  /// The JSON Schema (draft 2020-12) of the lines that a session reads.
  package static var schema: JSONValue {
    JSONSchema.object(SessionMember.all.map { .init($0.name, $0.schema()) })
      .document(title: "A request of a session")
  }
}
