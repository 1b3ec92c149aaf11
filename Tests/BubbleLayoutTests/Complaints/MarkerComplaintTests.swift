import BubbleLayout
import TextLayout
import Testing

/// Tests complaints about lists, quotes and rules. The numbers are those of `Documentation/Complaints.md`.
@Suite struct MarkerComplaintTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  @Test(arguments: ["balloon", "clustered", "merged"])
  func complaint16_noMarkerIsCutOff(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    for start in [1, 9, 98, 9_999, 123_456_789] {
      let list = ListBlock(isOrdered: true, start: start, items: ["a", "b", "c"].map { ListItem($0) })
      let cell = cells.cell([.list(list)], style: style)
      let bubble = try #require(cell.bubble).frame
      let (markers, items) = (cell.textParts(.marker), cell.textParts(.item))
      #expect(markers.count == 3 && items.count == 3)
      for (marker, item) in zip(markers, items) {
        #expect(marker.frame.minX >= bubble.minX && marker.frame.maxX < item.frame.minX)
      }
      // The list has one column of markers: all items begin at the same x, and all numbers end at the same x.
      #expect(Set(items.map(\.frame.minX)).count == 1 && Set(markers.map(\.frame.maxX)).count == 1)
    }
  }

  @Test func complaint17_numbersGoOnFromTheFirst() {
    let cell = cells.cell(ComplaintCells.markdown("98. a\n99. b\n1. c\n\ntext\n\n7) d\n"))
    #expect(cell.textParts(.marker).map(\.text) == ["98.", "99.", "100.", "7."])
  }

  @Test func complaint18_eachBlockHasItsOwnSide() throws {
    let cell = cells.cell([
      .paragraph("The first words are English and reach over the bubble from end to end."),
      .quote(QuoteBlock([.paragraph("ציטוט של מישהו")], alert: .note)),
      .list(ListBlock(items: [ListItem("פריט")])),
      .list(ListBlock(items: [ListItem("item")])),
      .code(CodeBlock(text: "שלום = 1")),
    ])
    let middle = try #require(cell.bubble).frame.midX
    // The English title of an alert does not determine the direction.
    #expect(try #require(cell.boxParts(.bar).first).frame.minX > middle)
    let markers = cell.textParts(.marker)
    #expect(markers[0].frame.minX > middle && markers[1].frame.maxX < middle)
    let code = try #require(cell.textParts(.code).first)
    #expect(!code.block.lines[0].isRightToLeft && code.frame.minX < middle)
  }

  /// Whether an item begins with a quote, a heading, code, details or a list, the marker is beside the first
  /// line, however deep it is nested.
  @Test func complaint39_aMarkerStandsOnTheFirstBaseline() throws {
    let firsts: [MessageBlock] = [
      .heading(HeadingBlock(level: 1, "large")), .code(CodeBlock(text: "let x = 1")),
      .quote(QuoteBlock([.quote(QuoteBlock([.paragraph("quoted")]))])),
      .details(DetailsBlock(summary: RichText("summary"), [])),
      .list(ListBlock(items: [ListItem([.heading(HeadingBlock(level: 2, "deep"))])])),
    ]
    for first in firsts {
      let cell = cells.cell([
        .list(ListBlock(isOrdered: true, items: [ListItem([first, .paragraph("below")])]))
      ])
      let marker = try #require(cell.textParts(.marker).first)
      let text = try #require(cell.textParts().first { $0.role != .marker })
      #expect(marker.text == "1." && marker.firstBaseline == text.firstBaseline, "\(text.text)")
    }
  }

  @Test func complaint38_aRuleTakesTheWidthAndGivesNone() throws {
    for style in [ChatStyle.clustered, .merged, .balloon] {
      let plain = try #require(cells.cell([.paragraph("hi"), .paragraph("ho")], style: style).bubble).frame
      let ruled = cells.cell([.paragraph("hi"), .rule, .paragraph("ho")], style: style)
      let bubble = try #require(ruled.bubble).frame
      let rule = try #require(ruled.boxParts(.rule).first).frame
      #expect(bubble.width == plain.width && bubble.height > plain.height)
      #expect(rule.width > 0 && rule.minX >= bubble.minX && rule.maxX <= bubble.maxX)
    }
  }
}
