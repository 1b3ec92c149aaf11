import Markdown

/// Writes a syntax tree in a format to which trees of other parsers can be converted: lists of a name, the
/// content, and children.
struct TreeDump {
  private(set) var output = ""

  static func dump(_ node: MarkdownNode) -> String {
    var dump = TreeDump()
    dump.write(node)
    return dump.output
  }

  private mutating func write(_ node: MarkdownNode) {
    let (name, values) = Self.names(node.kind)
    output += "[" + ([name] + values).map(Self.quoted).joined(separator: ",")
    for child in node.children where child.kind != .definitions {
      output += ","
      write(child)
    }
    output += "]"
  }

  private static func names(_ kind: MarkdownNodeKind) -> (String, [String]) {
    switch kind {
    case .document: ("document", [])
    case .quote: ("quote", [])
    case .list(let start, let isTight):
      ("list", [start.map(String.init) ?? "-", isTight ? "tight" : "loose"])
    case .item: ("item", [])
    case .footnotes: ("footnotes", [])
    case .footnote(let label): ("footnote", [label])
    case .details: ("details", [])
    case .summary: ("summary", [])
    case .paragraph: ("paragraph", [])
    case .heading(let level): ("heading", [String(level)])
    case .codeBlock(let info, let text): ("code block", [info ?? "", text])
    case .htmlBlock(let text): ("html block", [text])
    case .rule: ("rule", [])
    case .formulaBlock(let source): ("formula block", [source])
    case .table(let alignments): ("table", alignments.map { $0?.rawValue ?? "" })
    case .row: ("row", [])
    case .cell: ("cell", [])
    case .definitions: ("definitions", [])
    case .text(let text): ("text", [text])
    case .softBreak: ("soft break", [])
    case .hardBreak: ("hard break", [])
    case .code(let text): ("code", [text])
    case .emphasis: ("emphasis", [])
    case .strong: ("strong", [])
    case .strikethrough: ("strikethrough", [])
    case .spoiler: ("spoiler", [])
    case .mark: ("mark", [])
    case .link(let destination, let title): ("link", [destination, title ?? ""])
    case .image(let destination, let title): ("image", [destination, title ?? ""])
    case .html(let text): ("html", [text])
    case .formula(let source, _): ("formula", [source])
    case .footnoteReference(let label): ("footnote reference", [label])
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
