import TextLayout
import TextShaping

/// Writes numbers for SVG, rounded to 1/1000, without trailing zeros.
package enum SVGNumber {
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    let limit = 1e15
    let thousandths = value.isFinite ? (min(max(value, -limit), limit) * 1_000).rounded() : 0
    bytes.append(decimal: Int(thousandths), places: 3)
  }

  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func text(_ length: LayoutUnit) -> String { text(length.points) }
}
