import BubbleLayout
import Workloads

/// A generated conversation in a style, and the rows that measure it.
final class Conversation {
  let messages: [Message]
  let engine: LayoutEngine
  private let style: ChatStyle
  private var mix: ChatMix
  private var transcript: Transcript
  /// The memory of the transcript beyond the texts, in bytes per message. Caches of glyphs and paragraphs are
  /// empty, because they do not grow with the transcript.
  let memory: Int
  private var newest: [Message] = []
  private var older: [Message] = []
  /// The widths that each pass goes through, so that all passes have the same work.
  private let widths: [Double] = [300, 360, 280, 320]
  /// The number of edits of each kind in a pass, one at a time: several, because messages differ in length.
  private let edits = 20

  init(_ count: Int, _ kind: ChatMix.Kind, style: ChatStyle, engine: LayoutEngine) {
    self.engine = engine
    self.style = style
    mix = ChatMix(seed: 1, kind)
    messages = mix.messages(count)
    // Emptied tables keep their memory. This makes them large enough before the memory is measured.
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

  /// Makes the rows in a window of 900 points. `place` is the window's top as a fraction of the height.
  private func rows(at place: Double) -> Int {
    let top = transcript.height.points * place
    let viewport = Rect(x: 0, y: LayoutUnit(top), width: LayoutUnit(transcript.width), height: 900)
    return transcript.rows(in: viewport).reduce(0) { $0 &+ $1.frame.maxY.rawValue }
  }

  /// Measures all heights at each of some widths.
  private func heights(_ widths: [Double]) -> Int {
    widths.reduce(0) { sum, width in
      transcript.width = width
      return sum &+ transcript.height.rawValue
    }
  }

  /// Returns how many of a hundred messages are measured, and how many are prepared again, at each of some
  /// widths.
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
  /// Returns a row that begins each pass with empty caches of glyphs.
  private func cold(_ name: String, per unit: String, count: Int, work: @escaping () -> Int) -> BenchmarkRow {
    BenchmarkRow(
      name, per: unit, count: count,
      prepare: { _ in
        self.engine.fonts.emptyShapeCache()
        return 0
      },
      work: { _ in work() })
  }

  /// Returns a row that measures all heights at each of some widths, after the width `start`.
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
          _ = self.transcript.update(self.messages[(turn * self.edits + index) * 7].id) {
            $0.text += " \(turn)"
          }
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
