import BareHarfBuzz
import Foundation
import TextLayout

/// Texts prepared for HarfBuzz alone: in UTF-16, with the font, range and direction of each run.
///
/// The memory is never freed: it is used until the benchmark ends.
final class BareText: @unchecked Sendable {
  // Sendable because nothing changes after `init`; each call makes its own buffer.
  private struct Run {
    let font: OpaquePointer
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  private let texts: [(units: [UInt16], runs: [Run])]

  init(_ paragraphs: [Paragraph]) {
    var fonts: [String: OpaquePointer] = [:]
    texts = paragraphs.map { paragraph in
      let block = paragraph.layout(width: .infinity)
      let runs = block.lines.indices.flatMap { block.glyphRuns(inLine: $0) }.map { run in
        let path = run.font.face.path
        // HarfBuzz gets the same scale as from the engine: 1/65536 point.
        let scale = Int32((run.font.pointSize * 65_536).rounded())
        let key = "\(path) \(scale)"
        if fonts[key] == nil {
          guard let font = bare_font_open(path, 0, scale) else {
            fatalError("\(path) cannot be opened")
          }
          fonts[key] = font
        }
        return Run(font: fonts[key]!, range: run.range, isRightToLeft: run.isRightToLeft)
      }
      return (Array(paragraph.styledText.text.utf16), runs)
    }
  }

  func shape() -> Int {
    guard let buffer = bare_buffer_create() else { return 0 }
    defer { bare_buffer_destroy(buffer) }
    var width: Int64 = 0
    for text in texts {
      for run in text.runs {
        width &+= bare_shape(
          buffer, run.font, text.units, Int32(text.units.count), UInt32(run.range.lowerBound),
          Int32(run.range.count), run.isRightToLeft ? 1 : 0)
      }
    }
    return Int(width)
  }
}
