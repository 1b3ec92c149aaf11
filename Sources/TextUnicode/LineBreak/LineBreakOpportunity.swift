/// Whether a line may or must end at an offset (UAX #14).
package enum LineBreakOpportunity: UInt8, Sendable {
  /// No line ends here, except in an emergency inside a word that is too long.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line must end here, because a hard break is just before.
  case mandatory
}
