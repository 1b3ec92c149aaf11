import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that the icon of a deleted message begins where the lines of its text begin.
@Suite struct LeadingIconTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  @Test(arguments: ["balloon", "padded", "clustered", "merged"], ["en", "ar"])
  func iconsBeginWhereTextBegins(preset: String, language: String) throws {
    for (scale, width) in [(0.8, 320.0), (1, 240), (1.6, 390), (2.5, 1_200)] {
      let isArabic = language == "ar"
      var message = Message(id: 1, sender: "ann", text: "gone")
      message.isDeleted = true
      let cell = engine.cell(message, try .preset(preset), width: width) {
        $0.direction = isArabic ? .rightToLeft : .leftToRight
        $0.words = InterfaceWords(language: language)
        $0.fontScale = scale
      }
      let text = try #require(cell.parts.lazy.compactMap(\.textPart).first)
      let sign = try #require(cell.boxes(.sign).first { $0.icon == .deleted }).frame
      let line = try #require(text.block.lines.first).frame.offset(
        x: text.frame.minX + text.blockOrigin.x, y: 0)
      #expect(isArabic ? sign.maxX == line.maxX : sign.minX == line.minX, "\(preset) \(language) \(scale)")
      // The words begin clearly after the icon, and near it.
      let em = (preset == "balloon" ? 16 : 17) * scale
      let box = try #require(text.block.boxFrames.first).frame
      let rest = (box.width - sign.width).points
      #expect(rest > 0.15 * em && rest < 0.45 * em, "\(preset) \(language) \(scale): \(rest)")
    }
  }
}
