import FuzzParts
import BubbleLayout
import LayoutPainting
import TextLayout

/// Rules that every font must follow that was not refused.
enum FontRules {
  /// Lays out and draws texts in the fonts.
  static func check(_ fonts: FontCollection) {
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
