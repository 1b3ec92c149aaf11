/// Takes the content out of a block, so that it can be changed without being copied. Meanwhile a thematic
/// break (`rule`) replaces the content.
///
/// These are separate functions because a pattern in a larger function keeps its matched values alive to the
/// end of that function.
extension MarkdownContent {
  @inline(never) mutating func takeText() -> MarkdownText? {
    guard case .paragraph(let text) = self else { return nil }
    self = .rule
    return text
  }

  @inline(never) mutating func takeCode() -> MarkdownCode? {
    guard case .code(let code) = self else { return nil }
    self = .rule
    return code
  }

  @inline(never) mutating func takeTable() -> MarkdownTable? {
    guard case .table(let table) = self else { return nil }
    self = .rule
    return table
  }

  @inline(never) mutating func takeList() -> MarkdownList? {
    guard case .list(let list) = self else { return nil }
    self = .rule
    return list
  }

  @inline(never) mutating func takeQuote() -> MarkdownQuote? {
    guard case .quote(let quote) = self else { return nil }
    self = .rule
    return quote
  }

  @inline(never) mutating func takeDetails() -> MarkdownDetails? {
    guard case .details(let details) = self else { return nil }
    self = .rule
    return details
  }

  @inline(never) mutating func takeNotes() -> [MarkdownFootnote]? {
    guard case .footnotes(let notes) = self else { return nil }
    self = .rule
    return notes
  }
}
