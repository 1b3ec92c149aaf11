/// Where a text stops being XML, and why.
struct XMLSyntaxError: Error, Hashable, Sendable {
  /// The offset of the invalid byte; the text's length if it ends too early.
  let offset: Int
  let reason: String
  /// Whether the document is valid XML, but of an unsupported kind.
  var isRefusal = false
}
