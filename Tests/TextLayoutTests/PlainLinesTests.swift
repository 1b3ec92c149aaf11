import TestSupport
import TextLayout
import Testing

/// Tests that lines found by comparing positions alone are those of the line breaker.
@Suite struct PlainLinesTests {
  @Test(arguments: LayoutPolicy.allCases)
  func theyAreThoseOfTheLineBreaker(_ policy: LayoutPolicy) throws {
    var (plain, all) = (0, 0)
    for (index, message) in try Corpora.chat().enumerated() {
      let paragraph = try Paragraph.bundled(
        message.text, language: message.language, options: ParagraphOptions(policy: policy))
      let widths: [Double] = index % 8 == 0 ? [0, 1, 23.5, 60, 700, .infinity] : [133, 180, 260, 341]
      for width in widths.map({ AvailableWidth($0) }) {
        if index % 8 != 0 {
          plain += paragraph.plainLineCount(in: width)
          all += paragraph.measure(in: width).lineCount
        }
        let differences = paragraph.differencesOfPlainLines(in: width, breaksLongWords: index % 3 > 0)
        #expect(differences.isEmpty, "\(message.id) at \(width)")
      }
    }
    print("Plain lines: \(plain) of \(all)")
    #expect(2 * plain > all)
  }

  @Test(arguments: [
    "", "\n", "  \n \n", "a  \n\n  b ", "ends with a break\n", "\r\na\r\n",
    "    white space and then words    ",
    "one\u{AD}two three\u{AD}four", "a\tb c d e f", "fi ffi fl fff office affine", "日本語 テキスト。",
    "שלום abc עולם",
  ])
  func unusualTextsAgree(_ text: String) throws {
    for spacing in [0.0, -9] {
      let style = TextStyle(size: 16, letterSpacing: spacing)
      let paragraph = Paragraph(StyledText(text, style: style), fonts: try TestFonts.bundled.get())
      for points in stride(from: 0.0, through: 240, by: 2.25) {
        #expect(
          paragraph.differencesOfPlainLines(in: AvailableWidth(points)).isEmpty, "at \(points), \(spacing)")
      }
    }
  }
}
