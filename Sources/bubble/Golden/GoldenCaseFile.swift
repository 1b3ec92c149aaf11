import BubbleLayout
import Foundation
import MessageReading

/// A file of cases: transcripts, and for each the layouts that are compared with goldens.
///
/// ```json
/// {"cases": [
///   {"transcript": "chat.jsonl", "styles": ["balloon", "mine.json"], "widths": [320, 180],
///    "directions": ["ltr", "rtl"], "fontScales": [1, 2], "themes": ["light", "dark"], "dates": true}
/// ]}
/// ```
/// Paths are relative to the file. Fields that a case omits have the values of the command line.
struct GoldenCaseFile: Decodable {
  let cases: [Case]
  /// The content of the file, in which the lines and columns of errors are found.
  private var bytes: [UInt8] = []

  private enum CodingKeys: CodingKey { case cases }

  /// A transcript and the options of its layouts.
  struct Case: Decodable {
    /// The folder of the case's goldens; nil for a folder named after the transcript.
    let name: String?
    let transcript: String
    let styles: [String]?
    let widths: [Double]?
    let directions: [InterfaceDirection]?
    let fontScales: [Double]?
    /// The numbers of device pixels per point.
    let scales: [Double]?
    /// The themes of the pictures.
    let themes: [PictureTheme]?
    let me: String?
    let timeZone: String?
    let locale: String?
    /// The path of a file with the people.
    let people: String?
    let now: String?
    let dates: Bool?
    let unread: Unread?
    let typing: Bool?

    fileprivate static let fields: Set = [
      "name", "transcript", "styles", "widths", "directions", "fontScales", "scales", "themes", "me",
      "timeZone",
      "locale", "people", "now", "dates", "unread", "typing",
    ]

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// The names of the fields of a case that are unknown.
    struct Unknown: Decodable {
      let names: [String]

      init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
        names = all.filter { !Case.fields.contains($0) }.sorted()
      }
    }
  }

  /// The id of the message below the unread line, a number or a text.
  struct Unread: Decodable {
    let id: MessageID

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        id = .integer(number)
      } else {
        id = .string(try container.decode(String.self))
      }
    }
  }

  private struct Names: Decodable { let cases: [Case.Unknown] }

  /// Reads a file.
  ///
  /// - Throws: `ToolFailure` with the file, the field and the reason.
  static func read(_ path: String) throws(ToolFailure) -> GoldenCaseFile {
    let bytes = try InputFile.bytes(of: path, what: "the cases")
    let data = Data(bytes)
    if JSONCursor.fault(in: bytes) != nil {
      throw .unreadable("\(path):\(JSONFault(field: "", reason: "", in: bytes))")
    }
    do {
      var file = try JSONDecoder().decode(GoldenCaseFile.self, from: data)
      file.bytes = bytes
      // Unknown fields are errors. Otherwise a misspelt field would be ignored, and nobody would notice that
      // a layout is missing.
      let unknown = try JSONDecoder().decode(Names.self, from: data).cases.enumerated()
      for (index, found) in unknown where !found.names.isEmpty {
        let place = file.place(of: "cases[\(index)].\(found.names[0])", in: path)
        let question = Suggestion.question(for: found.names[0], among: Case.fields.sorted())
        throw ToolFailure.unreadable(
          "\(place): cases[\(index)]: unknown field \(Diagnostics.quoted(found.names[0]))\(question)")
      }
      return file
    } catch let failure as ToolFailure {
      throw failure
    } catch let error as DecodingError {
      let fault = reason(error)
      let place = JSONCursor.offset(of: fault.field, in: bytes).map { ":\(JSONPlace($0, in: bytes))" } ?? ""
      throw .unreadable("\(path)\(place): \(fault.field.isEmpty ? "" : fault.field + ": ")\(fault.reason)")
    } catch {
      throw .unreadable("\(path): \(error)")
    }
  }

  /// Returns the place of a field: the file, the line and the column.
  func place(of field: String, in path: String) -> String {
    guard let offset = JSONCursor.offset(of: field, in: bytes) else { return path }
    return "\(path):\(JSONPlace(offset, in: bytes))"
  }

  private static func reason(_ error: DecodingError) -> (field: String, reason: String) {
    let (context, what): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
      case .typeMismatch(let type, let context): (context, "\(type) is needed")
      case .valueNotFound(let type, let context): (context, "\(type) is needed")
      case .dataCorrupted(let context): (context, context.debugDescription)
      @unknown default: (.init(codingPath: [], debugDescription: ""), "it is not understood")
      }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return (path.hasPrefix(".") ? String(path.dropFirst()) : path, what)
  }
}
