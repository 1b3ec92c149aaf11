/// The limits of one message. Laying out a text takes many times the memory of its bytes, and a line of
/// thirty bytes can ask for gigabytes of text (`runs`). What exceeds the limits is left out and reported.
/// Other messages are not affected.
public struct MessageLimits: Hashable, Sendable {
  /// The maximum number of UTF-8 bytes of a message's text. The same limit applies to everything else in it
  /// together, with each number, word and list counted as 32.
  public let bytes: Int

  /// 2 MB, far more than people write.
  public static let standard = MessageLimits(bytes: 2 << 20)
  /// The minimum and the maximum limit.
  public static let range = 1_024...(64 << 20)

  /// Creates a limit, clamped to `range`.
  public init(bytes: Int) { self.bytes = min(max(bytes, Self.range.lowerBound), Self.range.upperBound) }

  /// How many bytes of JSON are read to find out what is in a list or an object.
  package var json: Int { 4 * bytes }

  /// Why a text was shortened.
  package var reason: String { "the text is longer than \(bytes) bytes; the rest was left out" }
  /// Why something else was left out.
  package var partReason: String { "the message has more than \(bytes) bytes besides its text" }
}

extension String {
  /// The beginning of a text that is longer than a number of UTF-8 bytes; nil if it is not.
  ///
  /// - Complexity: Linear in the limit.
  package func shortened(to limit: Int) -> String? {
    guard utf8.count > limit else { return nil }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
