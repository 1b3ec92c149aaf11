import Foundation
import MessageReading

/// `fuzz TARGET [options and folders of libFuzzer]`. The loop is that of libFuzzer, which `Scripts/fuzz.sh`
/// links.
typealias Callback = @convention(c) (_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ callback: Callback
) -> CInt

func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

let callbacks: [String: Callback] = [
  "text": {
    TextTarget.run(bytes($0, $1)); return 0
  },
  "edits": {
    TranscriptTarget.run(bytes($0, $1)); return 0
  },
  "composer": {
    ComposerTarget.run(bytes($0, $1)); return 0
  },
  "jsonl": {
    MessagesTarget.run(bytes($0, $1), as: .jsonl); return 0
  },
  "json": {
    MessagesTarget.run(bytes($0, $1), as: .json); return 0
  },
  "records": {
    MessagesTarget.run(bytes($0, $1), as: .records); return 0
  },
  "xml": {
    MessagesTarget.run(bytes($0, $1), as: .xml); return 0
  },
  "lines": {
    MessagesTarget.run(bytes($0, $1), as: .text); return 0
  },
  "auto": {
    MessagesTarget.run(bytes($0, $1), as: .auto); return 0
  },
  "styles": {
    StylesTarget.run(bytes($0, $1)); return 0
  },
  "fonts": {
    FontsTarget.run(bytes($0, $1)); return 0
  },
  "goldens": {
    GoldensTarget.run(bytes($0, $1)); return 0
  },
  "markdown": {
    MarkdownTarget.run(bytes($0, $1)); return 0
  },
  "blocks": {
    BlocksTarget.run(bytes($0, $1)); return 0
  },
  "formulas": {
    FormulasTarget.run(bytes($0, $1)); return 0
  },
  "telegram": {
    ExportsTarget.run(bytes($0, $1), as: .telegram); return 0
  },
  "whatsapp": {
    ExportsTarget.run(bytes($0, $1), as: .whatsapp); return 0
  },
  "slack": {
    ExportsTarget.run(bytes($0, $1), as: .slack); return 0
  },
  "discord": {
    ExportsTarget.run(bytes($0, $1), as: .discord); return 0
  },
  "signal": {
    ExportsTarget.run(bytes($0, $1), as: .signal); return 0
  },
  "matrix": {
    ExportsTarget.run(bytes($0, $1), as: .matrix); return 0
  },
  "slackFolder": {
    ExportsTarget.runFolder(bytes($0, $1)); return 0
  },
  "archives": {
    ArchivesTarget.run(bytes($0, $1)); return 0
  },
  "session": {
    SessionTarget.run(bytes($0, $1)); return 0
  },
  "packedFonts": {
    PackedFontsTarget.run(bytes($0, $1)); return 0
  },
  "pictures": {
    PicturesTarget.run(bytes($0, $1)); return 0
  },
  "tables": {
    TablesTarget.run(bytes($0, $1)); return 0
  },
  "collation": {
    CollationTarget.run(bytes($0, $1)); return 0
  },
  "addresses": {
    AddressesTarget.run(bytes($0, $1)); return 0
  },
]

// libFuzzer starts the program again for merging, and leaves the target out. The environment then names it.
let isStartedAgain = CommandLine.arguments.count > 1 && CommandLine.arguments[1].hasPrefix("-")
let target =
  isStartedAgain
  ? ProcessInfo.processInfo.environment["FUZZ_TARGET"] : CommandLine.arguments.dropFirst().first
guard let target, let callback = callbacks[target] else {
  print("usage: fuzz \(callbacks.keys.sorted().joined(separator: "|")) [options] [folders]")
  exit(2)
}
setenv("FUZZ_TARGET", target, 1)
// libFuzzer reads its own options from the argument after the target on.
let skipped = isStartedAgain ? 0 : 1
var count = CommandLine.argc - CInt(skipped)
var arguments = CommandLine.unsafeArgv + skipped
arguments[0] = CommandLine.unsafeArgv[0]
exit(runFuzzer(&count, &arguments, callback))
