import ArgumentParser
import BubbleLayout
import Foundation
import LayoutGoldens

extension GoldenCommand {
  /// `bubble golden review`.
  struct Review: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show what failed, and accept it case by case.",
      discussion: """
        Shows the failures that 'verify', or a run of tests, left among its files. A
        local page (127.0.0.1 alone) draws what was expected and what there is, and
        has a button for each that puts the layout in the place of its golden. On a
        terminal --ask does the same by questions. Where CI is set nothing is
        accepted.

        EXAMPLES
          bubble golden review
          bubble golden review --goldens Tests/AppTests/Goldens \\
            --artefacts .build/bubble-goldens/Tests-AppTests-Goldens --ask
          bubble golden review --accept chat/balloon-320
        """)

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "DIR"), completion: .directory)
    var goldens = "Goldens"

    @Option(
      help: ArgumentHelp(
        "The folder with the files of the failures. (default: DIR.failures)", valueName: "DIR"),
      completion: .directory)
    var artefacts: String?

    @Flag(help: "Ask on the terminal, failure by failure: y accepts, n goes on, q ends.")
    var ask = false

    @Option(help: ArgumentHelp("Accept these failures and end, with commas between.", valueName: "NAME[,…]"))
    var accept: ListArgument<String>?

    @Option(help: ArgumentHelp("The port of the page; 0 takes any that is free.", valueName: "PORT"))
    var port: UInt16 = 0

    func run() async throws {
      let review = try review()
      if let accept {
        for name in accept.values { try take(name, review) }
        return
      }
      guard !review.report().entries.isEmpty else {
        try say("goldens: nothing to review in \(review.artefacts)\n")
        return
      }
      if ask { try askAll(review) } else { try await serve(review) }
    }

    private func review() throws(ToolFailure) -> GoldenReview {
      var directory = goldens[...]
      while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
      let environment = ProcessInfo.processInfo.environment
      do throws(GoldenError) {
        return try GoldenReview(
          directory: String(directory),
          artefacts: artefacts ?? environment[Goldens.artefactsVariable] ?? directory + ".failures",
          environment: environment)
      } catch {
        throw .wrongUse("\(error)")
      }
    }

    private func take(_ name: String, _ review: GoldenReview) throws {
      do throws(GoldenReview.Failure) {
        try review.accept(name)
      } catch {
        throw ToolFailure.wrongUse("\(error)")
      }
      try say("accepted     \(name)\n")
    }

    private func say(_ text: String) throws {
      let output = try OutputFile(path: nil)
      try output.write(text.utf8)
      try output.finish()
    }

    // MARK: On a terminal

    private func askAll(_ review: GoldenReview) throws {
      for entry in review.report().entries {
        let lines = entry.lines.map { "  \($0.spelt)\n" }.joined()
        try say("\n\(entry.name)\n\(lines)accept? [y/n/q] ")
        switch readLine()?.lowercased().first {
        case "y": try take(entry.name, review)
        case "q", nil: return
        default: break
        }
      }
    }

    // MARK: In a browser

    private func serve(_ review: GoldenReview) async throws {
      let handler = ReviewHandler(review: review)
      try await LocalPage.serve(on: port, limits: ReviewHandler.limits) {
        try say("\($0)?token=\(handler.token)\n")
      } answer: {
        handler.answer($0)
      }
    }
  }
}
