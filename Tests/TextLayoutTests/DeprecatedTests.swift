import TestSupport
import Testing
import TextLayout

/// Tests that the deprecated names of version 0.4 compile.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func doubts() throws {
    let doubts: LayoutDoubts = try Paragraph.bundled("unbreakable").layout(width: 30).doubts
    #expect(doubts == .emergencyBreak)
  }
}
