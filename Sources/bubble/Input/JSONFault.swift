import BubbleLayout
import MessageReading

/// An error in a JSON file, with its place.
struct JSONFault: CustomStringConvertible {
  /// The line and the column; nil if the field is not in the file.
  let place: JSONPlace?
  /// The path of the field; empty if the file as a whole is not valid JSON.
  let field: String
  let reason: String

  /// - Parameter bytes: The content of the file.
  init(_ error: StyleError, in bytes: [UInt8]) {
    self.init(field: error.field, reason: error.reason, in: bytes)
  }

  init(field: String, reason: String, in bytes: [UInt8]) {
    if let fault = JSONCursor.fault(in: bytes) {
      (self.field, self.reason) = ("", "not JSON: \(fault.reason)")
      place = JSONPlace(fault.offset, in: bytes)
    } else {
      (self.field, self.reason) = (field, reason)
      place = JSONCursor.offset(of: field, in: bytes).map { JSONPlace($0, in: bytes) }
    }
  }

  /// The error without the file's name: `3:14: field "bubble.padding.top": must not be negative, but is -4`.
  /// In messages, it follows the file's name and a colon.
  var description: String {
    (place.map { "\($0): " } ?? " ") + (field.isEmpty ? "" : "field \(field.quoted()): ") + reason
  }
}
