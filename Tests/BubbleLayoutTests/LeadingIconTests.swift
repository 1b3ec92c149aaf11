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
      let environment = LayoutEnvironment(
        me: "you", language: language, direction: isArabic ? .rightToLeft : .leftToRight, fontScale: scale)
      let style = try ChatStyle.preset(preset)
      let cell = engine.cell(for: message, style: style, width: width, environment: environment)
      let text = try #require(cell.textPart)
      let sign = try #require(cell.boxes(.sign).first { $0.icon == .deleted }).frame
      let line = try #require(text.block.lines.first).frame.offset(
        x: text.frame.minX + text.blockOrigin.x, y: 0)
      #expect(isArabic ? sign.maxX == line.maxX : sign.minX == line.minX, "\(preset) \(language) \(scale)")
    }
  }
}
