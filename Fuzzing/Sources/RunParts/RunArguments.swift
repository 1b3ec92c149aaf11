import Foundation

/// The arguments of a program of random runs: `NAME RUNS SEED [FILE…]`.
package struct RunArguments {
  package let runs: Int
  package let seed: UInt64
  package let files: [String]

  /// Reads the arguments of this program; prints the usage and ends the program if they are wrong.
  ///
  /// - Parameter usage: The usage that is printed, such as `formulas RUNS SEED [FILE…]`.
  package init(usage: String) {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let runs = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
      print("usage: \(usage)")
      exit(2)
    }
    self.runs = runs
    self.seed = seed
    files = Array(arguments.dropFirst(3))
  }
}

/// Reads the files from which random texts are made.
package enum TextFile {
  /// Returns the bytes of each line of a file.
  package static func lines(_ path: String) -> [[UInt8]] {
    contents(of: path).split(separator: 0x0A).map { Array($0) }
  }

  /// Returns the `markdown` or `text` of each object in a JSON file, which is an array or has one object per
  /// line.
  package static func texts(_ path: String) -> [String] {
    let data = contents(of: path)
    let decoder = JSONDecoder()
    let found =
      (try? decoder.decode([Sample].self, from: data))
      ?? data.split(separator: 0x0A).compactMap { try? decoder.decode(Sample.self, from: $0) }
    return found.compactMap { $0.markdown ?? $0.text }
  }

  private struct Sample: Decodable {
    let text: String?
    let markdown: String?
  }

  private static func contents(of path: String) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else { fatalError("\(path) cannot be read") }
    return data
  }
}
