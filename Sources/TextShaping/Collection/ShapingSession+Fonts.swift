extension ShapingSession {
  /// A session of the texts of some fonts.
  ///
  /// - Parameters:
  ///   - fonts: Those whose cache is used; nil for no cache at all.
  ///   - windows: What long runs are cut into.
  package convenience init(fonts: FontCollection?, windows: ShapingWindows = .standard) {
    self.init(pool: fonts?.shapingPool, windows: windows)
  }
}
