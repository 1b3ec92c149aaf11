import Foundation
import Workloads

/// The driver of BubbleLayout and bare HarfBuzz for `Peers/peers.py`; `Peers/peer.h` describes its input and
/// its answers. Commands besides `new`, `width` and `lines`:
///
/// - `bare`: HarfBuzz alone, with the runs and fonts that the engine found
/// - `uncached`: new texts without a cache of glyphs; `new` fills an empty one
/// - `warmed`: new texts with a cache filled by the other half of their kind
/// - `seen`: new texts of which every word is in the cache
/// - `heights`: only the heights at each of the other widths
let arguments = CommandLine.arguments
guard arguments.count > 5, let size = Double(arguments[3]) else {
  print("usage: peer TEXTS FONTS SIZE WIDTH WIDTH...")
  exit(2)
}
let widths = arguments[4...].compactMap(Double.init)
let kinds = try PeerTexts.kinds(at: arguments[1], size: size)

/// Returns nanoseconds (for `lines` the number of lines), and the number of layouts in that time.
func measure(_ command: String, _ kind: PeerTexts) -> (amount: Double, layouts: Int) {
  let count = kind.texts.count
  let width = widths[0]
  let others = widths.dropFirst()
  switch command {
  case "bare": return (nanoseconds { kind.bareHarfBuzz() }, count)
  case "new":
    kind.emptyCache()
    return (nanoseconds { kind.newText(width: width) }, count)
  case "uncached": return (nanoseconds { kind.newText(width: width, isCached: false) }, count)
  case "warmed":
    let times = (0...1).map { half in
      kind.emptyCache()
      _ = kind.newText(width: width, half: 1 - half)
      return nanoseconds { kind.newText(width: width, half: half) }
    }
    return (times[0] + times[1], count)
  case "seen":
    _ = kind.newText(width: width)
    return (nanoseconds { kind.newText(width: width) }, count)
  case "width":
    return (nanoseconds { others.reduce(0) { $0 &+ kind.newWidth($1) } }, count * others.count)
  case "heights":
    return (nanoseconds { others.reduce(0) { $0 &+ kind.heights($1) } }, count * others.count)
  case "lines": return (Double(kind.newWidth(width)), count)
  default: fatalError("no such command: \(command)")
  }
}

func write(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

write("BubbleLayout, HarfBuzz \(PeerTexts.harfBuzzVersion)")
while let command = readLine() {
  let answers = kinds.map { kind in
    let (amount, layouts) = measure(command, kind)
    return "\"\(kind.kind)\": [\(Int(amount)), \(layouts)]"
  }
  write("{" + answers.joined(separator: ", ") + "}")
}
