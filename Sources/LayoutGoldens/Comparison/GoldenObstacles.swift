/// Finds the reasons why two layouts cannot be compared: another shaper, other files under the same font
/// names, or other fonts for the same texts.
enum GoldenObstacles {
  static func between(_ expected: [GoldenNode], _ actual: [GoldenNode]) -> [String] {
    var obstacles: [String] = []
    let environments = [expected, actual].map { $0.first { $0.kind == "environment" } }
    for field in environments[0]?.fields ?? [] {
      guard let new = environments[1]?.value(field.name), new != field.value else { continue }
      obstacles.append("\(field.name) \(field.value) is now \(new)")
    }
    let (old, new) = (fonts(of: expected), fonts(of: actual))
    for font in old {
      guard let other = new.first(where: { $0.key == font.key }) else { continue }
      let (old, new) = (font.value("sha256"), other.value("sha256"))
      if old != new { obstacles.append("font \(font.key) \(short(old)) is now \(short(new))") }
    }
    return obstacles + (asksForOthers(expected, actual) ? [] : replacements(old, new, expected, actual))
  }

  /// Whether other fonts are used because the style or the case has changed.
  private static func asksForOthers(_ expected: [GoldenNode], _ actual: [GoldenNode]) -> Bool {
    if HeadComparison(expected, actual, tolerance: .exact).differences.contains(where: { $0.row == "style" })
    {
      return true
    }
    let styles = [expected, actual].map { nodes in nodes.first { $0.kind == "case" }?.value("style") }
    return styles[0] != styles[1] && !styles.contains(nil)
  }

  /// Returns the first characters of a hash, which are enough to distinguish it from others; a placeholder
  /// word if the hash is nil.
  private static func short(_ hash: String?) -> String {
    guard let hash else { return "unnamed" }
    return hash.count > 16 ? "\(hash.prefix(13))…\"" : hash
  }

  private static func fonts(of nodes: [GoldenNode]) -> [GoldenNode] { nodes.filter { $0.kind == "font" } }

  /// Finds fonts that replace others. Different texts use different fonts, so it reports other fonts only if
  /// the texts are equal.
  private static func replacements(
    _ old: [GoldenNode], _ new: [GoldenNode], _ expected: [GoldenNode], _ actual: [GoldenNode]
  ) -> [String] {
    let (oldNames, newNames) = (Set(old.map(\.key)), Set(new.map(\.key)))
    guard !oldNames.isEmpty, !newNames.isEmpty, oldNames != newNames,
      expected.flatMap(texts) == actual.flatMap(texts)
    else { return [] }
    let lost = old.map(\.key).filter { !newNames.contains($0) }
    let found = new.map(\.key).filter { !oldNames.contains($0) }
    if lost.count == found.count {
      // If another weight or slant of the same family is used, the texts have changed, not the environment.
      let pairs = zip(lost, found)
      return pairs.allSatisfy { family($0) == family($1) } && !hasStyles(expected, actual)
        ? [] : pairs.map { "font \($0) replaced by \($1)" }
    }
    if lost.isEmpty { return ["font \(found.joined(separator: ", ")) is used now, for the same texts"] }
    if found.isEmpty { return ["font \(lost.joined(separator: ", ")) is no longer used, for the same texts"] }
    return ["fonts \(lost.joined(separator: ", ")) replaced by \(found.joined(separator: ", "))"]
  }

  /// Returns the name of a font without the words that distinguish the faces of its family.
  static func family(_ name: String) -> Substring { name.prefix { $0 != "-" } }

  /// Whether both layouts list the fields of their styles.
  private static func hasStyles(_ expected: [GoldenNode], _ actual: [GoldenNode]) -> Bool {
    [expected, actual].allSatisfy { nodes in nodes.contains { $0.kind == "style" } }
  }

  private static func texts(of node: GoldenNode) -> [String] {
    node.isRow || node.kind == "text" || node.kind == "label" || node.kind == "step"
      ? (node.value("text").map { [$0] } ?? []) + node.children.flatMap(texts) : []
  }
}
