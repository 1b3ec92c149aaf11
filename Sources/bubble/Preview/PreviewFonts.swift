import BubbleLayout

/// The engines of the fonts that the page may ask for, made when they are first asked for.
struct PreviewFonts {
  /// The sets by the words of the page.
  let sets: [String: FontSet]
  /// The folder of the command line; nil if there is none.
  let folder: String?
  private var engines: [String: LayoutEngine] = [:]

  /// The bundled and the installed fonts, and the folder of the command line.
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
