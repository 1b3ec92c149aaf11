import ArgumentParser

/// One of several equal shares of the layouts: `2/3` is the second of three.
struct Shard: ExpressibleByArgument {
  let number: Int
  let count: Int

  static let all = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      1...count ~= number
    else { return nil }
    self.init(number: number, count: count)
  }

  var defaultValueDescription: String { "\(number)/\(count)" }

  /// Whether the layout at an index of the list belongs to this share.
  func has(_ index: Int) -> Bool { index % count == number - 1 }
}
