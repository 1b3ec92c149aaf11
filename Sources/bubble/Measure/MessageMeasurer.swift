import BubbleLayout
import LayoutFormat
import TextLayout
import TextShaping
import TextUnicode

/// Breaks messages into lines and writes what came out. Shared by threads: it holds no state.
struct MessageMeasurer: Sendable {
  let fonts: FontCollection
  /// In points.
  let size: Double
  let lineBreaks: LineBreakOptions
  /// In points.
  let widths: [Double]

  /// A line of output for each message and width.
  ///
  /// - Complexity: Linear in the texts for each width.
  func lines(for messages: [Message]) -> [UInt8] {
    var writer = MeasureWriter()
    for message in messages {
      let paragraph = paragraph(message)
      for width in widths { writer.write(paragraph.layout(width: width), id: message.id, width: width) }
    }
    return writer.bytes
  }

  private func paragraph(_ message: Message) -> Paragraph {
    var options = ParagraphOptions(direction: message.direction.base, lineBreaks: lineBreaks)
    options.lineBreaks.language = message.language
    let style = TextStyle(size: size, language: message.language)
    return Paragraph(StyledText(message.text, style: style), options: options, fonts: fonts)
  }
}

extension TextDirection {
  /// The direction as a paragraph takes it.
  fileprivate var base: BidiDirection {
    switch self {
    case .natural: .auto
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
