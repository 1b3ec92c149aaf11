import BubbleLayout
import Foundation
import Workloads

/// Prints what a message costs that grows token by token, as answers of a language model do. Each token is
/// appended to the text of the last of 100 messages, and the transcript's height is asked for.
guard let engine = try? LayoutEngine(fonts: .bundled) else {
  fatalError("the bundled fonts cannot be opened")
}

/// About four characters each, as such tokens are: cut inside words and clusters.
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

for corpus in [Corpus.english, .multilingual] {
  let earlier = Array(corpus.messages.suffix(100))
  var rows: [BenchmarkRow] = []
  for count in [250, 2_000] {
    let tokens = tokens(of: corpus, count: count)
    let whole = Workload(
      Corpus("whole", messages: [Message(id: "last", sender: "a", timestamp: nil, text: tokens.joined())]))
    if count == 2_000 {
      rows.insert(
        BenchmarkRow("bare HarfBuzz", per: "the whole text of 2,000 tokens", count: 1) { _ in
          whole.bareHarfBuzz()
        }, at: 0)
    }
    var transcript = Transcript(
      earlier + [Message(id: "last", sender: "a", timestamp: nil, text: "")], style: .merged, width: 320,
      engine: engine)
    rows.append(
      BenchmarkRow(
        "\(count) tokens", per: "a token appended, with the total height", count: count,
        prepare: { _ in
          transcript.update("last") { $0.text = "" }
          engine.fonts.emptyShapeCache()
          return 0
        },
        work: { _ in
          tokens.reduce(0) { sum, token in
            transcript.append(token, to: "last")
            return sum &+ transcript.height.rawValue
          }
        }))
  }
  BenchmarkTable("\(corpus.name): a growing message", rows: rows).run(turns: 3)
}
print("checksum \(checksum)")
