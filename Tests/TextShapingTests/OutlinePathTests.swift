import Testing
import TextShaping

@Suite struct OutlinePathTests {
  private typealias Place = OutlinePath.Point

  private let leaf = OutlinePath([
    .move(Place(10, -5)), .line(Place(10, 20)), .quadratic(Place(4, 24), Place(-3, 20)),
    .cubic(Place(-9.5, 14.25), Place(-8, 0.015625), Place(10, -5)), .close, .move(Place(1, 2)),
    .line(Place(0.5, 2)), .close,
  ])

  @Test func dataIsRelativeAndHasTheFewestDigits() {
    #expect(
      leaf.svg
        == "M10 -5l0 25q-6 4-13 0c-6.5-5.75-5-19.984375 13-25zM1 2l-0.5 0z")
    #expect(leaf.svg(decimals: 0) == "M10 -5l0 25q-6 4-13 0c-7-6-5-20 13-25zM1 2l0 0z")
    #expect(OutlinePath().svg.isEmpty)
  }

  /// A path has a hundred steps of 1/3. Each is rounded to two decimals, but the rounding errors do not add
  /// up.
  @Test func roundingDoesNotAddUp() {
    let path = OutlinePath([.move(Place(0, 0))] + (1...100).map { .line(Place(Double($0) / 3, 0)) })
    let steps = path.svg(decimals: 2).split(separator: "l").dropFirst().compactMap { step in
      step.split(separator: " ").first.flatMap { Double($0) }
    }
    #expect(steps.count == 100 && abs(steps.reduce(0, +) - 33.33) < 1e-9)
  }

  @Test func boundsMeasureCurvesAndNotTheirControlPoints() throws {
    let arch = OutlinePath([.move(Place(0, 8)), .quadratic(Place(4, 0), Place(8, 8))])
    let bounds = try #require(arch.bounds)
    #expect(bounds.minimum == Place(0, 4) && bounds.maximum == Place(8, 8))
    // The curve has two extremes: 3t(1 − t)(1 − 2t) is largest at t = 0.2113, where it is √3 ⁄ 6.
    let wave = OutlinePath([.move(Place(0, 0)), .cubic(Place(1, 1), Place(2, -1), Place(3, 0))])
    let height = try #require(wave.bounds)
    #expect(abs(height.maximum.y - 0.288_675) < 1e-6 && abs(height.minimum.y + 0.288_675) < 1e-6)
    #expect(height.minimum.x == 0 && height.maximum.x == 3)
    #expect(OutlinePath().bounds == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostileCoordinatesEnd(value: Double) {
    let path = OutlinePath([
      .move(Place(value, 0)), .quadratic(Place(-value, 1), Place(1, value)),
      .cubic(Place(0, -value), Place(value, value), Place(1, 1)), .close,
    ])
    #expect(path.svg.hasPrefix("M") && path.svg.hasSuffix("z"))
    #expect(path.bounds != nil)
  }

  @Test func mappingMovesEachPoint() {
    let moved = leaf.mapping { Place($0.x + 1, $0.y * 2) }
    #expect(moved.elements.count == leaf.elements.count)
    #expect(moved.elements[2] == .quadratic(Place(5, 48), Place(-2, 40)))
    #expect(moved.elements[3] == .cubic(Place(-8.5, 28.5), Place(-7, 0.03125), Place(11, -10)))
  }
}
