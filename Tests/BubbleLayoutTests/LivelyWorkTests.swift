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
}
