/// One of twelve hues by which senders are told apart: by their place among the people of a conversation
/// (`People.hue(of:)`), or, if the people are not known, by a hash of the name. The hash gives one of the
/// first eight hues, the same in every conversation and on every machine.
public struct SenderHue: Hashable, Sendable {
  /// How many hues there are.
  public static let count = 12
  /// How many of them a hash of a name can give.
  public static let namedCount = 8

  /// From 0 to 11.
  public let number: UInt8

  /// The hue of a sender: the FNV-1a hash (64 bits) of the name's UTF-8, folded to 32 bits, modulo 8.
  ///
  /// - Complexity: Linear in the name.
  public init(of sender: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in sender.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    number = UInt8((hash ^ hash >> 32) % UInt64(Self.namedCount))
  }

  /// The hue of a place in a list, from 0. After the last hue they repeat.
  public init(place: Int) { number = UInt8(place.magnitude % UInt(Self.count)) }
}
