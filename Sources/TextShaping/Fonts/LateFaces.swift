import Synchronization

/// The faces that a matching returns for characters that the faces of its stack lack, in the order of the
/// requests.
///
/// The number of a face depends on earlier requests, but the face that a text gets does not.
final class LateFaces: Sendable {
  private let matching: any FontMatching
  private let request: FontRequest
  /// The number of faces of the stack itself.
  private let offset: Int
  private let known = Mutex(Known())

  private struct Known {
    var faces: [FontFace] = []
    var numbers: [FontFace: Int] = [:]
    /// For each cluster that was looked up, the number of its face; nil if no face has the characters.
    var answers: [Question: Int?] = [:]
  }

  private struct Question: Hashable {
    let characters: [UInt32]
    let isEmoji: Bool
  }

  /// The maximum number of cached results. If there are more, the cache is cleared, but the faces stay.
  private static let limit = 4_096

  init(_ matching: any FontMatching, request: FontRequest, after offset: Int) {
    self.matching = matching
    self.request = request
    self.offset = offset
  }

  /// The face with a number in the stack.
  subscript(number: Int) -> FontFace { known.withLock { $0.faces[number - offset] } }

  /// Returns the number of a face that has all of the characters; nil if there is none.
  func face(for characters: some Collection<UInt32>, isEmoji: Bool) -> Int? {
    let question = Question(characters: Array(characters), isEmoji: isEmoji)
    if let answer = known.withLock({ $0.answers[question] }) { return answer }
    let scalars = question.characters.compactMap { Unicode.Scalar($0) }
    // The matching is called without the lock, because the system may take a long time to find a face.
    let face = matching.fallback(for: scalars, isEmoji: isEmoji, in: request).flatMap { face in
      question.characters.allSatisfy { face.hasGlyph(for: $0) } ? face : nil
    }
    return known.withLock { known in
      if known.answers.count >= Self.limit { known.answers.removeAll(keepingCapacity: true) }
      let number = face.flatMap { Self.number(of: $0, after: offset, in: &known) }
      known.answers[question] = .some(number)
      return number
    }
  }

  private static func number(of face: FontFace, after offset: Int, in known: inout Known) -> Int? {
    if let number = known.numbers[face] { return number }
    let number = offset + known.faces.count
    guard number < CoverageMap.limit else { return nil }
    known.faces.append(face)
    known.numbers[face] = number
    return number
  }
}
