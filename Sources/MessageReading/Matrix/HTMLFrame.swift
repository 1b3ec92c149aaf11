import BubbleLayout

/// An open block of HTML, with its content so far.
struct HTMLFrame {
  enum Kind {
    case root
    case quote
    case list(isOrdered: Bool, start: Int)
    case item
    case details(isOpen: Bool)
    case table
    case row
    // The kinds below contain text, but no blocks.
    case cell(HTMLTag)
    case caption
    case summary
    case heading(Int)
    case code(language: String?)
    case formula(String)
  }

  var kind: Kind
  /// The name of the tag that ends the block.
  let name: String
  /// How many styles were open when the block began.
  let styles: Int
  /// Whether a spoiler covers the block.
  var isCovered = false
  var text = RichTextBuilder()
  var blocks: [MessageBlock] = []
  var items: [ListItem] = []
  var rows: [[TableCell]] = []
  var alignments: [BlockAlignment?] = []
  var cells: [TableCell] = []
  /// Whether all cells of the row so far are header cells.
  var isHeader = true
  var hasHeader = false
  var summary: RichText?
  var caption: String?

  init(_ kind: Kind, name: String, styles: Int) {
    self.kind = kind
    self.name = name
    self.styles = styles
  }

  /// Whether the block contains only text; inner blocks become lines.
  var isText: Bool {
    switch kind {
    case .cell, .caption, .summary, .heading, .code, .formula: true
    default: false
    }
  }

  /// Whether the block has only items, rows or cells as its direct content, so that white space between them
  /// is ignored.
  var isFrame: Bool {
    switch kind {
    case .list, .table, .row: true
    default: false
    }
  }

  var isCode: Bool { if case .code = kind { true } else { false } }

  /// Whether the block increases the nesting level of its content.
  var isLevel: Bool {
    switch kind {
    case .quote, .list, .details: true
    default: false
    }
  }

  /// Ends the paragraph that is being read.
  mutating func endParagraph() {
    // Code keeps its line ends unchanged.
    if isCode { return }
    guard !isText else {
      if !text.isBlank, !text.text.hasSuffix("\n") { text.append("\n") }
      return
    }
    guard !text.isBlank else {
      _ = text.take()
      return
    }
    blocks.append(.paragraph(ParagraphBlock(text.take())))
  }
}
