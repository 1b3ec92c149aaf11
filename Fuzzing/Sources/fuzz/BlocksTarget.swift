import FuzzParts
import MarkdownParts

/// Lays out messages of blocks, and Markdown that arrives in pieces.
enum BlocksTarget {
  static func run(_ bytes: [UInt8]) { RichRules.run(bytes) { MarkdownPieces.text($0) } }
}
