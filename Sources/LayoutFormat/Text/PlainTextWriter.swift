import BubbleLayout
import TextLayout
import TextShaping

/// Writes a layout for people and for line-by-line comparison: one item a line, three decimals everywhere.
///
/// Frames are `x y w h`; those inside a row are relative to it. A font is described before the first row that
/// uses it.
public struct PlainTextWriter: LayoutWriter {
  private let sink: ByteSink
  private let options: WritingOptions
  private var buffer = ByteBuffer()
  private var fonts = FontTable()
  private var count = 0
  private var height: LayoutUnit = 0

  /// Writes to a sink.
  public init(options: WritingOptions = WritingOptions(), sink: @escaping ByteSink) {
    self.sink = sink
    self.options = options
  }

  /// Writes what the layout is.
  public mutating func begin(_ header: LayoutHeader) throws {
    buffer.append("layout ")
    buffer.append(utf8: LayoutHeader.format)
    buffer.append("\nstyle ")
    buffer.append(quoted: header.style)
    buffer.append("\nwidth ")
    if let width = header.width { buffer.append(fixed: width) } else { buffer.append("content") }
    buffer.append("\nscale ")
    buffer.append(scale: header.scale)
    buffer.append("\nengine harfbuzz ")
    buffer.append(utf8: header.versions.harfBuzz)
    buffer.append(" freetype ")
    buffer.append(utf8: header.versions.freeType)
    buffer.append(" unicode ")
    buffer.append(utf8: header.versions.unicode)
    buffer.append("\n")
    try buffer.flush(to: sink)
  }

  /// Writes the lines of a row, after those of fonts that are new with it.
  public mutating func write(_ item: TranscriptItem) throws {
    let known = fonts.faces.count
    fonts.add(item)
    for number in known..<fonts.faces.count {
      buffer.append("font ")
      buffer.append(number)
      buffer.append(" ")
      buffer.append(utf8: fonts.faces[number].name)
      buffer.append(" sha256 ")
      buffer.append(utf8: fonts.faces[number].contentHash)
      buffer.append("\n")
    }
    switch item {
    case .message(let cell):
      buffer.append(text: cell, number: count, options: options, fonts: &fonts)
      count += 1
    case .separator(let separator): buffer.append(text: separator, options: options, fonts: &fonts)
    case .typing(let frame): buffer.append(textOfTyping: frame)
    }
    height = item.frame.maxY
    try buffer.flush(to: sink)
  }

  /// Writes how many cells there were and how tall all rows are, and hands all to the sink.
  public mutating func end() throws {
    buffer.append("end cells ")
    buffer.append(count)
    buffer.append(" height ")
    buffer.append(fixed: height)
    buffer.append("\n")
    try buffer.flush(to: sink, force: true)
  }
}
