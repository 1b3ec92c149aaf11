import Markdown

/// Writes a syntax tree as HTML, in the format of the specifications' examples.
struct HTMLRendering {
  private var output = ""
  private var isTight: [Bool] = []

  static func html(_ text: String, _ options: MarkdownOptions = .commonMark) -> String {
    var rendering = HTMLRendering()
    rendering.blocks(MarkdownSyntax(text, options: options).root.children)
    return rendering.output
  }

  private mutating func line() {
    if !output.isEmpty, !output.hasSuffix("\n") { output += "\n" }
  }

  private mutating func blocks(_ nodes: [MarkdownNode]) {
    for node in nodes { block(node) }
  }

  private mutating func block(_ node: MarkdownNode) {
    switch node.kind {
    case .definitions, .footnotes: break
    case .paragraph:
      if isTight.last == true {
        inlines(node.children)
      } else {
        line()
        output += "<p>"
        inlines(node.children)
        output += "</p>\n"
      }
    case .heading(let level):
      line()
      output += "<h\(level)>"
      inlines(node.children)
      output += "</h\(level)>\n"
    case .rule:
      line()
      output += "<hr />\n"
    case .codeBlock(let info, let text):
      line()
      let language = info?.split(whereSeparator: { $0 == " " || $0 == "\t" }).first
      output += "<pre><code\(language.map { " class=\"language-\(Self.escaped(String($0)))\"" } ?? "")>"
      output += Self.escaped(text) + "</code></pre>\n"
    case .htmlBlock(let text):
      line()
      output += text + "\n"
    case .quote: container("blockquote", node.children)
    case .list(let start, let tight):
      line()
      let attribute = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
      output += start == nil ? "<ul>\n" : "<ol\(attribute)>\n"
      for item in node.children { self.item(item, tight) }
      output += start == nil ? "</ul>\n" : "</ol>\n"
    case .table(let alignments): table(node, alignments)
    default: break
    }
  }

  private mutating func container(_ tag: String, _ children: [MarkdownNode]) {
    line()
    output += "<\(tag)>\n"
    isTight.append(false)
    blocks(children)
    isTight.removeLast()
    line()
    output += "</\(tag)>\n"
  }

  private mutating func item(_ node: MarkdownNode, _ tight: Bool) {
    line()
    output += "<li>"
    isTight.append(tight)
    if case .item(_, let isChecked?) = node.kind {
      output += "<input \(isChecked ? "checked=\"\" " : "")disabled=\"\" type=\"checkbox\"> "
    }
    blocks(node.children)
    isTight.removeLast()
    output += "</li>\n"
  }

  private mutating func table(_ node: MarkdownNode, _ alignments: [BlockAlignment?]) {
    line()
    output += "<table>\n<thead>\n"
    for (index, row) in node.children.enumerated() {
      if index == 1 { output += "<tbody>\n" }
      output += "<tr>\n"
      let tag = index == 0 ? "th" : "td"
      for (column, alignment) in alignments.enumerated() {
        let name = alignment.map { $0 == .start ? "left" : $0 == .end ? "right" : "center" }
        output += "<\(tag)\(name.map { " align=\"\($0)\"" } ?? "")>"
        if column < row.children.count { inlines(row.children[column].children) }
        output += "</\(tag)>\n"
      }
      output += "</tr>\n"
      if index == 0 { output += "</thead>\n" }
    }
    output += node.children.count > 1 ? "</tbody>\n</table>\n" : "</table>\n"
  }

  private mutating func inlines(_ nodes: [MarkdownNode]) {
    for node in nodes { inline(node) }
  }

  private mutating func inline(_ node: MarkdownNode) {
    switch node.kind {
    case .text(let text): output += Self.escaped(text)
    case .softBreak: output += "\n"
    case .hardBreak: output += "<br />\n"
    case .code(let text): output += "<code>\(Self.escaped(text))</code>"
    case .html(let text): output += text
    case .emphasis: wrap("em", node)
    case .strong: wrap("strong", node)
    case .strikethrough: wrap("del", node)
    case .link(let destination, let title):
      output += "<a href=\"\(Self.address(destination))\"\(Self.title(title))>"
      inlines(node.children)
      output += "</a>"
    case .image(let destination, let title):
      output +=
        "<img src=\"\(Self.address(destination))\" alt=\"\(Self.escaped(Self.words(node)))\"\(Self.title(title)) />"
    default: break
    }
  }

  private mutating func wrap(_ tag: String, _ node: MarkdownNode) {
    output += "<\(tag)>"
    inlines(node.children)
    output += "</\(tag)>"
  }

  static func words(_ node: MarkdownNode) -> String {
    switch node.kind {
    case .text(let text), .code(let text): text
    case .softBreak, .hardBreak: "\n"
    default: node.children.map(words).joined()
    }
  }

  private static func title(_ title: String?) -> String {
    title.map { " title=\"\(escaped($0))\"" } ?? ""
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes an address like the reference implementation: percent signs are kept, and characters that
  /// addresses cannot contain are escaped.
  private static func address(_ text: String) -> String {
    let kept = Set("-_.!~*'();/?:@&=+$,#%".utf8)
    var result = ""
    let digits = Array("0123456789ABCDEF")
    for byte in text.utf8 {
      let isWord = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
      if isWord || kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return result.contains("&") ? escaped(result) : result
  }
}
