import BubbleLayout
import CBubbleLayout
import Foundation
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_accessibility(
  _ transcript: OpaquePointer?, _ y: Double, _ height: Double, _ buffer: OpaquePointer?,
  _ accessibility: UnsafeMutablePointer<bubble_accessibility>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try tell(transcript, buffer, accessibility) { $0.transcript.accessibility(in: $0.viewport(y, height)) }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_transcript_message_accessibility(
  _ transcript: OpaquePointer?, _ id: UnsafePointer<bubble_id>?, _ buffer: OpaquePointer?,
  _ accessibility: UnsafeMutablePointer<bubble_accessibility>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let id = try Arguments.id(id, "id")
    try tell(transcript, buffer, accessibility) { (state) throws(Failure) in
      guard let row = state.transcript.accessibility(of: id) else { throw TranscriptState.noMessage(id) }
      return [row]
    }
  }
}

/// Stores what screen readers say about some rows in the buffer, and writes pointers to it to `answer`.
///
/// - Parameter rows: Returns the elements of the rows.
private func tell(
  _ transcript: OpaquePointer?, _ buffer: OpaquePointer?,
  _ answer: UnsafeMutablePointer<bubble_accessibility>?,
  _ rows: (TranscriptState) throws(Failure) -> [AccessibilityElement]
) throws(Failure) {
  let (box, buffer) = (try TranscriptBox.of(transcript), try BufferBox.of(buffer))
  try bubble_accessibility.check(answer, "accessibility")
  let (told, state) = try box.state.with { (state) throws(Failure) in (try rows(state), state) }
  buffer.content.with { content in
    content.removeAll()
    for row in told { content.add(row, of: state) }
    let language = content.strings.add(state.transcript.environment.locale.identifier(.bcp47))
    bubble_accessibility(
      size: 0, elements: content.elements.pointer, element_count: content.elements.count,
      actions: content.actions.pointer, action_count: content.actions.count,
      parts: content.numbers.pointer, part_count: content.numbers.count,
      strings: content.strings.bytes.pointer, string_count: content.strings.bytes.count,
      language: content.strings.bytes.pointer.map { $0 + Int(language.first) },
      targets: content.targets.pointer
    ).write(to: answer)
  }
}

/// The data that all elements of a row share.
private struct ElementRow {
  let idText: bubble_range
  let idNumber: Int64
  let index: Int
  /// The texts with links and mentions, by the numbers of their parts.
  let texts: [Int: Text]
  let kind: OffsetKind

  /// A text of the message, with the conversion of its offsets to the caller's unit.
  struct Text {
    let path: ContentPath
    let offsets: Offsets
  }

  /// - Parameter cell: The cell of the message, if a text in it has actions; otherwise nil.
  init(_ element: AccessibilityElement, idText: bubble_range, index: Int, _ cell: Cell?, _ kind: OffsetKind) {
    self.idText = idText
    idNumber = if case .integer(let number)? = element.id { Int64(number) } else { 0 }
    self.index = index
    let texts = (cell?.texts() ?? []).map { text in
      (text.part, Text(path: text.path, offsets: kind.map(of: text.text)))
    }
    self.texts = Dictionary(texts) { first, _ in first }
    self.kind = kind
  }
}

extension AccessibilityElement {
  /// Whether an action of the element, or of an element within it, is in a text.
  fileprivate var standsInText: Bool {
    actions.contains { $0.target.isInText } || children.contains { $0.standsInText }
  }
}

extension HitTarget {
  fileprivate var isInText: Bool {
    if case .object = self { true } else { range != nil }
  }
}

extension BufferContent {
  /// Adds the element of a row and its inner elements.
  fileprivate func add(_ element: AccessibilityElement, of state: TranscriptState) {
    let row = ElementRow(
      element, idText: strings.add(element.id),
      index: element.id.flatMap { state.transcript.index(of: $0) } ?? -1,
      element.standsInText ? element.id.flatMap { state.transcript.cell(withID: $0) } : nil, state.offsets)
    let (place, firstAction) = (elements.count, actions.next)
    add(element, depth: 0, parent: nil, row)
    // The actions of a row are the actions of all its inner elements, which are adjacent in the array.
    elements[place].actions = bubble_range(from: firstAction, to: actions.next)
  }

  private func add(
    _ element: AccessibilityElement, depth: UInt32, parent: (number: UInt32, label: Offsets)?,
    _ row: ElementRow
  ) {
    var entry = bubble_element()
    let number = elements.next
    entry.role = element.role.number
    entry.states = element.states.reduce(0) { $0 | $1.flag }
    (entry.depth, entry.parent) = (depth, parent?.number ?? .max)
    (entry.id_text, entry.id_number, entry.index) = (row.idText, row.idNumber, row.index)
    entry.label = strings.add(element.label)
    (entry.value, entry.hint) = (strings.add(element.value), strings.add(element.hint))
    entry.range = .none
    if let range = element.range, let parent { entry.range = parent.label.outside(range) }
    let firstPart = numbers.next
    for part in element.parts { numbers.append(UInt32(clamping: part)) }
    entry.parts = bubble_range(from: firstPart, to: numbers.next)
    let firstAction = actions.next
    let text = element.parts.first.flatMap { row.texts[$0] }
    for action in depth == 0 ? [] : element.actions { add(action, number, in: text) }
    entry.actions = bubble_range(from: firstAction, to: actions.next)
    entry.frame = bubble_rect(element.frame)
    elements.append(entry)
    // The conversion of offsets is made once for all children, because a text may have many links.
    let hasRanges = element.children.contains { $0.range != nil }
    let label = hasRanges ? row.kind.map(of: element.label) : Offsets(map: nil)
    for child in element.children { add(child, depth: depth + 1, parent: (number, label), row) }
  }

  /// - Parameter text: The text that contains the element; nil if there is none.
  private func add(_ action: AccessibilityAction, _ element: UInt32, in text: ElementRow.Text?) {
    var target = bubble_hit.nothing
    target.take(action.target, text?.offsets ?? Offsets(map: nil))
    var entry = bubble_action()
    entry.kind = action.kind.number
    entry.element = element
    entry.name = strings.add(action.name)
    (entry.target, entry.index, entry.card) = (target.target, target.index, target.card)
    (entry.span_kind, entry.span_range) = (target.span_kind, target.span_range)
    entry.path = strings.add(action.target.isInText ? text?.path : nil)
    actions.append(entry)
    targets.append(strings.add(action.target, address: action.address))
  }
}
