import FontParts
import Foundation
import FuzzParts
import BubbleLayout
import TextLayout

/// Reads fonts of which the input chooses the tables, the changes and the container, from bytes in memory and
/// from a file. Each must either be refused with an error or lay out and draw texts and a formula.
enum PackedFontsTarget {
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let checks = input.byte()
    let file = HostileFonts.file(&input, seeds: seeds)
    let faces = faces(of: .data(file, name: "font"))
    if checks & 3 == 0 {
      MemoryFile.with(file) { path in
        let other = Self.faces(of: .file(path))
        // Their families may differ, because a font without a name has that of its file.
        expect(
          other?.map(\.metrics) == faces?.map(\.metrics) && other?.map(\.axes) == faces?.map(\.axes),
          "a file's font differs from that of the same bytes")
      }
    }
    guard let faces else { return }
    // A collection may repeat one font many times.
    let fonts = FontCollection(faces: Array(faces.prefix(4)))
    FontRules.check(fonts)
    guard checks & 4 != 0, let engine = try? LayoutEngine(fonts: .collection(fonts)) else { return }
    var message = Message(id: 1, sender: "a", text: "")
    message.blocks = [.formula(FormulaBlock(source: #"\sqrt{\frac{a^2}{\sum_1^n b}}"#))].map {
      MessageBlock($0)
    }
    let cell = engine.cell(for: message, style: .rows, width: 200)
    expect(cell.frame.size.height >= 0, "a formula's height is negative")
  }

  private static func faces(of source: FontSource) -> [FontFace]? {
    do {
      return try FontCollection(sources: [source]).faces
    } catch {
      expect(!"\(error)".isEmpty, "a refusal without words")
      return nil
    }
  }

  /// The fonts in the folder that the environment names (`Scripts/fuzz-seeds.py` fills it), by their names.
  private static let seeds: [[UInt8]] = {
    let folder = ProcessInfo.processInfo.environment["FUZZ_FONTS"] ?? "generated/faces"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let fonts = names.sorted().compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
    expect(!fonts.isEmpty, "no fonts to change in \(folder)")
    return fonts.map { Array($0) }
  }()
}
