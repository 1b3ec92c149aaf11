import FuzzParts
import BubbleLayout

/// Lays out tables: of any columns and merged cells, alone and in other blocks, and in Markdown that arrives in
/// pieces.
enum TablesTarget {
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let kind = input.byte()
    let style = input.choice(FuzzEngine.styles)
    let offset = input.byte()
    guard kind & 1 == 0 else {
      let text = markdown(&input)
      return RichRules.stream(text, style: style, lineEnds: kind & 2 == 0 ? nil : .hard) {
        1 + ($0 &* 5 &+ offset) % [3, 9, 31][offset % 3]
      }
    }
    let messages = (0..<2).map { number in
      var message = Message(id: .integer(number), sender: "s\(number)", text: "")
      message.blocks = (0..<1 + input.below(2)).map { _ in
        let table = MessageBlock(.table(RichBlocks.table(&input, columns: 24)))
        return input.choice([
          table, table, MessageBlock(.quote(QuoteBlock([table]))),
          MessageBlock(.list(ListBlock(items: [ListItem([table, table])]))),
          MessageBlock(.details(DetailsBlock(summary: RichText("s"), [table], isOpen: true))),
        ])
      }
      return message
    }
    RichRules.check(messages, style: style, widths: offset)
  }

  /// Returns Markdown made of the signs of tables.
  private static func markdown(_ input: inout FuzzInput) -> String {
    var text = input.choice(["", "", "> ", "- "])
    while !input.isAtEnd, text.utf8.count < 400 {
      let piece = input.byte()
      text += piece < pieces.count ? pieces[piece] : input.text(6)
    }
    return text
  }

  private static let pieces = [
    "|", "|", "|", "\n", "\n", "| a | b |\n", "|-|-|\n", "| :-- | --: | :-: |\n", "|---|", "---", ":", "-",
    "a", "b ", "\\|", "`|`", "**", "$x$", "> ", "- ", "  ", "\n\n", "[c](d)", "א", "日本", "<br>", "~~",
    "| |\n",
    "||", "\t|", "1. ", "#",
  ]
}
