/// A row of a benchmark's table: one kind of work that is measured.
public struct BenchmarkRow {
  /// The name in the tables.
  public let name: String
  /// The name of a unit of the work; times are given per unit.
  public let unit: String
  /// The number of units in a pass.
  let count: Int
  /// Called before each pass with the number of the turn; its time is not counted.
  let prepare: (Int) -> Int
  /// Does the work and returns a number that depends on all of it, so that the compiler cannot remove any.
  let work: (Int) -> Int

  /// Makes a row from its name and the work of a pass.
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

  /// Runs a pass and returns its time per unit, in nanoseconds.
  public func pass(_ turn: Int) -> Double {
    _ = prepare(turn)
    return nanoseconds { work(turn) } / Double(count)
  }
}
