/// Reads the blocks of a message. Invalid blocks are left out and reported; all others are kept.
package struct BlockReader {
  /// The valid blocks.
  package private(set) var blocks: [MessageBlock] = []
  /// The problems. Their paths begin at the list of blocks.
  package private(set) var problems: [FieldError] = []

  /// The maximum number of blocks, including those inside other blocks.
  private static let limit = 10_000
  /// The maximum number of invalid parts that are removed from one block.
  private static let faults = 10
  private var count = 0

  /// - Parameter value: A list of blocks.
  /// - Complexity: Linear in the value, multiplied by the number of invalid parts in one block, at most ten.
  package init(_ value: JSONValue) {
    guard case .array(let values) = value else {
      problems = [Self.leavingOut(.mismatch(.array, found: value))]
      return
    }
    for (index, value) in values.enumerated() where !value.isNull {
      guard let block = read(value, at: index) else { continue }
      blocks.append(block)
      note(block, at: [.element(index)], level: 1)
    }
    if count > Self.limit {
      problems.append(
        FieldError(.other("the message has more than \(Self.limit) blocks; the rest were left out")))
      var left = Self.limit
      blocks = blocks.prefixed(to: &left)
    }
  }

  /// Reads a block, and removes its invalid parts. Returns nil if the block itself is invalid, or if too many
  /// of its parts are.
  private mutating func read(_ value: JSONValue, at index: Int) -> MessageBlock? {
    var value = value
    for _ in 0..<Self.faults {
      do throws(FieldError) {
        return try MessageBlock.form.read(value)
      } catch {
        problems.append(Self.leavingOut(error.within(.element(index))))
        // The innermost block that contains the invalid value is removed.
        guard let end = error.path.lastIndex(of: .member("blocks")), end + 1 < error.path.count,
          value.clear(error.path[...(end + 1)])
        else { return nil }
      }
    }
    return nil
  }

  private static func leavingOut(_ error: FieldError) -> FieldError {
    FieldError(.other("\(error); the block was left out"), at: error.path)
  }

  /// Counts the blocks, and reports those that cannot be shown as intended.
  private mutating func note(_ block: MessageBlock, at path: [JSONStep], level: Int) {
    count += 1
    if level == MessageBlock.levels + 1 {
      problems.append(
        FieldError(
          .other(
            "blocks nested more than \(MessageBlock.levels) levels deep are shown at level \(MessageBlock.levels)"
          ), at: path))
    }
    switch block.content {
    case .other(let other):
      let suggestion = Suggestion.aside(for: other.type, among: MessageBlock.kinds.map(\.type))
      problems.append(
        FieldError(
          .other(
            "unknown block type \(other.type.quoted(limit: 40))\(suggestion); "
              + (other.text == nil && other.blocks.isEmpty
                ? "it is not shown" : "its content is shown as paragraphs")),
          at: path + [.member("type")]))
    case .table(let table):
      if let row = table.rows.firstIndex(where: { $0.count > TableBlock.columnLimit }) {
        problems.append(
          FieldError(
            .other("the table has more than \(TableBlock.columnLimit) columns; the rest were left out"),
            at: path + [.member("rows"), .element(row)]))
      }
    default: break
    }
    guard level <= MessageBlock.levels else {
      count += block.blocksWithin
      return
    }
    for (steps, blocks) in block.inner {
      for (index, inner) in blocks.enumerated() {
        note(inner, at: path + steps.map(JSONStep.init) + [.element(index)], level: level + 1)
      }
    }
  }
}

extension MessageBlock {
  /// The number of blocks inside this block, at all levels.
  fileprivate var blocksWithin: Int {
    inner.reduce(0) { $1.blocks.reduce($0) { $0 + 1 + $1.blocksWithin } }
  }
}

extension [MessageBlock] {
  /// Returns the first blocks that are within a limit. Blocks inside other blocks are counted too. The list
  /// ends before the first block that exceeds the limit.
  fileprivate func prefixed(to left: inout Int) -> [MessageBlock] {
    var kept: [MessageBlock] = []
    for block in self {
      left -= 1 + block.blocksWithin
      guard left >= 0 else { break }
      kept.append(block)
    }
    return kept
  }
}

extension JSONStep {
  fileprivate init(_ step: ContentPath.Step) {
    switch step {
    case .name(let name): self = .member(name)
    case .number(let number): self = .element(number)
    }
  }
}

extension JSONValue {
  /// Replaces the value at a path by null.
  ///
  /// - Returns: False if there is no value at the path.
  fileprivate mutating func clear(_ path: ArraySlice<JSONStep>) -> Bool {
    guard let step = path.first else {
      self = .null
      return true
    }
    switch (self, step) {
    case (.array(var elements), .element(let index)) where elements.indices.contains(index):
      guard elements[index].clear(path.dropFirst()) else { return false }
      self = .array(elements)
    case (.object(var members), .member(let name)):
      guard let index = members.lastIndex(where: { $0.name == name }),
        members[index].value.clear(path.dropFirst())
      else { return false }
      self = .object(members)
    default: return false
    }
    return true
  }
}
