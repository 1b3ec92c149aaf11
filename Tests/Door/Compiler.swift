import TestSupport

/// Compiles programs as those who use the package do: from outside of it, each file with what it imports itself, and no
/// warnings.
enum Compiler {
  /// What the compiler has to say about a program; nothing if it compiles.
  static func complaints(about example: Example) throws -> String {
    let folder = try TemporaryFolder()
    let located = "#sourceLocation(file: \"\(Repository.url(example.path).path)\", line: \(example.line))\n"
    let program = try folder.write(located + example.code, to: "main.swift")
    let run = try Program("swiftc", arguments() + [program])
    return run.status == 0 ? "" : run.output + run.errors
  }

  private static func arguments() throws -> [String] {
    let headers = try Program("pkg-config", ["--cflags", "freetype2", "harfbuzz", "libpng"])
    let modules = ["CFreeType", "CHarfBuzz", "CPNG"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(Repository.url("Sources/\($0)/module.modulemap").path)"]
    }
    return [
      "-typecheck", "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility",
      "-warnings-as-errors", "-I", Repository.products.appending(path: "Modules").path,
    ] + modules + headers.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
