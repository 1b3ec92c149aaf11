import BubbleLayout
import Foundation
import LayoutFormat

/// Finds styles by the name of a preset or the path of a file.
enum StyleFile {
  /// The maximum size of a file, in bytes.
  private static let limit = 16 << 20

  /// - Throws: `SessionFailure` that names the field and the reason.
  static func style(named name: String, field: String) throws(SessionFailure) -> ChatStyle {
    if let preset = ChatStylePreset.named(name) { return preset.style }
    let presets = ChatStylePreset.all.map(\.name).joined(separator: ", ")
    let shown = name.prefix(100)
    guard name.contains("/") || name.hasSuffix(".json") else {
      throw SessionFailure(
        .badRequest, "unknown style \"\(shown)\"; give a file, an object, or one of the presets \(presets)",
        field: field)
    }
    guard RegularFile.size(of: name).map({ $0 <= limit }) ?? false,
      let json = try? Data(contentsOf: URL(fileURLWithPath: name))
    else { throw SessionFailure(.unreadable, "\(shown): the style cannot be read", field: field) }
    do throws(StyleError) {
      return try ChatStyle(json: json)
    } catch {
      let place = error.field.isEmpty ? "" : "field \"\(error.field.prefix(200))\": "
      throw SessionFailure(.unreadable, "\(shown): \(place)\(error.reason)", field: field)
    }
  }
}

/// Checks for regular files. Pipes, devices and standard input are refused, because reading them may never
/// end.
enum RegularFile {
  /// Returns the size of a regular file, in bytes; nil for anything else.
  static func size(of path: String) -> Int? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return attributes[.size] as? Int
  }
}
