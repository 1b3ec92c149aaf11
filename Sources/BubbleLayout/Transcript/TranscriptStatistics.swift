/// How much work a transcript has done since it was made.
package struct TranscriptStatistics: Hashable, Sendable {
  /// How often the rows of a message were measured.
  package internal(set) var rowsMeasured = 0
  /// How often the texts of a message were analysed and shaped.
  package internal(set) var messagesPrepared = 0
  /// How often the placement of a message among its neighbours was worked out.
  package internal(set) var neighboursVisited = 0
}

extension Transcript {
  /// How much work was done since the transcript was made: how often the rows of a message were measured, the texts of one analysed and
  /// shaped, and the placement of one among its neighbours worked out.
  public var statistics: (rowsMeasured: Int, messagesPrepared: Int, neighboursVisited: Int) {
    (work.rowsMeasured, work.messagesPrepared, work.neighboursVisited)
  }
}
