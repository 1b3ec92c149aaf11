import BubbleLayout
import Foundation
import MessageReading

/// Finds a style by the name of a preset or the path of a file.
enum StyleOption {
  /// - Throws: `ToolFailure` that names the preset, or the file, the field and the reason.
  static func style(_ name: String) throws(ToolFailure) -> ChatStyle {
    if let preset = ChatStylePreset.named(name) { return preset.style }
    let isPath = name.contains("/") || name.hasSuffix(".json")
    guard isPath || FileManager.default.fileExists(atPath: name) else {
      let question = Suggestion.question(for: name, among: ChatStylePreset.all.map(\.name))
      throw .wrongUse(
        "unknown style '\(name)'"
          + (question.isEmpty
            ? "; give a file, or one of the presets \(presets)"
            : "\(question) Give a file, or one of the presets \(presets)"))
    }
    let json = try InputFile.bytes(of: name, what: "the style")
    do throws(StyleError) {
      let pictures = StylePictureReader(besideStyle: name)
      return try ChatStyle(json: json, readingPictures: pictures.file)
    } catch {
      throw .unreadable("\(name):\(JSONFault(error, in: json))")
    }
  }

  static var presets: String { ChatStylePreset.all.map(\.name).joined(separator: ", ") }
}
