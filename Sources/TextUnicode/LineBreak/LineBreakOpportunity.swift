/// Whether a line may or must end at an offset (UAX #14).
package enum LineBreakOpportunity: UInt8, Sendable {
  /// No line ends here, except by emergency.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here: a hard break lies just before.
  case mandatory
}
