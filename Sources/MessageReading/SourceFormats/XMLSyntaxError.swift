/// A syntax error in XML: its place and the reason.
struct XMLSyntaxError: Error, Hashable, Sendable {
  /// The offset of the invalid byte; the text's length if it ends too early.
  let offset: Int
  let reason: String
  /// Whether the document is refused although it is valid XML, because it uses an unsupported feature.
  var isRefusal = false
}
