#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ChatStyle {
  /// Reads a style from JSON whose bubbles may name nine-patch files (`bubble.picture.file`).
  ///
  /// - Parameter file: Reads a file.
  /// - Throws: `StyleError`, which names a field that is unknown, missing, of a wrong type or out of range, or
  ///   whose file cannot be used.
  package init(
    json: some Sequence<UInt8>, readingPictures file: NinePatchFile.Reader
  ) throws(StyleError) {
    do {
      try self.init(reading: Self.withPictures(Self.parsed(json), file))
    } catch {
      throw StyleError(error)
    }
  }

  /// Returns a style's JSON in which the size, caps and padding of nine-patch files replace their names.
  private static func withPictures(
    _ style: JSONValue, _ read: NinePatchFile.Reader
  ) throws(FieldError) -> JSONValue {
    guard case .object(let members) = style else { return style }
    let base = style["bubble"]
    let shared = try PictureChange(base, inheriting: nil, at: [.member("bubble")], read)
    var changed: [JSONValue.Member] = []
    if let shared { changed.append(shared.change) }
    for role in [MessageRole.sent, .received, .notice] {
      let override = style[role.rawValue]
      let bubble = override?["bubble"]
      let path = [JSONStep.member(role.rawValue), .member("bubble")]
      let own = try PictureChange(bubble, inheriting: base, at: path, read)
      // The preset may give one of the roles another picture.
      let isCovered = own == nil && role != .notice && style["preset"] != nil && bubble?["picture"] == nil
      guard let change = own ?? (isCovered ? shared : nil) else { continue }
      var kept = change
      if own == nil { kept.members.removeAll { bubble?[$0.name] != nil } }
      changed.append(.init(name: role.rawValue, value: .object([kept.change])))
    }
    guard !changed.isEmpty else { return style }
    let named = JSONValue.object(members).withoutFiles.overlaid(with: .object(changed))
    // Over a preset, the padding of any picture of the style's own applies to all content. Without one, that of a file does.
    if style["preset"] != nil { return named }
    return JSONValue.object(contentAtPadding(of: named)).overlaid(with: named)
  }
}

/// The members of a bubble that a nine-patch file changes.
private struct PictureChange {
  var members: [JSONValue.Member]

  /// The bubble that a style, or a role in it, gets.
  var change: JSONValue.Member { .init(name: "bubble", value: .object(members)) }

  /// Reads the file of a bubble; nil if it has none.
  ///
  /// - Parameter outer: The bubble of all roles, whose file a role's bubble may use with other settings.
  init?(
    _ bubble: JSONValue?, inheriting outer: JSONValue?, at path: [JSONStep], _ read: NinePatchFile.Reader
  ) throws(FieldError) {
    guard let bubble, let own = bubble["picture"], case .object = own else { return nil }
    var settings = own
    if own["file"] == nil, own["asset"] == nil, let inherited = outer?["picture"], inherited["file"] != nil {
      settings = inherited.overlaid(with: own)
    }
    func fault(_ error: FieldError, _ field: String) -> FieldError {
      (path + [.member("picture"), .member(field)]).reversed().reduce(error) { $0.within($1) }
    }
    guard let name = settings["file"] else {
      guard own["scale"] == nil else {
        throw fault(FieldError("", "is for pictures with a file, and this one has none"), "scale")
      }
      return nil
    }
    let file: NinePatchFile
    let scale: Double
    do {
      file = try read(String.form.read(name))
    } catch {
      throw fault(error, "file")
    }
    do {
      scale = try settings["scale"].map { (value) throws(FieldError) in try Double.form.read(value) } ?? 1
    } catch {
      throw fault(error, "scale")
    }
    guard (0.25...16).contains(scale) else {
      throw fault(FieldError("", "must be from 0.25 to 16, but is \(scale)"), "scale")
    }
    guard case .string(let text) = name else { return nil }
    let picture = file.members(named: text, settings, scale: scale)
    members = [.init(name: "picture", value: .object(picture))]
    if bubble["shape"] == nil, outer?["shape"] == nil {
      members.append(.init(name: "shape", value: .string("picture")))
    }
    if bubble["padding"] == nil, outer?["padding"] == nil {
      members.append(.init(name: "padding", value: file.padding(settings, scale: scale)))
      // A preset's own distance from the capitals would replace the padding above and below.
      if bubble["opticalInset"] == nil, outer?["opticalInset"] == nil {
        members.append(.init(name: "opticalInset", value: .null))
      }
    }
  }
}

extension JSONValue {
  /// A style without the names and scales of nine-patch files.
  fileprivate var withoutFiles: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard ["bubble", "picture", "sent", "received", "notice"].contains(member.name) else { return member }
        var inner = member.value.withoutFiles
        if member.name == "picture", case .object(let fields) = inner {
          inner = .object(fields.filter { $0.name != "file" && $0.name != "scale" })
        }
        return Member(name: member.name, value: inner)
      })
  }
}
