import BubbleLayout
import LayoutFormat

/// Writes the answers of a session, one per line.
package struct SessionWriter {
  private let sink: ByteSink

  package init(sink: @escaping ByteSink) { self.sink = sink }

  /// Writes an answer.
  ///
  /// - Throws: What the sink throws.
  package func write(_ answer: SessionAnswer) throws { try sink(Self.line(answer)) }

  /// An answer as it is written, with its line feed.
  package static func line(_ answer: SessionAnswer) -> [UInt8] {
    var output = JSONSink(.lines, options: answer.options, fonts: answer.fonts)
    output.begin()
    answer.describe(to: &output)
    output.close()
    output.endLine()
    return output.buffer.bytes
  }
}
