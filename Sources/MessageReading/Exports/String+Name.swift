import BubbleLayout

extension String {
  /// A name from an export, for use in an English sentence that a reader makes for a notice. It is on one line,
  /// has no direction controls and does not reorder the words around it.
  var named: String { inOneLine.inserted() }
}
