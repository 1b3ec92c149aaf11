import BundledFonts
import Foundation
import Testing

@Suite struct CatalogTests {
  @Test func fallbackOrderIsTheManifestsWithOneFacePerFamily() throws {
    let order = try BundledFonts.fallbackOrder
    #expect(order.first?.file == "NotoSans-Regular.ttf")
    #expect(order.last?.file == "NotoColorEmoji.ttf")
    #expect(Set(order.map(\.family)).count == order.count)
    #expect(order.allSatisfy { $0.weight == 400 && $0.slant == .upright })
    #expect(!order.contains { $0.role == .test || $0.role == .monospaced })
    let all = try BundledFonts.all
    #expect(all.filter { order.contains($0) } == order)
  }

  @Test func boldFallsBackToBoldWhereThereIsOne() throws {
    let order = try BundledFonts.catalog.fallbackOrder(weight: 700, slant: .upright).map(\.file)
    for name in ["", "Arabic", "Hebrew", "Devanagari", "Thai"] {
      #expect(order.contains("NotoSans\(name)-Bold.ttf"))
    }
    #expect(order.contains("NotoSansKhmer-Regular.ttf"))
    #expect(try order.count == BundledFonts.fallbackOrder.count)
  }

  @Test(arguments: [
    (400, BundledFont.Slant.upright, "Regular"), (700, .upright, "Bold"), (400, .italic, "Italic"),
    (700, .italic, "Bold Italic"), (500, .upright, "Regular"), (501, .upright, "Bold"),
    (100, .upright, "Regular"), (900, .italic, "Bold Italic"),
  ])
  func faceIsTheClosest(weight: Int, slant: BundledFont.Slant, style: String) throws {
    let face = try BundledFonts.catalog.face(family: "Noto Sans", weight: weight, slant: slant)
    #expect(face?.style == style)
  }

  @Test func slantComesBeforeWeight() throws {
    let catalog = try BundledFonts.catalog
    #expect(catalog.face(family: "Noto Sans Arabic", weight: 700, slant: .italic)?.style == "Bold")
    #expect(catalog.face(family: "Noto Sans Nowhere") == nil)
  }

  @Test func fontsAreFoundByName() throws {
    #expect(try BundledFonts.url(for: "NotoSans-Bold.ttf").lastPathComponent == "NotoSans-Bold.ttf")
    #expect(try BundledFonts.squareTest.family == "Square Test")
    let directory = try BundledFonts.catalog.directory.path
    #expect(throws: BundledFontsError.unknownFont(name: "Arial.ttf", directory: directory)) {
      try BundledFonts.url(for: "Arial.ttf")
    }
  }
}
