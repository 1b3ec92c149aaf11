import TextLayout

extension CardElement {
  /// The width of a bar, which is also the distance between two bars, in points.
  private static let barWidth: LayoutUnit = 2
  /// The height of the tallest bar, in points: 20, or half the height of the card's icon if that is larger,
  /// as it is in large type.
  var tallestBar: LayoutUnit { max(20, style.iconSize.half) }
  /// The height of a bar for silence, in points.
  private static let lowestBar: LayoutUnit = 2

  /// Returns the width that a voice message wants. It grows in proportion to the duration, from the minimum
  /// width for one second to the maximum for the style's `voiceSeconds`.
  func width(of voice: VoiceAttachment) -> LayoutUnit {
    let longest = max(style.voiceSeconds, 1)
    let seconds = min(max(voice.duration.isNaN ? 1 : voice.duration, 1), longest)
    let share = longest > 1 ? (seconds - 1) / (longest - 1) : 1
    let least = min(style.minimumWidth, style.maximumWidth)
    return least + LayoutUnit((style.maximumWidth - least).points * share)
  }

  /// Returns as many bars as fit. Each bar is as tall as the loudest of its samples, and all are centred on
  /// one horizontal line.
  ///
  /// - Complexity: Linear in the samples and the bars.
  func bars(in frame: Rect) -> [Rect] {
    let step = Self.barWidth + Self.barWidth
    let count = max(0, (frame.width + Self.barWidth).rawValue / step.rawValue)
    let samples = voice?.samples ?? []
    let loudest = samples.reduce(1) { $1.isFinite ? max($0, $1) : $0 }
    return (0..<count).map { number in
      let first = samples.count * number / count
      let end = min(samples.count, max(first + 1, samples.count * (number + 1) / count))
      let level = first < end ? samples[first..<end].reduce(0) { $1.isFinite ? max($0, $1) : $0 } : 0
      let height = max(
        Self.lowestBar, LayoutUnit(roundingDownPoints: tallestBar.points * level / loudest))
      return Rect(
        x: frame.minX + step * number, y: frame.minY + (frame.height - height).half, width: Self.barWidth,
        height: height)
    }
  }

  /// Returns the length of a file name's extension, including the dot, in UTF-16 units; nil for a name
  /// without an extension.
  static func extensionLength(_ name: String) -> Int? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[dot...]
    let letters = ending.dropFirst()
    guard (1...8).contains(letters.count), letters.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return ending.utf16.count
  }

  /// Returns the length of the last four characters before a file name's extension, in UTF-16 units. They often
  /// tell names with the same beginning apart, such as `(2)`.
  ///
  /// - Parameter ending: The length of the extension in UTF-16 units.
  static func stemLength(_ name: String, before ending: Int) -> Int {
    let units = name.utf16
    return name[
      ..<(units.index(units.endIndex, offsetBy: -ending, limitedBy: units.startIndex) ?? name.startIndex)
    ]
    .suffix(4).utf16.count
  }
}
