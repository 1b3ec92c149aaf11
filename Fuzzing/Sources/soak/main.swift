import BubbleLayout
import Foundation
import FuzzParts

/// `soak MINUTES [SEED] [CHECKS]`: makes random edits of one transcript for MINUTES minutes. Prints the memory from
/// time to time. Fails if memory grows after the first fifth of the time, or if the transcript differs from a
/// new one of the same messages. To repeat a failure, CHECKS is the number of checks that passed before it; their edits are
/// left out.
let minutes = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 10
let seed = CommandLine.arguments.dropFirst(2).first.flatMap(UInt64.init) ?? 1
var random = RandomBytes(seed: seed)
let passed = CommandLine.arguments.dropFirst(3).first.flatMap(Int.init) ?? 0
let (period, editSize, startSize) = (4_096, 160, 64)
for _ in 0..<passed * (startSize + period * editSize) { _ = random.next() }
let start = ContinuousClock.now
let end = start + .seconds(minutes * 60)

/// The memory of this process that is not shared with others, in KB.
func memory() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
  return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
}

var (steps, checks, warm, largest) = (0, 0, 0, 0)
var nextReport = start
var input = FuzzInput(random.bytes(startSize))
var edits = TranscriptEdits(&input, ids: 400, longest: 20_000)
while ContinuousClock.now < end {
  input = FuzzInput(random.bytes(editSize))
  edits.step(&input)
  steps += 1
  if steps % period == 0 {
    edits.check()
    checks += 1
    // Continue with a new transcript that has other additional rows.
    input = FuzzInput(random.bytes(startSize))
    edits = TranscriptEdits(&input, ids: 400, longest: 20_000)
  }
  guard steps % 64 == 0, ContinuousClock.now >= nextReport else { continue }
  nextReport = .now + .seconds(max(1, minutes * 60 / 30))
  let now = memory()
  if ContinuousClock.now < start + .seconds(minutes * 12) {
    warm = max(warm, now)
  } else {
    largest = max(largest, now)
  }
  let seconds = Int((ContinuousClock.now - start) / .seconds(1))
  print(
    "\(seconds) s: \(steps) edits, \(checks) checks, \(edits.transcript.count) messages, \(now / 1_024) MB")
  fflush(nil)
}
print(
  "\(steps) edits; \(warm / 1_024) MB in the first fifth of the time, at most \(largest / 1_024) MB afterwards"
)
// Caches fill up for a while; nothing else may grow.
guard largest <= warm + warm / 4 + 16_384 else {
  print("the memory has grown")
  exit(1)
}
