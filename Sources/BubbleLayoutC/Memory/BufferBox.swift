import BubbleLayout
import CBubbleLayout
import TextLayout
import TextShaping

/// The object that a `bubble_buffer` handle stands for. It contains the result of a call.
final class BufferBox: HandleObject {
  static let name = "bubble_buffer"
  let content = Guarded(BufferContent())

  /// Returns the buffer of a handle.
  static func of(_ handle: OpaquePointer?, _ name: StaticString = "buffer") throws(Failure) -> BufferBox {
    try HandleTable.shared.object(handle, name)
  }
}

/// The memory of results of any length. Each kind of result has its own arrays, so that their memory is
/// reused.
final class BufferContent {
  var strings = StringPool()
  var rects = FlatArray<bubble_rect>()
  var matches = FlatArray<bubble_match>()
  var changes = FlatArray<bubble_change>()
  var verbs = FlatArray<UInt8>()
  var points = FlatArray<bubble_point>()
  var bytes = FlatArray<UInt8>()
  var elements = FlatArray<bubble_element>()
  var actions = FlatArray<bubble_action>()
  var targets = FlatArray<bubble_action_target>()
  var numbers = FlatArray<UInt32>()
  var measures = FlatArray<bubble_measure>()
  var lines = FlatArray<bubble_line>()
  var carets = FlatArray<bubble_caret>()
  /// The changes of the last edit, except for the rows in them; nil if the buffer contains another kind of
  /// result.
  var changeSet: ChangeSet?

  func removeAll() {
    strings.removeAll()
    rects.removeAll()
    matches.removeAll()
    changes.removeAll()
    verbs.removeAll()
    points.removeAll()
    bytes.removeAll()
    elements.removeAll()
    actions.removeAll()
    targets.removeAll()
    numbers.removeAll()
    measures.removeAll()
    lines.removeAll()
    carets.removeAll()
    changeSet = nil
  }

  /// Stores a text as the result of a call, and returns it.
  func answer(_ text: String) -> bubble_text {
    removeAll()
    return view(of: strings.add(text))
  }

  /// Returns a text of the result. It is valid until something is added to the result.
  func view(of range: bubble_range) -> bubble_text {
    bubble_text(
      size: MemoryLayout<bubble_text>.size, bytes: strings.bytes.pointer.map { $0 + Int(range.first) },
      length: Int(range.count))
  }

  /// Stores rectangles as the result of a call, and returns them.
  func answer(_ rects: [Rect]) -> bubble_rects {
    removeAll()
    self.rects.append(contentsOf: rects.map { bubble_rect($0) })
    return bubble_rects(
      size: MemoryLayout<bubble_rects>.size, rects: self.rects.pointer, count: self.rects.count)
  }

  /// Stores an id as the result of a call, and returns it.
  func answer(_ id: MessageID) -> bubble_id {
    removeAll()
    let place = strings.add(id)
    return strings.id(id, at: place)
  }
}

extension StringPool {
  /// Adds the text of an id and returns its range; if the id is an integer or nil, the range that means
  /// "none".
  mutating func add(_ id: MessageID?) -> bubble_range {
    if case .string(let text)? = id { add(text) } else { .none }
  }

  /// Returns an id whose text is at a range. Nothing may be added to the result afterwards.
  func id(_ id: MessageID, at place: bubble_range) -> bubble_id {
    switch id {
    case .integer(let number): bubble_id(text: nil, length: 0, number: Int64(number))
    case .string:
      bubble_id(text: bytes.pointer.map { $0 + Int(place.first) }, length: Int(place.count), number: 0)
    }
  }
}

extension StringPool {
  /// Adds a path as a JSON Pointer and returns its range; for nil, the range that means "none".
  mutating func add(_ path: ContentPath?) -> bubble_range {
    guard let path else { return .none }
    return path == .text ? add("/text") : add(path.pointer)
  }

  /// Returns the path at a range. Nothing may be added to the result afterwards.
  func path(at place: bubble_range) -> bubble_content_path {
    if place.first == .max { return bubble_content_path(text: nil, length: 0) }
    return bubble_content_path(
      text: bytes.pointer.map { $0 + Int(place.first) }, length: Int(place.count))
  }
}

extension bubble_rect {
  init(_ rect: Rect) {
    self.init(
      x: rect.minX.points, y: rect.minY.points, width: rect.width.points, height: rect.height.points)
  }
}

extension bubble_point {
  init(_ point: Point) { self.init(x: point.x.points, y: point.y.points) }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_buffer_open(
  _ buffer: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    try Arguments.check(buffer, "buffer").pointee = HandleTable.shared.add(BufferBox())
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_buffer_free(_ buffer: OpaquePointer?) {
  HandleTable.shared.remove(buffer, BufferBox.self)
}
