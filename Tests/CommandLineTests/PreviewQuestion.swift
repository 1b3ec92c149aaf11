import Foundation
import Testing

/// A request of the page of `bubble preview`, and the answer to it.
struct PreviewQuestion {
  var style = "merged"
  var styleText: String?
  var width = 320.0
  var theme = "light"
  var direction = "ltr"
  var fontScale = 1.0
  var fonts = "bundled"
  var dates = false
  var unread: String?
  var typed: [(text: String, isMine: Bool)] = []
  var top = 0.0
  var height = 600.0
  var isAtEnd = false
  var after = 0

  struct Answer: Decodable {
    struct Row: Decodable {
      let key: String
      let y: Double
      let height: Double
      let index: Int?
      let label: String
      let svg: String
    }
    struct Problem: Decodable {
      let field: String
      let reason: String
    }
    let number: Int
    let isNew: Bool
    let rules: String?
    let definitions: String
    let top: Double
    let height: Double
    let count: Int
    let rows: [Row]
    let isSettled: Bool
    let microseconds: Int
    let problem: Problem?
    let unread: String?
  }

  var body: String {
    get throws {
      var settings: [String: Any] = [
        "style": style, "width": width, "theme": theme, "direction": direction, "fontScale": fontScale,
        "fonts": fonts, "me": "you", "dates": dates, "typing": false, "isPrivate": false,
        "isSelecting": false,
        "typed": typed.map { ["text": $0.text, "isMine": $0.isMine] as [String: Any] }, "marks": false,
      ]
      if let unread { settings["unread"] = unread }
      if let styleText { settings["styleText"] = styleText }
      let question: [String: Any] = [
        "pane": "a", "settings": settings, "top": top, "height": height, "isAtEnd": isAtEnd, "overscan": 100,
        "after": after,
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: question), as: UTF8.self)
    }
  }

  /// Sends the request to a preview and returns the answer.
  func answer(of server: LocalServer) async throws -> Answer {
    let (status, body) = try await server.post("view", body)
    try #require(status == 200, "\(String(decoding: body, as: UTF8.self))")
    return try JSONDecoder().decode(Answer.self, from: body)
  }
}
