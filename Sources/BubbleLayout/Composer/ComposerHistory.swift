import TextLayout

/// The undo history of a composer.
///
/// A step stores only the replaced text and its replacement, not the whole text. A run of typing is one step.
struct ComposerHistory: Sendable {
  /// The maximum number of steps that are kept.
  static let largestCount = 500
  /// The maximum size of all steps, as an estimate in bytes.
  static let largestCost = 4 << 20

  /// The kind of an edit.
  enum Kind: Sendable {
    /// Typing. It extends the previous step if that step is typing too.
    case typing
    case other
  }

  private struct Step: Sendable {
    let kind: Kind
    let place: Int
    let removed: [UInt16]
    let inserted: [UInt16]
    /// The content before and after the step, both without their text.
    let before: ComposerContent
    let after: ComposerContent
    /// The size of the step, as an estimate in bytes.
    let cost: Int
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private var cost = 0
  /// Whether typing may extend the last step.
  private var isOpen = false
  /// Whether the last step inserted marked text that the input method may still replace.
  private var isMarking = false
  /// Whether an edit is being recorded. Edits within it then belong to the same step.
  var isRecording = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The size of all steps, as an estimate in bytes.
  var weight: Int { undone.reduce(cost) { $0 + $1.cost } }

  /// Ends a run of typing.
  mutating func close() { isOpen = false }

  /// Adds an edit.
  ///
  /// - Parameters:
  ///   - wasMarking: Whether an input method had marked text before the edit.
  ///   - marks: Whether an input method has marked text after the edit.
  /// - Complexity: Linear in the text.
  mutating func add(
    _ kind: Kind, from before: ComposerContent, to after: ComposerContent, wasMarking: Bool, marks: Bool
  ) {
    defer { isMarking = isMarking && marks }
    let grows = (wasMarking && isMarking) || (kind == .typing && isOpen && done.last?.kind == .typing)
    var origin = before
    if grows, let last = done.last {
      origin = last.before
      origin.text = Self.replace(last.inserted, with: last.removed, at: last.place, in: before.text)
    }
    guard let step = Self.step(kind, from: origin, to: after) else {
      if grows { removeLast() }
      return
    }
    undone = []
    if grows { removeLast() }
    append(step)
    isOpen = kind == .typing
    isMarking = marks
  }

  private mutating func append(_ step: Step) {
    done.append(step)
    cost += step.cost
    var first = 0
    while done.count - first > 1, cost > Self.largestCost || done.count - first > Self.largestCount {
      cost -= done[first].cost
      first += 1
    }
    if first > 0 { done.removeFirst(first) }
  }

  private mutating func removeLast() {
    if let last = done.popLast() { cost -= last.cost }
    isOpen = false
  }

  /// Returns the content before the last step; nil if there is no step.
  mutating func undo(_ content: ComposerContent) -> ComposerContent? {
    guard let step = done.last else { return nil }
    removeLast()
    undone.append(step)
    var before = step.before
    before.text = Self.replace(step.inserted, with: step.removed, at: step.place, in: content.text)
    return before
  }

  /// Returns the content after the step that was undone last; nil if there is no such step.
  mutating func redo(_ content: ComposerContent) -> ComposerContent? {
    guard let step = undone.popLast() else { return nil }
    append(step)
    isOpen = false
    var after = step.after
    after.text = Self.replace(step.removed, with: step.inserted, at: step.place, in: content.text)
    return after
  }

  /// Returns the step from one content to another; nil if they are equal or differ only in their selections.
  private static func step(
    _ kind: Kind, from before: ComposerContent, to after: ComposerContent
  ) -> Step? {
    guard !isSame(before, after) else { return nil }
    let (old, new) = (Array(before.text.utf16), Array(after.text.utf16))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    var (first, last) = (before, after)
    (first.text, last.text) = ("", "")
    let (removed, inserted) = (old[start..<old.count - end], new[start..<new.count - end])
    return Step(
      kind: kind, place: start, removed: Array(removed), inserted: Array(inserted), before: first,
      after: last,
      cost: 2 * (removed.count + inserted.count) + first.formattingWeight + last.formattingWeight + 200)
  }

  private static func isSame(_ before: ComposerContent, _ after: ComposerContent) -> Bool {
    before.spans == after.spans && before.tokens.elementsEqual(after.tokens, by: isSame)
      && before.text.utf8.elementsEqual(after.text.utf8)
  }

  /// Returns whether two tokens are equal, apart from their measurements.
  private static func isSame(_ left: MentionToken, _ right: MentionToken) -> Bool {
    left.offset == right.offset && left.object == right.object && left.text == right.text
  }

  private static func replace(
    _ old: [UInt16], with new: [UInt16], at place: Int, in text: String
  ) -> String {
    var units = Array(text.utf16)
    units.replaceSubrange(place..<place + old.count, with: new)
    return String(decoding: units, as: UTF16.self)
  }
}

extension Composer {
  /// Runs an edit, and records it so that it can be undone.
  mutating func recording<Result>(
    _ kind: ComposerHistory.Kind = .other, _ edit: (inout Composer) -> Result
  ) -> Result {
    guard !history.isRecording else { return edit(&self) }
    let (before, wasMarking) = (content, markedRange != nil)
    history.isRecording = true
    let result = edit(&self)
    history.isRecording = false
    history.add(kind, from: before, to: content, wasMarking: wasMarking, marks: markedRange != nil)
    return result
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a step that was undone and can be done again.
  public var canRedo: Bool { history.canRedo }

  /// Undoes the last step: restores the text, its tokens, emphases and selection. A run of typing is one
  /// step. A run ends when text is deleted, pasted or sent, or when the caret is moved. The last 500 steps
  /// are kept.
  ///
  /// - Returns: Whether there was a step to undo.
  /// - Complexity: Linear in the text.
  @discardableResult public mutating func undo() -> Bool {
    commitMarked()
    guard let content = history.undo(content) else { return false }
    restore(content)
    return true
  }

  /// Does the step again that `undo()` has undone last, unless the content was changed since.
  ///
  /// - Returns: Whether there was a step to redo.
  @discardableResult public mutating func redo() -> Bool {
    commitMarked()
    guard let content = history.redo(content) else { return false }
    restore(content)
    return true
  }
}
