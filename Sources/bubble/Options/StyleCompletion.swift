import ArgumentParser
import BubbleLayout
import Foundation

/// The completions that a shell offers for a style.
enum StyleCompletion {
  /// Presets first, then files that may contain a style.
  static let kind = CompletionKind.custom { _, _, typed in candidates(for: typed) }

  /// Returns the presets and files that begin with the typed text; folders end in `/`. In a list, the part
  /// after the last comma is completed.
  static func candidates(for typed: String) -> [String] {
    let comma = typed.lastIndex(of: ",").map(typed.index(after:)) ?? typed.startIndex
    let (before, name) = (typed[..<comma], typed[comma...])
    let presets = ChatStylePreset.all.map(\.name).filter { $0.hasPrefix(name) }
    return (presets + files(from: String(name))).map { before + $0 }
  }

  private static func files(from name: String) -> [String] {
    let slash = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let (folder, start) = (String(name[..<slash]), name[slash...])
    let url = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
    let entries = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey])
    return (entries ?? []).compactMap { entry in
      let file = entry.lastPathComponent
      // A file whose name begins with a dot is offered only if the dot is typed.
      guard file.hasPrefix(start), !file.hasPrefix(".") || start.hasPrefix(".") else { return nil }
      let values = try? entry.resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true { return folder + file + "/" }
      return file.hasSuffix(".json") ? folder + file : nil
    }.sorted()
  }
}
