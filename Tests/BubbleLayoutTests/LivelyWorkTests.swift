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
      let before = transcript.statistics.messagesPrepared
      transcript.width = width
      return transcript.statistics.messagesPrepared - before
    }
  }

  @Test(arguments: ChatStylePreset.all.map(\.name))
  func aNewWidthShapesTheMessagesThatPlainOnesNeed(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    let widths: [Double] = [314, 308, 302, 301, 260, 340, 414]
    let plain = try prepared(.plain, style, at: widths)
    let lively = try prepared(.lively, style, at: widths)
    // Its rows are as tall at all widths.
    guard preset != "rows" else { return }
    // Titles and quotes are texts, too: one in a hundred cannot be known without shaping.
    let isEnough = zip(plain, lively).allSatisfy { $1 <= $0 + 7 }
    #expect(isEnough, "\(lively) are prepared, \(plain) of the plain ones")
  }
}
