import BubbleLayout
import LayoutFormat
import TestSupport
import Testing
import TextLayout

/// All that a transcript shows, down to the glyphs, as text.
func dump(_ transcript: Transcript) throws -> String {
  var bytes: [UInt8] = []
  try JSONWriter(options: WritingOptions(glyphs: true)).write(transcript) { bytes += $0 }
  var text = try #require(String(validating: bytes, as: UTF8.self))
  for item in transcript.items {
    switch item {
    case .message(let cell): text += "message \(cell.id) \(cell.frame)\n"
    case .typing(let frame): text += "typing \(frame)\n"
    case .separator(let separator):
      text += "\(separator.kind) \(separator.id) \(separator.frame) \(separator.label.text)"
      text += " \(separator.label.blockOrigin) \(separator.label.block.size)\n"
    }
  }
  return text + "height \(transcript.height) width \(transcript.contentWidth)"
}
