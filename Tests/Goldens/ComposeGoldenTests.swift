import BubbleLayout
import Foundation
import LayoutFormat
import LayoutGoldens
import MessageReading
import TestSupport
import Testing
import TextLayout

/// A composer after each edit of the scripts in `Compositions`, compared with the files beside them.
///
/// `bubble compose SCRIPT --width 200 --style balloon --format text` writes the same.
@Suite struct ComposeGoldenTests {
  private static let folder = Repository.url("Tests/Goldens/Compositions").path
  private static let names = ["mentions", "growing", "input-method"]

  private static func text(of name: String) throws -> String {
    var plain = ComposerStyle(emoticons: ChatStyle.balloon.emoticons)
    var (width, scroll, number) = (200.0, LayoutUnit.zero, 0)
    var composer = Composer(style: plain, engine: try TestEngines.bundled)
    var reader = try ComposerScriptReader(path: "\(folder)/\(name).jsonl")
    var bytes: [UInt8] = []
    var writer = ComposeWriter(.text, width: width) { bytes += $0 }
    try writer.begin()
    while let edit = try reader.next() {
      number += 1
      let outcome = composer.apply(edit, width: &width, plain: &plain)
      let step = ComposedStep(number, edit, outcome, composer, width: width, scrolledFrom: scroll)
      scroll = step.scrollOffset
      try writer.write(step)
    }
    try writer.end()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: names)
  func compositions(name: String) throws {
    let goldens = try Goldens(directory: Self.folder)
    try goldens.verify(GoldenText(text: try Self.text(of: name)), named: name)
  }

  @Test func everyScriptHasItsGolden() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files) == Set(Self.names.flatMap { ["\($0).jsonl", "\($0).txt"] }))
  }
}
