import TextLayout

/// Rows that know what they were laid out with, so that code that stores them can record it.
package protocol RowOrigin {
  /// The style as it was given.
  var style: ChatStyle { get }
  /// Who reads them, and where.
  var environment: LayoutEnvironment { get }
  /// The width of the rows, in points; infinite for no limit.
  var width: Double { get }
}

extension RowSequence: RowOrigin {
  package var style: ChatStyle { assembler.givenStyle }
  package var environment: LayoutEnvironment { assembler.environment }
  package var width: Double { assembler.width.limit?.points ?? .infinity }
}
