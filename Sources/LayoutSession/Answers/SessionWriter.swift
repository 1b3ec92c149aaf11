import BubbleLayout
import LayoutFormat

/// Writes the answers of a session, one per line.
package struct SessionWriter {
  private let sink: ByteSink

  package init(sink: @escaping ByteSink) { self.sink = sink }

  /// Writes an answer.
  ///
  /// - Throws: The errors of the sink.
  package func write(_ answer: SessionAnswer) throws { try sink(Self.line(answer)) }

  /// Returns the line of an answer, with a line feed at its end.
  package static func line(_ answer: SessionAnswer) -> [UInt8] {
    var output = JSONSink(.lines, options: answer.options, fonts: answer.fonts)
    output.begin()
    answer.describe(to: &output)
    output.close()
    output.endLine()
    return output.buffer.bytes
  }
}
