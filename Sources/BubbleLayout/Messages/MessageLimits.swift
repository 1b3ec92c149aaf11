/// What one message may bring along. Laying out a text takes many times the memory of its bytes, and a line of thirty
/// bytes can ask for a text of gigabytes (`runs`): whatever goes beyond is left out and reported, and the messages beside
/// it are as they would be without it.
public struct MessageLimits: Hashable, Sendable {
  /// The most bytes of UTF-8 that a message's text has, and the most that all else in it has together, each number, word
  /// and list counted as 32.
  public let bytes: Int

  /// 2 MB: far beyond what people write.
  public static let standard = MessageLimits(bytes: 2 << 20)
  /// The least and the greatest limit.
  public static let range = 1_024...(64 << 20)

  /// A limit, brought within `range`.
  public init(bytes: Int) { self.bytes = min(max(bytes, Self.range.lowerBound), Self.range.upperBound) }

  /// How many bytes of JSON are looked at to find out what is in a list or an object.
  package var json: Int { 4 * bytes }

  /// Why a text was shortened.
  package var reason: String { "the text is longer than \(bytes) bytes; the rest was left out" }
  /// Why something else was left out.
  package var partReason: String { "the message has more than \(bytes) bytes beside its text" }
}

extension String {
  /// The beginning of a text that is longer than a number of bytes of UTF-8; nil for one that is not.
  ///
  /// - Complexity: Linear in the limit.
  package func shortened(to limit: Int) -> String? {
    guard utf8.count > limit else { return nil }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
