import BubbleLayout
import LayoutFormat

/// Returns a transcript as JSON, with all rows and the height, and with the glyphs if requested.
func dump(_ transcript: Transcript, glyphs: Bool = true) throws -> [UInt8] {
  var bytes: [UInt8] = []
  try JSONWriter(options: WritingOptions(glyphs: glyphs)).write(transcript) { bytes += $0 }
  return bytes
}
