import BubbleLayout
import Workloads

/// Measures cells of messages whose texts are shaped already, as when a reader resizes a window. There are so
/// few messages that the transcript keeps them prepared.
final class PreparedCells {
  private let count: Int
  private var transcript: Transcript

  init(_ messages: [Message], style: ChatStyle, engine: LayoutEngine) {
    count = messages.count
    transcript = Transcript(
      messages, style: style, width: 320, engine: engine, environment: LayoutEnvironment(me: "you"))
  }

  private func cells() -> Int { transcript.cells.reduce(0) { $0 &+ $1.frame.maxY.rawValue } }

  var row: BenchmarkRow {
    BenchmarkRow(
      "cells of prepared messages", per: "a message, at a new width", count: count,
      prepare: { _ in
        self.transcript.width = 300
        let made = self.cells()
        self.transcript.width = 320
        return made
      },
      work: { _ in self.cells() })
  }
}
