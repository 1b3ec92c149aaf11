import Foundation
import FuzzParts
import MarkdownParts

/// `blocks RUNS SEED [FIRST]`: checks RUNS random messages of blocks or of Markdown that arrives in pieces. A
/// failure stops the program after the number of its run; `blocks 1 SEED NUMBER` repeats only that run, and
/// prints its bytes and its Markdown first. `blocks BYTES` runs the message that the hexadecimal bytes
/// describe.
let arguments = CommandLine.arguments

/// Writes a line without buffering, so that the reader sees it at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func run(_ bytes: [UInt8], isNamed: Bool) {
  if isNamed {
    say(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    if let text = RichRules.growingText(bytes, pieces: { MarkdownPieces.text($0) }) {
      say(text.debugDescription)
    }
  }
  RichRules.run(bytes) { MarkdownPieces.text($0) }
}

/// Returns the bytes of hexadecimal digits; nil for any other text.
func bytes(_ digits: String) -> [UInt8]? {
  let values = digits.map { $0.hexDigitValue.map(UInt8.init) }
  guard values.count % 2 == 0, !values.contains(nil) else { return nil }
  let known = values.compactMap { $0 }
  return stride(from: 0, to: known.count, by: 2).map { known[$0] << 4 | known[$0 + 1] }
}

if arguments.count == 2, let given = bytes(arguments[1]) {
  run(given, isNamed: true)
  exit(0)
}
guard arguments.count > 2, let runs = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
  print("usage: blocks RUNS SEED [FIRST], or blocks BYTES")
  exit(2)
}
let first = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
for number in first..<first + runs {
  var random = RandomBytes(seed: seed &* 1_000_003 &+ UInt64(number))
  let bytes = random.bytes(20 + Int(random.next() % 300))
  if number % 1_000 == 0 { say("\(number) messages") }
  FileHandle.standardError.write(Data("\r\(number)".utf8))
  run(bytes, isNamed: runs == 1)
}
say("\(runs) messages")
