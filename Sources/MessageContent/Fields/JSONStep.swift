/// A step on the path to a part of a JSON value.
package enum JSONStep: Hashable, Sendable {
  case member(String)
  case element(Int)
}

extension JSONStep: CodingKey {
  package init?(stringValue: String) { self = .member(stringValue) }
  package init?(intValue: Int) { self = .element(intValue) }

  package var stringValue: String {
    switch self {
    case .member(let name): name
    case .element(let index): String(index)
    }
  }

  package var intValue: Int? {
    if case .element(let index) = self { return index }
    return nil
  }
}

extension [JSONStep] {
  /// The path as it is written in messages, such as `attachments[1].picture.width`.
  package var fieldPath: String {
    var path = ""
    for (index, step) in enumerated() {
      switch step {
      case .element(let number): path += "[\(number)]"
      case .member(let name): path += index == 0 ? name : "." + name
      }
    }
    return path
  }
}
