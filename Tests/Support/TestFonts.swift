import BubbleLayout
import BundledFonts
import Foundation
import TextLayout
import TextShaping

/// Fonts for tests: one whose numbers can be worked out by hand, and the real ones.
package enum TestFonts {
  /// Every glyph is one em wide, 0.8 em above and 0.2 em below the baseline.
  package static let square = Result {
    let font = try BundledFonts.squareTest
    return FontCollection(faces: [try FontFace(path: font.url.path, hash: font.sha256)])
  }

  /// The bundled fonts in their fallback order.
  package static let bundled = Result { try FontSet.bundled.open() }

  /// The face of plain text in some fonts.
  static func face(of fonts: FontCollection) throws -> FontFace {
    guard let face = fonts.stack(family: nil, weight: .regular, slant: .upright).faces.first else {
      throw FontSetError.noSystemFonts
    }
    return face
  }

  /// The bytes of the square font's file.
  package static func squareFile() throws -> [UInt8] {
    Array(try Data(contentsOf: BundledFonts.squareTest.url))
  }
}

extension Paragraph {
  /// A paragraph in the square font at 10 points: each character is 10 wide, each line 10 tall.
  package static func square(
    _ text: String, runs: [StyleRun] = [], boxes: [InlineBox] = [],
    options: ParagraphOptions = ParagraphOptions()
  ) throws -> Paragraph {
    Paragraph(
      StyledText(text, style: .system(10), runs: runs, boxes: boxes), options: options,
      fonts: try TestFonts.square.get())
  }

  /// A paragraph in the bundled fonts.
  package static func bundled(
    _ text: String, size: Double = 16, language: String? = nil,
    options: ParagraphOptions = ParagraphOptions()
  ) throws -> Paragraph {
    Paragraph(
      StyledText(text, style: TextStyle(size: size, language: language)), options: options,
      fonts: try TestFonts.bundled.get())
  }
}

extension TextBlock {
  /// The text of each line, its hanging white space and line break included.
  package var lineTexts: [String] {
    let units = Array(paragraph.styledText.text.utf16)
    return lines.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
  }
}
