import BubbleLayout
import LayoutFormat
import TextLayout

/// The answer of a session to one line (`bubble serve`).
package struct SessionAnswer: Sendable {
  /// The id of the request; nil if it had none.
  package var id: MessageID?
  /// The reason why nothing, or only a part, of the request was carried out; nil if all of it was.
  package var failure: SessionFailure?
  /// The header of the layout, if a transcript was opened.
  package var header: LayoutHeader?
  /// The problems in the messages of a file.
  package var problems: [SessionProblem] = []
  /// The transcript after a change.
  package var state: SessionState?
  package var changes: ChangeSet?
  package var viewport: SessionView?
  package var reply: SessionReply?

  package init(id: MessageID?) { self.id = id }
}

/// The reason why a session could not carry out the request of a line.
package struct SessionFailure: Error, Sendable {
  package enum Code: String, Sendable, CaseIterable {
    /// The line is not JSON.
    case notJSON
    /// The line is too long.
    case tooLong
    /// The line is not a valid request, or a value in it is invalid.
    case badRequest
    case noTranscript
    case noMessage
    /// The session has no font with that number.
    case noFont
    /// A file cannot be read.
    case unreadable
    /// The session has as many transcripts, or keeps as many bytes, as its limits allow.
    case sessionFull
  }

  package let code: Code
  package let message: String
  /// The path of the invalid field in the request; nil if the error concerns the whole line.
  package var field: String?
  /// The number of the line in the session, from 1.
  package var line: Int?

  package init(_ code: Code, _ message: String, field: String? = nil) {
    self.code = code
    self.message = message
    self.field = field.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A problem in a file of messages.
package struct SessionProblem: Sendable {
  let line: Int
  let field: String?
  let reason: String
  let isSkipped: Bool

  package init(line: Int, field: String?, reason: String, isSkipped: Bool) {
    self.line = line
    self.field = field
    self.reason = reason
    self.isSkipped = isSkipped
  }
}

/// A transcript after a change.
package struct SessionState: Sendable {
  package let width: LayoutUnit?
  package let count: Int
  package let height: LayoutUnit
  package let unsettled: Int
  /// The ids of messages that were left out because their ids existed already.
  package let duplicates: [MessageID]
  /// The ids of messages that were shortened because they are too long.
  package let shortened: [MessageID]
  /// The formulas that could not be read completely.
  package let formulas: [MessageFormulaProblem]

  package init(
    _ transcript: Transcript, duplicates: [MessageID], shortened: [MessageID],
    formulas: [MessageFormulaProblem] = []
  ) {
    width = transcript.width == .infinity ? nil : max(0, LayoutUnit(transcript.width))
    count = transcript.count
    height = transcript.height
    unsettled = transcript.unsettledCount
    self.duplicates = duplicates
    self.shortened = shortened
    self.formulas = formulas
  }
}

extension SessionFailure.Code: LayoutChoice {}

/// The versions of the session format.
enum SessionVersion: String, LayoutChoice {
  case first = "bubble-session/1"
}
