/// The path of a field in a message, made of the names and indices in the JSON form: `["text"]`, `["quote",
/// "text"]`, `["attachments", 2, "options", 0]`. The path stays the same while other parts of the message
/// change.
public struct ContentPath: Hashable, Sendable {
  /// A step of a path.
  public enum Step: Hashable, Sendable {
    /// A field, by its name.
    case name(String)
    /// An element of a list, by its index.
    case number(Int)
  }

  /// The steps, from the message inwards.
  public var steps: [Step]

  /// Creates a path from steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The message's own text.
  public static let text: ContentPath = ["text"]

  /// Returns the path extended by a step.
  public func appending(_ step: Step) -> ContentPath { ContentPath(steps + [step]) }
}

extension ContentPath: ExpressibleByArrayLiteral {
  /// Creates a path from steps, such as `["attachments", 2]`.
  public init(arrayLiteral steps: Step...) { self.steps = steps }
}

extension ContentPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a step to a field.
  public init(stringLiteral name: String) { self = .name(name) }
  /// Creates a step to an element of a list.
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension ContentPath: CustomStringConvertible {
  /// The path as in JSON: `["attachments", 2, "options", 0]`.
  public var description: String { "[" + steps.map(\.description).joined(separator: ", ") + "]" }
}

extension ContentPath.Step: CustomStringConvertible {
  /// The step as in JSON.
  public var description: String {
    switch self {
    case .name(let name): "\"\(name)\""
    case .number(let number): "\(number)"
    }
  }
}
