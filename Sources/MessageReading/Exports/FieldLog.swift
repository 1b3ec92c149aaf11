import BubbleLayout

/// Collects the problems of one message of an export. All fields of the message share one log.
final class FieldLog {
  let file: String
  let line: Int
  /// The path of the message in the document; empty if the message is a line.
  let path: [JSONStep]
  /// The fields that the reader knows; nil if it sees all fields, and reports no unknown ones.
  let fields: ExportFields?
  /// The kind of the message among `fields`; nil if its unknown fields are not reported.
  var kind: Int?
  /// The values that the reader does not know in fields that it knows, such as types of events.
  private(set) var unknownValues: [(field: [JSONStep], value: String)] = []
  private var found: [ReadingProblem] = []
  private var count = 0
  /// Whether the message is left out.
  private(set) var isSkipped = false

  /// How many problems of one message are reported one by one; the rest are counted.
  private static let limit = 10

  init(file: String, line: Int, path: [JSONStep] = [], fields: ExportFields? = nil) {
    self.file = file
    self.line = line
    self.path = path
    self.fields = fields
    kind = fields?.message
  }

  /// Reports a problem of a field. The message is kept without the field.
  func note(_ field: [JSONStep], _ reason: String) { add(field, reason, .repaired) }

  /// Reports why the message is left out.
  func skip(_ field: [JSONStep], _ reason: String) {
    isSkipped = true
    add(field, reason, .skipped)
  }

  /// Counts a value that is not known in a field that is. One report at the end says how often it occurred.
  func noteUnknown(_ field: [JSONStep], _ value: String) { unknownValues.append((field, value)) }

  /// All problems, in the order in which they were found.
  var problems: [ReadingProblem] {
    guard count > found.count else { return found }
    let more = ReadingProblem(
      file: file, line: line, field: path.isEmpty ? nil : path.fieldPath,
      reason: "\(count - found.count) more problems in this message", outcome: .repaired)
    return found + [more]
  }

  private func add(_ field: [JSONStep], _ reason: String, _ outcome: ReadingProblem.Outcome) {
    count += 1
    guard found.count < Self.limit || outcome == .skipped else { return }
    let name = (path + field).fieldPath
    found.append(
      ReadingProblem(
        file: file, line: line, field: name.isEmpty ? nil : name, reason: reason, outcome: outcome))
  }
}
