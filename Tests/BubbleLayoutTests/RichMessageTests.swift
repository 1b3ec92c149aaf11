import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests random messages of every kind: parts overlap only where they may, and no part leaves its bubble or
/// its cell. `RoomRules` lists, by role, the parts that may.
///
/// `BUBBLE_RICH_MESSAGES=10000 swift test -c release --filter RichMessageTests` tests this many messages for
/// each preset; `BUBBLE_RICH_SEED` selects others.
@Suite struct RichMessageTests {
  #if DEBUG
  private static let usual = 100
  #else
  private static let usual = 1_000
  #endif

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: ChatStylePreset.all.map(\.name)) func everyPartHasItsPlace(preset: String) throws {
    let engine = try TestEngines.bundled
    let style = try ChatStyle.preset(preset)
    let total = Self.number("BUBBLE_RICH_MESSAGES") ?? Self.usual
    // Votes and objects in texts are left out, because they do not fit into the narrowest cells with the
    // largest type.
    var random = RichMessages(
      seed: UInt64(Self.number("BUBBLE_RICH_SEED") ?? 1), without: [.objects, .votes, .blocks])
    var defects: [String] = []
    // The messages with defects, as JSON.
    var defective: [String] = []
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var cells = 0
    while cells < total * 4 {
      let messages = random.conversation(10)
      let fontScale = random.pick([1, 1, 0.5, 0.75, 1.3, 2, 3, 4])
      let scale: Double? = random.pick([nil, nil, 1, 2, 3])
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        for isSelecting in [false, true] {
          let width = random.one(in: 3) ? 120 : Double(120 * 64 + random.below(648 * 64 + 1)) / 64
          let environment = LayoutEnvironment(
            me: "you", direction: direction, scale: scale, fontScale: fontScale, isSelecting: isSelecting)
          var soundness = CellSoundness(width: width, style: style)
          for (cell, message) in zip(
            engine.cells(for: messages, style: style, width: width, environment: environment), messages)
          {
            let known = soundness.defects.count
            soundness.check(cell)
            cells += 1
            guard soundness.defects.count > known, defective.count < 20 else { continue }
            defective.append(String(decoding: try encoder.encode(message), as: UTF8.self))
          }
          let at =
            "\(width) wide, \(direction.rawValue), font scale \(fontScale), scale \(scale ?? 0)"
            + (isSelecting ? ", selecting: " : ": ")
          defects += soundness.defects.map { at + $0 }
        }
      }
    }
    print("Rich messages: \(preset): \(cells) cells of \(total) messages, \(defects.count) defects")
    #expect(
      defects.isEmpty,
      "\(defects.count): \(defects.prefix(20).joined(separator: "\n"))\n\(defective.joined(separator: "\n"))")
  }
}
