import LayoutPainting
import Testing

@Suite struct HTMLPainterTests {
  @Test func thePageNeedsNothingElse() throws {
    let page = HTMLPainter(title: "a < b", summary: ["320 pt"]).page(of: try SampleChat.cells())
    #expect(page.contains("<title>a &lt; b</title>"))
    #expect(page.contains("<span>320 pt</span>"))
    #expect(!page.contains("src="))
    // The two addresses are the SVG name space and a link in a message.
    #expect(page.matches(of: /https?:\/\//).count == 2)
    #expect(page.contains(">Hello! Are you coming to the harbour</tspan><tspan> </tspan>"))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test func framesAreLeftOutWhenNotAskedFor() throws {
    let page = HTMLPainter(includesFrames: false).page(of: try SampleChat.cells())
    #expect(!page.contains("class=\"fc\"") && !page.contains("id=\"frames\""))
  }
}
