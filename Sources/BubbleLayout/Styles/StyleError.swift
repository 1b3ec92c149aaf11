/// What is wrong with a style, and where.
public struct StyleError: Error, Hashable, Sendable {
  /// The path of the field, such as `bubble.padding.top` or `labels[0].font.size`; empty where the style as a
  /// whole cannot be read.
  public let field: String
  /// What is wrong with it, in words.
  public let reason: String

  /// An error of a field.
  public init(field: String, reason: String) {
    self.field = field
    self.reason = reason
  }
}

extension StyleError: CustomStringConvertible {
  /// `style: bubble.padding.top: must not be negative, is -4`.
  public var description: String { field.isEmpty ? "style: \(reason)" : "style: \(field): \(reason)" }
}
