import BubbleLayout
import FuzzParts
import Markdown
import MarkdownParts

/// Reads addresses with the signs of markup in them: nothing in them is markup, however they arrive, and the whole
/// address is found.
enum AddressesTarget {
  private static let starts = [
    "https://e.org/", "http://e.org:80/?", "www.e.org/", "ftp://e.org/#", "e.org/", "tg://x?",
    "http://[::1]/",
    "https://例え.jp/", "пример.рф/", "https://u:p@e.org/",
  ]

  /// Signs after which an address goes on. A sign never completes what ends one.
  private static let pieces = [
    "_", "__", "*", "**", "~~", "`", "``", "\\_", "\\*", "$", "$$", "\\(x\\)", "&amp;", "&lt", "&copy;", "=",
    "==",
    "[", "](u)", "![a]", "(", ")", "{", "}", "!", "?", ".", ",", ":", ";", "'", "#", "@b.c", "//", "a", "Z",
    "0", "é",
    "中", "😀", "א", "%20", "+", "-", "/",
  ]

  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let bits = input.byte()
    let size = 1 + input.byte() % 9
    var address = input.choice(starts)
    while !input.isAtEnd, address.utf8.count < 200 { address += pieces[input.byte() % pieces.count] }
    address += "x"
    let text = "see \(address) now"
    let ranges = DetectedData.found(in: text, kinds: [.link]).map(\.range)
    if ranges != [4..<4 + address.utf16.count] { found("\(text) has addresses at \(ranges)") }
    let rules = MarkdownRules(bits: bits)
    let shown = MarkdownDocument(text, options: rules.options).blocks.plainText()
    if rules.options.addresses, shown != text { found("\(text) is shown as \(shown)") }
    if let problem = rules.problem(with: Array("**\(address)** \(text)".utf8), cut: { _ in size }) {
      found(problem)
    }
  }
}
