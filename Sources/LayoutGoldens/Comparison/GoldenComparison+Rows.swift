import TextLayout

extension GoldenComparison {
  /// Returns the vertical distance of each row from the row before it; nil for items that are not rows with a
  /// frame.
  static func gaps(of nodes: [GoldenNode]) -> [LayoutUnit?] {
    var bottom = LayoutUnit.zero
    return nodes.map { node -> LayoutUnit? in
      guard node.isRow, let frame = node.frame else { return nil }
      defer { bottom = frame.maxY }
      return frame.minY - bottom
    }
  }

  /// Finds fonts that replace another font of their family, because another weight or slant is used.
  static func faces(_ missing: [GoldenNode], _ added: [GoldenNode]) -> [(old: String, new: String)] {
    func families(_ nodes: [GoldenNode]) -> [Substring: String] {
      Dictionary(
        nodes.filter { $0.kind == "font" }.map { (GoldenObstacles.family($0.key), $0.key) },
        uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (families(missing), families(added))
    return old.keys.sorted().compactMap { family in
      guard let before = old[family], let after = new[family] else { return nil }
      return (before, after)
    }
  }

  /// Describes the change in the characters that no font has: `3 characters lost their glyph: U+2A6D6, …`.
  static func missingGlyphs(_ node: GoldenNode, isNew: Bool) -> String? {
    guard let count = node.value("characters").map(GoldenSpelling.text), let list = node.value("codePoints")
    else {
      return nil
    }
    let subject = count == "1" ? "1 character" : "\(count) characters"
    return
      "\(subject) \(isNew ? "lost their glyph" : "have a glyph now"): \(short(GoldenSpelling.text(list)))"
  }

  static func plural(_ kind: String, _ count: Int) -> String {
    count == 1 ? kind : kind.hasSuffix("x") ? kind + "es" : kind == "media" ? kind : kind + "s"
  }
}
