/// A syntax error in JSON: its place and the reason.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The offset of the invalid byte; the text's length if it ends too early.
  package let offset: Int
  package let reason: String

  package init(offset: Int, reason: String) {
    self.offset = offset
    self.reason = reason
  }
}
