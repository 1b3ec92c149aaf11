import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that no part is outside of its container or overlaps another part, in any preset.
@Suite struct LayoutSoundnessTests {
  static let presets = ChatStylePreset.all.map(\.name)

  private func defects(
    _ messages: [Message], _ preset: String, width: Double, in environment: LayoutEnvironment
  ) throws -> [String] {
    let style = try ChatStyle.preset(preset)
    var soundness = CellSoundness(width: width, style: style)
    for cell in try TestEngines.bundled.cells(
      for: messages, style: style, width: width, environment: environment)
    {
      soundness.check(cell)
    }
    return soundness.defects
  }

  /// How many messages are tested. Debug builds are slow, and test only the first ones.
  #if DEBUG
  private static let most = 80
  #else
  private static let most = Int.max
  #endif

  @Test(
    arguments: presets, Corpora.transcripts)
  func realConversationsHaveTheirPlace(preset: String, name: String) throws {
    let messages = try Corpora.transcript(name, prefix: Self.most)
    let environment = LayoutEnvironment(me: messages.first?.sender)
    let found = try defects(messages, preset, width: 320, in: environment)
    #expect(found.isEmpty, "\(found.count): \(found.prefix(5).joined(separator: "\n"))")
  }

  @Test(arguments: presets, [1, 1.3, 2, 4]) func everythingHasItsPlace(preset: String, fontScale: Double)
    throws
  {
    let messages = try Corpora.richConversation()
    var found: [String] = []
    for width in fontScale == 1 ? [180, 240, 306, 320, 414, 700.0] : [320, 414] {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        for isSelecting in [false, true] {
          let environment = LayoutEnvironment(
            me: "you", direction: direction, fontScale: fontScale, isSelecting: isSelecting)
          let defects = try defects(messages, preset, width: width, in: environment)
          found += defects.map { "\(width) \(direction.rawValue)\(isSelecting ? " selecting" : ""): \($0)" }
        }
      }
    }
    #expect(found.isEmpty, "\(found.count): \(found.prefix(5).joined(separator: "\n"))")
  }
}
