import BubbleLayout
import LayoutFormat
import Synchronization
import TextLayout
import TextShaping
import TextUnicode

/// Breaks the texts of messages into lines and writes them. Threads share it.
final class MessageMeasurer: Sendable {
  let fonts: FontCollection
  let text: TextOptions
  let lines: LineOptions
  /// In points.
  let widths: [Double]
  /// Whether rows contain more than where lines end.
  let isDetailed: Bool
  private let counted = Mutex(MissingGlyphs())

  init(fonts: FontCollection, text: TextOptions, lines: LineOptions, widths: [Double], isDetailed: Bool) {
    self.fonts = fonts
    self.text = text
    self.lines = lines
    self.widths = widths
    self.isDetailed = isDetailed
  }

  /// What the messages so far have no glyphs for.
  var missing: MissingGlyphs { counted.withLock { $0 } }

  /// A row of output for each message and width.
  ///
  /// - Complexity: Linear in the texts for each width.
  func rows(for messages: [Message]) -> [UInt8] {
    var writer = MeasureWriter(isDetailed: isDetailed)
    for message in messages {
      let paragraph = paragraph(message)
      for (index, width) in widths.enumerated() {
        let block = layout(paragraph, width: width)
        writer.write(block, id: message.id, width: width)
        // They are the same at each width.
        guard index == 0, block.doubts.contains(.lastResortGlyph) else { continue }
        counted.withLock { $0.add(block.missingCharacters) }
      }
    }
    return writer.bytes
  }

  /// Passes on the rows of a long message in pieces, its lines one by one.
  ///
  /// - Complexity: Linear in the text for each width.
  func write(_ message: Message, to take: ([UInt8]) -> Void) {
    var writer = MeasureWriter(isDetailed: isDetailed)
    let paragraph = paragraph(message)
    for (index, width) in widths.enumerated() {
      var isCounted = false
      writer.write(
        paragraph, id: message.id, width: width, options: lines.layoutOptions, isBalanced: lines.balance,
        noteMissing: { missing in
          // They are the same at each width.
          guard index == 0, !missing.isEmpty else { return }
          counted.withLock { $0.add(missing, isSameRow: isCounted) }
          isCounted = true
        }, take: take)
    }
  }

  /// Verify mode: reports on standard error where the glyphs of a line are not those of the line shaped by itself.
  ///
  /// - Returns: The number of differences.
  func reportDifferences(in messages: [Message]) -> Int {
    var count = 0
    for message in messages {
      let paragraph = paragraph(message)
      for width in widths {
        for difference in layout(paragraph, width: width).differencesFromFreshShaping() {
          count += 1
          Diagnostics.report(
            "message \(Diagnostics.quoted(message.id)) at width \(width), line \(difference.line + 1): \(difference.description)"
          )
        }
      }
    }
    return count
  }

  private func layout(_ paragraph: Paragraph, width: Double) -> TextBlock {
    lines.balance
      ? paragraph.balancedLayout(width: width, options: lines.layoutOptions)
      : paragraph.layout(width: width, options: lines.layoutOptions)
  }

  private func paragraph(_ message: Message) -> Paragraph {
    // A message in two languages (`en+he`) is shaped in the first; `mul` names none.
    let language = message.language?.split(separator: "+").first.map {
      fonts.languageTag(standingFor: String($0))
    }
    let options = lines.paragraphOptions(direction: message.direction.base, language: language)
    let style = text.style(language: language == "mul" ? nil : language)
    return .shared(StyledText(message.text, style: style), options: options, fonts: fonts)
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
