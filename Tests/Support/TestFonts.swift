import BubbleLayout
import BundledFonts
import Foundation
import TextLayout
import TextShaping

/// Fonts for tests: the square font, for numbers calculated by hand, and the bundled fonts.
package enum TestFonts {
  /// The square font: every glyph is one em wide, and extends 0.8 em above and 0.2 em below the baseline.
  package static let square = Result {
    let font = try BundledFonts.squareTest
    return FontCollection(faces: [try FontFace(path: font.url.path, hash: font.sha256)])
  }

  /// The bundled fonts in their fallback order.
  package static let bundled = Result { try FontSet.bundled.open() }

  /// Returns the face that shows plain text.
  package static func face(of fonts: FontCollection) throws -> FontFace {
    guard let face = fonts.stack(family: nil, weight: .regular, slant: .upright).faces.first else {
      throw FontSetError.noSystemFonts
    }
    return face
  }

  /// Returns the bytes of the square font's file.
  package static func squareFile() throws -> [UInt8] {
    Array(try Data(contentsOf: BundledFonts.squareTest.url))
  }
}

extension Paragraph {
  /// Makes a paragraph in the square font at 10 points: each character is 10 points wide, each line 10 high.
  package static func square(
    _ text: String, runs: [StyleRun] = [], boxes: [InlineBox] = [],
    options: ParagraphOptions = ParagraphOptions()
  ) throws -> Paragraph {
    Paragraph(
      StyledText(text, style: .system(10), runs: runs, boxes: boxes), options: options,
      fonts: try TestFonts.square.get())
  }

  /// Makes a paragraph in the bundled fonts.
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
  /// The text of each line, including its hanging white space and line break.
  package var lineTexts: [String] {
    let units = Array(paragraph.styledText.text.utf16)
    return lines.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
  }
}
