import BubbleLayout
import MessageReading

/// What is wrong with a JSON file that somebody wrote, with its place.
struct JSONFault: CustomStringConvertible {
  /// Nil if nothing of the field is written.
  let place: JSONPlace?
  /// The path of the field; empty if the text as a whole is no JSON.
  let field: String
  let reason: String

  /// - Parameter bytes: The text that was read.
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

  /// `3:14: field "bubble.padding.top": must not be negative, but is -4`, to stand after the file and a colon.
  var description: String {
    (place.map { "\($0): " } ?? " ") + (field.isEmpty ? "" : "field \(field.quoted()): ") + reason
  }
}
