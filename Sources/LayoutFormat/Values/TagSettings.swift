import BubbleLayout
import TextShaping

/// The settings of variation axes or features, by OpenType tag.
struct TagSettings: LayoutValue {
  static var schema: JSONSchema { .map(of: .number()) }

  private let settings: [(tag: OpenTypeTag, value: Double)]

  /// Returns nil if there are no settings.
  init?(_ variations: [FontVariation]) {
    guard !variations.isEmpty else { return nil }
    settings = variations.map { ($0.axis, Double($0.value)) }
  }

  /// Returns nil if there are no settings.
  init?(_ features: [FontFeature]) {
    guard !features.isEmpty else { return nil }
    settings = features.map { ($0.tag, Double($0.value)) }
  }

  func write(json buffer: inout ByteBuffer) {
    for (index, setting) in settings.enumerated() {
      buffer.append(index == 0 ? "{" : ",")
      buffer.append(quoted: "\(setting.tag)")
      buffer.append(":")
      buffer.append(setting.value, orElse: "0")
    }
    buffer.append("}")
  }

  func write(text buffer: inout ByteBuffer) {
    for (index, setting) in settings.enumerated() {
      buffer.append(index == 0 ? "[" : " ")
      buffer.append(word: "\(setting.tag)")
      buffer.append(" ")
      buffer.append(setting.value, orElse: "0")
    }
    buffer.append("]")
  }
}
