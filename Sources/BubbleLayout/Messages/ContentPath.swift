/// The place of something in a message, with the names of the JSON form: `["text"]`, `["quote", "text"]`,
/// `["attachments", 2, "options", 0]`. It stays the same while the message around it changes.
public struct ContentPath: Hashable, Sendable {
  /// A step into the message.
  public enum Step: Hashable, Sendable {
    /// A field, by its name.
    case name(String)
    /// An element of a list, by its number from 0.
    case number(Int)
  }

  /// From the message inwards.
  public var steps: [Step]

  /// A path of these steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The message's own text.
  public static let text: ContentPath = ["text"]

  /// The path one step further in.
  public func appending(_ step: Step) -> ContentPath { ContentPath(steps + [step]) }
}

extension ContentPath: ExpressibleByArrayLiteral {
  /// A path of these steps, such as `["attachments", 2]`.
  public init(arrayLiteral steps: Step...) { self.steps = steps }
}

extension ContentPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A field.
  public init(stringLiteral name: String) { self = .name(name) }
  /// One of a list.
  public init(integerLiteral number: Int) { self = .number(number) }
}
