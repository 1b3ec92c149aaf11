/// One of eight hues by which senders are told apart: the same for a sender in every conversation and on every machine.
public struct SenderHue: Hashable, Sendable {
  /// How many hues there are.
  public static let count = 8

  /// From 0 to 7.
  public let number: UInt8

  /// The hue of a sender: the FNV-1a hash (64 bits) of the name's UTF-8, folded to 32 bits, modulo 8.
  ///
  /// - Complexity: Linear in the name.
  public init(of sender: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in sender.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    number = UInt8((hash ^ hash >> 32) % UInt64(Self.count))
  }
}
