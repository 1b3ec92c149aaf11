import BubbleLayout
import CBubbleLayout
import Foundation
import TextLayout

/// Reads and checks the arguments of calls.
enum Arguments {
  /// Returns the bytes of a text.
  ///
  /// - Parameters:
  ///   - length: The length in bytes; -1 for a text that ends in a NUL.
  ///   - name: The name of the argument.
  static func bytes(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString
  ) throws(Failure) -> UnsafeBufferPointer<UInt8> {
    guard length >= -1, length <= limit else {
      throw .argument(
        "the length of \(name) is \(UInt(bitPattern: length)); the maximum is \(limit)", "\(name)")
    }
    guard let text else {
      if length <= 0 { return UnsafeBufferPointer(start: nil, count: 0) }
      throw .argument("\(name) is NULL", "\(name)")
    }
    let count = length < 0 ? strnlen(text, limit + 1) : length
    guard count <= limit else { throw .argument("\(name) is longer than \(limit) bytes", "\(name)") }
    return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
  }

  /// Returns a text; NULL is an empty text.
  static func text(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString
  ) throws(Failure) -> String {
    String(decoding: try bytes(text, length, name), as: UTF8.self)
  }

  /// Returns a text that ends in a NUL; nil for NULL.
  static func text(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(Failure) -> String? {
    text == nil ? nil : try self.text(text, -1, name)
  }

  /// Returns the id of a message.
  static func id(_ id: UnsafePointer<bubble_id>?, _ name: StaticString) throws(Failure) -> MessageID {
    guard let id else { throw .argument("\(name) is NULL", "\(name)") }
    try checkAlignment(id, name)
    return try self.id(id.pointee, name)
  }

  static func id(_ id: bubble_id, _ name: StaticString) throws(Failure) -> MessageID {
    id.text == nil ? .integer(Int(id.number)) : .string(try text(id.text, id.length, name))
  }

  /// Checks a pointer to which a result is written.
  static func check<Answer>(
    _ pointer: UnsafeMutablePointer<Answer>?, _ name: StaticString
  ) throws(Failure) -> UnsafeMutablePointer<Answer> {
    guard let pointer else { throw .argument("\(name) is NULL", "\(name)") }
    try checkAlignment(UnsafePointer(pointer), name)
    return pointer
  }

  static func checkAlignment<Value>(
    _ pointer: UnsafePointer<Value>, _ name: StaticString
  ) throws(Failure) {
    guard UInt(bitPattern: pointer) % UInt(MemoryLayout<Value>.alignment) == 0 else {
      throw .argument("\(name) is not aligned", "\(name)")
    }
  }

  /// Returns the theme for a number of `bubble_theme`.
  static func theme(_ number: UInt32) throws(Failure) -> ColorTheme {
    switch number {
    case UInt32(BUBBLE_THEME_LIGHT.rawValue): return .light
    case UInt32(BUBBLE_THEME_DARK.rawValue): return .dark
    default:
      throw .argument("theme is \(number); it must be BUBBLE_THEME_LIGHT or BUBBLE_THEME_DARK", "theme")
    }
  }

  /// Returns the edge for a number of `bubble_edge`.
  static func edge(_ number: UInt32) throws(Failure) -> ScrollEdge {
    switch number {
    case UInt32(BUBBLE_EDGE_TOP.rawValue): return .top
    case UInt32(BUBBLE_EDGE_BOTTOM.rawValue): return .bottom
    default: throw .argument("edge is \(number); it must be BUBBLE_EDGE_TOP or BUBBLE_EDGE_BOTTOM", "edge")
    }
  }

  /// Returns the affinity for a number of `bubble_affinity`.
  static func affinity(_ number: UInt32, _ name: StaticString) throws(Failure) -> TextPosition.Affinity {
    try choice(number, of: [.downstream, .upstream], name, "bubble_affinity")
  }

  /// The longest text, in bytes, and the largest count.
  static let limit = 1 << 30
}
