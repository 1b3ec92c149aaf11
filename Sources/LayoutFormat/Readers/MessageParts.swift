import BubbleLayout

/// What a message may carry beside its text, read part by part: one that does not fit is left out, with a
/// problem, and the others stay.
struct MessageParts {
  /// A part that does not fit.
  struct Problem {
    let offset: Int
    let field: String
    let reason: String
  }

  private(set) var problems: [Problem] = []
  private(set) var spans: [TextSpan] = []
  private(set) var quote: QuotedReply?
  private(set) var attachments: [MessageAttachment] = []
  private(set) var reactions: [Reaction] = []
  private(set) var buttons: [[String]] = []
  private(set) var isEdited = false
  private(set) var delivery: DeliveryState?

  static let fields: Set<String> = [
    "spans", "quote", "attachments", "reactions", "buttons", "edited", "delivery",
  ]

  /// How many elements of one array are reported; the rest is counted.
  static let reportLimit = 10

  /// Reads a field's value; the cursor stands before it.
  mutating func read(
    _ name: String, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) {
    switch name {
    case "spans": spans = try elements(name, &cursor, depth) ?? spans
    case "attachments": attachments = try elements(name, &cursor, depth) ?? attachments
    case "reactions": reactions = try elements(name, &cursor, depth) ?? reactions
    case "buttons": buttons = try elements(name, &cursor, depth) ?? buttons
    case "quote": quote = try part(name, &cursor, depth) ?? quote
    case "edited": isEdited = try part(name, &cursor, depth) ?? isEdited
    default: delivery = try part(name, &cursor, depth) ?? delivery
    }
  }

  private mutating func part<Part: Decodable>(
    _ name: String, _ cursor: inout JSONCursor, _ depth: Int
  ) throws(JSONSyntaxError) -> Part? {
    _ = cursor.peek()
    let offset = cursor.position
    let value = try cursor.value(depth: depth)
    if value == .null { return nil }
    let (part, problem) = Self.decoded(value, as: Part.self, at: offset, path: [JSONPathKey.member(name)])
    if let problem { problems.append(problem) }
    return part
  }

  /// The elements that fit; nil for null and for what is no array.
  private mutating func elements<Part: Decodable>(
    _ name: String, _ cursor: inout JSONCursor, _ depth: Int
  ) throws(JSONSyntaxError) -> [Part]? {
    guard cursor.peek() == UInt8(ascii: "[") else {
      let _: [Part]? = try part(name, &cursor, depth)  // says that it is no array
      return nil
    }
    let start = cursor.position
    var parts: [Part] = []
    var index = 0
    var failures = 0
    try cursor.readArray(depth: depth) { (cursor) throws(JSONSyntaxError) in
      _ = cursor.peek()
      let offset = cursor.position
      let value = try cursor.value(depth: depth + 1)
      let path: [any CodingKey] = [JSONPathKey.member(name), JSONPathKey.element(index)]
      let (part, problem) = Self.decoded(value, as: Part.self, at: offset, path: path)
      if let part { parts.append(part) }
      if let problem {
        failures += 1
        if failures <= Self.reportLimit { problems.append(problem) }
      }
      index += 1
    }
    if failures > Self.reportLimit {
      let reason = "\(failures - Self.reportLimit) more elements do not fit, and were left out"
      problems.append(Problem(offset: start, field: name, reason: reason))
    }
    return parts
  }

  private static func decoded<Part: Decodable>(
    _ value: JSONValue, as type: Part.Type, at offset: Int, path: [any CodingKey]
  ) -> (Part?, Problem?) {
    do {
      return (try JSONValueDecoder.decode(type, from: value, path: path), nil)
    } catch {
      let (place, reason) = (error as? DecodingError)?.place ?? (path, "\(error)")
      let left = place.count > path.count ? "\"\(path.fieldPath)\" was left out" : "it was left out"
      return (
        nil, Problem(offset: offset, field: place.fieldPath, reason: "\(reason); \(left)")
      )
    }
  }
}
