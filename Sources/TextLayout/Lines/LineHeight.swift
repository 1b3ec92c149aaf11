/// How tall a line is. Lengths are in points.
///
/// The natural height of a line is the largest ascent plus the largest descent of the fonts used on it, the
/// paragraph's first font always among them (CSS 2.2 §10.8.1 calls it the strut). Where another height is
/// asked for, half of the difference is added above and half below (half-leading).
public enum LineHeight: Hashable, Sendable {
  case natural
  /// A multiple of the natural height.
  case multiple(Double)
  /// The same for each line; taller content overlaps its neighbours.
  case fixed(Double)
  /// The natural height, but not below this.
  case minimum(Double)
}
