import BubbleLayout

/// Writes the answers of a session, a line each.
package struct SessionWriter {
  private let sink: ByteSink

  package init(sink: @escaping ByteSink) { self.sink = sink }

  /// Writes an answer.
  ///
  /// - Throws: What the sink throws.
  package func write(_ answer: SessionAnswer) throws {
    let options = WritingOptions(
      glyphs: answer.viewport?.glyphs ?? false, narrator: answer.viewport?.narrator)
    var output = JSONSink(.lines, options: options, fonts: answer.viewport?.fonts ?? FontTable())
    output.begin()
    answer.describe(to: &output)
    output.close()
    output.endLine()
    try output.buffer.flush(to: sink, force: true)
  }
}
