import ArgumentParser
import BubbleLayout

/// Kinds of texts of a message: `all`, or kinds with commas (`own,quote`).
struct TextScopeArgument: Sendable, ExpressibleByArgument, CustomStringConvertible {
  let scope: TextScope
  let description: String

  /// All texts that a reader sees.
  static let all = TextScopeArgument(scope: .all, description: "all")

  /// The names of the kinds.
  private static let words = TextScope.allCases.compactMap(\.name)

  static let allValueStrings = ["all"] + words

  private init(scope: TextScope, description: String) {
    (self.scope, self.description) = (scope, description)
  }

  init?(argument: String) {
    if argument == Self.all.description {
      self = .all
      return
    }
    var scope: TextScope = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = TextScope.allCases.first(where: { $0.name == String(word) }) else { return nil }
      scope.insert(kind)
    }
    self.init(scope: scope, description: argument)
  }
}
