import Foundation
import Markdown
import MarkdownParts
import RunParts

/// What is wrong with a text that comes in pieces of random sizes, and those sizes.
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

/// `markdown RUNS SEED [FILE…]`: so many random Markdown texts held to what holds of each. A FILE is JSON, an array or a line each, whose
/// objects have a `markdown` or a `text`; random texts are changes of those. Texts that fail are printed, made as short as they fail alike.
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
