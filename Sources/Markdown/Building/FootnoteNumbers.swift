/// The numbers of footnotes: their places in the order in which the text first refers to them.
///
/// While a text grows, a reference whose footnote is not defined yet has a number too. So a definition that
/// arrives later changes no number. When the text ends, such references lose their numbers.
struct FootnoteNumbers: Sendable {
  /// The labels in the order of their numbers, as `LinkReferences.normalized` returns them.
  private(set) var labels: [String] = []
  private var numbers: [String: Int] = [:]
  /// How many labels are in finished leaves, so that nothing that arrives can remove them.
  var stable = 0
  /// The labels whose numbers have changed since the list was emptied.
  var changed: [String] = []

  var count: Int { labels.count }

  /// Returns the number of a label; nil for a label that no text refers to.
  subscript(label: String) -> Int? { numbers[label] }

  /// Adds a label that a text refers to, unless it has a number.
  mutating func add(_ label: String) {
    guard numbers[label] == nil else { return }
    labels.append(label)
    numbers[label] = labels.count
    changed.append(label)
  }

  /// Removes the labels after the first ones.
  mutating func cut(to count: Int) {
    while labels.count > count {
      let label = labels.removeLast()
      numbers[label] = nil
      changed.append(label)
    }
  }

  /// Keeps the labels that have a definition. Returns those that remain with another number.
  mutating func keep(_ references: LinkReferences) -> [String] {
    var moved: [String] = []
    var kept: [String] = []
    for label in labels {
      guard references.hasFootnote(label) else {
        numbers[label] = nil
        changed.append(label)
        continue
      }
      kept.append(label)
      if numbers[label] != kept.count { moved.append(label) }
      numbers[label] = kept.count
    }
    labels = kept
    stable = kept.count
    changed += moved
    return moved
  }
}
