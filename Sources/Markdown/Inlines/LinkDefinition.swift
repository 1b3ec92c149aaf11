/// A link reference definition as it is written: ranges in the text of its paragraph.
struct LinkDefinition {
  /// Without the brackets.
  var label: Range<Int>
  /// Without angle brackets, as written.
  var destination: Range<Int>
  /// Without quotes, as written.
  var title: Range<Int>?
  /// Where the line after it starts.
  var end: Int
  /// Whether a title on the line after it may belong to it.
  var mayGoOn: Bool
}
