/// A step into a JSON value.
enum JSONPathKey: CodingKey {
  case member(String)
  case element(Int)

  init?(stringValue: String) { self = .member(stringValue) }
  init?(intValue: Int) { self = .element(intValue) }

  var stringValue: String {
    switch self {
    case .member(let name): name
    case .element(let index): String(index)
    }
  }

  var intValue: Int? {
    if case .element(let index) = self { return index }
    return nil
  }
}

extension [any CodingKey] {
  /// The steps as they are written in a message: `attachments[1].picture.width`.
  var fieldPath: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}

extension DecodingError {
  /// Where the value is that does not fit, and why it does not.
  var place: (path: [any CodingKey], reason: String) {
    switch self {
    case .keyNotFound(let key, let context): (context.codingPath + [key], "it is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      (context.codingPath, context.debugDescription)
    @unknown default: ([], "\(self)")
    }
  }
}
