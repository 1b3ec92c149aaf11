import ArgumentParser
import BubbleLayout
import TextShaping

/// The options for the fonts that text is shaped with.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A folder of fonts to use instead of the bundled ones, with its subfolders; its stack.txt, if it has one, gives \
      the fallback order.
      """, valueName: "DIR"), completion: .directory)
  var fonts: String?

  @Flag(
    help: """
      Use the installed fonts, as fontconfig finds them, and the bundled ones for characters that those lack. Layouts \
      then depend on this machine.
      """)
  var systemFonts = false

  func validate() throws {
    if systemFonts, fonts != nil {
      throw ValidationError("--fonts and --system-fonts cannot be used together.")
    }
  }
}

extension FontOptions {
  /// The requested fonts.
  var set: FontSet { fonts.map(FontSet.directory) ?? (systemFonts ? .system : .bundled) }

  /// Opens the fonts.
  ///
  /// - Throws: `ToolFailure` that names the file and the reason.
  func collection() throws(ToolFailure) -> FontCollection { try set.opened() }

  /// Reports requested families that the fonts do not have. The first font replaces them.
  func reportMissing(_ families: [String], in fonts: FontCollection) {
    var known = Set(fonts.faces.map(\.family))
    for family in families where known.insert(family).inserted {
      let first = fonts.faces.first.map { "; '\($0.family)' is used" } ?? ""
      Diagnostics.report("unknown font family \(Diagnostics.quoted(family))\(first)")
    }
  }
}

extension FontSet {
  /// Opens the fonts, and reports each skipped file.
  ///
  /// - Throws: `ToolFailure` that names the file and the reason.
  func opened() throws(ToolFailure) -> FontCollection {
    do throws(FontSetError) {
      return try open { Diagnostics.report("\($0); it was skipped") }
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
