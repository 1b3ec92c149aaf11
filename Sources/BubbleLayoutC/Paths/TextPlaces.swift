import BubbleLayout
import CBubbleLayout
import TextLayout

/// Turns the paths and offsets of a caller into places in texts and back.
///
/// Places in a text follow one another, so that its offsets are kept until those of another text are asked for: a text is gone through
/// once, however many places are in it.
struct TextPlaces {
  private let state: TranscriptState
  private var latest: (id: MessageID, path: ContentPath, offsets: Offsets)?
  /// The paths of a message in which blocks are named as if they were numbers, by their pointers; nil for other messages.
  private var named: (id: MessageID, paths: [[UInt8]: ContentPath]?)?
  private var shown: (id: MessageID, cell: Cell?)?

  init(_ state: TranscriptState) { self.state = state }

  // MARK: What a caller gives

  /// The range that a caller means in a message that there is.
  mutating func match(
    _ given: bubble_match, of id: MessageID, _ name: StaticString
  ) throws(Failure) -> TextMatch {
    let path = try path(given.path, of: id, name)
    return TextMatch(
      id: id, path: path, range: offsets(of: id, at: path).inside(given.range.start, given.range.end))
  }

  /// The place that a caller means.
  ///
  /// - Throws: `BUBBLE_ERROR_NOT_FOUND` for a message that does not exist.
  mutating func position(
    _ given: UnsafePointer<bubble_position>?, _ name: StaticString
  ) throws(Failure) -> TranscriptPosition {
    try bubble_position.check(given, name)
    guard let given = try bubble_position.read(given, name) else {
      throw .argument("\(name) is NULL", "\(name)")
    }
    let id = try Arguments.id(given.id, name)
    try state.check(id)
    let path = try path(given.path, of: id, name)
    // Whole texts are selected as they were typed, though less of them may be shown.
    let offset = given.offset == .max ? Int.max : offsets(of: id, at: path).inside(given.offset)
    return TranscriptPosition(
      id: id, path: path,
      position: TextPosition(offset: offset, affinity: try Arguments.affinity(given.affinity, name)))
  }

  /// The path that a caller means.
  mutating func path(
    _ given: bubble_content_path, of id: MessageID, _ name: StaticString
  ) throws(Failure) -> ContentPath {
    guard given.text != nil else { return firstPath(of: id) }
    let bytes = try Arguments.bytes(given.text, given.length, name)
    guard let path = ContentPath(pointer: bytes) else {
      throw .argument(
        "the path of \(name) is \"\(String(decoding: bytes.prefix(64), as: UTF8.self))\", which is not a JSON Pointer such as \"/text\"",
        "\(name)")
    }
    guard path.steps.first == "blocks" else { return path }
    return paths(of: id)?[Array(bytes)] ?? path
  }

  /// The message's own text, or the first of those that it has instead.
  private mutating func firstPath(of id: MessageID) -> ContentPath {
    guard let message = state.transcript.message(withID: id), message.text.isEmpty || !message.blocks.isEmpty,
      let cell = cell(id)
    else { return .text }
    return (cell.texts(in: .own).first ?? cell.texts().first)?.path ?? .text
  }

  /// A pointer does not say whether a step of digits is a number or a name: in a message that has such names its texts do.
  private mutating func paths(of id: MessageID) -> [[UInt8]: ContentPath]? {
    if let named, named.id == id { return named.paths }
    var paths: [[UInt8]: ContentPath]?
    if state.transcript.message(withID: id)?.hasBlocksNamedByDigits == true, let cell = cell(id) {
      paths = Dictionary(cell.texts().map { ($0.path.pointer, $0.path) }) { first, _ in first }
    }
    named = (id, paths)
    return paths
  }

  // MARK: Offsets

  /// Turns offsets of a text as it is shown, long texts whole, into the caller's and back.
  mutating func offsets(of id: MessageID, at path: ContentPath) -> Offsets {
    if case .utf16 = state.offsets { return Offsets(map: nil) }
    if let latest, latest.id == id, latest.path == path { return latest.offsets }
    let text =
      cell(id)?.wholeText(at: path) ?? state.transcript.message(withID: id)?.text(at: path) ?? ""
    let found = state.offsets.map(of: text)
    latest = (id, path, found)
    return found
  }

  private mutating func cell(_ id: MessageID) -> Cell? {
    if let shown, shown.id == id { return shown.cell }
    let cell = state.transcript.cell(withID: id)
    shown = (id, cell)
    return cell
  }
}

extension Cell {
  /// The text at a path as it is shown, a long one whole; nil for a text that is not shown.
  fileprivate func wholeText(at path: ContentPath) -> String? {
    text(at: path).map { wholeText(of: $0) }
  }

  /// A text as it is shown, a long one whole.
  func wholeText(of text: CellText) -> String {
    if case .text(let part) = parts[text.part], let whole = part.wholeText { whole } else { text.text }
  }
}
