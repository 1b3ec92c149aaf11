import FuzzParts
import BubbleLayout
import LayoutPainting
import TextLayout

/// Reads a font file, which must either be refused with an error or lay out and draw a text.
enum FontsTarget {
  static func run(_ bytes: [UInt8]) {
    MemoryFile.with(bytes) { path in
      let fonts: FontCollection
      do {
        fonts = try FontCollection(files: [path])
      } catch {
        return expect(!"\(error)".isEmpty, "a refusal without words")
      }
      guard let engine = try? LayoutEngine(fonts: .collection(fonts)) else { return }
      for size in [16.0, 0, 1e6] {
        let paragraph = engine.paragraph("Ag 1\u{301}\u{20AC} 日本 أب\tfi 👋", font: .system(size))
        LayoutRules.check(paragraph.layout(width: 60), width: 60)
        LayoutRules.check(paragraph.layout(width: .infinity), width: .infinity)
      }
      let cell = engine.cell(for: Message(id: 1, sender: "a", text: "Ag 日 👋"), style: .balloon, width: 200)
      _ = SVGPainter().drawing(of: [cell])
      _ = try? PNGPainter(scale: 0.5).png(of: [cell])
    }
  }
}
