import FuzzParts
import BubbleLayout

/// Reads a font file, which must either be refused with an error or lay out and draw a text.
enum FontsTarget {
  static func run(_ bytes: [UInt8]) {
    MemoryFile.with(bytes) { path in
      do {
        FontRules.check(try FontCollection(files: [path]))
      } catch {
        expect(!"\(error)".isEmpty, "a refusal without words")
      }
    }
  }
}
