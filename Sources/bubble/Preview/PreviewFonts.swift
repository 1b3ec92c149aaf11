import BubbleLayout

/// The engines for the font sets that the page may request. Each engine is made at the first request.
struct PreviewFonts {
  /// The font sets, by the names that the page uses.
  let sets: [String: FontSet]
  /// The font folder of the command line; nil if there is none.
  let folder: String?
  private var engines: [String: LayoutEngine] = [:]

  /// Offers the bundled fonts, the installed fonts, and the folder of the command line.
  init(folder: String?) {
    var sets: [String: FontSet] = ["bundled": .bundled, "system": .system]
    if let folder { sets["folder"] = .directory(folder) }
    self.sets = sets
    self.folder = folder
  }

  /// - Throws: `PreviewRefusal` for fonts that do not exist.
  mutating func engine(_ name: String) throws(PreviewRefusal) -> LayoutEngine {
    if let engine = engines[name] { return engine }
    guard let set = sets[name] else { throw .init("unknown fonts") }
    do throws(FontSetError) {
      let engine = try LayoutEngine(tool: set)
      engines[name] = engine
      return engine
    } catch {
      throw .init("\(error)")
    }
  }
}
