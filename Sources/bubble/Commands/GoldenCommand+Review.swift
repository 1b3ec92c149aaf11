import ArgumentParser
import BubbleLayout
import Foundation
import LayoutGoldens

extension GoldenCommand {
  /// `bubble golden review`: shows failures and accepts layouts as new goldens.
  struct Review: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show what failed, and accept it case by case.",
      discussion: """
        Shows the failures that 'verify', or a run of tests, left among its files. A
        local page (127.0.0.1 only) draws the expected and the actual layout, and has
        a button for each failure that makes the layout the new golden. --ask does
        the same with questions on the terminal. If CI is set, nothing is accepted.

        EXAMPLES
          bubble golden review
          bubble golden review --goldens Tests/AppTests/Goldens \\
            --artefacts .build/bubble-goldens/Tests-AppTests-Goldens --ask
          bubble golden review --accept chat/balloon-320
          bubble golden review --accept-cause 'style: avatar.size'
          bubble golden review --accept-all
        """)

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "DIR"), completion: .directory)
    var goldens = "Goldens"

    @Option(
      help: ArgumentHelp(
        "The folder with the files of the failures. (default: DIR.failures)", valueName: "DIR"),
      completion: .directory)
    var artefacts: String?

    @Flag(
      help: """
        Ask on the terminal, failure by failure: y accepts, a accepts all with the same cause, n skips, q ends.
        """)
    var ask = false

    @Option(help: ArgumentHelp("Accept these failures, separated by commas, and end.", valueName: "NAME[,…]"))
    var accept: ListArgument<String>?

    @Option(
      help: ArgumentHelp(
        "Accept the failures whose first line begins with this text, and end.", valueName: "CAUSE"))
    var acceptCause: String?

    @Flag(help: "Accept all failures and end.")
    var acceptAll = false

    @Option(help: ArgumentHelp("The port of the page; 0 picks any free port.", valueName: "PORT"))
    var port: UInt16 = 0

    func run() async throws {
      let review = try review()
      if let accept {
        for name in accept.values { try take(name, review) }
        return
      }
      if acceptCause != nil || acceptAll { return try takeAll(review) }
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

    private func takeAll(_ review: GoldenReview) throws {
      let names = review.names(withCause: acceptAll ? nil : acceptCause)
      guard !names.isEmpty || acceptAll else {
        throw ToolFailure.wrongUse(
          "no failure in \(review.artefacts) has a first line that begins with \(acceptCause?.quoted() ?? "")"
        )
      }
      for name in names { try take(name, review) }
    }

    private func take(_ name: String, _ review: GoldenReview) throws {
      do throws(GoldenReview.Failure) {
        try review.accept(name)
      } catch {
        throw ToolFailure.wrongUse("\(error)")
      }
      try say("accepted     \(name.spelt)\n")
    }

    private func say(_ text: String) throws {
      let output = try OutputFile(path: nil)
      try output.write(text.utf8)
      try output.finish()
    }

    // MARK: On a terminal

    private func askAll(_ review: GoldenReview) throws {
      var done: Set<String> = []
      let entries = review.report().entries
      for (index, entry) in entries.enumerated() where !done.contains(entry.name) {
        let lines = entry.lines.map { "  \($0.spelt)\n" }.joined()
        let alike = entries[index...].filter { $0.cause == entry.cause && !done.contains($0.name) }
        let all = alike.count > 1 ? "/a for all \(alike.count) with this cause" : ""
        try say("\n\(entry.name.spelt)\n\(lines)accept? [y/n\(all)/q] ")
        switch readLine()?.lowercased().first {
        case "y": try take(entry.name, review)
        case "a":
          for other in alike {
            try take(other.name, review)
            done.insert(other.name)
          }
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
