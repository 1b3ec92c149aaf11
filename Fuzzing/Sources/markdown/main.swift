import Foundation
import Markdown
import MarkdownParts

/// `markdown RUNS SEED [FILE…]`: so many random Markdown texts held to what holds of each. A FILE is JSON, an array or a line each, whose
/// objects have a `markdown` or a `text`; random texts are changes of those. Texts that fail are printed, made as short as they fail alike.
struct Sample: Decodable {
  let text: String?
  let markdown: String?
}

func samples(_ path: String) -> [[UInt8]] {
  guard let data = FileManager.default.contents(atPath: path) else { fatalError("\(path) cannot be read") }
  let decoder = JSONDecoder()
  let found =
    (try? decoder.decode([Sample].self, from: data))
    ?? data.split(separator: 0x0A).compactMap { try? decoder.decode(Sample.self, from: $0) }
  return found.compactMap { $0.markdown ?? $0.text }.map { Array($0.utf8) }
}

/// The time that the thread has worked, in seconds.
func worked() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The seconds that reading a text takes, at least.
func time(_ text: [UInt8]) -> Double {
  (0..<3).map { _ in
    let start = worked()
    _ = MarkdownDocument(utf8: text)
    return worked() - start
  }.min() ?? 0
}

/// Whether a text a hundred times over takes more than it may: eight times what ten times take on each byte.
func growsFaster(_ text: [UInt8]) -> Bool {
  let (few, many) = ((0..<20).flatMap { _ in text }, (0..<400).flatMap { _ in text })
  return time(many) > 8 * 20 * time(few) + 0.002
}

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

/// The text without what it fails without.
func shortened(_ text: [UInt8], _ fails: ([UInt8]) -> Bool) -> [UInt8] {
  var text = text
  var size = max(1, text.count / 2)
  while size > 0 {
    var start = 0
    while start < text.count {
      var less = text
      less.removeSubrange(start..<min(text.count, start + size))
      if fails(less) { text = less } else { start += size }
    }
    size /= 2
  }
  return text
}

let arguments = CommandLine.arguments
guard arguments.count > 2, let runs = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: markdown RUNS SEED [FILE…]")
  exit(2)
}
var random = RandomMarkdown(seed: seed, texts: arguments.dropFirst(3).flatMap(samples))
var failed: [String: Int] = [:]
for run in 1...max(1, runs) {
  let text = random.text([60, 200, 600][random.below(3)])
  let (bits, cuts) = (random.below(256), random.next())
  if let found = problem(text, bits, cuts) {
    // The first words tell failures apart.
    let kind = String(found.prefix { $0 != ":" && !$0.isNumber })
    failed[kind, default: 0] += 1
    guard failed[kind, default: 0] <= 3 else { continue }
    let least = shortened(text) { problem($0, bits, cuts)?.hasPrefix(kind) ?? false }
    print("run \(run), options \(bits): \(problem(least, bits, cuts) ?? found)")
    print("  \(String(decoding: least, as: UTF8.self).debugDescription)")
  } else if run % 500 == 0, growsFaster(text) {
    failed["slow", default: 0] += 1
    print("run \(run): slow: \(String(decoding: text, as: UTF8.self).debugDescription)")
  }
  if run % 100_000 == 0 { print("\(run) texts") }
}
print("\(runs) texts, \(failed.values.reduce(0, +)) failed \(failed)")
exit(failed.isEmpty ? 0 : 1)
