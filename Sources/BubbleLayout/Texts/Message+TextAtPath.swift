extension Message {
  /// The text at a path as it was typed, whether a style shows it or not; nil for none.
  ///
  /// - Complexity: Linear in the blocks beside the one on the way, and in the texts of that one.
  public func text(at path: ContentPath) -> String? {
    let steps = path.steps
    guard case .name(let field)? = steps.first else { return nil }
    switch (field, steps.count) {
    case ("text", 1): return text
    case ("quote", 2): return steps[1] == "text" ? quote?.text : nil
    case ("buttons", 3): return buttons.element(at: steps[1])?.element(at: steps[2])?.title
    case ("attachments", 3...): return attachments.element(at: steps[1])?.record.text(at: steps[2...])
    case ("blocks", 2...): return blocks.text(at: steps[1...])
    default: return nil
    }
  }
}

extension [MessageBlock] {
  fileprivate func text(at steps: ArraySlice<ContentPath.Step>) -> String? {
    guard let step = steps.first else { return nil }
    let named: Element? = if case .name(let name) = step { first { $0.name == name } } else { nil }
    return (named ?? element(at: step))?.record.text(at: steps.dropFirst())
  }
}

extension BlockRecord {
  /// The text of the block, or that of something in it.
  fileprivate func text(at steps: ArraySlice<ContentPath.Step>) -> String? {
    var found: String?
    _ = eachOwnText { place, text in
      if place[...] == steps { found = text.text }
      return found == nil
    }
    if let found { return found }
    let within = inner.first { steps.starts(with: $0.steps) }
    return within.flatMap { $0.blocks.text(at: steps.dropFirst($0.steps.count)) }
  }
}

extension Array {
  /// The element of a number; nil beyond the list, and for a name.
  fileprivate func element(at step: ContentPath.Step) -> Element? {
    if case .number(let number) = step, indices.contains(number) { self[number] } else { nil }
  }
}
