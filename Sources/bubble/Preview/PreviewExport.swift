import BubbleLayout
import Foundation
import LayoutFormat
import LayoutPainting
import LayoutSession
import TextLayout

/// A request of a pane: to export what it shows as a file.
struct PreviewExportQuestion: Decodable, Sendable {
  let pane: String
  let form: String
  /// The upper edge of the exported part, in points; nil for the whole conversation. `height` is the height
  /// of the part.
  let top: Double?
  let height: Double?
}

/// A file for the browser to save.
struct PreviewExport: Sendable {
  let name: String
  let type: String
  let content: Data
}

/// Writes what a pane shows in other formats.
struct PreviewExporter {
  var pane: PreviewPane
  /// The path of the messages' file; nil if there is none.
  let file: String?
  let fontFolder: String?
  let reader: ReaderOptions

  /// The maximum number of messages that are written; `bubble layout` has no limit.
  private static let longest = 5_000
  /// Pixels per point in a PNG.
  private static let scale = 2.0

  /// - Throws: `PreviewRefusal` if the file cannot be made.
  mutating func export(_ question: PreviewExportQuestion) throws(PreviewRefusal) -> PreviewExport {
    switch question.form {
    case "png": return file("chat.png", "image/png", Data(try png(try excerpt(question).rows)))
    case "svg":
      let drawing = SVGPainter(theme: theme).drawing(of: try excerpt(question).rows)
      return file("chat.svg", "image/svg+xml", Data(drawing.utf8))
    case "json": return file("chat.json", "application/json", try json(try excerpt(question)))
    case "swift", "golden":
      guard pane.settings.isGallery != true else {
        throw .init("the gallery of states can be saved only as PNG, SVG or JSON")
      }
      return question.form == "swift"
        ? file("Chat.swift", "text/plain; charset=utf-8", Data(swift.utf8))
        : file("goldens.json", "application/json", Data(golden.json().utf8 + [0x0A]))
    case "style":
      let text = pane.settings.styleText ?? pane.style.json
      return file("style.json", "application/json", Data(text.utf8))
    default: throw .init("unknown export format; the formats are png, svg, json, swift, golden and style")
    }
  }

  private var theme: Theme { pane.settings.colors == .dark ? .dark : .light }

  private func file(_ name: String, _ type: String, _ content: Data) -> PreviewExport {
    PreviewExport(name: name, type: type, content: content)
  }

  /// Returns the rows to export, which begin at y = 0, and the header of their layout.
  private mutating func excerpt(
    _ question: PreviewExportQuestion
  ) throws(PreviewRefusal) -> (rows: [TranscriptRow], header: LayoutHeader) {
    guard let top = question.top, let height = question.height else {
      return try pane.excerpt(nil, limit: Self.longest)
    }
    guard top.isFinite, PreviewQuestion.heights ~= height else { throw .init("the viewport is invalid") }
    return try pane.excerpt(
      SessionViewport(top: LayoutUnit(top), height: LayoutUnit(height), overscan: 0), limit: Self.longest)
  }

  private func png(_ items: [TranscriptRow]) throws(PreviewRefusal) -> [UInt8] {
    do throws(PNGError) {
      return try PNGPainter(theme: theme, scale: Self.scale).png(of: items)
    } catch {
      throw .init("\(error); the visible part fits")
    }
  }

  private func json(
    _ excerpt: (rows: [TranscriptRow], header: LayoutHeader)
  ) throws(PreviewRefusal) -> Data {
    var bytes = Data()
    do {
      try JSONWriter().write(excerpt.rows, header: excerpt.header) { bytes.append(contentsOf: $0) }
    } catch {
      throw .init("\(error)")
    }
    return bytes
  }

  /// The pane as a case for `bubble golden --cases`.
  private var golden: JSONValue {
    let settings = pane.settings
    var members: [(String, JSONValue)] = [
      ("transcript", .string(file ?? "chat.jsonl")),
      ("styles", .array([.string(settings.styleText == nil ? settings.style : "style.json")])),
      ("widths", .array([.number(settings.width)])),
      ("directions", .array([.string(settings.direction)])),
      ("fontScales", .array([.number(settings.fontScale)])), ("themes", .array([.string(settings.theme)])),
      ("timeZone", .string(reader.timeZone)), ("locale", .string(reader.locale)),
      ("dates", .boolean(settings.dates)), ("typing", .boolean(settings.typing)),
    ]
    if let me = settings.me { members.append(("me", .string(me))) }
    if let people = reader.peopleFile { members.append(("people", .string(people))) }
    if let now = reader.now { members.append(("now", .string(now.text))) }
    switch settings.unread {
    case .integer(let number)?: members.append(("unread", .integer(number)))
    case .string(let text)?: members.append(("unread", .string(text)))
    case nil: break
    }
    let one = JSONValue.object(members.map { .init(name: $0.0, value: $0.1) })
    return .object([.init(name: "cases", value: .array([one]))])
  }
}
