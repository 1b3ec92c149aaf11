import Foundation
import Markdown
import MarkdownParts
import RunParts

/// Returns the rule that a text breaks when it arrives in pieces of random sizes, with these sizes; nil if
/// none.
func problem(_ text: [UInt8], _ bits: Int, _ seed: UInt64) -> String? {
  var cuts = RandomMarkdown(seed: seed, texts: [])
  let most = [1, 4, 16, 64][Int(seed & 3)]
  var sizes: [Int] = []
  let found = MarkdownRules(bits: bits).problem(with: text) { _ in
    sizes.append(1 + cuts.below(most))
    return sizes[sizes.count - 1]
  }
  return found.map { $0 + ", pieces of \(sizes)" }
}

/// `markdown RUNS SEED [FILE…]`: checks RUNS random Markdown texts. A FILE is JSON, an array or one object
/// per line, whose objects have a `markdown` or a `text`; some random texts are changed texts of these files.
/// Texts that fail are shortened as long as they fail in the same way, and printed.
let arguments = RunArguments(usage: "markdown RUNS SEED [FILE…]")
var random = RandomMarkdown(
  seed: arguments.seed, texts: arguments.files.flatMap(TextFile.texts).map { Array($0.utf8) })
let runs = RandomRuns<UInt8>(
  "texts", timedEach: 500, slack: 0.002, spelled: { String(decoding: $0, as: UTF8.self) },
  reader: { text in { _ = MarkdownDocument(utf8: text) } })
runs.hold(arguments.runs) { _ in
  let text = random.text([60, 200, 600][random.below(3)])
  let (bits, cuts) = (random.below(256), random.next())
  return RandomRun(text, note: ", options \(bits)") { problem($0, bits, cuts) }
}
