import TextLayout

/// Rows that know what they are laid out with, so that whoever keeps them can say it.
package protocol RowOrigin {
  /// The style as it was given.
  var style: ChatStyle { get }
  /// Who reads them, and where.
  var environment: LayoutEnvironment { get }
  /// The width of the rows, in points; infinite if there is no limit.
  var width: Double { get }
}

extension RowSequence: RowOrigin {
  package var style: ChatStyle { assembler.givenStyle }
  package var environment: LayoutEnvironment { assembler.environment }
  package var width: Double { assembler.width.limit?.points ?? .infinity }
}
