/// A style that is included in the library: its name, a summary, and its JSON.
public struct ChatStylePreset: Hashable, Sendable {
  /// The name of the style.
  public let name: String
  /// A description in one line, for a list of presets.
  public let summary: String
  /// The style as a JSON document.
  public let json: String

  /// All presets, in the order in which they are listed.
  public static let all: [ChatStylePreset] = [balloon, padded, tailed, rows, clustered, merged]

  /// Returns the preset with a name; nil if there is none.
  public static func named(_ name: String) -> ChatStylePreset? { all.first { $0.name == name } }

  /// Returns the preset with a name.
  ///
  /// - Throws: `FieldError`, which lists the presets.
  static func known(_ name: String) throws(FieldError) -> ChatStylePreset {
    guard let preset = named(name) else {
      let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
      let suggestion = Suggestion.aside(for: name, among: all.map(\.name))
      throw FieldError("", "unknown preset \(name.quoted(limit: 40))\(suggestion); the presets are \(names)")
    }
    return preset
  }

  /// The style of the preset. Each preset is parsed once per process.
  public var style: ChatStyle {
    switch name {
    case Self.balloon.name: .balloon
    case Self.padded.name: .padded
    case Self.tailed.name: .tailed
    case Self.rows.name: .rows
    case Self.clustered.name: .clustered
    case Self.merged.name: .merged
    default: read()
    }
  }

  /// Reads the style from the JSON.
  fileprivate func read() -> ChatStyle {
    do {
      return try ChatStyle(json: json)
    } catch {
      // This cannot fail, because the presets are part of the program and a test reads each of them.
      preconditionFailure("preset \(name): \(error)")
    }
  }
}

extension ChatStyle {
  /// Nine-patch balloons, with the sender and the time centred above each.
  public static let balloon = ChatStylePreset.balloon.read()
  /// Bubbles with padding, beside round avatars.
  public static let padded = ChatStylePreset.padded.read()
  /// Tinted bubbles with tails. Pictures are cropped to the bubble's shape; the time and the delivery state
  /// are beside it.
  public static let tailed = ChatStylePreset.tailed.read()
  /// Rows of the same height, with a text and a sender.
  public static let rows = ChatStylePreset.rows.read()
  /// Messages of a sender less than three minutes apart form a group and share corners. Reactions overlap the
  /// bubble's edge.
  public static let clustered = ChatStylePreset.clustered.read()
  /// Messages of a sender less than ten minutes apart form a group, whose last message has a tail. Reactions
  /// are in the bubble.
  public static let merged = ChatStylePreset.merged.read()

  /// Returns the preset with a name.
  ///
  /// - Throws: `StyleError`, which lists the presets.
  public static func preset(_ name: String) throws(StyleError) -> ChatStyle {
    do {
      return try ChatStylePreset.known(name).style
    } catch {
      throw StyleError(error.within(.member("preset")))
    }
  }
}
