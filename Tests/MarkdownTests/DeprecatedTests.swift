import Markdown
import Testing

/// Tests that the deprecated names of version 0.4 compile.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func looks() {
    let looks: MarkdownLooks = [.bold]
    var span = MarkdownSpan(range: 0..<2, looks: looks)
    #expect(span.looks == .bold && span.emphases == .bold)
    span.looks = .italic
    #expect(span.emphases == .italic)
  }
}
