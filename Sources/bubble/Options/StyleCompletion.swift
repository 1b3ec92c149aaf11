import ArgumentParser
import BubbleLayout
import Foundation

/// What a shell offers where a style is asked for.
enum StyleCompletion {
  /// Presets first, then files that may hold a style.
  static let kind = CompletionKind.custom { _, _, typed in candidates(for: typed) }

  /// The presets and files that begin with what is typed; folders end in `/`. In a list it is the part after the last comma
  /// that is completed.
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
      // A file whose name begins with a dot is offered to those who type the dot.
      guard file.hasPrefix(start), !file.hasPrefix(".") || start.hasPrefix(".") else { return nil }
      let values = try? entry.resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == true { return folder + file + "/" }
      return file.hasSuffix(".json") ? folder + file : nil
    }.sorted()
  }
}
