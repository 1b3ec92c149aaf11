/// Where a text stops being XML, and why.
struct XMLSyntaxError: Error, Hashable, Sendable {
  /// The offset of the byte that does not fit; the text's length where it ends too early.
  let offset: Int
  let reason: String
  /// Whether the document is XML, but none that is read.
  var isRefusal = false
}
