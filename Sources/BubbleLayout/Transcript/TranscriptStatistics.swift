/// Counts of the work that a transcript has done since it was created.
package struct TranscriptStatistics: Hashable, Sendable {
  /// How often the rows of a message were measured.
  package internal(set) var rowsMeasured = 0
  /// How often the texts of a message were analysed and shaped.
  package internal(set) var messagesPrepared = 0
  /// How often the placement of a message among its neighbours was computed.
  package internal(set) var neighboursVisited = 0
}

extension Transcript {
  /// The work since the transcript was created: how often the rows of a message were measured, how often its
  /// texts were analysed and shaped, and how often its placement was computed.
  public var statistics: (rowsMeasured: Int, messagesPrepared: Int, neighboursVisited: Int) {
    (work.rowsMeasured, work.messagesPrepared, work.neighboursVisited)
  }
}
