import BubbleLayout
import TestSupport
import TextLayout
import Testing

/// Tests that the areas of many ranges of a text, requested at once, equal those of each range alone.
@Suite struct SelectionWalkTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog.",
    "one שתיים three ארבע five שש seven שמונה nine", "كان في قديم الزمان word اسمه 42 وله",
    "\u{202E}abc\u{202C} def \u{2067}ghi\u{2069} jkl", "soft\u{AD}hy\u{AD}phens\u{AD}are\u{AD}shown here",
    "a\u{301}\u{302}b 👩‍💻👍🏽 🇩🇪 ffi\n\nthe end ",
  ]

  @Test(arguments: texts, [30.0, 90, .infinity])
  func theSameAsOneByOne(_ text: String, width: Double) throws {
    let paragraph = try TestEngines.bundled.paragraph(text, font: .system(16))
    for options in [LayoutOptions(), LayoutOptions(maximumLines: 2)] {
      let block = paragraph.layout(width: width, options: options)
      let length = text.utf16.count
      var random = SeededGenerator(seed: 5)
      var walk = SelectionWalk(block)
      for _ in 0..<60 {
        let bounds = [
          Int.random(in: -2...length + 2, using: &random), Int.random(in: 0...length, using: &random),
        ]
        let range = bounds.min()!..<bounds.max()!
        let found = walk.rects(for: range)
        #expect(found.map(\.rect) == block.selectionRects(for: range), "\(range)")
        for (rect, line) in found { #expect(block.lines[line].frame.minY == rect.minY) }
      }
    }
  }

  /// Counts the lines and runs that are read: the number for each range does not depend on its place in the
  /// text.
  @Test(arguments: ["a.co ", "ab אב "])
  func theWorkIsLinear(_ piece: String) throws {
    let length = piece.utf16.count
    func work(_ count: Int, width: Double) throws -> Int {
      let text = String(repeating: piece, count: count)
      let block = try TestEngines.bundled.paragraph(text, font: .system(16)).layout(width: width)
      var walk = SelectionWalk(block)
      for index in 0..<count { #expect(!walk.rects(for: index * length..<index * length + 2).isEmpty) }
      return walk.work
    }
    for width in [90, Double.infinity] {
      let (few, many) = (try work(500, width: width), try work(1_000, width: width))
      #expect(many <= 2 * few + 8 && many <= 4_000, "\(few), then \(many) at \(width)")
    }
  }
}
