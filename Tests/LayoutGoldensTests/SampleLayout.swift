import BubbleLayout
import LayoutGoldens
import TextLayout

/// Makes cells without text, so that this file determines each number in a golden.
enum SampleLayout {
  static func cell(_ id: MessageID = "m1", height: LayoutUnit = 65, y: LayoutUnit = 0) -> Cell {
    Cell(
      id: id, sender: "you", side: .left, frame: Rect(x: 0, y: y, width: 320, height: height),
      bubble: Bubble(
        frame: Rect(x: 10, y: 30, width: 71.296875, height: height - 27), asset: "orange",
        ninePatch: NinePatch(size: Size(width: 49, height: 31), leftCap: 24, topCap: 15), tail: .left),
      parts: [])
  }

  static func text(_ cells: [Cell], shaper: String = "6.0.0", hash: String = "aa") -> GoldenText {
    GoldenText(
      cells, properties: [("width", "320")],
      environment: GoldenEnvironment(
        shaper: shaper, unicode: "17.0.0", fonts: [GoldenFont(name: "NotoSans-Bold", hash: hash)]))
  }

  /// Returns the golden of one cell whose text has lines that end at the given offsets.
  static func text(lineEnds: [Int], baseline: String = "14.000") -> GoldenText {
    var text = "bubble-golden/1\nenvironment harfbuzz=\"6.0.0\"\n"
    text += "cell 0 id=\"m1\" side=left frame=[0.000 0.000 320.000 65.000]\n"
    text += "  text 0 frame=[20.000 40.000 41.297 18.000]\n"
    var start = 0
    for (index, end) in lineEnds.enumerated() {
      text += "    line \(index) range=[\(start) \(end)] baseline=\(baseline) text=\"a=b [c \\\" d\"\n"
      start = end
    }
    return GoldenText(text: text)
  }
}
