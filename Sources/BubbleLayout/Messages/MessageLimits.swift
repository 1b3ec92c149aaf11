/// The limits of one message. Laying out a text takes much more memory than its bytes. Moreover, a line of
/// thirty bytes can describe gigabytes of text (`runs` in collections of hostile texts). The parts that
/// exceed the limits are left out and reported. Other messages are not affected.
public struct MessageLimits: Hashable, Sendable {
  /// The maximum number of UTF-8 bytes in a message's text. The same limit applies to the sum of all other
  /// parts, in which each number, word and list counts as 32.
  public let bytes: Int

  /// The default limit, 2 MB, which is far more than people write.
  public static let standard = MessageLimits(bytes: 2 << 20)
  /// The minimum and the maximum limit.
  public static let range = 1_024...(64 << 20)

  /// Creates a limit, clamped to `range`.
  public init(bytes: Int) { self.bytes = min(max(bytes, Self.range.lowerBound), Self.range.upperBound) }

  /// How many bytes of JSON are read to examine the content of a list or an object.
  package var json: Int { 4 * bytes }

  /// The reason that is reported if a text is shortened.
  package var reason: String { "the text is longer than \(bytes) bytes; the rest was left out" }
  /// The reason that is reported if other parts are left out.
  package var partReason: String { "the message has more than \(bytes) bytes besides its text" }
}

extension String {
  /// Returns the beginning of a text that has more than this number of UTF-8 bytes; nil for a shorter text.
  ///
  /// - Complexity: Linear in the limit.
  package func shortened(to limit: Int) -> String? {
    guard utf8.count > limit else { return nil }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
