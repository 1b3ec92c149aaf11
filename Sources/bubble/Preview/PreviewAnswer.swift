import BubbleLayout

/// What the page shows.
struct PreviewAnswer: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    let id: String
    /// In points.
    let height: Double
    let lines: Int
  }

  let svg: String
  /// Of all rows, in points.
  let height: Double
  /// The time that layout took, without painting.
  let microseconds: Int
  let cells: [Row]
}

/// Why there is nothing to show.
struct PreviewComplaint: Encodable, Sendable {
  let error: String
}
