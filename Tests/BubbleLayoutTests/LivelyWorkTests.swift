import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that a new width needs no more shaping for messages with parts (replies, pictures, reactions)
/// than for plain messages. Work is counted, not timed.
@Suite struct LivelyWorkTests {
  /// Returns how many messages are shaped again at each of some widths, starting at 320 points.
  private func prepared(_ kind: ChatMix.Kind, _ style: ChatStyle, at widths: [Double]) throws -> [Int] {
    // There are more messages with parts than a transcript keeps shaped.
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
    // In `rows`, rows have the same height at all widths. In `tailed`, times are beside the bubbles, also
    // those of plain messages.
    guard !["rows", "tailed"].contains(preset) else { return }
    let widths: [Double] = [314, 308, 302, 301, 260, 340, 414]
    let plain = try prepared(.plain, style, at: widths)
    let lively = try prepared(.lively, style, at: widths)
    // Titles and quotes are texts too. One message in a hundred may need shaping at near widths, and one in
    // ten at far widths, where titles and quotes are truncated elsewhere.
    let isEnough = zip(widths.indices, zip(plain, lively)).allSatisfy { $1.1 <= $1.0 + ($0 < 4 ? 7 : 70) }
    #expect(isEnough, "\(lively) are prepared, \(plain) of the plain ones")
  }

  /// The messages include quotes with pictures and quotes that are truncated at an empty line.
  @Test func aStepOfAPointShapesNothing() throws {
    #expect(try prepared(.lively, .clustered, at: [319, 320, 319]) == [0, 0, 0])
  }

  /// Voice messages, maps and rows of buttons become wider with the row but keep their height, so their rows
  /// need only a comparison.
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
