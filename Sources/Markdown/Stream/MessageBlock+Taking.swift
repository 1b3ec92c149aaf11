/// Takes the content out of a block, so that it can be changed without being copied. Meanwhile a thematic
/// break (`rule`) replaces the content.
///
/// These are separate functions because a pattern in a larger function keeps its matched values alive to the
/// end of that function.
extension MessageBlock.Content {
  @inline(never) mutating func takeText() -> ParagraphBlock? {
    guard case .paragraph(let block) = self else { return nil }
    self = .rule(RuleBlock())
    return block
  }

  @inline(never) mutating func takeCode() -> CodeBlock? {
    guard case .code(let code) = self else { return nil }
    self = .rule(RuleBlock())
    return code
  }

  @inline(never) mutating func takeTable() -> TableBlock? {
    guard case .table(let table) = self else { return nil }
    self = .rule(RuleBlock())
    return table
  }

  @inline(never) mutating func takeList() -> ListBlock? {
    guard case .list(let list) = self else { return nil }
    self = .rule(RuleBlock())
    return list
  }

  @inline(never) mutating func takeQuote() -> QuoteBlock? {
    guard case .quote(let quote) = self else { return nil }
    self = .rule(RuleBlock())
    return quote
  }

  @inline(never) mutating func takeDetails() -> DetailsBlock? {
    guard case .details(let details) = self else { return nil }
    self = .rule(RuleBlock())
    return details
  }

  @inline(never) mutating func takeNotes() -> FootnotesBlock? {
    guard case .footnotes(let notes) = self else { return nil }
    self = .rule(RuleBlock())
    return notes
  }
}
