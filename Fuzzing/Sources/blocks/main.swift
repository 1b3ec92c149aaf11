import Foundation
import FuzzParts
import MarkdownParts

/// `blocks RUNS SEED [FIRST]`: so many random messages of blocks, or of Markdown that grows, held to what holds of each. A failure stops
/// the program behind the number of its run; `blocks 1 SEED NUMBER` makes that one alone.
let arguments = CommandLine.arguments
guard arguments.count > 2, let runs = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: blocks RUNS SEED [FIRST]")
  exit(2)
}
let first = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0

/// Writes a line at once, for whoever reads along.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

for run in first..<first + runs {
  var random = RandomBytes(seed: seed &* 1_000_003 &+ UInt64(run))
  let bytes = random.bytes(20 + Int(random.next() % 300))
  if run % 1_000 == 0 { say("\(run) messages") }
  FileHandle.standardError.write(Data("\r\(run)".utf8))
  RichRules.run(bytes) { MarkdownPieces.text($0) }
}
say("\(runs) messages")
