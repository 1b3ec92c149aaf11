import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that the time beside a last line stands at its baseline, however tall the line is.
@Suite struct FooterBaselineTests {
  private static let texts = [
    "日本語テスト", "हिन्दी", "ไทยที่นี่", "བོད་", "မြန်မာ", "தமிழ்", "→ ⇒ ★", "ok བོད་", "ភាសាខ្មែរ", "Å",
  ]

  @Test(arguments: ["clustered", "merged"], [1.0, 1.6])
  func theDistanceIsThatOfLatin(preset: String, scale: Double) throws {
    func distance(_ text: String) throws -> LayoutUnit {
      let message = Message(
        id: 1, sender: "you", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: text)
      let cell = try TestEngines.bundled.cell(
        for: message, style: .preset(preset), width: 500,
        environment: LayoutEnvironment(me: "you", fontScale: scale))
      let part = try #require(cell.textPart)
      let line = try #require(part.block.lines.last)
      let baseline = part.frame.minY + part.blockOrigin.y + line.baseline
      let time = try #require(cell.labels(.time).last)
      #expect(time.frame.minX >= part.frame.minX + line.frame.maxX, "\(text)")
      return time.frame.minY - baseline
    }
    let latin = try distance("ok")
    for text in Self.texts {
      let other = try distance(text)
      #expect(abs((other - latin).rawValue) <= 64, "\(text): \(other) \(latin)")
    }
  }
}
