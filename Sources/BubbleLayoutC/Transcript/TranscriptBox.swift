import BubbleLayout
import CBubbleLayout
import TextLayout

/// A transcript that callers hold.
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

/// A transcript, and what callers have told of it.
struct TranscriptState {
  var transcript: Transcript {
    // What was made of rows holds until then.
    didSet { generation &+= 1 }
  }
  /// Another number after each change.
  private(set) var generation: UInt64 = 0
  let offsets: OffsetKind
  /// The reader's place; nil until one is held.
  var held: HeldPlace?

  init(transcript: Transcript, offsets: OffsetKind) {
    self.transcript = transcript
    self.offsets = offsets
  }

  /// - Throws: `BUBBLE_ERROR_NOT_FOUND` if there is no message of that id.
  func check(_ id: MessageID) throws(Failure) {
    guard transcript.index(of: id) != nil else { throw Self.noMessage(id) }
  }

  /// Does what changes no row, so that those which were made hold on.
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

/// What a reader sees while a transcript changes.
struct HeldPlace {
  let anchor: ScrollAnchor?
  let isAtBottom: Bool
  let y: LayoutUnit
}
