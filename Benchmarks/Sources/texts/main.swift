import Workloads

/// Prints the cost of new texts, new widths and cells compared with bare HarfBuzz, by group of languages. It
/// runs on one thread, so that instruction counters can be used: `texts CORPUS ROW PASSES` does only one kind
/// of work.
let corpora = [Corpus.english, .multilingual, .emoji] + Corpus.groups
let arguments = CommandLine.arguments
if arguments.count == 4, let corpus = corpora.first(where: { $0.name == arguments[1] }),
  let row = Workload(corpus).rows.first(where: { $0.name == arguments[2] }), let passes = Int(arguments[3])
{
  for turn in 0..<passes { _ = row.pass(turn) }
} else {
  for corpus in corpora {
    BenchmarkTable(
      "\(corpus.name): \(corpus.messages.count) messages, \(corpus.length) units", rows: Workload(corpus).rows
    ).run(turns: 15)
  }
}
print("checksum \(checksum)")
