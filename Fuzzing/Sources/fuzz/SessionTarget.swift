import FuzzParts
import Foundation
import LayoutSession

/// Sends requests to a session. Each line must get one answer, which is JSON on one line and repeats the
/// request's id.
enum SessionTarget {
  /// The first byte says whether the other bytes are lines themselves or choose requests.
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let lines: [[UInt8]]
    if input.flag() {
      lines = input.rest().split(separator: 0x0A).prefix(64).map(Array.init)
    } else {
      var requests = SessionRequests()
      lines = requests.lines(&input)
    }
    let answers = answers(to: lines)
    guard bytes.count % 4 == 0 else { return }
    // Counts of work depend on what has been shaped before.
    let isCounted = lines.map { String(decoding: $0, as: UTF8.self).contains("statistics") }
    for (index, (one, other)) in zip(answers, Self.answers(to: lines)).enumerated() where !isCounted[index] {
      expect(one == other, "the same requests get other answers", "in line \(index + 1)")
    }
  }

  private static func answers(to lines: [[UInt8]]) -> [[UInt8]?] {
    let session = LayoutSession(engine: FuzzEngine.shared)
    return lines.map { line in
      let answer = session.answer(to: line)
      if let answer { check(answer, to: line) }
      return answer
    }
  }

  private static func check(_ answer: [UInt8], to line: [UInt8]) {
    expect(answer.last == 0x0A, "an answer without a line end")
    expect(answer.dropLast().allSatisfy { $0 >= 0x20 }, "an answer with a control character")
    let members: [String: Any]
    do {
      members = try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any] ?? [:]
    } catch {
      found("an answer is not JSON", "\(error)")
    }
    expect(members.keys.contains("id") && members.count > 1, "an answer with nothing in it")
    if let error = members["error"] as? [String: Any] {
      let message = error["message"] as? String ?? ""
      expect(!message.isEmpty && error["code"] is String, "an error without words")
    }
  }
}
