import BubbleLayout
import Foundation
import Workloads

/// Prints the cost of a message that grows token by token, like the answer of a language model. Each token is
/// appended to the text of the last of 100 messages, and then the transcript's height is read. The same is
/// measured for a message that replies to another and has reactions.
guard let engine = try? LayoutEngine(fonts: .bundled) else {
  fatalError("the bundled fonts cannot be opened")
}

/// Returns tokens of about four characters each; they may end inside words and clusters.
func tokens(of corpus: Corpus, count: Int) -> [String] {
  var tokens: [String] = []
  for message in corpus.messages {
    var rest = (message.text + " ").unicodeScalars[...]
    while !rest.isEmpty, tokens.count < count {
      tokens.append(String(String.UnicodeScalarView(rest.prefix(4))))
      rest = rest.dropFirst(4)
    }
  }
  return tokens
}

/// Measures a message that grows below other messages, with the given contents, by this many tokens.
func growth(
  of corpus: Corpus, _ tokens: [String], carrying parts: @escaping (inout Message) -> Void = { _ in }
) -> BenchmarkRow {
  var last = Message(id: "last", sender: "a", timestamp: nil, text: "")
  parts(&last)
  var transcript = Transcript(
    Array(corpus.messages.suffix(100)) + [last], style: .merged, width: 320, engine: engine)
  return BenchmarkRow(
    "\(tokens.count) tokens", per: "a token appended, with the total height", count: tokens.count,
    prepare: { _ in
      _ = transcript.update("last") { $0.text = "" }
      engine.fonts.emptyShapeCache()
      return 0
    },
    work: { _ in
      tokens.reduce(0) { sum, token in
        _ = transcript.append(token, to: "last")
        return sum &+ transcript.height.rawValue
      }
    })
}

for corpus in [Corpus.english, .multilingual] {
  let most = tokens(of: corpus, count: 2_000)
  let whole = Workload(
    Corpus("whole", messages: [Message(id: "last", sender: "a", timestamp: nil, text: most.joined())]))
  var rows = [
    BenchmarkRow("bare HarfBuzz", per: "the whole text of 2,000 tokens", count: 1) { _ in
      whole.bareHarfBuzz()
    }
  ]
  var lively: [BenchmarkRow] = []
  for count in [250, 2_000] {
    let tokens = tokens(of: corpus, count: count)
    rows.append(growth(of: corpus, tokens))
    lively.append(
      growth(of: corpus, tokens) {
        $0.quote = QuotedReply(sender: "b", text: "What was the answer, and why does it take so long?")
        $0.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "🎉")]
      })
  }
  BenchmarkTable("\(corpus.name): a growing message", rows: rows, lively: lively).run(
    turns: rounds(usually: 3))
}
print("checksum \(checksum)")
