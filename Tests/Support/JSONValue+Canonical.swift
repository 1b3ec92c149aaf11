import BubbleLayout
import Foundation

extension JSONValue {
  /// Parses a value and sorts the members of objects by name, so that values with the same members compare as
  /// equal.
  package init(canonical text: some StringProtocol) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).canonical
  }

  private var canonical: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.sorted { $0.name < $1.name }.map { Member(name: $0.name, value: $0.value.canonical) })
    case .array(let values): .array(values.map(\.canonical))
    default: self
    }
  }
}
