import TextLayout

/// The bars of a voice message.
struct VoiceBars: Sendable {
  private let samples: [Double]
  /// The height of the tallest bar, in points: 20, or half the height of the card's icon if that is larger,
  /// as it is in large type.
  let tallest: LayoutUnit
  /// The index of the attachment; nil for that of a block.
  let index: Int?

  /// The width of a bar, which is also the distance between two bars, in points.
  private static let barWidth: LayoutUnit = 2
  /// The height of a bar for silence, in points.
  private static let lowestBar: LayoutUnit = 2

  init(_ voice: VoiceAttachment, style: CardStyle, index: Int?) {
    (samples, tallest, self.index) = (voice.samples, max(20, style.iconSize.half), index)
  }

  /// Returns as many bars as fit. Each bar is as tall as the loudest of its samples, and all are centred on
  /// one horizontal line.
  ///
  /// - Complexity: Linear in the samples and the bars.
  func frames(in frame: Rect) -> [Rect] {
    let step = Self.barWidth + Self.barWidth
    let count = max(0, (frame.width + Self.barWidth).rawValue / step.rawValue)
    let loudest = samples.reduce(1) { $1.isFinite ? max($0, $1) : $0 }
    return (0..<count).map { number in
      let first = samples.count * number / count
      let end = min(samples.count, max(first + 1, samples.count * (number + 1) / count))
      let level = first < end ? samples[first..<end].reduce(0) { $1.isFinite ? max($0, $1) : $0 } : 0
      let height = max(
        Self.lowestBar, LayoutUnit(roundingDownPoints: tallest.points * level / loudest))
      return Rect(
        x: frame.minX + step * number, y: frame.minY + (frame.height - height).half, width: Self.barWidth,
        height: height)
    }
  }
}

extension CardStyle {
  /// Returns the width that a voice message wants. It grows in proportion to the duration, from the minimum
  /// width for one second to the maximum for `voiceSeconds`.
  func width(of voice: VoiceAttachment) -> LayoutUnit {
    let longest = max(voiceSeconds, 1)
    let seconds = min(max(voice.duration.isNaN ? 1 : voice.duration, 1), longest)
    let share = longest > 1 ? (seconds - 1) / (longest - 1) : 1
    let least = min(minimumWidth, maximumWidth)
    return least + LayoutUnit((maximumWidth - least).points * share)
  }
}
