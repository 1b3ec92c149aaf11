import BubbleLayout
import TestSupport

/// The work for a generated conversation. A plain and a lively one with the same texts are counted for
/// comparison.
struct ChatRows {
  let name: String
  /// More than twice as many messages as a transcript keeps shaped, so that shaping at a new width is
  /// noticed.
  private static let count = 700

  private let kind: ChatMix.Kind
  private let messages: [Message]
  private let engine: LayoutEngine
  private let reader: LayoutEnvironment

  init(_ name: String, _ kind: ChatMix.Kind, _ engine: LayoutEngine, _ reader: LayoutEnvironment) throws {
    self.name = name
    self.kind = kind
    self.engine = engine
    self.reader = reader
    var mix = try Corpora.mix(seed: 1, kind)
    messages = mix.messages(Self.count)
  }

  private func open(
    _ count: Int = Self.count, _ opening: TranscriptOpening = .settled, style: ChatStyle = .clustered
  ) -> Transcript {
    Transcript(
      messages.prefix(count), style: style, width: 320, engine: engine, environment: reader,
      opening: opening)
  }

  var rows: [WorkRow] {
    var used = 0
    var transcript = open()
    func forget() { engine.fonts.emptyShapeCache() }
    func heights(_ name: String, from start: Double, to width: Double) -> WorkRow {
      WorkRow("\(self.name): \(name)", engine, prepare: { transcript.width = start }) {
        transcript.width = width
        used &+= transcript.height.rawValue
      }
    }
    // There are so few of these messages that all stay shaped.
    var few = open(100)
    let rows = [
      WorkRow("\(name): a transcript opened", engine, prepare: forget) { used &+= open().height.rawValue },
      WorkRow("\(name): the first viewport", engine, prepare: forget) {
        var opened = open(Self.count, .estimated)
        var viewport = Rect(x: 0, y: opened.scrollRange(in: 900).upperBound, width: 320, height: 900)
        viewport = opened.settle(around: viewport, edge: .bottom)
        used &+= opened.rows(in: viewport).count
      },
      heights("heights at a step of 1 pt", from: 320, to: 319),
      heights("heights at a step of 6 pt", from: 320, to: 314),
      heights("heights at a width far away", from: 320, to: 250),
      WorkRow(
        "\(name): cells of prepared messages", engine,
        prepare: {
          few.width = 300
          used &+= few.cells.reduce(0) { $0 &+ $1.frame.maxY.rawValue }
          few.width = 320
        }
      ) {
        used &+= few.cells.reduce(0) { $0 &+ $1.frame.maxY.rawValue }
      },
      growth(carryingParts: kind == .lively),
    ]
    precondition(used != 0)
    return rows
  }

  /// The lively message that grows is a reply and has reactions.
  private func growth(carryingParts: Bool) -> WorkRow {
    var message = Message(id: "last", sender: "s1", text: "")
    if carryingParts {
      message.quote = QuotedReply(sender: "s2", text: "What was the answer?")
      message.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "🎉")]
    }
    var transcript = open(10, style: .merged)
    transcript.append(message)
    var used = 0
    return WorkRow(
      "\(name): a message grows by 100 tokens", engine,
      prepare: { _ = transcript.update(message.id) { $0.text = "The answer is " } },
      {
        for source in messages.prefix(100) {
          _ = transcript.append(String(source.text.prefix(4)), to: message.id)
          used &+= transcript.height.rawValue
        }
      })
  }
}
