import BubbleLayout

/// The answer to a request of the page.
struct PreviewAnswer: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    let id: String
    /// In points.
    let height: Double
    let lines: Int
  }

  let svg: String
  /// The height of all rows, in points.
  let height: Double
  /// The time that layout took, without painting.
  let microseconds: Int
  let cells: [Row]
}

/// The answer where a request was refused.
struct PreviewComplaint: Encodable, Sendable {
  let error: String
}
