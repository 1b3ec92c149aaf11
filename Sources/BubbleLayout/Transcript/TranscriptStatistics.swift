/// How much work a transcript has done since it was made.
public struct TranscriptStatistics: Hashable, Sendable {
  /// How often the rows of a message were measured.
  public internal(set) var rowsMeasured = 0
  /// How often the texts of a message were analysed and shaped.
  public internal(set) var messagesPrepared = 0
  /// How often the placement of a message among its neighbours was worked out.
  public internal(set) var neighboursVisited = 0
}
