import TextLayout

/// The style in which a node is laid out.
struct MathSetting {
  /// The em in 1/65536 point.
  var size: Int32
  /// The em of the surrounding text, without the reduction for scripts.
  var textSize: Int32
  /// The script level: 0 for text, 1 for scripts, 2 for scripts of scripts.
  var level: Int
  var isDisplay: Bool
  var isCramped = false
  /// The colour as 0xRRGGBB; nil for the colour of the text.
  var color: UInt32?

  /// Returns the style of a numerator or denominator. It is smaller, unless the surrounding style is display
  /// style.
  func ofFraction(_ scales: ScriptScales) -> MathSetting {
    var setting = self
    if !isDisplay { setting.change(level: level + 1, scales) }
    setting.isDisplay = false
    return setting
  }

  /// Returns the style of a script.
  func ofScript(_ scales: ScriptScales, levels: Int = 1) -> MathSetting {
    var setting = self
    setting.change(level: level + levels, scales)
    setting.isDisplay = false
    return setting
  }

  /// The same style with lower superscripts.
  var cramped: MathSetting {
    var setting = self
    setting.isCramped = true
    return setting
  }

  /// Changes the script level and the size with it. Scripts are at least half as large as text.
  mutating func change(level new: Int, _ scales: ScriptScales) {
    let new = min(max(new, 0), ScriptScales.deepest)
    guard new != level else { return }
    let scaled = Double(size) * scales.factor(from: level, to: new)
    size = Int32(min(max(scaled.rounded(), Double(textSize) / 2), Double(MathSetting.largest)))
    level = new
  }

  /// Scales the text size by a factor, clamped to 0.5…4.
  mutating func scale(by factor: Double) {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 4)
    func scaled(_ size: Int32) -> Int32 {
      Int32(min((Double(size) * factor).rounded(), Double(Self.largest)))
    }
    size = scaled(size)
    textSize = scaled(textSize)
  }

  /// The maximum size: 2,000 points, as for all text.
  static let largest: Int32 = 2_000 * 65_536
}

/// The sizes of scripts relative to text (MathML Core, "The math-depth property").
struct ScriptScales {
  /// The size of scripts, in percent of the text size.
  let script: Int
  /// The size of scripts of scripts, in percent of the text size.
  let scriptScript: Int

  /// The maximum level. Deeper levels count as this one.
  static let deepest = 16

  init(script: Int, scriptScript: Int) {
    // Implausible values of a font are replaced by TeX's values.
    self.script = (10...100).contains(script) ? script : 70
    self.scriptScript = (10...100).contains(scriptScript) ? scriptScript : 50
  }

  /// Returns the factor between the sizes of two levels.
  func factor(from first: Int, to last: Int) -> Double {
    if first > last { return 1 / factor(from: last, to: first) }
    var (level, factor) = (first, 1.0)
    if level <= 0, last >= 2 {
      factor *= Double(scriptScript) / 100
      level = 2
    } else if level == 1, last >= 2 {
      factor *= Double(scriptScript) / Double(script)
      level = 2
    } else if level <= 0, last == 1 {
      factor *= Double(script) / 100
      level = 1
    }
    for _ in level..<max(level, last) { factor *= 0.71 }
    return factor
  }
}
