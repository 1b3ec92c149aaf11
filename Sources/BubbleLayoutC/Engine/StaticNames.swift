import BubbleLayout

/// Names that C programs keep for as long as they run.
struct StaticNames: @unchecked Sendable {
  // Sendable because nothing writes to the texts after they were made.
  private let texts: [UnsafePointer<CChar>]

  /// - Parameter names: Few, and always the same: their memory is never given back.
  init(_ names: [String]) {
    texts = names.map { name in
      let bytes = Array(name.utf8CString)
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      text.initialize(from: bytes, count: bytes.count)
      return UnsafePointer(text)
    }
  }

  var count: UInt32 { UInt32(texts.count) }

  /// The name of a number; nil beyond the last.
  subscript(number: UInt32) -> UnsafePointer<CChar>? {
    number < count ? texts[Int(number)] : nil
  }

  static let presets = StaticNames(ChatStylePreset.all.map(\.name))
  static let colorRoles = StaticNames(ColorRole.all.map(\.name))
  static let version = StaticNames([LayoutEngine.version])
}
