extension ShapingSession {
  /// Creates a session that shapes texts with the cache of a collection.
  ///
  /// - Parameters:
  ///   - fonts: The fonts whose cache is used; nil to use no cache.
  ///   - windows: How long runs are divided.
  package convenience init(fonts: FontCollection?, windows: ShapingWindows = .standard) {
    self.init(pool: fonts?.shapingPool, windows: windows)
  }
}
