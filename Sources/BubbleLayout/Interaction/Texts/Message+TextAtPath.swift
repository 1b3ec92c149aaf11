extension Message {
  /// Returns the text at a path as it was typed, whether a style shows it or not; nil if there is none.
  ///
  /// - Complexity: Linear in the blocks at each level of the path, and in the texts of the block at the path.
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
    return (named ?? element(at: step))?.text(at: steps.dropFirst())
  }
}

extension MessageBlock {
  /// Returns the text at a path inside the block; nil if there is none.
  fileprivate func text(at steps: ArraySlice<ContentPath.Step>) -> String? {
    var found: String?
    _ = record.eachOwnText { place, text in
      if place[...] == steps { found = text.text }
      return found == nil
    }
    if let found { return found }
    let within = inner.first { steps.starts(with: $0.steps) }
    return within.flatMap { $0.blocks.text(at: steps.dropFirst($0.steps.count)) }
  }
}

extension Array {
  /// Returns the element at a step that is an index; nil for an index out of range, and for a name.
  fileprivate func element(at step: ContentPath.Step) -> Element? {
    if case .number(let number) = step, indices.contains(number) { self[number] } else { nil }
  }
}
