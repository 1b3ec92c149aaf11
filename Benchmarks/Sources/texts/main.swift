import Workloads

/// Prints what new texts, new widths and cells cost beside bare HarfBuzz, by group of languages. Synchronous
/// and of one thread, so that it can be run under instruction counters: `texts CORPUS ROW PASSES` does one
/// kind of work alone.
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
