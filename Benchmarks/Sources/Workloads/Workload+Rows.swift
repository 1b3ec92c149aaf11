import BubbleLayout

extension Workload {
  /// The rows that the program `texts` measures. Rows with half of the messages use the two halves in turn,
  /// so that all turns have the same work on average.
  public var rows: [BenchmarkRow] {
    let count = corpus.messages.count
    let widths = Self.widths.indices
    func overWidths(_ work: (Int) -> Int) -> Int { widths.reduce(0) { $0 &+ work($1) } }
    let turned = (0..<4).map { self.turned(by: $0) }
    return [
      BenchmarkRow("bare HarfBuzz", per: "a message", count: count) { _ in bareHarfBuzz() },
      BenchmarkRow("new text, no cache", per: "a message", count: count) { _ in newTextUncached() },
      BenchmarkRow("new text, empty cache", per: "a message", count: count) { _ in newTextFromEmptyCache() },
      BenchmarkRow(
        "new text, warmed", per: "a message; the cache filled by the other half", count: count / 2,
        prepare: { warm(round: $0) }, work: { newTextWarmed(round: $0) }),
      BenchmarkRow(
        "new text, words seen", per: "a message; its words in another order before", count: count,
        prepare: { _ in newText() }, work: { newTextOfSeenWords(turned[$0 % turned.count]) }),
      BenchmarkRow(
        "new text, seen", per: "a message; the same text before", count: count,
        prepare: { _ in newText() }, work: { _ in newText() }),
      BenchmarkRow("and its lines", per: "a message; the same text before", count: count) { _ in
        newTextAndLines()
      },
      BenchmarkRow("new width", per: "a message's lines", count: count * widths.count) { _ in
        overWidths { newWidth(round: $0) }
      },
      BenchmarkRow("heights at a new width", per: "a message's height", count: count * widths.count) { _ in
        overWidths { heights(round: $0) }
      },
    ] + cellRows("balloon", .balloon) + cellRows("clustered", .clustered)
  }

  private func cellRows(_ name: String, _ style: ChatStyle) -> [BenchmarkRow] {
    let count = corpus.messages.count
    return [
      BenchmarkRow(
        "cell of \(name), empty cache", per: "a message to its cell", count: count,
        prepare: { _ in
          engine.fonts.emptyShapeCache()
          return 0
        }, work: { _ in cells(style) }),
      BenchmarkRow(
        "cell of \(name), warmed", per: "a message to its cell; the cache filled by the other half",
        count: count / 2, prepare: { warmCells(style, half: $0 % 2) },
        work: { cells(style, half: ($0 + 1) % 2) }),
    ]
  }
}
