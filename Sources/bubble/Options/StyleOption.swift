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
    let json: Data
    do {
      json = try Data(contentsOf: URL(fileURLWithPath: name))
    } catch {
      throw .unreadable("\(name): the style cannot be read: \(reason(error))")
    }
    do throws(StyleError) {
      return try ChatStyle(json: json)
    } catch {
      throw .unreadable("\(name):\(JSONFault(error, in: [UInt8](json)))")
    }
  }

  static var presets: String { ChatStylePreset.all.map(\.name).joined(separator: ", ") }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return (error as NSError).code == CocoaError.fileReadNoSuchFile.rawValue
        ? "No such file or directory" : "\(error.localizedDescription)"
    }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
