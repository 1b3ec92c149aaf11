import BundledFonts
import Foundation
import MathLayout
import TextLayout
import TextShaping

/// Measures the time of laying out formulas, compared with HarfBuzz alone on their characters. Use optimised
/// builds only.
struct FormulaCost {
  private let typesetter: MathTypesetter
  private let font: FontInstance
  private let shaper = MathShaper()

  init(size: Double) throws {
    typesetter = try MathTypesetter.bundled()
    font = FontInstance(
      face: try FontFace(path: BundledFonts.math.url.path), size: FontInstance.size(points: size))
  }

  /// Prints the total times for inline formulas: of layout, of one call of HarfBuzz for all characters of a
  /// formula, and of one call for each letter, number and sign, which have different places and sizes.
  func report(_ samples: [Sample], size: Double) {
    var (layout, whole, each) = (0.0, 0.0, 0.0)
    let inline = samples.filter { !$0.isDisplay }
    for sample in inline {
      let texts = texts(of: sample, size: size).map { Array($0.utf16) }
      let joined = Array(texts.joined())
      layout += time { _ = typesetter.typeset(sample.node, isDisplay: false, size: size) }
      var glyphs = ContiguousArray<Glyph>()
      whole += time {
        glyphs.removeAll(keepingCapacity: true)
        shape(joined, into: &glyphs)
      }
      each += time {
        glyphs.removeAll(keepingCapacity: true)
        for text in texts { shape(text, into: &glyphs) }
      }
    }
    func ratio(_ other: Double) -> String { String(format: "%.2f", layout / other) }
    print("\(inline.count) formulas in lines of text, \(Int(layout / Double(max(1, inline.count)))) ns each;")
    print("\(ratio(whole)) times one call of HarfBuzz for all characters of each")
    print("\(ratio(each)) times a call for each letter, number and sign")
  }

  private func shape(_ text: [UInt16], into glyphs: inout ContiguousArray<Glyph>) {
    shaper.shape(text, as: .formula(scriptForm: 0), with: font, into: &glyphs)
  }

  /// Returns the texts of letters, numbers and signs, in the alphabets in which they are shown.
  private func texts(of sample: Sample, size: Double) -> [String] {
    typesetter.boxes(of: sample.node, isDisplay: false, size: size).map(\.text).filter { !$0.isEmpty }
  }

  /// Returns the shortest processor time of the thread in repeated runs.
  private func time(_ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<60 {
      let start = now()
      for _ in 0..<10 { body() }
      best = min(best, (now() - start) / 10)
    }
    return best
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
