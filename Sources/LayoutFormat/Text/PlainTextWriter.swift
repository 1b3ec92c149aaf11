import BubbleLayout
import TextLayout
import TextShaping

/// Writes a layout for people and for comparison line by line, in the format of golden files: one item per
/// line, lengths with three decimals.
///
/// Frames within a row are relative to the row; lines and glyphs are relative to their block of text. A font
/// is described before the first row that uses it.
public struct PlainTextWriter: LayoutWriter {
  private let sink: ByteSink
  private var output: TextSink
  private var fonts = FontNumbers()
  private var height: LayoutUnit = 0

  /// Writes to a sink.
  public init(options: WritingOptions = WritingOptions(), sink: @escaping ByteSink) {
    self.sink = sink
    output = TextSink(glyphs: options.glyphs, narrator: options.narrator)
  }

  /// Writes the header: the versions and settings that the layout was made with.
  public mutating func begin(_ header: LayoutHeader) throws {
    output.open("environment")
    header.versions.describe(to: &output)
    output.close()
    output.open("case")
    header.describe(to: &output)
    output.close()
    try output.buffer.flush(to: sink)
  }

  /// Writes the lines of a row, after lines for the fonts that it is the first to use.
  public mutating func write(_ row: TranscriptRow) throws {
    let known = fonts.faces.count
    fonts.add(row)
    for face in fonts.faces[known...] {
      output.open("font", key: face.name)
      face.describe(to: &output)
      output.close()
    }
    output.write(row)
    height = row.frame.maxY
    try output.buffer.flush(to: sink)
  }

  /// Writes the number of cells and the height of all rows, and passes everything to the sink.
  public mutating func end() throws {
    output.open("end")
    output.field("cells", output.cells)
    output.field("height", height)
    output.close()
    try output.buffer.flush(to: sink, force: true)
  }
}
