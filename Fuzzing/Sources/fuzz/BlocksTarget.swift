import FuzzParts
import MarkdownParts

/// Messages of blocks, and Markdown that grows, laid out.
enum BlocksTarget {
  static func run(_ bytes: [UInt8]) { RichRules.run(bytes) { MarkdownPieces.text($0) } }
}
