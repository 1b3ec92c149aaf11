/// The vertical metrics of a face in font units. Upwards is positive, except for the descent.
public struct FontMetrics: Hashable, Sendable {
  /// Font units per em.
  public let unitsPerEm: Int32
  /// The distance from the baseline up to the top of the line (`hhea`, or `OS/2` if the font requests it).
  public let ascent: Int32
  /// The distance from the baseline down to the bottom of the line; positive below the baseline.
  public let descent: Int32
  /// Extra space between two lines.
  public let lineGap: Int32
  /// The height of capital letters above the baseline.
  public let capHeight: Int32
  /// The height of lower-case letters above the baseline.
  public let xHeight: Int32

  /// Creates metrics from lengths in font units.
  public init(
    unitsPerEm: Int32, ascent: Int32, descent: Int32, lineGap: Int32, capHeight: Int32, xHeight: Int32
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
