import TextLayout

/// Rows that know the style, environment and width of their layout, so that code that stores the rows can
/// store these values too.
package protocol RowOrigin {
  /// The style as the application set it.
  var style: ChatStyle { get }
  /// The reader's identity, language and settings.
  var environment: LayoutEnvironment { get }
  /// The width of the rows, in points; infinite for no limit.
  var width: Double { get }
}

extension RowSequence: RowOrigin {
  package var style: ChatStyle { assembler.givenStyle }
  package var environment: LayoutEnvironment { assembler.environment }
  package var width: Double { assembler.width.limit?.points ?? .infinity }
}
