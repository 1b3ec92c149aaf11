import BubbleLayout
import Workloads

/// A generated conversation in a style, and what is measured of it.
final class Conversation {
  let messages: [Message]
  let engine: LayoutEngine
  private let style: ChatStyle
  private var mix: ChatMix
  private var transcript: Transcript
  /// What the transcript takes beyond the texts, in bytes a message; caches of glyphs and paragraphs, which do not grow with it, are emptied.
  let memory: Int
  private var newest: [Message] = []
  private var older: [Message] = []
  /// Each pass goes through all of them, so that no pass has an easier one.
  private let widths: [Double] = [300, 360, 280, 320]
  /// As many edits of each kind a pass, one at a time: messages differ in length.
  private let edits = 20

  init(_ count: Int, _ kind: ChatMix.Kind, style: ChatStyle, engine: LayoutEngine) {
    self.engine = engine
    self.style = style
    mix = ChatMix(seed: 1, kind)
    messages = mix.messages(count)
    // Tables that are emptied keep their room: it is made before anything is counted, whoever comes first.
    keep(Self.open(messages, style, engine).count)
    engine.fonts.emptyShapeCache()
    let before = bytesAllocated
    transcript = Self.open(messages, style, engine)
    engine.fonts.emptyShapeCache()
    memory = (bytesAllocated - before) / count
  }

  private static func open(
    _ messages: [Message], _ style: ChatStyle, _ engine: LayoutEngine, _ opening: TranscriptOpening = .settled
  ) -> Transcript {
    Transcript(
      messages, style: style, width: 320, engine: engine, environment: LayoutEnvironment(me: "you"),
      opening: opening)
  }

  /// The rows in a window of 900 points somewhere.
  private func rows(at place: Double) -> Int {
    let top = transcript.height.points * place
    let viewport = Rect(x: 0, y: LayoutUnit(top), width: LayoutUnit(transcript.width), height: 900)
    return transcript.rows(in: viewport).reduce(0) { $0 &+ $1.frame.maxY.rawValue }
  }

  /// All heights at one width after another.
  private func heights(_ widths: [Double]) -> Int {
    widths.reduce(0) { sum, width in
      transcript.width = width
      return sum &+ transcript.height.rawValue
    }
  }

  /// Of a hundred messages, how many are measured and how many are prepared again at each of some widths.
  func work(from start: Double, at widths: [Double]) -> (measured: Double, prepared: Double) {
    transcript.width = start
    let before = transcript.statistics
    keep(heights(widths))
    func share(_ count: Int) -> Double { Double(count) / Double(widths.count * transcript.count) * 100 }
    return (
      share(transcript.statistics.rowsMeasured - before.rowsMeasured),
      share(transcript.statistics.messagesPrepared - before.messagesPrepared)
    )
  }
}

extension Conversation {
  /// A row whose passes begin with empty caches of glyphs.
  private func cold(_ name: String, per unit: String, count: Int, work: @escaping () -> Int) -> BenchmarkRow {
    BenchmarkRow(
      name, per: unit, count: count,
      prepare: { _ in
        self.engine.fonts.emptyShapeCache()
        return 0
      },
      work: { _ in work() })
  }

  /// A row of all heights at each of some widths, coming from another.
  private func resize(_ name: String, per unit: String, from start: Double, to widths: [Double])
    -> BenchmarkRow
  {
    BenchmarkRow(
      name, per: unit, count: messages.count * widths.count, prepare: { _ in self.heights([start]) },
      work: { _ in self.heights(widths) })
  }

  var openingRows: [BenchmarkRow] {
    [
      cold("open, empty cache", per: "a message", count: messages.count) {
        Self.open(self.messages, self.style, self.engine).height.rawValue
      },
      cold(
        "first viewport", per: "once: opened with estimates, the rows of 900 pt at the end exact", count: 1
      ) {
        var opened = Self.open(self.messages, self.style, self.engine, .estimated)
        var viewport = Rect(x: 0, y: opened.scrollRange(in: 900).upperBound, width: 320, height: 900)
        viewport = opened.settle(around: viewport, edge: .bottom)
        return opened.rows(in: viewport).count
      },
    ]
  }

  var widthRows: [BenchmarkRow] {
    [
      BenchmarkRow("heights at a new width", per: "a message", count: messages.count * widths.count) { _ in
        self.heights(self.widths)
      },
      resize("heights at a step of 6 pt", per: "a message", from: 320, to: [314, 308, 302]),
      resize("heights at a step of 1 pt", per: "a message", from: 320, to: [319, 318, 317]),
      BenchmarkRow(
        "a step of a resize", per: "a step of 7 pt: all heights, and the rows of 900 pt", count: 10
      ) { _ in
        (0..<10).reduce(0) { sum, step in
          self.transcript.width = 380 - 7 * Double(step)
          return sum &+ self.rows(at: 0.5)
        }
      },
      BenchmarkRow("scroll", per: "a window of 900 pt, none of whose rows was made before", count: 20) {
        turn in
        (0..<20).reduce(0) { $0 &+ self.rows(at: (Double($1) + Double(turn) / 16) / 20) }
      },
    ]
  }

  var editRows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "append", per: "a message, with the total height", count: edits,
        prepare: { _ in
          self.newest = self.mix.messages(self.edits)
          return 0
        },
        work: { _ in
          self.newest.reduce(0) { sum, message in
            self.transcript.append(message)
            return sum &+ self.transcript.height.rawValue
          }
        }),
      BenchmarkRow(
        "prepend 50", per: "a page of 50, with the total height", count: 1,
        prepare: { _ in
          self.older = self.mix.messages(50)
          return 0
        },
        work: { _ in
          self.transcript.prepend(self.older)
          return self.transcript.height.rawValue
        }),
      BenchmarkRow("edit", per: "a message's new text, with the total height", count: edits) { turn in
        (0..<self.edits).reduce(0) { sum, index in
          self.transcript.update(self.messages[(turn * self.edits + index) * 7].id) { $0.text += " \(turn)" }
          return sum &+ self.transcript.height.rawValue
        }
      },
      BenchmarkRow("remove", per: "a message, with the total height", count: edits) { turn in
        (0..<self.edits).reduce(0) { sum, index in
          self.transcript.remove(self.messages[(turn * self.edits + index) * 7 + 3].id)
          return sum &+ self.transcript.height.rawValue
        }
      },
    ]
  }
}
