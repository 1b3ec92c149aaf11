import BubbleLayout
import Foundation
import LayoutFormat
import LayoutGoldens
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Compares a composer after each edit of the scripts in `Compositions` with the golden files in the same
/// folder.
///
/// `bubble compose SCRIPT --width 200 --style balloon --format text` writes the same text.
@Suite struct ComposeGoldenTests {
  private static let folder = Repository.url("Tests/Goldens/Compositions").path
  private static let names = ["mentions", "growing", "input-method", "looks", "keys", "bar", "bar-rtl"]

  private static func text(of name: String) throws -> String {
    let style = ComposerStyle(emoticons: ChatStyle.balloon.emoticons)
    var script = ScriptedComposer(Composer(style: style, engine: try TestEngines.bundled), width: 200)
    var reader = try ComposerScriptReader(path: "\(folder)/\(name).jsonl")
    var bytes: [UInt8] = []
    var writer = ComposeWriter(.text, width: script.width) { bytes += $0 }
    try writer.begin()
    while let edit = try reader.next() { try writer.write(ComposedStep(edit, in: &script)) }
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
