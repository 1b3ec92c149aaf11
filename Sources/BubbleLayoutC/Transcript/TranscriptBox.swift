import BubbleLayout
import CBubbleLayout
import TextLayout

/// The object that a `bubble_transcript` handle stands for.
final class TranscriptBox: HandleObject {
  static let name = "bubble_transcript"
  let engine: EngineBox
  let state: Guarded<TranscriptState>

  init(_ transcript: Transcript, engine: EngineBox, offsets: OffsetKind) {
    self.engine = engine
    state = Guarded(TranscriptState(transcript: transcript, offsets: offsets))
  }

  static func of(_ handle: OpaquePointer?) throws(Failure) -> TranscriptBox {
    let box: TranscriptBox = try HandleTable.shared.object(handle, "transcript")
    try box.engine.sizing?.checkOutside("transcript")
    return box
  }
}

/// A transcript with the settings of the caller who opened it.
struct TranscriptState {
  var transcript: Transcript {
    // Each change makes kept rows invalid.
    didSet { generation &+= 1 }
  }
  /// A number that increases with each change of the transcript.
  private(set) var generation: UInt64 = 0
  let offsets: OffsetKind
  /// The reader's place that `bubble_transcript_hold` stored; nil before the first call.
  var held: HeldPlace?

  init(transcript: Transcript, offsets: OffsetKind) {
    self.transcript = transcript
    self.offsets = offsets
  }

  /// - Throws: `BUBBLE_ERROR_NOT_FOUND` if no message has the id.
  func check(_ id: MessageID) throws(Failure) {
    guard transcript.index(of: id) != nil else { throw Self.noMessage(id) }
  }

  /// Runs work that changes no row, so that kept rows stay valid.
  mutating func keepingRows<Result>(_ work: (inout Transcript) -> Result) -> Result {
    let before = generation
    defer { generation = before }
    return work(&transcript)
  }

  static func noMessage(_ id: MessageID) -> Failure {
    let name = if case .string(let text) = id { "\"\(text)\"" } else { "\(id)" }
    return Failure(BUBBLE_ERROR_NOT_FOUND, "there is no message with the id \(name)", at: .init(field: "id"))
  }
}

/// A reader's place, which is kept while the transcript changes.
struct HeldPlace {
  let anchor: ScrollAnchor?
  let isAtBottom: Bool
  let y: LayoutUnit
}
