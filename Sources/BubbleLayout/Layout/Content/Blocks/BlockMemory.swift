import Markdown
import TextLayout

/// What a `RichBuilder` remembers of a growing message from one token to the next: the closed blocks of each open
/// container, and the open texts. The builder makes the open blocks again with each token, and these parts never.
struct BlockMemory: Sendable {
  /// What the blocks of a container are made of besides their own content. If it changes, they are made anew.
  struct Setting: Hashable, Sendable {
    let context: RichContext
    /// The list without its items, for the items of a list.
    var list: ListBlock?
  }

  /// The blocks and texts, by the path of the list of blocks, the list of items, or the text.
  var blocks = Remembered<Setting, KeptBlocks>()
  var rows = Remembered<RichContext, KeptRows>()
  var texts = Remembered<GrowingLines.Setting, GrowingLines>()
  /// What the last addition changed, seen from the blocks that are being made.
  var change = Change()
  /// Whether the blocks that are being made may still grow.
  var isOpen = true
  /// The start of the unfinished line, as a UTF-8 offset.
  private(set) var lastLineStart = 0
  /// How many UTF-16 units of texts were shaped so far.
  var unitsShaped = 0
  /// The pixel grid that sizes are rounded up to.
  let grid: PixelGrid

  init(grid: PixelGrid) { self.grid = grid }

  /// A part of a `MarkdownChange`.
  struct Change {
    /// The rest of the path of the first block that may have changed; nil if any block may have.
    var path: ArraySlice<Int>?
    /// The rests of the paths of earlier blocks that have changed.
    var others: [ArraySlice<Int>] = []
    var (settled, rows) = (0, 0)

    init() {}

    init(_ change: MarkdownChange) {
      path = change.path[...]
      others = change.others.map { $0[...] }
      (settled, rows) = (change.settled, change.rows)
    }

    /// The change inside a block or item.
    func inside(_ number: Int) -> Change {
      guard path?.first == number else { return Change() }
      var inside = self
      inside.path = path?.dropFirst()
      inside.others = others.filter { $0.first == number }.map { $0.dropFirst() }
      return inside.others.contains(where: \.isEmpty) ? Change() : inside
    }

    /// The index of the first block that may have changed, except `others`.
    var first: Int { path?.first ?? 0 }
    /// The index of the first block that may have changed.
    var firstOfAll: Int { others.reduce(first) { min($0, $1.first ?? 0) } }
    /// How much of the text at the end of the path is settled, in UTF-16 units, and how many rows of the table there.
    var ofLeaf: (settled: Int, rows: Int) { path?.isEmpty == true ? (settled, rows) : (0, 0) }
  }

  /// Whether a block is a text that may still grow. Its lines find its direction, without a search in the whole text.
  func grows(_ block: MessageBlock, at path: ContentPath) -> Bool {
    switch block.content {
    case .paragraph, .heading: isOpen || texts.knows(path)
    default: false
    }
  }

  /// Counts texts that were shaped as a whole.
  mutating func note(_ texts: some Sequence<PreparedText>) {
    for text in texts where text.growing == nil { unitsShaped += text.text.utf16.count }
  }

  /// Begins to make the blocks after an addition.
  mutating func begin(_ change: Change, lastLineStart: Int) {
    self.change = change
    self.lastLineStart = lastLineStart
    blocks.begin()
    rows.begin()
    texts.begin()
  }
}

extension BlockMemory {
  /// Parts of the message by path. A part that is not used while the blocks are made is dropped.
  struct Remembered<Setting: Hashable & Sendable, Part: Sendable>: Sendable {
    private var old: [ContentPath: (Setting, Part)] = [:]
    private var new: [ContentPath: (Setting, Part)] = [:]

    mutating func begin() {
      swap(&old, &new)
      new.removeAll(keepingCapacity: true)
    }

    func knows(_ path: ContentPath) -> Bool { old[path] != nil }

    /// Returns a part, which has no other owner then; nil if it is not known, or if it was made in another setting.
    mutating func take(_ path: ContentPath, _ setting: Setting) -> Part? {
      guard let (known, part) = old.removeValue(forKey: path), known == setting else { return nil }
      return part
    }

    mutating func keep(_ part: Part, at path: ContentPath, _ setting: Setting) { new[path] = (setting, part) }
  }
}

extension RichBuilder {
  /// Adds one node for the closed blocks of a growing list of blocks or items.
  ///
  /// - Parameters:
  ///   - count: The number of all blocks.
  ///   - marker: Returns the width of the marker of an item.
  ///   - make: Adds the nodes of a block, and returns its margins; nil for a block that shows nothing.
  /// - Returns: The blocks; nil if none is closed.
  mutating func keepClosed(
    _ count: Int, at path: ContentPath, _ setting: BlockMemory.Setting,
    marker: (RichBuilder, Int) -> LayoutUnit = { _, _ in 0 },
    make: (inout RichBuilder, Int) -> KeptBlocks.Margins?
  ) -> KeptBlocks? {
    guard let change = memory?.change, count > 0, memory?.isOpen == true || memory?.blocks.knows(path) == true
    else { return nil }
    var kept = memory?.blocks.take(path, setting) ?? KeptBlocks()
    kept.removeAll(from: min(change.first, count - 1))
    for index in Set(change.others.compactMap(\.first)) where index < kept.count {
      kept.replace(index, by: closed(index, marker, make))
    }
    while kept.count < count - 1 { kept.append(closed(kept.count, marker, make)) }
    memory?.blocks.keep(kept, at: path, setting)
    return kept.count > 0 ? kept : nil
  }

  /// Makes a closed block with a tree of its own.
  private mutating func closed(
    _ number: Int, _ marker: (RichBuilder, Int) -> LayoutUnit,
    _ make: (inout RichBuilder, Int) -> KeptBlocks.Margins?
  ) -> KeptBlocks.Block {
    var outer = ContentBuilder()
    swap(&outer, &content)
    let isOpen = memory?.isOpen == true
    memory?.isOpen = false
    let margins = inside(number) { make(&$0, number) }
    memory?.isOpen = isOpen
    swap(&outer, &content)
    memory?.note(outer.tree.texts)
    var block = KeptBlocks.Block(marker: marker(self, number))
    if let margins, let grid = memory?.grid {
      (block.above, block.below) = margins
      block.tree = BlockTree(outer.tree, grid: grid)
    }
    return block
  }

  /// Makes the nodes of a block or an item, by its index in the list of blocks or items around it.
  mutating func inside<Result>(_ number: Int, _ make: (inout RichBuilder) -> Result) -> Result {
    guard let change = memory?.change else { return make(&self) }
    memory?.change = change.inside(number)
    defer { memory?.change = change }
    return make(&self)
  }

  /// Makes nodes of which nothing is remembered.
  mutating func forgetting(_ make: (inout RichBuilder) -> Void) {
    let held = memory.take()
    make(&self)
    memory = held
  }

  /// Adds a node for closed blocks.
  mutating func add(_ kept: KeptBlocks) {
    content.tree.kept.append(kept)
    content.add(.kept(Int32(content.tree.kept.count - 1)))
  }

  /// Returns a text that may still grow; nil for one that is finished or has to be shaped as a whole.
  ///
  /// - Parameter empty: Makes the empty text with the options for its lines.
  mutating func growing(
    _ text: RichText, _ setting: GrowingLines.Setting, empty: (RichBuilder) -> PreparedText
  ) -> PreparedText? {
    let path = setting.context.path
    guard let settled = memory?.change.ofLeaf.settled,
      memory?.isOpen == true || memory?.texts.knows(path) == true,
      setting.role == .code || emoticons.substitutions.isEmpty
    else { return nil }
    var lines =
      memory?.texts.take(path, setting)
      ?? GrowingLines(
        setting, empty(self),
        directions: setting.role == .code ? nil : directions(setting.role, setting.context),
        maker: maker)
    let units = lines.set(text, from: settled, code: style.content.code.inline, maker: maker)
    memory?.unitsShaped += units
    memory?.texts.keep(lines, at: path, setting)
    return lines.text
  }
}
