import BubbleLayout
import CBubbleLayout
import TextLayout

/// Converts the paths and offsets of a caller to positions in texts and back.
///
/// Successive positions are often in the same text. The conversion of the latest text is kept, so that a text
/// is scanned only once for all its positions.
struct TextPlaces {
  private let state: TranscriptState
  private var latest: (id: MessageID, path: ContentPath, offsets: Offsets)?
  /// The paths of the latest message, by their JSON Pointers. The paths are nil if no block of the message
  /// has a name of digits.
  private var named: (id: MessageID, paths: [[UInt8]: ContentPath]?)?
  private var shown: (id: MessageID, cell: Cell?)?

  init(_ state: TranscriptState) { self.state = state }

  // MARK: What a caller gives

  /// Returns the range that a caller passes, in a message that exists.
  mutating func match(
    _ given: bubble_match, of id: MessageID, _ name: StaticString
  ) throws(Failure) -> TextMatch {
    let path = try path(given.path, of: id, name)
    return TextMatch(
      id: id, path: path, range: offsets(of: id, at: path).inside(given.range.start, given.range.end))
  }

  /// Returns the position that a caller passes.
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
    // The largest offset means the end of the whole text, even if only a part of the text is shown.
    let offset = given.offset == .max ? Int.max : offsets(of: id, at: path).inside(given.offset)
    return TranscriptPosition(
      id: id, path: path,
      position: TextPosition(offset: offset, affinity: try Arguments.affinity(given.affinity, name)))
  }

  /// Returns the path that a caller passes.
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

  /// Returns the path that is used when the caller gives none: the path of the message's own text, or else of
  /// the first text of its blocks, or else of its first text of any kind.
  private mutating func firstPath(of id: MessageID) -> ContentPath {
    guard let message = state.transcript.message(withID: id), message.text.isEmpty || !message.blocks.isEmpty,
      let cell = cell(id)
    else { return .text }
    return (cell.texts(in: .own).first ?? cell.texts().first)?.path ?? .text
  }

  /// Returns the paths of a message, by their JSON Pointers, if one of its blocks has a name of digits;
  /// otherwise nil. The pointer alone does not tell whether a step of digits is an index or a name.
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

  /// Returns the conversion of offsets in a text as it is shown, without its truncation, to the caller's unit
  /// and back.
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
  /// Returns the text at a path as it is shown, but not truncated; nil if it is not shown.
  fileprivate func wholeText(at path: ContentPath) -> String? {
    text(at: path).map { wholeText(of: $0) }
  }

  /// Returns a text as it is shown, but not truncated.
  func wholeText(of text: CellText) -> String {
    if case .text(let part) = parts[text.part], let whole = part.wholeText { whole } else { text.text }
  }
}
