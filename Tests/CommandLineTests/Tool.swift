import Foundation
import TestSupport

/// The built tool, run as its users run it.
enum Tool {
  static let url = Repository.products.appending(path: "bubble")

  /// The conversation that the demo shows.
  static let conversation = Repository.url("Demo/transcript.jsonl").path
  /// A conversation with everything a message can carry.
  static let richConversation = Repository.url("Tests/Goldens/Cases/rich.jsonl").path
  /// The conversations of the corpora.
  static let transcripts = Corpora.transcripts.map {
    Corpora.folder.appending(path: "transcripts/\($0).jsonl").path
  }
  /// Every glyph one em wide, ascent 0.8, descent 0.2.
  static let squareFont = Repository.url("Fonts/Files/SquareTest-Regular.ttf")

  static func run(_ arguments: String..., input: String = "") throws -> Program {
    try run(arguments, input: input)
  }

  /// - Parameters:
  ///   - environment: Added to this process's own, without `CI`, which changes what the tool does.
  ///   - current: Where it runs.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], in current: URL? = nil
  ) throws -> Program {
    let own = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    return try Program(
      url.path, arguments, input: input, environment: own.merging(environment) { $1 }, in: current)
  }
}
