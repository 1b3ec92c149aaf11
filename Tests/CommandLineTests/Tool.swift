import Foundation
import TestSupport

/// Runs the built tool as its users do.
enum Tool {
  static let url = Repository.products.appending(path: "bubble")

  /// The path of the conversation in the demo.
  static let conversation = Repository.url("Demo/transcript.jsonl").path
  /// The path of a conversation with all features of messages.
  static let richConversation = Repository.url("Tests/Goldens/Cases/rich.jsonl").path
  /// The paths of the conversations in the corpora.
  static let transcripts = Corpora.transcripts.map {
    Corpora.folder.appending(path: "transcripts/\($0).jsonl").path
  }
  /// The square font: every glyph is one em wide, the ascent is 0.8 and the descent 0.2.
  static let squareFont = Repository.url("Fonts/Files/SquareTest-Regular.ttf")

  static func run(_ arguments: String..., input: String = "") throws -> Program {
    try run(arguments, input: input)
  }

  /// - Parameters:
  ///   - environment: Variables that are added to those of this process. `CI` is removed, because it changes
  ///     what the tool does.
  ///   - current: The working directory; nil for that of the tests.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], in current: URL? = nil
  ) throws -> Program {
    let own = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    return try Program(
      url.path, arguments, input: input, environment: own.merging(environment) { $1 }, in: current)
  }
}
