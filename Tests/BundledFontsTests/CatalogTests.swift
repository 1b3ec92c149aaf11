import BundledFonts
import Foundation
import Testing

@Suite struct CatalogTests {
  @Test func fallbackOrderIsTextEmojiAndFixedWidth() throws {
    let order = try BundledFonts.fallbackOrder
    #expect(order.first?.file == "NotoSans-Regular.ttf")
    #expect(order.suffix(2).map(\.file) == ["NotoColorEmoji.ttf", "NotoSansMono-Regular.ttf"])
    #expect(!order.contains { $0.role == .test || $0.role == .math })
    let all = try BundledFonts.all
    #expect(all.filter { $0.role == .text } == order.dropLast(2))
  }

  @Test func fontsAreFoundByName() throws {
    #expect(try BundledFonts.url(for: "NotoSans-Bold.ttf").lastPathComponent == "NotoSans-Bold.ttf")
    #expect(try BundledFonts.squareTest.family == "Square Test")
    #expect(try BundledFonts.math.file == "STIXMath-Regular.otf")
    let directory = try BundledFonts.catalog.directory.path
    #expect(throws: BundledFontsError.unknownFont(name: "Arial.ttf", directory: directory)) {
      try BundledFonts.url(for: "Arial.ttf")
    }
  }
}
