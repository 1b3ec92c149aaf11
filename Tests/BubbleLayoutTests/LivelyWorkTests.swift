import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// A new width is arithmetic for messages with parts as it is for plain ones: counted, not timed.
@Suite struct LivelyWorkTests {
  /// How many messages' texts are shaped again at each of some widths, coming from 320 points.
  private func prepared(_ kind: ChatMix.Kind, _ style: ChatStyle, at widths: [Double]) throws -> [Int] {
    // More with parts than a transcript keeps shaped.
    var mix = try Corpora.mix(seed: 1, kind)
    var transcript = Transcript(
      mix.messages(700), style: style, width: 320, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you"))
    return widths.map { width in
      let before = transcript.work.messagesPrepared
      transcript.width = width
      return transcript.work.messagesPrepared - before
    }
  }

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func aNewWidthShapesTheMessagesThatPlainOnesNeed(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    // Its rows are as tall at all widths, and in `tailed` bubbles make room for times beside them, of plain messages as well.
    guard !["rows", "tailed"].contains(preset) else { return }
    let widths: [Double] = [314, 308, 302, 301, 260, 340, 414]
    let plain = try prepared(.plain, style, at: widths)
    let lively = try prepared(.lively, style, at: widths)
    // Titles and quotes are texts, too. One in a hundred cannot be known without shaping, and far away, where other letters of
    // them are cut, one in ten.
    let isEnough = zip(widths.indices, zip(plain, lively)).allSatisfy { $1.1 <= $1.0 + ($0 < 4 ? 7 : 70) }
    #expect(isEnough, "\(lively) are prepared, \(plain) of the plain ones")
  }

  /// Also quotes beside pictures and quotes that break off with an empty line.
  @Test func aStepOfAPointShapesNothing() throws {
    #expect(try prepared(.lively, .clustered, at: [319, 320, 319]) == [0, 0, 0])
  }

  /// Voice messages, maps and rows of buttons are as wide as they may be, and no lower for it: their rows need no more than a
  /// comparison.
  @Test func bubblesThatMoveWithTheirLimitKeepTheirHeight() throws {
    let place = LocationAttachment(name: "Here", latitude: 52.5, longitude: 13.4)
    let titles: [MessageButton] = ["Monday morning", "Friday evening"]
    let messages = [
      Message(id: 1, sender: "ann", text: "", attachments: [.voice(VoiceAttachment(duration: 180))]),
      Message(id: 2, sender: "ann", text: "It is there", attachments: [.location(place)]),
      Message(id: 3, sender: "ann", text: "Which one?", buttons: [titles]),
    ]
    var transcript = Transcript(
      messages, style: .clustered, width: 320, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you"))
    let before = (transcript.work.rowsMeasured, transcript.cells.map { $0.bubble?.frame.width })
    for width in [319, 318.5, 320.5] {
      transcript.width = width
      #expect(transcript.work.rowsMeasured == before.0, "at \(width)")
      #expect(transcript.differencesFromBuiltRows(in: 0..<messages.count).isEmpty, "at \(width)")
      for (cell, old) in zip(transcript.cells, before.1) {
        #expect(cell.bubble?.frame.width != old, "\(cell.id) at \(width)")
      }
    }
  }
}
