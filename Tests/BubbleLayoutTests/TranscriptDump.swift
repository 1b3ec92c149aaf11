import BubbleLayout
import LayoutFormat

/// All that a transcript shows as JSON, the rows beside messages and the height with it; down to the glyphs if wanted.
func dump(_ transcript: Transcript, glyphs: Bool = true) throws -> [UInt8] {
  var bytes: [UInt8] = []
  try JSONWriter(options: WritingOptions(glyphs: glyphs)).write(transcript) { bytes += $0 }
  return bytes
}
