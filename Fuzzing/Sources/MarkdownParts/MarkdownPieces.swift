/// Pieces of Markdown that have rules of their own; one byte chooses one of them.
package enum MarkdownPieces {
  package static let all: [String] = [
    "a", "b ", "word", " ", "  ", "    ", "\t", "\n", "\n\n", "\r\n", "\r", "\\", "\\\n", "  \n", "é", "中",
    "「", "」", "。", "😀",
    "\u{A0}", "\u{0}", "\u{200B}", "א",
    "*", "**", "***", "_", "__", "`", "``", "```", "````", "~", "~~", "~~~", "||", "==", "$", "$$", "\\(",
    "\\)", "\\[", "\\]",
    "[", "]", "(", ")", "![", "](", "](/u)", "[a]", "[a]: /u\n", "[a]: /v 'x'\n", "[^1]", "[^1]: ", "[^", "<",
    ">", "\"", "'",
    "# ", "## ", "#", "- ", "* ", "+ ", "-", "1. ", "2) ", "10. ", "999999999. ", "- [ ] ", "[x] ", "> ", ">",
    "> [!NOTE]\n", "---\n",
    "***\n", "===\n", "--\n", "=", "|", "| ", "|-|-|\n", "| - | :-: |\n", ":-", "-:", "\\|", "| a | b |\n",
    "```swift\n", "```markdown\n", "~~~ x y\n", "```math\n", "\n```\n", "$$\n", "<b>", "</b>", "<br>",
    "<kbd>", "<sub>", "</sub>",
    "<div>\n", "</div>\n", "<!-- ", " -->", "<!-->", "<?", "?>", "<![CDATA[", "]]>", "<script>", "</script>",
    "<pre>",
    "<details>\n", "<details open>", "<summary>", "</summary>\n", "</details>\n", "<a href=\"", "\">", "</a>",
    "<http://x.y>", "<a@b.c>", "http://x.y", "https://x.org/", "www.x.org/", "x.org/_", "@x.org", "&",
    "&amp;", "&#35;", "&nbsp", "&#x1F600;", ";", "!", ".", ":",
    "/", "0", "1", "+", "-1",
    "{", "}", "^", "%20", "\u{FFFD}", "e\u{301}",
  ]

  /// Returns the text whose pieces the bytes choose.
  package static func text(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.flatMap { Array(all[Int($0) % all.count].utf8) }
  }
}
