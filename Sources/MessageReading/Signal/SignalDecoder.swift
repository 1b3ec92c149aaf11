import BubbleLayout

/// Reads messages of Signal Desktop: rows of its database as one object per line or as a document
/// (`messages`, `conversations`), and the lines of `data.json` that signal-export writes.
struct SignalDecoder: ExportDecoder {
  static let fields = ExportFields(SignalFields.table)

  /// The names of people, by their ids, account ids and phone numbers.
  private var names: [String: String] = [:]
  /// The ids of the conversations that are groups.
  private var groups: Set<String> = []
  private let folder: ExportFolder

  /// The sender of the messages that the user has sent; it is the default of `--me`.
  static let me = "you"

  init(folder: ExportFolder) { self.folder = folder }

  static func choice(at path: [JSONStep], opening byte: UInt8) -> JSONWalker.Choice {
    guard let last = path.last else { return .enter }
    if case .element = last { return .give }
    // One exporter misspells `messages`.
    let entered = ["messages", "messsages", "conversations"].map(JSONStep.member)
    return entered.contains(last) ? .enter : .skip
  }

  mutating func take(_ field: ExportField, at path: [JSONStep], _ output: inout ExportOutput) {
    guard field.isObject else {
      field.log.skip([], "a message is an object, not \(field.value.kind)")
      return output.leaveOut(field.log)
    }
    if isPerson(field) { return output.leaveOut(field.log) }
    let message =
      isLine(field)
      ? SignalLine(field: field.being("line"), folder: folder).message(.integer(field.log.line))
      : SignalMessage(field: field, folder: folder, names: names, groups: groups).message(
        quoting: output.recent)
    guard let message else { return output.leaveOut(field.log) }
    output.add(message, field.log)
  }

  /// Whether an object is a line of signal-export.
  private func isLine(_ field: ExportField) -> Bool {
    !field.has("conversationId") && !field.has("sent_at") && field.has("date")
  }

  /// Remembers the name of a conversation or a person. Returns false if the field is something else.
  private mutating func isPerson(_ field: ExportField) -> Bool {
    guard !["conversationId", "sent_at", "date", "body"].contains(where: field.has), field.has("id") else {
      return false
    }
    let field = field.being("conversation")
    guard let id = field["id"]?.words else {
      _ = field.being("message")
      return false
    }
    let name = field.first(of: "name", "systemGivenName", "profileFullName", "profileName", "e164")?.words
    if field.value["type"] == .string("group") { groups.insert(id) }
    for key in [id] + ["serviceId", "uuid", "aci", "e164"].compactMap({ field[$0]?.words }) {
      names[key] = name
    }
    return true
  }
}
