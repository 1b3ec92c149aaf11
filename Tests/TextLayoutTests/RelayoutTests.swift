import TestSupport
import Testing
import TextLayout

/// Tests that layout at a new width needs only arithmetic: the tests count the calls of HarfBuzz, not the
/// time.
@Suite struct RelayoutTests {
  @Test func aNewWidthShapesNothingWhereCutsAreSafe() throws {
    let paragraph = try Paragraph.bundled("The quick brown fox jumps over the lazy dog, again and again.")
    for width in stride(from: 60.0, through: 400, by: 3) {
      #expect(paragraph.layout(width: width).reshapeCount == 0)
    }
  }

  @Test func aNewWidthShapesOnlyUnsafeEdges() throws {
    var layouts = 0
    var reshaping = 0
    for message in try Corpora.chat() {
      let paragraph = try Paragraph.bundled(message.text, language: message.language)
      for width in [180.0, 260, 340] {
        let block = paragraph.layout(width: width)
        layouts += 1
        if block.reshapeCount > 0 { reshaping += 1 }
        // Break opportunities are measured in advance. Only emergency breaks in words, and unsafe cuts whose
        // context extends beyond the line, are shaped.
        let hasEmergency = block.lines.contains { $0.ending == .emergency }
        #expect(
          hasEmergency || paragraph.hasUnsafeCuts || block.reshapeCount == 0, "\(message.id) at \(width)")
      }
    }
    print("Relayout: \(reshaping) of \(layouts) layouts called HarfBuzz")
    #expect(Double(reshaping) < 0.02 * Double(layouts))
  }

  @Test func aWidthInTheValidIntervalGivesTheSameBlockBack() throws {
    let paragraph = try Paragraph.square("aa bbb cccc dd")
    let block = paragraph.layout(width: 65)
    #expect(block.validWidths.narrowest == 60)
    #expect(block.validWidths.widest == 70)
    #expect(block.validWidths.contains(60) && block.validWidths.contains(69.9))
    #expect(!block.validWidths.contains(59.9) && !block.validWidths.contains(70))
    #expect(paragraph.layout(width: 61, reusing: block).lines == block.lines)
  }

  /// pretext #94: shrinking a block keeps its lines, and balancing gives its lines similar lengths.
  @Test func shrinkingAndBalancingAreTwoThings() throws {
    let paragraph = try Paragraph.square("aaaa bb cc dd")
    let wide = paragraph.layout(width: 100)
    #expect(wide.lines.map(\.width) == [100, 20])
    #expect(paragraph.layout(width: wide.size.width.points).lines == wide.lines)
    let balanced = paragraph.balancedLayout(width: 100)
    #expect(balanced.lines.map(\.width) == [70, 50])
  }

  @Test func contentWidths() throws {
    let paragraph = try Paragraph.square("aaa bbbbb\ncc")
    #expect(paragraph.maxContentWidth == 90)
    #expect(paragraph.minContentWidth() == 50)
    #expect(paragraph.minContentWidth(breaksLongWords: true) == 10)
  }

  /// Tests the measure modes of Yoga (exactly, at most, undefined) and of Taffy (definite, max-content,
  /// min-content).
  @Test func measureCallbacks() throws {
    let paragraph = try Paragraph.square("aaa bbb")
    #expect(paragraph.size(in: .fixed(50)) == Size(width: 30, height: 20))
    #expect(
      paragraph.size(in: .fixed(50), options: LayoutOptions(fillsWidth: true)) == Size(width: 50, height: 20))
    #expect(paragraph.size(in: .unbounded) == Size(width: 70, height: 10))
    #expect(paragraph.size(in: .fixed(paragraph.minContentWidth())) == Size(width: 30, height: 20))
  }
}
