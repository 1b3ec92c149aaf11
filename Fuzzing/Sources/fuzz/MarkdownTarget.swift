import FuzzParts
import MarkdownParts

/// Reads Markdown at once and in pieces, writes it and reads it again.
enum MarkdownTarget {
  /// The first byte chooses the options, the second the sizes of pieces and whether the other bytes are the
  /// text itself or choose its pieces.
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let bits = input.byte()
    let sizes = input.byte()
    let rest = input.rest()
    let text = sizes & 1 == 1 ? MarkdownPieces.text(rest.prefix(400)) : rest
    let most = [1, 4, 16, 64][sizes >> 1 & 3]
    let problem = MarkdownRules(bits: bits).problem(with: text) { 1 + ($0 &* 7 &+ sizes) % most }
    if let problem { found(problem) }
  }
}
