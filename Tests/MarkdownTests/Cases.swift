import Markdown

/// Texts for the tests: typical chats and answers, valid and broken.
enum Cases {
  static let texts: [String] = [
    "# Title\n\nA paragraph with **bold**, *italic*, ***both***, ~~gone~~ and `code`.\nA second line.  \nA third.\n",
    "Title\n=====\n\nText\n- item\n- [ ] to do\n- [x] done\n\n  second block\n\n1. one\n2. two\n   - deep\n     > quoted\n",
    "| a | b |\n|:--|--:|\n| **1** | `2\\|3` |\n| [x](http://example.org/a) |\n\nafter\n",
    "Text before\n| head | er |\n| --- | --- |\n| row | half",
    "```swift\nlet x = 1\n\n  let y = 2\n```\n~~~\nopen fence\n",
    "> [!NOTE]\n> Watch **this**.\n>\n> - in a list\n\n> plain\nlazy\n",
    "<details open>\n<summary>A <b>bold</b> one</summary>\n\nInside\n\n- list\n\n</details>\n\nOutside\n",
    "See [the docs][d], [d] and [^1], also ![logo](l.png \"Logo\").\n\nMore[^n].\n\n[d]: https://example.org/docs \"Docs\"\n[^1]: A note\n    that goes on.\n[^n]: Another.\n",
    "Formula \\(a^2\\) and $$b$$ inline.\n\n$$\nx = \\frac{1}{2}\n$$\n\n\\[ y = 2 \\]\nand after\n",
    "x<sub>2</sub>, x<sup>3</sup>, <kbd>Ctrl</kbd>+<kbd>C</kbd>, <u>under</u>, a<br>b, <mark>m</mark>, <x>raw</x>, <!-- no --> end\n",
    "- a\n- b\n\n- c\n\n\n* other list\n\n10. ten\n20. twenty\n",
    "> - quote with list\n>   1. and\n>      more\n> - end\n",
    "一段**重点**，还有「引用」。\r\n第二行 with 😀 and *é*\r\n\r\n- 項目一\r\n- 項目二\r\n",
    "![alone](image.png)\n\n[![badge](b.svg)](https://example.org)\n\n***\n\n<div>\nraw\n</div>\n\n<!-- comment -->\n",
    "&amp; &copy; &#65; \\* \\_ \\[ <https://example.org> <a@example.org> a &nbsp b & c\n",
    "**open *and `code\n\n[half](http://exa\n\n![half](http://exa\n\n<kb",
    "text\n-\n\ntext\n--\n- > 25\n- `\n* * *\n1986\\. A year\n#tag\n## \n",
    "[a]: /one\n[b]: <two> 'title\nover lines'\ntext [a] [b]\n\n[c]: /three\n\"not a title\" x\n",
    "\tcode\n\n    more\n\n- \tx\n\n\t\ty\n",
    "Look:\n![a *b*](p.png \"t\")\n*Figure 1*\nx ![](q) y\n- ![c](r)\n  z\n\n![d](s) [![e](t)](u)\n<img src='v' alt=\"w\">\n[\n![f][w]\n](x)\nend<br>![g](h)\n\n# ![h](i)\n\n![j](k)\n===\n[w]: y\n",
    "a <details><summary class=\"x\">S</summary>b `</details>` c</details> d <details>\n<summary>T\nU</details>e\n<DETAILS OPEN>f<details><summary>V</summary>g</details></details>h\n",
    "so\n\\begin{align*}\na &= b \\\\\n&= \\begin{matrix}1\\end{matrix}\n\\end{align*}\nand \\begin{cases}1\\end{cases}, \\begin{foo}\n\\begin{gather}\nx\n\ny\\end{gather}\n",
    "*a **b** c* _d_ snake_case 2*3*4 **「…」**です ~one~ ~~two~~ ~~~\n",
    "https://example.org/__a__/`b` **www.example.org/_c_** _a_b@example.org_ [x https://example.org/*d*](u) x.org/~~e~~\n",
    "<details\n open>\n<summary>A\n\n## B `</summary>`</summary>\n<table><tr>\n<details><summary\nx>C</summary>\n<ul></ul>d</details>\n</tr></table></details>\ne\n",
    "<p align=\"center\">\n    <a href=\"https://example.org\">\n<b>x</b>\n    </a>\n</p><div>y <span>z</span></div>\n- <p>\n  a</p>\n\n> <center>\n> b <a href=c>d\n",
  ]

  /// Hostile texts of a given length, which a parser must read in linear time.
  static let hostile: [(name: String, text: @Sendable (Int) -> String)] = [
    ("quotes", { String(repeating: "> ", count: $0 / 2) }),
    ("lists", { String(repeating: "- ", count: $0 / 2) }),
    ("brackets", { String(repeating: "[", count: $0) }),
    ("images", { String(repeating: "![[]()", count: $0 / 6) }),
    ("half links", { String(repeating: "[a](<b", count: $0 / 6) }),
    (
      "brackets before links",
      { String(repeating: "[", count: $0 / 2) + String(repeating: "[a](b)", count: $0 / 12) }
    ),
    ("emphasis", { String(repeating: "*a_", count: $0 / 3) }),
    ("stars", { String(repeating: "*a **a ", count: $0 / 7) }),
    ("addresses", { String(repeating: "https://x.org/_a_ *", count: $0 / 19) }),
    ("half addresses", { String(repeating: "_www.a_@http://a.b@", count: $0 / 19) }),
    ("strikes", { String(repeating: "~~a", count: $0 / 3) }),
    ("angles", { String(repeating: "<", count: $0) }),
    ("comments", { String(repeating: "a <!-- ", count: $0 / 7) }),
    ("tags", { String(repeating: "<a x=\"", count: $0 / 6) }),
    ("entities", { String(repeating: "&", count: $0) }),
    ("dollars", { String(repeating: "$$a ", count: $0 / 4) }),
    ("dollars on lines of their own", { String(repeating: "a $$\n$$\n", count: $0 / 8) }),
    ("formulas", { String(repeating: "\\(a", count: $0 / 3) }),
    (
      "backticks",
      { size in
        var text = ""
        var length = 1
        while text.utf8.count < size {
          text += String(repeating: "`", count: length) + "e"
          length += 1
        }
        return text
      }
    ),
    ("definitions", { size in (0..<(size / 12)).map { "[a\($0)]: /u\n" }.joined() }),
    ("pictures", { String(repeating: "![](a) ", count: $0 / 7) }),
    ("open pictures", { String(repeating: "![a](b ![", count: $0 / 9) }),
    ("breaks", { String(repeating: "<br>![](a)<br>", count: $0 / 14) }),
    (
      "details in a line", { String(repeating: "a<details><summary>b</summary>c</details>`", count: $0 / 42) }
    ),
    ("open details", { String(repeating: "a <details><summary>", count: $0 / 20) }),
    ("open attributes", { String(repeating: "a <details x=\"", count: $0 / 14) }),
    ("environments", { String(repeating: "a \\begin{align} ", count: $0 / 16) }),
    ("nested environments", { String(repeating: "\\begin{align}", count: $0 / 14) + "\\end{align}" }),
    (
      "HTML in details",
      { "<details>\n" + String(repeating: "<ul><details x=\"><summary>a\n", count: $0 / 28) }
    ),
    ("tags of many lines", { String(repeating: "<details\n", count: $0 / 9) + ">" }),
    (
      "summaries of many lines",
      { "<details><summary>" + String(repeating: "`</summary\n\n# ", count: $0 / 16) }
    ),
    ("groups", { String(repeating: "<p><div x=\"", count: $0 / 12) }),
    (
      "anchors",
      { String(repeating: "<b>", count: $0 / 9) + String(repeating: "<a href=x>y</a>", count: $0 / 30) }
    ),
    (
      "anchors in emphases",
      { size in
        String(repeating: "<b>", count: size / 20) + String(repeating: "<a href=x>y</a>", count: size / 30)
          + String(repeating: "</b>", count: size / 20)
      }
    ),
    ("open title", { "[a]: /u\n\"" + String(repeating: "x\n", count: $0 / 2) }),
    (
      "bomb",
      { "[a]: /" + String(repeating: "u", count: $0 / 2) + "\n\n" + String(repeating: "[a] ", count: $0 / 8) }
    ),
    (
      "wide table",
      { size in
        let columns = size / 8
        return String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns)
          + "|\n"
          + String(repeating: "|b", count: columns) + "|\n"
      }
    ),
    (
      "ragged table",
      { size in
        String(repeating: "|a", count: 64) + "|\n" + String(repeating: "|-", count: 64) + "|\n"
          + String(repeating: "x\n", count: size / 2)
      }
    ),
  ]
}
