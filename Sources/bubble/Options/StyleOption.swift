import BubbleLayout
import Foundation

/// A style by the name of a preset or the path of a file.
enum StyleOption {
  /// - Throws: `ToolFailure` that names the preset, or the file, the field and the reason.
  static func style(_ name: String) throws(ToolFailure) -> ChatStyle {
    if let preset = ChatStylePreset.named(name) { return preset.style }
    let isPath = name.contains("/") || name.hasSuffix(".json")
    guard isPath || FileManager.default.fileExists(atPath: name) else {
      throw .wrongUse("there is no style '\(name)': give a file, or one of \(presets)")
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
      let place = error.field.isEmpty ? "" : "field \(error.field.quoted()): "
      throw .unreadable("\(name): \(place)\(error.reason)")
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
