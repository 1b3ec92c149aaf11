/// A link reference definition as it is written. Ranges are in the text of its paragraph.
struct LinkDefinition {
  /// The label, without its brackets.
  var label: Range<Int>
  /// The destination as it is written, without angle brackets.
  var destination: Range<Int>
  /// The title as it is written, without quotes; nil if there is none.
  var title: Range<Int>?
  /// The start of the line after the definition.
  var end: Int
  /// Whether a title on the next line may belong to the definition.
  var mayGoOn: Bool
}
