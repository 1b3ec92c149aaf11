/// One kind of work that is measured.
public struct BenchmarkRow {
  /// What the tables call it.
  public let name: String
  /// What one unit of it is: the time is that of one.
  public let unit: String
  /// How many units a pass does.
  let count: Int
  /// Done before each pass with the number of the turn, and not counted.
  let prepare: (Int) -> Int
  /// Returns a number that depends on all of the work, so that none can be left out.
  let work: (Int) -> Int

  /// A row of one name, and what its passes do.
  public init(
    _ name: String, per unit: String, count: Int, prepare: @escaping (Int) -> Int = { _ in 0 },
    work: @escaping (Int) -> Int
  ) {
    self.name = name
    self.unit = unit
    self.count = count
    self.prepare = prepare
    self.work = work
  }

  /// Nanoseconds a unit of one pass.
  public func pass(_ turn: Int) -> Double {
    _ = prepare(turn)
    return nanoseconds { work(turn) } / Double(count)
  }
}
