import BubbleLayout

/// Names that C programs may keep as long as the process runs.
struct StaticNames: @unchecked Sendable {
  // Sendable because the texts never change after they are made.
  private let texts: [UnsafePointer<CChar>]

  /// - Parameter names: The names. They should be few and fixed, because their memory is never freed.
  init(_ names: [String]) {
    texts = names.map { name in
      let bytes = Array(name.utf8CString)
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      text.initialize(from: bytes, count: bytes.count)
      return UnsafePointer(text)
    }
  }

  var count: UInt32 { UInt32(texts.count) }

  /// The name at an index; nil beyond the last name.
  subscript(number: UInt32) -> UnsafePointer<CChar>? {
    number < count ? texts[Int(number)] : nil
  }

  static let presets = StaticNames(ChatStylePreset.all.map(\.name))
  static let colorRoles = StaticNames(ColorRole.all.map(\.name))
  static let version = StaticNames([LayoutEngine.version])
}
