import Markdown

extension MessageBlock {
  /// The text of a paragraph or a heading; nil for other blocks.
  var line: RichText? {
    switch content {
    case .paragraph(let block): block.text
    case .heading(let block): block.text
    default: nil
    }
  }

  /// The picture that is the block; nil for other blocks.
  var picture: MediaAttachment? {
    if case .attachment(let block) = content, case .media(let picture)? = block.value { picture } else { nil }
  }

  /// All texts of the block, in order.
  var allTexts: [RichText] {
    switch content {
    case .paragraph(let block): return [block.text]
    case .heading(let block): return [block.text]
    case .code(let code):
      var text = RichText(code.text)
      text.pieces = code.pieces
      return [text]
    case .table(let table): return table.rows.flatMap { $0.map(\.text) }
    case .details(let details): return [details.summary] + details.blocks.flatMap(\.allTexts)
    default: return inner.flatMap(\.blocks).flatMap(\.allTexts)
    }
  }

  /// Where everything in the block was written, in order. Comparisons of blocks leave it out.
  var places: [Range<Int>] {
    var places = [source]
    switch content {
    case .list(let list): places += list.items.map(\.source)
    case .footnotes(let notes): places += notes.items.map(\.source)
    case .table(let table): places += table.rowSources
    default: break
    }
    for text in inner.isEmpty ? allTexts : [] {
      places += text.spans.map(\.source) + text.pieces.map(\.source)
    }
    return places + inner.flatMap(\.blocks).flatMap(\.places)
  }
}
