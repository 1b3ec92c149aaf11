import BubbleLayout
import LayoutFormat
import Synchronization
import TextLayout
import TextShaping
import TextUnicode

/// Breaks the texts of messages into lines and writes the results. Several threads share it.
final class MessageMeasurer: Sendable {
  let fonts: FontCollection
  let options: MeasureOptions
  /// The widths to measure at, in points.
  let widths: [Double]
  /// Whether the output contains the details of each line, not only where it ends.
  let isDetailed: Bool
  /// The fields that are written for each text; nil for the default ones.
  let fields: [MeasureField]?
  private let counted = Mutex(MissingGlyphs())

  init(
    fonts: FontCollection, options: MeasureOptions, widths: [Double], isDetailed: Bool,
    fields: [MeasureField]?
  ) {
    self.fonts = fonts
    self.options = options
    self.widths = widths
    self.isDetailed = isDetailed
    self.fields = fields
  }

  /// The characters in the messages so far that no font has.
  var missing: MissingGlyphs { counted.withLock { $0 } }

  /// Returns a line of output for each message at each width.
  ///
  /// - Complexity: Linear in the texts for each width.
  func rows(for messages: [Message]) -> [UInt8] {
    var writer = writer
    for message in messages {
      let paragraph = paragraph(message)
      for (index, width) in widths.enumerated() {
        // Lines are built only if they are written, or once to find the characters that no font has.
        if !writer.needsLines, index > 0 || !paragraph.warnings.contains(.lastResortGlyph) {
          let extent = paragraph.extent(width: width, options: options.lines, isBalanced: options.isBalanced)
          writer.write(extent, id: message.id, width: width)
          continue
        }
        let block = layout(paragraph, width: width)
        writer.write(block, id: message.id, width: width)
        // Missing characters are the same at each width.
        guard index == 0, block.warnings.contains(.lastResortGlyph) else { continue }
        counted.withLock { $0.add(block.missingCharacters) }
      }
    }
    return writer.bytes
  }

  /// Passes the output of a long message to `take` in pieces, line by line.
  ///
  /// - Complexity: Linear in the text for each width.
  func write(_ message: Message, to take: ([UInt8]) -> Void) {
    guard fields == nil else { return take(rows(for: [message])) }
    var writer = writer
    let paragraph = paragraph(message)
    for (index, width) in widths.enumerated() {
      var isCounted = false
      writer.write(
        paragraph, id: message.id, width: width, options: options.lines,
        isBalanced: options.isBalanced,
        noteMissing: { missing in
          // Missing characters are the same at each width.
          guard index == 0, !missing.isEmpty else { return }
          counted.withLock { $0.add(missing, isSameRow: isCounted) }
          isCounted = true
        }, take: take)
    }
  }

  /// Reports on standard error each line whose glyphs differ from those of the line shaped separately (verify
  /// mode).
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

  private var writer: MeasureWriter {
    fields.map { MeasureWriter(fields: $0, isDetailed: isDetailed) } ?? MeasureWriter(isDetailed: isDetailed)
  }

  private func layout(_ paragraph: Paragraph, width: Double) -> TextBlock {
    paragraph.layout(width: width, options: options.lines, isBalanced: options.isBalanced)
  }

  private func paragraph(_ message: Message) -> Paragraph {
    options.paragraph(
      of: TextToMeasure(message.text, language: message.language, direction: message.direction.base),
      fonts: fonts)
  }
}

extension TextDirection {
  /// The direction as a value of the type that paragraphs use.
  fileprivate var base: BidiDirection {
    switch self {
    case .natural: .auto
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
